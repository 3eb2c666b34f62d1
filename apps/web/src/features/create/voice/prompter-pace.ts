import { withoutHeadings } from '@herald/media';

const pause = /^\[pause$/iu;
const pauseEnd = /^([\d.]+)\s*s?\]$/iu;
const sentenceEnd = /[.!?…]["'”’)]?$/u;
const LETTER_SEC = 0.062;
const WORD_SEC = 0.09;
const BREATH_SEC = 0.45;

interface PromptedWord {
  text: string;
  startSec: number;
}

/** When each word of a script is about due at a natural pace; pauses become time. */
export function promptedWords(script: string): PromptedWord[] {
  const words: PromptedWord[] = [];
  let atSec = 0.3;
  for (const text of withoutHeadings(script).trim().split(/\s+/u).filter(Boolean)) {
    const pauseSec = pauseEnd.exec(text)?.[1];
    if (pause.test(text)) continue;
    if (pauseSec) {
      atSec += Number(pauseSec) || 0;
      continue;
    }
    words.push({ text, startSec: atSec });
    atSec += WORD_SEC + [...text].length * LETTER_SEC + (sentenceEnd.test(text) ? BREATH_SEC : 0);
  }
  return words;
}
