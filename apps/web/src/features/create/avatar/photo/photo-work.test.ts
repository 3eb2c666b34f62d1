import { describe, expect, test } from 'vitest';
import { hasSamePlaces } from './face-points.ts';
import { type PhotoWork, readKeptWork } from './photo-work.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW_MS = 1_800_000_000_000;

const work = { picture_id: 'p1', picture_url: '/me.jpg', points: [], foundPoints: [], faces: [], fileName: 'me.jpg' };
const kept = (changes: object = {}) => JSON.stringify({ owner: 'maya', keptMs: NOW_MS, work, ...changes });

describe('a portrait that this browser kept', () => {
  test('is there after a reload', () => {
    expect(readKeptWork(kept(), 'maya', NOW_MS + 11 * HOUR_MS)).toEqual(work as unknown as PhotoWork);
  });

  test.each([
    ['of somebody else', kept({ owner: 'tom' })],
    ['whose picture can no longer be fetched', kept({ keptMs: NOW_MS - 12 * HOUR_MS })],
    ['of another release', kept({ work: { picture_id: 'p1' } })],
    ['of a release that did not tell faces apart', kept({ work: { ...work, faces: undefined } })],
    ['that is no JSON', '{'],
    ['that was never there', null],
  ])('%s is left alone', (_, text) => {
    expect(readKeptWork(text, 'maya', NOW_MS)).toBeNull();
  });
});

describe('points', () => {
  const eye = { id: 'eye', label: 'Eye', x: 10, y: 20 };

  test('are in the same places until one is moved', () => {
    expect(hasSamePlaces([eye], [{ ...eye }])).toBe(true);
    expect(hasSamePlaces([{ ...eye, x: 11 }], [eye])).toBe(false);
  });
});
