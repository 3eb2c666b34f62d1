import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { isClipShot, type MaterialShot, showsMaterial } from '@herald/media/scene/shot-plan';
import { CLIP_FPS, type MovingPictures, usedFrames } from '@herald/stage';
import { FlipReel } from './flip-reel.ts';

const KEPT_REELS = 6;
/** No shot of a clip is longer. */
const LONGEST_SHOT_SEC = 5;

const reels = new Map<string, Promise<FlipReel>>();

/** The names of the clips of a scene, which are no pictures. */
export function clipNamesOf({ material }: SceneSpec): Set<string> {
  return new Set(material.filter(({ shot }) => isClipShot(shot)).map(({ picture }) => picture));
}

/** The clips that a scene shows, each as far as it is shown. */
export async function loadSceneClips(
  { material, shots }: SceneSpec,
  addresses: Record<string, string>,
  onPage: () => void,
): Promise<MovingPictures> {
  const isShown = (shot: MaterialShot) => shots.some(({ size }) => showsMaterial(size, shot));
  const loaded = new Map<string, FlipReel>();
  for (const item of material.filter(({ shot }) => isClipShot(shot) && isShown(shot))) {
    const reel = await reelOf(item.picture, addresses[item.picture] ?? '', onPage);
    const { fromFrame, lastFrame } = usedFrames(item, reel);
    await reel.bring(fromFrame, Math.min(lastFrame, fromFrame + LONGEST_SHOT_SEC * CLIP_FPS));
    loaded.set(item.picture, reel);
  }
  return loaded;
}

function reelOf(name: string, address: string, onPage: () => void): Promise<FlipReel> {
  const kept = reels.get(name);
  if (kept) return kept;
  const opening = FlipReel.open(address, onPage).catch((cause) => {
    reels.delete(name);
    throw new Error('A clip of this scene could not be loaded. Check your connection.', { cause });
  });
  reels.set(name, opening);
  const [oldest] = reels;
  if (reels.size > KEPT_REELS && oldest) {
    reels.delete(oldest[0]);
    void oldest[1].then((reel) => reel.close());
  }
  return opening;
}
