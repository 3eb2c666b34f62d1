import { readCharacterParams } from '@herald/media/person/read-character-params';
import { ETHNICITIES } from '@herald/media/person/shape-knobs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { characterFromSeed } from './character-from-seed.ts';
import { drawFeatures } from './features.ts';
import { SKIN_RANGES } from './looks.ts';

const crowd = Array.from({ length: 200 }, (_, seed) => characterFromSeed(seed));

describe('casting by seed', () => {
  it('gives the same person for the same seed', () => {
    expect(characterFromSeed(5)).toEqual(characterFromSeed(5));
    expect(characterFromSeed(5)).not.toEqual(characterFromSeed(6));
  });

  it('gives valid people of both sexes, all origins and many ages', () => {
    for (const person of crowd) expect(readCharacterParams(JSON.parse(JSON.stringify(person)))).toEqual(person);
    expect(new Set(crowd.map((person) => person.gender)).size).toBe(2);
    expect(new Set(crowd.map((person) => person.ethnicity)).size).toBe(ETHNICITIES.length);
    expect(Math.max(...crowd.map((person) => person.ageYears))).toBeGreaterThan(55);
    expect(new Set(crowd.map((person) => person.hair.style)).size).toBeGreaterThan(12);
    expect(new Set(crowd.map((person) => person.garment.kind)).size).toBeGreaterThan(9);
  });

  it('gives people of one kind six noses, mouths, brows and jaws each', () => {
    const kinds = (gender: 'female' | 'male') =>
      Array.from({ length: 80 }, (_, seed) => drawFeatures(seededRandom(seed * 61 + 13), gender));
    for (const gender of ['female', 'male'] as const)
      for (const feature of ['nose', 'lip', 'brow', 'jaw']) {
        const own = kinds(gender).map((knobs) =>
          JSON.stringify(Object.entries(knobs).filter(([knob]) => knob.startsWith(feature))),
        );
        expect(new Set(own).size, `${feature} of ${gender}`).toBeGreaterThanOrEqual(6 - (feature === 'jaw' ? 1 : 0));
      }
  });

  it('gives skin that suits the origin', () => {
    for (const { ethnicity, skinTone } of crowd) {
      const [lightest, darkest] = SKIN_RANGES[ethnicity];
      expect(skinTone).toBeGreaterThanOrEqual(lightest);
      expect(skinTone).toBeLessThanOrEqual(darkest);
    }
  });

  it('obeys every wish', () => {
    const wishes = {
      gender: 'male',
      ethnicity: 'east_asian',
      ageYears: 61,
      skinTone: 3,
      hairLength: 0,
      facialHair: 9,
      lighting: 'natural',
      mood: 'composed',
      zoom: 'closeup',
    } as const;
    const person = characterFromSeed(8, wishes);
    expect(person).toMatchObject({
      gender: 'male',
      ethnicity: 'east_asian',
      ageYears: 61,
      skinTone: 3,
      lighting: 'natural',
      mood: 'composed',
      zoom: 'closeup',
    });
    expect(person.hair.style).toBe('bald');
    expect(person.beard.style).toBe('full');
  });

  it.each([
    [0, 'none'],
    [2, 'stubble'],
    [5, 'boxed'],
    [10, 'full'],
  ] as const)('reads facial hair %i as %s', (facialHair, style) => {
    expect(characterFromSeed(3, { gender: 'male', ageYears: 40, facialHair }).beard.style).toBe(style);
  });

  it('gives women and children no beard and children no make-up', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(characterFromSeed(seed, { gender: 'female', facialHair: 10 }).beard.style).toBe('none');
      const child = characterFromSeed(seed, { ageYears: 7, facialHair: 10 });
      expect(child.beard.style).toBe('none');
      expect(child.makeup.lips).toBeNull();
    }
  });

  it('greys the hair of the old', () => {
    const brightness = (hex: string) => Number.parseInt(hex.slice(1, 3), 16);
    for (const seed of [1, 2, 3]) {
      const young = characterFromSeed(seed, { ethnicity: 'african', ageYears: 20 });
      const old = characterFromSeed(seed, { ethnicity: 'african', ageYears: 80 });
      expect(brightness(old.hair.color)).toBeGreaterThan(brightness(young.hair.color) + 60);
    }
  });
});
