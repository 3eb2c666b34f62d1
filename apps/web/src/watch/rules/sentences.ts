import type { Cue } from './parse-vtt.ts';

/** What is said in one breath of meaning: one cue or several. */
export interface Sentence extends Cue {
  cues: readonly Cue[];
}

/** Also with quotes and emoji behind it. */
const sentenceEnd =
  /[.!?…。！？؟।](?:[\s"'”’“»«)\]」』\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Me}]|\u200d|\ufe0f)*$/u;
/** A script without full stops still gets new lines. */
const LONGEST_CHARS = 160;

export function sentencesOf(cues: readonly Cue[]): Sentence[] {
  const groups: Cue[][] = [];
  for (const cue of cues) {
    const open = groups.at(-1);
    if (open && !isClosed(open)) open.push(cue);
    else groups.push([cue]);
  }
  return groups.map((group) => ({
    startSec: group[0]?.startSec ?? 0,
    endSec: group.at(-1)?.endSec ?? 0,
    text: textOf(group),
    cues: group,
  }));
}

const textOf = (cues: readonly Cue[]): string => cues.map(({ text }) => text).join(' ');

function isClosed(group: readonly Cue[]): boolean {
  return sentenceEnd.test(group.at(-1)?.text ?? '') || textOf(group).length > LONGEST_CHARS;
}

/** The sentence that is heard or was heard last; -1 before the first. */
export function sentenceAt(sentences: readonly Sentence[], atSec: number): number {
  return sentences.findLastIndex(({ startSec }) => startSec <= atSec + 0.05);
}

interface WordStart {
  text: string;
  startSec: number;
}

/** The words of a cue; captions time lines only, so the words share their line's time by length. */
export function wordsOf({ text, startSec, endSec }: Cue): WordStart[] {
  const words = text.split(/\s+/).filter(Boolean);
  const total = words.reduce((sum, word) => sum + word.length + 1, 0);
  let before = 0;
  return words.map((word) => {
    const timed = { text: word, startSec: startSec + ((endSec - startSec) * before) / total };
    before += word.length + 1;
    return timed;
  });
}
