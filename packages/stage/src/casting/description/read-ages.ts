import { PEOPLE } from '../words/person-words.ts';

/** An age as it was written, and where. */
export interface SaidAge {
  phrase: string;
  years: number;
  from: number;
  to: number;
}

const DECADES: Record<string, number> = {
  teens: 10,
  twenties: 20,
  thirties: 30,
  forties: 40,
  fourties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
};
/** Where in ten years 'early', 'mid' and 'late' lie. */
const PART_OF_DECADE: Record<string, number> = { early: 2, mid: 5, late: 8 };
const USUAL_PART = 5;

const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
};
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const YEARS =
  /\b(?:aged?\s+(?:about\s+|around\s+)?)?(\d{2})\s*-?\s*(?:years?|yrs?|y)\s*[-\s.]?\s*(?:olds?|o)\b\.?|\baged?\s+(?:about\s+|around\s+)?(\d{2})\b|\b(\d{2})\s*yo\b/giu;
const WRITTEN = `(?:${Object.keys(TENS).join('|')})(?:[-\\s](?:${ONES.join('|')}))?`;
const OF = '(?:\\s+of\\s+(?:about\\s+|around\\s+)?|\\s*,\\s*)';
const SOMEBODY =
  'woman|lady|girl|female|man|guy|gentleman|boy|male|person|presenter|model|mum|mom|mother|dad|father|grandmother|grandma|grandfather|grandpa';
/** Nothing that is counted: a founder of 12 companies is no child, and twenty plants are no age. */
const COUNTS_NOTHING =
  '(?=\\s*(?:$|[^\\s\\p{L}\\d%]|(?:with|who|in|at|on|by|and|from|behind|beside|near|is|has|she|he|\\p{L}+ing)(?!\\p{L})))';
/** 'A woman of 60', 'a man, 45,' */
const OF_YEARS = new RegExp(`\\b(?:${SOMEBODY})${OF}(\\d{2}|${WRITTEN})\\b${COUNTS_NOTHING}`, 'giu');
/** 'a barber of forty-four' */
const JOB_OF_YEARS = new RegExp(`\\b(?:${PEOPLE.join('|')})${OF}(\\d{2}|${WRITTEN})\\b${COUNTS_NOTHING}`, 'giu');
/** 'A sailor, 44, with a beard': a description begins with somebody who is not known. */
const UNKNOWN_YEARS =
  /^\s*(?:an?\s+|the\s+)?(?:[\p{L}'-]+\s+){0,3}\p{L}*(?:er|or|ist|ian|ant|eer|ier|man|woman|person)\s*,\s*(\d{2})(?=\s*(?:[,.;]|$|\b(?:with|who|wearing)\b))/giu;
const WRITTEN_YEARS = new RegExp(`\\b(${WRITTEN})[-\\s]years?[-\\s]olds?\\b|\\baged?\\s+(${WRITTEN})\\b`, 'giu');
/** 'a twenty-something' */
const SOMETHING = new RegExp(`\\b(${Object.keys(TENS).join('|')}|[2-8]0)[-\\s]?something\\b`, 'giu');
const DECADE =
  /\b(?:(early|mid|late)[-\s]+)?(?:to\s+late[-\s]+)?(?:(\d)0\s*['’]?s|(teens|twenties|thirties|fou?rties|fifties|sixties|seventies|eighties))\b/giu;

/** Ages in years ('a 34-year-old', 'a woman of 60') and in tens ('in her late thirties', 'a twenty-something'). */
export function readAges(text: string): SaidAge[] {
  const years = Array.from(text.matchAll(YEARS), (match) => saidAge(match, Number(match[1] ?? match[2] ?? match[3])));
  const written = Array.from(text.matchAll(WRITTEN_YEARS), (match) =>
    saidAge(match, numberOf(match[1] ?? match[2] ?? '')),
  );
  const decades = Array.from(text.matchAll(DECADE), (match) => {
    const [, part, digit, name] = match;
    return saidAge(match, (digit ? Number(digit) * 10 : (DECADES[(name ?? '').toLowerCase()] ?? 0)) + partOf(part));
  });
  const something = Array.from(text.matchAll(SOMETHING), (match) =>
    saidAge(match, numberOf(match[1] ?? '') + USUAL_PART),
  );
  const found = [...years, ...written, ...decades, ...something];
  for (const pattern of [OF_YEARS, JOB_OF_YEARS, UNKNOWN_YEARS]) {
    found.push(...Array.from(text.matchAll(pattern), numberIn).filter(isApartFrom(found)));
  }
  return found.filter(({ years: said }) => said >= 10);
}

const isApartFrom =
  (ages: readonly SaidAge[]) =>
  ({ from }: SaidAge) =>
    !ages.some((age) => from >= age.from && from < age.to);

/** The number at the end of what was found. */
function numberIn(match: RegExpExecArray): SaidAge {
  const [whole, number = ''] = match;
  const from = match.index + whole.length - number.length;
  return { phrase: number, years: numberOf(number), from, to: from + number.length };
}

function numberOf(said: string): number {
  const [tens = '', ones = ''] = said.toLowerCase().split(/[-\s]/u);
  return TENS[tens] === undefined ? Number(said) : TENS[tens] + ONES.indexOf(ones) + 1;
}

/** Stands for an age where the rest of a text is read: 'a 44-year-old woman' is no 'old woman'. */
export const AGE_MARK = '0';

/** The text with a mark in the place of each age; everything else stays where it is. */
export function withoutAges(text: string, ages: readonly SaidAge[]): string {
  return ages.reduce((rest, { from, to }) => rest.slice(0, from) + AGE_MARK.padEnd(to - from) + rest.slice(to), text);
}

function saidAge(match: RegExpExecArray, years: number): SaidAge {
  const [phrase] = match;
  return { phrase: phrase.trim(), years, from: match.index, to: match.index + phrase.length };
}

const partOf = (part: string | undefined): number => PART_OF_DECADE[(part ?? '').toLowerCase()] ?? USUAL_PART;
