import type { PublicPlan } from '@herald/contract/endpoints/plans';
import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { usePlans } from '#data/plans.ts';
import { usePageEntries } from '#features/pages/api/use-page-entries.ts';
import { PlanRequest } from '#features/pages/components/plan-request.tsx';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-name.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PlanCard } from '#ui/plan-card.tsx';
import { SupportLink } from '#ui/support-link.tsx';
import { isOver, newsText } from './plan-news-words.ts';

/** To people without a plan: what ended, what stays possible, and the plans on offer with the way to each. */
export function NoPlan({ user }: { user: SessionUser }) {
  const plans = usePlans().data ?? [];
  const ended = user.plan_news.find(isOver);
  return (
    <section aria-labelledby="no-plan" className="mt-6">
      <h2 id="no-plan" className="display font-semibold text-26">
        {ended ? newsText(ended) : 'You have no plan'}
      </h2>
      <p className="mt-2 max-w-[72ch] text-16 text-ink-soft">
        {plans.length > 0 ? 'Choose a plan to make new videos. ' : 'No plan is on offer at the moment. '}
        Everything you made stays: watch, download, share and delete your videos, and export your data in Settings.{' '}
        <SupportLink />
      </p>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            headingId={`plan-${plan.id}`}
            name={plan.name}
            description={plan.description}
            price={plan.price}
            currency={plan.currency}
            isFeatured={plan.is_featured}
            features={plan.features}
          >
            <NextStep plan={plan} user={user} />
          </PlanCard>
        ))}
      </div>
    </section>
  );
}

function NextStep({ plan, user }: { plan: PublicPlan; user: SessionUser }) {
  const siteName = useSiteName();
  const page = usePageEntries(user.id).special.find(({ name }) => name === plan.name);
  if (plan.purchase_url) {
    return (
      <a
        href={plan.purchase_url}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ kind: 'primary', full: true, className: 'mt-5' })}
      >
        {`Get ${plan.name}`}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  if (page) {
    return (
      <ButtonLink to={paths.page(page.slug)} className="mt-5 w-full">
        {`See ${plan.name}`}
      </ButtonLink>
    );
  }
  return (
    <>
      <p className="mt-4 text-14 text-ink-soft">{`Send this to the administrator of ${siteName}:`}</p>
      <PlanRequest isQuiet text={`Please give ${user.email} the plan ${plan.name}.`} />
    </>
  );
}
