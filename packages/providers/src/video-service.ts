import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  EngineError,
  type EngineVideoRequest,
  type ForeignFilm,
  type MadeVideo,
  type MakeVideoRequest,
  type VideoEngine,
  type VideoService,
  wavOf,
} from '@herald/media';
import { firstThatCan } from './first-that-can.ts';
import type { HealthBook } from './health-book.ts';

/** Puts our sound under another engine's film and measures it. */
export type FinishForeign = (film: ForeignFilm, request: MakeVideoRequest) => Promise<MadeVideo>;

type Previewable = Extract<VideoEngine, { previewable: true }>;

const isPreviewable = (engine: VideoEngine): engine is Previewable => engine.previewable;

const NOTHING_REHEARSED = { end: () => undefined };

/** Films with the first engine that can; previews show its scene, or else our own. */
export function openVideo(engines: readonly VideoEngine[], health: HealthBook, finish: FinishForeign): VideoService {
  const previewable = engines.filter(isPreviewable);
  return {
    async compose(order, audio) {
      if (previewable.length === 0) throw new EngineError('unavailable', 'No engine here can show a preview.');
      return firstThatCan(previewable, health, (engine) => engine.compose(order, audio));
    },
    rehearse: (order, signal) => engines[0]?.rehearse?.(order, signal) ?? NOTHING_REHEARSED,
    async makeVideo(request) {
      const whole = { ...request, soundFile: () => writeSound(request) };
      try {
        return await firstThatCan(engines, health, (engine) => film(engine, whole, finish));
      } finally {
        request.rehearsal?.end();
      }
    },
  };
}

async function film(engine: VideoEngine, request: EngineVideoRequest, finish: FinishForeign): Promise<MadeVideo> {
  const made = await engine.makeVideo(request);
  return 'report' in made ? made : finish(made, request);
}

async function writeSound({ audio, workFolder }: MakeVideoRequest): Promise<string> {
  const path = join(workFolder, 'sound.wav');
  await mkdir(workFolder, { recursive: true });
  await writeFile(path, wavOf(audio));
  return path;
}
