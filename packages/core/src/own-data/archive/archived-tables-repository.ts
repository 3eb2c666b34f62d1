import { and, eq, getTableColumns, isNull, ne, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { avatarJobs, avatars } from '../../db/schema/avatars.ts';
import { personClips } from '../../db/schema/clips.ts';
import { mails } from '../../db/schema/mails.ts';
import { audioClips, brandKits, drafts, keptDrafts, pictures, pronunciations } from '../../db/schema/media.ts';
import { invitations, memberships, userPreferences, users } from '../../db/schema/people.ts';
import { purchases, userPlans } from '../../db/schema/plans.ts';
import { securityActivity } from '../../db/schema/sessions.ts';
import { sites } from '../../db/schema/sites.ts';
import { templates } from '../../db/schema/templates.ts';
import { videos } from '../../db/schema/videos.ts';
import { videoDays } from '../../db/schema/watch.ts';

export interface Whose {
  accountId: string;
  userId: string;
}

export interface ArchivedTable {
  table: PgTable;
  of(whose: Whose): SQL | undefined;
  /** Columns that open something, or mean nothing in another installation. */
  leftOut?: readonly string[];
  /** Its rows belong to a video of the account. */
  isOfVideos?: boolean;
  /** Exports of older releases do not have it. */
  isNew?: boolean;
}

/** What an export holds, in the order in which an import can write it. */
export const archivedTables = {
  users: { table: users, of: ({ userId }) => eq(users.id, userId), leftOut: ['passwordHash', 'search'] },
  user_preferences: { table: userPreferences, of: ({ userId }) => eq(userPreferences.userId, userId) },
  pictures: { table: pictures, of: ({ accountId }) => eq(pictures.accountId, accountId) },
  audio_clips: { table: audioClips, of: ({ accountId }) => eq(audioClips.accountId, accountId) },
  pronunciations: { table: pronunciations, of: ({ accountId }) => eq(pronunciations.accountId, accountId) },
  brand_kits: { table: brandKits, of: ({ accountId }) => eq(brandKits.accountId, accountId), isNew: true },
  // A clip that is not prepared is no presenter, and the file as it was sent is for the check alone.
  person_clips: {
    table: personClips,
    of: ({ accountId }) => and(eq(personClips.accountId, accountId), eq(personClips.state, 'ready')),
    leftOut: ['workToken', 'pieces', 'checkedById', 'code'],
  },
  avatars: { table: avatars, of: ({ accountId }) => eq(avatars.accountId, accountId) },
  avatar_jobs: {
    table: avatarJobs,
    of: ({ accountId }) => and(eq(avatarJobs.accountId, accountId), ne(avatarJobs.status, 'processing')),
    leftOut: ['startKey'],
  },
  videos: {
    table: videos,
    of: ({ accountId }) => and(eq(videos.accountId, accountId), isNull(videos.purgedAt)),
    leftOut: ['passwordHash', 'workToken', 'startKey', 'startHash', 'missedBy', 'batchId', 'search'],
  },
  video_days: {
    table: videoDays,
    of: ({ accountId }) => and(eq(videos.accountId, accountId), isNull(videos.purgedAt)),
    isOfVideos: true,
  },
  drafts: {
    table: drafts,
    of: ({ accountId, userId }) => and(eq(drafts.accountId, accountId), eq(drafts.userId, userId)),
  },
  kept_drafts: {
    table: keptDrafts,
    of: ({ accountId, userId }) => and(eq(keptDrafts.accountId, accountId), eq(keptDrafts.userId, userId)),
    isNew: true,
  },
  templates: {
    table: templates,
    of: ({ accountId }) => eq(templates.accountId, accountId),
    leftOut: ['presetId', 'search', 'posterKey', 'loopKey', 'momentsKey', 'drawnBy', 'drawAfter'],
    isNew: true,
  },
  sites: { table: sites, of: ({ accountId }) => eq(sites.accountId, accountId) },
  memberships: { table: memberships, of: ({ accountId }) => eq(memberships.accountId, accountId) },
  invitations: {
    table: invitations,
    of: ({ accountId }) => eq(invitations.accountId, accountId),
    leftOut: ['tokenHash'],
  },
  user_plans: { table: userPlans, of: ({ userId }) => eq(userPlans.userId, userId) },
  purchases: { table: purchases, of: ({ userId }) => eq(purchases.userId, userId) },
  mails: {
    table: mails,
    of: ({ userId }) => eq(mails.userId, userId),
    leftOut: ['body', 'link', 'error', 'mailingId'],
  },
  security_activity: {
    table: securityActivity,
    of: ({ userId }) => eq(securityActivity.userId, userId),
    leftOut: ['sessionTokenHash'],
  },
} as const satisfies Record<string, ArchivedTable>;

export type ArchivedName = keyof typeof archivedTables;
export const archivedNames = Object.keys(archivedTables) as ArchivedName[];

export const isNewTable = (name: ArchivedName): boolean => {
  const { isNew = false }: ArchivedTable = archivedTables[name];
  return isNew;
};

/** A column as a row of an export has it. */
export interface ArchivedColumn {
  name: string;
  kind: 'id' | 'string' | 'number' | 'boolean' | 'date' | 'json' | 'array' | 'other';
  isNullable: boolean;
  /** The database knows a value for a row without it. */
  hasDefault: boolean;
}

const KINDS = ['string', 'number', 'boolean', 'date', 'json', 'array'] as const;

export function listColumns(name: ArchivedName): ArchivedColumn[] {
  const { table, leftOut = [] }: ArchivedTable = archivedTables[name];
  return Object.entries(getTableColumns(table)).flatMap(([column, { dataType, columnType, notNull, hasDefault }]) => {
    if (leftOut.includes(column)) return [];
    const kind = columnType === 'PgUUID' ? 'id' : (KINDS.find((one) => one === dataType) ?? 'other');
    return [{ name: column, kind, isNullable: !notNull, hasDefault: hasDefault || !notNull }];
  });
}
