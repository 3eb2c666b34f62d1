import type { VideoPrivacy } from '@herald/contract';
import { fieldError } from '../../app-error.ts';
import type { Caller } from '../../caller.ts';
import type { Core } from '../../core.ts';
import type { Actor } from '../../people/actor.ts';
import { getVideo } from '../get-video.ts';
import { lockOwnVideo } from '../lock-own-video.ts';
import type { ShownVideo } from '../shown-video.ts';
import type { StoredVideo } from '../video.ts';
import { videoChangeRepository } from '../video-change-repository.ts';
import { videoWorkRepository } from '../video-work-repository.ts';
import { recordVideoChanges, type VideoAction } from './record-video-changes.ts';

export interface VideoUpdate {
  title?: string | undefined;
  description?: string | undefined;
  privacy?: VideoPrivacy | undefined;
  /** Asked of whoever opens the watch page. */
  password?: string | undefined;
}

/** Changes what people read of a video and who may watch it; how it was made stays. */
export async function updateVideo(
  core: Core,
  actor: Actor,
  videoId: string,
  { password, ...changes }: VideoUpdate,
  caller: Caller,
): Promise<ShownVideo> {
  const newHash = password === undefined ? undefined : await core.passwords.hash(password);
  const { accountId } = actor;
  await core.db.transaction('update video', async (tx) => {
    const video = await lockOwnVideo(tx, actor, videoId);
    const privacy = changes.privacy ?? video.privacy;
    const passwordHash = privacy === 'password' ? (newHash ?? video.passwordHash) : null;
    if (privacy === 'password' && !passwordHash) throw fieldError('password', 'Please enter a password.');
    await videoWorkRepository.update(tx, videoId, { ...changes, passwordHash });
    const title = changes.title ?? video.title;
    for (const action of changesOf(video, { ...changes, password })) {
      const details = action === 'video.renamed' ? { from: video.title } : { privacy };
      await recordVideoChanges(core, tx, { actor, caller, action, videos: [{ id: videoId, title }], details });
    }
    await videoChangeRepository.announce(tx, { accountId, videoId, movesQueue: false });
  });
  return getVideo(core, actor, videoId);
}

/** What an update really changes; the same again changes nothing. */
function changesOf(video: StoredVideo, { title, description, privacy, password }: VideoUpdate): VideoAction[] {
  const isNew = (wish: string | undefined, known: string) => wish !== undefined && wish !== known;
  const changes: VideoAction[] = [];
  if (isNew(title, video.title)) changes.push('video.renamed');
  if (isNew(description, video.description)) changes.push('video.updated');
  if (isNew(privacy, video.privacy) || password !== undefined) changes.push('video.privacy_changed');
  return changes;
}
