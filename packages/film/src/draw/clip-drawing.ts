import { FILM_FPS } from '@herald/media/film-pieces';
import type { Mouth } from '@herald/media/mouth';
import type { ActedSound } from '@herald/media/scene/acting-plan';
import type { ClipPerformer, SceneSpec } from '@herald/media/scene/scene-spec';
import { wholeActing } from '@herald/media/whole-acting';
import {
  feelingReader,
  filmedMouthReader,
  isCovered,
  isSounding,
  layoutOf,
  materialState,
  overlayStates,
  type Picture,
  posterMoment,
  prepareScene,
  type Scene,
  stillState,
} from '@herald/stage';
import {
  CLIP_STILL,
  type ClipShot,
  ClipShots,
  type ClipTrack,
  type Feeling,
  firstUsable,
  MouthPainter,
  measureMouth,
  scaleOf,
  sceneOfClip,
} from '@herald/stage/clips';
import { createCanvas } from '@napi-rs/canvas';
import { FramePicker } from '../encode/frame-picker.ts';
import { FilmError } from '../film-error.ts';
import { planesOf } from '../packed-planes.ts';
import type { Area, Planes } from '../picture.ts';
import { putPicture } from '../put-picture.ts';
import { opennessOf } from '../sync/openness-of.ts';
import { ClipCutting } from './clip-cutting.ts';
import { ClipFootage } from './clip-footage.ts';
import { ClipOverlays } from './clip-overlays.ts';
import { ClipReels } from './clip-reels.ts';
import { readTrack } from './clip-track-file.ts';
import type { Drawing, FramePlanes, MouthView } from './drawing.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { namedByContent } from './named-by-content.ts';
import { makeCanvas, registerFontsOf } from './node-stage.ts';
import { overlap } from './overlap.ts';
import { personFinderIn } from './person-finder.ts';
import { SAMPLE_MOUTHS } from './sample-mouths.ts';
import type { SceneFilm } from './scene-film.ts';
import { YuvPicture } from './yuv-picture.ts';

/** The pictures of a scene whose presenter was filmed: pictures of their clip, with the mouth that the words ask for. */
export async function openClipDrawing(film: SceneFilm): Promise<ClipDrawing> {
  registerFontsOf(film.spec);
  const performer = film.spec.performer as ClipPerformer;
  const [track, named, prints] = await Promise.all([
    readTrack(performer.track),
    namedByContent(film),
    Promise.all([performer.proxy, performer.track].map(fingerprintOf)),
  ]);
  const picker = await FramePicker.open(performer.proxy);
  const [proxy = '', tracked = ''] = prints;
  const pictures = new Map(named.pictures);
  const spec: SceneSpec = { ...sceneOfClip(named.spec), performer: { ...performer, proxy, track: tracked } };
  if (showsStill(spec)) pictures.set(CLIP_STILL, await stillOf(picker, track));
  const find = performer.isCutOut ? await personFinderIn(film.personFinder) : undefined;
  const reels = await ClipReels.open(spec, named.clips, layoutOf(spec));
  const scene = prepareScene(spec, { makeCanvas, pictures, clips: reels.clips });
  return new ClipDrawing(
    scene,
    track,
    { picker, proxy: performer.proxy, reels },
    find && new ClipCutting(scene, track, find),
  );
}

const showsStill = ({ background }: SceneSpec): boolean =>
  background.kind === 'picture' && background.picture === CLIP_STILL;

/** Files that a film of a clip keeps open. */
interface Opened {
  picker: FramePicker;
  proxy: string;
  reels: ClipReels;
}

export class ClipDrawing implements Drawing {
  readonly format;
  readonly frames: number;
  readonly posterFrame: number;
  readonly mouth?: MouthView;
  readonly #scene: Scene;
  readonly #footage: ClipFootage;
  readonly #shots: ClipShots;
  readonly #painter: MouthPainter;
  readonly #mouthAt: (tSec: number) => Mouth;
  readonly #feelingAt: (tSec: number) => Feeling;
  readonly #sounds: readonly ActedSound[] | undefined;
  readonly #overlays: ClipOverlays;
  readonly #reels: ClipReels;
  readonly #picture: YuvPicture;
  readonly #cutting: ClipCutting | undefined;

  constructor(scene: Scene, track: ClipTrack, { reels, ...file }: Opened, cutting?: ClipCutting) {
    this.#cutting = cutting;
    const { spec, layout } = scene;
    this.format = { width: layout.width, height: layout.height, fps: FILM_FPS };
    this.#shots = new ClipShots({ spec, track, frame: layout });
    this.frames = this.#shots.frames;
    this.posterFrame = Math.round(posterMoment(scene) * FILM_FPS);
    this.#scene = scene;
    this.#reels = reels;
    this.#picture = new YuvPicture(this.format);
    const look = cutting && ((clipFrame: number, planes: Planes) => cutting.look(clipFrame, planes));
    this.#footage = new ClipFootage({ size: layout, ...file, look });
    this.#painter = new MouthPainter(measureMouth(track));
    const acting = wholeActing(spec);
    this.#mouthAt = filmedMouthReader(spec.mouth, acting);
    this.#feelingAt = feelingReader(acting);
    this.#sounds = acting?.sounds;
    this.#overlays = new ClipOverlays(scene, this.format);
    if (spec.mouth) this.mouth = this.#mouthView();
  }

