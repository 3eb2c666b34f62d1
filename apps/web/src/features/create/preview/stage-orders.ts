import type { SettingBackground } from '@herald/stage';

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
  | { kind: 'tile'; key: string; background: SettingBackground; widthPx: number };

export type StageReport =
  /** A first look is followed by the same scene in full. */
  | { kind: 'shown'; width: number; height: number; durationSec: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }
  | { kind: 'tile'; key: string; tile: ImageBitmap };

/** The same clock on both sides. */
export function wallMs(): number {
  return performance.timeOrigin + performance.now();
}
