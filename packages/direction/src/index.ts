export type {
  Beat,
  Camera,
  Direction,
  HeardPhrase,
  Material,
  PassagePlace,
  Reading,
  SizeLimit,
  Taste,
} from './direction.ts';
export { planDirection } from './plan/plan-direction.ts';
export { productMoments } from './plan/product-moments.ts';
