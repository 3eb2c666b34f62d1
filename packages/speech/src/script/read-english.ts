import { readCardinal, readDigits, readNumber, readOrdinal, readYear } from './english-numbers.ts';
import { CURRENCIES, INITIALISMS, MAGNITUDES, MONTHS, SIGNS, UNITS } from './english-words.ts';
import { romanize } from './romanize.ts';

type Reader = [pattern: RegExp, read: (match: string[]) => string];

const spell = (letters: string): string =>
  [...letters].map((letter) => (/\d/.test(letter) ? readDigits(letter) : letter.toUpperCase())).join(' ');

const pick = (forms: [string, string], written: string): string => (/^1(\.0+)?$/.test(written) ? forms[0] : forms[1]);

function readMoney(sign: string, written: string, magnitude: string | undefined): string {
  const [one, many, smallOne, smallMany] = CURRENCIES[sign];
  if (magnitude) return `${readNumber(written)} ${MAGNITUDES[magnitude.toLowerCase()]} ${many}`;
  const [whole = '0', cents = ''] = written.replaceAll(',', '').split('.');
  if (cents.length > 2) return `${readNumber(written)} ${many}`;
  const small = Number(cents.padEnd(2, '0'));
  const smallWords = small ? `${readCardinal(String(small))} ${small === 1 ? smallOne : smallMany}` : '';
  const wholeWords = `${readCardinal(whole || '0')} ${Number(whole) === 1 ? one : many}`;
  if (!Number(whole) && small) return smallWords;
  return [wholeWords, smallWords].filter(Boolean).join(' and ');
}

function readTime(hours: string, minutes: string | undefined, half: string | undefined): string {
  const small = minutes ? Number(minutes) : 0;
  const tail = small === 0 ? '' : small < 10 ? `oh ${readCardinal(String(small))}` : readCardinal(String(small));
  const clock = small === 0 && !half ? "o'clock" : '';
  return [readCardinal(hours), tail, clock, half ? spell(half.replace(/\W/g, '')) : ''].filter(Boolean).join(' ');
}

function readDate(month: string, day: string, year: string | undefined): string {
  const name = MONTHS[Number(month) - 1] ?? readCardinal(month);
  return [name, readOrdinal(day), year ? readYear(year.length === 2 ? `20${year}` : year) : '']
    .filter(Boolean)
    .join(' ');
}

function readMonthName(name: string, day: string, year: string | undefined): string {
  const month = MONTHS.findIndex((full) => full.startsWith(name.toLowerCase().slice(0, 3)));
  return readDate(String(month + 1), day, year);
}

function readFraction(top: string, bottom: string): string {
  if (top === '1' && bottom === '2') return 'one half';
  if (top === '1' && bottom === '4') return 'one quarter';
  if (top === '3' && bottom === '4') return 'three quarters';
  if (Number(bottom) > 12 || Number(bottom) < 2) return `${readCardinal(top)} over ${readCardinal(bottom)}`;
  if (bottom === '2') return `${readCardinal(top)} halves`;
  return `${readCardinal(top)} ${readOrdinal(bottom)}${top === '1' ? '' : 's'}`;
}

