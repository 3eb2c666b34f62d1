import { isOneOf, type Lighting, SETTINGS } from '@herald/media/choices';
import type { VideoOrder } from '@herald/media/engines/video-order';
import { type DrawnPerformer, isDrawn, type PerformerSpec } from '@herald/media/scene/scene-spec';

/** The performer in the light of the order: a setting brings its own light, and a person may have theirs. */
export function litPerformer({ performer, background }: VideoOrder): PerformerSpec {
  const isSetting = isOneOf(SETTINGS, background.setting);
  return isSetting || !isDrawn(performer) ? performer : inLight(performer, background.lighting);
}

function inLight(performer: DrawnPerformer, lighting: Lighting): PerformerSpec {
  if (performer.kind === 'preset') return { ...performer, overrides: { lighting } };
  const { params } = performer;
  return { ...performer, params: params.lighting === 'auto' ? { ...params, lighting } : params };
}
