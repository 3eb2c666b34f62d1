import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './people.ts';

export const plans = pgTable('plans', {
  id: id(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique('plans_slug_unique'),
  description: text('description').notNull(),
  price: numeric('price', { precision: 12, scale: 2, mode: 'number' }).notNull().default(0),
  currency: text('currency').notNull().default('USD'),
  videoSeconds: integer('video_seconds').notNull(),
  scriptCharacters: integer('script_characters').notNull(),
  videosPerMonth: integer('videos_per_month').notNull(),
  /** What an account may store, 0 for no limit; without it, what the installation gives everybody. */
  storageMb: integer('storage_mb'),
  isActive: boolean('is_active').notNull().default(true),
  isFeatured: boolean('is_featured').notNull().default(false),
  features: jsonb('features').$type<string[]>().notNull().default([]),
  isTeamEnabled: boolean('is_team_enabled').notNull().default(false),
  teamMembersMax: integer('team_members_max').notNull().default(5),
  sitesMax: integer('sites_max').notNull().default(3),
  warriorPlusItemNumbers: jsonb('warrior_plus_item_numbers').$type<string[]>().notNull().default([]),
  launchpadProductIds: jsonb('launchpad_product_ids').$type<string[]>().notNull().default([]),
  /** Order of appearance. */
  position: integer('position').notNull().default(0),
  createdAt: createdAt(),
});

export const userPlans = pgTable(
  'user_plans',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(true),
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId] }), index('user_plans_plan_index').on(table.planId)],
);
