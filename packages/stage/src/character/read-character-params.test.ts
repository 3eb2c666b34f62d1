import { describe, expect, it } from 'vitest';
import { SceneSpecError } from '../scene/spec-reader.ts';
import { readCharacterParams } from './read-character-params.ts';

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
