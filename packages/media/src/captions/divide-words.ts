import { withoutEmoji } from '../emoji.ts';
import { endsWithSign } from '../ends-with-sign.ts';
import type { TimedWord } from '../sound.ts';
import { isObjectWord, leadsOn, type Opening, openingOf, pullTo, WITH_NOUN } from './binding-words.ts';
import { isNumberWord, isWithinDeal, isWithinNumber } from './number-words.ts';
import { endsSentence } from './sentence-end.ts';

/** What may be shown together: burned captions and subtitle files differ in this alone, so that both break at the same places. */
export interface GroupLimits<Word> {
  maxWords: number;
  maxUnits: number;
  /** of words that belong together: "two hundred dollars" is rather smaller than torn */
  maxBoundUnits?: number;
  /** of the words of one number and what it counts: it is rather smaller than torn */
  maxNumberUnits: number;
  /** What is shown for less is not read: a few large words take less than a line. */
  shortestSec: number;
  longestSec: number;
  /** what it costs to go on after the end of a sentence */
  acrossSentence: number;
  /** and after a comma: in a few large words two phrases are read as one */
  acrossPhrase: number;
  /** and where both phrases have words enough to stand alone */
  acrossPhrases: number;
  /** and into a clause that no sign marks: "of ten it's" */
  acrossClause: number;
  /** the length of words as they are shown */
  unitsOf(words: readonly Word[]): number;
}

/** A caption stays so long after its last word. */
export const HOLD_SEC = 0.5;
const PAUSE_SEC = 0.3;
/** More than one caption more costs: a torn phrase reads worse than a short one. */
const PULL = 6;
/** What holds together so may be a little smaller: a number and its thing, an article and what it belongs to. */
const BOUND = 0.6;
/** A letter more than usual makes a caption smaller than those beside it. */
const LONG = 0.9;
/** And of more than two words it has to be worth it. */
const LONG_OF_MORE = 0.8;

interface AloneCost {
  below: number;
  cost: number;
}

/** What one word alone costs whose share of the letters that a caption holds is below this. */
const ALONE: readonly AloneCost[] = [{ below: 0.25, cost: 0.8 }];
/** And one that is torn from those behind it: "there", before "are 11 spots", more than "but". */
const FIRST_ALONE: readonly AloneCost[] = [...ALONE, { below: 0.6, cost: 1.4 }];
/** The same for one that is torn from the words before it: "it" reads worse than "more", and "light" worse than "furious". */
const TORN_ALONE: readonly AloneCost[] = [
  { below: 0.25, cost: 5 },
  { below: 0.51, cost: 3 },
  { below: 0.6, cost: 1.2 },
];
/** One that says nothing without what it leads to: "till", "with". */
const LEAD_ALONE = 2.5;
/** What an end costs amid a sentence, by what begins behind it. */
const AMID = { clause: 0, joint: 0.7, nothing: 1.4 };
/** What pulls less does not hold over a pause. */
const HELD = 1;
/** "Yes, I do" is read at once. */
const PHRASE_WORDS = 2;
export const CLAUSE_END = endsWithSign(',;:，、；：،؛–—\\-');
/** "Vor- und Nachteile": what such a word leaves out follows. */
const GOES_ON = /[\p{L}\p{N}]-$/u;
/** Elsewhere nobody knows what another division would tear: "두 방울". */
const LISTED = /\p{Script=Latin}/u;
const SAID = /[\p{L}\p{N}]/u;

/** Between a word and the next one. */
interface Joint {
  isSentenceEnd: boolean;
  isClauseEnd: boolean;
  isPause: boolean;
  /** two words or more stand before it as well as behind it, up to the next sign */
  isBetweenPhrases: boolean;
  pull: number;
  /** words of one number stand on both sides */
  isInNumber: boolean;
  /** what begins behind it */
  opening: Opening;
}

interface Division<Word> {
  words: readonly Word[];
  /** behind each word; none behind the last one */
  joints: readonly Joint[];
  limits: GroupLimits<Word>;
}

