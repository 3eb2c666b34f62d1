import { endsWithSign } from '@herald/media/ends-with-sign';
import { withoutHeadings } from '@herald/media/script-headings';
import { blankMarks, readMarks, type ScriptMark } from '@herald/media/script-marks';

const sentenceEnd = endsWithSign('.!?…');
const LETTER_SEC = 0.062;
const WORD_SEC = 0.09;
const BREATH_SEC = 0.45;

interface PromptedWord {
  text: string;
  startSec: number;
}

/** When each word of a script is about due at a natural pace; pauses become time. */
export function promptedWords(script: string): PromptedWord[] {
  const spoken = withoutHeadings(script);
  const marks = readMarks(spoken);
  const words: PromptedWord[] = [];
  let atSec = 0.3;
  let from = 0;
  for (const { 0: text, index } of blankMarks(spoken).matchAll(/\S+/gu)) {
    atSec += pauseSecBetween(marks, from, index);
    words.push({ text, startSec: atSec });
    atSec += WORD_SEC + [...text].length * LETTER_SEC + (sentenceEnd.test(text) ? BREATH_SEC : 0);
    from = index;
  }
  return words;
}

function pauseSecBetween(marks: readonly ScriptMark[], from: number, to: number): number {
  return marks.reduce(
    (sum, { action, startChar }) =>
      sum + (action?.does === 'pause' && startChar >= from && startChar < to ? action.pauseSec : 0),
    0,
  );
}
