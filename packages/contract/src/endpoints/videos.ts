import { z } from 'zod';
import { costLine } from '../costs.ts';
import { draftContent, videoOutput } from '../draft.ts';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer, messageAnswer } from '../envelope.ts';
import {
  idField,
  linkField,
  newPasswordField,
  requiredText,
  secretField,
  textField,
  timestampField,
  voiceNameField,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { performerKinds, videoPrivacies, videoStages, videoStatuses } from '../statuses.ts';
import { videoFiles } from '../video-file.ts';

/** Why a video failed, and what its owner can do. */
export const videoFailure = z.object({
  stage: z.enum(videoStages),
  reason: z.string(),
  next_step: z.string(),
  may_pass: z.boolean().optional().describe('False where the same video would fail the same way again.'),
});
export type VideoFailure = z.infer<typeof videoFailure>;

/** Progress of a video that is being made. */
export const videoProgress = z.object({
  stage: z.enum(videoStages),
  /** Percent of the whole work, 0 to 100. */
  progress: z.number(),
  frames_done: z.number(),
  frames_total: z.number(),
  queue_position: z.number().nullable().describe('1 is next; null once it is being made.'),
  eta_seconds: z.number().nullable().describe('null until the server has measured how fast it is.'),
});
export type VideoProgress = z.infer<typeof videoProgress>;

/** The order behind the video, for the settings and preview dialogs. */
export const generationData = z.object({
  voice: draftContent.shape.voice.unwrap().extend({ selectedVoiceId: z.string(), name: voiceNameField }),
  avatar: draftContent.shape.avatar.unwrap(),
  background: draftContent.shape.background.unwrap(),
  script: draftContent.shape.script.unwrap(),
  output: videoOutput,
});

/** A video of the account's library. */
export const video = z
  .object({
    id: idField,
    title: z.string(),
    description: z.string(),
    link_url: z.string().describe('Where its button leads; empty for no button.'),
    link_label: z.string().describe('The words on the button; empty for "Visit" and the host.'),
    slug: z.string().nullable(),
    status: z.enum(videoStatuses),
    video_url: z.string().nullable(),
    thumbnail_url: z.string().nullable(),
    captions_url: z.string().nullable(),
    subtitles_url: z.string().nullable().describe('The same captions as SRT.'),
    download_url: z.string().nullable(),
    files: videoFiles,
    duration: z.number().nullable().describe('Seconds.'),
    views: z.number(),
    privacy: z.enum(videoPrivacies),
    created_at: timestampField,
    deleted_at: timestampField.nullable(),
    metadata: z.object({
      gif_url: z.string().nullable(),
      width: z.number(),
      height: z.number(),
      size_bytes: z.number().nullable(),
    }),
    generation_data: generationData,
    performer: z
      .enum(performerKinds)
      .nullable()
      .describe(
        'Whether its presenter is drawn, a photo, a clip, or cut out of a clip; null where none is filmed by Herald.',
      ),
    made_by: z.string().describe('The service that filmed it, as people call it; empty for Herald.'),
    instead_reason: z.string().describe('Why Herald filmed what a service was to film; mostly empty.'),
    version: z.number().describe('Of the film it shows, counted from 1; each re-make counts one more.'),
    kept_share: z
      .number()
      .nullable()
      .describe('Share of its pictures that earlier films had, 0 to 1; null where Herald did not draw it.'),
    remake_of: idField.nullable().describe('The video whose film this one is to replace, or has replaced.'),
    film_before: z
      .object({ video_id: idField, version: z.number(), until: timestampField })
      .nullable()
      .describe('The film it showed before; restoring that video shows it again.'),
    remake_refusal: z.string().describe('Why it cannot be re-made; empty where it can.'),
    sound_notes: z.array(z.string()).describe('What you should know about its sound; mostly empty.'),
    progress: videoProgress.nullable().describe('Set while the video is pending or processing.'),
    failure: videoFailure.nullable(),
    removal: z
      .object({ reason: z.string(), is_appealed: z.boolean() })
      .nullable()
      .describe('A moderator removed it: nobody else sees it, and none of its files has a link.'),
    a2e_avatar_error: z.string().nullable(),
    a2e_video_error: z.string().nullable(),
  })
  .meta({ id: 'Video' });
export type Video = z.infer<typeof video>;

export const videoSorts = ['newest', 'oldest', 'popular', 'title'] as const;
export type VideoSort = (typeof videoSorts)[number];

/** Why a search found a video whose title does not say it. */
export const searchHit = z.object({
  video_id: idField,
  at_seconds: z.number().nullable().describe('When the line is spoken; null for the description, or when unknown.'),
  line: z.array(z.object({ text: z.string(), is_hit: z.boolean() })).describe('The line, cut up at what was found.'),
});
export type SearchHit = z.infer<typeof searchHit>;

const videoPage = z.object({
  data: z.array(video),
  hits: z.array(searchHit).describe('Empty without a search.'),
  current_page: z.number(),
  total: z.number(),
  per_page: z.number(),
  next_page_url: z.string().nullable(),
  /** Over the whole library, regardless of the search; pending videos count as processing. */
  counts: z.object({
    total: z.number(),
    completed: z.number().describe('Those that can be watched: without what a moderator removed.'),
    processing: z.number(),
    failed: z.number(),
    views: z.number(),
    trash: z.number(),
  }),
});

const tag = 'Videos';
const params = z.object({ id: idField });
const videoIds = (max: number) => z.array(idField).min(1, 'Please choose a video.').max(max);

export const videoEndpoints = {
  listVideos: ep({
    method: 'GET',
    path: '/videos',
    tag,
    summary: 'The library: search, filter and sort run over all videos of the account',
    auth: 'user',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(limits.libraryPageSize),
      status: z
        .enum(['all', ...videoStatuses])
        .default('all')
        .describe('processing includes pending'),
      search: textField(limits.searchCharacters).default(''),
      sort: z.enum(videoSorts).default('newest'),
      trash: z.stringbool().default(false),
    }),
    response: dataAnswer(videoPage),
  }),
  getVideo: ep({
    method: 'GET',
    path: '/videos/:id',
    tag,
    summary: 'One video of the account',
    auth: 'user',
    params,
    response: dataAnswer(video),
  }),
  readVideoDraft: ep({
    method: 'GET',
    path: '/videos/:id/draft',
    tag,
    summary: 'What a video was ordered with, as a draft',
    auth: 'user',
    params,
    response: dataAnswer(draftContent),
  }),
  readVideoCost: ep({
    method: 'GET',
    path: '/videos/:id/cost',
    tag,
    summary: 'What outside services were paid for a video, its sound and its avatar; empty when none worked on it',
    auth: 'user',
    params,
    response: dataAnswer(z.array(costLine)),
  }),
  updateVideo: ep({
    method: 'PUT',
    path: '/videos/:id',
    tag,
    summary: 'Change title, description, link and privacy; how it was generated cannot be changed',
    auth: 'user',
    role: 'editor',
    params,
    body: z.object({
      title: requiredText(limits.videoTitleCharacters, 'Please enter a title.').optional(),
      description: textField(limits.videoDescriptionCharacters).optional(),
      link_url: linkField.optional(),
      link_label: textField(limits.linkLabelCharacters).trim().optional(),
      privacy: z.enum(videoPrivacies).optional(),
      password: newPasswordField.optional(),
    }),
    response: dataAnswer(video),
  }),
  deleteVideo: ep({
    method: 'DELETE',
    path: '/videos/:id',
    tag,
    summary: 'Move a video to the trash; it can be restored for 30 days',
    auth: 'user',
    role: 'editor',
    params,
    response: messageAnswer,
  }),
  restoreVideo: ep({
    method: 'POST',
    path: '/videos/:id/restore',
    tag,
    summary: 'Restore a video from the trash',
    auth: 'user',
    role: 'editor',
    params,
    response: dataAnswer(video),
  }),
  changeVideos: ep({
    method: 'POST',
    path: '/videos/bulk',
    tag,
    summary: 'Delete, restore or purge many videos; purged ones cannot come back',
    auth: 'user',
    role: 'editor',
    body: z.object({ ids: videoIds(1000), action: z.enum(['delete', 'restore', 'purge']) }),
    response: dataAnswer(z.object({ ids: z.array(idField).describe('The videos that were changed.') })),
  }),
  orderVideosZip: ep({
    method: 'POST',
    path: '/videos/zip',
    tag,
    summary: 'A link that downloads many videos as one file; it works once, for five minutes',
    auth: 'user',
    body: z.object({ ids: videoIds(100) }),
    response: dataAnswer(z.object({ url: z.string() })),
  }),
  videosZip: ep({
    method: 'GET',
    path: '/videos/zip',
    tag,
    summary: 'The download itself; the ticket in the link is the permission',
    auth: 'public',
    query: z.object({ ticket: secretField }),
    response: bytesAnswer,
    produces: 'application/zip',
  }),
};
