import type { UserLimits } from '@herald/contract/endpoints/user';
import { noVideosLeftText } from '@herald/contract/plan-texts';
import { useLimits } from '#data/limits.ts';
import { isMonthUsedUp } from '#lib/videos-left.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { SupportLink } from '#ui/support-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WayToMore } from '../steps/way-to-more.tsx';
import { useWizard } from '../steps/wizard-context.ts';
import { leftWords } from './plan-words.ts';

/** What the plan still gives this month, before any work is done. */
export function PlanNote() {
  const { data: plan } = useLimits();
  if (plan && isMonthUsedUp(plan.videos_left)) return <MonthUsedUp plan={plan} />;
  return <p className="tnum mt-2 min-h-5 text-13 text-ink-faint">{plan && leftWords(plan)}</p>;
}

/** A larger plan helps only where the plan is what ends the month. */
function MonthUsedUp({ plan }: { plan: UserLimits }) {
  const { upgradePath } = useWizard();
  const setBy = plan.videos_per_month_set_by;
  const isOfPlan = setBy === 'plan';
  return (
    <div className="mt-5">
      <AlertBox action={isOfPlan && upgradePath && <TextLink to={upgradePath}>See upgrades</TextLink>}>
        {noVideosLeftText(plan.videos_per_month ?? 0, setBy)} You can prepare a draft meanwhile.{' '}
        {isOfPlan ? <WayToMore /> : <SupportLink />}
      </AlertBox>
    </div>
  );
}
