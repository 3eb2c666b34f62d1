export { deletePlan } from './delete-plan.ts';
export type { PlanPage } from './plan-page-repository.ts';
export { assignPlanPages, listPlanPages } from './plan-pages.ts';
export { listOfficePlans, type OfficePlan, readOfficePlan } from './read-office-plans.ts';
export { createPlan, type PlanValueChanges, type PlanValues, updatePlan } from './save-plan.ts';