/** Divides words into groups: the cheapest division by the rules of the trade (phrases whole, neither flashes nor slabs). */
export function divideWords<Word extends TimedWord>(words: readonly Word[], limits: GroupLimits<Word>): Word[][] {
  const division = { words, joints: jointsOf(words), limits };
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end++) best[end] = cheapestEndingAt(end, best, division);
  const groups: Word[][] = [];
  for (let end = words.length; end > 0; end = best[end]?.from ?? 0) {
    groups.unshift(words.slice(best[end]?.from ?? 0, end));
  }
  return groups;
}

function jointsOf(words: readonly TimedWord[]): Joint[] {
  const joints = words.slice(1).map((next, index) => jointOf(words, index, next));
  const ends = joints.flatMap(({ isSentenceEnd, isClauseEnd }, index) => (isSentenceEnd || isClauseEnd ? [index] : []));
  const lengthTo = new Map(ends.map((end, place) => [end, lengthOf(words, ends[place - 1], end)]));
  return joints.map((joint, index) => {
    const next = ends[ends.indexOf(index) + 1];
    const behind = next === undefined ? lengthOf(words, ends.at(-1), words.length) : (lengthTo.get(next) ?? 0);
    const isLong = (lengthTo.get(index) ?? 0) >= PHRASE_WORDS && behind >= PHRASE_WORDS;
    return isLong && joint.pull <= HELD ? { ...joint, isBetweenPhrases: true } : joint;
  });
}

/** A dash that stands alone is no word. */
function lengthOf(words: readonly TimedWord[], before: number | undefined, end: number): number {
  return words.slice((before ?? -1) + 1, end + 1).filter(({ text }) => SAID.test(text)).length;
}

function jointOf(words: readonly TimedWord[], index: number, next: TimedWord): Joint {
  const { text = '', endSec = 0 } = words[index] ?? {};
  const isPause = next.startSec - endSec > PAUSE_SEC;
  const isSentenceEnd = endsSentence(text, { next: next.text, before: words[index - 1]?.text, isPause });
  const isClauseEnd = CLAUSE_END.test(withoutEmoji(text)) && !GOES_ON.test(text);
  const around = { before: words[index - 1]?.text, after: words[index + 2]?.text };
  const pull = isSentenceEnd ? 0 : pullTo(text, next.text, around);
  return {
    ...{ isSentenceEnd, isClauseEnd, isPause, isBetweenPhrases: false },
    pull: isPause && pull < HELD ? 0 : pull,
    isInNumber: !isSentenceEnd && (isWithinNumber(text, next.text, around) || isWithinDeal(text, next.text, around)),
    opening: openingOf(text, next.text, around.after),
  };
}

function cheapestEndingAt<Word extends TimedWord>(
  end: number,
  best: readonly { cost: number }[],
  division: Division<Word>,
): { cost: number; from: number } {
  const { words, limits } = division;
  let cheapest = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
  for (let from = end - 1; from >= 0; from--) {
    const units = limits.unitsOf(words.slice(from, end));
    const isNumber = isOneNumber(from, end, division, units);
    if (end - from > limits.maxWords && !isNumber) break;
    const isLong = end - from > 1 && units > limits.maxUnits && !isNumber;
    if (isLong && !(units <= (limits.maxBoundUnits ?? 0) && isBound(from, end, division))) break;
    const cost =
      (best[from]?.cost ?? 0) + groupCost(from, end, division) + (isLong ? longCost(end - from, units, limits) : 0);
    if (cost < cheapest.cost) cheapest = { cost, from };
  }
  return cheapest;
}

function longCost(words: number, units: number, { maxUnits }: Pick<GroupLimits<TimedWord>, 'maxUnits'>): number {
  return LONG * (units - maxUnits) + (words > PHRASE_WORDS ? LONG_OF_MORE : 0);
}

