import { z } from 'zod';
import { plannedCost } from '../costs.ts';
import { avatarGroup, backgroundGroup, draftContent, scriptGroup, videoOutput, voiceGroup } from '../draft.ts';
import { ep } from '../endpoint.ts';
import { bytesAnswer, messageAnswer, successAnswer } from '../envelope.ts';
import { idField, linkField, textField } from '../fields.ts';
import { shownPlan } from '../film-plan.ts';
import { limits } from '../limits.ts';
import { videoStatuses } from '../statuses.ts';
import { videosLeft } from './user.ts';
import { videoProgress } from './videos.ts';

const tag = 'Video generation';
const params = z.object({ id: idField });

/** The order of a video: the draft's groups under their names on the wire. */
export const startBody = z.object({
  title: textField(limits.videoTitleCharacters).default(''),
  avatar_data: avatarGroup,
  voice_data: voiceGroup,
  background_data: backgroundGroup.optional(),
  script_data: scriptGroup.optional(),
  output: videoOutput.extend({ link_url: linkField.default('') }).optional(),
});
export type StartBody = z.output<typeof startBody>;

/** Who speaks in a video that is made again. */
const remakeBody = z
  .object({
    tts_id: textField(100)
      .default('')
      .describe(
        'Needed only where the voice of the video ended, which `voice_ended` tells. Its own voice means the kept sound.',
      ),
  })
  .nullish();

/** What a re-make changes, and which film it changes. */
export const remakeOrder = startBody.extend({
  of_version: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('The version of the film that was changed; 409 when the video shows another one by now.'),
});
export type RemakeOrder = z.output<typeof remakeOrder>;

const started = z.object({
  status: z.literal('success'),
  success: z.literal(true),
  message: z.string(),
  video_id: idField,
  eta_seconds: z.number().nullable(),
  queue_position: z.number().nullable(),
});

export const videoStatusData = z.object({
  status: z.enum(videoStatuses),
  video_url: z.string().nullable(),
  a2e_avatar_error: z.string().nullable(),
  a2e_video_error: z.string().nullable(),
  ...videoProgress.partial().shape,
});

const estimate = z.object({
  duration_seconds: z.number().describe('Of the finished video, with its end card.'),
  eta_seconds: z.number().nullable().describe('From the click to the finished video, including the wait.'),
  size_bytes: z.number().nullable().describe('Of its file, as films of this installation were; null before the first.'),
  videos_left: videosLeft,
  queue_position: z.number().describe('The position it would get.'),
  reasons: z.array(z.string()).describe('Why the plan would refuse it; empty when it may be started.'),
  cost: z.array(plannedCost).describe('What outside services get paid for it; empty when none works on it.'),
});

/** A scene as the stage draws it, with the addresses of the pictures it names. */
export const previewScene = z.object({
  scene: z.record(z.string(), z.unknown()).describe('A scene description of the stage.'),
  pictures: z.record(z.string(), z.string()),
  audio_url: z.string().nullable(),
  plan: shownPlan.optional().describe('Its sentences with what they got; left out where nothing is said.'),
});

const filmer = z.object({
  value: z.string(),
  label: z.string(),
  others: z.array(z.string()).optional().describe('Names that drafts of another key of the same service call it by.'),
});

