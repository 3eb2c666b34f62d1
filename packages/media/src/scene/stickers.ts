/** Small drawn signs that a mark puts beside the presenter, in the order of a menu. */
export const STICKERS = [
  'heart',
  'smiley',
  'fire',
  'star',
  'sparkles',
  'check',
  'cross',
  'bolt',
  'gift',
  'crown',
] as const;
export type Sticker = (typeof STICKERS)[number];
