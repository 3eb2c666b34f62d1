import { runChild } from '../child/run-child.ts';
import type { SamplePlan } from './sample-plan.ts';

/** Many times what a busy machine needs. */
const TIMEOUT_SEC = 300;

/** Draws a sample in a process of its own, which lets everybody else on this machine go first. */
export function makeSample({ signal, ...request }: SamplePlan & { signal?: AbortSignal }): Promise<void> {
  return runChild<SamplePlan, void>({
    entry: 'sample-process',
    isInBackground: true,
    timeoutSec: TIMEOUT_SEC,
    signal,
    request,
  });
}
