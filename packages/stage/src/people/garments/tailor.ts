import type { Rgb } from '#base/color/rgb.ts';
import type { Random } from '#base/math/seeded-random.ts';
import type { Sewing } from '../body/sew.ts';
import type { TorsoShape } from '../body/torso-shape.ts';

/** What a garment needs to be sewn onto a body. */
export interface Tailor {
  sewing: Sewing;
  torso: TorsoShape;
  random: Random;
  color: Rgb;
  innerColor: Rgb;
  keyX: number;
  /** lays the necklace on; each garment knows between which layers it belongs */
  wearNecklace(): void;
}

export type Garment = (tailor: Tailor) => void;
