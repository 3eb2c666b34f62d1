import { MUSIC_MOODS, type MusicMood } from '@herald/media/choices';
import { MUSIC_TEMPOS } from '@herald/media/music';
import { EFFECTS, type Score } from '@herald/media/scene/score';
import { expect, it } from 'vitest';
import { givingWay } from './give-way.ts';
import { scoreBlocks } from './score-sound.ts';

const RATE_HZ = 24_000;
const FILM_SEC = 16;
const SPANS = [
  { fromSec: 2, untilSec: 5 },
  { fromSec: 5.3, untilSec: 7 },
];

function scoreOf(mood: MusicMood | null, change: Partial<Score> = {}): Score {
  const beatSec = 60 / MUSIC_TEMPOS[mood ?? 'calm'];
  return {
    music: mood && { mood, tune: 1, underVoiceDb: 14, firstBeatSec: 0.1, beatSec },
    effects: [],
    voice: { spans: SPANS, lufs: -14, levelsDb: Array.from({ length: 32 }, (_, step) => (step < 14 ? 0 : -70)) },
    ...change,
  };
}

function played(score: Score) {
  const mid = new Float32Array(FILM_SEC * RATE_HZ);
  const side = new Float32Array(mid.length);
  for (const block of scoreBlocks(score, FILM_SEC, RATE_HZ)) {
    mid.set(block.mid, block.from);
    side.set(block.side, block.from);
  }
  return { mid, side };
}

const levelDb = (pcm: Float32Array, fromSec: number, untilSec: number): number => {
  const part = pcm.subarray(fromSec * RATE_HZ, untilSec * RATE_HZ);
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 1e-12) / part.length);
};

it.each(MUSIC_MOODS)('%s music gives way to a voice, is in stereo, and ends in silence', (mood) => {
  const { mid, side } = played(scoreOf(mood));
  expect(levelDb(mid, 8.5, 11.5) - levelDb(mid, 3, 6)).toBeGreaterThan(9);
  expect(levelDb(side, 8.5, 11.5)).toBeGreaterThan(levelDb(mid, 8.5, 11.5) - 14);
  expect(levelDb(mid, FILM_SEC - 0.01, FILM_SEC)).toBeLessThan(-60);
  expect(mid.some((sample, i) => Math.abs(sample) + Math.abs(side[i] ?? 0) >= 1)).toBe(false);
});

it('music has no seam where its blocks meet', () => {
  const { mid } = played(scoreOf('calm'));
  const jump = (i: number) => Math.abs((mid[i] ?? 0) - (mid[i - 1] ?? 0));
  for (let seam = RATE_HZ / 2; seam < mid.length; seam += RATE_HZ / 2) {
    const around = Array.from({ length: 60 }, (_, k) => seam - 30 + k).filter((i) => i !== seam);
    expect(jump(seam)).toBeLessThanOrEqual(1.2 * Math.max(...around.map(jump)) + 1e-4);
  }
});

it('goes further down where a voice is soft, and is down when a word begins', () => {
  const soft = scoreOf('warm');
  soft.voice.levelsDb[8] = -12;
  soft.voice.levelsDb[9] = -12;
  const at = (score: Score, sec: number) => givingWay(score, FILM_SEC)[Math.round(sec * 100)] ?? 0;
  expect(at(soft, 4.5)).toBeLessThan(at(scoreOf('warm'), 4.5) - 5);
  expect(at(scoreOf('warm'), 2)).toBeCloseTo(-20, 1);
  expect(at(scoreOf('warm'), 1.7)).toBeGreaterThan(-14);
  expect(at(scoreOf('warm'), 1)).toBeCloseTo(-6, 1);
  expect(at(scoreOf('warm'), 5.15)).toBeCloseTo(-20, 1);
});

it.each(EFFECTS)('a %s is heard 18 dB below the voice, where it was planned', (kind) => {
  const { mid, side } = played(scoreOf(null, { effects: [{ kind, atSec: 10 }] }));
  const power = (fromSec: number) =>
    10 ** (levelDb(mid, fromSec, fromSec + 0.1) / 10) + 10 ** (levelDb(side, fromSec, fromSec + 0.1) / 10);
  const steps = Array.from({ length: 300 }, (_, step) => 10 * Math.log10(power(8 + step / 100)));
  expect(Math.max(...steps)).toBeCloseTo(-32, 0);
  expect(levelDb(mid, 0, 8.5)).toBeLessThan(-100);
});
