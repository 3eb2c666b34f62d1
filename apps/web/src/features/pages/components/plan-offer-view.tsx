import type { PlanOffer } from '@herald/contract/endpoints/pages';
import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { Check } from 'lucide-react';
import { gainsOf } from '#data/plan-words.ts';
import { Icon } from '#ui/icon.tsx';
import { PlanTable } from './plan-table.tsx';
import { VideoMonth } from './video-month.tsx';
import { WayToPlan } from './way-to-plan.tsx';

interface PlanOfferViewProps {
  offer: PlanOffer;
  /** Where the operator sells the plan. */
  link: string | null;
  reader: SessionUser;
}

/** What a plan would change for this reader, and how they get it. */
export function PlanOfferView({ offer, link, reader }: PlanOfferViewProps) {
  const { plan, own } = offer;
  const gains = gainsOf(plan, own);
  return (
    <>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_340px]">
        <section aria-labelledby="gains" className="corners relative p-6 text-ink-faint md:p-8">
          <div className="text-ink">
            <h2 id="gains" className="font-semibold text-20">
              {gains.length > 0 ? 'What it opens for you' : `Nothing more than ${own.name}`}
            </h2>
            {gains.length > 0 ? (
              <ul className="mt-4 flex flex-col gap-2.5 text-14 md:text-16">
                {gains.map((gain) => (
                  <li key={gain} className="flex gap-3">
                    <Icon of={Check} className="mt-1 shrink-0 text-ink-faint" />
                    {gain}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-2 text-14 text-ink-soft">Your account already has at least as much of everything.</p>
            )}
            <VideoMonth plan={plan} own={own} />
          </div>
        </section>
        <WayToPlan offer={offer} link={link} reader={reader} hasGains={gains.length > 0} />
      </div>
      <PlanTable plan={plan} own={own} />
    </>
  );
}
