import type { WrittenWord } from '../written-word.ts';
import { FRENCH } from './short/french.ts';
import { GERMAN } from './short/german.ts';
import { HINDI } from './short/hindi.ts';
import { ITALIAN } from './short/italian.ts';
import { PORTUGUESE } from './short/portuguese.ts';
import { SPANISH } from './short/spanish.ts';

interface ShortForm {
  meaning: string;
  /** "~": known without its full stop, too */
  isBare: boolean;
  /** "#" alone: only before a number; with ".": only behind one */
  beside: 'before' | 'behind' | undefined;
  /** "=": a small letter is this, a capital is not */
  isSmall: boolean;
  /** ".": it ends a sentence where one ends */
  mayBeLast: boolean;
}

function readEntry(entry: string): [key: string, form: ShortForm] | undefined {
  const [, key, signs, meaning] = /^(\S+?)([.#=~]*)\s(.+)$/su.exec(entry.trim()) ?? [];
  if (!key) return undefined;
  const mayBeLast = signs.includes('.');
  const beside = signs.includes('#') ? (mayBeLast ? 'behind' : 'before') : undefined;
  return [key, { meaning, mayBeLast, beside, isBare: signs.includes('~'), isSmall: signs.includes('=') }];
}

function readTable(table: string): Map<string, ShortForm[]> {
  const forms = new Map<string, ShortForm[]>();
  for (const entry of table.split(';')) {
    const [key, form] = readEntry(entry) ?? [];
    if (!key || !form) continue;
    const all = forms.get(key) ?? [];
    // What needs a number beside it is looked at first.
    forms.set(key, form.beside ? [form, ...all] : [...all, form]);
  }
  return forms;
}

const TABLES: Record<string, Map<string, ShortForm[]>> = Object.fromEntries(
  Object.entries({ de: GERMAN, es: SPANISH, fr: FRENCH, pt: PORTUGUESE, it: ITALIAN, hi: HINDI }).map(
    ([language, table]) => [language, readTable(table)],
  ),
);

const eitherCase = (letter: string): string => `[${letter.toLowerCase()}${letter.toUpperCase()}]`;

/** "i. d. R.": written with spaces, read as one. */
export const SHORT_GROUPS = [...new Set(Object.values(TABLES).flatMap((table) => [...table.keys()]))]
  .filter((key) => /^\p{Ll}+(?:\.\p{Ll}+)+$/u.test(key))
  .sort((a, b) => b.length - a.length)
  .map((key) => `${key.replace(/\p{L}/gu, eitherCase).replaceAll('.', String.raw`\.\s`)}\\.`);

/** What stands beside a short form. */
export interface Beside {
  before: string;
  next: string;
}

/** "unidad|unidades": one, and several. */
function inNumber(meaning: string, before: string): string {
  const [one = '', several = one] = meaning.split('|');
  return /^(?:1|½|\d\/\d)$/.test(before) || /[ªº°]$/.test(before) ? one : several;
}

function fits(form: ShortForm, core: string, isDotted: boolean, { before, next }: Beside): boolean {
  if (!isDotted && !form.isBare && !/\/|\.\p{L}{2}/u.test(core)) return false;
  if (form.isSmall && (core !== core.toLowerCase() || !next)) return false;
  if (form.beside === 'before') return /^\d|^[IVX]+$/.test(next);
  return form.beside !== 'behind' || /[\d½¼¾%ºª°€]$|^\d/.test(before);
}

/** A short form of the language, if the words beside it allow it. */
export function findShortForm(
  { core, trailing }: Pick<WrittenWord, 'core' | 'trailing'>,
  language: string,
  beside: Beside,
): ShortForm | undefined {
  const forms = TABLES[language]?.get(core.toLowerCase().replace(/\s/g, ''));
  const form = forms?.find((one) => fits(one, core, trailing.startsWith('.'), beside));
  return form && { ...form, meaning: inNumber(form.meaning, beside.before) };
}

/** No vowel, no word: "Tbl." is a short form even where nobody knows its meaning. */
export const hasNoVowel = (core: string): boolean => /^[b-df-hj-np-tv-xz]{2,5}$/i.test(core);
