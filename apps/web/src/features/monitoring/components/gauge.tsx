import { clsx } from 'clsx';

interface GaugeProps {
  label: string;
  /** 0 to 1; empty where it is not known. */
  share: number | null;
  text: string;
}

const WARN_FROM = 0.9;

/** A small bar under its label: how much of something is in use. */
export function Gauge({ label, share, text }: GaugeProps) {
  return (
    <div className="min-w-0 flex-1 text-12">
      <p className="flex justify-between gap-2">
        <span className="text-ink-soft">{label}</span>
        <span className="tnum truncate">{text}</span>
      </p>
      <GaugeBar share={share} />
    </div>
  );
}

/** The bar alone; the figure stands beside it in words. */
export function GaugeBar({ share }: Pick<GaugeProps, 'share'>) {
  return (
    <div aria-hidden className="mt-1.5 h-[3px] overflow-hidden rounded-full bg-line-strong">
      <div
        className={clsx('h-full', (share ?? 0) >= WARN_FROM ? 'bg-warn' : 'bg-ink-soft')}
        style={{ width: `${Math.min(1, share ?? 0) * 100}%` }}
      />
    </div>
  );
}
