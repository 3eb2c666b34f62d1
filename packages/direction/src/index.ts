export type { Beat, Direction, Material, Reading, Taste } from './direction.ts';
export { planDirection } from './plan/plan-direction.ts';
export { productMoments } from './plan/product-moments.ts';
