import type { Phone } from '@herald/media/sound';

export interface Span {
  startSec: number;
  endSec: number;
}

export const STILL_SILENCE_SEC = 0.2;

/** Stretches without speech, at least minSec long. */
export function quietSpans(phones: readonly Phone[], durationSec: number, minSec: number = STILL_SILENCE_SEC): Span[] {
  const spans: Span[] = [];
  let until = 0;
  for (const { phone, startSec, endSec } of phones) {
    if (!phone || endSec <= startSec) continue;
    if (startSec - until >= minSec - 1e-6) spans.push({ startSec: until, endSec: startSec });
    until = Math.max(until, endSec);
  }
  if (durationSec - until >= minSec - 1e-6) spans.push({ startSec: until, endSec: durationSec });
  return spans;
}
