import type { AvatarConsent, AvatarRequest } from '@herald/contract/endpoints/avatars';
import type { AvatarCategory, AvatarKind, AvatarType, JobStatus } from '@herald/contract/statuses';
import type { SceneHints } from '@herald/media/scene/scene-hints';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personClips } from './clips.ts';
import { createdAt, id, moment } from './columns.ts';
import { accounts, users } from './people.ts';

export const avatars = pgTable(
  'avatars',
  {
    id: id(),
    /** Empty for the library, which every account shares. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<AvatarKind>().notNull(),
    type: text('type').$type<AvatarType>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    gender: text('gender').notNull(),
    age: text('age').notNull(),
    appearance: text('appearance').notNull(),
    category: text('category').$type<AvatarCategory>().notNull(),
    /** For presets. */
    presetId: text('preset_id'),
    /** For characters: the parameters the stage draws from. */
    params: jsonb('params').$type<unknown>(),
    /** Background, light and style that the description mentions. */
    sceneHints: jsonb('scene_hints').$type<SceneHints>(),
    /** Empty once a deleted avatar is erased. */
    pictureKey: text('picture_key').notNull(),
    /** Of the picture, unless it is an uploaded portrait, which has a row of its own. */
    sizeBytes: integer('size_bytes').notNull().default(0),
    /** For photos: the analysed points, with the corrections of their owner. */
    points: jsonb('points').$type<unknown>(),
    /** For people of a service: its name, what it calls them, and when they were last in its list. */
    hostedBy: text('hosted_by'),
    hostedId: text('hosted_id'),
    hostedSeenAt: moment('hosted_seen_at'),
    /** Who drew a made-up person, as people call them; empty for the library and for photos of real people. */
    drawnBy: text('drawn_by'),
    /** For filmed people: the clip their films are made from; it goes after the avatar's picture. */
    clipId: uuid('clip_id').references(() => personClips.id, { onDelete: 'set null' }),
    /** For filmed people: the avatar that was their first look; empty for that one. No reference: looks stay together when it goes. */
    personId: uuid('person_id'),
    /** What this look of a filmed person is called; empty where it needs no name. */
    look: text('look').notNull().default(''),
    /** The one person who may use it; empty for everybody in the account. No reference: with that person gone, nobody may. */
    privateToId: uuid('private_to_id'),
    /** Since when everybody may choose this filmed person: an actor of the installation. */
    castAt: moment('cast_at'),
    consent: jsonb('consent').$type<AvatarConsent>(),
    productImageKey: text('product_image_key'),
    position: integer('position').notNull().default(0),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('avatars_account_index').on(table.accountId, table.createdAt),
    index('avatars_cast_index').on(table.castAt).where(sql`cast_at is not null`),
    index('avatars_clip_index').on(table.clipId),
    index('avatars_person_index').on(table.personId).where(sql`person_id is not null`),
    uniqueIndex('avatars_preset_unique').on(table.presetId),
    uniqueIndex('avatars_hosted_unique').on(table.hostedBy, table.hostedId),
  ],
);

/** What an actor of the installation signed. It stays when the actor is withdrawn, and when nobody knows their account any more. */
export const castReleases = pgTable(
  'cast_releases',
  {
    id: id(),
    avatarId: uuid('avatar_id').references(() => avatars.id, { onDelete: 'set null' }),
    /** Of the actor, as it was when they were added. */
    name: text('name').notNull(),
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    addedById: uuid('added_by_id').references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnById: uuid('withdrawn_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('cast_releases_avatar_index').on(table.avatarId),
    index('cast_releases_adder_index').on(table.addedById),
    index('cast_releases_withdrawer_index').on(table.withdrawnById),
  ],
);

/** The job of a custom avatar, as the screen polls it. */
export const avatarJobs = pgTable(
  'avatar_jobs',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<JobStatus>().notNull(),
    request: jsonb('request').$type<AvatarRequest>().notNull(),
    avatarId: uuid('avatar_id').references(() => avatars.id, { onDelete: 'set null' }),
    error: text('error'),
    startKey: text('start_key'),
    /** Of the request that started it; empty in rows of older versions. */
    startHash: text('start_hash'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('avatar_jobs_account_index').on(table.accountId, table.createdAt),
    index('avatar_jobs_user_index').on(table.userId),
    index('avatar_jobs_avatar_index').on(table.avatarId),
    uniqueIndex('avatar_jobs_start_key_unique').on(table.accountId, table.startKey),
  ],
);
