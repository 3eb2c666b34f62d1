import { LIGHTINGS } from '../choices.ts';
import { SpecReader } from '../spec-reader.ts';
import {
  BARE_FACE,
  BODY_POSES,
  type CharacterOverrides,
  type CharacterParams,
  EARRING_KINDS,
  GARMENT_KINDS,
  GLASSES_KINDS,
  NECKLACE_KINDS,
} from './character-params.ts';
import { BEARD_STYLES, HAIR_STYLES } from './hair-params.ts';
import { ETHNICITIES, SHAPE_KNOBS, type ShapeKnobs } from './shape-knobs.ts';

const SHARE = { min: 0, max: 1, fallback: 0 };
const LEVEL = { min: 0, max: 10 };

/** Checks a description from outside; what is missing gets a plain value, what is wrong is named. */
export function readCharacterParams(value: unknown, path = 'character'): CharacterParams {
  const person = new SpecReader(value, path);
  const hair = new SpecReader(person.raw('hair') ?? {}, person.pathOf('hair'));
  const beard = new SpecReader(person.raw('beard') ?? {}, person.pathOf('beard'));
  const garment = new SpecReader(person.raw('garment') ?? {}, person.pathOf('garment'));
  const hairColor = hair.color('color', '#33221a');
  return {
    seed: person.number('seed', { min: 0, max: 4294967295, fallback: 1 }),
    gender: person.oneOf('gender', ['female', 'male'] as const, 'female'),
    ageYears: person.number('ageYears', { min: 0, max: 80, fallback: 30 }),
    ethnicity: person.oneOf('ethnicity', ETHNICITIES, 'european'),
    skinTone: person.number('skinTone', { ...LEVEL, fallback: 2 }),
    shape: readShape(person),
    eyeColor: person.color('eyeColor', '#5a3a22'),
    freckles: person.number('freckles', SHARE),
    bindi: person.raw('bindi') === true,
    hair: {
      style: hair.oneOf('style', HAIR_STYLES, 'long'),
      color: hairColor,
      length: hair.number('length', { ...LEVEL, fallback: 5 }),
      part: hair.number('part', { min: -0.4, max: 0.4, fallback: -0.14 }),
      greyShare: hair.number('greyShare', SHARE),
      coverColor: hair.color('coverColor', '#7f5566'),
    },
    beard: {
      style: beard.oneOf('style', BEARD_STYLES, 'none'),
      ...(beard.raw('length') === undefined ? {} : { length: beard.number('length', LEVEL) }),
      color: beard.color('color', hairColor),
      greyShare: beard.number('greyShare', SHARE),
    },
    garment: {
      kind: garment.oneOf('kind', GARMENT_KINDS, 'tee'),
      color: garment.color('color', '#2f4858'),
      innerColor: garment.color('innerColor', '#f1efec'),
    },
    glasses: person.optional('glasses', (glasses) => ({
      kind: glasses.oneOf('kind', GLASSES_KINDS),
      color: glasses.color('color', '#1a1614'),
      ...(glasses.raw('tinted') === true ? { tinted: true } : {}),
    })),
    earrings: oneOrNone(person, 'earrings', EARRING_KINDS),
    necklace: oneOrNone(person, 'necklace', NECKLACE_KINDS),
    makeup: person.optional('makeup', readMakeup) ?? BARE_FACE,
    lighting: person.oneOf('lighting', LIGHTINGS, 'auto'),
    mood: person.oneOf('mood', ['joyous', 'composed'] as const, 'joyous'),
    zoom: person.oneOf('zoom', ['standard', 'closeup'] as const, 'standard'),
    pose: person.oneOf('pose', BODY_POSES, 'straight'),
  };
}

/** Checks what a scene changes of a library character; only the fields that are given come back. */
export function readCharacterOverrides(value: unknown, path: string): CharacterOverrides {
  const given = new SpecReader(value, path);
  const { beard, ...rest } = readCharacterParams(value, path);
  const beardColor = given.optional('beard', (reader) => reader.raw('color'));
  const { color, ...shape } = beard;
  const whole = { ...rest, beard: beardColor ? { ...shape, color } : shape };
  const fields = Object.entries(whole).filter(([name]) => given.raw(name) !== undefined);
  return Object.fromEntries(fields);
}

/** A library character with the changes of a scene. */
export function withOverrides(params: CharacterParams, { beard, ...changes }: CharacterOverrides): CharacterParams {
  const changed = { ...params, ...changes };
  return beard ? { ...changed, beard: { color: changed.hair.color, ...beard } } : changed;
}

function readShape(person: SpecReader): Partial<ShapeKnobs> {
  const shape = person.optional('shape', (knobs) => {
    knobs.onlyKeys(SHAPE_KNOBS);
    const given = SHAPE_KNOBS.filter((knob) => knobs.raw(knob) !== undefined);
    return Object.fromEntries(given.map((knob) => [knob, knobs.number(knob, { min: -1, max: 1 })]));
  });
  return shape ?? {};
}

function readMakeup(makeup: SpecReader): CharacterParams['makeup'] {
  const color = (key: string) => (makeup.raw(key) ? makeup.color(key) : null);
  return {
    lips: color('lips'),
    lipStrength: makeup.number('lipStrength', { ...SHARE, fallback: 0.6 }),
    liner: makeup.number('liner', SHARE),
    shadow: color('shadow'),
    blush: makeup.number('blush', SHARE),
  };
}

function oneOrNone<T extends string>(person: SpecReader, key: string, options: readonly T[]): T | null {
  return person.raw(key) === undefined || person.raw(key) === null ? null : person.oneOf(key, options);
}
