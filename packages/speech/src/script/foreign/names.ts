import { isPronounceable } from '../pronounceable.ts';
import { germanOrdinal } from './calendar.ts';

const HINDI_LETTERS = 'ए बी सी डी ई एफ़ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड'.split(' ');

/** Spelled everywhere although they could be said. */
const SPELLED = new Set('SAV SUV USA EMI UPI GEZ HDMI CEO IG AI KI IA FAQ DIY URL API OLED EDV VIP'.split(' '));
const ORDINALS: Record<string, readonly string[]> = {
  es: 'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'.split(' '),
  pt: 'primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo'.split(' '),
  fr: ['premier'],
  it: (
    'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo ' +
    'quindicesimo sedicesimo'
  ).split(' '),
};
const COUNTED_BEFORE =
  /^(?:siglo|século|secolo|siècle|kapitel|cap[ií]tulo|capitolo|chapitre|teil|parte|partie|band|tome|tomo|fase|phase|bowl|guerra)$/i;
const VALUES: Record<string, number> = { I: 1, V: 5, X: 10 };

function romanValue(letters: string): number {
  const values = [...letters].map((letter) => VALUES[letter]);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

const spell = (letters: string, language: string): string =>
  [...letters].map((letter) => (language === 'hi' ? HINDI_LETTERS[letter.charCodeAt(0) - 65] : letter)).join(' ');

/** Letters one by one, where a word of few capitals cannot be said. Engines do it themselves where no vowel is in it. */
function readInitials(core: string, language: string, isShouted: boolean): string | undefined {
  if (!/^[A-Z]{2,4}$/.test(core)) return undefined;
  const isSpelled = SPELLED.has(core) || ((core.length < 4 || language === 'hi') && !isPronounceable(core));
  return isSpelled && (!isShouted || language === 'hi') ? spell(core, language) : undefined;
}

const CENTURIES: Record<string, string> = { es: 'siglo', pt: 'século' };
/** "s. XXI" */
export const CENTURY_GROUP = String.raw`s(?:éc)?\.\s[IVX]{1,5}(?!\p{L})`;

/** A ruler's number, a chapter's or a century's. */
function readRoman(core: string, before: string, language: string): string | undefined {
  const century = /^([IVX]+)(?:e|ème)$/.exec(core);
  if (century && language === 'fr') return frenchOrdinal(romanValue(century[1]));
  const [, ofCentury] = /^s(?:éc)?\. ([IVX]+)$/.exec(core) ?? [];
  if (ofCentury && CENTURIES[language]) return `${CENTURIES[language]} ${romanValue(ofCentury)}`;
  if (core === 'Ier' && language === 'fr') return 'premier';
  if (!/^(?=[IVX]{2,6}$)X{0,3}(?:IX|IV|V?I{0,3})$/.test(core)) return undefined;
  const value = romanValue(core);
  if (COUNTED_BEFORE.test(before)) return String(value);
  if (language === 'it' && /^(?:il|nel|del|dal|al)$/i.test(before)) return `${value}º`;
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(before)) return undefined;
  if (language === 'de') return value <= 31 ? `der ${germanOrdinal(value, 'der')}` : undefined;
  return ORDINALS[language]?.[value - 1] ?? String(value);
}

const FRENCH_UNITS = 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
  ' ',
);

/** "deuxième", "vingt et unième": the engine reads "2e" as two and a letter. */
export function frenchOrdinal(n: number): string | undefined {
  if (n === 1) return 'premier';
  const cardinal = frenchCardinal(n);
  if (!cardinal) return undefined;
  return `${cardinal.replace(/e$/, '').replace(/cinq$/, 'cinqu').replace(/neuf$/, 'neuv')}ième`;
}

function frenchCardinal(n: number): string | undefined {
  if (n < 1 || n > 29) return undefined;
  if (n <= 16) return FRENCH_UNITS[n - 1];
  if (n < 20) return `dix ${FRENCH_UNITS[n - 11]}`;
  if (n === 20) return 'vingt';
  return n === 21 ? 'vingt et un' : `vingt ${FRENCH_UNITS[n - 21]}`;
}

/** Names of things with letters and numbers, and numbers written as letters. */
export function readName(core: string, before: string, language: string, isShouted: boolean): string | undefined {
  if (language === 'de' && /^[mwdx](?:\/[mwdx]){1,2}$/.test(core)) return core.replaceAll('/', ' ');
  const roman = readRoman(core, before, language);
  if (roman !== undefined) return roman;
  const [, letters, number, rest] = /^([A-Z]{1,4})[-.]?(\d{1,4})(?:-(\p{L}+))?$/u.exec(core) ?? [];
  if (letters && (letters.length < 3 || !isPronounceable(letters)))
    return [spell(letters, language), number, rest].filter(Boolean).join(' ');
  return readInitials(core, language, isShouted);
}
