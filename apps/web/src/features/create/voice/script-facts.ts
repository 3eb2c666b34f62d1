import { withoutHeadings } from '@herald/media/script-headings';
import { readMarks, withoutMarks } from '@herald/media/script-marks';

export const PAUSE_MARK = '[pause 0.5s]';

const FIRST_LETTERS_PER_SEC = 15;

/** "12,50 €" is one word of the audio, as is what a dash or an emoji follows. */
const SPOKEN = /[\p{L}\p{N}]/u;

/** What the server last counted for a text. */
export interface Counted {
  text: string;
  /** the speed of speech it was counted for */
  rate: number;
  estimatedSec: number;
}

interface ScriptFacts {
  characters: number;
  words: number;
  estimatedSec: number;
}

/** As the plans count: without the space around. The length follows the server's own estimate, in proportion while one types. */
export function scriptFacts(text: string, rate: number, counted: Counted | undefined): ScriptFacts {
  const characters = text.trim().length;
  const spoken = spokenOf(text);
  const words = countWords(spoken);
  const pauseSec = pausesOf(text);
  const talkSec = (talkSecOf(counted, spoken) ?? spoken.length / FIRST_LETTERS_PER_SEC) / rate;
  return { characters, words, estimatedSec: words === 0 ? 0 : talkSec + pauseSec };
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD_PARTS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Between spaces; what is written without them is taken apart as a dictionary does it. */
function countWords(text: string): number {
  return text
    .split(/\s+/u)
    .filter((run) => SPOKEN.test(run))
    .reduce((sum, run) => sum + (UNSPACED.test(run) ? wordsInRun(run) : 1), 0);
}

function wordsInRun(run: string): number {
  return Math.max(1, [...WORD_PARTS.segment(run)].filter(({ isWordLike }) => isWordLike).length);
}

/** Neither marks nor the titles of chapters are said. */
function spokenOf(text: string): string {
  return withoutMarks(withoutHeadings(text)).trim();
}

function talkSecOf(counted: Counted | undefined, spoken: string): number | null {
  const before = counted ? spokenOf(counted.text) : '';
  if (!counted || before === '') return null;
  const talkSec = Math.max(0.1, counted.estimatedSec - pausesOf(counted.text)) * counted.rate;
  return (talkSec * spoken.length) / before.length;
}

function pausesOf(text: string): number {
  return readMarks(text).reduce((sum, { action }) => sum + (action?.does === 'pause' ? action.pauseSec : 0), 0);
}

/** Puts a mark at the cursor, with one space on either side; returns the text and where the cursor goes. */
export function insertMark(text: string, cursor: number, mark: string): { text: string; cursor: number } {
  const before = text.slice(0, cursor).replace(/[ \t]+$/u, '');
  const after = text.slice(cursor).replace(/^[ \t]+/u, '');
  const lead = before === '' || before.endsWith('\n') ? '' : ' ';
  const trail = after.startsWith('\n') ? '' : ' ';
  const upToCursor = `${before}${lead}${mark}${trail}`;
  return { text: upToCursor + after, cursor: upToCursor.length };
}
