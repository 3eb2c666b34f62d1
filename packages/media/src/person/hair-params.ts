export const HAIR_STYLES = [
  'long',
  'wavy',
  'curly',
  'bob',
  'pixie',
  'bun',
  'ponytail',
  'braids',
  'sidebraid',
  'afro',
  'shortafro',
  'fade',
  'curlytop',
  'quiff',
  'sidepart',
  'crop',
  'buzz',
  'bald',
  'receding',
  'hijab',
  'shayla',
  'turban',
  'headwrap',
] as const;

export type HairStyle = (typeof HAIR_STYLES)[number];

export const BEARD_STYLES = ['none', 'stubble', 'boxed', 'full', 'moustache', 'goatee'] as const;

export type BeardStyle = (typeof BEARD_STYLES)[number];

export interface HairParams {
  style: HairStyle;
  /** '#rrggbb' */
  color: string;
  /** 0..10, for styles that have a length */
  length: number;
  /** where the parting lies, -0.4 (left) .. 0.4 (right) */
  part: number;
  /** 0..1, single grey hairs among coloured ones */
  greyShare: number;
  /** cloth of a hijab or turban, '#rrggbb' */
  coverColor: string;
}

export interface BeardParams {
  style: BeardStyle;
  /** 0..10, how far it has grown; left out: as is usual for the style */
  length?: number;
  color: string;
  greyShare: number;
}
