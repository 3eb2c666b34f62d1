import type { AuditEntry } from '../../audit/record-audit.ts';
import { recordDeed } from '../../audit/record-deed.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Caller } from '../../identity/caller.ts';
import type { StoredVideo } from '../state/video.ts';

export type VideoAction =
  | 'video.renamed'
  | 'video.updated'
  | 'video.link_changed'
  | 'video.privacy_changed'
  | 'video.deleted'
  | 'video.restored'
  | 'video.purged';

export interface VideoChanges {
  actor: Actor;
  caller: Caller;
  action: VideoAction;
  /** Changed together: they make one entry, named after the first. */
  videos: readonly Pick<StoredVideo, 'id' | 'title'>[];
  details?: AuditEntry['details'];
}

/** Records what a member did to videos of the account, for its members to see. */
export async function recordVideoChanges(core: Core, tx: Transaction, changes: VideoChanges): Promise<void> {
  const { actor, caller, action, videos, details } = changes;
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
    details: {
      ...details,
      name: first.title,
      ...(others > 0 && { others, ids: videos.map(({ id }) => id) }),
    },
  });
}
