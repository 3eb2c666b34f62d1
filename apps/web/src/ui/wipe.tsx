import type { CSSProperties, ReactNode } from 'react';

interface WipeProps {
  /** 0 to 1: how much is filmed, by the count of frames. */
  done: number;
  picture: ReactNode;
}

/** A render shows itself: the filmed part in colour, the rest grey and dark, a signal line at the true place. */
export function Wipe({ done, picture }: WipeProps) {
  const share = `${done * 100}%`;
  return (
    <div
      role="progressbar"
      aria-label="Filmed"
      aria-valuenow={Math.round(done * 100)}
      className="absolute inset-0"
      style={{ '--done': share } as CSSProperties}
    >
      <div className="absolute inset-0 brightness-[.28] grayscale" aria-hidden>
        {picture}
      </div>
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--done))_0_0)]" aria-hidden>
        {picture}
      </div>
      <span className="absolute inset-y-0 left-(--done) w-[2px] bg-signal" />
    </div>
  );
}
