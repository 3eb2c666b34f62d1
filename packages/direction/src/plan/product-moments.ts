import { typedText } from '@herald/media/typed-text';
import type { PassagePlace, Reading, SeenMoment } from '../direction.ts';
import { closingPlace } from '../figures/closing-place.ts';
import { readNumbers } from '../figures/read-numbers.ts';
import { isMoney } from '../figures/said-price.ts';
import { findCue } from '../reading/find-cue.ts';
import { readClauses } from '../reading/read-clauses.ts';
import { asksForOrder } from '../things/product-talk.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { GESTURE_TIMES } from './gesture-times.ts';
import { keptInSight } from './kept-in-sight.ts';
import { type Told, toldOfProduct } from './told-of-product.ts';

/** The same card for longer says nothing new. */
const LONGEST_SEC = 6;
/** In a hand it moves with who speaks, so it is borne for longer; most of all where nothing more is said of it then. */
const LONGEST_HELD_SEC = 12;
const LONGEST_HELD_TO_ITS_END_SEC = 15;
/** Without a word for it, sentences behind it go on about it for so long. */
const LONGEST_ASIDE_SEC = 4.5;
const SHORTEST_SEC = 1.4;
/** It comes once more at the earliest so long after it left. */
const AWAY_SEC = 2.5;
/** A hand that was needed elsewhere brings it back sooner, and so does a call. */
const SOON_AWAY_SEC = 1.5;
const EARLIEST_SEC = 0.6;
/** A film that begins with the product in a hand opens on it: half of it below the edge of the first picture is none. */
const OPENS_WITHIN_SEC = 1;
/** Its price is said while it is held, up to here. */
const LONGEST_PRICED_SEC = 18;
/** A film ends with it for so long, where a sentence begins in time. */
const CLOSING_SEC = 2;
/** Before the end of a film, in which it may send somebody somewhere. */
const CLOSING_SENTENCES = 3;
/** Where nothing names it, it comes with the sentence nearest to this share of what is said. */
const WANTED_SHARE = 0.3;

/**
 * When the product is seen: with each sentence that names it or points at it, never while something bad or something
 * else is spoken of. A sentence that only names it does not take the time of one that shows it soon after. `names` are
 * texts that say what it is called, such as those of the end card. A passage of several may have none; in all but the
 * first the product counts as known. In a hand it stays for as long as it is spoken of, within reason. Once shown it is never away for long.
 * A film that showed it ends with it: `endsFilm` is left out for a whole film, and says of a passage that the film ends with it; `wasShown`
 * says that a passage before it showed it.
 */
export function productMoments(
  reading: Reading,
  names: readonly string[],
  { passage, isHeld = false, endsFilm = !passage, wasShown = false }: ShownIn = {},
): SeenMoment[] {
  const { locale, durationSec } = reading;
  const told = toldOfProduct(readClauses(reading), { names, locale, durationSec });
  const isKnown = passage?.isFirst === false;
  const showing = { locale, durationSec, isHeld, isKnown };
  const around = { endsFilm, wasShown };
  const moments = momentsOf(told, showing);
  if (moments.length > 0 || passage)
    return inSight(endsFilm ? withClosing(moments, told, showing) : moments, told, { ...showing, ...around });
  const usual = usualMoment(told, durationSec);
  const orders = momentsOf(told, { ...showing, before: usual });
  // No words are known to show it.
  const shown = [usual, ...orders.map(({ fromSec, untilSec }) => ({ fromSec, untilSec }))];
  return inSight(shown, told, { ...showing, ...around });
}

/** What a film sells is seen again soon once it was shown, whatever is said. */
function inSight(
  moments: SeenMoment[],
  told: readonly Told[],
  { locale, durationSec, isHeld, endsFilm, wasShown }: Showing & Required<Pick<ShownIn, 'endsFilm' | 'wasShown'>>,
): SeenMoment[] {
  if (moments.length === 0 && !wasShown) return moments;
  const ending = told.slice(-CLOSING_SENTENCES);
  const hasPlace = endsFilm && closingPlace(wordsOf(ending), locale) !== undefined;
  return keptInSight(moments, told, {
    ...{ locale, durationSec, wasShown, endsFilm },
    shortestSec: SHORTEST_SEC,
    longestSec: isHeld ? LONGEST_HELD_SEC : LONGEST_SEC,
    awaySec: SOON_AWAY_SEC,
    // A place to go to has a card of its own at the end.
    isBusy: (sentence) => (isHeld && needsBothHands(sentence)) || (hasPlace && ending.includes(sentence)),
  });
}

const wordsOf = (sentences: readonly Told[]) => sentences.flatMap(({ words }) => words);

interface ShownIn {
  passage?: Pick<PassagePlace, 'isFirst'>;
  isHeld?: boolean;
  endsFilm?: boolean;
  wasShown?: boolean;
}

interface Showing {
  locale: string;
  durationSec: number;
  isHeld: boolean;
  isKnown: boolean;
  before?: SeenMoment;
}

