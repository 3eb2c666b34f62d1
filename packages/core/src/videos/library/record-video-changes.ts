import type { AuditAction } from '@herald/contract/audit-actions';
import type { AuditEntry } from '../../audit/record-audit.ts';
import { recordDeed } from '../../audit/record-deed.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Caller } from '../../identity/caller.ts';
import type { StoredVideo } from '../state/video.ts';

export type VideoAction = Extract<AuditAction, `video.${string}`>;

export interface VideoChanges {
  actor: Actor;
  caller: Caller;
  action: VideoAction;
  /** Changed together: they make one entry, named after the first. */
  videos: readonly Pick<StoredVideo, 'id' | 'title'>[];
  changes?: AuditEntry['changes'];
}

/** Records what a member did to videos of the account, for its members to see. */
export async function recordVideoChanges(
  core: Core,
  tx: Transaction,
  { actor, caller, action, videos, changes }: VideoChanges,
): Promise<void> {
  const [first] = videos;
  if (!first) return;
  const others = videos.length - 1;
  await recordDeed(core, tx, {
    actor,
    caller,
    accountId: actor.accountId,
    action,
    subjectType: 'video',
    subjectId: first.id,
    ...(changes && { changes }),
    details: {
      name: first.title,
      ...(others > 0 && { others, ids: videos.map(({ id }) => id) }),
    },
  });
}
