import type { Clause, SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { markTokens, type Token } from './mark-tokens.ts';
import {
  asksForCare,
  forbidsDanger,
  isAboutOthers,
  lengthOfCondition,
  mockPraise,
  whoPays,
} from './read-circumstances.ts';
import { amountOf, firstMoney, isNumber, type Money, moneyOf } from './read-money.ts';
import type { SenseWords } from './sense-words.ts';

/** What a clause tells: news, a warning, what to take care of, or nothing that a list knows. */
export type Tone = 'good' | 'bad' | 'grave' | 'ironic' | 'warning' | 'care' | 'sorry' | 'open';

export interface Sense {
  tone: Tone;
  /** the word it is heard in */
  wordIndex: number;
  /** something bad that is over */
  isRelief: boolean;
  /** bad only because something good is denied: "they are not the fastest" */
  isDenied: boolean;
  /** more than one word says so */
  isStrong: boolean;
  money: Money;
}

const NEGATOR_REACH = 4;
const END_REACH = 4;
const AFTER_REACH = 4;
const AGAIN_REACH = 2;
/** "From 190 euros a month to 70" */
const CHANGE_REACH = 6;
/** What ends something is often said well before it: "paid off all of my debt". */
const END_AHEAD = 8;
const STRONG_SUM = 2;

/** What is not said with a smile. */
export function isUnhappy(tone: Tone): boolean {
  return tone !== 'good' && tone !== 'open';
}

/** Reads who gains and who pays, what a negation turns round, and what was ended. */
export function readSense(clause: Pick<Clause, 'words' | 'ending'>, cues: SenseWords): Sense {
  const { words, ending } = clause;
  const ironic = findCue(words, cues.irony);
  if (ironic !== undefined) return senseOf('ironic', ironic);
  if (ending !== 'question' && forbidsDanger(words, cues)) return senseOf('warning');
  const tokens = markTokens(words, cues);
  const conditionEnd = lengthOfCondition(words, cues);
  const polar = [
    ...polarTokens(words, tokens, cues),
    ...movements(words, tokens, cues),
    ...changes(words, cues),
  ].filter(({ index, value }) => value < 0 || index >= conditionEnd);
  const mock = mockPraise(words, polar, cues);
  if (mock) return senseOf(mock);
  const isGlad = polar.some(({ value }) => value > 0);
  const sorry = isGlad || ending === 'question' ? undefined : findCue(words, cues.sorries);
  if (sorry !== undefined && !isTurned(tokens, sorry, 0)) return senseOf('sorry', sorry);
  if (ending === 'statement' && !isGlad && asksForCare(words, cues)) return senseOf('care');
  const paid = isGlad ? undefined : whoPays(words, (index) => isTurned(tokens, index, 0), cues);
  if (paid) polar.push({ index: paid.index, value: paid.value * 2, isGrave: false, isRelief: false });
  const money = paid ? null : moneyOf(words, (index) => isTurned(tokens, index, 0), cues);
  if (money === 'cost') polar.push({ index: firstMoney(words), value: -1, isGrave: false, isRelief: false });
  if (money === 'gain') polar.push({ index: firstMoney(words), value: 0.5, isGrave: false, isRelief: false });
  const sense = { ...weigh(polar, clause, tokens, cues), money };
  return sense.tone === 'bad' && isAboutOthers(words, cues) ? { ...sense, tone: 'open' } : sense;
}

/** A tone that no sum and nothing that is over goes with. */
export function senseOf(tone: Tone, wordIndex = 0): Sense {
  return { ...known(tone, wordIndex), money: null };
}

function known(tone: Tone, wordIndex = 0): Omit<Sense, 'money'> {
  return { tone, wordIndex, isRelief: false, isDenied: false, isStrong: false };
}

export interface Polar {
  index: number;
  value: number;
  isGrave: boolean;
  isRelief: boolean;
  /** it is only denied: "without drilling", "not the fastest" */
  isMild?: boolean;
}

function weigh(
  polar: readonly Polar[],
  { words, ending }: Pick<Clause, 'words' | 'ending'>,
  tokens: readonly Token[],
  cues: SenseWords,
): Omit<Sense, 'money'> {
  const grave = polar.find(({ isGrave }) => isGrave);
  if (grave) return known('grave', grave.index);
  const sum = polar.reduce((total, { value }) => total + value, 0);
  const isForbidding = ending !== 'question' && isForbiddenAt(words, tokens, cues);
  const startsForbidding =
    cueAt(words, 0, cues.pleases) > 0 || cueAt(words, 0, cues.forbids) > 1 || cueAt(words, 0, cues.mustNot) > 0;
  if (isForbidding && (sum <= 0.5 || startsForbidding)) return known('warning');
  const isDenied = sum < 0 && polar.every((word) => word.isMild);
  // "Aren't they lovely?"
  if (sum === 0 || (isDenied && ending === 'question')) return known('open');
  const tone = sum > 0 ? 'good' : 'bad';
  const deciding = polar.find(({ value }) => Math.sign(value) === Math.sign(sum));
  const isRelief = sum > 0 && polar.some((word) => word.isRelief);
  if (isRelief && cueAt(words, 0, cues.ifs) > 0) return known('open');
  // "I wasn't tired", "it wasn't theft": what is only denied once is not yet good.
  const isOnlyDenied = sum === 1 && isRelief && ending !== 'exclamation' && polar.every(({ isMild }) => isMild);
  if (isOnlyDenied) return known('open');
  const isMild = polar.every((word) => !word.isRelief || word.isMild);
  return {
    tone,
    wordIndex: deciding?.index ?? 0,
    isRelief: isRelief && !isMild,
    isDenied,
    isStrong: Math.abs(sum) >= STRONG_SUM,
  };
}

/** "Never drill …", "Please stop using it": at the start, and not as part of a praise. */
function isForbiddenAt(words: readonly SpokenWord[], tokens: readonly Token[], cues: SenseWords): boolean {
  if (findCue(words, cues.mustNot) !== undefined) return true;
  const from = cueAt(words, 0, cues.pleases);
  if ([tokens[0], tokens[from]].some((first) => first === 'praise' || first === 'neither' || first === 'none'))
    return false;
  if (cueAt(words, from, cues.states) > 0) return false;
  const length = cueAt(words, from, cues.forbids);
  return length > 0 && words.length > from + length;
}

function polarTokens(words: readonly SpokenWord[], tokens: readonly Token[], cues: SenseWords): Polar[] {
  return tokens.flatMap((token, index): Polar[] => {
    if (token === 'bad' && isAfterwards(words, index, cues)) return [];
    if (token === 'ability') {
      const value = isTurned(tokens, index, cues.reachesBack) ? -1 : regained(words, index, cues);
      return value === 0 ? [] : [{ index, value, isGrave: false, isRelief: false }];
    }
    if (token === 'praise') return [{ index, value: 1, isGrave: false, isRelief: true }];
    if (token !== 'good' && token !== 'bad' && token !== 'grave') return [];
    if (token === 'good') {
      const isTooMuch = cueAt(words, index - 1, cues.toos) > 0 || cueAt(words, index - 2, cues.toos) > 1;
      const value = isTooMuch || isTurned(tokens, index, cues.reachesBack) ? -1 : 1;
      return [{ index, value, isGrave: false, isRelief: false, isMild: value < 0 && !isTooMuch }];
    }
    // "I have never had to visit a customer in a hospital"
    if (token === 'grave' && findCue(words.slice(0, index), cues.nevers) !== undefined) return [];
    const isDeath = token === 'grave' && cueAt(words, index, cues.deaths) > 0;
    const hasEnded = !isDeath && (isEnded(tokens, index) || (token === 'grave' && endsWell(tokens, index)));
    const isOver = hasEnded || isTurned(tokens, index, 0);
    const isGrave = token === 'grave' && !isOver;
    return [{ index, value: isOver ? 1 : -1, isGrave, isRelief: isOver, isMild: isOver && !hasEnded }];
  });
}

/** "He walks again": what somebody could not do for a while. */
function regained(words: readonly SpokenWord[], index: number, cues: SenseWords): 0 | 1 {
  const from = Math.max(0, index - AGAIN_REACH);
  const near = words.slice(from, index + AGAIN_REACH + 1);
  return near.some((_, offset) => cueAt(words, from + offset, cues.again) > 0) ? 1 : 0;
}

/** "After months of pain the shop is full": the pain is over when this is told. */
function isAfterwards(words: readonly SpokenWord[], index: number, cues: SenseWords): boolean {
  const from = Math.max(0, index - AFTER_REACH);
  const isIntroduced = words.slice(from, index).some((_, offset) => cueAt(words, from + offset, cues.afters) > 0);
  return isIntroduced && words.length > index + AFTER_REACH - 1;
}

/** A negator turns what follows within some words; one that is the subject, "not one of them", turns the whole clause. */
function isTurned(tokens: readonly Token[], index: number, reachesBack: number): boolean {
  if (tokens[0] === 'none' && index > 0) return true;
  const before = negatorsBefore(tokens, index);
  const after = tokens.slice(index + 1, index + 1 + reachesBack);
  const denial = after.findIndex((token) => token === 'negator' || token === 'absent');
  const isNegatedAfter = denial >= 0 && !after.slice(0, denial).some(isPolar);
  return before % 2 === 1 || (before === 0 && isNegatedAfter);
}

/** "Not without pain" has two of them; in "no drilling, no pain" each has a word of its own. */
function negatorsBefore(tokens: readonly Token[], index: number): number {
  const near = tokens.slice(Math.max(0, index - NEGATOR_REACH), index).map(isNegator);
  const isOwn = near.at(-1) === true && near.at(-2) !== true;
  return isOwn ? 1 : near.filter(Boolean).length;
}

/** "Not one broken glass" denies a word in the middle of a clause, too. */
const isNegator = (token: Token): boolean => token === 'negator' || token === 'none';

function isPolar(token: Token): boolean {
  return token === 'good' || token === 'bad' || token === 'grave';
}

/** "The surgery went well", "the tumor is benign." */
function endsWell(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index + 1, index + 1 + END_REACH);
  return after.includes('good') || after.includes('praise');
}

