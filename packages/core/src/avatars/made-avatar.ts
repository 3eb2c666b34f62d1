import type { AvatarRequest } from '@herald/contract/endpoints/avatars';
import type { AvatarKind, PictureFormat } from '@herald/contract/statuses';
import type { CharacterParams } from '@herald/media/person/character-params';
import type { SceneHints } from '@herald/media/scene/scene-hints';

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
