import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import type { StoredVideo } from '../videos/state/video.ts';
import { watchRepository } from './watch-repository.ts';

/** A video a visitor may watch, with what its page needs to know. */
export interface SharedVideo {
  video: StoredVideo;
  /** The visitor acts in the account the video belongs to. */
  isOwn: boolean;
  showsAiMark: boolean;
  /** Captions are drawn into the film; a captions track would show them twice. */
  captionsInPicture: boolean;
}

/** Policy: whoever works in the account always may; others by the video's privacy. */
export function isOwnVideo(video: StoredVideo, actor: Actor | undefined): boolean {
  return actor?.accountId === video.accountId;
}

/** A shared video for a visitor. A video they may not watch does not exist for them. */
export async function readSharedVideo(core: Core, slug: string, actor: Actor | undefined): Promise<SharedVideo> {
  const video = await findWatchable(core, { slug }, actor);
  const isOwn = isOwnVideo(video, actor);
  if (video.privacy === 'password' && !isOwn) throw new AppError('watch_password_required');
  return share(core, video, isOwn);
}

/** The same with the password its owner gave out. */
export async function unlockSharedVideo(
  core: Core,
  { slug, password }: { slug: string; password: string },
  caller: Caller,
): Promise<SharedVideo> {
  await countAttempt(core, { kind: 'unlockVideo', ip: caller.ip });
  const video = await watchRepository.findShared(core.db.queries, { slug });
  if (video?.privacy !== 'password' || !video.passwordHash) throw new AppError('not_found');
  const isRight = await core.passwords.verify(video.passwordHash, password);
  if (!isRight) throw new AppError('watch_password_wrong');
  return share(core, video, false);
}

/** A shared video that may be watched by the caller, however it is named. */
export async function findWatchable(
  core: Core,
  by: { slug: string } | { id: string },
  actor: Actor | undefined,
): Promise<StoredVideo> {
  const video = await watchRepository.findShared(core.db.queries, by);
  if (!video || !mayKnow(video, actor)) throw new AppError('not_found');
  return video;
}

function mayKnow(video: StoredVideo, actor: Actor | undefined): boolean {
  return video.privacy !== 'signed_in' || actor !== undefined;
}

async function share(core: Core, video: StoredVideo, isOwn: boolean): Promise<SharedVideo> {
  const { ai_mark_enabled } = await core.settings.read();
  return { video, isOwn, showsAiMark: ai_mark_enabled, captionsInPicture: hasCaptionsInPicture(video) };
}

function hasCaptionsInPicture({ output, draft }: StoredVideo): boolean {
  const { captions = 'off' } = output ?? draft?.output ?? {};
  return captions !== 'off';
}
