import type { PlannedFigure } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { isPresenterSize } from '@herald/media/scene/shot-plan';
import type { TimedWord } from '@herald/media/sound';
import type { TypedWord } from '../text/split-words.ts';

type Word = TimedWord | TypedWord;

/** The times of a figure and of its words are rounded by themselves. */
const SAME_SEC = 0.05;
/** "It's", "for", "only": without the price they say nothing, and the price says it without them. */
const LONGEST_LEAD = 5;
const DENIES = /n['’]t$|^(?:not|never|nicht|nie|kein|no|non|não|pas|नहीं)$/iu;
/** Amid a phrase, too: "right now it's two for twenty". */
const SHORT_BEING = /^(?:it|that|they|he|she|c)['’](?:s|re|est)$/iu;
/** "A jar", "each", "per month" */
const TAIL = { words: 2, letters: 7 };
const STOPPED = /[.,:;!?…।—–]["”»)]*$/u;
const SIGNS_BEHIND = /[.,:;!?…।—–"”»)]+$/u;
/** "for 2" below a sum */
const DEAL = /^(\D+) (\d+)$/u;

/** The prices that captions of a tall frame say on a plate of their own: beside a head and a product they would be small. */
export function saidPrices({ figures, shots, captions, aspect }: SceneSpec): Set<PlannedFigure> {
  if (!captions || aspect !== '9:16') return new Set();
  const sizeAt = (sec: number) => shots.findLast(({ fromSec }) => fromSec <= sec + SAME_SEC)?.size ?? 'wide';
  const isPrice = ({ kind, saidUntilSec, fromSec, isSober }: PlannedFigure) =>
    kind === 'number' && saidUntilSec !== undefined && !isSober && isPresenterSize(sizeAt(fromSec));
  return new Set(figures.filter(isPrice));
}

/** "It's eleven dollars a jar" is "$11 a jar", in one word. */
export function withPrice(words: Word[], { parts, saidUntilSec = 0 }: PlannedFigure): Word[] {
  const fromSec = (parts[0]?.atSec ?? 0) - SAME_SEC;
  const first = words.findIndex(({ startSec }) => startSec >= fromSec && startSec < saidUntilSec - SAME_SEC);
  const end = first + words.slice(first).filter(({ startSec }) => startSec < saidUntilSec - SAME_SEC).length;
  const said = words.slice(first, end);
  const last = said.at(-1);
  if (first < 0 || !last || said.some((word) => 'isTyped' in word)) return words;
  const lead = leadOf(words, first);
  const tail = tailOf(words, end);
  const { startSec } = lead ?? words[first] ?? last;
  const { endSec } = tail.at(-1) ?? last;
  const text = [
    textOf(parts.map((part) => part.text)),
    ...tail.map((word) => word.text.replace(SIGNS_BEHIND, '')),
  ].join(' ');
  const isEnd = /[.!?…।]["”»)]*$/u.test((tail.at(-1) ?? last).text);
  const price = { text, startSec, endSec, isTyped: true as const, isPrice: true as const, endsSentence: isEnd };
  return [...words.slice(0, lead ? first - 1 : first), price, ...words.slice(end + tail.length)];
}

/** "2 for $20" is read in this order. */
function textOf([sum = '', unit = '']: readonly string[]): string {
  const [, join, count] = DEAL.exec(unit) ?? [];
  return join && count ? `${count} ${join} ${sum}` : `${sum} ${unit}`.trim();
}

function leadOf(words: readonly Word[], first: number): Word | undefined {
  const [before, lead] = [words[first - 2], words[first - 1]];
  if (!lead || 'isTyped' in lead || STOPPED.test(lead.text) || DENIES.test(lead.text)) return undefined;
  const begins = before === undefined || STOPPED.test(before.text) || SHORT_BEING.test(lead.text);
  return begins && lead.text.length <= LONGEST_LEAD ? lead : undefined;
}

/** The rest of its phrase, where that is short. */
function tailOf(words: readonly Word[], end: number): Word[] {
  if (STOPPED.test(words[end - 1]?.text ?? '')) return [];
  const near = words.slice(end, end + TAIL.words);
  const stop = near.findIndex(({ text }) => STOPPED.test(text));
  const tail = near.slice(0, stop + 1);
  const letters = tail.reduce((sum, { text }) => sum + text.replace(SIGNS_BEHIND, '').length, 0);
  return letters <= TAIL.letters && tail.every((word) => !('isTyped' in word)) ? tail : [];
}
