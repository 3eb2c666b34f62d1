import type { PublicVideo } from '@herald/contract/endpoints/watch';

/** A shared video as strangers see it, except for what a test names. */
export function aPublicVideo(changes: Partial<PublicVideo> = {}): PublicVideo {
  return {
    id: '00000000-0000-7000-8000-000000000101',
    slug: 'cold-brew',
    title: 'Cold brew in four minutes',
    description: '',
    link_url: '',
    link_label: '',
    video_url: '/api/media/film.mp4?expires=1&signature=a',
    thumbnail_url: '/api/media/poster.webp?expires=1&signature=a',
    captions_url: null,
    download_url: null,
    files: [],
    duration: 84,
    width: 720,
    height: 1280,
    created_at: '2026-11-16T14:02:00.000Z',
    views: 0,
    generation_data: {
      script: { content: '' },
      voice: { selectedVoiceId: '', name: '', is_recorded: false },
      avatar: { selectedAvatar: '', is_filmed: false },
    },
    is_own: false,
    shows_ai_mark: true,
    captions_in_picture: false,
    session: 'a session',
    ...changes,
  };
}
