import type { Pronunciation } from '../voice.ts';

/** A stretch of a script, and how it is to be said where somebody wants that. */
export interface WishedPart {
  text: string;
  say?: string;
}

/** "Yahoo!" is asked for, "Yahoo" is what a script has where a sentence ends with it. */
const EDGES = /^[^\p{L}\p{M}\p{N}\p{Sc}]+|[^\p{L}\p{M}\p{N}\p{Sc}+]+$/gu;

/** A word without the punctuation around it, its spaces as one and in small letters. */
export const wishKey = (word: string): string =>
  word.trim().replace(EDGES, '').replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();

/** Scripts that are written without spaces. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const WORD_BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
/** A word that only begins like the wish is another word; what belongs to it is the same word. */
const WORD_AFTER = String.raw`(?![\p{L}\p{M}\p{N}]|['’-](?!s(?!\p{L}))[\p{L}\p{N}])`;

function patternOf(key: string): string {
  const letters = key
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll("'", "['’]")
    .replace(/ /g, String.raw`\s+`);
  return UNSPACED.test(key) ? letters : `${WORD_BEFORE}${letters}${WORD_AFTER}`;
}

/** A script cut where somebody wants a word said in a way of its own. A longer wish goes before a shorter one. */
export function wishedParts(text: string, wishes: readonly Pronunciation[]): WishedPart[] {
  const ways = new Map(wishes.map(({ word, say }) => [wishKey(word), say]));
  ways.delete('');
  if (ways.size === 0) return text ? [{ text }] : [];
  const longestFirst = [...ways.keys()].sort((a, b) => b.length - a.length);
  const wished = new RegExp(longestFirst.map(patternOf).join('|'), 'giu');
  const parts: WishedPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(wished)) {
    if (index > from) parts.push({ text: text.slice(from, index) });
    const say = ways.get(wishKey(found));
    parts.push({ text: found, ...(say !== undefined && { say }) });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