function momentsOf(told: readonly Told[], showing: Showing): SeenMoment[] {
  const { locale, durationSec, isHeld, isKnown, before: first } = showing;
  const moments: SeenMoment[] = [];
  for (const [index, sentence] of told.entries()) {
    const before = moments.at(-1) ?? first;
    // Who asks for the order holds up what is ordered, once it is known.
    const isOrdered = (isKnown || before !== undefined) && isCall(sentence, locale);
    if (sentence.spokenSec === undefined && !isOrdered) continue;
    const toldSec = sentence.spokenSec ?? sentence.fromSec;
    const opensFilm =
      isHeld && !isKnown && !before && (sentence.showsAtSec[0] ?? toldSec + EARLIEST_SEC) < OPENS_WITHIN_SEC;
    const fromSec = opensFilm ? 0 : notBefore(EARLIEST_SEC, toldSec, sentence);
    if (before && fromSec < before.untilSec + (isHeld || isOrdered ? SOON_AWAY_SEC : AWAY_SEC)) continue;
    if (isHeld && needsBothHands(sentence)) continue;
    const place = { index, fromSec, durationSec };
    const untilSec = isHeld
      ? heldUntil(told, { ...place, locale })
      : untilWhen(fromSec, told, latestBefore(told, place));
    if (untilSec - fromSec < SHORTEST_SEC) continue;
    const shownSec = told.flatMap(({ showsAtSec }) => showsAtSec.filter((sec) => sec >= fromSec && sec < untilSec));
    moments.push({ fromSec, untilSec, shownSec });
  }
  return moments;
}

/** Not in a word. */
function notBefore(leastSec: number, atSec: number, { words }: Told): number {
  if (atSec >= leastSec) return atSec;
  return words.find(({ startSec }) => startSec >= leastSec)?.startSec ?? leastSec;
}

/** The last picture shows what a film recommends, unless a card says where to go, or trouble or something else ends it. */
function withClosing(moments: SeenMoment[], told: readonly Told[], showing: Showing): SeenMoment[] {
  const { locale, durationSec, isHeld, isKnown } = showing;
  const before = moments.at(-1);
  const leftSec = before?.untilSec ?? 0;
  const closing = wordsOf(told.slice(-CLOSING_SENTENCES));
  const isOver = leftSec >= durationSec - SHORTEST_SEC || (!before && !isKnown);
  if (isOver || closingPlace(closing, locale) !== undefined) return moments;
  const awaySec = before ? leftSec + (isHeld ? SOON_AWAY_SEC : AWAY_SEC) : 0;
  const lasting = (leastSec: number) =>
    told.findLast(({ fromSec }) => fromSec >= awaySec && fromSec <= durationSec - leastSec);
  const first = lasting(CLOSING_SEC) ?? lasting(SHORTEST_SEC);
  const last = first ? told.slice(told.indexOf(first)) : [];
  const isElsewhere = last.some((sentence) => sentence.isAway || (isHeld && needsBothHands(sentence)));
  if (!first || isElsewhere || durationSec - first.fromSec > LONGEST_SEC) return moments;
  return [...moments, { fromSec: first.fromSec, untilSec: durationSec, shownSec: [] }];
}

const SUBJECT_WORDS = 2;

interface Place {
  /** of the sentence it comes with */
  index: number;
  fromSec: number;
  durationSec: number;
}

/** "Get yours", "the link is below", "go to north.co". */
function isCall({ clauses, words: all }: Told, locale: string): boolean {
  const isOrder = clauses.some(({ words }) => asksForOrder(words, locale));
  // "We met on match.com" is a story.
  const isOfSpeaker = findCue(all.slice(0, SUBJECT_WORDS), cueWordsOf(locale).me) !== undefined;
  const isTyped = !isOfSpeaker && all.some(({ text }, index) => typedText(text, all[index - 1]?.text) !== undefined);
  return isOrder || isTyped || findCue(all, cueWordsOf(locale).link) !== undefined;
}

/** It stays while sentences go on about it, and for as long as a card would. */
function heldUntil(told: readonly Told[], { locale, ...place }: Place & { locale: string }): number {
  const { index, fromSec, durationSec } = place;
  const asCardSec = untilWhen(fromSec, told, latestBefore(told, place));
  const later = told.slice(index + 1);
  let mentionedSec = told[index]?.untilSec ?? fromSec;
  let endSec = mentionedSec;
  let pricedSec = fromSec;
  for (const sentence of later) {
    const isOfIt = sentence.goesOn || isCall(sentence, locale);
    if (sentence.isAway || needsBothHands(sentence)) break;
    if (!isOfIt && sentence.untilSec > mentionedSec + LONGEST_ASIDE_SEC) break;
    endSec = sentence.untilSec;
    if (isOfIt) mentionedSec = endSec;
    if (tellsPrice(sentence, locale) && endSec - fromSec <= LONGEST_PRICED_SEC) pricedSec = endSec;
  }
  const needed = later.find(needsBothHands)?.fromSec ?? durationSec;
  const longestSec = endSec - fromSec <= LONGEST_HELD_TO_ITS_END_SEC ? LONGEST_HELD_TO_ITS_END_SEC : LONGEST_HELD_SEC;
  const latestSec = Math.min(durationSec, Math.max(fromSec + longestSec, pricedSec), endSec);
  return Math.min(needed, latestSec > asCardSec ? untilWhen(fromSec, told, latestSec) : asCardSec);
}

/** "One pound is eleven dollars, or two for twenty": said of the product, it is held up meanwhile. */
function tellsPrice({ showsAtSec, words }: Told, locale: string): boolean {
  return showsAtSec.length > 0 && readNumbers(words, locale, cueWordsOf(locale)).some(isMoney);
}

/** A mark asks for a gesture of both hands. */
function needsBothHands({ clauses }: Told): boolean {
  return clauses.some(({ marks }) =>
    marks.some(
      ({ action }) =>
        action.does === 'gesture' && action.gesture !== null && GESTURE_TIMES[action.gesture].needsBoth === true,
    ),
  );
}

/** A sentence that only names the product leaves it to the next ones that show it, where all together last too long. */
function latestBefore(told: readonly Told[], { index, fromSec, durationSec }: Place): number {
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
