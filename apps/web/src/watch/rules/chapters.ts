import { HEADING_LINE } from '@herald/media/script-headings';
import type { Cue } from './parse-vtt.ts';
import { wordsOf } from './sentences.ts';

export interface Chapter {
  title: string;
  startSec: number;
}

/** So many words in a row are no coincidence. */
const MATCHED_WORDS = 4;

/** The parts of a script with heading lines, each at the moment its first words are heard; parts that are not heard are left out. */
export function chaptersOf(script: string, cues: readonly Cue[]): Chapter[] {
  const heard = cues.flatMap((cue) => wordsOf(cue).map((word) => ({ ...word, text: plain(word.text) })));
  const chapters: Chapter[] = [];
  let from = 0;
  for (const { title, body } of partsOf(script)) {
    const at = [title, body].map((text) => findWords(heard, text, from)).find((index) => index >= 0);
    const word = heard[at ?? -1];
    if (at === undefined || !word) continue;
    chapters.push({ title, startSec: word.startSec });
    from = at + 1;
  }
  return chapters;
}

function partsOf(script: string): { title: string; body: string }[] {
  const parts: { title: string; body: string }[] = [];
  for (const line of script.split('\n')) {
    const [heading] = line.matchAll(HEADING_LINE);
    const title = heading?.[1];
    const open = parts.at(-1);
    if (title) parts.push({ title: title.trim(), body: '' });
    else if (open) open.body += ` ${line}`;
  }
  return parts;
}

function findWords(heard: readonly { text: string }[], text: string, from: number): number {
  const wanted = text.split(/\s+/).map(plain).filter(Boolean).slice(0, MATCHED_WORDS);
  if (wanted.length === 0) return -1;
  return heard.findIndex((_, at) => at >= from && wanted.every((word, offset) => heard[at + offset]?.text === word));
}

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
