import type { Aspect } from '@herald/media/choices';
import { ratioToken } from '@herald/media/frame-size';
import { plainText } from '@herald/media/plain-text';

/** What stands between the parts of a name, and never inside one. */
export const NAME_SEPARATORS = ['_', '-'] as const;
export type NameSeparator = (typeof NAME_SEPARATORS)[number];

/** The parts that every batch knows; tables also have the names of their variables. */
export const NAME_TOKENS = ['campaign', 'row', 'hook', 'body', 'cta', 'presenter', 'avatar', 'voice', 'lang'] as const;

/** The last part of each name. */
const RATIO_TOKENS: Record<Aspect, string> = {
  '9:16': ratioToken('9:16'),
  '4:5': ratioToken('4:5'),
  '1:1': ratioToken('1:1'),
  '16:9': ratioToken('16:9'),
};

const ANY_RATIO = new RegExp(`(?:${Object.values(RATIO_TOKENS).join('|')})$`);

/** The name of the same film in another ratio. */
export const nameInRatio = (name: string, ratio: Aspect): string => name.replace(ANY_RATIO, RATIO_TOKENS[ratio]);

/** The name of a film without its ratio, for all its files together. */
export const nameOfAll = (name: string): string => name.replace(ANY_RATIO, '').slice(0, -1) || name;

export const PATTERN_CHARACTERS = 200;
/** With its ending a name stays below what file systems take, and a path on Windows has room for folders. */
const STEM_BYTES = 160;
const NOTHING = 'none';

export interface NamedFilm {
  ratio: Aspect;
  /** What stands in for each token of the pattern. */
  parts: Readonly<Record<string, string>>;
}

export interface NameRule {
  pattern: string;
  separator: NameSeparator;
}

const TOKEN = /\{([^{}]*)\}/g;
const RATIO = 'ratio';
const sameToken = (name: string): string => name.trim().toLowerCase();

/** What is wrong with a pattern; nothing for one that names files. */
export function patternProblem(pattern: string, known: readonly string[] = NAME_TOKENS): string | undefined {
  if (pattern.length > PATTERN_CHARACTERS) return `Please use at most ${PATTERN_CHARACTERS} characters.`;
  const tokens = Array.from(pattern.matchAll(TOKEN), ([, name = '']) => sameToken(name));
  const taken = [...known.map(sameToken), RATIO];
  const unknown = tokens.find((token) => !taken.includes(token));
  if (unknown !== undefined) return `There is no {${unknown}} in this batch.`;
  return /[{}]/.test(pattern.replace(TOKEN, '')) ? 'A { or } has no partner.' : undefined;
}

/**
 * The names of films, without `.mp4`, in their order. Every name has as many parts as the pattern, none of them holds the
 * separator, and the ratio is the last. Two names that a file system takes for one get a number in the part before.
 */
export function filmNames(films: readonly NamedFilm[], { pattern, separator }: NameRule): string[] {
  const taken = new Set<string>();
  return films.map(({ parts, ratio }) => {
    const told = partsOf(pattern, separator).map((part) => namePart(filled(part, parts), separator));
    const before = told.length > 0 ? told : [NOTHING];
    const ending = RATIO_TOKENS[ratio];
    for (let number = 1; ; number += 1) {
      const name = joined(before, { number, ending, separator });
      const key = foldedName(name);
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  });
}

/** The ratio always comes last, wherever the pattern has it. A separator in a token's own name divides nothing. */
function partsOf(pattern: string, separator: NameSeparator): string[] {
  const parts = [''];
  for (const piece of pattern.split(/(\{[^{}]*\})/)) {
    const isToken = piece.startsWith('{');
    const [first = '', ...rest] = isToken ? [piece] : piece.split(separator);
    parts.push((parts.pop() ?? '') + first, ...rest);
  }
  return parts.map((part) => part.replace(TOKEN, dropRatio)).filter((part) => part.trim() !== '');
}

const dropRatio = (token: string, name: string): string => (sameToken(name) === RATIO ? '' : token);

function filled(part: string, parts: NamedFilm['parts']): string {
  const known = new Map(Object.entries(parts).map(([name, text]) => [sameToken(name), text]));
  return part.replace(TOKEN, (_, name: string) => known.get(sameToken(name)) ?? '');
}

/**
 * Refused by some operating system, or read as something else by a shell, an address or a spreadsheet. Without dots and
 * with a ratio at its end, no name is one that Windows keeps for a device.
 */
const UNSAFE = /[\p{Cc}./\\:*?"<>|%#&{}$!'`@+=~^,;()[\]]+/gu;

const EDGES = /^[_-]+|[_-]+$/gu;

/** One part: nothing that a file system refuses, no separator, and never empty. Letters of all scripts and emoji stay. */
export function namePart(text: string, separator: NameSeparator): string {
  const joiner = separator === '-' ? '_' : '-';
  const words = plainText(text.slice(0, PATTERN_CHARACTERS)).normalize('NFC').replace(UNSAFE, ' ');
  const part = words.replaceAll(separator, ' ').trim().replace(/\s+/gu, joiner).replace(EDGES, '');
  return part || NOTHING;
}

interface NameEnd {
  number: number;
  ending: string;
  separator: NameSeparator;
}

function joined(parts: readonly string[], { number, ending, separator }: NameEnd): string {
  const joiner = separator === '-' ? '_' : '-';
  const mark = number > 1 ? `${joiner}${number}` : '';
  const room = STEM_BYTES - bytesOf(`${mark}${separator}${ending}`);
  const stem = shortened(parts, room, separator);
  return `${stem}${mark}${separator}${ending}`;
}

/** The longest part gives way first, so that none of them vanishes. */
function shortened(parts: readonly string[], room: number, separator: NameSeparator): string {
  const pieces = [...parts];
  while (bytesOf(pieces.join(separator)) > room) {
    const sizes = pieces.map(bytesOf);
    const longest = sizes.indexOf(Math.max(...sizes));
    const letters = lettersOf(pieces[longest] ?? '');
    if (letters.length < 2) break;
    pieces[longest] = letters.slice(0, -1).join('').replace(EDGES, '') || NOTHING;
  }
  return pieces.join(separator);
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** Letters as people count them: an emoji of several parts is never cut. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** Names that are one for a file system which ignores capitals and spellings of accents. */
const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase();
