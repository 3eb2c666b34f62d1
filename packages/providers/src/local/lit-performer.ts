import { isOneOf, type Lighting, type PerformerSpec, SETTINGS, type VideoOrder } from '@herald/media';

/** The performer in the light of the order: a setting brings its own light, and a person may have theirs. */
export function litPerformer({ performer, background }: VideoOrder): PerformerSpec {
  const isSetting = isOneOf(SETTINGS, background.setting);
  return isSetting || performer.kind === 'photo' ? performer : inLight(performer, background.lighting);
}

function inLight(performer: Exclude<PerformerSpec, { kind: 'photo' }>, lighting: Lighting): PerformerSpec {
  if (performer.kind === 'preset') return { ...performer, overrides: { lighting } };
  const { params } = performer;
  return { ...performer, params: params.lighting === 'auto' ? { ...params, lighting } : params };
}
