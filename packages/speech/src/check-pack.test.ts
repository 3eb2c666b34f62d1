import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soundDurationSec } from '@herald/media/sound';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPack } from './check-pack.ts';
import { listNeuralVoices, listVoicePacks } from './engines/neural/neural-packs.ts';
import { synthesize } from './synthesize.ts';
import { writeTinyKokoro } from './testing/tiny-kokoro.ts';
import { type TinyPiperWish, writeTinyPiper } from './testing/tiny-piper.ts';

let folder: string;
const path = () => join(folder, 'de_DE-tiny_voice-low.onnx');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const packOf = async (wish: TinyPiperWish = {}) => {
  await writeTinyPiper(path(), wish);
  const [pack] = await listVoicePacks(folder);
  if (!pack) throw new Error('The pack was not found.');
  return pack;
};

describe('a folder of voices', () => {
  it('may not be there, and may hold models in folders of their own', async () => {
    expect(await listVoicePacks(join(folder, 'nowhere'))).toEqual([]);
    await writeTinyKokoro(join(folder, 'kokoro'));
    await writeTinyPiper(join(folder, 'piper/de/de_DE-tiny-low.onnx'));
    const packs = await listVoicePacks(folder);
    expect(packs.map(({ name, kind, voices, check }) => [name, kind, voices.length, check])).toEqual([
      ['kokoro', 'kokoro', 4, null],
      ['piper/de/de_DE-tiny-low.onnx', 'piper', 1, null],
    ]);
    expect(packs[0]?.bytes).toBeGreaterThan(1000);
  });

  it('names what is missing or damaged instead of voices', async () => {
    const pack = await packOf();
    await rm(`${path()}.json`);
    expect((await listVoicePacks(folder))[0]?.problem).toMatch(/\.onnx\.json file of the voice is missing/);
    await writeTinyPiper(path());
    await writeFile(path(), 'cut off');
    await expect(checkPack(pack)).rejects.toMatchObject({ code: 'voice_folder_invalid' });
    expect(await listNeuralVoices(folder)).toEqual([]);
  });
});

describe('a pack that was heard here', { timeout: 180_000 }, () => {
  it('offers its speakers as women and men by how high they speak, and tells its speed', async () => {
    const pack = await packOf({ speakersHz: [210, 110], tellsTimes: true });
    expect(await listNeuralVoices(folder)).toEqual([]);
    const check = await checkPack(pack);
    expect(check.men).toEqual([1]);
    expect(check.realTimeFactor).toBeGreaterThan(0);
    expect((await listNeuralVoices(folder)).map(({ id, name, gender, locale }) => [id, name, gender, locale])).toEqual([
      ['piper:de_DE-tiny_voice-low:0', 'Tiny voice ada', 'female', 'de-DE'],
      ['piper:de_DE-tiny_voice-low:1', 'Tiny voice bert', 'male', 'de-DE'],
    ]);
  });

  it('has to be heard again when another model lies there', async () => {
    await checkPack(await packOf());
    expect((await listNeuralVoices(folder)).length).toBe(1);
    await writeTinyPiper(path(), { tellsTimes: true });
    expect(await listNeuralVoices(folder)).toEqual([]);
  });

  it('speaks a language that has no other voice here, and its words are found in the sound', async () => {
    const config = { espeak: { voice: 'sw' }, language: { code: 'sw_CD' } };
    await checkPack(await packOf({ config }));
    const [voice] = await listNeuralVoices(folder);
    const spoken = await synthesize({ text: 'Habari ya asubuhi.', locale: 'sw-CD', ...(voice && { voice }) });
    expect(spoken.words.map(({ text }) => text)).toEqual(['Habari', 'ya', 'asubuhi.']);
    expect(spoken.words.at(-1)?.endSec).toBeLessThanOrEqual(soundDurationSec(spoken));
  });
});
