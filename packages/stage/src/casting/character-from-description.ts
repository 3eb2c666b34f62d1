import { BARE_FACE, type CharacterParams } from '@herald/media/person/character-params';
import type { BeardStyle } from '@herald/media/person/hair-params';
import type { Ethnicity, Gender } from '@herald/media/person/shape-knobs';
import type { SceneHints } from '@herald/media/scene/scene-hints';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { characterFromSeed } from './character-from-seed.ts';
import { type ReadPhrase, readDescription } from './description/read-description.ts';
import { resolveGarment } from './description/resolve-garment.ts';
import { resolveHair } from './description/resolve-hair.ts';
import type { Clothing, Wish } from './words/wish.ts';

export const APPEARANCES = ['caucasian', 'african', 'asian', 'hispanic', 'mixed', 'other'] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const AGE_RANGES = ['teen', 'young-adult', 'adult', 'middle-aged', 'mature'] as const;
export type AgeRange = (typeof AGE_RANGES)[number];

export interface DescriptionRequest {
  description: string;
  gender: Gender;
  appearance: Appearance;
  ageRange: AgeRange;
  clothing?: Clothing;
  seed: number;
}

export interface DescribedCharacter {
  params: CharacterParams;
  /** the place, light and style that were spoken of; what is missing was left open */
  scene: SceneHints;
  understood: ReadPhrase[];
  /** asked for, but not to be drawn, with the reason */
  notDrawn: ReadPhrase[];
  /** named in the text, and unknown here: not drawn either */
  unread: string[];
  /** what the text says about the form's own fields */
  fields: DescribedFields;
}

/** What is missing was left open. */
export interface DescribedFields {
  gender?: Gender;
  ageRange?: AgeRange;
  appearance?: Appearance;
  clothing?: Clothing;
}

const AGES: Record<AgeRange, readonly [number, number]> = {
  teen: [16, 19],
  'young-adult': [20, 29],
  adult: [30, 39],
  'middle-aged': [40, 49],
  mature: [50, 70],
};
const YOUNGEST_YEARS = 16;
const ORIGINS: Record<Appearance, readonly Ethnicity[]> = {
  caucasian: ['european'],
  african: ['african'],
  asian: ['east_asian'],
  hispanic: ['latin_american'],
  mixed: ['latin_american'],
  other: ['west_asian', 'south_asian', 'southeast_asian', 'latin_american', 'european'],
};
const MIXED_SKIN = [3.6, 5.4] as const;
/** A presenter smiles unless the description says otherwise. */
const USUAL_MOOD = 'joyous';
const FRAME_COLORS = ['#15181d', '#7a5230', '#5b2f3b', '#8f8468'];
const TINTED_FRAME = '#17181b';

type Pick = <T>(options: readonly T[]) => T;

/** The person a description asks for. The form's fields are the base; the seed decides only what the text leaves open. */
export function characterFromDescription(request: DescriptionRequest): DescribedCharacter {
  const { wish, understood, notDrawn, unread } = readDescription(request.description);
  const base = castBase(request, wish);
  const beardless = request.gender === 'female' && wish.beard && wish.beard.style !== 'none';
  return {
    params: applyWish(base, wish, request),
    scene: wish.scene ?? {},
    understood: understood.filter(({ meaning }) => !(beardless && isBeard(meaning))),
    notDrawn: beardless ? [...notDrawn, { phrase: 'beard', meaning: 'Beards are drawn on men.' }] : notDrawn,
    unread,
    fields: fieldsOf(request.description, wish),
  };
}

const WOMEN =
  /\b(?:woman|women|lady|girl|female|mum|mom|mother|grandmother|grandma|granny|businesswoman|actress|waitress|bride|housewife|saleswoman|sportswoman)\b/iu;
const MEN =
  /\b(?:man|men|guy|gentleman|boy|male|dude|dad|father|grandfather|grandpa|grandad|businessman|actor|salesman|sportsman|craftsman|fisherman|handyman)\b/iu;
const SHE = /\b(?:she|her|hers|herself)\b/iu;
const HE = /\b(?:he|him|his|himself)\b/iu;

const APPEARANCE_OF: Record<Ethnicity, Appearance> = {
  european: 'caucasian',
  african: 'african',
  east_asian: 'asian',
  southeast_asian: 'asian',
  south_asian: 'asian',
  latin_american: 'hispanic',
  west_asian: 'other',
};

