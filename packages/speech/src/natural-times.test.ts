import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPack } from './check-pack.ts';
import { listNeuralVoices, listVoicePacks } from './engines/neural/neural-packs.ts';
import { timesApart } from './testing/times-apart.ts';
import { writeTinyKokoro } from './testing/tiny-kokoro.ts';
import { writeTinyPiper } from './testing/tiny-piper.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function heardVoice() {
  const [pack] = await listVoicePacks(folder);
  if (!pack) throw new Error('The pack was not found.');
  const check = await checkPack(pack);
  const [voice] = await listNeuralVoices(folder);
  if (!voice) throw new Error('The pack has no voice.');
  return { voice, lateMs: check.lateSec * 1000 };
}

function expectClose(apart: readonly number[]): void {
  expect(apart.length).toBeGreaterThan(50);
  expect(apart[Math.floor(apart.length * 0.5)]).toBeLessThanOrEqual(12.5);
  expect(apart[Math.floor(apart.length * 0.9)]).toBeLessThanOrEqual(30);
}

const ENGLISH =
  'A presenter says what you sell today. You choose a voice, and post the clip before noon. Running a bakery means ' +
  'getting up at four. Nobody has the strength to make videos after that. We type what is fresh, and choose a face.';
const GERMAN =
  'Eine Sprecherin sagt, was du heute verkaufst. Wer eine Bäckerei führt, steht um vier Uhr auf. Danach hat niemand ' +
  'mehr Kraft für Videos. Wir tippen ein, was heute frisch ist. Im letzten Monat kamen viele neue Kunden.';

describe('the times a natural voice tells, once it was heard how late they are', { timeout: 120_000 }, () => {
  it.each([
    [3, 0],
    [1, 50],
  ])('are those found in the sound: Kokoro, %i frames early', async (frames, lateMs) => {
    await writeTinyKokoro(join(folder, 'kokoro'), { speaksEarlyFrames: frames });
    const heard = await heardVoice();
    expect(Math.abs(heard.lateMs - lateMs)).toBeLessThan(12.5);
    expectClose(await timesApart(heard.voice, [ENGLISH]));
  });

  it('are those found in the sound: Piper', async () => {
    await writeTinyPiper(join(folder, 'de_DE-tiny-low.onnx'), { speaks: true });
    expectClose(await timesApart((await heardVoice()).voice, [GERMAN]));
  });
});
