import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@herald/media/engine-error';
import type {
  EngineVideoRequest,
  ForeignFilm,
  MadeVideo,
  MakeVideoRequest,
  VideoEngine,
  VideoService,
} from '@herald/media/engines/video-engine';
import type { OrderedMaker, VideoOrder } from '@herald/media/engines/video-order';
import { wavOf } from '@herald/media/wav';
import { filmEveryRatio } from './every-ratio.ts';
import { firstThatCan } from './first-that-can.ts';
import type { HealthBook } from './health-book.ts';

/** What is done here for a film that a service makes. */
export interface ForeignFilming {
  /** Puts our sound under another engine's film and measures it. */
  finish(film: ForeignFilm, request: MakeVideoRequest): Promise<MadeVideo>;
  /** Draws the first picture of a film. */
  still(order: VideoOrder, path: string): Promise<void>;
}

interface OpenVideo extends ForeignFilming {
  films: readonly VideoEngine[];
  /** Those that film only where an order names them; they may change. */
  ordered(): readonly NamedFilmer[];
  health: HealthBook;
}

/** A service that films, with what people call it. */
export type NamedFilmer = VideoEngine & { readonly title: string };

type Previewable = Extract<VideoEngine, { previewable: true }>;

const isPreviewable = (engine: VideoEngine): engine is Previewable => engine.previewable;

const NOTHING_REHEARSED = { end: () => undefined };

/** Films with the engine an order names, or else the first that can; previews show its scene, or else our own. */
export function openVideo(open: OpenVideo): VideoService {
  const { films, health } = open;
  const previewable = films.filter(isPreviewable);
  return {
    async compose(order, audio) {
      if (previewable.length === 0) throw new EngineError('unavailable', 'No engine here can show a preview.');
      return firstThatCan(previewable, health, (engine) => engine.compose(order, audio));
    },
    rehearse: (order, signal) => (order.maker ? undefined : films[0]?.rehearse?.(order, signal)) ?? NOTHING_REHEARSED,
    async makeVideo(request) {
      const { maker } = request.order;
      try {
        return await (maker ? filmByOrder(open, request, maker) : filmByFirst(open, request));
      } finally {
        request.rehearsal?.end();
      }
    },
  };
}

function filmByFirst(open: OpenVideo, request: MakeVideoRequest): Promise<MadeVideo> {
  return filmEveryRatio(request, (one) => firstThatCan(open.films, open.health, (engine) => film(open, engine, one)));
}

/** The engine that was ordered, and Herald's own presenter where it cannot and the customer wants that. */
async function filmByOrder(open: OpenVideo, request: MakeVideoRequest, maker: OrderedMaker): Promise<MadeVideo> {
  const { mayFallBack } = maker;
  let reason: string;
  try {
    const made = await filmBy(open, request, maker.engine);
    if (made.faults.length === 0 || !mayFallBack) return made;
    reason = made.faults.join(' ');
  } catch (error) {
    request.signal.throwIfAborted();
    const isOver = error instanceof EngineError && (!error.retryable || request.isLastAttempt);
    if (!isOver || !mayFallBack) throw error;
    reason = error.message;
  }
  const { maker: _, ...order } = request.order;
  return { ...(await filmByFirst(open, { ...request, order })), insteadReason: reason };
}

async function filmBy(open: OpenVideo, request: MakeVideoRequest, name: string): Promise<MadeVideo> {
  const engine = open.ordered().find((one) => one.name === name);
  if (!engine) {
    const details = { retryable: false, service: '' };
    throw new EngineError('unavailable', 'The service this video was ordered from is gone.', details);
  }
  try {
    const made = await film(open, engine, request);
    open.health.answered(name);
    return { ...made, madeBy: engine.title };
  } catch (error) {
    if (error instanceof EngineError && error.isEngineAway) open.health.failed(name, error.message);
    throw error instanceof EngineError ? failedAt(engine, error) : error;
  }
}

function failedAt({ title }: NamedFilmer, error: EngineError): EngineError {
  const { kind, message, retryable, httpStatus, mayBePaid } = error;
  return new EngineError(kind, message, { retryable, httpStatus, mayBePaid, service: title, cause: error });
}

async function film(open: OpenVideo, engine: VideoEngine, request: MakeVideoRequest): Promise<MadeVideo> {
  let most = 0;
  const onward: MakeVideoRequest = {
    ...request,
    // Its frames are counted while a service makes them, and once more while Herald finishes its film.
    onProgress(progress) {
      most = Math.max(most, progress.framesDone);
      request.onProgress({ ...progress, framesDone: most });
    },
  };
  const whole: EngineVideoRequest = {
    ...onward,
    soundFile: () => writeSound(request),
    stillFile: () => drawStill(open, request),
  };
  const made = await engine.makeVideo(whole);
  return 'report' in made ? made : open.finish(made, onward);
}

async function writeSound({ audio, workFolder }: MakeVideoRequest): Promise<string> {
  const path = join(workFolder, 'sound.wav');
  await mkdir(workFolder, { recursive: true });
  await writeFile(path, wavOf(audio));
  return path;
}

async function drawStill({ still }: OpenVideo, { order, workFolder }: MakeVideoRequest): Promise<string> {
  const path = join(workFolder, 'still.jpg');
  await mkdir(workFolder, { recursive: true });
  await still(order, path);
  return path;
}