function fieldsOf(text: string, { ageYears, ethnicity, clothing }: Wish): DescribedFields {
  const gender = genderIn(text);
  return {
    ...(gender && { gender }),
    ...(ageYears !== undefined && { ageRange: ageRangeOf(ageYears) }),
    ...(ethnicity && { appearance: APPEARANCE_OF[ethnicity] }),
    ...(clothing && { clothing }),
  };
}

/** By who is named; where nobody is, by 'she' or 'he'. */
function genderIn(text: string): Gender | undefined {
  const isNamed = WOMEN.test(text) || MEN.test(text);
  const [isWoman, isMan] = isNamed ? [WOMEN.test(text), MEN.test(text)] : [SHE.test(text), HE.test(text)];
  if (isWoman === isMan) return undefined;
  return isWoman ? 'female' : 'male';
}

const ageRangeOf = (years: number): AgeRange => AGE_RANGES.findLast((range) => AGES[range][0] <= years) ?? 'teen';

const isBeard = (meaning: string): boolean => /\b(beard|stubble|goatee|moustache)$/i.test(meaning);

/** A person of the form's sex, origin and age, with the rest chosen by the seed. */
function castBase({ gender, appearance, ageRange, seed }: DescriptionRequest, wish: Wish): CharacterParams {
  const random = seededRandom(seed * 131 + 7);
  const drawn = { origin: random(), age: random(), skin: random() };
  const [youngest, oldest] = AGES[ageRange];
  const origins = ORIGINS[appearance];
  const mixed = appearance === 'mixed' && wish.ethnicity === undefined;
  const skinTone = wish.skinTone ?? (mixed ? mix(MIXED_SKIN[0], MIXED_SKIN[1], drawn.skin) : undefined);
  return characterFromSeed(seed, {
    gender,
    ethnicity: wish.ethnicity ?? origins[Math.floor(drawn.origin * origins.length)],
    ageYears: clamp(wish.ageYears ?? Math.round(mix(youngest, oldest, wish.ageShare ?? drawn.age)), YOUNGEST_YEARS, 80),
    ...(skinTone === undefined ? {} : { skinTone }),
  });
}

function applyWish(base: CharacterParams, wish: Wish, { seed, clothing }: DescriptionRequest): CharacterParams {
  const random = seededRandom(seed * 53 + 17);
  const pick: Pick = (options) => options[Math.floor(random() * options.length)];
  const hair = resolveHair(base, wish, pick);
  return {
    ...base,
    shape: { ...base.shape, ...wish.shape },
    eyeColor: wish.eyeColor ?? base.eyeColor,
    freckles: wish.freckles ?? base.freckles,
    bindi: wish.bindi ?? false,
    hair,
    beard: resolveBeard(base, wish, hair),
    garment: resolveGarment(base, wish, clothing, pick),
    glasses: resolveGlasses(wish, pick),
    earrings: wish.earrings === undefined ? base.earrings : wish.earrings,
    necklace: wish.necklace === undefined ? base.necklace : wish.necklace,
    makeup: wish.makeup ? { ...BARE_FACE, ...wish.makeup } : base.makeup,
    lighting: wish.lighting ?? base.lighting,
    mood: wish.mood ?? USUAL_MOOD,
    zoom: wish.zoom ?? base.zoom,
  };
}

function resolveBeard(base: CharacterParams, wish: Wish, hair: CharacterParams['hair']): CharacterParams['beard'] {
  if (base.gender === 'female') return { ...base.beard, style: 'none' };
  const { length, ...usual } = base.beard;
  const { style = unaskedBeard(usual.style, wish), color, greyShare } = wish.beard ?? {};
  const asLong = wish.beard?.style ? wish.beard.length : style === usual.style ? length : undefined;
  return {
    ...usual,
    style,
    ...(asLong === undefined ? {} : { length: asLong }),
    color: color ?? hair.color,
    greyShare: greyShare ?? (color ? 0 : hair.greyShare),
  };
}

/** No description gets a beard it does not mention; stubble is left to the seed. */
function unaskedBeard(drawn: BeardStyle, { notBeards }: Wish): BeardStyle {
  return drawn === 'stubble' && !notBeards ? 'stubble' : 'none';
}

/** Glasses are worn when they were asked for. */
function resolveGlasses({ glasses }: Wish, pick: Pick): CharacterParams['glasses'] {
  if (!glasses) return null;
  const tinted = glasses.tinted === true;
  const kind =
    glasses.kind ?? pick(tinted ? (['aviator', 'rectangular'] as const) : (['round', 'rectangular'] as const));
  const color = glasses.color ?? (tinted ? TINTED_FRAME : pick(FRAME_COLORS));
  return { kind, color, ...(tinted ? { tinted } : {}) };
}
