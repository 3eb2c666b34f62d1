import { FILM_FPS, startFramesOf } from '@herald/media/film-pieces';
import { wholeActing } from '@herald/media/whole-acting';
import {
  FrameComposer,
  frameState,
  isSounding,
  layoutOf,
  mouthAreaAt,
  mouthLookAt,
  posterMoment,
  prepareScene,
  type Scene,
  type SceneCache,
  stillState,
} from '@herald/stage';

import type { Area } from '../picture.ts';
import { opennessOf } from '../sync/openness-of.ts';
import { ClipReels } from './clip-reels.ts';
import type { Drawing, DrawnAtOnce, MouthView } from './drawing.ts';
import { namedByContent } from './named-by-content.ts';
import { makeCanvas, registerFontsOf } from './node-stage.ts';
import { overlap } from './overlap.ts';
import { SAMPLE_MOUTHS } from './sample-mouths.ts';
import type { SceneFilm } from './scene-film.ts';

/** The pictures of a scene of the stage that shows no clips, frame by frame; a cache may hold what was prepared for the same look before. */
export async function openSceneDrawing(film: SceneFilm, cache?: SceneCache): Promise<DrawnAtOnce> {
  return drawingOf(await openScene(film, cache));
}

/** The same of any scene: the pictures of its clips are read before each of its own. */
export async function openFilmDrawing(film: SceneFilm, cache?: SceneCache): Promise<Drawing> {
  const opened = await openScene(film, cache);
  const drawing = drawingOf(opened);
  const { scene, reels } = opened;
  return {
    ...drawing,
    async draw(frame) {
      await reels.load(scene.clipsAt(secondOf(frame)));
      return drawing.draw(frame);
    },
    close: () => reels.close(),
  };
}

interface OpenedScene {
  scene: Scene;
  reels: ClipReels;
}

async function openScene(film: SceneFilm, cache?: SceneCache): Promise<OpenedScene> {
  registerFontsOf(film.spec);
  const { spec, pictures, clips: paths } = await namedByContent(film);
  const reels = await ClipReels.open(spec, paths, layoutOf(spec));
  const { clips } = reels;
  return { scene: prepareScene(spec, { makeCanvas, pictures, clips, ...(cache && { cache }) }), reels };
}

function drawingOf({ scene }: OpenedScene): DrawnAtOnce {
  const { spec } = scene;
  const { width, height } = scene.layout;
  const composer = new FrameComposer(scene);
  const still = stillState(scene);
  return {
    format: { width, height, fps: FILM_FPS },
    frames: Math.max(1, Math.round(spec.durationSec * FILM_FPS)),
    posterFrame: Math.round(posterMoment(scene) * FILM_FPS),
    startFrames: startFramesOf(spec),
    draw(frame) {
      const changed = composer.compose(secondOf(frame));
      return { pixels: { bytes: composer.pixels, width, height }, changed };
    },
    shows: (from, to) =>
      [still, ...framesBetween(from, to).map((frame) => frameState(scene, secondOf(frame)))].join('\n'),
    home: composer.home,
    ...(spec.mouth && { mouth: mouthViewOf(scene, composer) }),
  };
}

/** Prepares the place and the person of a scene for others of the same look, and nothing else. */
export async function rehearseScene(film: SceneFilm, cache: SceneCache): Promise<void> {
  // A filmed person brings their own place, and nothing of theirs is drawn before.
  if (film.spec.performer.kind === 'clip') return;
  const { reels } = await openScene(film, cache);
  await reels.close();
}

function secondOf(frame: number): number {
  return frame / FILM_FPS;
}

function framesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, k) => from + k);
}

function mouthViewOf(scene: Scene, composer: FrameComposer): MouthView {
  const sounds = wholeActing(scene.spec)?.sounds ?? [];
  return {
    samples: SAMPLE_MOUTHS.map(opennessOf),
    area: (frame) => mouthAreaAt(scene, secondOf(frame)) ?? NOWHERE,
    openness(frame) {
      const tSec = secondOf(frame);
      return isMouthFree(scene, tSec) && !isSounding(sounds, tSec) ? opennessOf(scene.poseAt(tSec).mouth) : undefined;
    },
    look: (frame) => mouthLookAt(scene, secondOf(frame)),
    posture(frame) {
      const { yaw, pitch, roll, shiftX, shiftY, smile } = scene.poseAt(secondOf(frame));
      const near = NEARNESS_WEIGHT * Math.log(mouthAreaAt(scene, secondOf(frame))?.width ?? 1);
      return [yaw, pitch, roll, shiftX, shiftY, smile * SMILE_WEIGHT, near];
    },
    drawSample: (frame, sample, area) => composer.composePart(area, secondOf(frame), SAMPLE_MOUTHS[sample]),
  };
}

/** Whether nothing lies over the mouth at a moment. */
function isMouthFree(scene: Scene, tSec: number): boolean {
  const mouth = mouthAreaAt(scene, tSec);
  if (!mouth) return false;
  return scene.overlays.every(
    (overlay) =>
      overlay.stateAt(tSec) === null || !overlap(overlay.areaAt(tSec), mouth) || overlay.leavesFree?.(mouth) === true,
  );
}

/** A full smile changes the lips about as much as a large turn of the head. */
const SMILE_WEIGHT = 0.2;
/** A cut to a nearer shot changes them as much as a turn of the head. */
const NEARNESS_WEIGHT = 0.3;
const NOWHERE: Area = { x: 0, y: 0, width: 1, height: 1 };
