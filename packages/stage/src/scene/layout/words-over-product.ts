import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { isTall } from '#base/is-tall.ts';
import { layoutScene, requestOf, type SceneLayout } from './layout-scene.ts';

/**
 * A layout for the product alone. In a tall frame words are above it, like the headline of an advertisement: below it networks write
 * over the picture, and between it and these its lower half would stay empty.
 */
export function layoutOfProduct(spec: SceneSpec, layout: SceneLayout): SceneLayout {
  const { caption, height, framing } = layout;
  if (!isTall(framing) || caption.y < height / 2) return layout;
  const { y } = layoutScene({ ...requestOf(spec), captionPosition: 'top' }).caption;
  return { ...layout, caption: { ...caption, y } };
}

/** Networks write over the lowest part of a tall frame. */
const BELOW_TALL = 0.24;

/** What a product leaves free below it, as a share of the height, where no words are; empty for the usual. */
export function freeBelow({ framing }: Pick<SceneLayout, 'framing'>): { below?: number } {
  return isTall(framing) ? { below: BELOW_TALL } : {};
}
