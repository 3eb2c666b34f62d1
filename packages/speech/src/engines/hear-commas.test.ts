import { describe, expect, it } from 'vitest';
import type { Mark, ScriptToken } from '../script/script-token.ts';
import type { EnginePhone, EngineSpeech } from './engine-speech.ts';
import { hearCommas } from './hear-commas.ts';

const RATE_HZ = 1000;

const tokens = (marks: Mark[]): ScriptToken[] =>
  marks.map((mark, i) => ({ text: 'x', startChar: 2 * i, endChar: 2 * i + 1, spoken: 'x', mark }));

const phone = (sign: string, startSec: number, endSec: number, token: number): EnginePhone => ({
  phone: sign,
  startSec,
  endSec,
  stressed: false,
  token,
});

/** Two words of 0.2 s with a gap between; sound is 1, silence 0. */
function speech(gapSec: number): EngineSpeech {
  const phones = [phone('a', 0, 0.2, 0), phone('', 0.2, 0.2 + gapSec, -1), phone('b', 0.2 + gapSec, 0.4 + gapSec, 1)];
  const pcm = Float32Array.from({ length: Math.round((0.4 + gapSec) * RATE_HZ) }, (_, i) =>
    i < 200 || i >= 200 + gapSec * RATE_HZ ? 1 : 0,
  );
  return { pcm, sampleRateHz: RATE_HZ, phones };
}

describe('a pause at a comma', () => {
  it('is made long enough to be heard, and the words after it come later', () => {
    const heard = hearCommas(speech(0.08), tokens([',', '.']), 1);
    expect(heard.pcm.length).toBe(580);
    expect(heard.phones.map(({ startSec, endSec }) => Number((endSec - startSec).toFixed(3)))).toEqual([
      0.2, 0.18, 0.2,
    ]);
    expect(heard.pcm.indexOf(1, 200) / RATE_HZ).toBeCloseTo(heard.phones[2].startSec, 2);
  });

  it('is shorter in fast speech', () => {
    expect(hearCommas(speech(0.08), tokens([',', '.']), 2).pcm.length).toBe(490);
  });

  it('stays where it is long enough, or where no comma is', () => {
    expect(hearCommas(speech(0.3), tokens([',', '.']), 1)).toEqual(speech(0.3));
    expect(hearCommas(speech(0.08), tokens(['', '.']), 1)).toEqual(speech(0.08));
  });
});
