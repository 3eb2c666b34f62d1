import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soundDurationSec } from '@herald/media/sound';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureLoudness } from '../../dsp/measure-loudness.ts';
import { synthesize } from '../../synthesize.ts';
import { SAMPLES_PER_SIGN, writeTinyKokoro } from '../../testing/tiny-kokoro.ts';
import { kokoroBreaths } from './kokoro-breaths.ts';
import { listKokoroVoices } from './kokoro-folder.ts';
import { openKokoro } from './kokoro-model.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const heart = (signs: string, rate = 1) => ({
  speaker: { engine: 'kokoro' as const, folder, style: 'af_heart' },
  signs: [...signs],
  rate,
});

describe('a Kokoro model', () => {
  it('has a voice for every style whose sounds can be made here', async () => {
    await writeTinyKokoro(folder);
    const voices = await listKokoroVoices(folder);
    expect(voices.map(({ id, name, gender, locale, sounds }) => [id, name, gender, locale, sounds])).toEqual([
      ['kokoro:en-US:af-heart', 'Heart', 'female', 'en-US', 'en-us'],
      ['kokoro:en-US:am-michael', 'Michael', 'male', 'en-US', 'en-us'],
      ['kokoro:en-GB:bf-emma', 'Emma', 'female', 'en-GB', 'en-gb-x-rp'],
      ['kokoro:es-ES:ef-dora', 'Dora', 'female', 'es-ES', 'es'],
    ]);
  });

  it('takes signs, style and speed, and gives sound', async () => {
    await writeTinyKokoro(folder);
    const model = await openKokoro(folder);
    const loudestOf = (pcm: Float32Array): number => pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const full = await model.say(heart('hˈɛlO'));
    const half = await model.say({ ...heart('hˈɛlO'), speaker: { engine: 'kokoro', folder, style: 'am_michael' } });
    expect(full.sampleRateHz).toBe(24_000);
    expect(full.pcm.length).toBe((5 + 2) * SAMPLES_PER_SIGN);
    expect(loudestOf(half.pcm)).toBeCloseTo(loudestOf(full.pcm) / 2, 5);
    expect((await model.say(heart('hˈɛlO', 2))).pcm.length).toBe(full.pcm.length / 2);
    const nobody = model.say({ ...heart('hi'), speaker: { engine: 'kokoro', folder, style: 'zz_nobody' } });
    await expect(nobody).rejects.toMatchObject({ code: 'unknown_voice' });
  });

  it('tells when each sign is said, and gives a sign it does not know no time', async () => {
    await writeTinyKokoro(folder);
    const { spans } = await (await openKokoro(folder)).say(heart('h☃i'));
    expect(spans?.map(({ startSec, endSec }) => [startSec, endSec])).toEqual([
      [0, 0.05],
      [0.05, 0.05],
      [0.05, 0.1],
    ]);
  });

  it('tells no times where its export has none', async () => {
    await writeTinyKokoro(folder, { tellsTimes: false });
    expect((await (await openKokoro(folder)).say(heart('hi'))).spans).toBeNull();
  });

  it('says a sentence of more than 510 signs to its end, parted where one breathes', async () => {
    await writeTinyKokoro(folder);
    const sentence = Array.from({ length: 90 }, (_, i) => (i % 9 === 8 ? 'tapik,' : 'tapik')).join(' ');
    const breaths = kokoroBreaths([...sentence]);
    expect(breaths.map((breath) => breath.length <= 510 && breath.join('').trimEnd().length > 0)).toEqual([true, true]);
    expect(breaths[0]?.at(-1)).toBe(',');
    expect(breaths.flat().join('')).toBe(sentence);
    const said = await (await openKokoro(folder)).say(heart(sentence));
    expect(said.pcm.length).toBe((sentence.length + 4) * SAMPLES_PER_SIGN);
    expect(said.spans?.length).toBe(sentence.length);
    expect(said.spans?.at(-1)?.endSec).toBeGreaterThan(soundDurationSec(said) - 0.2);
  });

  it('gives a typed error when it is damaged', async () => {
    await writeTinyKokoro(folder);
    await writeFile(join(folder, 'onnx/model_quantized.onnx'), 'not a model');
    await expect(openKokoro(folder)).rejects.toMatchObject({ code: 'voice_folder_invalid' });
    await writeFile(join(folder, 'tokenizer.json'), '{');
    await expect(openKokoro(folder)).rejects.toMatchObject({ code: 'voice_folder_invalid' });
  });
});

describe('a script spoken by a Kokoro model', () => {
  const text = 'Hello there 😀, friend. It works!';
  const speak = async () => {
    const [voice] = await listKokoroVoices(folder);
    return synthesize({ text, locale: 'en-US', ...(voice && { voice }) });
  };

  it('is mastered, and has the times the model told: 50 ms a sign', async () => {
    await writeTinyKokoro(folder);
    const spoken = await speak();
    expect(spoken.words.map((word) => word.text)).toEqual(['Hello', 'there 😀,', 'friend.', 'It', 'works!']);
    expect(Math.abs(measureLoudness(spoken).integratedLufs + 14)).toBeLessThan(0.5);
    const works = spoken.phones.filter(({ word }) => word === 4);
    expect(works.map(({ phone }) => phone)).toEqual(['w', 'ɜː', 'k', 's']);
    const lengthsMs = works.map(({ startSec, endSec }) => Math.round((endSec - startSec) * 1000));
    // Half of the space belongs to the first sound; the vowel is read as a mark of stress, ɜ and ɹ.
    expect(lengthsMs).toEqual([75, 150, 50, 50]);
  });

  it('has times found in its sound where the model tells none', async () => {
    await writeTinyKokoro(folder, { tellsTimes: false });
    const spoken = await speak();
    expect(spoken.words.length).toBe(5);
    expect(spoken.phones.at(-1)?.endSec).toBeLessThanOrEqual(soundDurationSec(spoken) + 0.01);
  });
});
