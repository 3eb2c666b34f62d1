import { describe, expect, it } from 'vitest';
import { SceneSpecError } from '../spec-reader.ts';
import { BODY_POSES, EARRING_KINDS, GARMENT_KINDS, GLASSES_KINDS, NECKLACE_KINDS } from './character-params.ts';
import { BEARD_STYLES, HAIR_STYLES } from './hair-params.ts';
import { readCharacterOverrides, readCharacterParams } from './read-character-params.ts';
import { ETHNICITIES, SHAPE_KNOBS } from './shape-knobs.ts';

/** A character of which only one field is given, by its dotted path. */
const characterWith = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight((inner, key) => ({ [key]: inner }), value);

function refused(character: unknown): string | undefined {
  try {
    readCharacterParams(character);
  } catch (error) {
    if (error instanceof SceneSpecError) return error.path;
    throw error;
  }
  return undefined;
}

describe('the numbers of a character', () => {
  it.each([
    ['seed', 0, 4_294_967_295],
    ['ageYears', 0, 80],
    ['skinTone', 0, 10],
    ['freckles', 0, 1],
    ['hair.length', 0, 10],
    ['hair.part', -0.4, 0.4],
    ['hair.greyShare', 0, 1],
    ['beard.length', 0, 10],
    ['beard.greyShare', 0, 1],
    ['makeup.lipStrength', 0, 1],
    ['makeup.liner', 0, 1],
    ['makeup.blush', 0, 1],
    ...SHAPE_KNOBS.map((knob): [string, number, number] => [`shape.${knob}`, -1, 1]),
  ])('%s go from %d to %d', (field, min, max) => {
    for (const value of [min, max]) expect(refused(characterWith(field, value))).toBeUndefined();
    for (const value of [min - 0.01, max + 0.01, `${min}`])
      expect(refused(characterWith(field, value))).toBe(`character.${field}`);
  });
});

describe('the choices of a character', () => {
  it.each([
    ['gender', ['female', 'male']],
    ['ethnicity', ETHNICITIES],
    ['hair.style', HAIR_STYLES],
    ['beard.style', BEARD_STYLES],
    ['garment.kind', GARMENT_KINDS],
    ['glasses.kind', GLASSES_KINDS],
    ['earrings', EARRING_KINDS],
    ['necklace', NECKLACE_KINDS],
    ['mood', ['joyous', 'composed']],
    ['zoom', ['standard', 'closeup']],
    ['pose', BODY_POSES],
  ])('of %s are those on its list', (field, choices) => {
    for (const choice of choices) expect(refused(characterWith(field, choice)), choice).toBeUndefined();
    for (const other of ['', 'other', 5]) expect(refused(characterWith(field, other))).toBe(`character.${field}`);
  });

  it.each(['eyeColor', 'hair.color', 'hair.coverColor', 'beard.color', 'garment.color', 'makeup.lips'])(
    'of %s is a color',
    (field) => {
      expect(refused(characterWith(field, '#12abEF'))).toBeUndefined();
      expect(refused(characterWith(field, 'brown'))).toBe(`character.${field}`);
    },
  );
});

describe('what goes together', () => {
  it('is a beard in the color of the hair', () => {
    expect(readCharacterParams({ hair: { color: '#aa5500' } }).beard.color).toBe('#aa5500');
  });

  it('is a face as it was after it is written down and read again', () => {
    const person = readCharacterParams({ shape: { jawWidth: 0.3 }, glasses: { kind: 'round' }, earrings: 'hoop' });
    expect(readCharacterParams(JSON.parse(JSON.stringify(person)))).toEqual(person);
  });

  it.each([
    [{}, {}],
    [{ mood: 'composed' }, { mood: 'composed' }],
    [{ glasses: null }, { glasses: null }],
    [{ beard: { style: 'full', color: '#111111' } }, { beard: { style: 'full', color: '#111111', greyShare: 0 } }],
    [{ unknown: 1 }, {}],
  ])('the changes %j are read as %j', (changes, read) => {
    expect(readCharacterOverrides(changes, 'overrides')).toEqual(read);
  });
});
