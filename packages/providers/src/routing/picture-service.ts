import { EngineError } from '@herald/media/engine-error';
import type {
  AvatarWish,
  FaceOption,
  FaceWish,
  ImageEngine,
  MadeAvatar,
  MadeImage,
} from '@herald/media/engines/image-engine';
import type { PortraitEngine } from '@herald/media/engines/portrait-engine';
import { pictureOf } from '../answers/picture-of.ts';
import type { HealthBook } from './health-book.ts';
import { type TalkingFace, talkingFace } from './talking-face.ts';

/** A face that can talk. */
export type DrawnFace = TalkingFace & {
  /** Who drew it. */
  drawnBy: Drawer;
  /** Why that is not the first one. */
  insteadReason?: string;
};

/** Who draws, as people see them. */
export interface Drawer {
  name: string;
  title: string;
  /** Drawn by Herald itself, on this machine and at no cost. */
  isOwn: boolean;
  /** Options of a face that have an effect; all of them, and the seed, where left out. */
  faceOptions?: readonly FaceOption[];
}

/** What a service drew, kept between the attempts of one job, so that another attempt orders no second picture. */
export interface KeptDrawing {
  read(engine: string): Promise<Uint8Array | undefined>;
  note(picture: MadeImage, engine: string): Promise<void>;
}

export interface Drawing {
  /** Herald draws, and no service is asked. */
  isOwn?: boolean;
  kept?: KeptDrawing;
  signal?: AbortSignal;
}

/** Draws people with the first engine that can, and with Herald's own where no service can. */
export interface PictureService {
  avatar(wish: AvatarWish, drawing?: Drawing): Promise<DrawnFace>;
  face(wish: FaceWish, drawing?: Drawing): Promise<DrawnFace>;
  /** Who is asked first, for a person in words and for a face, and who draws where they cannot. */
  drawers(): Record<'avatar' | 'face' | 'own', Drawer>;
}

interface OpenPictures {
  /** The preferred first; the last one is Herald's own. */
  engines(): readonly ImageEngine[];
  health: HealthBook;
  portrait: PortraitEngine;
}

/** Less than a customer waits, with time left for a drawing of our own. */
const PATIENCE_MS = 200_000;
/** A face that cannot talk is drawn once more. */
const MOST_TRIES = 2;

export function openPictures(open: OpenPictures): PictureService {
  return {
    avatar: (wish, drawing = {}) =>
      drawByFirst(open, drawing, ({ avatar }) => avatar && ((attempt) => avatar({ ...wish, ...attempt }))),
    face: (wish, drawing = {}) =>
      drawByFirst(open, drawing, ({ face }) => face && (({ signal }) => face(wish, signal))),
    drawers() {
      const engines = open.engines();
      const first = (work: 'avatar' | 'face') =>
        drawerOf(engines.find((engine) => engine[work]) ?? ownOf(engines), engines);
      return { avatar: first('avatar'), face: first('face'), own: drawerOf(ownOf(engines), engines) };
    },
  };
}

type Attempt = Pick<AvatarWish, 'refusedFor'> & { signal: AbortSignal };
type Work = (attempt: Attempt) => Promise<MadeAvatar>;

function ownOf(engines: readonly ImageEngine[]): ImageEngine {
  const own = engines.at(-1);
  if (!own) throw new EngineError('unavailable', 'No engine here draws people.');
  return own;
}

const drawerOf = (engine: ImageEngine, engines: readonly ImageEngine[]): Drawer => ({
  name: engine.name,
  title: engine.title,
  isOwn: engine === ownOf(engines),
  ...(engine.faceOptions && { faceOptions: engine.faceOptions }),
});

async function drawByFirst(
  open: OpenPictures,
  drawing: Drawing,
  workOf: (engine: ImageEngine) => Work | undefined,
): Promise<DrawnFace> {
  const { signal } = drawing;
  const limit = AbortSignal.timeout(PATIENCE_MS);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  let insteadReason = '';
  for (const engine of drawing.isOwn ? [] : open.engines().slice(0, -1)) {
    const work = workOf(engine);
    if (!work) continue;
    try {
      const face = await drawTalking(open.portrait, { engine, work, drawing, signal: either });
      open.health.answered(engine.name);
      const drawnBy = drawerOf(engine, open.engines());
      return { ...face, drawnBy, ...(insteadReason && { insteadReason }) };
    } catch (error) {
      signal?.throwIfAborted();
      insteadReason ||= reasonOf(open.health, engine, limit.aborted ? tookTooLong(engine) : error);
    }
  }
  const own = ownOf(open.engines());
  const made = await workOf(own)?.({ signal: signal ?? new AbortController().signal });
  if (!made) throw new EngineError('unavailable', 'No engine here draws this.');
  const face = await talkingFace(open.portrait, made);
  return { ...face, drawnBy: drawerOf(own, open.engines()), ...(insteadReason && { insteadReason }) };
}

const tookTooLong = ({ title }: ImageEngine): EngineError => new EngineError('unavailable', `${title} took too long.`);

/** Why another one draws. Who asked for something that is not drawn hears it, instead of getting something else. */
function reasonOf(health: HealthBook, { name, title }: ImageEngine, error: unknown): string {
  if (!(error instanceof EngineError) || error.kind === 'input_refused') throw error;
  if (error.isEngineAway) health.failed(name, error.message);
  return error.message.includes(title) ? error.message : `${title}: ${error.message}`;
}

interface Order {
  engine: ImageEngine;
  work: Work;
  drawing: Drawing;
  signal: AbortSignal;
}

/** A picture of a service that can talk: the one that was kept, or a new one, or one that is drawn another way. */
async function drawTalking(portrait: PortraitEngine, { engine, work, drawing, signal }: Order): Promise<TalkingFace> {
  const { kept } = drawing;
  let refusedFor = '';
  let before = await kept?.read(engine.name);
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const made = before ? ofKept(before, engine) : await work({ signal, ...(refusedFor && { refusedFor }) });
    if (!before) await kept?.note(made.picture, engine.name);
    before = undefined;
    try {
      return await talkingFace(portrait, made);
    } catch (error) {
      if (!(error instanceof EngineError && error.kind === 'picture_unusable')) throw error;
      refusedFor = error.message;
    }
  }
  throw new EngineError('engine_failed', `The face that ${engine.title} drew cannot talk. ${refusedFor}`);
}

const ofKept = (bytes: Uint8Array, { title }: ImageEngine): MadeAvatar => ({
  picture: pictureOf(bytes, title),
  sceneHints: {},
});
