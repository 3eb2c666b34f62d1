export type { Beat, Direction, HeardPhrase, Material, Reading, Taste } from './direction.ts';
export { planDirection } from './plan/plan-direction.ts';
export { productMoments } from './plan/product-moments.ts';
