import { MUSIC_TEMPOS, TEMPO_REACH } from '@herald/media/music';
import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { Camera, Material } from '../direction.ts';
import { planDirection } from '../plan/plan-direction.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';
import { RHYTHMS } from './paces.ts';

const SLACK_SEC = 1e-6;
/** A cut stands on the picture before its beat. */
const PICTURE_SEC = 1 / 30;

const camera: Camera = { pace: 'natural', sizes: ['wide', 'medium', 'close'], limits: [], mediumGestures: [] };

function planned(script: string, material: Partial<Material>) {
  const reading = said(script);
  const plan = planDirection(
    reading,
    { product: null, camera, ...material },
    { mood: 'joyous', gestures: GESTURES },
    1,
  );
  return { ...plan, reading };
}

const films = TWENTY_SCRIPTS.flatMap((script) =>
  Object.values(MUSIC_TEMPOS).map((tempo) => ({
    tempo,
    before: planned(script, {}).shots,
    ...planned(script, { tempo }),
  })),
);

describe('cuts of twenty scripts under eight moods', () => {
  it('move by at most 120 ms and never into a word', () => {
    for (const { shots, before, reading } of films) {
      expect(shots.map(({ size }) => size)).toEqual(before.map(({ size }) => size));
      for (const [index, { fromSec }] of shots.entries()) {
        expect(Math.abs(fromSec - (before[index]?.fromSec ?? 0))).toBeLessThanOrEqual(0.12 + SLACK_SEC);
        const torn = reading.words.filter(
          ({ startSec, endSec }) => startSec + SLACK_SEC < fromSec && fromSec < endSec - SLACK_SEC,
        );
        expect(torn).toEqual([]);
      }
    }
  });

  it('fall on beats more often than not', () => {
    const cuts = films.flatMap(({ shots, beatGrid }) =>
      shots.slice(1).map(({ fromSec }) => {
        if (!beatGrid) throw new Error('No beats were planned.');
        const since = (fromSec - beatGrid.firstBeatSec) / beatGrid.beatSec;
        return (Math.ceil(since - SLACK_SEC) - since) * beatGrid.beatSec <= PICTURE_SEC;
      }),
    );
    expect(cuts.length).toBeGreaterThan(300);
    expect(cuts.filter(Boolean).length / cuts.length).toBeGreaterThan(0.55);
  });

  it('keep the shortest shot and the tempo of their tune', () => {
    for (const { shots, beatGrid, reading, tempo } of films) {
      const ends = [...shots.slice(1).map(({ fromSec }) => fromSec), reading.durationSec];
      for (const [index, { fromSec }] of shots.entries())
        expect((ends[index] ?? 0) - fromSec).toBeGreaterThanOrEqual(RHYTHMS.natural.shortestSec - SLACK_SEC);
      expect(Math.abs(60 / (beatGrid?.beatSec ?? 0) / tempo - 1)).toBeLessThanOrEqual(TEMPO_REACH + SLACK_SEC);
    }
  });

  it('stay where they are without music', () => {
    expect(planned(TWENTY_SCRIPTS[0] ?? '', {}).beatGrid).toBeNull();
  });
});
