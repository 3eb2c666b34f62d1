export type { Plan } from './plan-repository.ts';
export { listPlans } from './read-plans.ts';
