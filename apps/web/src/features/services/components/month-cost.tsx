import type { AdminService } from '@herald/contract';
import { clsx } from 'clsx';
import { dollars } from '#lib/dollars.ts';
import { capStanding, isWithoutPrice } from '../rules/money-words.ts';

const textClass = { ink: '', warn: 'text-warn', bad: 'text-bad' };
const barClass = { ink: 'bg-ink-soft', warn: 'bg-warn', bad: 'bg-bad' };

/** What a service cost this month, and how much of its cap that is. */
export function MonthCost({ service }: { service: AdminService }) {
  const { month_micros, month_cap_micros, month_uses, title } = service;
  const standing = capStanding(service);
  if (!standing && isWithoutPrice(service)) {
    return <p className="text-12 text-ink-faint">{month_uses > 0 ? 'price not set' : 'no cost'}</p>;
  }
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
        <span className="text-ink-faint">of {cap}</span>
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
