import { isDottedOrdinal } from '@herald/media/captions/sentence-end';
import type { WrittenWord } from '../written-word.ts';
import { germanOrdinal } from './calendar.ts';
import { endsWithUnit, readShortDay } from './read-foreign.ts';
import { findShortForm, hasNoVowel } from './short-forms.ts';
import { ABBREVIATIONS, DOTTED_ORDINALS, languageOf, MAY_BE_LAST, UNDOTTED } from './words.ts';

const keyOf = (core: string): string => {
  const key = core.toLowerCase();
  return key === 'ee. uu' ? key : key.replace(/\s/g, '');
};

/** Without its full stop "Max" is a name and "m" a letter. */
const isComplete = ({ core, trailing }: WrittenWord, locale: string): boolean =>
  /^[./]/.test(trailing) || /[°º/]|\.\p{L}{2}/u.test(core) || UNDOTTED[languageOf(locale)]?.has(keyOf(core)) === true;

/** "Hauptstr. 12" */
const readStreet = ({ core, trailing }: WrittenWord, locale: string): string | undefined =>
  languageOf(locale) === 'de' && trailing.startsWith('.') && /^\p{Lu}\p{Ll}+str$/u.test(core)
    ? `${core}aße`
    : undefined;

/** "2-Zi.-Whg." */
function readCompound(core: string, meanings: Record<string, string>): string | undefined {
  if (!/\p{L}\.-/u.test(core)) return undefined;
  const parts = core.split('-').map((part) => ({ part, meaning: meanings[keyOf(part.replace(/\.$/, ''))] }));
  if (!parts.some(({ meaning }) => meaning)) return undefined;
  return parts.map(({ part, meaning }) => meaning ?? part).join(' ');
}

/** A Spanish or Portuguese day and its month: "14 de diciembre". */
const IBERIAN_MONTH =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)$/;
const isIberian = (locale: string): boolean => /^(?:es|pt)/.test(locale);

/** "14 dic." */
const withDay = (meaning: string, before: WrittenWord | undefined, locale: string): string =>
  isIberian(locale) && IBERIAN_MONTH.test(meaning) && /^\d{1,2}$/.test(before?.core ?? '') ? `de ${meaning}` : meaning;

const shortFormAt = (
  word: WrittenWord,
  next: WrittenWord | undefined,
  locale: string,
  before: WrittenWord | undefined,
): ReturnType<typeof findShortForm> =>
  findShortForm(word, languageOf(locale), { before: before?.core ?? '', next: next?.core ?? '' });

