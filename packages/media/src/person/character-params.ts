import type { Lighting } from '../choices.ts';
import type { BeardParams, HairParams } from './hair-params.ts';
import type { Ethnicity, Gender, ShapeKnobs } from './shape-knobs.ts';

export const GARMENT_KINDS = [
  'tee',
  'vneck',
  'scoop',
  'turtleneck',
  'shirt',
  'blazer-tee',
  'blazer-shirt',
  'hoodie',
  'sport',
  'tank',
  'dress',
  'kurta',
  'kurta-men',
  'cardigan',
  'denim',
  'sweater',
] as const;

export type GarmentKind = (typeof GARMENT_KINDS)[number];

export const GLASSES_KINDS = ['round', 'rectangular', 'cat-eye', 'aviator'] as const;
export type GlassesKind = (typeof GLASSES_KINDS)[number];

export const EARRING_KINDS = ['stud', 'pearl', 'hoop', 'drop'] as const;
export type EarringKind = (typeof EARRING_KINDS)[number];

export const NECKLACE_KINDS = ['chain', 'pearls'] as const;
export type NecklaceKind = (typeof NECKLACE_KINDS)[number];

export const GROWN_YEARS = 17;

/** Only grown men do; an age left to chance is a grown one. */
export function growsBeard({ gender, ageYears }: { gender: string; ageYears: number | null }): boolean {
  return gender === 'male' && (ageYears ?? GROWN_YEARS) >= GROWN_YEARS;
}

export const BODY_POSES = ['straight', 'turned', 'product-card'] as const;
export type BodyPose = (typeof BODY_POSES)[number];

export interface Makeup {
  /** '#rrggbb', null for bare lips */
  lips: string | null;
  lipStrength: number;
  liner: number;
  shadow: string | null;
  blush: number;
}

/** What a scene changes of a library character; a beard without a color takes the hair's. */
export type CharacterOverrides = Partial<Omit<CharacterParams, 'beard'>> & {
  beard?: Omit<BeardParams, 'color'> & { color?: string };
};

export const BARE_FACE: Makeup = { lips: null, lipStrength: 0, liner: 0, shadow: null, blush: 0 };

/** Everything that makes a character; plain data, any combination can be drawn. */
export interface CharacterParams {
  seed: number;
  gender: Gender;
  ageYears: number;
  ethnicity: Ethnicity;
  /** 0 (very light) .. 10 (very dark), continuous */
  skinTone: number;
  shape: Partial<ShapeKnobs>;
  eyeColor: string;
  freckles: number;
  bindi: boolean;
  hair: HairParams;
  beard: BeardParams;
  garment: { kind: GarmentKind; color: string; innerColor: string };
  /** tinted: dark lenses */
  glasses: { kind: GlassesKind; color: string; tinted?: boolean } | null;
  earrings: EarringKind | null;
  necklace: NecklaceKind | null;
  makeup: Makeup;
  lighting: Lighting;
  mood: 'joyous' | 'composed';
  zoom: 'standard' | 'closeup';
  pose: BodyPose;
}
