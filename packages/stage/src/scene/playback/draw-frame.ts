import { isDrawn, SCENE_VERSION } from '@herald/media/scene/scene-spec';
import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import { stableHash } from '#base/stable-hash.ts';
import { asideTurn } from '#people/character/pose-aside.ts';
import { headOn } from '#people/params/head-on-body.ts';
import { isCovered, overlayStates, type Scene, shotAt } from '../setup/scene.ts';
import { materialState } from './material-state.ts';

/** Draws one moment of a scene, whole. The same scene and moment give the same picture on every platform. */
export function drawFrame(ctx: Context2D, scene: Scene, tSec: number): void {
  if (!isCovered(scene, tSec)) drawPresenter(ctx, scene, tSec);
  drawOverlays(ctx, scene, tSec);
}

/** What lies over the presenter at a moment, on whatever the canvas shows. */
export function drawOverlays(ctx: Context2D, scene: Pick<Scene, 'overlays'>, tSec: number): void {
  for (const overlay of scene.overlays) if (overlay.stateAt(tSec) !== null) overlay.draw(ctx, tSec);
}

function drawPresenter(ctx: Context2D, scene: Scene, tSec: number): void {
  ctx.drawImage(scene.base.at(scene, tSec), 0, 0);
  shotAt(scene, tSec).performer.drawMoving(ctx, scene.poseAt(tSec));
}

/** Everything the picture of a moment depends on beside the scene's pictures: equal text, equal picture. */
export function frameState(scene: Scene, tSec: number): string {
  const overlays = overlayStates(scene, tSec);
  const material = materialState(scene.spec, tSec);
  if (isCovered(scene, tSec)) return JSON.stringify([material, overlays]);
  return JSON.stringify([scene.base.keyAt(scene, tSec), scene.poseAt(tSec), material, overlays]);
}

/**
 * What no moment changes: performer, background, layout, and what lies over them. When something is seen is left out: the
 * states of the moments tell it.
 */
export function stillState({ spec, layout }: Scene): string {
  const { version, aspect, resolution, locale, performer, background, camera, captions, logo, endCard } = spec;
  const { brand } = spec;
  const card = spec.card && { picture: spec.card.picture, label: spec.card.label, placement: spec.card.placement };
  const over = {
    brand,
    captions,
    card,
    logo,
    endCard,
    hook: spec.hook?.text,
    hasWords: spec.words.length > 0,
  };
  return stableHash({ version, aspect, resolution, locale, performer, background, camera, layout, over });
}

/** Everything that the mouth looks like by, beside its shape and how the head is held: equal text, equal lips. */
export function mouthLookAt(scene: Scene, tSec: number): string {
  const { aspect, resolution, performer, background } = scene.spec;
  const { framing } = shotAt(scene, tSec).performer;
  return stableHash({ version: SCENE_VERSION, aspect, resolution, performer, background, framing });
}

/** How far lips are before the middle of a head, in face units. */
const MOUTH_DEPTH = 1.25;

/** Where the mouth is seen at a moment, with room for every shape; null while the end card covers it. */
export function mouthAreaAt(scene: Scene, tSec: number): Rect | null {
  if (isCovered(scene, tSec)) return null;
  const { framing } = shotAt(scene, tSec).performer;
  const { headX, headY, unitPx, aside } = isDrawn(scene.spec.performer) ? headOn(framing) : framing;
  const { shiftX, shiftY } = scene.poseAt(tSec);
  const turnedX = asideTurn(aside) * MOUTH_DEPTH;
  const width = 2 * Math.round(unitPx * 0.62);
  const height = 2 * Math.round(unitPx * 0.5);
  return {
    x: Math.round(headX + (shiftX + turnedX) * unitPx - width / 2),
    y: Math.round(headY + (shiftY + 0.82) * unitPx - height / 2),
    width,
    height,
  };
}
