import type { ClipPerformer, SceneSpec } from '@herald/media/scene/scene-spec';
import { wholeActing } from '@herald/media/whole-acting';
import {
  type Context2D,
  drawOverlays,
  feelingReader,
  filmedMouthReader,
  isCovered,
  type MakeCanvas,
  type Picture,
  type Scene,
} from '@herald/stage';
import {
  CLIP_STILL,
  ClipShots,
  type ClipTrack,
  ClipView,
  firstUsable,
  lightOf,
  type PlaceLight,
  placeInFilm,
  SAME_PLACE,
  sceneOfClip,
  unpackTrack,
} from '@herald/stage/clips';
import { PersonCuts } from './person-cuts.ts';
import { PresenterReel } from './presenter-reel.ts';

/** Pictures of the film that are decoded before they are shown; a join needs two for each of its 14. */
const AHEAD = 18;
/** Persons are found more slowly than pictures are shown. */
const CUT_AHEAD = 180;

interface OpenPresenter {
  track: ClipTrack;
  reel: PresenterReel;
  /** where the person is cut out */
  cuts: PersonCuts | undefined;
}

/** Links are signed again from time to time; what stands before the signature is the file. */
const fileOf = (address: string): string => address.split('?')[0] ?? address;

interface KeptPresenter {
  file: string;
  isCutOut: boolean;
  link: { address: string };
  opening: Promise<OpenPresenter>;
}

let kept: KeptPresenter | undefined;
/** The scene that is still shown needs its own until the next one is there. */
let replaced: KeptPresenter[] = [];

/** Who was filmed, with what a scene shows of their clip; undefined where somebody drawn presents. */
export async function loadPresenter(
  { performer }: SceneSpec,
  book: string,
  onPage: () => void,
): Promise<OpenPresenter | undefined> {
  if (performer.kind !== 'clip' || !book) return undefined;
  const isKept = kept?.file === fileOf(book) && kept.isCutOut === isCutOut(performer);
  const entry = kept && isKept ? kept : keep(performer, book, onPage);
  entry.link.address = book;
  return entry.opening.catch((cause: unknown) => {
    if (kept === entry) kept = undefined;
    throw new Error('The clip of this scene could not be loaded. Check your connection.', { cause });
  });
}

const isCutOut = ({ isCutOut }: ClipPerformer): boolean => isCutOut === true;

function keep(performer: ClipPerformer, book: string, onPage: () => void): KeptPresenter {
  if (kept) replaced.push(kept);
  const link = { address: book };
  const opening = open(performer, () => link.address, onPage);
  kept = { file: fileOf(book), isCutOut: isCutOut(performer), link, opening };
  return kept;
}

function closePresenter({ reel, cuts }: OpenPresenter): void {
  reel.close();
  cuts?.close();
}

/** Gives back the memory of presenters whose scenes are not shown any more. */
export function closeReplaced(): void {
  for (const { opening } of replaced) void opening.then(closePresenter).catch(() => undefined);
  replaced = [];
}

async function open(performer: ClipPerformer, book: () => string, onPage: () => void): Promise<OpenPresenter> {
  const [track, reel] = await Promise.all([readTrack(performer.track), PresenterReel.open(book, onPage)]);
  const cuts = isCutOut(performer) ? cutsOf(track, reel, onPage) : undefined;
  const first = [firstUsable(track)];
  await Promise.all([reel.bring(first), cuts?.bring(first)]);
  return { track, reel, cuts };
}

/** The book has a page for each picture of the clip, in another size. */
function cutsOf({ places, ...clip }: ClipTrack, reel: PresenterReel, onPage: () => void): PersonCuts {
  const size = { width: reel.width & ~1, height: reel.height & ~1 };
  const whole = { x: 0, y: 0, width: clip.width, height: clip.height };
  return new PersonCuts(
    {
      read: (page) => reel.read(page),
      placeOn: (page) => placeInFilm(places[page] ?? SAME_PLACE, whole, size),
    },
    onPage,
  );
}

