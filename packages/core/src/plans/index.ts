export { assertMayMake } from './assert-may-make.ts';
export type { Plan } from './plan-repository.ts';
export { listPlans } from './read-plans.ts';
