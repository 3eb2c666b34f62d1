import { isPronounceable } from '../pronounceable.ts';
import { readPer } from './measures.ts';
import { spellCapitals } from './names.ts';
import { isPeriod, longPer } from './per-words.ts';

type ReadPart = (part: string, before?: string) => string;

const LETTERS = String.raw`[A-Z]{1,3}|\d+`;
const CODE = new RegExp(`^(?=.*[A-Z])(?:${LETTERS})(?:-(?:${LETTERS}))+$`);
const CODE_WORDS =
  /^(?:flug|vuelo|vol|voo|volo|zug|tren|train|trem|treno|flight|réf|ref|rif|cod|cód|code|código|codice|gate|tor|puerta|porte|portão|फ़्लाइट|फ्लाइट|ट्रेन)$/i;

const spelled = (letters: string, language: string): string =>
  letters.length < 3 || !isPronounceable(letters) ? spellCapitals(letters, language) : letters;

/** "58-AZ", "USB-C", and "IB" of flight IB 3166. */
export function readCodeLetters(core: string, before: string, language: string): string | undefined {
  if (CODE_WORDS.test(before) && /^[A-Z]{2,3}$/.test(core)) return spellCapitals(core, language);
  if (!CODE.test(core)) return undefined;
  return core
    .split('-')
    .map((part) => (/\d/.test(part) ? part : part === 'USB' ? spellCapitals(part, language) : spelled(part, language)))
    .join(' ');
}

const isName = (part: string): boolean => /^\p{L}[\p{L}\p{M}.’'\d]*$/u.test(part);

/** "dall'1/6" is said "dal primo giugno". */
function readElided(elided: string, rest: string, read: ReadPart): string | undefined {
  const said = read(rest, 'dal');
  if (said === rest) return undefined;
  return said.startsWith('primo') ? `${elided.slice(0, -2)} ${said}` : `${elided}${said}`;
}

/** 287 runs for 6 wickets; "45/2" is a house. */
const isCricket = ([runs, wickets]: readonly string[]): boolean => Number(runs) >= 50 && Number(wickets) <= 10;

/** "नई दिल्ली-110001" */
export function readTownCode(core: string): string | undefined {
  const [, town, code] = /^([\p{L}\p{M}]+)-(\d{6})$/u.exec(core) ?? [];
  return town && code && `${town} ${[...code].join(' ')}`;
}

/** "A/B", "6 GB/128 GB" and "Rom–Paris": each side as it is read alone. */
export function readPieces(core: string, language: string, read: ReadPart): string | undefined {
  if (/^[^/\s@]+(?:–[^/\s@]+)+$/u.test(core)) {
    const parts = core.split('–');
    return parts.every(isName) ? parts.map((part) => read(part)).join(' ') : undefined;
  }
  const [, elided, rest] = /^(\p{L}+['’])(\d.*)$/u.exec(core) ?? [];
  if (elided && rest && language === 'it') return readElided(elided, rest, read);
  const parts = core.split('/');
  if (parts.length < 2 || !parts.every(Boolean) || /[@:]|www/.test(core)) return undefined;
  const last = parts.at(-1) ?? '';
  if (parts.length === 2 && !/\d/.test(core) && isPeriod(longPer(last, language) ?? last))
    return `${read(parts[0] ?? '')} ${readPer(last, language) ?? last}`;
  if (language === 'hi' && /^\d+\/\d+$/.test(core)) return isCricket(parts) ? parts.join(' पर ') : parts.join(' बटा ');
  return parts.map((part) => read(part.trim())).join(' ');
}
