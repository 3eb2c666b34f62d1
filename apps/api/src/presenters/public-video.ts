import { draftContent } from '@herald/contract/draft';
import type { PublicVideo, VideoStatistics } from '@herald/contract/endpoints/watch';
import { isOfClip } from '@herald/contract/statuses';
import { signVideoLink } from '@herald/core/videos';
import type { SharedVideo, WatchStatistics } from '@herald/core/watch';
import { frameSizeOf } from '@herald/media/frame-size';
import { withoutMarks } from '@herald/media/script-marks';
import type { ApiContext } from '../context.ts';
import { presentFiles } from './video-files.ts';
import { voiceNameOf } from './voice-name.ts';
import { presentCounts } from './watch-counts.ts';

/** A video as its public page shows it: what was said and by whom, never the rest of the order. */
export function presentPublicVideo({ core, providers }: ApiContext, shared: SharedVideo): PublicVideo {
  const { video, isOwn, showsAiMark, captionsInPicture, session } = shared;
  const sign = (key: string | undefined, downloadName?: string) =>
    key ? signVideoLink(core, video, { key, downloadName }) : null;
  const draft = video.draft ?? draftContent.parse({});
  const output = video.output ?? draft.output;
  const files = presentFiles(video, sign);
  const { widthPx, heightPx } = frameSizeOf(output.aspect_ratio, output.resolution);
  return {
    id: video.id,
    slug: video.slug ?? '',
    title: video.title,
    description: video.description,
    link_url: video.linkUrl,
    link_label: video.linkLabel,
    video_url: sign(video.files?.video),
    thumbnail_url: sign(video.files?.poster),
    captions_url: sign(video.files?.vtt),
    download_url: files[0]?.download_url ?? null,
    files,
    duration: video.durationSec,
    width: widthPx,
    height: heightPx,
    created_at: video.createdAt.toISOString(),
    views: video.views,
    generation_data: {
      script: { content: withoutMarks(draft.script.content || draft.voice.ttsText) },
      voice: {
        selectedVoiceId: draft.voice.useCustomAudio ? '' : draft.voice.ttsId,
        name: voiceNameOf(providers, draft.voice),
        is_recorded: draft.voice.useCustomAudio,
      },
      avatar: { selectedAvatar: draft.avatar.selectedAvatar, is_filmed: isOfClip(video.performer) },
    },
    is_own: isOwn,
    shows_ai_mark: showsAiMark,
    captions_in_picture: captionsInPicture,
    session,
  };
}

export function presentStatistics(statistics: WatchStatistics): VideoStatistics {
  const { views, counts, countsSince, averageSec, averageShare, retention, days } = statistics;
  return {
    views,
    counted_since: countsSince.toISOString(),
    ...presentCounts(counts),
    average_watched_seconds: averageSec === undefined ? null : Math.round(averageSec * 10) / 10,
    average_watched_percent: averageShare === undefined ? null : Math.round(averageShare * 1000) / 10,
    retention: retention.map((share) => Math.round(share * 1000) / 1000),
    last_days: days.map(({ day, ...of }) => ({ day, ...presentCounts(of) })),
  };
}
