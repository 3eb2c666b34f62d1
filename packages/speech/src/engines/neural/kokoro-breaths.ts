/** The model cuts what is longer. */
const LONGEST = 510;
/** Where a sentence is best parted, the best first. */
const PLACES = ['.!?', ',;:', ' '];

/** Where to part the signs that begin at `from`, behind the last good place that fits. */
function endOfBreath(signs: readonly string[], from: number): number {
  const limit = from + LONGEST;
  if (signs.length <= limit) return signs.length;
  for (const marks of PLACES) {
    const place = signs.findLastIndex((sign, i) => i >= from + LONGEST / 4 && i < limit && marks.includes(sign));
    if (place >= 0) return place + 1;
  }
  return limit;
}

/** Signs in pieces that the model says to their end. */
export function kokoroBreaths(signs: readonly string[]): string[][] {
  const breaths: string[][] = [];
  for (let from = 0; from < signs.length; ) {
    const end = endOfBreath(signs, from);
    breaths.push(signs.slice(from, end));
    from = end;
  }
  return breaths;
}
