import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soundDurationSec } from '@herald/media/sound';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPack } from '../../check-pack.ts';
import { synthesize } from '../../synthesize.ts';
import { SAMPLES_PER_TOKEN, type TinyInflectWish, writeTinyInflect } from '../../testing/tiny-inflect.ts';
import { INFLECT_GRAPHS } from './inflect-folder.ts';
import { openInflect } from './inflect-model.ts';
import { INFLECT_SYMBOLS, inflectTokens } from './inflect-symbols.ts';
import { listNeuralVoices, listVoicePacks } from './neural-packs.ts';

let folder: string;
const path = () => join(folder, 'inflect-micro-v2');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const say = (signs: string, rate = 1) => ({
  speaker: { engine: 'inflect' as const, folder: path() },
  signs: [...signs],
  rate,
});

async function openTiny(wish: TinyInflectWish = {}) {
  await writeTinyInflect(path(), wish);
  return openInflect(path());
}

describe('what Inflect reads', () => {
  it('is a number for each of 178 symbols, with gaps between', () => {
    expect(INFLECT_SYMBOLS).toHaveLength(178);
    expect(inflectTokens([...'ðə kˈæt.']).all).toEqual([0, 81, 0, 83, 0, 16, 0, 53, 0, 156, 0, 72, 0, 62, 0, 4, 0]);
  });

  it('leaves out what the model has no number for', () => {
    expect(inflectTokens(['a', '☃', 'b'])).toEqual({ all: [0, 43, 0, 44, 0], places: [1, undefined, 3] });
  });
});

describe('an Inflect voice', () => {
  it('says each sign and the gap behind it, and knows when from the frames of its first graph', async () => {
    const { pcm, sampleRateHz, spans } = await (await openTiny()).say(say('ab☃c'));
    expect([pcm.length, sampleRateHz]).toEqual([7 * SAMPLES_PER_TOKEN, 24_000]);
    const step = SAMPLES_PER_TOKEN / 24_000;
    expect(spans?.map(({ startSec }) => Math.round(startSec / step))).toEqual([1, 3, 5, 5]);
    expect(spans?.at(-1)?.endSec).toBeCloseTo(7 * step, 5);
  });

  it('is faster and slower, and says the same words alike each time', async () => {
    const model = await openTiny();
    const usual = await model.say(say('abc'));
    expect((await model.say(say('abc', 2))).pcm.length).toBe(usual.pcm.length / 2);
    expect((await model.say(say('abc', 0.5))).pcm.length).toBe(usual.pcm.length * 2);
    expect((await model.say(say('abc'))).pcm).toEqual(usual.pcm);
  });

  it('tells no times where its frames do not show them', async () => {
    expect((await (await openTiny({ hidesTimes: true })).say(say('aab'))).spans).toBeNull();
  });
});

describe('a pack of Inflect', { timeout: 180_000 }, () => {
  it('offers its voice, as a woman or a man by how high it speaks, once it was heard here', async () => {
    await writeTinyInflect(join(folder, 'inflect-micro-v2'), { hz: 187.5 });
    await writeTinyInflect(join(folder, 'inflect-nano-v2'), { hz: 93.75 });
    for (const pack of await listVoicePacks(folder)) {
      expect(pack).toMatchObject({ kind: 'inflect', check: null, problem: null });
      await checkPack(pack);
    }
    expect(await listNeuralVoices(folder)).toMatchObject([
      { id: 'inflect:inflect-micro-v2', name: 'Micro', gender: 'female', locale: 'en-US' },
      { id: 'inflect:inflect-nano-v2', name: 'Nano', gender: 'male', locale: 'en-US' },
    ]);
  });

  it('speaks a sentence whose words have their times', async () => {
    await writeTinyInflect(path());
    const [pack] = await listVoicePacks(folder);
    if (pack) await checkPack(pack);
    const [voice] = await listNeuralVoices(folder);
    const spoken = await synthesize({ text: 'Good morning, Anna.', locale: 'en-US', ...(voice && { voice }) });
    expect(spoken.words.map(({ text }) => text)).toEqual(['Good', 'morning,', 'Anna.']);
    expect(spoken.words.at(-1)?.endSec).toBeLessThanOrEqual(soundDurationSec(spoken));
  });

  it('with one of its two graphs is named as a voice that cannot speak', async () => {
    await writeTinyInflect(path());
    await rm(join(path(), INFLECT_GRAPHS.sound));
    expect(await listVoicePacks(folder)).toMatchObject([
      { voices: [], problem: 'The file onnx/decode.onnx is missing.' },
    ]);
  });
});
