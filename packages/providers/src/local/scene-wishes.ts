import { LONGEST_SCENE_SEC, parseSceneSpec, type SceneSpec, type SceneWishes, sceneSecOf } from '@herald/media';

/** What an order says of its scene itself wins; an end card of its own makes the film as much longer as it lasts. */
export function withWishes(scene: SceneSpec, wishes: SceneWishes): SceneSpec {
  if (!('endCard' in wishes)) return parseSceneSpec({ ...scene, ...wishes });
  // Read first in the longest scene there is: how long its own becomes depends on it.
  const { endCard } = parseSceneSpec({ ...scene, ...wishes, durationSec: LONGEST_SCENE_SEC });
  const spokenSec = scene.durationSec - (scene.endCard?.durationSec ?? 0);
  return parseSceneSpec({ ...scene, ...wishes, endCard, durationSec: sceneSecOf(spokenSec, endCard) });
}
