export type {
  Beat,
  Camera,
  Direction,
  HeardPhrase,
  Material,
  PassagePlace,
  Reading,
  SeenMoment,
  ShowablePicture,
  SizeLimit,
  Taste,
} from './direction.ts';
export { planDirection } from './plan/plan-direction.ts';
export { productMoments } from './plan/product-moments.ts';
export { brandOfAddress } from './reading/brand-name.ts';
export { isNamed } from './shots/picture-starts.ts';
