import { ENGLISH_SPACED, joinSpaced } from '../written-word.ts';
import { CALENDAR, CALENDAR_GROUPS } from './calendar.ts';
import { CODE_GROUPS, CODES } from './codes.ts';
import { LABELS } from './labels.ts';
import { COMPARED, MEASURE_GROUPS, MEASURES } from './measures.ts';
import { MONEY, MONEY_GROUPS } from './money.ts';
import { NAMES_AND_ADDRESSES, readMixed } from './names.ts';
import { readNumber } from './numbers.ts';
import { type Around, NOTHING_AROUND, NUMBER, type Reading, spellLetters, whole } from './reading.ts';
import { COMPARISONS, INITIALISMS, NAMES } from './words.ts';

/** What is written with spaces and read as one, in the order in which it is looked for. */
export const ENGLISH_GROUPS = [...MONEY_GROUPS, ...CALENDAR_GROUPS, ...CODE_GROUPS, ...MEASURE_GROUPS, ENGLISH_SPACED];

const PLAIN_NUMBERS: Reading[] = [
  { pattern: whole(NUMBER), read: (m) => readNumber(m[0]) },
  { pattern: whole(`(${NUMBER})\\+`), read: (m) => `${readNumber(m[1])} plus` },
];

const READINGS: Reading[] = [
  ...NAMES_AND_ADDRESSES,
  ...LABELS,
  ...MONEY,
  ...CALENDAR,
  ...CODES,
  ...MEASURES,
  ...PLAIN_NUMBERS,
];

function readByKind(core: string, around: Around): string | undefined {
  for (const { pattern, read } of READINGS) {
    const match = pattern.exec(core);
    const said = match ? read(match as string[], around) : undefined;
    if (said !== undefined) return said;
  }
  return undefined;
}

/** "20th-century" and "3-in-1" hold a number that is read as it is when it stands alone. */
function readHyphenated(core: string, around: Around): string | undefined {
  if (!/^[\p{L}\d]+(?:-[\p{L}\d]+)+$/u.test(core) || !/\d/.test(core)) return undefined;
  return core
    .split('-')
    .map((part) => readEnglish(part, { ...around, before: '' }))
    .join(' ');
}

/** Says one written English word, number or sign in plain lower-case words (capital letters are spelled). */
export function readEnglish(written: string, around: Around = NOTHING_AROUND): string {
  const core = joinSpaced(written) ?? written.replace(/[₀-₉]/g, (digit) => digit.normalize('NFKC'));
  if (Object.hasOwn(NAMES, core)) return NAMES[core];
  if (INITIALISMS.has(core)) return spellLetters(core).replace(/\d/g, (digit) => readNumber(digit));
  if (/^(?:[A-Za-z]\.){2,}[A-Za-z]?$/.test(`${core}.`)) return spellLetters(core.replaceAll('.', ''));
  const compared = COMPARED.exec(core);
  if (compared) return `${COMPARISONS[compared[1]]} ${readEnglish(compared[2], around)}`;
  return readByKind(core, around) ?? readHyphenated(core, around) ?? readMixed(core);
}
