import type { SuccessAnswer } from '@herald/contract/client/call-types';
import { draftContent } from '@herald/contract/draft';
import type { Video, VideoProgress } from '@herald/contract/endpoints/videos';
import { limits } from '@herald/contract/limits';

let count = 0;

/** A finished video, but for what is said. */
export function aVideo(changes: Partial<Video> = {}): Video {
  count += 1;
  const { voice, avatar, background, script, output } = draftContent.parse({});
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    title: 'Cold brew in four minutes',
    description: '',
    link_url: '',
    link_label: '',
    slug: `cold-brew-${count}`,
    status: 'completed',
    video_url: '/api/media/video.mp4',
    thumbnail_url: '/api/media/poster.webp',
    captions_url: null,
    subtitles_url: null,
    download_url: null,
    files: [],
    duration: 24,
    views: 0,
    privacy: 'public',
    created_at: '2026-11-16T14:02:00.000Z',
    deleted_at: null,
    metadata: { gif_url: null, width: 720, height: 1280, size_bytes: null },
    made_by: '',
    instead_reason: '',
    version: 1,
    kept_share: null,
    remake_of: null,
    film_before: null,
    performer: 'character',
    remake_refusal: '',
    sound_notes: [],
    generation_data: { voice: { ...voice, selectedVoiceId: '', name: '' }, avatar, background, script, output },
    progress: null,
    failure: null,
    removal: null,
    a2e_avatar_error: null,
    a2e_video_error: null,
    ...changes,
  };
}

export function aProgress(changes: Partial<VideoProgress> = {}): VideoProgress {
  return {
    stage: 'drawing',
    progress: 62,
    frames_done: 428,
    frames_total: 690,
    queue_position: null,
    eta_seconds: 9,
    ...changes,
  };
}

type VideoPage = SuccessAnswer<'GET /videos'>['data'];

/** The first page of a library that holds just these videos. */
export function aVideoPage(videos: Video[], changes: Partial<VideoPage> = {}): VideoPage {
  const countOf = (...statuses: Video['status'][]) => videos.filter(({ status }) => statuses.includes(status)).length;
  return {
    data: videos,
    hits: [],
    current_page: 1,
    total: videos.length,
    per_page: limits.libraryPageSize,
    next_page_url: null,
    counts: {
      total: videos.length,
      completed: countOf('completed'),
      processing: countOf('pending', 'processing'),
      failed: countOf('failed'),
      views: videos.reduce((sum, { views }) => sum + views, 0),
      trash: 0,
    },
    ...changes,
  };
}
