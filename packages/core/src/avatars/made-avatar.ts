import type { AvatarKind, PictureFormat } from '@herald/contract';
import type { CharacterParams, SceneHints } from '@herald/media';

/** A face that was drawn or found, before it becomes an avatar. */
export interface MadeFace {
  picture: { bytes: Uint8Array; format: PictureFormat };
  kind: Exclude<AvatarKind, 'preset'>;
  /** For characters. */
  params?: CharacterParams;
  /** For photos. */
  points?: unknown;
  sceneHints: SceneHints;
}
