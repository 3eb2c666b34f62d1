import type { PerformerOrder, VideoOrder } from '../contracts/video-provider.ts';

/** Who speaks, lit as the order wishes; a place brings its own light, a person may have theirs. */
export function performerOf({ performer, background }: VideoOrder): Record<string, unknown> {
  if (performer.kind === 'photo') return { ...performer, picture: 'photo' };
  const isPlace = background.setting !== 'color' && background.setting !== 'picture';
  return isPlace ? performer : inLight(performer, background.lighting);
}

function inLight(performer: Exclude<PerformerOrder, { kind: 'photo' }>, lighting: string): Record<string, unknown> {
  if (performer.kind === 'preset') return { ...performer, overrides: { lighting } };
  const { params } = performer;
  return { ...performer, params: params.lighting === 'auto' ? { ...params, lighting } : params };
}
