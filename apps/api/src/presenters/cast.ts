import type { CastActor } from '@herald/contract/endpoints/cast';
import type { Core } from '@herald/core';
import { titleOf } from '@herald/core/avatars';
import type { CastEntry } from '@herald/core/own-data';
import { pictureLink } from './avatar.ts';

export function presentActor(core: Core, entry: CastEntry): CastActor {
  const { release, avatar, clipBytes, clipReport, films, addedBy, withdrawnBy } = entry;
  return {
    id: release.id,
    avatar_id: release.avatarId,
    name: avatar ? titleOf(avatar) : release.name,
    picture_url: avatar?.pictureKey ? pictureLink(core, avatar) : null,
    duration_sec: clipReport?.durationSec ?? 0,
    stored_bytes: release.sizeBytes + (clipBytes ?? 0),
    films,
    release_name: release.fileName,
    added_by: addedBy,
    added_at: release.createdAt.toISOString(),
    withdrawn_by: withdrawnBy,
    withdrawn_at: release.withdrawnAt?.toISOString() ?? null,
  };
}
