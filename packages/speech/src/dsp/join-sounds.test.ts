import { soundDurationSec } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';
import { joinSounds } from './join-sounds.ts';

/** A second of a tone between two half seconds of silence, with one word in it. */
function tone(sampleRateHz: number, text = 'one') {
  const pcm = Float32Array.from({ length: 2 * sampleRateHz }, (_, i) => {
    const isSaid = i >= sampleRateHz / 2 && i < 1.5 * sampleRateHz;
    return isSaid ? 0.5 * Math.sin((2 * Math.PI * 200 * i) / sampleRateHz) : 0;
  });
  return { sound: { pcm, sampleRateHz }, words: [{ text, startSec: 0.5, endSec: 1.5 }] };
}

describe('parts that are joined', () => {
  it('are as far apart as the pause is long, whatever silence each of them brought along', () => {
    const joined = joinSounds(
      [
        { ...tone(24_000), pauseAfterSec: 2 },
        { ...tone(16_000, 'two'), pauseAfterSec: 0 },
      ],
      1,
    );
    const [one, two] = joined.words ?? [];
    expect(joined.sampleRateHz).toBe(24_000);
    expect([one?.text, two?.text]).toEqual(['one', 'two']);
    expect((two?.startSec ?? 0) - (one?.endSec ?? 0)).toBeCloseTo(2, 1);
    expect(soundDurationSec(joined)).toBeCloseTo(4.1, 1);
    const between = joined.pcm.subarray(24_000 * 1.2, 24_000 * 2.9);
    expect(Math.max(...between)).toBeLessThan(0.001);
  });

  it('tell no words when one of them does not', () => {
    const { sound } = tone(24_000);
    expect(
      joinSounds(
        [
          { ...tone(24_000), pauseAfterSec: 0 },
          { sound, pauseAfterSec: 0 },
        ],
        1,
      ).words,
    ).toBeUndefined();
  });

  it('are left as they are when there is only one and no pause after it', () => {
    const part = tone(24_000);
    expect(joinSounds([{ ...part, pauseAfterSec: 0 }], 1)).toEqual({ ...part.sound, words: part.words });
    expect(soundDurationSec(joinSounds([{ ...part, pauseAfterSec: 1.5 }], 1))).toBeGreaterThan(2.3);
  });

  it('are said faster with their words', () => {
    const joined = joinSounds([{ ...tone(24_000), pauseAfterSec: 0 }], 2);
    expect(soundDurationSec(joined)).toBeCloseTo(1, 2);
    expect(joined.words).toEqual([{ text: 'one', startSec: 0.25, endSec: 0.75 }]);
  });
});
