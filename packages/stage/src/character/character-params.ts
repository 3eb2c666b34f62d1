import type { Ethnicity, Gender, ShapeKnobs } from '../face/shape-knobs.ts';
import type { BeardParams, HairParams } from './hair-params.ts';

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

export const LIGHTING_CHOICES = ['auto', 'studio', 'natural', 'artistic'] as const;
export type Lighting = (typeof LIGHTING_CHOICES)[number];

export const POSES = ['straight', 'turned', 'product-card'] as const;
export type BodyPose = (typeof POSES)[number];

export interface Makeup {
  /** '#rrggbb', null for bare lips */
  lips: string | null;
  lipStrength: number;
  liner: number;
  shadow: string | null;
  blush: number;
}

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
