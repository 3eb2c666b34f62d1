import { describe, expect, it } from 'vitest';
import type { EnginePhone, EngineSpeech } from './engine-speech.ts';
import { joinPhrases, type SpokenPhrase } from './join-phrases.ts';

const RATE = 24000;

const phone = (sign: string, startSec: number, endSec: number, token: number): EnginePhone => ({
  phone: sign,
  startSec,
  endSec,
  stressed: false,
  token,
});

/** A second of a hard, constant level: the worst thing to cut. */
function speech(phones: EnginePhone[]): EngineSpeech {
  return { pcm: new Float32Array(RATE).fill(0.5), sampleRateHz: RATE, phones };
}

function spoken(words: string[], phones: EnginePhone[], pauseAfterSec = 0): SpokenPhrase {
  let startChar = 0;
  const tokens = words.map((text) => {
    const token = { text, startChar, endChar: startChar + text.length, spoken: text, mark: '' as const };
    startChar += text.length + 1;
    return token;
  });
  return { phrase: { tokens, pauseAfterSec }, speech: speech(phones) };
}

const ONE = [phone('', 0, 0.2, -1), phone('a', 0.2, 0.5, 0), phone('b', 0.5, 0.7, 1), phone('', 0.7, 1, -1)];

describe('joining phrases', () => {
  it('replaces the silence of the engine by the pause of the script', () => {
    const { phones } = joinPhrases([spoken(['x', 'y'], ONE, 0.5), spoken(['x', 'y'], ONE)]);
    const voiced = phones.filter((one) => one.phone);
    expect(voiced[2].startSec - voiced[1].endSec).toBeCloseTo(0.5, 2);
    expect(voiced[0].startSec).toBeCloseTo(0.21, 2);
  });

  it('waits behind the last word where something is seen there, and nowhere else', () => {
    const lengthOf = (pauseAtEndSec?: number) => {
      const { phrase, speech } = spoken(['x', 'y'], ONE, 0.5);
      const last = pauseAtEndSec === undefined ? phrase : { ...phrase, pauseAtEndSec };
      const { sound } = joinPhrases([{ phrase: last, speech }]);
      return sound.pcm.length / sound.sampleRateHz;
    };
    expect(lengthOf(1) - lengthOf()).toBeCloseTo(1, 3);
    const first = spoken(['x', 'y'], ONE, 0.5);
    const within = joinPhrases([{ ...first, phrase: { ...first.phrase, pauseAtEndSec: 9 } }, spoken(['x', 'y'], ONE)]);
    expect(within.sound.pcm.length / within.sound.sampleRateHz).toBeLessThan(4);
  });

  it('does not click at any cut', () => {
    const { sound } = joinPhrases([
      spoken(['x', 'y'], ONE, 0.5),
      spoken(['x', 'y'], ONE, 0.1),
      spoken(['x', 'y'], ONE),
    ]);
    let steepest = 0;
    for (let i = 1; i < sound.pcm.length; i++) steepest = Math.max(steepest, Math.abs(sound.pcm[i] - sound.pcm[i - 1]));
    expect(steepest).toBeLessThan(0.01);
    expect(sound.pcm[0]).toBe(0);
    expect(sound.pcm.at(-1)).toBe(0);
  });

  it('gives phones without gaps, silences between, and words in the author’s order', () => {
    const { phones, words, sound } = joinPhrases([spoken(['x', 'y'], ONE, 0.5), spoken(['x', 'y'], ONE)]);
    expect(phones.map((one) => one.phone)).toEqual(['', 'a', 'b', '', 'a', 'b', '']);
    expect(phones.map((one) => one.word)).toEqual([-1, 0, 1, -1, 2, 3, -1]);
    for (const [i, one] of phones.entries()) expect(one.startSec).toBeCloseTo(phones[i - 1]?.endSec ?? 0, 6);
    expect(phones.at(-1)?.endSec).toBeCloseTo(sound.pcm.length / sound.sampleRateHz, 6);
    expect(words.map(({ startSec }) => startSec)).toEqual(
      [...words.map(({ startSec }) => startSec)].sort((a, b) => a - b),
    );
  });

  it('shares the time of words that melted together by their letters', () => {
    const melted = [phone('', 0, 0.2, -1), phone('a', 0.2, 0.6, 0), phone('', 0.6, 1, -1)];
    const { words } = joinPhrases([spoken(["n'est", 'pas'], melted)]);
    expect(words[0].endSec).toBeCloseTo(words[1].startSec, 6);
    expect(words[0].endSec - words[0].startSec).toBeCloseTo((0.4 * 5) / 8, 2);
    expect(words[1].endSec - words[0].startSec).toBeCloseTo(0.4, 2);
  });
});
