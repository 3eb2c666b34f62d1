import { FOREIGN_SPACED, joinSpaced } from '../written-word.ts';
import { CALENDAR_GROUPS, readDay, readHours, readMonthOfYear, readWeekday, readWeekdays } from './calendar.ts';
import { MEASURE_WORDS } from './measure-words.ts';
import { MEASURE_GROUPS, readCompound, readMeasure, readPer } from './measures.ts';
import { MONEY_GROUPS, readMoney } from './money.ts';
import { CENTURY_GROUP, readName } from './names.ts';
import { readCode, readHindiYear } from './numbers-by-word.ts';
import { readOrdinal } from './ordinals.ts';
import { longPer } from './per-words.ts';
import { PHONE_GROUPS, readPhone } from './phones.ts';
import { readCodeLetters, readPieces, readTownCode } from './pieces.ts';
import { PART_GROUPS, readAlways, readPartOfUnit, readQuantity } from './quantities.ts';
import { findShortForm, SHORT_GROUPS } from './short-forms.ts';
import { readBesideNumber, readHorses, readSigns, SIGN_GROUPS } from './signs.ts';
import { ADDRESS_WORDS, HOURS, languageOf, RANGE_WORDS } from './words.ts';

/** What stands around a written word. */
export interface ForeignAround {
  before: string;
  /** the word before, even where a comma is between */
  previous: string;
  next: string;
  /** a full stop follows */
  isDotted: boolean;
  /** the words around are capitals as well */
  isShouted: boolean;
}

const NOTHING_AROUND: ForeignAround = { before: '', previous: '', next: '', isDotted: false, isShouted: false };

/** Written with spaces, read as one. */
export const FOREIGN_GROUPS = [
  ...MONEY_GROUPS,
  ...PHONE_GROUPS,
  ...CALENDAR_GROUPS,
  String.raw`\d{1,2}:\d\d\sUhr(?!\p{L})`,
  ...PART_GROUPS,
  ...SIGN_GROUPS,
  ...MEASURE_GROUPS,
  CENTURY_GROUP,
  String.raw`EE\.\sUU\S*`,
  ...SHORT_GROUPS,
  FOREIGN_SPACED,
  String.raw`(?:[zZ]\.\sB|[dD]\.\sh|[uU]\.\sa|o\.\sä|p\.\s[aMP]|p\.\sex|p\.\sej|p\.\ses)\.`,
];

function readTime(core: string, language: string): string | undefined {
  const clock = /^(\d{1,2}):(\d\d) Uhr$/.exec(core);
  if (clock) return `${Number(clock[1])} Uhr ${Number(clock[2]) || ''}`.trim();
  const hours = HOURS[language];
  const written = hours && /^(\d{1,2})\s?h(\d\d)?$/.exec(core);
  if (!written) return undefined;
  const name = written[1] === '1' ? hours[0] : hours[1];
  const and = language === 'pt' && Number(written[2]) ? 'e' : '';
  return [written[1], name, and, Number(written[2]) ? String(Number(written[2])) : ''].filter(Boolean).join(' ');
}

const ADDRESS =
  /^(?:https?:\/\/|www\.)\S+$|^[^\s@]+@\S+\.\S+$|^@[\w.]+\.\w+$|^[a-z][\w-]*(?:\.[\w-]+)*\.[a-z]{2,6}(?:\/\S*)?$/i;

function readAddress(core: string, language: string): string | undefined {
  const words = ADDRESS_WORDS[language];
  if (!words || !ADDRESS.test(core)) return undefined;
  return core
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .replaceAll('.', ` ${words.dot} `)
    .replaceAll('/', ` ${words.slash} `)
    .replaceAll('_', ` ${words.underscore} `)
    .replaceAll('@', ` ${words.at} `);
}

/** "9,99 €/Monat", "40 Std./Woche": what it is, and for how long it lasts. */
function readPrice(core: string, locale: string): string | undefined {
  const speed = /\p{L}\/(?:h|s)$/u.test(core) ? readMeasure(core, languageOf(locale)) : undefined;
  if (speed) return speed;
  const [, price, unit] = /^(.*\d.*)\/([\p{L}\p{M}²³.]+|100\s?km)$/u.exec(core) ?? [];
  if (!price) return readMoney(core, locale);
  const language = languageOf(locale);
  const amount = readMoney(price.trim(), locale) ?? readMeasure(price.trim().replace(/\.$/, ''), language);
  const per = readPer(unit, language);
  return amount && per && `${amount} ${per}`;
}

function readDates(core: string, { before, next, isDotted }: ForeignAround, locale: string): string | undefined {
  const language = languageOf(locale);
  return (
    readHours(core, language, HOURS[language]?.[1] ?? '', RANGE_WORDS[language] ?? '') ??
    readTime(core, language) ??
    readDay(core, { before, after: next, isDotted }, locale) ??
    readMonthOfYear(core, locale) ??
    readWeekdays(core, language, RANGE_WORDS[language] ?? '')
  );
}

/** Prepares one written word for an engine that reads plain numbers itself. */
export function readForeign(core: string, locale: string, around: ForeignAround = NOTHING_AROUND): string {
  const language = languageOf(locale);
  const said =
    readPrice(core, locale) ??
    readPartOfUnit(core, language) ??
    readAlways(core, around.before, language) ??
    joinSpaced(core) ??
    readDates(core, around, locale) ??
    readPhone(core, language) ??
    readCode(core, around, language) ??
    readHindiYear(core, around.before, language) ??
    readSigns(core, around, language, (part) => readForeign(part, locale)) ??
    readBesideNumber(core, around.before, around.next, language) ??
    readHorses(core, around.before, language) ??
    readOrdinal(core, language) ??
    readMeasure(core, language) ??
    readQuantity(core, around.before, language) ??
    readCompound(core, language) ??
    readAddress(core, language) ??
    readTownCode(core) ??
    readCodeLetters(core, around.before, language) ??
    readName(core, around, language) ??
    readPieces(core, language, (part, before) => readAlone(part, locale, before));
  if (said !== undefined) return said;
  const plain = core.replace(/^[#@]/, '').replace(/^https?:\/\//, '');
  return /[\p{L}\p{N}%&+=@°]/u.test(plain) ? plain.replace(/[<>_*^~|\\{}[\]]/g, ' ') : '';
}

/** One side of a stroke or dash. */
const readAlone = (part: string, locale: string, before = ''): string =>
  findShortForm({ core: part.replace(/\.$/, ''), trailing: '.' }, languageOf(locale), { before: '', next: '' })
    ?.meaning ?? readForeign(part, locale, { ...NOTHING_AROUND, before });

/** A short weekday with its full stop. */
export const readShortDay = (short: string, next: string, locale: string): string | undefined =>
  readWeekday(short, languageOf(locale), next);

/** "20 Min.": the full stop belongs to the unit. */
export function endsWithUnit(core: string, locale: string): boolean {
  const period = /\/(\p{L}+)$/u.exec(core)?.[1];
  if (period && longPer(period, languageOf(locale))) return true;
  if (languageOf(locale) === 'de' && /\d J$/.test(core)) return true;
  const sign = /\d\s?([\p{L}\p{M}.]+)$/u.exec(core)?.[1];
  const units = MEASURE_WORDS[languageOf(locale)]?.units;
  return sign !== undefined && units !== undefined && Object.hasOwn(units, sign.toLowerCase());
}

/** Whether an inch has a name in the language. */
export const knowsInches = (locale: string): boolean => MEASURE_WORDS[languageOf(locale)]?.units['″'] !== undefined;
