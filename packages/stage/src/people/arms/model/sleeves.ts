import type { CharacterParams, GarmentKind } from '@herald/media/person/character-params';
import { parseHex, type Rgb, scaleRgb } from '#base/color/rgb.ts';
import type { Fabric } from '../../body/fabric-tile.ts';

export type SleeveKind = 'long' | 'short' | 'none';

/** How a garment covers the arm. Lengths are face units. */
export interface Sleeve {
  kind: SleeveKind;
  fabric: Fabric;
  /** how strongly the weave shows */
  strength: number;
  gloss: number;
  folds: number;
  /** how far the cloth stands off the arm */
  loose: number;
  /** how far the garment stands off the shoulder's outline */
  stand: number;
  /** a band is sewn on and buttoned; under a jacket a shirt's cuff shows */
  cuff: 'hem' | 'ribs' | 'band' | 'shirt';
  color: 'garment' | 'inner';
}

const PLAIN = { gloss: 0.08, folds: 1, stand: 0.05, cuff: 'hem', color: 'garment' } as const;
const KNIT = { ...PLAIN, kind: 'long', fabric: 'knit', cuff: 'ribs' } as const;
const SHIRT = { ...PLAIN, kind: 'long', folds: 1.1, loose: 0.08, strength: 0.4 } as const;
const TEE = { ...PLAIN, kind: 'short', fabric: 'jersey', strength: 0.55, folds: 0.8 } as const;
const BLAZER = {
  ...PLAIN,
  kind: 'long',
  fabric: 'twill',
  strength: 0.45,
  gloss: 0.07,
  folds: 0.85,
  loose: 0.1,
  stand: 0.095,
} as const;

/** The numbers of fabric, gloss and folds are those of the garments' bodies. */
export const SLEEVES: Record<GarmentKind, Sleeve> = {
  tee: { ...TEE, loose: 0.07 },
  scoop: { ...TEE, loose: 0.06 },
  vneck: { ...KNIT, strength: 0.6, loose: 0.07 },
  turtleneck: { ...KNIT, strength: 0.55, loose: 0.06 },
  sweater: { ...KNIT, strength: 0.75, loose: 0.08 },
  cardigan: { ...KNIT, strength: 0.6, gloss: 0.05, loose: 0.1, stand: 0.09 },
  shirt: { ...SHIRT, fabric: 'linen', cuff: 'band' },
  denim: { ...SHIRT, fabric: 'denim', cuff: 'band' },
  kurta: { ...SHIRT, fabric: 'linen', strength: 0.5, folds: 1 },
  'kurta-men': { ...SHIRT, fabric: 'linen', strength: 0.6, folds: 1, loose: 0.09 },
  'blazer-tee': BLAZER,
  'blazer-shirt': { ...BLAZER, cuff: 'shirt' },
  hoodie: { ...KNIT, fabric: 'fleece', strength: 0.5, gloss: 0.06, folds: 1.2, loose: 0.13 },
  sport: { ...KNIT, fabric: 'nylon', strength: 0.5, gloss: 0.28, folds: 1.1, loose: 0.1, color: 'inner' },
  tank: { ...PLAIN, kind: 'none', fabric: 'jersey', strength: 0, gloss: 0, folds: 0, loose: 0, stand: 0 },
  dress: {
    ...PLAIN,
    kind: 'long',
    fabric: 'satin',
    strength: 0.25,
    gloss: 0.55,
    folds: 0.9,
    loose: 0.04,
    stand: 0.035,
  },
};

/** Brightest a cloth may be before light, so that folds stay visible in white. */
const BRIGHTEST = 222;

export function clothColor(hex: string): Rgb {
  const color = parseHex(hex);
  const brightest = Math.max(...color);
  return brightest <= BRIGHTEST ? color : scaleRgb(color, BRIGHTEST / brightest);
}

export function sleeveColor({ garment }: Pick<CharacterParams, 'garment'>): Rgb {
  return clothColor(SLEEVES[garment.kind].color === 'inner' ? garment.innerColor : garment.color);
}
