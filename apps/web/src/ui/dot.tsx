import { clsx } from 'clsx';

export type Tone = 'good' | 'warn' | 'bad' | 'signal' | 'idle';

interface DotProps {
  tone: Tone;
  /** Something is really happening right now. */
  isLive?: boolean;
  className?: string;
}

/** The shape differs with the tone, not only the colour: warn is a diamond, bad is square, idle is a ring. */
const toneClass: Record<Tone, string> = {
  good: 'rounded-full bg-good',
  warn: 'rotate-45 scale-90 rounded-[1px] bg-warn',
  bad: 'rounded-[1.5px] bg-bad',
  signal: 'rounded-full bg-signal',
  idle: 'rounded-full ring-[1.5px] ring-ink-faint ring-inset',
};

export function Dot({ tone, isLive, className }: DotProps) {
  return (
    <span
      aria-hidden
      className={clsx('inline-block size-[7px] shrink-0', toneClass[tone], isLive && 'on-air', className)}
    />
  );
}
