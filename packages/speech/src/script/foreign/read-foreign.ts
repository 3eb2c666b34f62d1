import { MONEY_GROUPS, readMoney } from './money.ts';
import { ADDRESS_WORDS, HOURS, languageOf } from './words.ts';

/** Written with spaces, read as one. */
export const FOREIGN_GROUPS = [
  ...MONEY_GROUPS,
  String.raw`\d{1,2}:\d\d\sUhr(?!\p{L})`,
  String.raw`\d{1,2}\sh(?![\p{L}\d])`,
  String.raw`EE\.\sUU\S*`,
];

function readTime(core: string, language: string): string | undefined {
  const clock = /^(\d{1,2}):(\d\d) Uhr$/.exec(core);
  if (clock) return `${Number(clock[1])} Uhr ${Number(clock[2]) || ''}`.trim();
  const hours = HOURS[language];
  const written = hours && /^(\d{1,2})\s?h(\d\d)?$/.exec(core);
  if (!written) return undefined;
  const name = written[1] === '1' ? hours[0] : hours[1];
  return [written[1], name, written[2] && String(Number(written[2]))].filter(Boolean).join(' ');
}

function readDate(core: string, locale: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(core) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (!day || date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
}

/** Engines read a long number as an amount; a phone number is said digit by digit. */
const readPhone = (core: string): string | undefined =>
  /^(?:0\d{2,}|\d{8,})$/.test(core) ? [...core].join(' ') : undefined;

function readAddress(core: string, language: string): string | undefined {
  const words = ADDRESS_WORDS[language];
  if (!words || !/^(?:https?:\/\/|www\.)\S+$|^[^\s@]+@\S+\.\S+$|^[\w-]+\.[a-z]{2,4}(?:\/\S*)?$/i.test(core))
    return undefined;
  return core
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .replaceAll('.', ` ${words.dot} `)
    .replaceAll('/', ` ${words.slash} `)
    .replaceAll('@', ` ${words.at} `);
}

/** Prepares one written word for an engine that reads numbers itself. */
export function readForeign(core: string, locale: string): string {
  const language = languageOf(locale);
  const said =
    readMoney(core, locale) ??
    readTime(core, language) ??
    readDate(core, locale) ??
    readPhone(core) ??
    readAddress(core, language);
  if (said !== undefined) return said;
  const plain = core.replace(/^[#@]/, '').replace(/^https?:\/\//, '');
  return /[\p{L}\p{N}%&+=@°]/u.test(plain) ? plain.replace(/[<>_*^~|\\{}[\]]/g, ' ') : '';
}
