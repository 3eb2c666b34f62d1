import type { PlannedFigure } from '@herald/media/scene/figures';
import type { TimedWord } from '@herald/media/sound';
import type { TypedWord } from '../text/split-words.ts';

/** The times of a figure and of its words are rounded by themselves. */
const SAME_SEC = 0.05;
/** A sign that waited for a price is still of the words before it. */
const WAITED_SEC = 6;
const LONGEST_LEAD = 4;
const ENDS = /[.!?…।]["”»]?$/u;
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;

type Word = TimedWord | TypedWord;

/** One chip alone says what the viewer is asked to do. */
export function isSign({ kind, parts }: PlannedFigure): boolean {
  return kind === 'chips' && parts.length === 1;
}

/** Whether captions say a sign in its own words: it is their plate then, and nothing beside the head says it again. */
export function isSaidByCaptions(sign: PlannedFigure, words: readonly Word[]): boolean {
  return firstOf(sign, words) >= 0;
}

/** "Call us today": the words of a sign as one, which stands on a plate as an address does. */
export function withCalls<Spoken extends Word>(
  words: readonly Spoken[],
  figures: readonly PlannedFigure[],
): (Spoken | TypedWord)[] {
  return figures.filter(isSign).reduce<(Spoken | TypedWord)[]>(withCall, [...words]);
}

function withCall<Spoken extends Word>(words: (Spoken | TypedWord)[], sign: PlannedFigure): (Spoken | TypedWord)[] {
  const first = firstOf(sign, words);
  const end = first + plainWords(sign).length;
  const [begun, ended] = [words[first], words[end - 1]];
  if (!begun || !ended) return words;
  const lead = leadOf(words, first);
  const label = sign.parts[0]?.text ?? '';
  const text = lead ? `${lead.text} ${begun.text.charAt(0)}${label.slice(1)}` : label;
  const { startSec } = lead ?? begun;
  const said = { text, startSec, endSec: ended.endSec, isTyped: true as const, endsSentence: ENDS.test(ended.text) };
  return [...words.slice(0, lead ? first - 1 : first), said, ...words.slice(end)];
}

/** "The first visit is free": a caption of an article alone says nothing. */
function leadOf(words: readonly Word[], first: number): Word | undefined {
  const lead = words[first - 1];
  const before = words[first - 2];
  const isStart = !before || ENDS.test(before.text);
  return lead && isStart && lead.text.length <= LONGEST_LEAD && /\p{L}$/u.test(lead.text) ? lead : undefined;
}

function firstOf(sign: PlannedFigure, words: readonly Word[]): number {
  const wanted = plainWords(sign);
  const atSec = sign.parts[0]?.atSec ?? 0;
  return words.findLastIndex(
    ({ startSec }, index) =>
      startSec < atSec + SAME_SEC &&
      startSec > atSec - WAITED_SEC &&
      wanted.every((word, offset) => word === plain(words[index + offset]?.text ?? '')),
  );
}

const plainWords = ({ parts }: PlannedFigure): string[] => (parts[0]?.text ?? '').split(' ').map(plain).filter(Boolean);

const plain = (text: string): string => text.replace(SIGNS, '').toLocaleLowerCase();
