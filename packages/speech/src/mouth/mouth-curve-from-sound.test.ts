import { MOUTH_PARAMETERS } from '@herald/media/mouth';
import { describe, expect, it } from 'vitest';
import { correlation, evaluate } from '../../training/evaluate-network.ts';
import { speakTexts } from '../../training/training-frames.ts';
import { TEST_TEXTS } from '../../training/training-texts.ts';
import { synthesize } from '../synthesize.ts';
import { mouthAt } from './mouth.ts';
import { mouthCurveFromSound } from './mouth-curve-from-sound.ts';

const TALK = 'Maybe Bob bought a boat. [pause 0.6s] My mother prefers a warm apple pie.';

describe('mouth curves from sound alone', () => {
  it('follow the known phones of voices and sentences it never heard', { timeout: 480_000 }, async () => {
    const held = await speakTexts(TEST_TEXTS, ['flite:slt:f-young', 'flite:rms:m-warm'], ['f5', 'Michael']);
    const figures = evaluate(held);
    expect(figures.open).toBeGreaterThan(0.7);
    expect(figures.wide).toBeGreaterThan(0.6);
    expect(figures.round).toBeGreaterThan(0.6);
    expect(figures.teeth).toBeGreaterThan(0.76);
    expect(figures.closuresFound).toBeGreaterThan(0.85);
    expect(figures.falseClosureFrames).toBeLessThan(0.07);
  });

  it('rest in silence and never leave the limits', async () => {
    const { pcm, sampleRateHz, words } = await synthesize({ text: TALK, locale: 'en-US' });
    const curve = mouthCurveFromSound({ pcm, sampleRateHz });
    const gap = { from: words[3].endSec, to: words[4].startSec };
    expect(words[4].text).toBe('boat.');
    const silence = { from: words[4].endSec + 0.15, to: words[5].startSec - 0.15 };
    expect(gap.to).toBeGreaterThanOrEqual(gap.from);
    for (let tSec = silence.from; tSec < silence.to; tSec += 0.02) expect(mouthAt(curve, tSec).open).toBeLessThan(0.02);
    for (const name of MOUTH_PARAMETERS) expect(curve[name].every((value) => Math.abs(value) <= 1)).toBe(true);
    expect(Math.max(...curve.open)).toBeGreaterThan(0.5);
  });

  it('are the same for quiet and for loud recordings', async () => {
    const sound = await synthesize({ text: 'We pay a fair price.', locale: 'en-US' });
    const loud = mouthCurveFromSound(sound);
    const quiet = mouthCurveFromSound({ ...sound, pcm: sound.pcm.map((sample) => sample * 0.1) });
    expect(correlation([...loud.open], [...quiet.open])).toBeGreaterThan(0.97);
  });

  it('keep the mouth shut for silence and refuse empty sound', () => {
    const curve = mouthCurveFromSound({ pcm: new Float32Array(48000), sampleRateHz: 48000 });
    for (const name of MOUTH_PARAMETERS) expect(curve[name].every((value) => value === 0)).toBe(true);
    expect(() => mouthCurveFromSound({ pcm: new Float32Array(0), sampleRateHz: 48000 })).toThrow('The sound is empty.');
  });
});
