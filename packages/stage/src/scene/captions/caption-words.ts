import { endsSentence } from '@herald/media/captions/sentence-end';
import { exactSec } from '@herald/media/passages';
import type { PlannedFigure } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { TimedWord } from '@herald/media/sound';
import { withSpelledAddresses } from '@herald/media/spelled-address';
import { typedText } from '@herald/media/typed-text';
import { partsOf, type ScenePart } from '../passages/passage-clock.ts';
import type { TypedWord } from '../text/split-words.ts';
import { pricesToSay, SAME_SEC, withPrice } from './said-price.ts';

/** A sign that waited for a price is still of the words before it. */
const WAITED_SEC = 6;
const LONGEST_LEAD = 4;
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;
const FIRST_LETTER = /[\p{L}\p{N}]/u;

type Word = TimedWord | TypedWord;

/** The words of each passage as captions show them: what people type, and what they are asked to do, is one word that stands on a plate. */
export function captionWords(spec: SceneSpec): Word[][] {
  return placedWords(spec).words;
}

/** Prices that captions say on their plates: nothing beside the head says them again. */
export function saidPrices(spec: SceneSpec): Set<PlannedFigure> {
  return placedWords(spec).prices;
}

function placedWords(spec: SceneSpec): { words: Word[][]; prices: Set<PlannedFigure> } {
  const signs = spec.figures.filter(isSign);
  const placed = new Set<PlannedFigure>();
  const prices = pricesToSay(spec);
  const parts = typedWords(spec).map((words) =>
    prices.reduce<Word[]>(
      (before, price) => {
        const after = withPrice(before, price, spec.locale);
        if (after !== before) placed.add(price);
        return after;
      },
      signs.reduce<Word[]>(withCall, words),
    ),
  );
  return { words: parts, prices: placed };
}

/** Sums that are asked and stand in the captions with the same digits, as in a wide frame, where they have no plate: "for $120". */
export function sumsInDigits(spec: SceneSpec): Set<PlannedFigure> {
  if (!spec.captions) return new Set();
  const words = captionWords(spec).flat();
  const isShown = ({ parts, saidUntilSec = 0 }: PlannedFigure) => {
    const fromSec = (parts[0]?.atSec ?? 0) - SAME_SEC;
    const said = words.filter(({ startSec }) => startSec >= fromSec && startSec < saidUntilSec - SAME_SEC);
    const digits = digitsIn(said);
    return digits.length > 0 && digits.join() === digitsIn(parts).join();
  };
  return new Set(spec.figures.filter((figure) => figure.saidUntilSec !== undefined && isShown(figure)));
}

const digitsIn = (parts: readonly { text: string }[]): string[] =>
  parts.flatMap(({ text }) => text.match(/\d+(?:[.,]\d+)*/gu) ?? []).sort();

/** Signs that captions say in their own words: nothing beside the head says them again. */
export function saidSigns(spec: SceneSpec): Set<PlannedFigure> {
  if (!spec.captions) return new Set();
  const parts = typedWords(spec);
  return new Set(spec.figures.filter((figure) => isSign(figure) && parts.some((words) => firstOf(figure, words) >= 0)));
}

/** One chip alone says what the viewer is asked to do. */
export function isSign({ kind, parts }: PlannedFigure): boolean {
  return kind === 'chips' && parts.length === 1;
}

function typedWords(spec: SceneSpec): Word[][] {
  return partsOf(spec).map((part) => withSpelledAddresses(wordsOf(part)).map(asTyped));
}

/** An address or a code is read as it is typed, without the signs around it. */
function asTyped(word: TimedWord, index: number, words: readonly TimedWord[]): Word {
  const typed = typedText(word.text, words[index - 1]?.text);
  return typed ? { ...word, text: typed, isTyped: true, endsSentence: isEnd(words, index) } : word;
}

function isEnd(words: readonly Word[], index: number): boolean {
  const [before, word, next] = [index - 1, index, index + 1].map((at) => words[at]?.text);
  return word !== undefined && endsSentence(word, { next: next ?? '', before, isPause: false });
}

/** Captions belong to one passage. Times are those of the scene again. */
function wordsOf({ words, startSec }: ScenePart): TimedWord[] {
  if (startSec === 0) return words;
  const inScene = (sec: number) => exactSec(sec + startSec);
  return words.map((word) => ({ ...word, startSec: inScene(word.startSec), endSec: inScene(word.endSec) }));
}

function withCall(words: Word[], sign: PlannedFigure): Word[] {
  const first = firstOf(sign, words);
  const end = first + saidWords(sign, words, first);
  const [begun, ended] = [words[first], words[end - 1]];
  if (!begun || !ended) return words;
  const lead = sign.saidUntilSec === undefined ? leadOf(words, first) : undefined;
  const label = sign.parts[0]?.text ?? '';
  const text = lead ? `${lead.text} ${FIRST_LETTER.exec(begun.text)?.[0] ?? ''}${label.slice(1)}` : label;
  const { startSec } = lead ?? begun;
  const typed = { isTyped: true as const, isCall: true as const, endsSentence: isEnd(words, end - 1) };
  const said = { text, startSec, endSec: ended.endSec, ...typed };
  return [...words.slice(0, lead ? first - 1 : first), said, ...words.slice(end)];
}

/** "The first visit is free": a caption of an article alone says nothing. */
function leadOf(words: readonly Word[], first: number): Word | undefined {
  const lead = words[first - 1];
  const isStart = first < 2 || isEnd(words, first - 2);
  return lead && isStart && lead.text.length <= LONGEST_LEAD && /\p{L}$/u.test(lead.text) ? lead : undefined;
}

/** "Follow Hannah Brandt" stands in place of "follow her". */
function saidWords(sign: PlannedFigure, words: readonly Word[], first: number): number {
  const { saidUntilSec } = sign;
  if (saidUntilSec === undefined) return plainWords(sign).length;
  return words.slice(first).filter(({ startSec }) => startSec < saidUntilSec - SAME_SEC).length;
}

/** Where the words of a sign begin that are said within one sentence, or those that it stands for. */
function firstOf(sign: PlannedFigure, words: readonly Word[]): number {
  if (sign.saidUntilSec !== undefined) {
    const fromSec = (sign.parts[0]?.atSec ?? 0) - SAME_SEC;
    return words.findIndex(({ startSec }) => startSec >= fromSec && startSec < fromSec + 2 * SAME_SEC);
  }
  const wanted = plainWords(sign);
  const atSec = sign.parts[0]?.atSec ?? 0;
  return words.findLastIndex(({ startSec }, first) => {
    const said = words.slice(first, first + wanted.length);
    const isNear = startSec < atSec + SAME_SEC && startSec > atSec - WAITED_SEC;
    const isWhole = said.slice(0, -1).every((_, index) => !isEnd(words, first + index));
    return isNear && isWhole && wanted.every((word, index) => word === plain(said[index]?.text ?? ''));
  });
}

const plainWords = ({ parts }: PlannedFigure): string[] => (parts[0]?.text ?? '').split(' ').map(plain).filter(Boolean);

const plain = (text: string): string => text.replace(SIGNS, '').toLowerCase();
