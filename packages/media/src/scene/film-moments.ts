/** By then the words of the end card are all there. */
const END_CARD_SHARE = 0.7;

/** What few pictures show of a film: moments as far from each other as they can be, and the end card. */
export function filmMoments(durationSec: number, endCardSec: number, count: number): number[] {
  if (durationSec <= 0) return [];
  const spoken = endCardSec > 0 ? count - 1 : count;
  const spokenSec = durationSec - endCardSec;
  const moments = Array.from({ length: spoken }, (_, at) => ((at + 0.5) / spoken) * spokenSec);
  return endCardSec > 0 ? [...moments, spokenSec + endCardSec * END_CARD_SHARE] : moments;
}
