import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { limitSetters } from '../plan-texts.ts';

/** How many videos the account can still start this calendar month. */
export const videosLeft = z.number().nullable().describe('Empty where videos are unlimited.');

const limitSetter = z
  .enum(limitSetters)
  .describe('Who set this limit; a larger plan changes nothing about that of the installation.');

export const userLimits = z
  .object({
    can_manage_team_members: z.boolean(),
    video_seconds: z.number().describe('Longest single video.'),
    video_seconds_set_by: limitSetter,
    script_characters: z.number().describe('Longest script.'),
    videos_per_month: z.number().nullable().describe('Empty where they are unlimited.'),
    videos_per_month_set_by: limitSetter,
    videos_used: z.number().describe('Started this calendar month (UTC); failed and cancelled ones do not count.'),
    videos_left: videosLeft,
    team_members_limit: z.number(),
    sites_limit: z.number(),
    storage_used_bytes: z.number(),
    storage_limit_bytes: z.number().nullable().describe('Empty where there is no limit.'),
  })
  .meta({ id: 'UserLimits' });
export type UserLimits = z.infer<typeof userLimits>;

export const userEndpoints = {
  userLimits: ep({
    method: 'GET',
    path: '/user/limits',
    tag: 'Accounts',
    summary: 'What the plans of the current account allow, and what is left',
    auth: 'user',
    response: dataAnswer(userLimits),
  }),
};
