import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { type CallSignWords, callSignWordsOf } from '../words/call-sign-words.ts';
import { closingCallWordsOf } from '../words/closing-call-words.ts';
import { languageOf } from '../words/language-of.ts';
import { NAMED } from './named-words.ts';
import { STOPS } from './spoken-sum.ts';

/** What a sign says, and the word that it comes with. */
export interface CallLabel {
  text: string;
  wordIndex: number;
  /** words between are left out: captions say it otherwise */
  isShortened?: true;
}

/** Longer ones are small on a phone, in two lines, too. */
const LONGEST = 28;
const ON_SIGN = { longest: LONGEST, most: 5 };
/** A card has room for its day, too: "Order yours by Thursday". */
export const ON_CARD = { longest: 36, most: 7 };
const OPENS_QUOTE = /^["“„«‘']/u;
const SIGNS_AROUND = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const ANDS = new Set(['and', '&', 'und', 'y', 'e', 'et']);
/** "The parking is not free", "ruft nicht an", and what was once. */
export const DENIED =
  /(?<!\p{L})(?:not|never|no|was|were|nicht|nie|kein\p{L}*|war|nunca|era|ne|pas|jamais|non|mai|não|नहीं)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** "The session's" */
const SHORT_BEING = /\p{L}['’](?:s|re)$/u;
const QUOTED = /^["“„«‘'].*["”“»’'][.,!?]*$/u;

/** "Call us today", "Comment “strong”", "Dates are open": what words ask for, as they say it; undefined where they ask for nothing that is short. */
export function callLabel(words: readonly SpokenWord[], locale: string): CallLabel | undefined {
  const known = callSignWordsOf(locale);
  if (!known) return undefined;
  const start = behindLeads(words, known);
  const found =
    typed(words, start, known) ?? asked(words, start, known) ?? closed(words, known) ?? invited(words, known);
  return shownLabel(found, locale);
}

/** The same of what is surely a call, and may take the face away: "order after order" begins like one, too. */
export function surelyAsked(words: readonly SpokenWord[], locale: string): CallLabel | undefined {
  const [signs, sure] = [callSignWordsOf(locale), closingCallWordsOf(locale)];
  if (!signs || !sure) return undefined;
  const found = [sure.wholes, sure.begins, sure.names].flatMap((opens) => {
    const known = { ...signs, opens, types: [] };
    const start = behindLeads(words, known);
    const end = start + cueAt(words, start, opens);
    const isSure =
      opens === sure.begins || (opens === sure.names ? isNamePair(words, end) : isOver(words, end, known, sure.whens));
    const isSaidByOthers = OPENS_QUOTE.test(words[start]?.text ?? '');
    return (isSure && !isSaidByOthers && asked(words, start, known, ON_CARD)) || [];
  });
  const verb = closed(words, signs);
  return shownLabel(found[0] ?? (verb && isLast(words, verb, signs) ? verb : undefined), locale);
}

/** "Call them what you like", "come by accident" */
function isOver(words: readonly SpokenWord[], end: number, known: CallSignWords, whens: readonly string[]): boolean {
  return endsAt(words, end, known) || STOPS.test(words[end - 1]?.text ?? '') || cueAt(words, end, whens) > 0;
}

const isNamePair = (words: readonly SpokenWord[], at: number): boolean =>
  [at, at + (ANDS.has(words[at + 1]?.plain ?? '') ? 2 : 1)].every((place) => NAMED.test(words[place]?.text ?? ''));

/** In Hindi somebody else may say "call" amid what is told. */
function isLast(words: readonly SpokenWord[], { text, wordIndex }: CallLabel, { leads }: CallSignWords): boolean {
  const end = wordIndex + text.split(' ').length;
  return end >= words.length || STOPS.test(words[end - 1]?.text ?? '') || cueAt(words, end, leads) > 0;
}

function shownLabel(found: CallLabel | undefined, locale: string): CallLabel | undefined {
  if (!found || isDenied(found.text, locale)) return undefined;
  return { ...found, text: found.text.charAt(0).toLocaleUpperCase(locale) + found.text.slice(1) };
}

/** In Portuguese "no" leads to a place. */
const isDenied = (text: string, locale: string): boolean =>
  DENIED.test(languageOf(locale) === 'pt' ? text.replace(/ no /u, ' ') : text);

/** "So just call us": none of what leads there. */
function behindLeads(words: readonly SpokenWord[], { leads, opens, types }: CallSignWords): number {
  let start = 0;
  while (start < words.length && cueAt(words, start, opens) === 0 && cueAt(words, start, types) === 0) {
    const lead = cueAt(words, start, leads);
    if (lead === 0) return start;
    start += lead;
  }
  return start;
}

/** "Comment strong and I'll send it", but not "comment your name". */
function typed(words: readonly SpokenWord[], start: number, known: CallSignWords): CallLabel | undefined {
  const verb = cueAt(words, start, known.types);
  if (verb === 0) return undefined;
  const place = start + verb + cueAt(words, start + verb, known.typeLeads);
  const word = words[place];
  if (!word || cueAt(words, place, known.untyped) > 0) return undefined;
  const isAlone = QUOTED.test(word.text) || endsAt(words, place + 1, known);
  if (!isAlone) return undefined;
  const [open, close] = known.quotes;
  const text = `${clean(words[start])} ${open}${clean(word)}${close}`;
  const isShortened = place > start + 1 ? ({ isShortened: true } as const) : {};
  return text.length <= LONGEST ? { text, wordIndex: start, ...isShortened } : undefined;
}

/** From the verb up to where something else begins; only the verb and its object where that is long. */
function asked(
  words: readonly SpokenWord[],
  start: number,
  known: CallSignWords,
  room = ON_SIGN,
): CallLabel | undefined {
  const cue = Math.max(cueAt(words, start, known.opens), cueAt(words, start, known.types) && 1);
  if (cue === 0 || cueAt(words, start, known.sayings) >= cue) return undefined;
  let end = start + cue;
  while (!endsAt(words, end, known)) end++;
  const whole = textOf(words.slice(start, end));
  if (isShort(whole, end - start, room)) return { text: whole, wordIndex: start };
  const isWhole = cueAt(words, start + cue - 1, known.articles) === 0;
  return isWhole ? { text: textOf(words.slice(start, start + cue)), wordIndex: start } : undefined;
}

/** In Hindi the verb comes last. */
function closed(words: readonly SpokenWord[], { closes, leads }: CallSignWords): CallLabel | undefined {
  const verb = words.findIndex((_, index) => cueAt(words, index, closes) > 0);
  if (verb < 0) return undefined;
  const end = verb + cueAt(words, verb, closes);
  const start = cueAt(words, 0, leads);
  const whole = textOf(words.slice(start, end));
  if (isShort(whole, end - start)) return { text: whole, wordIndex: start };
  return { text: textOf(words.slice(verb, end)), wordIndex: verb };
}

/** "The first session's free": what ends with an invitation, without its article and what leads to it. */
function invited(words: readonly SpokenWord[], known: CallSignWords): CallLabel | undefined {
  const { invites, articles, leads } = known;
  const at = words.findIndex((_, index) => isInvitation(words, index, known));
  const end = at + cueAt(words, at, invites);
  const from = words.slice(0, Math.max(0, at)).findLastIndex(({ text }) => STOPS.test(text)) + 1;
  const lead = from + cueAt(words, from, leads);
  const start = lead + cueAt(words, lead, articles);
  if (start === lead || at <= start) return undefined;
  const text = textOf(words.slice(start, end));
  return isShort(text, end - start) ? { text, wordIndex: start } : undefined;
}

/** With nothing behind it but another phrase, and true today. */
function isInvitation(words: readonly SpokenWord[], index: number, { invites, beings }: CallSignWords): boolean {
  const length = cueAt(words, index, invites);
  const before = words[index - 1]?.plain ?? '';
  if (!beings.includes(before) && !SHORT_BEING.test(before)) return false;
  return length > 0 && (index + length === words.length || STOPS.test(words[index + length - 1]?.text ?? ''));
}

/** A word that ends with a point before others is cut short: "see Dr. Patel". */
function endsAt(words: readonly SpokenWord[], index: number, { ends }: CallSignWords): boolean {
  if (index >= words.length || (cueAt(words, index, ends) > 0 && !joinsName(words, index))) return true;
  const before = words[index - 1]?.text ?? '';
  return STOPS.test(before) && !before.endsWith('.');
}

/** "Message Sparkle and Sons" */
const joinsName = (words: readonly SpokenWord[], at: number): boolean =>
  ANDS.has(words[at]?.plain ?? '') && [at - 1, at + 1].every((beside) => NAMED.test(words[beside]?.text ?? ''));

export const clean = (word: SpokenWord | undefined): string => word?.text.replace(SIGNS_AROUND, '') ?? '';

function textOf(words: readonly SpokenWord[]): string {
  const inner = words.slice(0, -1).map(({ text }) => text.replace(/^[^\p{L}\p{M}\p{N}]+|[,;:!?"”»]+$/gu, ''));
  return [...inner, clean(words.at(-1))].join(' ');
}

function isShort(text: string, count: number, { longest, most } = ON_SIGN): boolean {
  return text.length <= longest && count <= most;
}
