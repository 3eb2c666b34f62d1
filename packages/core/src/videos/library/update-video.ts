import type { VideoPrivacy } from '@herald/contract';
import type { Core } from '../../core.ts';
import { fieldError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Caller } from '../../identity/caller.ts';
import { changeVideo } from '../state/change-video.ts';
import { assertMayChangeVideo } from '../state/policies.ts';
import type { StoredVideo } from '../state/video.ts';
import { getVideo } from './get-video.ts';
import { recordVideoChanges, type VideoAction } from './record-video-changes.ts';
import type { ShownVideo } from './shown-video.ts';

export interface VideoUpdate {
  title?: string | undefined;
  description?: string | undefined;
  /** Where the button under the video leads; empty for none. */
  linkUrl?: string | undefined;
  linkLabel?: string | undefined;
  privacy?: VideoPrivacy | undefined;
  /** Visitors of the watch page have to enter it. */
  password?: string | undefined;
}

/** Changes a video's texts, its link and who may watch it; the film stays as it is. */
export async function updateVideo(
  core: Core,
  actor: Actor,
  videoId: string,
  { password, ...changes }: VideoUpdate,
  caller: Caller,
): Promise<ShownVideo> {
  const newHash = password === undefined ? undefined : await core.passwords.hash(password);
  await changeVideo(core, { name: 'update video', videoId }, (video, tx) => {
    assertMayChangeVideo(actor, video);
    const privacy = changes.privacy ?? video.privacy;
    const passwordHash = privacy === 'password' ? (newHash ?? video.passwordHash) : null;
    if (privacy === 'password' && !passwordHash) throw fieldError('password', 'Please enter a password.');
    const title = changes.title ?? video.title;
    return {
      answer: undefined,
      change: { columns: { ...changes, passwordHash }, movesQueue: false },
      async also() {
        for (const action of changesOf(video, { ...changes, password })) {
          const details = action === 'video.renamed' ? { from: video.title } : { privacy };
          await recordVideoChanges(core, tx, { actor, caller, action, videos: [{ id: videoId, title }], details });
        }
      },
    };
  });
  return getVideo(core, actor, videoId);
}

/** What an update really changes; repeating it changes nothing. */
function changesOf(video: StoredVideo, update: VideoUpdate): VideoAction[] {
  const { title, description, linkUrl, linkLabel, privacy, password } = update;
  const isNew = (wish: string | undefined, known: string) => wish !== undefined && wish !== known;
  const changes: VideoAction[] = [];
  if (isNew(title, video.title)) changes.push('video.renamed');
  if (isNew(description, video.description)) changes.push('video.updated');
  const isRelinked = isNew(linkUrl, video.linkUrl) || isNew(linkLabel, video.linkLabel);
  if (isRelinked) changes.push('video.link_changed');
  if (isNew(privacy, video.privacy) || password !== undefined) changes.push('video.privacy_changed');
  return changes;
}