/** A number is not torn, nor from what it counts, as long as it has room, and no "with" or "for" is left alone before it. */
function isOneNumber<Word extends TimedWord>(
  start: number,
  end: number,
  { words, joints, limits }: Division<Word>,
  units: number,
): boolean {
  const from = leads(words[start]) ? start + 1 : start;
  const [last, within] = [joints[end - 2], joints.slice(from, end - 2)];
  const isCounted = (last?.pull ?? 0) >= WITH_NOUN && !isNumberWord(words[end - 1]?.text ?? '');
  const isWhole = within.every(({ isInNumber }) => isInNumber) && (last?.isInNumber || isCounted);
  return end - from > 1 && units <= limits.maxNumberUnits && isWhole === true;
}

/** The last two words of a phrase, or three, so that none of them is left alone, or words that each lead to the next. */
function isBound(from: number, end: number, { joints }: Pick<Division<unknown>, 'joints'>): boolean {
  const after = joints[end - 1];
  const isEnd = !after || isPhraseEnd(after);
  const within = joints.slice(from, end - 1);
  return (isEnd && within.length <= 2 && !within.some(isPhraseEnd)) || within.every(({ pull }) => pull >= BOUND);
}

function groupCost<Word extends TimedWord>(
  from: number,
  end: number,
  { words, joints, limits }: Division<Word>,
): number {
  const group = words.slice(from, end);
  const [first, last, next] = [group[0], group.at(-1), words[end]];
  if (!first || !last) return 0;
  const shownSec = (next?.startSec ?? last.endSec + HOLD_SEC) - first.startSec;
  const spanSec = last.endSec - first.startSec;
  // A long number is said slowly, and stays whole.
  const isLong =
    spanSec > limits.longestSec && !isOneNumber(from, end, { words, joints, limits }, limits.unitsOf(group));
  let cost = 1 + 30 * Math.max(0, limits.shortestSec - shownSec) + (isLong ? 30 * (spanSec - limits.longestSec) : 0);
  for (const joint of joints.slice(from, end - 1)) cost += costWithin(joint, limits);
  const after = joints[end - 1];
  if (after) cost += PULL * after.pull + endCost(after);
  if (group.length === 1) {
    const [before, behind] = LISTED.test(first.text) ? [joints[from - 1], after] : [];
    cost += aloneCost(limits.unitsOf(group) / limits.maxUnits, before, behind) + (leads(first) ? LEAD_ALONE : 0);
  }
  return cost;
}

/** One short word is hardly seen, and says little where its phrase stands in the caption before. */
function aloneCost(share: number, before: Joint | undefined, behind: Joint | undefined): number {
  const isTorn = before !== undefined && !isPhraseEnd(before);
  const isFirst = behind !== undefined && !isPhraseEnd(behind);
  const costs = isTorn ? TORN_ALONE : isFirst ? FIRST_ALONE : ALONE;
  return costs.find(({ below }) => share < below)?.cost ?? 0;
}

/** An article, a preposition, a pronoun or the like, without a sign behind it. */
const leads = (word: TimedWord | undefined): boolean =>
  word !== undefined && leadsOn(word.text.toLowerCase()) && !isObjectWord(word.text.toLowerCase());

const endCost = (joint: Joint): number => (isPhraseEnd(joint) ? 0 : AMID[joint.opening ?? 'nothing']);

function costWithin(joint: Joint, limits: Omit<GroupLimits<TimedWord>, 'unitsOf'>): number {
  const pause = joint.isPause ? 5 : 0;
  if (joint.isSentenceEnd) return limits.acrossSentence + pause;
  if (joint.isBetweenPhrases) return limits.acrossPhrases + pause;
  if (joint.isClauseEnd) return limits.acrossPhrase + pause;
  return pause + (joint.opening === 'clause' ? limits.acrossClause : 0);
}

const isPhraseEnd = ({ isSentenceEnd, isClauseEnd, isPause }: Joint): boolean =>
  isSentenceEnd || isClauseEnd || isPause;
