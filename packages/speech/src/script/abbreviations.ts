import { INITIALISMS } from './english-words.ts';
import type { Mark } from './script-token.ts';
import { endingMark, type WrittenWord } from './split-script.ts';

/** Said before a name. */
const TITLES: Record<string, string> = {
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  dr: 'doctor',
  prof: 'professor',
  st: 'saint',
};

/** Said after a name; only with a full stop. */
const AFTER_NAMES: Record<string, string> = {
  st: 'street',
  dr: 'drive',
  ave: 'avenue',
  blvd: 'boulevard',
  inc: 'incorporated',
  ltd: 'limited',
  corp: 'corporation',
  jr: 'junior',
  sr: 'senior',
};

const ANYWHERE: Record<string, string> = {
  vs: 'versus',
  etc: 'et cetera',
  'e.g': 'for example',
  'i.e': 'that is',
  approx: 'approximately',
  dept: 'department',
  'w/': 'with',
  'w/o': 'without',
  'b/c': 'because',
};

/** A full stop after these never ends a sentence. */
const NEVER_LAST = new Set(['mr', 'mrs', 'ms', 'prof', 'vs', 'e.g', 'i.e', 'approx']);

/** The same in other languages, whose engine says them by itself. */
const FOREIGN_NEVER_LAST = new Set('dr dra sr sra srta prof bzw nr mme sig dott ing tel p.ej z.b d.h u.a'.split(' '));

/** These are spelled, unless the whole sentence shouts. */
const ALSO_WORDS = new Set(['IT', 'AM', 'US', 'PS', 'AR', 'EV', 'HR', 'IP']);

const isEnglish = (locale: string): boolean => locale.startsWith('en');
const startsUpper = (word: WrittenWord | undefined): boolean => /^\p{Lu}/u.test(word?.core ?? '');
const isInitials = (core: string): boolean => /(?:^|[\s\d])(?:\p{L}\.)+\p{L}$/u.test(core);
const isShouted = (word: WrittenWord | undefined): boolean =>
  word !== undefined && /^[A-Z]{3,}$/.test(word.core) && !INITIALISMS.has(word.core);

/** What an English short form means, judged by the word that follows; undefined when it is an ordinary word. */
export function readAbbreviation(word: WrittenWord, next: WrittenWord | undefined): string | undefined {
  const key = word.core.toLowerCase();
  const dotted = word.trailing.startsWith('.');
  if (key === 'no') return dotted && /^\d/.test(next?.core ?? '') ? 'number' : undefined;
  if (Object.hasOwn(TITLES, key) && startsUpper(next)) return TITLES[key];
  if (Object.hasOwn(ANYWHERE, key)) return ANYWHERE[key];
  return dotted && Object.hasOwn(AFTER_NAMES, key) ? AFTER_NAMES[key] : undefined;
}

/** Whether capital letters that also make a word are that word, because the words around them are all capitals. */
export const isShoutedWord = (
  word: WrittenWord,
  before: WrittenWord | undefined,
  next: WrittenWord | undefined,
): boolean => ALSO_WORDS.has(word.core) && (isShouted(before) || isShouted(next));

function isAbbreviated(word: WrittenWord, next: WrittenWord | undefined, locale: string): boolean {
  if (isInitials(word.core) || /^(?!I)\p{Lu}$/u.test(word.core)) return true;
  if (!isEnglish(locale)) return FOREIGN_NEVER_LAST.has(word.core.toLowerCase());
  return readAbbreviation(word, next) !== undefined;
}

/** The punctuation that counts after a word; the full stop of an abbreviation ends no sentence by itself. */
export function markAfter(word: WrittenWord, next: WrittenWord | undefined, locale: string): Mark {
  if (!word.core) return endingMark(word.text);
  if (!word.trailing.startsWith('.') || !isAbbreviated(word, next, locale)) return endingMark(word.trailing);
  const further = endingMark(word.trailing.slice(1));
  if (further || !next) return further || '.';
  const key = word.core.toLowerCase();
  if (!isEnglish(locale) || NEVER_LAST.has(key) || key === 'no') return '';
  const beforeName = Object.hasOwn(TITLES, key) || word.core.length === 1;
  return startsUpper(next) && !beforeName ? '.' : '';
}
