import { type DraftContent, draftContent, readStoredDraft } from '@herald/contract/draft';
import { withLinks } from '@herald/contract/draft-links';
import type { Video, VideoFailure, VideoProgress } from '@herald/contract/endpoints/videos';
import type { VideoFile } from '@herald/contract/video-file';
import type { Core } from '@herald/core';
import { reasonAgainstRemake, type ShownVideo, type StoredVideo, signVideoLink } from '@herald/core/videos';
import { frameSizeOf } from '@herald/media/frame-size';
import type { Providers } from '@herald/providers';
import type { ApiContext } from '../context.ts';
import { pictureLink } from './avatar.ts';
import { presentFiles } from './video-files.ts';
import { voiceNameOf } from './voice-name.ts';

const MEDIA_PATH = '/api/media/';

/** A video of the library as the wire has it; its links are signed each time. */
export function presentVideo(
  { core, providers }: ApiContext,
  { video, forecast, avatar, soundNotes, filmBefore, removal }: ShownVideo,
): Video {
  const sign = fileSigner(core, video);
  const { files, title } = video;
  const fileList = presentFiles(video, sign);
  const output = video.output ?? draftContent.parse({}).output;
  const { widthPx, heightPx } = frameSizeOf(output.aspect_ratio, output.resolution);
  return {
    id: video.id,
    title,
    description: video.description,
    link_url: video.linkUrl,
    link_label: video.linkLabel,
    slug: video.slug,
    status: video.status,
    video_url: sign(files?.video),
    thumbnail_url:
      sign(files?.poster) ??
      sign(firstPictureOf(video)) ??
      (avatar?.pictureKey || avatar?.presetId ? pictureLink(core, avatar) : null),
    captions_url: sign(files?.vtt),
    subtitles_url: sign(files?.srt),
    download_url: fileList[0]?.download_url ?? null,
    files: fileList,
    duration: video.durationSec,
    views: video.views,
    privacy: video.privacy,
    created_at: video.createdAt.toISOString(),
    deleted_at: video.deletedAt?.toISOString() ?? null,
    metadata: { gif_url: sign(files?.preview), width: widthPx, height: heightPx, size_bytes: video.sizeBytes },
    // Drafts of older versions lack newer fields.
    generation_data: presentOrder(
      readStoredDraft(video.draft ?? {}) ?? draftContent.parse({}),
      linkSigner(core),
      providers,
    ),
    performer: video.performer,
    made_by: video.madeBy,
    instead_reason: video.insteadReason,
    version: video.version,
    kept_share: video.keptShare,
    remake_of: video.remakeOf,
    film_before: filmBefore
      ? { video_id: filmBefore.keptBy, version: filmBefore.version, until: filmBefore.until.toISOString() }
      : null,
    remake_refusal: reasonAgainstRemake(video) ?? '',
    sound_notes: soundNotes,
    progress: isUnfinished(video) ? presentProgress(video, forecast) : null,
    failure: video.failure,
    removal: removal ? { reason: removal.removalReason, is_appealed: removal.appealedAt !== null } : null,
    ...presentErrors(video.failure),
  };
}

/** The files of a video under a name of the caller's. */
export function presentFilesOf({ core }: ApiContext, video: StoredVideo, name: string): VideoFile[] {
  return presentFiles(video, fileSigner(core, video), name);
}

/** The answer to a status poll. */
export function presentVideoStatus(core: Core, { video, forecast }: ShownVideo) {
  return {
    status: video.status,
    video_url: fileSigner(core, video)(video.files?.video),
    ...presentErrors(video.failure),
    ...presentProgress(video, forecast),
  };
}

/** Only its worker keeps it. */
const firstPictureOf = ({ status, firstPictureKey }: StoredVideo) =>
  (status === 'processing' && firstPictureKey) || undefined;

const isUnfinished = ({ status }: StoredVideo) => status === 'pending' || status === 'processing';

type LinkSigner = (key: string | undefined, downloadName?: string) => string | null;

function fileSigner(core: Core, video: StoredVideo): LinkSigner {
  // What a moderator removed has no link that its owner could pass on.
  return (key, downloadName) => (key && !video.removedAt ? signVideoLink(core, video, { key, downloadName }) : null);
}

function linkSigner({ media, clock }: Core): LinkSigner {
  const now = clock.now();
  return (key, downloadName) => (key ? media.sign({ key, downloadName }, now) : null);
}

function presentProgress(video: StoredVideo, forecast: ShownVideo['forecast']): VideoProgress {
  return {
    stage: video.stage ?? 'queued',
    progress: Math.round(video.progress * 1000) / 10,
    frames_done: video.framesDone,
    frames_total: video.framesTotal,
    queue_position: forecast?.queuePosition ?? null,
    eta_seconds: forecast?.etaSec == null ? null : Math.round(forecast.etaSec),
  };
}

/** The specification's two fields: what failed before drawing, and what failed in it. */
function presentErrors(failure: VideoFailure | null): Pick<Video, 'a2e_avatar_error' | 'a2e_video_error'> {
  const isBeforeDrawing = failure?.stage === 'preparing';
  const reason = failure?.reason ?? null;
  return {
    a2e_avatar_error: isBeforeDrawing ? reason : null,
    a2e_video_error: isBeforeDrawing ? null : reason,
  };
}

function presentOrder(draft: DraftContent, sign: LinkSigner, providers: Providers): Video['generation_data'] {
  const { voice, avatar, background, script, output } = withLinks(draft, (kept) =>
    kept.startsWith(MEDIA_PATH) ? (sign(kept.slice(MEDIA_PATH.length)) ?? '') : '',
  );
  return {
    voice: { ...voice, selectedVoiceId: voice.ttsId, name: voiceNameOf(providers, voice) },
    avatar,
    background,
    script,
    output,
  };
}
