import type { Video } from '@herald/contract/endpoints/videos';
import { limits } from '@herald/contract/limits';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The reason every failure has. */
const DEFAULT_REASON = 'Video generation failed';

const KEPT = 'Script, voice and scene are kept.';

/** Why a video stopped, what is kept and what to do. */
export function stoppedWords(video: Video): { reason: string; kept: string } {
  // A video that Herald cancelled says why.
  if (video.status === 'cancelled' && !video.failure) return { reason: 'You cancelled this video.', kept: KEPT };
  const nextStep = video.failure?.next_step;
  return { reason: failureReason(video), kept: nextStep ? `${KEPT} ${nextStep}` : KEPT };
}

export function failureReason({ failure, a2e_video_error, a2e_avatar_error }: Video): string {
  return failure?.reason || a2e_video_error || a2e_avatar_error || DEFAULT_REASON;
}

/** A video in the trash is deleted for good; any other one goes to the trash first. */
export function deletionQuestion(videos: readonly Pick<Video, 'title'>[], isFinal: boolean): string {
  const [first] = videos;
  const what = videos.length === 1 && first ? `"${first.title}"` : `${videos.length.toLocaleString('en-US')} videos`;
  const question = `Are you sure you want to delete ${what}?`;
  if (isFinal) return `${question} This action cannot be undone.`;
  const stays = videos.length === 1 ? 'It stays' : 'They stay';
  return `${question} ${stays} in the trash for ${limits.trashDays} days.`;
}

/** What a re-make is, or what it kept of the film before. */
export function remadeWords({ remake_of, version, kept_share, deleted_at }: Video): string[] {
  if (remake_of) return [deleted_at ? `Version ${version}` : 'Re-make'];
  if (version === 1) return [];
  return [kept_share === null ? `Version ${version}` : `Version ${version}, ${Math.floor(kept_share * 100)}% kept`];
}

/** How long a video in the trash can still be restored. */
export function timeLeftInTrash(deletedAt: string, now = new Date()): string {
  const leftMs = new Date(deletedAt).getTime() + limits.trashDays * DAY_MS - now.getTime();
  const days = Math.ceil(leftMs / DAY_MS);
  if (days <= 0) return 'Last day';
  return `${days} ${days === 1 ? 'day' : 'days'} left`;
}
