import { Worker } from 'node:worker_threads';
import { createIdleThread } from '@herald/speech/idle-thread';
import { InputRefused } from '../../contracts/input-refused.ts';
import type { FaceFailure, FaceTask, FaceTasks } from './face-tasks.ts';

/** Development runs the source, production a bundle beside the caller's. */
const program = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './face-thread.ts' : './face-thread.mjs', import.meta.url);

const ask = createIdleThread<FaceFailure>({
  open: () => new Worker(program()),
  failed: ({ message, isRefusal }) => (isRefusal ? new InputRefused(message) : new Error(message)),
  lost: (cause) => new Error('Drawing stopped unexpectedly.', { cause }),
});

/** Draws or analyses without holding up the caller's thread; one after the other. */
export async function inFaceThread<Task extends FaceTask>(
  task: Task,
  input: FaceTasks[Task]['input'],
  signal?: AbortSignal,
): Promise<FaceTasks[Task]['output']> {
  return (await ask({ task, input, signal })) as FaceTasks[Task]['output'];
}