/** "goodbye to back pain", "the pain is gone", "no more pain". */
function isEnded(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - END_AHEAD), index);
  const ahead = tokens.slice(index, index + END_REACH + 1);
  return before.includes('praise') || before.includes('end') || ahead.includes('end') || ahead.includes('absent');
}

/** What goes up or down: rent that rises is bad, sales that rise are good. */
function movements(words: readonly SpokenWord[], tokens: readonly Token[], cues: SenseWords): Polar[] {
  const rise = findCue(words, cues.rises);
  const fall = findCue(words, cues.falls);
  const moved = rise ?? fall;
  if (moved === undefined) return [];
  const isRise = rise !== undefined && (fall === undefined || rise < fall);
  const burden = nearest(words, cues.burdens, moved);
  const asset = nearest(words, cues.assets, moved);
  if (burden === undefined && asset === undefined) return [];
  const isBurden = burden !== undefined && (asset === undefined || Math.abs(burden - moved) <= Math.abs(asset - moved));
  const value = (isBurden ? -1 : 1) * (isRise ? 1 : -1) * (isTurned(tokens, moved, 0) ? -1 : 1);
  // The burden itself may count as a bad word; its movement says more.
  return [{ index: moved, value: value * 2, isGrave: false, isRelief: isBurden && value > 0 }];
}

/** "From 190 to 70" in one breath with a bill or with sales: numbers that say themselves what went up or down. */
function changes(words: readonly SpokenWord[], cues: SenseWords): Polar[] {
  const numbers = words.flatMap((word, index) => (isNumber(word) ? [{ index, value: amountOf(word) }] : []));
  const [from, to, more] = numbers;
  if (!from || !to || more || to.index - from.index > CHANGE_REACH) return [];
  if (cueAt(words, from.index - 1, cues.froms) === 0 || cueAt(words, to.index - 1, cues.tos) === 0) return [];
  const isBurden = findCue(words, cues.burdens) !== undefined;
  if (!isBurden && findCue(words, cues.assets) === undefined) return [];
  const value = Math.sign(to.value - from.value) * (isBurden ? -2 : 2);
  return value === 0 ? [] : [{ index: to.index, value, isGrave: false, isRelief: isBurden && value > 0 }];
}

function nearest(words: readonly SpokenWord[], cues: readonly string[], to: number): number | undefined {
  const found = words.flatMap((_, index) => (cueAt(words, index, cues) > 0 ? [index] : []));
  return found.sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
}
