import { isDrawn } from '@herald/media/scene/scene-spec';
import type { Context2D } from '#base/canvas/canvas.ts';
import { NEUTRAL_POSE } from '#people/acting/expressions.ts';
import { restPose } from '#people/acting/rest-pose.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { type Scene, shotAt } from '../setup/scene.ts';

/** The person of a scene in its place, posing for their picture: nothing is said yet. */
export function drawAtRest(ctx: Context2D, scene: Scene): void {
  const { performer } = scene.spec;
  ctx.drawImage(scene.base.at(scene, 0), 0, 0);
  const pose = isDrawn(performer) ? restPose(characterOf(performer)) : NEUTRAL_POSE;
  shotAt(scene, 0).performer.drawMoving(ctx, pose);
}
