import { MEASURE_WORDS } from './measure-words.ts';
import { SIGN_WORDS, type SignWords } from './sign-words.ts';
import { RANGE_WORDS } from './words.ts';

/** Written with spaces, read as one. */
export const SIGN_GROUPS = [
  String.raw`[-−]\d[\d.,]*\s?°[CF]?(?!\p{L})`,
  String.raw`§{1,2}\s?\d+\p{Ll}?(?!\p{L})`,
  String.raw`c\/\s?\d+\s?(?:hs?|hrs?|horas|d|días)(?!\p{L})`,
  String.raw`\d{1,2}\/\d{1,2}\s?h(?![\p{L}\d])`,
  String.raw`[<>≤≥~≈]\s?\d[\d.,]*(?:\s?%)?(?![\p{L}\p{M}\d])`,
  String.raw`\d{1,2}\.[0-5]\d\s?[-–]\s?\d{1,2}\.[0-5]\d(?![\p{L}\d.,/])`,
  String.raw`\d+\s?[½¼¾](?![\p{L}\d])`,
  String.raw`\d{1,2}\.\sOG(?!\p{L})`,
  String.raw`\d{1,2}(?:\s?[-–]\s?\d{1,2})?\sJ\.`,
  String.raw`\d{1,2}\.\d\d(?:\s?[-–]\s?\d{1,2}\.\d\d)?\sUhr(?!\p{L})`,
];

type ReadPart = (part: string) => string;

const isSign = (sign: string): sign is keyof Omit<SignWords, 'andHalf' | 'kilometer' | 'minute' | 'hour'> =>
  /^[<>≤≥~Ø-]$/.test(sign);

/** Hindi says how a number compares behind it. */
function readCompared(core: string, words: SignWords, language: string, read: ReadPart): string | undefined {
  const [, written, amount] = /^([<>≤≥~≈−-])\s?(\d.*)$/u.exec(core) ?? [];
  const sign = written?.replace('≈', '~').replace('−', '-');
  if (!sign || !amount || !isSign(sign)) return undefined;
  const isBehind = language === 'hi' && /[<>≤]/.test(sign);
  const said = /[^\d.,%\s]/.test(amount) ? read(amount) : amount;
  return isBehind ? `${said} ${words[sign]}` : `${words[sign]} ${said}`;
}

const HINDI_HALVES: Record<string, string> = { 1: 'डेढ़', 2: 'ढाई' };
const QUARTERS: Record<string, readonly [string, string]> = {
  de: ['ein Viertel', 'drei Viertel'],
  es: ['un cuarto', 'tres cuartos'],
  fr: ['un quart', 'trois quarts'],
  pt: ['um quarto', 'três quartos'],
  it: ['un quarto', 'tre quarti'],
  hi: ['चौथाई', 'तीन चौथाई'],
};
const HALVES: Record<string, string> = { de: 'halbe', es: 'medio', fr: 'demi', pt: 'meio', it: 'mezzo', hi: 'आधा' };
const AND: Record<string, string> = { de: 'und', es: 'y', fr: 'et', pt: 'e', it: 'e', hi: 'और' };

/** "1½", "¾" */
function readParts(core: string, { andHalf }: SignWords, language: string): string | undefined {
  const [, whole, sign] = /^(\d*)\s?([½¼¾])$/.exec(core) ?? [];
  if (!sign) return undefined;
  const part = sign === '½' ? HALVES[language] : QUARTERS[language]?.[sign === '¼' ? 0 : 1];
  if (!whole) return part;
  if (sign !== '½') return `${whole} ${AND[language] ?? ''} ${part ?? ''}`;
  if (language === 'hi') return HINDI_HALVES[whole] ?? `${andHalf} ${whole}`;
  if (language === 'de') return whole === '1' ? 'eineinhalb' : `${whole} ${andHalf}`;
  return `${whole} ${andHalf}`;
}

const SIZE = String.raw`(?:X{0,4}S|M|X{0,4}L|\dXL|[A-Z])`;
const SIZES = new RegExp(`^${SIZE}(?:[-–/]${SIZE})+$`);
const spellSize = (size: string): string => size.replace(/[A-Z]/g, ' $& ').trim().replace(/\s+/g, ' ');

/** "S–XXL" is a range, "S/M/L" a list. */
function readSizes(core: string, language: string): string | undefined {
  if (!SIZES.test(core)) return undefined;
  return core
    .split(/([-–/])/)
    .map((part) => (part === '/' ? '' : /[-–]/.test(part) ? (RANGE_WORDS[language] ?? '') : spellSize(part)))
    .filter(Boolean)
    .join(' ');
}

const FLOOR = /^(\d{1,2})\. OG$/;
const AGE = /^(\d{1,2})(?:\s?[-–]\s?(\d{1,2}))? J\.?$/;
const STEMS = 'erst zweit dritt viert fünft sechst siebt acht neunt zehnt'.split(' ');

