import type { Budget } from '@herald/contract/endpoints/admin-services';
import { clsx } from 'clsx';
import { capStanding } from '#lib/budget-words.ts';
import { dollars } from '#lib/dollars.ts';

const textClass = { ink: '', warn: 'text-warn', bad: 'text-bad' };
const barClass = { ink: 'bg-ink-soft', warn: 'bg-warn', bad: 'bg-bad' };

interface MonthCostProps {
  title: string;
  month: Pick<Budget, 'month_micros' | 'month_cap_micros'>;
  /** Nothing around it tells which time it is about. */
  isAlone?: boolean;
}

/** What something cost this month, and how much of its cap that is. */
export function MonthCost({ title, month, isAlone }: MonthCostProps) {
  const { month_micros, month_cap_micros } = month;
  const standing = capStanding(month);
  const cost = dollars(month_micros);
  if (!standing || month_cap_micros === null) {
    return (
      <p className="tnum text-12">
        {cost} <span className="text-ink-faint">this month</span>
      </p>
    );
  }
  const { tone, note, share } = standing;
  const cap = dollars(month_cap_micros);
  return (
    <div>
      <p className="tnum flex justify-between gap-3 text-12">
        <span className={textClass[tone]}>{cost}</span>
        <span className="text-ink-faint">{`of ${cap}${isAlone ? ' this month' : ''}`}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> each in their own way and let it be styled in none. */}
      <div
        role="meter"
        aria-label={`Cost of ${title} this month`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.round(share * 100))}
        aria-valuetext={`${cost} of ${cap}`}
        className="mt-1.5 h-[3px] overflow-hidden rounded-full bg-line-strong"
      >
        <div className={clsx('h-full', barClass[tone])} style={{ width: `${Math.min(1, share) * 100}%` }} />
      </div>
      {note && <p className={clsx('mt-1 text-12', textClass[tone])}>{note}</p>}
    </div>
  );
}
