import type { Attempt } from '../attempts/attempt-keys.ts';
import { countAttempt, forgiveAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import type { StoredVideo } from '../videos/state/video.ts';
import { issueViewSession, readViewSession, type Viewer } from './view-session.ts';
import { watchRepository } from './watch-repository.ts';

/** A video a visitor may watch, with what its page needs to know. */
export interface SharedVideo {
  video: StoredVideo;
  /** The visitor acts in the account the video belongs to. */
  isOwn: boolean;
  showsAiMark: boolean;
  /** Captions are drawn into the film; a captions track would show them twice. */
  captionsInPicture: boolean;
  /** Comes back with views, plays and reports. */
  session: string;
}

/** Who wants to know something about which video. */
export interface Watching {
  video: { slug: string } | { id: string };
  actor: Actor | undefined;
  caller: Caller;
  /** What they got with the video, if they send it back. */
  session?: string | undefined;
}

export interface Watchable {
  video: StoredVideo;
  isOwn: boolean;
  /** Set when they sent a genuine session. */
  viewer: Viewer | undefined;
}

/** A shared video for a visitor. A video they may not watch does not exist for them. */
export async function readSharedVideo(core: Core, watching: Watching): Promise<SharedVideo> {
  const { video, isOwn } = await findWatchable(core, watching);
  return share(core, video, { isOwn, caller: watching.caller });
}

/** The same with the password its owner gave out. */
export async function unlockSharedVideo(
  core: Core,
  { slug, password }: { slug: string; password: string },
  caller: Caller,
): Promise<SharedVideo> {
  const attempt: Attempt = { kind: 'unlockVideo', ip: caller.ip, subject: slug };
  await countAttempt(core, attempt);
  const video = await watchRepository.findShared(core.db.queries, { slug });
  if (video?.privacy !== 'password' || !video.passwordHash) throw new AppError('not_found');
  const isRight = await core.passwords.verify(video.passwordHash, password);
  if (!isRight) throw new AppError('watch_password_wrong');
  await core.db.transaction('forgive unlocking', (tx) => forgiveAttempt(core, tx, attempt));
  return share(core, video, { isOwn: false, caller });
}

/**
 * Policy: a video and everything about it is for members of its account, and for others by its privacy. A video with a
 * password tells only those something who have its session, which comes with the password.
 */
export async function findWatchable(core: Core, watching: Watching): Promise<Watchable> {
  const { actor } = watching;
  const video = await watchRepository.findShared(core.db.queries, watching.video);
  if (!video) throw new AppError('not_found');
  const isOwn = actor?.accountId === video.accountId;
  if (video.privacy === 'signed_in' && !actor) throw new AppError('not_found');
  const viewer = await readViewSession(core, video, watching.session);
  if (video.privacy === 'password' && !isOwn && !viewer) throw new AppError('watch_password_required');
  return { video, isOwn, viewer };
}

async function share(
  core: Core,
  video: StoredVideo,
  { isOwn, caller }: { isOwn: boolean; caller: Caller },
): Promise<SharedVideo> {
  const { ai_mark_enabled } = await core.settings.read();
  const session = await issueViewSession(core, video, caller);
  return {
    video,
    isOwn,
    session,
    showsAiMark: ai_mark_enabled,
    captionsInPicture: hasCaptionsInPicture(video),
  };
}

function hasCaptionsInPicture({ output, draft }: StoredVideo): boolean {
  const { captions = 'off' } = output ?? draft?.output ?? {};
  return captions !== 'off';
}
