import { markProblem } from '@herald/media/script-marks';
import { fieldError } from '../errors/app-error.ts';

/** Refuses a script with a mark that nobody knows: it would neither be said nor do anything. */
export function assertKnownMarks(field: string, script: string): void {
  const problem = markProblem(script);
  if (problem) throw fieldError(field, problem);
}
