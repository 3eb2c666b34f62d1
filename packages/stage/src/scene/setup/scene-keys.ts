import { SCENE_VERSION, type SceneSpec } from '@herald/media/scene/scene-spec';
import { impressionOf } from '#base/light/surroundings.ts';
import type { Framing } from '#base/performer.ts';
import { stableHash } from '#base/stable-hash.ts';

interface Size {
  width: number;
  height: number;
}

/** Equal keys mean the same picture behind the presenter. Pictures are known by name: use names that change with the content. */
export function backgroundKey(spec: SceneSpec): string {
  const { aspect, resolution, background } = spec;
  const framed = spec.card?.placement === 'beside';
  return stableHash({ version: SCENE_VERSION, aspect, resolution, background, framed });
}

/** `cardFace` is the card as it is painted: its size follows the words of the scene. */
export function performerKey(spec: SceneSpec, framing: Framing, cardFace: Size | null): string {
  const held = spec.card?.placement === 'hand' ? spec.card : null;
  const size = cardFace && [cardFace.width, cardFace.height];
  const heldCard = held && { picture: held.picture, label: held.label, locale: spec.locale, size };
  const { surroundings, ...place } = framing;
  // Not the measured light: a first look has coarser pictures of the same place. The side of the lamp would be seen to change.
  const lit = surroundings ? { place: backgroundKey(spec), ...impressionOf(surroundings) } : null;
  return stableHash({ version: SCENE_VERSION, performer: spec.performer, framing: place, heldCard, lit });
}
