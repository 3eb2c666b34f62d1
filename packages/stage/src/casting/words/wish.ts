import type { CharacterParams, GarmentKind, Makeup } from '@herald/media/person/character-params';
import type { BeardStyle, HairStyle } from '@herald/media/person/hair-params';
import type { Ethnicity, ShapeKnobs } from '@herald/media/person/shape-knobs';
import type { SceneHints } from '@herald/media/scene/scene-hints';

export const HAIR_TEXTURES = ['straight', 'wavy', 'curly', 'coily'] as const;
export type HairTexture = (typeof HAIR_TEXTURES)[number];

/** The clothing choices of the wizard. */
export const CLOTHING_CHOICES = ['casual', 'business', 'fitness', 'trendy', 'formal', 'creative'] as const;
export type Clothing = (typeof CLOTHING_CHOICES)[number];

export interface HairWish {
  style?: HairStyle;
  texture?: HairTexture;
  /** 0 shaved .. 10 long */
  length?: number;
  color?: string;
  greyShare?: number;
  /** the natural shades darker than brown, or lighter; a colour that is named wins */
  shade?: 'dark' | 'light';
  part?: number;
  coverColor?: string;
}

/** An outer piece lets what is worn beneath it show. */
export interface GarmentWish {
  kind?: GarmentKind;
  layer?: 'outer' | 'top' | 'whole';
  color?: string;
  /** a second colour: sleeves, or what is worn beneath */
  innerColor?: string;
  /** the colour was named, and is not just the usual one of such a piece */
  colorSaid?: boolean;
}

/** What a description asks for; what it leaves out is open. */
export interface Wish {
  ethnicity?: Ethnicity;
  ageYears?: number;
  /** where in the range of the form: 0 its youngest, 1 its oldest */
  ageShare?: number;
  skinTone?: number;
  freckles?: number;
  bindi?: boolean;
  shape?: Partial<ShapeKnobs>;
  eyeColor?: string;
  hair?: HairWish;
  notHairStyles?: readonly HairStyle[];
  beard?: { style?: BeardStyle; length?: number; color?: string; greyShare?: number };
  notBeards?: readonly BeardStyle[];
  glasses?: Partial<NonNullable<CharacterParams['glasses']>> | null;
  earrings?: CharacterParams['earrings'];
  necklace?: CharacterParams['necklace'];
  makeup?: Partial<Makeup>;
  garments?: readonly GarmentWish[];
  /** what people of this occupation wear, if nothing else was said */
  jobGarment?: GarmentWish;
  notGarments?: readonly GarmentKind[];
  clothing?: Clothing;
  mood?: CharacterParams['mood'];
  lighting?: CharacterParams['lighting'];
  zoom?: CharacterParams['zoom'];
  scene?: SceneHints;
}

const PARTS = ['shape', 'hair', 'beard', 'makeup', 'scene', 'glasses'] as const;
const LISTS = ['garments', 'notGarments', 'notHairStyles', 'notBeards'] as const;

/** Both wishes in one; where they disagree the later one counts. */
export function mergeWishes(earlier: Wish, later: Wish): Wish {
  const merged: Wish = { ...earlier, ...later };
  for (const part of PARTS) {
    if (earlier[part] && later[part]) Object.assign(merged, { [part]: { ...earlier[part], ...later[part] } });
  }
  for (const list of LISTS) {
    if (earlier[list] && later[list]) Object.assign(merged, { [list]: [...earlier[list], ...later[list]] });
  }
  return merged;
}