async function readTrack(address: string): Promise<ClipTrack> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`The clip answered ${response.status}.`);
  const bytes = await new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const track = unpackTrack(new Uint8Array(bytes));
  if (!track) throw new Error('This presenter was prepared by another version. Prepare the clip again.');
  return track;
}

/** The scene as films prepare it, and the picture behind its end card. */
export async function sceneWithPresenter(
  spec: SceneSpec,
  { track, reel }: OpenPresenter,
): Promise<{ spec: SceneSpec; pictures: [string, Picture][] }> {
  const filmed = sceneOfClip(spec);
  if (filmed === spec || filmed.background.kind !== 'picture') return { spec: filmed, pictures: [] };
  const first = firstUsable(track);
  await reel.bring([first]);
  // The reel closes its own pictures.
  return { spec: filmed, pictures: [[CLIP_STILL, await createImageBitmap(reel.at(first))]] };
}

/** Draws the moments of a scene whose presenter was filmed. */
export class PresenterPainter {
  readonly #scene: Scene;
  readonly #view: ClipView;
  readonly #reel: PresenterReel;
  readonly #ctx: Context2D;
  readonly #cuts: PersonCuts | undefined;
  #light: PlaceLight | undefined;
  #wasIncomplete = false;

  constructor(ctx: Context2D, scene: Scene, { track, reel, cuts }: OpenPresenter, makeCanvas: MakeCanvas) {
    const { spec, layout } = scene;
    const acting = wholeActing(spec);
    const shots = new ClipShots({ spec, track, frame: layout });
    this.#ctx = ctx;
    this.#cuts = cuts;
    this.#scene = scene;
    this.#reel = reel;
    this.#view = new ClipView({
      track,
      shots,
      frame: layout,
      pages: reel,
      cutAt: cuts && ((frame) => cuts.at(frame)),
      lightAt:
        spec.background.kind === 'ground' ? undefined : (tSec) => this.#lightAt(tSec, shots.usualLight, makeCanvas),
      mouthAt: filmedMouthReader(spec.mouth, acting),
      feelingAt: feelingReader(acting),
      makeCanvas,
    });
  }

  /** The moment that was painted last lacked a picture. */
  get wasIncomplete(): boolean {
    return this.#wasIncomplete;
  }

  paint(tSec: number): void {
    const isThere = (frame: number) => this.#reel.isThere(frame) && (this.#cuts?.isThere(frame) ?? true);
    this.#wasIncomplete = !this.#view.pagesFor(tSec, 1).every(isThere);
    this.#reel.want(this.#view.pagesFor(tSec, AHEAD));
    this.#cuts?.want(this.#view.pagesFor(tSec, CUT_AHEAD));
    this.paintOn(this.#ctx, tSec);
    this.#view.prepareJoin(tSec, AHEAD);
  }

  paintOn(ctx: Context2D, tSec: number): void {
    if (!isCovered(this.#scene, tSec)) this.#drawPresenter(ctx, tSec);
    drawOverlays(ctx, this.#scene, tSec);
  }

  #drawPresenter(ctx: Context2D, tSec: number): void {
    if (this.#cuts) ctx.drawImage(this.#scene.base.at(this.#scene, tSec), 0, 0);
    this.#view.draw(ctx, tSec);
  }

  /** Of the room that is seen first. */
  #lightAt(tSec: number, faceLight: number, makeCanvas: MakeCanvas): PlaceLight {
    this.#light ??= lightOf(this.#scene.base.at(this.#scene, tSec), faceLight, makeCanvas);
    return this.#light;
  }

  /** Waits for the pictures of a moment. */
  async bring(tSec: number): Promise<void> {
    const pages = this.#view.pagesFor(tSec, 1);
    await Promise.all([this.#reel.bring(pages), this.#cuts?.bring(pages)]);
  }
}

export type { OpenPresenter };
