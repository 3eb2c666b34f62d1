import { fieldError } from '../app-error.ts';
import type { PlanLimits } from '../plans/plan-limits.ts';
import { misfitsOf } from '../videos/fits-plan.ts';

type Plan = Pick<PlanLimits, 'scriptCharacters' | 'videoSeconds'>;

/** Policy: a script is no longer than a video of the plan may have. */
export function assertScriptFits(field: string, script: string, plan: Plan): void {
  assertFits(field, misfitsOf({ scriptCharacters: script.trim().length, seconds: 0 }, plan));
}

/** Policy: a sound takes no longer than a video of the plan may. */
export function assertSecondsFit(field: string, seconds: number, plan: Plan): void {
  assertFits(field, misfitsOf({ scriptCharacters: 0, seconds }, plan));
}

function assertFits(field: string, [misfit]: { text: string }[]): void {
  if (misfit) throw fieldError(field, misfit.text);
}
