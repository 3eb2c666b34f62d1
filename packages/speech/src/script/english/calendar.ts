import { isDuration } from './measures.ts';
import { plural, readCardinal, readOrdinal, readYear } from './numbers.ts';
import { DASH, joinWords, type Reading, spellLetters, whole } from './reading.ts';
import { MONTHS, WEEKDAYS } from './words.ts';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAY =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const HALF = String.raw`[ap]\.?m\.?`;
const CLOCK = String.raw`\d{1,2}(?::\d\d)?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

/** Written with spaces, read as one. */
export const CALENDAR_GROUPS = [
  String.raw`(?:${CLOCK})\s?(?:${HALF})?${DASH}(?:${CLOCK})\s?(?:${HALF})(?![\p{L}])`,
  String.raw`${CLOCK}\s[ap]\.?m(?![\p{L}])\.?`,
  String.raw`(?:${WEEKDAY})\.?${DASH}(?:${WEEKDAY})(?![\p{L}])`,
  String.raw`(?:${MONTH})\.?\s${DAY}${DASH}(?:${MONTH})\.?\s${DAY}(?!\d)`,
  String.raw`(?:${MONTH})\.?\s${DAY}${DASH}${DAY}(?!\d)`,
  String.raw`(?:${MONTH})\.?${DASH}(?:${MONTH})(?![\p{L}])`,
  String.raw`(?:${MONTH})\.?\s${DAY}(?:,\s\d{4})?(?![\d%:])`,
  String.raw`${DAY}\s(?:${MONTH})(?:,?\s\d{4})?(?![\p{L}\d])`,
];

function readClock(hours: string, minutes: string | undefined, half: string | undefined): string {
  const small = minutes ? Number(minutes) : 0;
  const tail = small === 0 ? '' : small < 10 ? `oh ${readCardinal(String(small))}` : readCardinal(String(small));
  const clock = small === 0 && !half ? (Number(hours) > 12 ? 'hundred' : "o'clock") : '';
  return joinWords(readCardinal(hours), tail, clock, half && spellLetters(half.replace(/\W/g, '')));
}

function readDate(month: string, day: string, year: string | undefined): string {
  const name = MONTHS[Number(month) - 1] ?? readCardinal(month);
  return joinWords(name, readOrdinal(day), year && readYear(year.length === 2 ? `20${year}` : year));
}

const WEEKDAY_LETTERS: Record<string, string> = {
  M: 'monday',
  T: 'tuesday',
  Tu: 'tuesday',
  W: 'wednesday',
  Th: 'thursday',
  F: 'friday',
  Sa: 'saturday',
  Su: 'sunday',
};

const named = (names: readonly string[], written: string): string =>
  names.find((full) => full.startsWith(written.toLowerCase().slice(0, 3))) ?? written;

const readMonthName = (name: string, day: string, year: string | undefined): string =>
  readDate(String(MONTHS.indexOf(named(MONTHS, name)) + 1), day, year);

/** Only the United States and the Philippines write the month first. */
function readNumericDate(first: string, second: string, year: string | undefined, locale: string): string | undefined {
  const monthFirst = /^en(?:-US|-PH)?$/i.test(locale) ? Number(first) <= 12 : Number(second) > 12;
  const [month, day] = monthFirst ? [first, second] : [second, first];
  return Number(month) >= 1 && Number(month) <= 12 ? readDate(month, day, year) : undefined;
}

const BEFORE_DATES =
  /^(?:by|on|until|til|till|from|ends?|ending|starts?|starting|begins?|beginning|before|after|since|through|thru|sale|closed|opens?|opening|due|live|launch(?:es|ing)?|drops?|expires?|deadline|date)$/i;
const OF_TOOLS = /^(?:inch(?:es)?|in|wrench|bolts?|drill|socket|screws?|cups?|of)$/i;

/** "11/30" is a day: nothing is divided into thirty parts. */
const isSurelyDay = (first: string, second: string, next: string): boolean =>
  Math.min(Number(first), Number(second)) <= 12 &&
  Math.max(Number(first), Number(second)) > 12 &&
  Math.max(Number(first), Number(second)) <= 31 &&
  ![first, second].includes('16') &&
  !OF_TOOLS.test(next);

const isRatio = (before: string, minutes: string): boolean => minutes.length === 1 || /^ratios?$/i.test(before);

export const CALENDAR: Reading[] = [
  {
    pattern: whole(`(\\d{1,2})\\/(\\d{1,2})${DASH}(\\d{1,2})\\/(\\d{1,2})`),
    read: (m, { locale }) => {
      const days = [readNumericDate(m[1], m[2], undefined, locale), readNumericDate(m[3], m[4], undefined, locale)];
      return days.includes(undefined) ? undefined : days.join(' to ');
    },
  },
  {
    pattern: whole(`(${MONTH})\\.?\\s(${DAY})${DASH}(${MONTH})\\.?\\s(${DAY})`, 'i'),
    read: (m) =>
      `${readMonthName(m[1], m[2].replace(/\D/g, ''), undefined)} to ${readMonthName(m[3], m[4].replace(/\D/g, ''), undefined)}`,
  },
  {
    pattern: whole(`(\\d{1,2})(?::(\\d\\d))?\\s?(${HALF})?${DASH}(\\d{1,2})(?::(\\d\\d))?\\s?(${HALF})`, 'i'),
    read: (m) => {
      const from = m[3] ? readClock(m[1], m[2], m[3]) : readClock(m[1], m[2], undefined).replace(" o'clock", '');
      return `${from} to ${readClock(m[4], m[5], m[6])}`;
    },
  },
  {
    pattern: whole(`(\\d{1,2}):(\\d\\d)${DASH}(\\d{1,2}):(\\d\\d)`),
    read: (m) =>
      `${readClock(m[1], m[2], undefined)} to ${readClock(m[3], m[4], undefined)}`.replaceAll(" o'clock", ''),
  },
  { pattern: whole(`(\\d{1,2})(?::(\\d\\d))?\\s?(${HALF})`, 'i'), read: (m) => readClock(m[1], m[2], m[3]) },
  {
    pattern: /^(16|21|4|1|4|3):(9|3|1|5|4)$/,
    read: (m) => `${readCardinal(m[1])} ${m[2] === '1' ? 'to' : 'by'} ${readCardinal(m[2])}`,
  },
  {
    pattern: /^(\d{1,2}):(\d{1,2})$/,
    read: (m, { before }) =>
      isRatio(before, m[2]) ? `${readCardinal(m[1])} to ${readCardinal(m[2])}` : readClock(m[1], m[2], undefined),
  },
  { pattern: /^(\d{4})-(\d\d)-(\d\d)$/, read: (m) => readDate(m[2], m[3], m[1]) },
  {
    pattern: /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)$/,
    read: (m, { locale }) => readNumericDate(m[1], m[2], m[3], locale),
  },
  {
    pattern: /^(\d{1,2})\/(\d{1,2})$/,
    read: (m, { before, next, locale }) =>
      BEFORE_DATES.test(before) || isSurelyDay(m[1], m[2], next)
        ? readNumericDate(m[1], m[2], undefined, locale)
        : undefined,
  },
  {
    pattern: /^(M|Tu?|W|Th|F|Sa|Su)[-–](W|Th|F|Sa|Su)$/,
    read: (m) => `${WEEKDAY_LETTERS[m[1]]} to ${WEEKDAY_LETTERS[m[2]]}`,
  },
  {
    pattern: whole(`(${WEEKDAY})\\.?${DASH}(${WEEKDAY})`, 'i'),
    read: (m) => `${named(WEEKDAYS, m[1])} to ${named(WEEKDAYS, m[2])}`,
  },
  {
    pattern: whole(`(${MONTH})\\.?${DASH}(${MONTH})`, 'i'),
    read: (m) => `${named(MONTHS, m[1])} to ${named(MONTHS, m[2])}`,
  },
  {
    pattern: whole(`(${MONTH})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?${DASH}(\\d{1,2})(?:st|nd|rd|th)?`, 'i'),
    read: (m) => `${readMonthName(m[1], m[2], undefined)} to ${readOrdinal(m[3])}`,
  },
  {
    pattern: whole(`(${MONTH})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s(\\d{4}))?`, 'i'),
    read: (m) => readMonthName(m[1], m[2], m[3]),
  },
  {
    pattern: whole(`(\\d{1,2})(?:st|nd|rd|th)?\\s(${MONTH})\\.?(?:,?\\s(\\d{4}))?`, 'i'),
    read: (m) => readMonthName(m[2], m[1], m[3]),
  },
  { pattern: /^(\d+)(?:st|nd|rd|th)$/i, read: (m) => readOrdinal(m[1]) },
  {
    pattern: /^('?)([1-9]0)s$/,
    read: (m, around) => (m[1] || !isDuration(m[2], around) ? plural(readCardinal(m[2])) : undefined),
  },
  { pattern: /^(1[1-9]\d0|20\d0|1[1-9]00)s$/, read: (m) => plural(readYear(m[1])) },
  {
    pattern: /^((?:19|20)\d\d)\s?[-–—]\s?(\d\d|\d{4})$/,
    read: (m) => `${readYear(m[1])} to ${m[2].length === 4 ? readYear(m[2]) : readCardinal(m[2])}`,
  },
  { pattern: /^(1[1-9]\d\d|20\d\d)$/, read: (m) => readYear(m[1]) },
];
