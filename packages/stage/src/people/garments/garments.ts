import type { GarmentKind } from '@herald/media/person/character-params';
import { hoodie, sport } from './casual.ts';
import { blazerOverShirt, blazerOverTee, cardigan } from './jacket.ts';
import { kurta, kurtaMen } from './kurta.ts';
import { denim, shirt } from './shirt.ts';
import type { Garment } from './tailor.ts';
import { dress, scoop, sweater, tank, tee, turtleneck, vneck } from './tops.ts';

export const GARMENTS: Record<GarmentKind, Garment> = {
  tee,
  vneck,
  scoop,
  turtleneck,
  shirt,
  'blazer-tee': blazerOverTee,
  'blazer-shirt': blazerOverShirt,
  hoodie,
  sport,
  tank,
  dress,
  kurta,
  'kurta-men': kurtaMen,
  cardigan,
  denim,
  sweater,
};
