import { CALENDAR_GROUPS, readDay, readHours, readWeekday, readWeekdays } from './calendar.ts';
import { MEASURE_WORDS } from './measure-words.ts';
import { MEASURE_GROUPS, readCompound, readMeasure, readPer } from './measures.ts';
import { MONEY_GROUPS, readMoney } from './money.ts';
import { CENTURY_GROUP, readName } from './names.ts';
import { readOrdinal } from './ordinals.ts';
import { PHONE_GROUPS, readPhone } from './phones.ts';
import { readAlways, readQuantity } from './quantities.ts';
import { ADDRESS_WORDS, HOURS, languageOf, RANGE_WORDS } from './words.ts';

/** What stands around a written word. */
export interface ForeignAround {
  before: string;
  /** the words around are capitals as well */
  isShouted: boolean;
}

const NOTHING_AROUND: ForeignAround = { before: '', isShouted: false };

/** Written with spaces, read as one. */
export const FOREIGN_GROUPS = [
  ...MONEY_GROUPS,
  ...PHONE_GROUPS,
  ...CALENDAR_GROUPS,
  String.raw`\d{1,2}:\d\d\sUhr(?!\p{L})`,
  ...MEASURE_GROUPS,
  CENTURY_GROUP,
  String.raw`EE\.\sUU\S*`,
  String.raw`(?:z\.\sB|d\.\sh|u\.\sa|o\.\sä|p\.\sM|p\.\sex|p\.\sej|p\.\ses)\.`,
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
  const [, price, unit] = /^(.*\d.*)\/([\p{L}\p{M}²³.]+)$/u.exec(core) ?? [];
  if (!price) return readMoney(core, locale);
  const language = languageOf(locale);
  const amount = readMoney(price.trim(), locale) ?? readMeasure(price.trim().replace(/\.$/, ''), language);
  const per = readPer(unit, language);
  return amount && per && `${amount} ${per}`;
}

function readDates(core: string, { before }: ForeignAround, locale: string): string | undefined {
  const language = languageOf(locale);
  return (
    readHours(core, language, HOURS[language]?.[1] ?? '', RANGE_WORDS[language] ?? '') ??
    readTime(core, language) ??
    readDay(core, before, locale) ??
    readWeekdays(core, language, RANGE_WORDS[language] ?? '')
  );
}

/** Prepares one written word for an engine that reads plain numbers itself. */
export function readForeign(core: string, locale: string, around: ForeignAround = NOTHING_AROUND): string {
  const language = languageOf(locale);
  const said =
    readPrice(core, locale) ??
    readAlways(core, around.before, language) ??
    readDates(core, around, locale) ??
    readPhone(core, language) ??
    readOrdinal(core, language) ??
    readMeasure(core, language) ??
    readQuantity(core, around.before, language) ??
    readCompound(core, language) ??
    readAddress(core, language) ??
    readName(core, around.before, language, around.isShouted);
  if (said !== undefined) return said;
  const plain = core.replace(/^[#@]/, '').replace(/^https?:\/\//, '');
  return /[\p{L}\p{N}%&+=@°]/u.test(plain) ? plain.replace(/[<>_*^~|\\{}[\]]/g, ' ') : '';
}

/** A short weekday with its full stop. */
export const readShortDay = (short: string, next: string, locale: string): string | undefined =>
  readWeekday(short, languageOf(locale), next);

/** "20 Min.": the full stop belongs to the unit. */
export function endsWithUnit(core: string, locale: string): boolean {
  const sign = /\d\s?([\p{L}\p{M}.]+)$/u.exec(core)?.[1];
  const units = MEASURE_WORDS[languageOf(locale)]?.units;
  return sign !== undefined && units !== undefined && Object.hasOwn(units, sign.toLowerCase());
}
