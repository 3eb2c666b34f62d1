import { clsx } from 'clsx';

interface MeterProps {
  label: string;
  value: number;
  max: number;
  unit?: string;
  /** What is left or what is too much; appears where it is given. */
  note?: string;
}

const WARN_FROM = 0.9;

/** A limit, shown before it bites: ink, amber from 90 %, red above. */
export function Meter({ label, value, max, unit = '', note }: MeterProps) {
  const share = max > 0 ? value / max : 0;
  const tone = value > max ? 'bad' : share >= WARN_FROM ? 'warn' : 'ink';
  return (
    <div>
      <div className="flex justify-between text-12">
        <span className="text-ink-faint">{label}</span>
        <span className="tnum">
          <span className={clsx('font-medium', tone === 'warn' && 'text-warn', tone === 'bad' && 'text-bad')}>
            {value.toLocaleString('en-US')}
            {unit}
          </span>
          <span className="text-ink-faint">
            {' '}
            / {max.toLocaleString('en-US')}
            {unit}
          </span>
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> each in their own way and let it be styled in none. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={`${value} of ${max}${unit}`}
        className="mt-1.5 h-[3px] overflow-hidden rounded-full bg-line-strong"
      >
        <div
          className={clsx('h-full', { ink: 'bg-ink-soft', warn: 'bg-warn', bad: 'bg-bad' }[tone])}
          style={{ width: `${Math.min(1, share) * 100}%` }}
        />
      </div>
      {note && <p className={clsx('mt-1.5 text-12', tone === 'bad' ? 'text-bad' : 'text-ink-faint')}>{note}</p>}
    </div>
  );
}
