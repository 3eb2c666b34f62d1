import type { Plan } from './plan-repository.ts';

/** The plan that a user's plans are named after: the dearest, and of equal ones the last on the list. */
export function bestPlanOf<One extends Pick<Plan, 'price' | 'position'>>(plans: readonly One[]): One | undefined {
  return plans.toSorted((one, other) => other.price - one.price || other.position - one.position)[0];
}
