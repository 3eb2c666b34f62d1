import { describe, expect, it } from 'vitest';
import { SceneSpecError } from '../spec-reader.ts';
import { readCharacterOverrides, readCharacterParams, withOverrides } from './read-character-params.ts';

describe('reading a character from outside', () => {
  it('fills in what is missing', () => {
    expect(readCharacterParams({})).toMatchObject({
      gender: 'female',
      ageYears: 30,
      glasses: null,
      beard: { style: 'none' },
      makeup: { lips: null },
      zoom: 'standard',
    });
  });

  it('keeps what is given', () => {
    const given = {
      gender: 'male',
      skinTone: 7.5,
      glasses: { kind: 'aviator', color: '#8f8468' },
      shape: { jawWidth: 0.4 },
    };
    expect(readCharacterParams(given)).toMatchObject(given);
  });

  it.each([
    [{ gender: 'other' }, 'character.gender'],
    [{ ageYears: 120 }, 'character.ageYears'],
    [{ skinTone: Number.NaN }, 'character.skinTone'],
    [{ eyeColor: 'blue' }, 'character.eyeColor'],
    [{ hair: { style: 'mullet' } }, 'character.hair.style'],
    [{ garment: { kind: 'toga' } }, 'character.garment.kind'],
    [{ shape: { noseSize: 1 } }, 'character.shape.noseSize'],
    [{ shape: { jawWidth: 3 } }, 'character.shape.jawWidth'],
    [{ glasses: { kind: 'monocle' } }, 'character.glasses.kind'],
  ])('names the field it cannot accept: %j', (value, path) => {
    expect(() => readCharacterParams(value)).toThrow(SceneSpecError);
    expect(() => readCharacterParams(value)).toThrow(path);
  });

  it.each([null, 5, 'emma', []])('refuses %j', (value) => {
    expect(() => readCharacterParams(value)).toThrow(SceneSpecError);
  });
});

describe('what a scene changes of a library character', () => {
  const person = readCharacterParams({ hair: { color: '#aa5500' }, beard: { style: 'full' }, ageYears: 40 });

  it('is only what is given', () => {
    expect(readCharacterOverrides({ lighting: 'studio' }, 'overrides')).toEqual({ lighting: 'studio' });
    expect(withOverrides(person, { lighting: 'studio' })).toEqual({ ...person, lighting: 'studio' });
  });

  it('gives a beard without a color the color of the hair', () => {
    const overrides = readCharacterOverrides({ beard: { style: 'goatee' } }, 'overrides');
    expect(withOverrides(person, overrides).beard).toMatchObject({ style: 'goatee', color: '#aa5500' });
  });

  it('names the field it cannot accept', () => {
    expect(() => readCharacterOverrides({ lighting: 'candles' }, 'overrides')).toThrow('overrides.lighting');
  });
});
