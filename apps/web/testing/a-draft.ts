import { type DraftContent, draftContent } from '@herald/contract/draft';
import type { Avatar, AvatarDrawer } from '@herald/contract/endpoints/avatars';
import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import type { AudioClip, VoiceOption } from '@herald/contract/endpoints/speech';
import { aProgress } from './a-video.ts';
import type { Handlers } from './fake-server.ts';
import { data, refuse } from './replies.ts';

type DraftChanges = { [Group in keyof DraftContent]?: Partial<DraftContent[Group]> | DraftContent[Group] };

/** An untouched draft, except for what a test names in its groups. */
export function aDraft(changes: DraftChanges = {}): DraftContent {
  return draftContent.parse(changes);
}

const clipId = '00000000-0000-7000-8000-000000000201';

/** Steps 1 and 2 are done: an avatar of the library and a spoken script. */
export function aFinishedDraft(changes: DraftChanges = {}): DraftContent {
  return aDraft({
    avatar: { avatarType: 'library', selectedAvatarId: 'kofi', selectedAvatar: 'Kofi' },
    voice: {
      ttsText: 'Pour it over ice.',
      country: 'en',
      region: 'US',
      ttsId: 'ava',
      generatedAudioUrl: '/api/media/clip.m4a?expires=1&signature=a',
      audioId: clipId,
    },
    script: { content: 'Pour it over ice.', duration: 4, wordCount: 4 },
    ...changes,
  });
}

export function aClip(changes: Partial<AudioClip> = {}): AudioClip {
  return {
    audio_id: clipId,
    url: '/api/media/clip.m4a?expires=1&signature=a',
    audio_url: '/api/media/clip.m4a?expires=1&signature=a',
    name: 'Speech',
    source: 'tts',
    duration: 4,
    script: 'Pour it over ice.',
    locale: 'en-US',
    voice_id: 'ava',
    speech_rate: 1,
    voice_style: null,
    words: [],
    peaks: [0.2, 0.6, 0.3],
    notes: [],
    created_at: '2026-11-16T14:02:00.000Z',
    ...changes,
  };
}

export function anAvatar(changes: Partial<Avatar> = {}): Avatar {
  return {
    id: 'kofi',
    avatar_id: 'kofi',
    name: 'kofi',
    display_name: 'Kofi',
    description: '',
    gender: 'male',
    age: 'adult',
    appearance: 'african',
    category: 'casual',
    type: 'default',
    kind: 'preset',
    is_own: false,
    is_cast: false,
    can_be_cut_out: true,
    origin: '',
    drawn_by: null,
    thumbnail_url: '/api/avatar-thumbnails/kofi.webp',
    picture_url: '/api/avatar-thumbnails/kofi.webp',
    product_image_url: null,
    filmed: null,
    scene_hints: {},
    created_at: '2026-10-01T08:00:00.000Z',
    ...changes,
  };
}

export function aVoice(changes: Partial<VoiceOption> = {}): VoiceOption {
  return {
    value: 'ava',
    label: 'Ava',
    gender: 'female',
    quality: 'standard',
    provider: 'local',
    sample_url: '/api/a2e/tts/voices/ava/sample',
    ...changes,
  };
}

/** Herald, who draws people where no service does. */
export const ownDrawer: AvatarDrawer = { name: 'embedded', title: 'Herald', is_own: true, face_options: null };
export const MADE_UP_TEXT = 'This face is made up.';

/** What the wizard asks for. The scene does not play by itself: the simulated DOM has no workers to draw it. */
export function wizardOf(content: DraftContent = aDraft()): Handlers {
  return {
    getPreferences: () => data({ ...defaultPreferences, showPreviewBeforeGenerate: false }),
    getDraft: () => data({ version: 1, content, updated_at: '2026-11-16T14:02:00.000Z' }),
    saveDraft: ({ body }) => data({ version: body.version + 1 }),
    listDrawers: () => data({ avatar: ownDrawer, face: ownDrawer, own: ownDrawer, made_up_text: MADE_UP_TEXT }),
    listAvatars: () => data([anAvatar()]),
    getAvatar: () => data(anAvatar()),
    getAudio: () => data(aClip()),
    listCustomAudio: () => data([]),
    listCountries: () => data([{ value: 'en', label: 'English' }]),
    listRegions: () => data([{ value: 'US', label: 'United States' }]),
    listVoices: () =>
      data([
        { value: 'female', label: 'Female', children: [aVoice()] },
        { value: 'male', label: 'Male', children: [aVoice({ value: 'noah', label: 'Noah', gender: 'male' })] },
      ]),
    listFilmers: () => data([]),
    checkTtsLimits: ({ body }) =>
      data({
        allowed: true,
        reasons: [],
        language_note: '',
        script_characters: body.script_text.length,
        script_characters_limit: 1000,
        estimated_seconds: 4,
        video_seconds_limit: 60,
        videos_left: 7,
        cost: [],
      }),
    previewScene: () => refuse('not_found'),
    estimateVideo: () =>
      data({
        duration_seconds: 4,
        eta_seconds: 40,
        size_bytes: null,
        videos_left: 7,
        queue_position: 1,
        reasons: [],
        cost: [],
      }),
  };
}

export const startedVideo = {
  status: 'success' as const,
  success: true as const,
  message: 'Started.',
  video_id: '00000000-0000-7000-8000-000000000301',
  eta_seconds: 40,
  queue_position: 1,
};

export const queuedProgress = aProgress({ stage: 'queued', progress: 0, queue_position: 1, eta_seconds: 40 });