export const videoGenerationEndpoints = {
  startVideo: ep({
    method: 'POST',
    path: '/video-generation/start',
    tag,
    summary: 'Start making a video',
    auth: 'user',
    role: 'editor',
    makes: true,
    body: startBody,
    response: started,
    idempotent: 'row',
    long: true,
  }),
  orderAnother: ep({
    method: 'POST',
    path: '/videos/:id/another',
    tag,
    summary: 'Make another video like a finished one, in which the presenter moves otherwise',
    auth: 'user',
    role: 'editor',
    makes: true,
    params,
    body: remakeBody,
    response: started,
    idempotent: 'row',
    long: true,
  }),
  remakeVideo: ep({
    method: 'POST',
    path: '/videos/:id/remake',
    tag,
    summary: 'Film a finished video again with changes, under the same address; it takes no video of the plan',
    auth: 'user',
    role: 'editor',
    makes: true,
    params,
    body: remakeOrder,
    response: started,
    idempotent: 'row',
    long: true,
  }),
  videoStatus: ep({
    method: 'GET',
    path: '/video-generation/status/:id',
    tag,
    summary: 'Progress of a video',
    auth: 'user',
    params,
    response: successAnswer(videoStatusData),
  }),
  retryVideo: ep({
    method: 'POST',
    path: '/video-generation/retry/:id',
    tag,
    summary: 'Make a failed or cancelled video again',
    auth: 'user',
    role: 'editor',
    makes: true,
    params,
    body: remakeBody,
    response: successAnswer(videoStatusData),
    idempotent: 'answer',
    long: true,
  }),
  retryVideoByVideos: ep({
    method: 'POST',
    path: '/videos/:id/retry',
    tag,
    summary: 'The same as /video-generation/retry/{id}',
    auth: 'user',
    role: 'editor',
    makes: true,
    params,
    body: remakeBody,
    response: successAnswer(videoStatusData),
    idempotent: 'answer',
    long: true,
  }),
  checkVideoStatus: ep({
    method: 'POST',
    path: '/videos/:id/check-status',
    onlyAsks: true,
    tag,
    summary: 'The same as /video-generation/status/{id}',
    auth: 'user',
    params,
    response: successAnswer(videoStatusData),
  }),
  cancelVideo: ep({
    method: 'POST',
    path: '/videos/:id/cancel',
    tag,
    summary: 'Stop making a video and give its slot back',
    auth: 'user',
    role: 'editor',
    params,
    response: messageAnswer,
  }),
  createVideo: ep({
    method: 'POST',
    path: '/videos',
    tag,
    summary: 'The same as /video-generation/start',
    auth: 'user',
    role: 'editor',
    makes: true,
    body: startBody,
    response: started,
    idempotent: 'row',
    long: true,
  }),
  checkTtsLimits: ep({
    method: 'POST',
    path: '/video-generation/check-tts-limits',
    onlyAsks: true,
    tag,
    summary: 'Whether a script fits the plan',
    auth: 'user',
    body: z.object({
      script_text: textField(100_000),
      estimated_seconds: z.number().min(0).optional(),
      end_card: textField(120).default('').describe('Its time counts against the plan.'),
      tts_id: textField(60).default(''),
      country: textField(60).default(''),
      region: textField(60).default(''),
      style: textField(100).default(''),
      speechRate: z.number().min(limits.speechRate.min).max(limits.speechRate.max).default(1),
    }),
    response: successAnswer(
      z.object({
        allowed: z.boolean(),
        reasons: z.array(z.string()),
        language_note: z.string().describe('Set when the voice speaks another language than the script.'),
        script_characters: z.number(),
        script_characters_limit: z.number(),
        estimated_seconds: z.number().describe('Of what is said, without the end card.'),
        video_seconds_limit: z.number(),
        videos_left: videosLeft,
        cost: z.array(plannedCost).describe('What the service of the voice gets paid for saying it.'),
      }),
    ),
  }),
  estimateVideo: ep({
    method: 'POST',
    path: '/video-generation/estimate',
    onlyAsks: true,
    tag,
    summary: 'How much of the plan a video would use, and when it would be ready',
    auth: 'user',
    body: draftContent,
    response: successAnswer(estimate),
  }),
  listFilmers: ep({
    method: 'GET',
    path: '/video-generation/filmers',
    tag,
    summary: 'Services that can film in place of Herald, by the name `output.made_by` takes',
    auth: 'user',
    response: successAnswer(z.array(filmer)),
  }),
  previewScene: ep({
    method: 'POST',
    path: '/video-generation/preview-scene',
    onlyAsks: true,
    tag,
    summary: 'The scene of a draft, exactly as it would be filmed',
    auth: 'user',
    body: draftContent,
    response: successAnswer(previewScene),
  }),
  videoEvents: ep({
    method: 'GET',
    path: '/video-generation/events',
    tag,
    summary:
      'Server-sent events: one `video` event with the whole Video for every change in the account, and `batch` with the BatchJob',
    auth: 'user',
    response: bytesAnswer,
    produces: 'text/event-stream',
  }),
};
