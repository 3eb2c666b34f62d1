import { SAID_OF_ELSE, TITLES } from './trade-words.ts';

/** A word of a text, and how it is said without an article that is joined to it. */
export interface HeardWord {
  heard: string;
  plain: string;
}

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const JOINED_ARTICLE = /^(?:l|d|un|all|dall|dell|nell|sull)'(?=.)/u;
const ACCENTS = /[\u0300-\u036f]/gu;
const SHORTEST_STEM = 2;
/** What singular and plural end with where they differ, in the languages of the lists. */
const NUMBER_ENDING = /^(?:|s|x|es|e|en|n|er|f|fe|ves|y|ies|a|o|i|he|os|ें|ों|ी|ियाँ|ा|े)$/u;

export function heardWordsOf(texts: readonly (string | undefined)[]): HeardWord[] {
  const found = texts.join(' . ').toLowerCase().matchAll(WORD);
  return Array.from(found, ([word]) => wordOf(word.replaceAll('’', "'")));
}

/** The words that tell of a trade: without names, and without what only sounds like one. */
export function tellingWordsOf(texts: readonly (string | undefined)[]): HeardWord[] {
  const words = heardWordsOf(texts).map(({ heard }) => wordOf(heard, heard.replace(JOINED_ARTICLE, '')));
  const isSilent = words.map((_, at) => TITLES.includes(words[at - 1]?.heard ?? ''));
  for (const { parts, silent } of ELSEWHERE)
    for (const start of startsOf(words, parts)) isSilent[start + silent] = true;
  return words.map((word, at) => (isSilent[at] ? wordOf('') : word));
}

const wordOf = (heard: string, plain = heard): HeardWord => ({ heard, plain });

const ELSEWHERE = SAID_OF_ELSE.split(', ').map((phrase) => ({
  parts: phrase.replace('~', '').split(' '),
  silent: phrase.split(' ').findIndex((part) => part.startsWith('~')),
}));

function startsOf(words: readonly HeardWord[], parts: readonly string[]): number[] {
  return words.flatMap((_, start) => (isSaidAt(words, start, parts) ? [start] : []));
}

/** How the words say this phrase, if they do. */
export function saidIn(words: readonly HeardWord[], parts: readonly string[]): string | undefined {
  const at = words.findIndex((_, start) => isSaidAt(words, start, parts));
  if (at < 0) return undefined;
  const said = words.slice(at, at + parts.length);
  return said.map(({ plain }) => plain).join(' ');
}

function isSaidAt(words: readonly HeardWord[], start: number, parts: readonly string[]): boolean {
  return parts.every((part, offset) => {
    const word = words[start + offset];
    return word !== undefined && (isLike(word.heard, part) || isLike(word.plain, part));
  });
}

function isLike(word: string, part: string): boolean {
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}

/** Whether these are one word, or its singular and its plural. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [withoutAccents(one), withoutAccents(other)];
  let stem = 0;
  while (stem < first.length && first[stem] === second[stem]) stem += 1;
  return stem >= SHORTEST_STEM && NUMBER_ENDING.test(first.slice(stem)) && NUMBER_ENDING.test(second.slice(stem));
}

const withoutAccents = (word: string): string => word.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
