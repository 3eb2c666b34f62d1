import type { AuditChanges } from '@herald/contract/audit-actions';
import type { VideoPrivacy } from '@herald/contract/statuses';
import { changesBetween } from '../../audit/audit-changes.ts';
import type { Core } from '../../core.ts';
import { fieldError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Caller } from '../../identity/caller.ts';
import { examineContent } from '../../moderation/examine-content.ts';
import { changeVideo } from '../state/change-video.ts';
import { assertMayChangeVideo } from '../state/policies.ts';
import type { StoredVideo } from '../state/video.ts';
import { videoTexts } from '../state/video-texts.ts';
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
        if (video.status === 'completed') {
          const texts = videoTexts({ ...video, ...definedOf(changes) }).map(({ text }) => text);
          await examineContent(core, tx, { id: videoId, texts });
        }
        for (const deed of deedsOf(video, { ...changes, password })) {
          await recordVideoChanges(core, tx, { actor, caller, videos: [{ id: videoId, title }], ...deed });
        }
      },
    };
  });
  return getVideo(core, actor, videoId);
}

const definedOf = ({ title, description, linkLabel }: VideoUpdate) => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
  ...(linkLabel !== undefined && { linkLabel }),
});

/** What an update really changes; repeating it changes nothing. */
function deedsOf(video: StoredVideo, { password, ...update }: VideoUpdate) {
  const { title, description, linkUrl, linkLabel, privacy } = update;
  const deeds: { action: VideoAction; changes: AuditChanges }[] = [
    { action: 'video.rename', changes: changesBetween(video, { title }) },
    { action: 'video.update', changes: changesBetween(video, { description }) },
    { action: 'video.change_link', changes: changesBetween(video, { linkUrl, linkLabel }) },
    {
      action: 'video.change_privacy',
      changes: { ...changesBetween(video, { privacy }), ...(password !== undefined && { password: {} }) },
    },
  ];
  return deeds.filter(({ changes }) => Object.keys(changes).length > 0);
}
