import { noOutlineText } from '@herald/contract/photo-texts';
import { isOneOf, type Lighting, SETTINGS } from '@herald/media/choices';
import { EngineError } from '@herald/media/engine-error';
import { hasPlace, type VideoOrder } from '@herald/media/engines/video-order';
import { type DrawnPerformer, isDrawn, type PerformerSpec, type PhotoPerformer } from '@herald/media/scene/scene-spec';

/** The performer as the order has them stand in its place: in its light, or cut out of the place of their photo or clip. */
export function standingPerformer(order: VideoOrder): PerformerSpec {
  const { performer, background, output } = order;
  const isAtHome = hasPlace(output) && !background.isBehindPhoto;
  if (performer.kind === 'photo') return isAtHome ? performer : cutOut(performer);
  if (performer.kind === 'clip') return isAtHome ? performer : { ...performer, isCutOut: true };
  const isSetting = isOneOf(SETTINGS, background.setting);
  return isSetting || !isDrawn(performer) ? performer : inLight(performer, background.lighting);
}

function cutOut(performer: PhotoPerformer): PhotoPerformer {
  if (performer.points.person) return { ...performer, isCutOut: true };
  throw new EngineError('picture_unusable', noOutlineText);
}

function inLight(performer: DrawnPerformer, lighting: Lighting): PerformerSpec {
  if (performer.kind === 'preset') return { ...performer, overrides: { lighting } };
  const { params } = performer;
  return { ...performer, params: params.lighting === 'auto' ? { ...params, lighting } : params };
}
