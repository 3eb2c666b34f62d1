import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer, messageAnswer } from '../envelope.ts';
import { idField, requiredText, textField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { dayFields, notOfExport, pageOf, pageQuery, sortFields } from '../page.ts';
import { contentStatuses, contentTypes, moderationEvents, reportReasons, reportStatuses } from '../statuses.ts';

const WORDS = 1000;

const item = z
  .object({
    id: idField.describe('The same as of the video, the picture or the site.'),
    type: z.enum(contentTypes),
    title: z.string(),
    creator: z.string(),
    status: z.enum(contentStatuses),
    flag_reason: z.string().describe('Why it waits or was removed; empty where it neither waits nor is removed.'),
    is_appeal: z.boolean().describe('Its owner appealed, and nobody has answered.'),
    views: z.number().nullable().describe('Of a video.'),
    downloads: z.number().nullable().describe('Of a video: once per person and day.'),
    reports: z.number(),
    thumbnail_url: z.string().nullable(),
    version: z.number().describe('Comes back with a decision.'),
    decided_by: z.string().nullable(),
    decided_at: timestampField.nullable(),
    removed_at: timestampField.nullable(),
    created_at: timestampField,
  })
  .meta({ id: 'ModerationItem' });
export type ModerationItem = z.infer<typeof item>;

const details = z
  .object({
    ...item.shape,
    video_url: z.string().nullable(),
    duration: z.number().nullable(),
    open_url: z.string().nullable().describe('Where people see it; empty while it is removed.'),
    owner: z.object({
      videos: z.number(),
      removed_before: z.number().describe('What else of them is removed.'),
    }),
    report_list: z.array(
      z.object({
        id: idField,
        reason: z.enum(reportReasons),
        details: z.string(),
        from_seconds: z.number().nullable(),
        to_seconds: z.number().nullable(),
        status: z.enum(reportStatuses),
        created_at: timestampField,
      }),
    ),
    texts: z.array(
      z.object({
        label: z.string(),
        text: z.string(),
        marks: z
          .array(z.object({ from: z.number(), to: z.number(), word: z.string() }))
          .describe('Where watched words are in it.'),
      }),
    ),
    history: z.array(
      z.object({
        id: idField,
        event: z.enum(moderationEvents),
        by: z.string().nullable(),
        words: z.string(),
        created_at: timestampField,
      }),
    ),
    appeal: z.object({ words: z.string(), created_at: timestampField }).nullable(),
    removal_reasons: z.array(z.string()).describe('What a moderator can choose from.'),
  })
  .meta({ id: 'ModerationItemDetails' });
export type ModerationItemDetails = z.infer<typeof details>;

export const moderationQuery = pageQuery(
  {
    search: textField(limits.searchCharacters)
      .default('')
      .describe('Beginnings of words of the title or of the name of the creator.'),
    status: z.enum(['', ...contentStatuses]).default(''),
    type: z.enum(['', ...contentTypes]).default(''),
    only: z.enum(['', 'reported', 'appealed']).default(''),
    ...dayFields('Created'),
    ...sortFields('queue', 'created_at', 'reports'),
  },
  15,
);
export type ModerationQuery = z.infer<typeof moderationQuery>;

const figures = z
  .object({
    total_content: z.number(),
    pending_review: z.number(),
    appeals: z.number().describe('Of the pending ones.'),
    flagged: z.number(),
    removed: z.number(),
    reported_today: z.number().describe('Reports since midnight (UTC), without those that were set aside.'),
    actions_today: z.number().describe('Decisions of moderators since midnight (UTC).'),
  })
  .meta({ id: 'ModerationFigures' });
export type ModerationFigures = z.infer<typeof figures>;

const removal = z
  .object({
    id: idField,
    type: z.enum(contentTypes),
    title: z.string(),
    reason: z.string(),
    words: z.string(),
    removed_at: timestampField.nullable().describe('Empty once an appeal has brought it back.'),
    appeal_until: timestampField.nullable().describe('Empty once there is an appeal, or where the caller may not.'),
    appeal: z.object({ words: z.string(), created_at: timestampField }).nullable(),
    answer: z.object({ words: z.string(), created_at: timestampField }).nullable(),
  })
  .meta({ id: 'Removal' });
export type Removal = z.infer<typeof removal>;

const tag = 'Administration';
const params = z.object({ id: idField });
const version = z.number().int().min(0);

export const adminModerationEndpoints = {
  listModeration: ep({
    method: 'GET',
    path: '/admin/moderation',
    tag,
    summary: 'Videos, pictures and texts of sites: what waits for a moderator comes first',
    auth: 'admin',
    query: moderationQuery,
    response: dataAnswer(pageOf(item)),
  }),
  moderationStatistics: ep({
    method: 'GET',
    path: '/admin/moderation/statistics',
    tag,
    summary: 'How much content there is, how much waits, and what happened today',
    auth: 'admin',
    response: dataAnswer(figures),
  }),
  exportModeration: ep({
    method: 'GET',
    path: '/admin/moderation/export',
    tag,
    summary: 'The same items as a CSV file (RFC 4180)',
    auth: 'admin',
    query: moderationQuery.omit(notOfExport),
    response: bytesAnswer,
    produces: 'text/csv',
  }),
  getModerationItem: ep({
    method: 'GET',
    path: '/admin/moderation/:id',
    tag,
    summary: 'An item with its reports, its texts and what happened to it',
    auth: 'admin',
    params,
    response: dataAnswer(details),
  }),
  approveContent: ep({
    method: 'POST',
    path: '/admin/moderation/:id/approve',
    tag,
    summary: 'Let content stay, or give it back; its open reports are rejected',
    auth: 'admin',
    params,
    body: z.object({ version, answer: textField(WORDS).default('').describe('What the owner reads after an appeal.') }),
    response: messageAnswer,
  }),
  flagContent: ep({
    method: 'POST',
    path: '/admin/moderation/:id/flag',
    tag,
    summary: 'Mark content for another look; it stays visible',
    auth: 'admin',
    params,
    body: z.object({ version }),
    response: messageAnswer,
  }),
  removeContent: ep({
    method: 'POST',
    path: '/admin/moderation/:id/remove',
    tag,
    summary: 'Take content from everybody; its owner reads the reason and may appeal once',
    auth: 'admin',
    params,
    body: z.object({
      version,
      reason: requiredText(120, 'Please choose a reason.'),
      words: textField(WORDS).default('').describe('A sentence that the owner reads with the reason.'),
      ban_owner: z.boolean().default(false),
    }),
    response: messageAnswer,
  }),
  listRemovals: ep({
    method: 'GET',
    path: '/removals',
    tag: 'Videos',
    summary: 'What of the account a moderator removed, and why',
    auth: 'user',
    response: dataAnswer(z.array(removal)),
  }),
  appealRemoval: ep({
    method: 'POST',
    path: '/removals/:id/appeal',
    tag: 'Videos',
    summary: 'Ask a moderator to look again: once, within 20 days',
    auth: 'user',
    role: 'editor',
    params,
    body: z.object({ words: requiredText(WORDS, 'Please say why it should come back.') }),
    response: messageAnswer,
  }),
};
