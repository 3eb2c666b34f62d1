import type { AvatarKind, PictureFormat } from '@herald/contract';

/** A face that was drawn or found, before it becomes an avatar. */
export interface MadeFace {
  picture: { bytes: Uint8Array; format: PictureFormat };
  kind: Exclude<AvatarKind, 'preset'>;
  /** For characters. */
  params?: Record<string, unknown>;
  /** For photos. */
  points?: unknown;
  sceneHints: Record<string, string>;
}