  async draw(frame: number): Promise<FramePlanes> {
    const tSec = secondOf(frame);
    if (!isCovered(this.#scene, tSec)) {
      await this.#film(frame, this.#mouthAt(tSec));
      await this.#cutting?.lay(this.#planes(), this.#shots.at(frame), tSec);
    }
    await this.#reels.load(this.#scene.clipsAt(tSec));
    this.#overlays.lay(this.#picture, tSec);
    return { planes: this.#picture.bytes };
  }

  /** The person of a frame alone, and what lies over them: RGBA that is multiplied by alpha, good until the next one. */
  async drawAlone(frame: number): Promise<Uint8ClampedArray> {
    if (!this.#cutting) throw new FilmError('drawing', 'Only who is cut out of a clip can be filmed without a place.');
    await this.#film(frame, this.#mouthAt(secondOf(frame)));
    return this.#cutting.alone(this.#planes(), this.#shots.at(frame), secondOf(frame));
  }

  shows(from: number, to: number): string {
    const shown = Array.from({ length: to - from }, (_, k) => {
      const tSec = secondOf(from + k);
      const { clipFrame, crop, joined } = this.#shots.at(from + k);
      return [
        clipFrame,
        crop,
        joined ?? null,
        this.#mouthAt(tSec),
        this.#feelingAt(tSec),
        this.#cutting?.stateAt(tSec) ?? null,
        materialState(this.#scene.spec, tSec),
        overlayStates(this.#scene, tSec),
      ];
    });
    return [stillState(this.#scene), JSON.stringify(shown)].join('\n');
  }

  async close(): Promise<void> {
    await this.#reels.close();
    await this.#footage.close();
  }

  /** The picture of the clip with a mouth, in the size of the film. */
  async #film(frame: number, mouth: Mouth, within?: Area): Promise<void> {
    const shot = this.#shots.at(frame);
    await this.#footage.film(shot, this.#picture.bytes);
    this.#painter.paint({
      planes: this.#planes(),
      place: shot.place,
      mouth,
      feeling: this.#feelingIn(frame, shot),
      gain: this.#shots.gainOf(shot),
      scale: scaleOf(shot.crop, this.format),
      ...(within && { within }),
    });
  }

  #planes(): Planes {
    return planesOf(this.#picture.bytes, this.format.width, this.format.height);
  }

  #feelingIn(frame: number, shot: ClipShot): Feeling {
    return this.#shots.feelingIn(shot, this.#feelingAt(secondOf(frame)));
  }

  #mouthView(): MouthView {
    const placeAt = (frame: number) => this.#shots.at(frame).place;
    const smileAt = (frame: number) => this.#feelingIn(frame, this.#shots.at(frame)).smile;
    const area = (frame: number): Area => {
      const widest = this.#shots.widestUnitAt(frame);
      const [width, height] = [2 * Math.round(widest * 0.75), 2 * Math.round(widest * 0.55)];
      const [, b, c, , e, f] = placeAt(frame);
      return { x: Math.round(c + 0.1 * b - width / 2), y: Math.round(f + 0.1 * e - height / 2), width, height };
    };
    return {
      samples: SAMPLE_MOUTHS.map(opennessOf),
      isAtHand: true,
      area,
      openness: (frame) =>
        this.#isMouthFree(frame, area(frame)) ? opennessOf(this.#mouthAt(secondOf(frame))) : undefined,
      posture: (frame) => {
        const [a, b, c, d, e, f] = placeAt(frame);
        return [a, b, d, e, (c % 1) * 5, (f % 1) * 5, 20 * smileAt(frame)].map((value) => value / 100);
      },
      drawSample: async (frame, sample, part) => {
        await this.#film(frame, SAMPLE_MOUTHS[sample] ?? SAMPLE_MOUTHS[0] ?? this.#mouthAt(-1), part);
        return this.#picture.rgbaOf(part);
      },
    };
  }

  #isMouthFree(frame: number, mouth: Area): boolean {
    const tSec = secondOf(frame);
    const isInside =
      mouth.x >= 0 &&
      mouth.y >= 0 &&
      mouth.x + mouth.width <= this.format.width &&
      mouth.y + mouth.height <= this.format.height;
    if (isCovered(this.#scene, tSec) || !isInside || isSounding(this.#sounds, tSec)) return false;
    return this.#scene.overlays.every(
      (overlay) =>
        overlay.stateAt(tSec) === null || !overlap(overlay.areaAt(tSec), mouth) || overlay.leavesFree?.(mouth) === true,
    );
  }
}

const secondOf = (frame: number): number => frame / FILM_FPS;

async function stillOf(picker: FramePicker, track: ClipTrack): Promise<Picture> {
  const canvas = createCanvas(track.width, track.height);
  await picker.take(firstUsable(track), (planes) => putPicture(canvas, planes));
  return canvas as unknown as Picture;
}
