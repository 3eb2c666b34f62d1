import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { isInsert } from '@herald/media/scene/shot-plan';
import type { ClipTrack } from './clip-track.ts';

/** By this name a scene knows the picture that stands for the clip behind its end card. */
export const CLIP_STILL = 'still of the clip';

/**
 * Only the end card and what fills the frame have the clip behind them; elsewhere its still would only take memory. Who is
 * cut out has the scene behind them.
 */
export function sceneOfClip(spec: SceneSpec): SceneSpec {
  if (spec.performer.kind === 'clip' && spec.performer.isCutOut) return spec;
  const showsStill = spec.endCard !== null || spec.shots.some(({ size }) => isInsert(size));
  return {
    ...spec,
    background: showsStill
      ? { kind: 'picture', picture: CLIP_STILL, softness: 1 }
      : { kind: 'color', color: '#000000' },
  };
}

/** The picture of a clip that its still shows. */
export function firstUsable({ spans, fps }: Pick<ClipTrack, 'spans' | 'fps'>): number {
  return Math.ceil((spans.find(({ fault }) => !fault)?.fromSec ?? 0) * fps);
}