const readAddress = (address: string): string =>
  address
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .split(/([./@?=&_-])/)
    .map((part) => ({ '.': 'dot', '/': 'slash', '@': 'at', '-': 'dash', _: 'underscore' })[part] ?? part)
    .map((part) => (part === 'www' ? 'W W W' : readEnglish(part)))
    .join(' ');

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`;
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const READERS: Reader[] = [
  [
    /^(?:https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|app|shop|store|co|ai|me|tv)(?:\/\S*)?)$/i,
    ([all]) => readAddress(all),
  ],
  [/^([248])K$/, (m) => `${readCardinal(m[1])} K`],
  [/^24\/7$/, () => 'twenty four seven'],
  [
    new RegExp(`^([$€£¥₹₩])\\s?(${NUMBER})\\s?(k|mn?|bn?|thousand|million|billion|trillion)?$`, 'i'),
    (m) => readMoney(m[1], m[2], m[3]),
  ],
  [new RegExp(`^(${NUMBER})\\s?([$€£¥₹₩])$`), (m) => readMoney(m[2], m[1], undefined)],
  [new RegExp(`^(${NUMBER})\\s?%$`), (m) => `${readNumber(m[1])} percent`],
  [/^(\d{1,2})(?::(\d\d))?\s?([ap]\.?m\.?)$/i, (m) => readTime(m[1], m[2], m[3])],
  [/^(\d{1,2}):(\d\d)$/, (m) => readTime(m[1], m[2], undefined)],
  [/^(\d{4})-(\d\d)-(\d\d)$/, (m) => readDate(m[2], m[3], m[1])],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)$/, (m) => readDate(m[1], m[2], m[3])],
  [
    new RegExp(`^(${MONTH})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s(\\d{4}))?$`, 'i'),
    (m) => readMonthName(m[1], m[2], m[3]),
  ],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?\\s(${MONTH})\\.?(?:,?\\s(\\d{4}))?$`, 'i'),
    (m) => readMonthName(m[2], m[1], m[3]),
  ],
  [/^(\d+)(?:st|nd|rd|th)$/i, (m) => readOrdinal(m[1])],
  [/^'?(\d\d)s$/, (m) => plural(readCardinal(m[1]))],
  [/^(\d{4})s$/, (m) => plural(readYear(m[1]))],
  [
    /^(?:\+?1[-. ])?\(?(\d{3})\)?[-. ](\d{3})[-. ](\d{4})$/,
    (m) =>
      m
        .slice(1)
        .map((part) => readDigits(part))
        .join(' '),
  ],
  [/^(\d{1,3})\/(\d{1,3})$/, (m) => readFraction(m[1], m[2])],
  [/^(\d+)[x×](\d+)$/i, (m) => `${readCardinal(m[1])} by ${readCardinal(m[2])}`],
  [new RegExp(`^(${NUMBER})[-–](${NUMBER})$`), (m) => `${readNumber(m[1])} to ${readNumber(m[2])}`],
  [/^(1[1-9]\d\d|20\d\d)$/, (m) => readYear(m[1])],
  [/^#(\d+)$/, (m) => `number ${readCardinal(m[1])}`],
  [new RegExp(`^[-−](${NUMBER})$`), (m) => `minus ${readNumber(m[1])}`],
  [
    new RegExp(`^(${NUMBER})\\s?(k|mn|bn|million|billion|trillion|thousand)$`, 'i'),
    (m) => `${readNumber(m[1])} ${MAGNITUDES[m[2].toLowerCase()]}`,
  ],
  [new RegExp(`^(${NUMBER})$`), (m) => readNumber(m[1])],
  [new RegExp(`^(${NUMBER})\\+$`), (m) => `${readNumber(m[1])} plus`],
];

const plural = (words: string): string => (words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`);

function readUnit(core: string): string | undefined {
  const match = /^(\d[\d,]*(?:\.\d+)?)\s?(\D+)$/.exec(core);
  const forms = match && UNITS[match[2].toLowerCase()];
  return forms ? `${readNumber(match[1])} ${pick(forms, match[1])}` : undefined;
}

function isInitialism(word: string): boolean {
  if (INITIALISMS.has(word)) return true;
  return word.length > 1 && word.length <= 5 && /^[A-Z]+$/.test(word) && !/[AEIOUY]/.test(word);
}

function readLetters(word: string): string {
  if (isInitialism(word)) return spell(word);
  const pluralOf = /^([A-Z]{2,5})s$/.exec(word)?.[1];
  if (pluralOf && isInitialism(pluralOf)) return `${spell(pluralOf)}s`;
  return romanize(word.replace(/([a-z])([A-Z])/g, '$1 $2')).toLowerCase();
}

/** Letters and digits side by side, hyphens, slashes, signs: read part by part. */
function readMixed(core: string): string {
  const parts = core.match(/\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}'’]+|[&+=@%#<>×÷°→]/gu) ?? [];
  return parts
    .map((part) => {
      if (/^\d/.test(part)) return readNumber(part);
      if (SIGNS[part]) return SIGNS[part];
      return readLetters(part.replaceAll('’', "'"));
    })
    .join(' ');
}

/** Says one written English word, number or sign in plain lower-case words (capital letters are spelled). */
export function readEnglish(core: string): string {
  if (INITIALISMS.has(core)) return spell(core);
  const dotted = /^(?:[A-Za-z]\.){2,}[A-Za-z]?$/.test(`${core}.`);
  if (dotted) return spell(core.replaceAll('.', ''));
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(core);
    if (match) return read(match as string[]);
  }
  const hashtag = /^[#@]([\p{L}\d_]+)$/u.exec(core)?.[1];
  return readUnit(core) ?? readMixed(hashtag ? hashtag.replaceAll('_', ' ') : core);
}
