import { NEUTRAL_POSE } from '../acting/expressions.ts';
import { restPose } from '../acting/rest-pose.ts';
import type { Context2D } from '../canvas.ts';
import { characterOf } from './prepare-performer.ts';
import { type Scene, shotAt } from './scene.ts';

/** The person of a scene in its place, as they stand for their picture: nothing is said yet. */
export function drawAtRest(ctx: Context2D, scene: Scene): void {
  const { performer } = scene.spec;
  ctx.drawImage(scene.base.at(scene, 0), 0, 0);
  const pose = performer.kind === 'photo' ? NEUTRAL_POSE : restPose(characterOf(performer));
  shotAt(scene, 0).performer.drawMoving(ctx, pose);
}
