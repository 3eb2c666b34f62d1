import type { PassagePlace, Reading, SeenMoment } from '../direction.ts';
import { findCue } from '../reading/find-cue.ts';
import { readClauses } from '../reading/read-clauses.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { type Told, toldOfProduct } from './told-of-product.ts';

/** The same card for longer says nothing new. */
const LONGEST_SEC = 6;
const SHORTEST_SEC = 1.4;
/** It comes once more at the earliest so long after it left. */
const AWAY_SEC = 2.5;
const EARLIEST_SEC = 0.6;
/** Where nothing names it, it comes with the sentence nearest to this share of what is said. */
const WANTED_SHARE = 0.3;

/**
 * When the product is seen: with each sentence that names it or points at it, never while something bad or something
 * else is spoken of. A sentence that only names it does not take the time of one that shows it soon after. `names` are
 * texts that say what it is called, such as those of the end card. A passage of several may have none; in all but the
 * first the product counts as known.
 */
export function productMoments(
  reading: Reading,
  names: readonly string[],
  passage?: Pick<PassagePlace, 'isFirst'>,
): SeenMoment[] {
  const { locale, durationSec } = reading;
  const { call } = cueWordsOf(locale);
  const told = toldOfProduct(readClauses(reading), { names, locale, durationSec });
  const moments: SeenMoment[] = [];
  for (const [index, sentence] of told.entries()) {
    const before = moments.at(-1);
    // Who asks for the order holds up what is ordered, once it is known.
    const isKnown = before !== undefined || passage?.isFirst === false;
    const isOrdered = isKnown && findCue(sentence.words.slice(0, 2), call) !== undefined;
    if (sentence.spokenSec === undefined && !isOrdered) continue;
    const fromSec = Math.max(EARLIEST_SEC, sentence.spokenSec ?? sentence.fromSec);
    if (before && fromSec < before.untilSec + AWAY_SEC) continue;
    const untilSec = untilWhen(fromSec, told, latestBefore(told, index, { fromSec, durationSec }));
    if (untilSec - fromSec < SHORTEST_SEC) continue;
    const shownSec = told.flatMap(({ showsAtSec }) => showsAtSec.filter((sec) => sec >= fromSec && sec < untilSec));
    moments.push({ fromSec, untilSec, shownSec });
  }
  if (moments.length === 0 && !passage) return [usualMoment(told, durationSec)];
  return moments;
}

/** A sentence that only names the product leaves it to the next ones that show it, where all together last too long. */
function latestBefore(
  told: readonly Told[],
  index: number,
  { fromSec, durationSec }: { fromSec: number; durationSec: number },
): number {
  const latestSec = Math.min(durationSec, fromSec + LONGEST_SEC);
  if (told[index]?.showsAtSec.length !== 0) return latestSec;
  const next = told.findIndex(({ showsAtSec }, place) => place > index && showsAtSec.length > 0);
  const [shownSec] = told[next]?.showsAtSec ?? [];
  if (shownSec === undefined || showingUntil(told, next, shownSec) <= latestSec) return latestSec;
  return Math.min(latestSec, shownSec - AWAY_SEC);
}

/** When the last of the sentences in a row that show it is over, of those whose beginning may be shown at once. */
function showingUntil(told: readonly Told[], first: number, shownSec: number): number {
  const past = told.findIndex(({ showsAtSec, untilSec, clauses: [clause] }, place) => {
    const firstSec = clause?.toSec ?? untilSec;
    return place > first && (showsAtSec.length === 0 || firstSec > shownSec + LONGEST_SEC);
  });
  return told[(past < 0 ? told.length : past) - 1]?.untilSec ?? shownSec;
}

/** To the end of the last words that are over in time, or to the first sentence that speaks of something else. */
function untilWhen(fromSec: number, told: readonly Told[], latestSec: number): number {
  const away = told.find((sentence) => sentence.fromSec > fromSec && sentence.isAway);
  const lastSec = Math.min(latestSec, away?.fromSec ?? latestSec);
  // What is said of the product is not left in the middle for being long.
  const ends = told.flatMap(({ untilSec, showsAtSec, clauses }) => {
    const inside = clauses.slice(1).map((clause) => clause.fromSec);
    return showsAtSec.length > 0 ? [...inside, clauses.at(-1)?.toSec ?? untilSec, untilSec] : [untilSec];
  });
  return ends.findLast((sec) => sec <= lastSec && sec >= fromSec + SHORTEST_SEC) ?? lastSec;
}

function usualMoment(told: readonly Told[], endSec: number): SeenMoment {
  const wantedSec = endSec * WANTED_SHARE;
  const starts = told.filter((sentence) => !sentence.isAway && sentence.fromSec >= EARLIEST_SEC);
  const far = ({ fromSec }: Told) => Math.abs(fromSec - wantedSec);
  const nearest = starts.toSorted((a, b) => far(a) - far(b))[0];
  const fromSec = nearest && nearest.fromSec < endSec * 0.8 ? nearest.fromSec : wantedSec;
  return { fromSec, untilSec: Math.min(endSec, fromSec + LONGEST_SEC) };
}
