import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTinyKokoro } from '../../packages/speech/src/testing/tiny-kokoro.ts';
import { writeTinyPiper } from '../../packages/speech/src/testing/tiny-piper.ts';
import { runHerald } from '../support/run-herald.ts';

let dataFolder: string;
let brought: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'herald-test-'));
  brought = await mkdtemp(join(tmpdir(), 'herald-test-'));
});
afterAll(() => Promise.all([dataFolder, brought].map((folder) => rm(folder, { recursive: true, force: true }))));

const voices = (...args: string[]) => runHerald(['voices', ...args], { dataFolder });

/** These tests run in order on the same data folder. */
describe('herald voices', () => {
  it('says that there are none, and how it is used', async () => {
    expect(await voices('list')).toEqual({ code: 0, text: `No natural voices in ${join(dataFolder, 'voices')}.\n` });
    expect((await voices('sing')).code).toBe(2);
  });

  it('adds a Piper voice after it was heard, and offers it', async () => {
    await writeTinyPiper(join(brought, 'de_DE-tiny-low.onnx'), { speakersHz: [210, 110], tellsTimes: true });
    const added = await voices('add', join(brought, 'de_DE-tiny-low.onnx'));
    expect(added.text).toMatch(
      /^ok {2}de_DE-tiny-low\.onnx: 2 voices, de-DE, 0\.0 MB, a second of speech takes \d+\.\d\d s here\n$/,
    );
    const { text } = await runHerald(['render', '--voices'], { dataFolder });
    expect(text).toMatch(/^piper:de_DE-tiny-low:1 +de-DE {2}Tiny bert, male$/m);
  });

  it('adds a Kokoro model from its folder, once', async () => {
    await writeTinyKokoro(join(brought, 'kokoro'));
    expect((await voices('add', join(brought, 'kokoro'))).text).toMatch(
      /^ok {2}kokoro: 4 voices, en-US, en-GB, es-ES, /,
    );
    expect(await voices('add', join(brought, 'kokoro'))).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is already a voice "kokoro".'),
    });
  });

  it('refuses a model that cannot speak, and keeps nothing of it', async () => {
    await writeTinyPiper(join(brought, 'broken.onnx'));
    await writeFile(join(brought, 'broken.onnx'), 'cut off');
    const { code, text } = await voices('add', join(brought, 'broken.onnx'));
    expect([code, text]).toEqual([
      1,
      'xx  broken.onnx: The model of this natural voice cannot be read.\nNothing was added.\n',
    ]);
    await expect(access(join(dataFolder, 'voices', 'broken.onnx.json'))).rejects.toThrow();
  });

  it('looks for a voice before it copies a folder, and for both files of a Piper voice', async () => {
    const photos = await mkdtemp(join(brought, 'photos-'));
    await writeFile(join(photos, 'holiday.jpg'), 'a picture');
    expect(await voices('add', photos)).toEqual({
      code: 1,
      text: `There is no voice in ${photos}: no Piper, Kokoro or Inflect model. Nothing was added.\n`,
    });
    await writeFile(join(brought, 'alone.onnx'), 'a model');
    expect((await voices('add', join(brought, 'alone.onnx'))).text).toContain('alone.onnx.json is not there.');
    expect(await readdir(join(dataFolder, 'voices'))).not.toContain('alone.onnx');
  });

  it('is told by the doctor, with what speaks them', async () => {
    const { text } = await runHerald(['doctor'], { dataFolder });
    expect(text).toMatch(/ok {2}Voices: 6 natural voices, spoken by onnxruntime-(node|web)\n/);
  });

  it('speaks in a film without a server', async () => {
    const film = join(brought, 'film.mp4');
    const args = [
      'render',
      '--text',
      'Good morning.',
      '--voice',
      'kokoro:en-US:af-heart',
      '--quiet',
      '--preview',
      film.replace('.mp4', '.png'),
    ];
    expect(await runHerald(args, { dataFolder })).toMatchObject({ code: 0 });
    await access(film.replace('.mp4', '.png'));
  });

  it('removes a voice with everything that lies beside it', async () => {
    expect((await voices('remove', 'de_DE-tiny-low.onnx')).code).toBe(0);
    expect((await voices('list')).text).toMatch(/^ok {2}kokoro: [^\n]+\n$/);
    expect((await voices('remove', 'nobody')).text).toContain('There is no voice "nobody".');
  });
});
