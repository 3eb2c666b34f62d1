import { BARE_FACE, type CharacterParams, GROWN_YEARS, growsBeard } from '@herald/media/person/character-params';
import { ETHNICITIES, type Gender, KIND_KNOBS, SHAPE_KNOBS, type ShapeKnobs } from '@herald/media/person/shape-knobs';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { type Random, seededRandom } from '#base/math/seeded-random.ts';
import { beardOfLevel } from '#people/hair/beard/beard-scale.ts';
import { greyedHair, HAIR_COLORS } from '#people/hair/hair-colors.ts';
import { drawFeatures, withFeatures } from './features.ts';
import {
  CHILD_GARMENTS,
  CLOTH_COLORS,
  EYE_COLORS,
  GARMENT_CHOICES,
  HAIR_CHOICES,
  HAIR_SHADES,
  SKIN_RANGES,
  USUAL_HAIR_LENGTH,
} from './looks.ts';

/** What Face Studio asks for; the seed chooses the rest. */
export interface CharacterWishes {
  gender?: Gender;
  ethnicity?: CharacterParams['ethnicity'];
  /** 0..80 */
  ageYears?: number;
  /** 0 very light .. 10 very dark */
  skinTone?: number;
  /** 0 shaved .. 10 long */
  hairLength?: number;
  /** 0 shaved .. 10 full beard; only men grow one */
  facialHair?: number;
  lighting?: CharacterParams['lighting'];
  mood?: CharacterParams['mood'];
  zoom?: CharacterParams['zoom'];
}

/** A new person: the same seed and wishes give the same one. */
export function characterFromSeed(seed: number, wishes: CharacterWishes = {}): CharacterParams {
  const random = seededRandom(seed * 97 + 31);
  const drawn = {
    gender: random(),
    ethnicity: random(),
    age: random(),
    skin: random(),
    length: random(),
    beard: random(),
  };
  const gender = wishes.gender ?? (drawn.gender < 0.5 ? 'female' : 'male');
  const ethnicity = wishes.ethnicity ?? ETHNICITIES[Math.floor(drawn.ethnicity * ETHNICITIES.length)];
  const ageYears = clamp(wishes.ageYears ?? Math.round(GROWN_YEARS + 50 * drawn.age ** 1.5), 0, 80);
  const [lightest, darkest] = SKIN_RANGES[ethnicity];
  const grown = ageYears >= GROWN_YEARS;
  const [shortest, longest] = USUAL_HAIR_LENGTH[gender];
  const hairLength = clamp(wishes.hairLength ?? mix(shortest, longest, drawn.length), 0, 10);
  const shade = pick(random, HAIR_SHADES[ethnicity]);
  const hair = greyedHair(HAIR_COLORS[shade], ageYears);
  const usualBeard = drawn.beard < 0.45 ? 0 : drawn.beard * 9;
  const facialHair = growsBeard({ gender, ageYears }) ? (wishes.facialHair ?? usualBeard) : 0;
  return {
    seed,
    gender,
    ethnicity,
    ageYears,
    skinTone: clamp(wishes.skinTone ?? mix(lightest, darkest, drawn.skin), 0, 10),
    shape: withFeatures(drawShape(random), drawFeatures(seededRandom(seed * 61 + 13), gender)),
    eyeColor: pick(random, EYE_COLORS[ethnicity]),
    freckles: ethnicity === 'european' && random() < 0.35 ? random() : 0,
    bindi: false,
    hair: {
      style: hairStyle(random, gender, ethnicity, hairLength),
      ...hair,
      length: hairLength,
      part: (random() - 0.5) * 0.7,
      coverColor: pick(random, CLOTH_COLORS),
    },
    beard: { ...beardOfLevel(facialHair), ...hair },
    garment: drawGarment(random, gender, grown),
    ...drawAdornment(random, gender, ageYears),
    lighting: wishes.lighting ?? 'auto',
    mood: wishes.mood ?? (random() < 0.7 ? 'joyous' : 'composed'),
    zoom: wishes.zoom ?? 'standard',
    pose: 'straight',
  };
}

function pick<T>(random: Random, options: readonly T[]): T {
  return options[Math.floor(random() * options.length)];
}

/** What differs a little in everybody; the others belong to kinds. */
const DRAWN_KNOBS = SHAPE_KNOBS.filter((knob) => !KIND_KNOBS.some((one) => one === knob));

function drawShape(random: Random): Partial<ShapeKnobs> {
  // adding 0 turns -0, which JSON cannot carry, into 0
  const bell = () => Math.round(((random() + random() + random()) / 1.5 - 1) * 75) / 100 + 0;
  return Object.fromEntries(DRAWN_KNOBS.map((knob) => [knob, bell()]));
}

function hairStyle(random: Random, gender: Gender, ethnicity: CharacterParams['ethnicity'], length: number) {
  const fitting = HAIR_CHOICES[gender].filter(
    ({ from, to, only, not }) =>
      length >= from && length <= to && (!only || only.includes(ethnicity)) && !not?.includes(ethnicity),
  );
  return pick(random, fitting.length > 0 ? fitting : HAIR_CHOICES[gender]).style;
}

function drawGarment(random: Random, gender: Gender, grown: boolean): CharacterParams['garment'] {
  const kinds = grown ? GARMENT_CHOICES[gender] : CHILD_GARMENTS;
  const kind = pick(random, kinds);
  return {
    kind,
    color: kind === 'denim' ? '#3d5a80' : pick(random, CLOTH_COLORS),
    innerColor: pick(random, ['#f1efec', '#f4efe6', '#1e2023', '#c8d6e4']),
  };
}

type Adornment = Pick<CharacterParams, 'glasses' | 'earrings' | 'necklace' | 'makeup'>;

function drawAdornment(random: Random, gender: Gender, ageYears: number): Adornment {
  const chance = { glasses: random(), earrings: random(), necklace: random(), makeup: random() };
  const woman = gender === 'female' && ageYears >= 15;
  return {
    glasses:
      chance.glasses < 0.15 + ageYears / 250
        ? {
            kind: pick(random, ['round', 'rectangular', woman ? 'cat-eye' : 'aviator'] as const),
            color: pick(random, ['#15181d', '#7a5230', '#5b2f3b', '#8f8468']),
          }
        : null,
    earrings: woman && chance.earrings < 0.5 ? pick(random, ['stud', 'pearl', 'hoop', 'drop'] as const) : null,
    necklace: woman && chance.necklace < 0.35 ? pick(random, ['chain', 'chain', 'pearls'] as const) : null,
    makeup:
      woman && chance.makeup < 0.6
        ? {
            lips: pick(random, ['#a83e4e', '#b8323f', '#9c3b43', '#c46a6a']),
            lipStrength: 0.25 + 0.5 * random(),
            liner: random() * 0.8,
            shadow: null,
            blush: random() * 0.5,
          }
        : BARE_FACE,
  };
}
