import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { medianPitch, trackPitch } from '../../dsp/track-pitch.ts';
import { SAMPLES_PER_ID, writeTinyPiper } from '../../testing/tiny-piper.ts';
import { parsePiperConfig } from './piper-config.ts';
import { openPiper } from './piper-model.ts';

let folder: string;
const path = () => join(folder, 'de_DE-tiny_voice-low.onnx');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const say = (signs: string, { rate = 1, speaker = 0 } = {}) => ({
  speaker: { engine: 'piper' as const, model: path(), speaker },
  signs: [...signs],
  rate,
});

describe('a Piper voice', () => {
  it('says each sign and the gap behind it, between its marks of begin and end', async () => {
    await writeTinyPiper(path(), { tellsTimes: true });
    const { pcm, sampleRateHz, spans } = await (await openPiper(path())).say(say('ab☃c'));
    expect([pcm.length, sampleRateHz]).toEqual([(2 + 3 * 2 + 1) * SAMPLES_PER_ID, 22_050]);
    const step = SAMPLES_PER_ID / 22_050;
    expect(spans?.map(({ startSec }) => Math.round(startSec / step))).toEqual([2, 4, 6, 6]);
    expect(spans?.at(-1)?.endSec).toBeCloseTo(8 * step, 5);
  });

  it('is faster and slower, and has several speakers', async () => {
    await writeTinyPiper(path(), { speakersHz: [210, 110] });
    const model = await openPiper(path());
    const usual = await model.say(say('abc'));
    expect((await model.say(say('abc', { rate: 2 }))).pcm.length).toBe(usual.pcm.length / 2);
    expect((await model.say(say('abc', { rate: 0.5 }))).pcm.length).toBe(usual.pcm.length * 2);
    expect(Math.round(medianPitch(trackPitch(usual)) / 10)).toBe(21);
    expect(Math.round(medianPitch(trackPitch(await model.say(say('abc', { speaker: 1 })))) / 10)).toBe(11);
  });

  it.each([
    ['{', /damaged/],
    ['{"phoneme_type":"text"}', /reads "text"/],
    ['{"phoneme_type":"espeak"}', /phoneme_id_map/],
    ['{"phoneme_id_map":{"^":["a"]}}', /phoneme_id_map/],
    ['{"phoneme_id_map":{"^":[1],"_":[0],"$":[2]}}', /sample rate/],
    ['{"phoneme_id_map":{"^":[1],"_":[0],"$":[2]},"audio":{"sample_rate":16000}}', /which language/],
  ])('is refused with the reason: %s', (text, reason) => {
    expect(() => parsePiperConfig(text)).toThrow(reason);
  });
});
