import type { SettingBackground } from '@herald/media/scene/scene-spec';

/** Addresses carry a signature that changes; what stands before it does not. */
const pictureName = (name: string, address: string) => `${name} ${address.split('?')[0]}`;

/** A scene as the server composes it; the worker checks it before it draws. */
export interface SceneOrder {
  scene: Record<string, unknown>;
  /** Addresses by the names that the scene uses. */
  pictures: Record<string, string>;
}

/** Where the sound was at a moment of the clock on the wall; between two of these the worker counts on its own. */
export interface SoundAnchor {
  isPlaying: boolean;
  soundSec: number;
  atMs: number;
}

export type StageRequest =
  | { kind: 'canvas'; canvas: OffscreenCanvas }
  | { kind: 'scene'; order: SceneOrder }
  | { kind: 'anchor'; anchor: SoundAnchor }
  | { kind: 'tile'; key: string; background: SettingBackground; widthPx: number }
  /** Moments of the scene that is shown, one after the other; another request replaces what is left of this one. */
  | { kind: 'stills'; key: string; timesSec: readonly number[]; widthPx: number };

export type StageReport =
  /** A first look is followed by the same scene in full. */
  | { kind: 'shown'; width: number; height: number; durationSec: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }
  | { kind: 'tile'; key: string; tile: ImageBitmap }
  | { kind: 'still'; key: string; tSec: number; still: ImageBitmap };

/** The same clock on both sides. */
export function wallMs(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * The server calls the pictures of every scene alike; the stage keeps what it made by the names of the pictures.
 * So each picture gets a name of its own here.
 */
export function namedByAddress({ scene, pictures }: SceneOrder): SceneOrder {
  const names = new Map(Object.entries(pictures).map(([name, address]) => [name, pictureName(name, address)]));
  return {
    scene: Object.fromEntries(Object.entries(scene).map(([field, part]) => [field, renamed(part, names)])),
    pictures: Object.fromEntries(Object.entries(pictures).map(([name, address]) => [names.get(name) ?? name, address])),
  };
}

function renamed(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => renamed(one, names));
  if (typeof part !== 'object' || part === null || !('picture' in part) || typeof part.picture !== 'string')
    return part;
  return { ...part, picture: names.get(part.picture) ?? part.picture };
}
