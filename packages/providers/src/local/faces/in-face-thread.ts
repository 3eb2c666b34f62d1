import { Worker } from 'node:worker_threads';
import { EngineError } from '@herald/media/engine-error';
import { createIdleThread } from '@herald/speech/idle-thread';
import type { FaceFailure, FaceTask, FaceTasks } from './face-tasks.ts';

/** Development runs the source, production a bundle beside the caller's. */
const program = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './face-thread.ts' : './face-thread.mjs', import.meta.url);

const ask = createIdleThread<FaceFailure>({
  open: () => new Worker(program()),
  failed: ({ message, isRefusal }) =>
    isRefusal ? new EngineError('picture_unusable', message) : new EngineError('engine_failed', message),
  lost: (cause) => new EngineError('engine_ended', 'Drawing stopped unexpectedly.', { cause }),
});

/** Draws or analyses without holding up the caller's thread; one after the other. */
export async function inFaceThread<Task extends FaceTask>(
  task: Task,
  input: FaceTasks[Task]['input'],
  signal?: AbortSignal,
): Promise<FaceTasks[Task]['output']> {
  return (await ask({ task, input, signal })) as FaceTasks[Task]['output'];
}
