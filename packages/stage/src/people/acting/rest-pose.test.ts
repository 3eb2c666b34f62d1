import { readCharacterParams } from '@herald/media/person/read-character-params';
import { EXPRESSIONS } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { REST_MOUTH } from '../mouth/viseme-mouths.ts';
import { FACES, posedExpression } from './expressions.ts';
import { restPose } from './rest-pose.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);
const poseOf = (seed: number, mood: 'joyous' | 'composed' = 'joyous') =>
  restPose({ ...readCharacterParams({ seed, gender: 'female', ageYears: 30 }), mood });

describe('the pose for a picture', () => {
  it('is the same for the same person', () => {
    expect(poseOf(7)).toEqual(poseOf(7));
  });

  it('differs from person to person', () => {
    expect(new Set(SEEDS.map((seed) => poseOf(seed).yaw)).size).toBe(SEEDS.length);
  });

  it('has open eyes and a closed mouth', () => {
    for (const seed of SEEDS) expect(poseOf(seed)).toMatchObject({ blink: 0, mouth: REST_MOUTH });
  });

  it('looks into the camera wherever the head turns', () => {
    for (const seed of SEEDS) {
      const { yaw, pitch, gazeX, gazeY } = poseOf(seed);
      expect(gazeX + 1.6 * yaw).toBeCloseTo(0, 9);
      expect(gazeY - 1.2 * pitch).toBeCloseTo(0, 9);
    }
  });

  it('turns and leans only a little', () => {
    for (const seed of SEEDS) {
      const { yaw, pitch, roll } = poseOf(seed);
      expect(Math.max(Math.abs(yaw), Math.abs(pitch), Math.abs(roll))).toBeLessThanOrEqual(0.12);
    }
  });

  it('smiles more when joyous than when composed, whoever it is', () => {
    const composed = Math.max(...SEEDS.map((seed) => poseOf(seed, 'composed').smile));
    expect(Math.min(...SEEDS.map((seed) => poseOf(seed).smile))).toBeGreaterThan(composed);
  });
});

describe('expressions', () => {
  it('all differ from one another', () => {
    expect(new Set(EXPRESSIONS.map((name) => JSON.stringify(posedExpression(name)))).size).toBe(EXPRESSIONS.length);
  });

  it.each(EXPRESSIONS)('%s leaves the eyes open', (name) => {
    expect(posedExpression(name).blink).toBe(0);
  });

  it.each(EXPRESSIONS)('%s opens the mouth no further than a mouth opens', (name) => {
    for (const value of Object.values(posedExpression(name).mouth)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('smile in joy and not in earnest', () => {
    expect(FACES.delighted.smile).toBe(1);
    expect(FACES.serious.smile).toBeLessThan(0);
  });
});
