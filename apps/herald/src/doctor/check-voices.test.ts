import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPack, listVoicePacks } from '@herald/speech';
import { writeTinyPiper } from '@herald/speech/tiny-piper';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkVoices } from './check-voices.ts';

let voicesFolder: string;
const model = () => join(voicesFolder, 'de_DE-tiny-low.onnx');

beforeEach(async () => {
  voicesFolder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
});
afterEach(() => rm(voicesFolder, { recursive: true, force: true }));

it('says nothing where there are no natural voices', async () => {
  expect(await checkVoices({ voicesFolder })).toEqual([]);
});

it('asks for a check of a voice that was never heard here, and is content afterwards', async () => {
  await writeTinyPiper(model());
  expect(await checkVoices({ voicesFolder })).toMatchObject([
    { state: 'warning', note: expect.stringContaining('de_DE-tiny-low.onnx was not heard here yet') },
  ]);
  for (const pack of await listVoicePacks(voicesFolder)) await checkPack(pack);
  expect(await checkVoices({ voicesFolder })).toMatchObject([
    { state: 'good', note: expect.stringMatching(/^1 natural voices?, spoken by onnxruntime-/) },
  ]);
});

it('names a voice whose files are damaged', async () => {
  await writeTinyPiper(model());
  await writeFile(`${model()}.json`, '{');
  expect(await checkVoices({ voicesFolder })).toMatchObject([
    { state: 'warning', note: expect.stringContaining('cannot speak'), fix: 'See why: herald voices list' },
  ]);
});
