export interface Spread {
  count: number;
  durationSec: number;
  /** when each spot is, in order */
  spotsSec: readonly number[];
  /** what a spot costs a thing: in seconds, by which a better one may be farther away */
  costOf: (thing: number, spot: number) => number;
  /** nothing comes sooner after another one */
  leastSec: number;
  /** as far as the pace wants it */
  wantedSec: number;
}

interface Way {
  cost: number;
  /** the spot of each thing so far; undefined where it has none */
  spots: readonly (number | undefined)[];
  lastSec: number;
}

/** One without a spot is worse than any spot. */
const LEFT_OUT = 1000;
const TOO_NEAR_PER_SEC = 2;

/** A spot for each of several things, in their order and about evenly over a film; as many of them as there is room for. */
export function spreadOver(spread: Spread): (number | undefined)[] {
  const { count, durationSec, spotsSec } = spread;
  let ways: Way[] = [{ cost: 0, spots: [], lastSec: Number.NEGATIVE_INFINITY }];
  for (let thing = 0; thing < count; thing += 1) {
    const idealSec = (durationSec * (thing + 1)) / (count + 1);
    const placed = spotsSec.flatMap((atSec, spot): Way[] => {
      const best = cheapest(waysTo(atSec, ways, spread));
      const cost = spread.costOf(thing, spot) + Math.abs(atSec - idealSec);
      return best ? [{ cost: best.cost + cost, spots: [...best.spots, spot], lastSec: atSec }] : [];
    });
    const without = ways.map((way) => ({ ...way, cost: way.cost + LEFT_OUT, spots: [...way.spots, undefined] }));
    ways = cheapestByEnd([...placed, ...without]);
  }
  return [...(cheapest(ways)?.spots ?? [])];
}

const cheapest = (ways: readonly Way[]): Way | undefined => ways.toSorted((a, b) => a.cost - b.cost)[0];

function waysTo(atSec: number, ways: readonly Way[], { leastSec, wantedSec }: Spread): Way[] {
  return ways
    .filter(({ lastSec }) => atSec - lastSec >= leastSec)
    .map((way) => ({ ...way, cost: way.cost + TOO_NEAR_PER_SEC * Math.max(0, wantedSec - (atSec - way.lastSec)) }));
}

/** Of ways that end at the same moment only the best one can be part of the best. */
function cheapestByEnd(ways: readonly Way[]): Way[] {
  const best = new Map<number, Way>();
  for (const way of ways)
    if (way.cost < (best.get(way.lastSec)?.cost ?? Number.POSITIVE_INFINITY)) best.set(way.lastSec, way);
  return [...best.values()];
}