function readGerman(core: string, before: string): string | undefined {
  const floor = STEMS[Number(FLOOR.exec(core)?.[1]) - 1];
  if (floor) return `${floor}${/^(?:im|vom|zum|dem)$/i.test(before) ? 'en' : 'es'} Obergeschoss`;
  const [, from, to] = AGE.exec(core) ?? [];
  if (from)
    return `${from} ${to ? `bis ${to} ` : ''}${/^(?:ab|von|mit|unter|seit)$/i.test(before) ? 'Jahren' : 'Jahre'}`;
  if (!/^\d{1,2}\.\d\d.*Uhr$/.test(core)) return undefined;
  return core
    .replace(/\sUhr$/, '')
    .split(/\s?[-–]\s?/)
    .map((time) => time.split('.').map(Number))
    .map(([hour, minutes]) => `${hour} Uhr ${minutes || ''}`.trim())
    .join(' bis ');
}

const dotted = (time: string): string => {
  const [hour, minutes] = time.split('.').map(Number);
  return minutes ? `${hour} e ${minutes}` : String(hour);
};

/** "9.00–18.30" of a shop in Italy, "5.3" of a version in Brazil. */
function readDotted(core: string, before: string, language: string): string | undefined {
  if (language === 'pt' && /^\d{1,2}\.\d{1,2}$/.test(core)) return core.replace('.', ' ponto ');
  if (language !== 'it') return undefined;
  const [, from, to] = /^(\d{1,2}\.[0-5]\d)\s?[-–]\s?(\d{1,2}\.[0-5]\d)$/.exec(core) ?? [];
  if (from && to) return `${dotted(from)} alle ${dotted(to)}`;
  return /^(?:ore|alle|dalle|le|ora)$/i.test(before) && /^\d{1,2}\.[0-5]\d$/.test(core) ? dotted(core) : undefined;
}

/** "25′" */
function readMinutes(core: string, { minute }: SignWords): string | undefined {
  const count = /^(\d{1,3})′$/.exec(core)?.[1];
  return count && `${count} ${minute[count === '1' ? 0 : 1]}`;
}

const PARAGRAPHS: Record<string, string> = {
  de: 'Paragraf',
  es: 'párrafo',
  fr: 'paragraphe',
  it: 'paragrafo',
  pt: 'parágrafo',
};

function readParagraph(core: string, language: string): string | undefined {
  const [, article] = /^§+\s?(.+)$/.exec(core) ?? [];
  return article && `${PARAGRAPHS[language] ?? '§'} ${article}`;
}

const EVERY: Record<string, readonly [every: string, between: string]> = { es: ['cada', 'en'], pt: ['a cada', 'em'] };

/** "1-0-1" of a medicine, "c/8 h", "8/8h", and a score before "से" */
function readOften(core: string, { hour }: SignWords, language: string, next: string): string | undefined {
  if (/^\d(?:-\d){2,3}$/.test(core)) return core.replaceAll('-', ' ');
  const [, won, lost] = language === 'hi' ? (/^(\d{1,2})-(\d{1,2})$/.exec(core) ?? []) : [];
  if (won && lost) return next === 'से' || Number(won) >= Number(lost) ? `${won} ${lost}` : undefined;
  const words = EVERY[language];
  const [, hours, unit] = /^c\/\s?(\d+)\s?(\p{L}+)$/u.exec(core) ?? [];
  if (hours && words) return `${words[0]} ${hours} ${unit?.startsWith('d') ? 'días' : hour}`;
  const [, first, last] = /^(\d{1,2})\/(\d{1,2})\s?h$/.exec(core) ?? [];
  return words && first === last && first ? `${first} ${words[1]} ${last} ${hour}` : undefined;
}

/** Signs that stand at a number, sizes, parts, floors and ages. */
export function readSigns(
  core: string,
  { before, next }: { before: string; next: string },
  language: string,
  read: ReadPart,
): string | undefined {
  const words = SIGN_WORDS[language];
  if (!words) return undefined;
  return (
    (language === 'de' ? readGerman(core, before) : undefined) ??
    readCompared(core, words, language, read) ??
    readOften(core, words, language, next) ??
    readParagraph(core, language) ??
    readDotted(core, before, language) ??
    readParts(core, words, language) ??
    readSizes(core, language) ??
    readMinutes(core, words)
  );
}

/** "90 ch" of a French car. */
export const readHorses = (core: string, before: string, language: string): string | undefined =>
  language === 'fr' && core === 'ch' && Number(before) >= 20 ? 'chevaux' : undefined;

/** A sign or a letter that is a word only beside a number: "Ø 28", "Km 32", "6 uds. x 2". */
export function readBesideNumber(core: string, before: string, next: string, language: string): string | undefined {
  const words = SIGN_WORDS[language];
  if (!words || !/^[\d½]/.test(next)) return undefined;
  if (/^[x×]$/i.test(core)) return MEASURE_WORDS[language]?.times;
  if (core === 'KM' && /€/.test(next)) return 'Kaltmiete';
  if (/^[Øø⌀]$/.test(core)) return words.Ø;
  if (language === 'it' && core === 'h') return 'ore';
  if (/^km$/i.test(core) && !/\d$/.test(before)) return words.kilometer;
  return undefined;
}
