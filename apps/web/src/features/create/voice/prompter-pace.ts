const pause = /^\[pause$/iu;
const pauseEnd = /^([\d.]+)\s*s?\]$/iu;
const sentenceEnd = /[.!?…]["'”’)]?$/u;
const letterSec = 0.062;
const wordSec = 0.09;
const breathSec = 0.45;

export interface PromptedWord {
  text: string;
  startSec: number;
}

/** When each word of a script is about due at a natural pace; pauses become time. */
export function promptedWords(script: string): PromptedWord[] {
  const words: PromptedWord[] = [];
  let atSec = 0.3;
  for (const text of script.trim().split(/\s+/u).filter(Boolean)) {
    const pauseSec = pauseEnd.exec(text)?.[1];
    if (pause.test(text)) continue;
    if (pauseSec) {
      atSec += Number(pauseSec) || 0;
      continue;
    }
    words.push({ text, startSec: atSec });
    atSec += wordSec + [...text].length * letterSec + (sentenceEnd.test(text) ? breathSec : 0);
  }
  return words;
}
