import type { PlanOffer } from '@herald/contract/endpoints/pages';
import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useSiteName } from '#lib/site-name.ts';
import { buttonClass } from '#ui/button-class.ts';
import { PlanCard } from '#ui/plan-card.tsx';
import { PlanRequest } from './plan-request.tsx';

interface WayToPlanProps {
  offer: PlanOffer;
  link: string | null;
  reader: SessionUser;
  hasGains: boolean;
}

/** The plan as it is offered, and the next step that exists for this reader. */
export function WayToPlan({ offer, link, reader, hasGains }: WayToPlanProps) {
  return (
    <PlanCard
      headingId="way"
      name={offer.plan.name}
      description={offer.description}
      price={offer.price}
      currency={offer.currency}
      isFeatured={offer.is_featured}
      features={offer.features}
      isHeld={offer.is_held}
    >
      <NextStep offer={offer} link={link} reader={reader} hasGains={hasGains} />
    </PlanCard>
  );
}

function NextStep({ offer: { plan, is_held: isHeld }, link, reader, hasGains }: WayToPlanProps) {
  const siteName = useSiteName();
  const { role, owner_name: ownerName } = reader.account;
  if (isHeld) return <Line>Your account has this plan.</Line>;
  if (link) {
    return (
      <a
        href={link}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ kind: 'primary', size: 'l', full: true, className: 'mt-5' })}
      >
        {`Get ${plan.name}`}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  if (reader.user_type === 'admin') {
    return <Line>You are an administrator of {siteName}. Administrators decide who has which plan.</Line>;
  }
  if (!hasGains) return <Line>There is nothing to ask for.</Line>;
  if (role !== 'owner') {
    return <Line>{`The plan belongs to the account of ${ownerName}. Ask them for ${plan.name}.`}</Line>;
  }
  return (
    <>
      <Line>{`Plans are not sold on this page. Ask the administrator of ${siteName} for ${plan.name}:`}</Line>
      <PlanRequest text={`Please give ${reader.email} the plan ${plan.name}. What it changes: ${location.href}`} />
    </>
  );
}

function Line({ children }: { children: React.ReactNode }) {
  return <p className="mt-3 text-14 text-ink-soft">{children}</p>;
}
