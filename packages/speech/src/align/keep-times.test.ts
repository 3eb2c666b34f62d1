import type { TimedSound, Word } from '@herald/media/sound';
import { beforeAll, describe, expect, it } from 'vitest';
import { synthesize } from '../synthesize.ts';
import { keepTimes } from './keep-times.ts';

const TEXT =
  'Meet the bottle that keeps water cold. [pause 0.5s] Take it to work, or up a mountain! Order yours today.';
const script = { text: TEXT, locale: 'en-US' };
/** Of the first word of each sentence, by the letter it begins with. */
const STARTS = [0, TEXT.indexOf('Take'), TEXT.indexOf('Order')];

let flite: TimedSound;
let espeak: TimedSound;

beforeAll(async () => {
  flite = await synthesize({ text: TEXT, locale: 'en-US', voiceId: 'flite:rms:m-natural' });
  espeak = await synthesize({ text: TEXT, locale: 'en-GB', voiceId: 'espeak:en-gb-x-rp:annie' });
});

const keptTimes = ({ words, pcm, sampleRateHz }: TimedSound) => ({ words, durationSec: pcm.length / sampleRateHz });

function sentencesOf(words: readonly Word[]) {
  return STARTS.map((from, at) => {
    const inside = words.filter(({ startChar }) => startChar >= from && startChar < (STARTS[at + 1] ?? TEXT.length));
    const [first, last] = [inside.at(0), inside.at(-1)];
    if (!first || !last) throw new Error('A sentence has no words.');
    return { startSec: first.startSec, lengthSec: last.endSec - first.startSec };
  });
}

describe('a voice in the time of another', () => {
  it('begins and ends every sentence where it was, within 5 %', () => {
    const timed = keepTimes(espeak, keptTimes(flite), script);
    const [old, now] = [sentencesOf(flite.words), sentencesOf(timed.words)];
    for (const [index, { startSec, lengthSec }] of now.entries()) {
      const was = old[index] ?? expect.unreachable();
      expect(Math.abs(startSec - was.startSec)).toBeLessThan(0.05 * was.lengthSec);
      expect(Math.abs(lengthSec / was.lengthSec - 1)).toBeLessThan(0.05);
    }
    expect([timed.sentences, timed.missed]).toEqual([3, 0]);
    expect(timed.pcm.length).toBe(flite.pcm.length);
  });

  it('has phones without gaps, each inside its word', () => {
    const { phones, words } = keepTimes(espeak, keptTimes(flite), script);
    for (const [index, phone] of phones.entries()) {
      expect(phone.startSec).toBeCloseTo(phones[index - 1]?.endSec ?? 0, 6);
      const word = words[phone.word];
      if (!word) continue;
      expect(phone.startSec).toBeGreaterThan(word.startSec - 0.001);
      expect(phone.endSec).toBeLessThan(word.endSec + 0.001);
    }
  });

  it('is heard where its words are told, and silent in the pauses', () => {
    const { pcm, sampleRateHz, words } = keepTimes(espeak, keptTimes(flite), script);
    const loudest = (fromSec: number, toSec: number) =>
      pcm.subarray(fromSec * sampleRateHz, toSec * sampleRateHz).reduce((most, s) => Math.max(most, Math.abs(s)), 0);
    for (const { startSec, endSec } of words) expect(loudest(startSec, endSec)).toBeGreaterThan(0.05);
    const pauseFrom = words.find(({ text }) => text === 'cold.')?.endSec ?? expect.unreachable();
    expect(loudest(pauseFrom + 0.2, pauseFrom + 0.4)).toBeLessThan(0.02);
  });

  it('never becomes hurried, tells which sentences are longer, and begins the next ones on time where it can', () => {
    const half = ({ startSec, endSec, ...word }: Word): Word => ({
      ...word,
      startSec: startSec / 2,
      endSec: endSec / 2,
    });
    const kept = { words: flite.words.map(half), durationSec: 3 };
    const timed = keepTimes(espeak, kept, script);
    expect(timed.missed).toBe(3);
    for (const [index, { lengthSec }] of sentencesOf(timed.words).entries()) {
      const natural = sentencesOf(espeak.words)[index]?.lengthSec ?? 0;
      expect(lengthSec).toBeCloseTo(natural / 1.25, 2);
    }
    const moments = timed.words.flatMap(({ startSec, endSec }) => [startSec, endSec]);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });

  it('stays as it is where the earlier sound told no words', () => {
    const timed = keepTimes(espeak, { words: [], durationSec: 5 }, script);
    expect([timed.pcm, timed.words, timed.sentences]).toEqual([espeak.pcm, espeak.words, 0]);
  });
});
