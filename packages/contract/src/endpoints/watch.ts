import { ASPECTS } from '@herald/media/choices';
import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { emailField, idField, textField, timestampField, voiceNameField } from '../fields.ts';
import { limits } from '../limits.ts';
import { reportReasons, videoActs } from '../statuses.ts';
import { videoFiles } from '../video-file.ts';
import { watchCounts, watchedDay } from './analytics.ts';

/** A video as its public page shows it. */
export const publicVideo = z
  .object({
    id: idField,
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    link_url: z.string().describe('Where its button leads; empty for no button.'),
    link_label: z.string().describe('The words on the button; empty for "Visit" and the host.'),
    video_url: z.string().nullable(),
    thumbnail_url: z.string().nullable(),
    captions_url: z.string().nullable(),
    download_url: z.string().nullable(),
    files: videoFiles,
    duration: z.number().nullable(),
    width: z.number(),
    height: z.number(),
    created_at: timestampField,
    views: z.number(),
    generation_data: z.object({
      script: z.object({ content: z.string() }),
      voice: z.object({
        selectedVoiceId: z.string(),
        name: voiceNameField,
        is_recorded: z.boolean().describe('The voice is a recording, not a synthetic one.'),
      }),
      avatar: z.object({
        selectedAvatar: z.string(),
        is_filmed: z.boolean().describe('A person’s own video, words, mouth and expression made.'),
      }),
    }),
    is_own: z.boolean().describe('The signed-in person works in the account the video belongs to.'),
    shows_ai_mark: z
      .boolean()
      .describe('The installation marks pictures even where words beside them say what is made.'),
    captions_in_picture: z.boolean().describe('The captions are part of the picture: a player leaves its track off.'),
    session: z.string().describe('Names this viewer for a day; comes back with views, plays and reports.'),
  })
  .meta({ id: 'PublicVideo' });
export type PublicVideo = z.infer<typeof publicVideo>;

/** What the server writes into a watch page: the video, that it is locked, or that it is not public. */
export interface WatchData {
  video: PublicVideo | null;
  isLocked: boolean;
  siteName: string;
}

/** How a video was watched. */
export const videoStatistics = z
  .object({
    views: z.number(),
    counted_since: timestampField.describe('Watched plays, downloads, shares and clicks are counted from then on.'),
    ...watchCounts.shape,
    average_watched_seconds: z.number().nullable().describe('Of a play; null without one.'),
    average_watched_percent: z.number().nullable(),
    retention: z.array(z.number()).describe('For each hundredth of the video, the share of plays that saw it.'),
    last_days: z.array(watchedDay).describe('The last 30 days, the newest first; days without anything are left out.'),
  })
  .meta({ id: 'VideoStatistics' });
export type VideoStatistics = z.infer<typeof videoStatistics>;

const tag = 'Watching';
const slugParams = z.object({ slug: textField(200) });
/** What came with the video. One that the server did not make is as good as none. */
const session = textField(200);
const viewBody = z.object({ session: session.optional() }).nullish();
const views = dataAnswer(z.object({ views: z.number() }));

export const watchEndpoints = {
  publicVideo: ep({
    method: 'GET',
    path: '/videos/slug/:slug/public',
    tag,
    summary: 'A shared video; not found when it is deleted, banned or not for the caller',
    auth: 'optional',
    params: slugParams,
    response: dataAnswer(publicVideo),
    openInMaintenance: true,
  }),
  unlockVideo: ep({
    method: 'POST',
    path: '/videos/slug/:slug/unlock',
    tag,
    summary: 'A shared video that needs a password',
    auth: 'optional',
    params: slugParams,
    body: z.object({ password: textField(limits.passwordMaxCharacters) }),
    response: dataAnswer(publicVideo),
    openInMaintenance: true,
  }),
  viewVideoBySlug: ep({
    method: 'POST',
    path: '/videos/slug/:slug/view',
    tag,
    summary: 'Count a view, once per viewer and day, without a session once per network; your own do not count',
    auth: 'optional',
    params: slugParams,
    body: viewBody,
    response: views,
    openInMaintenance: true,
  }),
  viewVideo: ep({
    method: 'POST',
    path: '/videos/:id/view',
    tag,
    summary: 'The same by the video’s id',
    auth: 'optional',
    params: z.object({ id: idField }),
    body: viewBody,
    response: views,
    openInMaintenance: true,
  }),
  savePlay: ep({
    method: 'POST',
    path: '/videos/slug/:slug/play',
    tag,
    summary: 'How much of the video was watched so far, for its owner’s statistics',
    auth: 'optional',
    params: slugParams,
    body: z.object({
      session,
      watched_seconds: z.number().min(0).max(86_400),
      seen: z.array(z.number().int().min(0).max(99)).max(100).describe('Hundredths of the video.'),
    }),
    response: messageAnswer,
    openInMaintenance: true,
  }),
  countAct: ep({
    method: 'POST',
    path: '/videos/slug/:slug/act',
    tag,
    summary: 'Count that the video was saved, shared or left for its link, each once per person and day',
    auth: 'optional',
    params: slugParams,
    body: z.object({ act: z.enum(videoActs), session: session.optional() }),
    response: messageAnswer,
    openInMaintenance: true,
  }),
  reportVideo: ep({
    method: 'POST',
    path: '/videos/slug/:slug/report',
    tag,
    summary: 'Report a video to the moderators',
    auth: 'optional',
    params: slugParams,
    body: z
      .object({
        reason: z.enum(reportReasons),
        details: textField(2000).default(''),
        from_seconds: z.number().min(0).max(86_400).optional().describe('Where in the film it begins.'),
        to_seconds: z.number().min(0).max(86_400).optional(),
        email: emailField.optional().describe('Gets a mail with what was decided; forgotten after 90 days.'),
        session: session.optional(),
      })
      .refine(({ from_seconds = 0, to_seconds = from_seconds }) => to_seconds >= from_seconds, {
        path: ['to_seconds'],
        error: 'The end comes before the beginning.',
      }),
    response: messageAnswer,
  }),
  videoStatistics: ep({
    method: 'GET',
    path: '/videos/:id/statistics',
    tag,
    summary: 'How a video of the account was watched',
    auth: 'user',
    params: z.object({ id: idField }),
    response: dataAnswer(videoStatistics),
  }),
  oembed: ep({
    method: 'GET',
    path: '/oembed',
    tag,
    summary: 'oEmbed: how to show a shared video on another page',
    auth: 'public',
    query: z.object({
      url: textField(2000),
      format: textField(10).optional().describe('`json`, also without it, or `xml`.'),
      maxwidth: z.coerce.number().int().min(1).max(10_000).optional(),
      maxheight: z.coerce.number().int().min(1).max(10_000).optional(),
      aspect_ratio: z.enum(ASPECTS).optional().describe('Of a video in several ratios; its own without it.'),
    }),
    response: z.object({
      version: z.literal('1.0'),
      type: z.literal('video'),
      provider_name: z.string(),
      provider_url: z.string(),
      title: z.string(),
      thumbnail_url: z.string(),
      thumbnail_width: z.number(),
      thumbnail_height: z.number(),
      width: z.number(),
      height: z.number(),
      html: z.string(),
    }),
    alsoXml: true,
  }),
};
