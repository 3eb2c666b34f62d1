import { parentPort } from 'node:worker_threads';
import { PictureError } from '@herald/landmarks/node';
import { analysePortrait } from './analyse-portrait.ts';
import { drawAvatar } from './draw-avatar.ts';
import { drawFace } from './draw-face.ts';
import { drawStill } from './draw-still.ts';
import type { FaceTask, FaceTasks, FromFaceThread, ToFaceThread } from './face-tasks.ts';

// A thread of its own for faces: whole seconds of drawing that must not keep a server from answering.

const tasks: { [Task in FaceTask]: (input: FaceTasks[Task]['input']) => Promise<FaceTasks[Task]['output']> } = {
  avatar: drawAvatar,
  face: drawFace,
  analyse: analysePortrait,
  still: drawStill,
};

const send = (message: FromFaceThread): void => parentPort?.postMessage(message);

async function work<Task extends FaceTask>(id: number, task: Task, input: FaceTasks[Task]['input']): Promise<void> {
  try {
    send({ id, output: await tasks[task](input) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send({ id, failure: { message, isRefusal: error instanceof PictureError } });
  }
}

let last: Promise<void> = Promise.resolve();
parentPort?.on('message', ({ id, task, input }: ToFaceThread) => {
  last = last.then(() => work(id, task, input));
});
