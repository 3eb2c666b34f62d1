import type { SceneWishes } from '@herald/media/engines/video-order';
import { sceneSecOf } from '@herald/media/scene/film-length';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { LONGEST_SCENE_SEC, type SceneSpec } from '@herald/media/scene/scene-spec';

/** What an order says of its scene itself wins; an end card of its own makes the film as much longer as it lasts. */
export function withWishes(scene: SceneSpec, wishes: SceneWishes): SceneSpec {
  if (!('endCard' in wishes)) return parseSceneSpec({ ...scene, ...wishes });
  // Read first in the longest scene there is: how long its own becomes depends on it.
  const { endCard } = parseSceneSpec({ ...scene, ...wishes, durationSec: LONGEST_SCENE_SEC });
  const spokenSec = scene.durationSec - (scene.endCard?.durationSec ?? 0);
  return parseSceneSpec({ ...scene, ...wishes, endCard, durationSec: sceneSecOf(spokenSec, endCard) });
}
