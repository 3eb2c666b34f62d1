import type { GarmentKind } from '@herald/media/person/character-params';
import type { HairStyle } from '@herald/media/person/hair-params';
import type { Ethnicity, Gender } from '@herald/media/person/shape-knobs';
import type { HairColorName } from '#people/hair/hair-colors.ts';

/** Lightest and darkest usual skin tone. */
export const SKIN_RANGES: Record<Ethnicity, readonly [number, number]> = {
  european: [0.2, 2.4],
  african: [6.5, 9.8],
  west_asian: [1.8, 4.4],
  south_asian: [3.6, 6.8],
  east_asian: [1, 2.8],
  southeast_asian: [2.2, 4.8],
  latin_american: [2, 5.4],
};

export const HAIR_SHADES: Record<Ethnicity, readonly HairColorName[]> = {
  european: ['espresso', 'brown', 'chestnut', 'ash brown', 'auburn', 'copper', 'dark blonde', 'blonde', 'light blonde'],
  african: ['black', 'black', 'soft black'],
  west_asian: ['black', 'soft black', 'espresso', 'brown'],
  south_asian: ['black', 'black', 'soft black', 'espresso'],
  east_asian: ['black', 'black', 'soft black'],
  southeast_asian: ['black', 'soft black', 'espresso'],
  latin_american: ['black', 'soft black', 'espresso', 'brown', 'chestnut'],
};

const DARK_EYES = ['#2a190f', '#331f13', '#3b2416', '#4b3a1d'];

export const EYE_COLORS: Record<Ethnicity, readonly string[]> = {
  european: ['#5b7f8c', '#6f97b5', '#5b7a58', '#6b4a22', '#4f6b7d', '#5d3d20'],
  african: DARK_EYES,
  west_asian: [...DARK_EYES, '#6a5a30'],
  south_asian: DARK_EYES,
  east_asian: DARK_EYES,
  southeast_asian: DARK_EYES,
  latin_american: [...DARK_EYES, '#5d3d20', '#6b4a22'],
};

export interface HairChoice {
  style: HairStyle;
  /** for these hair lengths, 0..10 */
  from: number;
  to: number;
  /** coils need curly hair, falling styles straight or wavy hair */
  only?: readonly Ethnicity[];
  not?: readonly Ethnicity[];
}

const COILED: readonly Ethnicity[] = ['african'];

export const HAIR_CHOICES: Record<Gender, readonly HairChoice[]> = {
  female: [
    { style: 'buzz', from: 0, to: 1 },
    { style: 'pixie', from: 1, to: 3.4, not: COILED },
    { style: 'shortafro', from: 1, to: 3.4, only: COILED },
    { style: 'afro', from: 3, to: 10, only: COILED },
    { style: 'bob', from: 3, to: 5.4, not: COILED },
    { style: 'bun', from: 3.5, to: 10 },
    { style: 'curly', from: 4.5, to: 10, not: ['east_asian'] },
    { style: 'wavy', from: 5, to: 10, not: COILED },
    { style: 'long', from: 5, to: 10, not: COILED },
    { style: 'ponytail', from: 5, to: 10, not: COILED },
    { style: 'braids', from: 6, to: 10 },
    { style: 'sidebraid', from: 6, to: 10, not: COILED },
  ],
  male: [
    { style: 'bald', from: 0, to: 0.4 },
    { style: 'buzz', from: 0.4, to: 2 },
    { style: 'fade', from: 1, to: 3.5 },
    { style: 'crop', from: 1.6, to: 4, not: COILED },
    { style: 'shortafro', from: 1.6, to: 4.5, only: COILED },
    { style: 'sidepart', from: 3, to: 6, not: COILED },
    { style: 'quiff', from: 3.5, to: 6.5, not: COILED },
    { style: 'curlytop', from: 3.5, to: 6.5, not: ['east_asian'] },
    { style: 'afro', from: 5, to: 10, only: COILED },
    { style: 'wavy', from: 6, to: 10, not: COILED },
    { style: 'long', from: 7, to: 10, not: COILED },
  ],
};

/** Usual hair length when none is wished for. */
export const USUAL_HAIR_LENGTH: Record<Gender, readonly [number, number]> = { female: [2, 9], male: [1.2, 6] };

export const GARMENT_CHOICES: Record<Gender, readonly GarmentKind[]> = {
  female: [
    'tee',
    'vneck',
    'scoop',
    'turtleneck',
    'shirt',
    'blazer-tee',
    'hoodie',
    'sport',
    'tank',
    'dress',
    'cardigan',
    'denim',
  ],
  male: ['tee', 'vneck', 'turtleneck', 'shirt', 'blazer-tee', 'blazer-shirt', 'hoodie', 'sport', 'cardigan', 'denim'],
};

export const CHILD_GARMENTS: readonly GarmentKind[] = ['tee', 'hoodie', 'sport', 'shirt'];

export const CLOTH_COLORS = [
  '#c94a3b',
  '#2f4858',
  '#e0a526',
  '#3c5b48',
  '#8a1f35',
  '#c9b79f',
  '#5a2d4f',
  '#7d8f6a',
  '#9fb8d1',
  '#e7a6b2',
  '#27334a',
  '#ece6da',
  '#1f6f64',
  '#c0762c',
];
