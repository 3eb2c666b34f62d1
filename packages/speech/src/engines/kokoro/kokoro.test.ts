import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soundDurationSec } from '@herald/media';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureLoudness } from '../../dsp/measure-loudness.ts';
import { synthesize } from '../../synthesize.ts';
import { writeTinyKokoro } from '../../testing/tiny-kokoro.ts';
import { listVoices } from '../../voices/voice-table.ts';
import { listNeuralVoices } from './kokoro-folder.ts';
import { openKokoro } from './kokoro-model.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('neural voices from a folder', () => {
  it('are in the table only when the folder is there and complete', async () => {
    expect(await listNeuralVoices(join(folder, 'nowhere'))).toEqual([]);
    expect(await listNeuralVoices(folder)).toEqual([]);
    await writeTinyKokoro(folder);
    const neural = await listNeuralVoices(folder);
    expect(neural.map(({ id, name, gender }) => [id, name, gender])).toEqual([
      ['kokoro:en-US:af-heart', 'Heart', 'female'],
      ['kokoro:en-US:am-michael', 'Michael', 'male'],
      ['kokoro:en-GB:bf-emma', 'Emma', 'female'],
    ]);
    expect(listVoices('en', 'US', neural)[0].children[0]).toEqual({
      value: 'kokoro:en-US:af-heart',
      label: 'Heart - neural',
    });
    expect(listVoices('en', 'GB', neural)[0].children[0].value).toBe('kokoro:en-GB:bf-emma');
    expect(listVoices('es', 'ES', neural)[0].children.some(({ value }) => value.startsWith('kokoro'))).toBe(false);
  });

  it('run the real model: phonemes, style and speed go in, sound comes out', async () => {
    await writeTinyKokoro(folder);
    const model = await openKokoro(folder);
    const loudestOf = (pcm: Float32Array): number => pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const full = await model.say('hˈɛloʊ', 'af_heart', 1);
    const half = await model.say('hˈɛloʊ', 'am_michael', 1);
    expect(full.sampleRateHz).toBe(24000);
    expect(full.pcm.length).toBe((6 + 2) * 1200);
    expect(loudestOf(half.pcm)).toBeCloseTo(loudestOf(full.pcm) / 2, 5);
    expect(loudestOf((await model.say('hˈɛloʊ', 'af_heart', 2)).pcm)).toBeCloseTo(loudestOf(full.pcm) / 2, 5);
    expect((await model.say('h☃i', 'af_heart', 1)).pcm.length).toBe((2 + 2) * 1200);
    await expect(model.say('hi', 'zz_nobody', 1)).rejects.toMatchObject({ code: 'unknown_voice' });
  });

  it('speak a script through the same door, mastered, with times found by alignment', async () => {
    await writeTinyKokoro(folder);
    const text = 'Hello there 😀, friend. It works!';
    const spoken = await synthesize({ text, locale: 'en-US', voiceId: 'kokoro:en-US:af-heart', neuralFolder: folder });
    expect(spoken.words.map((word) => word.text)).toEqual(['Hello', 'there 😀,', 'friend.', 'It', 'works!']);
    expect(Math.abs(measureLoudness(spoken).integratedLufs + 16)).toBeLessThan(0.5);
    expect(spoken.phones.at(-1)?.endSec).toBeLessThanOrEqual(soundDurationSec(spoken) + 0.01);
  });

  it('are unknown without their folder', async () => {
    const asked = synthesize({ text: 'Hi', locale: 'en-US', voiceId: 'kokoro:en-US:af-heart' });
    await expect(asked).rejects.toMatchObject({ code: 'unknown_voice' });
  });

  it('give a typed error for a damaged model', async () => {
    await writeTinyKokoro(folder);
    await writeFile(join(folder, 'onnx/model_quantized.onnx'), 'not a model');
    await expect(openKokoro(folder)).rejects.toMatchObject({ code: 'voice_folder_invalid' });
    await writeFile(join(folder, 'tokenizer.json'), '{');
    await expect(openKokoro(folder)).rejects.toMatchObject({ code: 'voice_folder_invalid' });
  });
});