/** What a short form means; undefined when it is an ordinary word. */
export function readForeignAbbreviation(
  word: WrittenWord,
  next: WrittenWord | undefined,
  locale: string,
  before?: WrittenWord,
): string | undefined {
  const day = word.trailing.startsWith('.') ? readShortDay(word.core, next?.core ?? '', locale) : undefined;
  if (day) return day;
  const form = shortFormAt(word, next, locale, before);
  if (form) return withDay(form.meaning, before, locale);
  const meanings = ABBREVIATIONS[languageOf(locale)];
  const key = keyOf(word.core);
  if (meanings && Object.hasOwn(meanings, key))
    return isComplete(word, locale) ? withDay(meanings[key], before, locale) : undefined;
  const compound = meanings && readCompound(word.core, meanings);
  if (compound) return compound;
  if (languageOf(locale) === 'fr' && /^Ste?-\p{Lu}/u.test(word.core)) return word.core.replace(/^St(e?)-/, 'Saint$1 ');
  const [, article, rest] = /^(\p{L}+['’])(\p{L}+)$/u.exec(word.core) ?? [];
  const elided = article && rest && shortFormAt({ ...word, core: rest }, next, locale, before);
  if (elided) return `${article}${elided.meaning}`;
  return readStreet(word, locale);
}

/** "1. Mai": the full stop makes an ordinal; in "nur 19. Und" it ends the sentence. */
export const isOrdinal = (
  word: WrittenWord,
  next: WrittenWord | undefined,
  locale: string,
  before: WrittenWord | undefined,
): boolean =>
  DOTTED_ORDINALS.has(languageOf(locale)) &&
  word.trailing === '.' &&
  isDottedOrdinal(`${word.core}.`, next?.core, before && before.core + before.trailing);

const MONTH = /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/;

/** German engines read "24. Dezember" as a plain number. */
export function readDottedOrdinal(word: WrittenWord, before: string, locale: string): string | undefined {
  if (languageOf(locale) !== 'de') return undefined;
  const [, from, to] = /^(?:(\d{1,2})\.[-–])?(\d{1,2})$/.exec(word.core) ?? [];
  if (!to || Number(to) < 1 || Number(to) > 31) return undefined;
  const last = germanOrdinal(Number(to), before);
  return from ? `${germanOrdinal(Number(from), before)} bis ${germanOrdinal(Number(to), 'bis')}` : last;
}

const isSmall = (next: WrittenWord | undefined): boolean => /^\p{Ll}/u.test(next?.core ?? '');

/** "30.11." and "Ludwig XIV." keep their full stop where the sentence goes on. */
const isDottedNumber = (word: WrittenWord, next: WrittenWord | undefined): boolean =>
  /^(?:\d{1,2}\.\d{1,2}|[IVX]{1,5})$/.test(word.core) && isSmall(next);

/** "CHF 49.– im Monat" */
const isRoundPrice = ({ core, trailing }: WrittenWord, next: WrittenWord | undefined): boolean =>
  /\d$/.test(core) && /^\.[-–—]{1,2}$/.test(trailing) && isSmall(next);

const GERMAN_BEGINNING =
  /^(?:Ich|Du|Er|Sie|Es|Wir|Ihr|Der|Die|Das|Ein|Eine|Und|Aber|Dann|Jetzt|Heute|Mit|Für|So|Nur|Alles|Mehr)$/;

/** Behind a unit: German nouns have a capital, too, so only words that have one nowhere else count there. */
const beginsSentence = ({ core }: WrittenWord, locale: string): boolean =>
  languageOf(locale) === 'de' ? GERMAN_BEGINNING.test(core) : /^\p{Lu}\p{Ll}/u.test(core);

const SOUNDS = /^(?:h?m+|p?s+t?|g?b?r+)$/i;

/** "Tbl. Reinigung": a row of consonants that is no row of capitals is short for something. */
const isUnknownShort = ({ core }: WrittenWord, next: WrittenWord | undefined): boolean =>
  next !== undefined && hasNoVowel(core) && !/\p{Lu}$/u.test(core) && !SOUNDS.test(core);

function isShortStop(
  word: WrittenWord,
  next: WrittenWord | undefined,
  locale: string,
  before: WrittenWord | undefined,
): boolean {
  const form = shortFormAt(word, next, locale, before);
  if (form) return !form.mayBeLast;
  if (readForeignAbbreviation(word, next, locale, before) === undefined) return isUnknownShort(word, next);
  return !MAY_BE_LAST.has(keyOf(word.core));
}

/** Whether the full stop after the word is part of it and ends no sentence. */
export const isForeignStop = (
  word: WrittenWord,
  next: WrittenWord | undefined,
  locale: string,
  before?: WrittenWord,
): boolean =>
  isOrdinal(word, next, locale, before) ||
  (/^\d{1,2}\.[-–]\d{1,2}$/.test(word.core) && MONTH.test(next?.core ?? '')) ||
  isDottedNumber(word, next) ||
  (endsWithUnit(word.core, locale) && next !== undefined && !beginsSentence(next, locale)) ||
  isRoundPrice(word, next) ||
  (/[-–/]/.test(word.core) && /^[\p{Ll}\d]/u.test(next?.core ?? '')) ||
  isShortStop(word, next, locale, before);
