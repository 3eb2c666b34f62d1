const TILES = 5;
/** By then the words of the end card are all there. */
const END_CARD_SHARE = 0.7;

/** What a strip of few pictures shows of a film: moments as far from each other as they can be, and the end card. */
export function stripMoments(durationSec: number, endCardSec: number): number[] {
  if (durationSec <= 0) return [];
  const spoken = endCardSec > 0 ? TILES - 1 : TILES;
  const spokenSec = durationSec - endCardSec;
  const moments = Array.from({ length: spoken }, (_, at) => ((at + 0.5) / spoken) * spokenSec);
  return endCardSec > 0 ? [...moments, spokenSec + endCardSec * END_CARD_SHARE] : moments;
}

/** The picture of the strip that stands for a moment: the last one that begins before it. */
export function tileAt(moments: readonly number[], sec: number): number {
  const begins = moments.map((moment, at) => (at === 0 ? 0 : (moment + (moments[at - 1] ?? 0)) / 2));
  return begins.findLastIndex((from) => from <= sec);
}
