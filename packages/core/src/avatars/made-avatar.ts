import type { AvatarKind, AvatarRequest, PictureFormat } from '@herald/contract';
import type { CharacterParams, SceneHints } from '@herald/media';

/** An order that a worker works on. */
export interface ClaimedAvatarJob {
  id: string;
  accountId: string;
  /** Who ordered it. */
  userId: string;
  request: AvatarRequest;
}

/** A face that was drawn or found, before it becomes an avatar. */
export interface MadeFace {
  picture: { bytes: Uint8Array; format: PictureFormat };
  kind: Exclude<AvatarKind, 'preset' | 'hosted'>;
  /** For characters. */
  params?: CharacterParams;
  /** For photos. */
  points?: unknown;
  sceneHints: SceneHints;
  /** Who drew it, and why that is not who was asked first. */
  drawnBy?: { name: string; title: string };
  insteadReason?: string;
}
