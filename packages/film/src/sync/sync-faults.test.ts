import type { Sound } from '@herald/media/sound';
import { mouthAt, mouthCurveFromSound } from '@herald/speech';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FilmReport, makeVideo } from '../index.ts';
import { type SpokenFace, sourceOf, speakWithFace, type TestFolder, testFolder } from '../testing/spoken-face.ts';
import type { TestFace } from '../testing/test-face.ts';
import { judgeSync } from './judge-sync.ts';
import { opennessOf } from './openness-of.ts';

let spoken: SpokenFace;
let folder: TestFolder;

beforeAll(async () => {
  spoken = await speakWithFace(
    'My mum bakes big brown bread. [pause 0.9s] People pay me to taste it, maybe twice a month.',
  );
});
beforeEach(async () => {
  folder = await testFolder();
});
afterEach(() => folder.remove());

function film(change: Partial<TestFace>, pcm = spoken.speech.pcm): Promise<FilmReport> {
  const { speech, face } = spoken;
  const { files, workFolder } = folder;
  const source = sourceOf({ ...face, ...change });
  return makeVideo({ source, sound: { ...speech, pcm }, timing: speech, files, workFolder });
}

/** What the mouth does, moved in time. */
function later(openness: number[], frames: number): number[] {
  return openness.map((_, frame) => openness[Math.max(0, frame - frames)] ?? 0);
}

describe('the gate', () => {
  test('lets a good film pass', async () => {
    expect((await film({})).faults).toEqual([]);
  });

  test('stops a film whose sound comes 80 ms late', async () => {
    const { pcm, sampleRateHz } = spoken.speech;
    const late = new Float32Array(pcm.length);
    late.set(pcm.subarray(0, pcm.length - 0.08 * sampleRateHz), 0.08 * sampleRateHz);
    const { faults, sync } = await film({}, late);
    expect(sync.mouth?.speechOffsetMs).toBeGreaterThan(70);
    expect(sync.mouth?.speechOffsetMs).toBeLessThan(110);
    expect(faults).toEqual([expect.stringMatching(/^The sound comes \d+ ms after the lips\.$/)]);
  });

  test('stops a film whose lips come two frames late', async () => {
    const { faults, sync } = await film({ drawn: later(spoken.face.openness, 2) });
    expect(sync.mouth?.offsetMs).toBeCloseTo(-66.7, -1);
    expect(faults).toContainEqual(expect.stringMatching(/^The sound comes 6\d ms before the lips\.$/));
  });

  test('stops a film whose mouth is frozen, shut or open', async () => {
    for (const openness of [0, 0.6]) {
      const { faults } = await film({ drawn: spoken.face.openness.map(() => openness) });
      expect(faults).toContain('The mouth does not follow the speech.');
    }
  });

  test('stops a film whose mouth moves while nothing is said', async () => {
    const pause = pauseFrames();
    const drawn = spoken.face.openness.map((open, frame) => (pause.has(frame) ? (frame % 4) * 0.12 : open));
    const { faults } = await film({ drawn });
    expect(faults).toEqual(['The mouth moves while nothing is said.']);
  });

  test('stops a film whose lips never meet', async () => {
    const { faults, sync } = await film({ drawn: spoken.face.openness.map((open) => 0.25 + 0.75 * open) });
    expect(sync.mouth?.closures.closed).toBe(0);
    expect(faults).toEqual([expect.stringMatching(/^The lips meet on only 0 of \d+ p, b and m sounds\.$/)]);
  });

  test('stops a film whose lips run away from the sound', async () => {
    const drawn = spoken.face.openness.map((_, frame) => spoken.face.openness[Math.floor(frame * 0.97)] ?? 0);
    const { faults } = await film({ drawn });
    expect(faults.length).toBeGreaterThan(0);
  });

  test('stops a silent film', async () => {
    const { faults } = await film({}, new Float32Array(spoken.speech.pcm.length));
    expect(faults).toContain('The sound is silent.');
  });
});

describe('a sound without words', () => {
  const sampleRateHz = 48_000;
  const toneOf = (from: number, to: number): Float32Array =>
    Float32Array.from({ length: 4 * sampleRateHz }, (_, i) =>
      i >= from * sampleRateHz && i < to * sampleRateHz ? 0.4 * Math.sin((i * 2 * Math.PI * 440) / sampleRateHz) : 0,
    );
  const wordless = (pcm: Float32Array, change: Partial<TestFace> = {}, music?: Sound): Promise<FilmReport> => {
    const sound = { pcm, sampleRateHz };
    const mouth = mouthCurveFromSound(sound);
    const openness = Array.from({ length: 120 }, (_, frame) => opennessOf(mouthAt(mouth, frame / 30)));
    const source = sourceOf({ ...spoken.face, frames: 120, openness, ...change });
    const { files, workFolder } = folder;
    const timing = { words: [], phones: [] };
    return makeVideo({ source, sound, timing, ...(music && { music }), files, workFolder });
  };
  const beeps = (): Sound => {
    const pcm = toneOf(0, 4).map((sample, i) => (i % sampleRateHz < sampleRateHz / 2 ? sample : 0));
    return { pcm, sampleRateHz };
  };
  const music = { pcm: toneOf(0, 4).map((sample) => sample * 0.05), sampleRateHz };

  test('that is one steady tone passes with and without music', async () => {
    expect((await wordless(toneOf(0, 4))).faults).toEqual([]);
    expect((await wordless(toneOf(0, 4), {}, music)).faults).toEqual([]);
  });

  test('in which nobody speaks shows no moving mouth', async () => {
    const drawn = Array.from({ length: 120 }, (_, frame) => 0.3 + 0.3 * Math.sin(frame));
    expect((await wordless(toneOf(0, 4), { drawn })).faults).toContain('The mouth moves while nothing is said.');
  });

  test('that comes and goes passes with and without music', async () => {
    const { pcm } = beeps();
    expect((await wordless(pcm)).faults).toEqual([]);
    expect((await wordless(pcm, {}, music)).faults).toEqual([]);
  });

  test('under music still has its own silence, in which no mouth may move', async () => {
    const { pcm } = beeps();
    const drawn = Array.from({ length: 120 }, (_, frame) => 0.3 + 0.3 * Math.sin(frame));
    const { faults } = await wordless(pcm, { drawn }, music);
    expect(faults).toContain('The mouth moves while nothing is said.');
  });
});

function pauseFrames(): Set<number> {
  const gap = spoken.speech.phones.find(({ phone, startSec, endSec }) => phone === '' && endSec - startSec > 0.6);
  if (!gap) throw new Error('The script has no pause.');
  const frames = Array.from({ length: Math.floor((gap.endSec - gap.startSec) * 30) }, (_, k) => k);
  return new Set(frames.map((k) => Math.ceil(gap.startSec * 30) + k));
}

test('the gate judges length and loudness from the figures alone', () => {
  const sound = { delayMs: 0, endDelayMs: 0, correlation: 1, phonesDelayMs: null, lufs: -20.3 };
  expect(judgeSync({ sound, mouth: null, durationDifferenceMs: 90 })).toEqual([
    'The loudness is -20.3 LUFS instead of -14.',
    'Sound and picture differ in length by 90 ms.',
  ]);
});
