import type { DraftContent } from '@herald/contract/draft';
import type { TemplateCategory, TemplateVariable, TemplateVisibility } from '@herald/contract/template';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, searchVector, wordsOf } from './columns.ts';
import { accounts, users } from './people.ts';

/** A draft with variables in its words. */
export const templates = pgTable(
  'templates',
  {
    id: id(),
    /** Empty for those that come with Herald. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** For those that come with Herald. */
    presetId: text('preset_id'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    category: text('category').$type<TemplateCategory>().notNull(),
    visibility: text('visibility').$type<TemplateVisibility>().notNull(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    variables: jsonb('variables').$type<TemplateVariable[]>().notNull().default([]),
    /** What it looks like: its best moment, its first seconds that move, and moments side by side. Those of older words stay until new ones are drawn. */
    posterKey: text('poster_key'),
    loopKey: text('loop_key'),
    momentsKey: text('moments_key'),
    /** Names the program that drew it, also where it could not; empty while it is to be drawn. */
    drawnBy: text('drawn_by'),
    /** Not before this: another worker is at it, or was. */
    drawAfter: moment('draw_after'),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** An administrator took it away from everybody. */
    withdrawnAt: moment('withdrawn_at'),
    uses: integer('uses').notNull().default(0),
    /** Of all its ratings, so that lists need not add them up. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    search: searchVector('search').generatedAlwaysAs(wordsOf("name || ' ' || description")),
    createdAt: createdAt(),
  },
  (table) => [
    index('templates_account_index').on(table.accountId, table.createdAt),
    index('templates_creator_index').on(table.createdById),
    index('templates_everybody_index').on(table.uses).where(sql`visibility = 'everybody'`),
    uniqueIndex('templates_preset_unique').on(table.presetId),
    index('templates_undrawn_index').on(table.createdAt).where(sql`drawn_by is null`),
  ],
);

/** One per person and template. */
export const templateRatings = pgTable(
  'template_ratings',
  {
    templateId: uuid('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    ratedAt: moment('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.userId] }),
    index('template_ratings_user_index').on(table.userId),
  ],
);

/** How often an account made a draft of a template. */
export const templateUses = pgTable(
  'template_uses',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    templateId: uuid('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    uses: integer('uses').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.templateId] }),
    index('template_uses_template_index').on(table.templateId),
  ],
);
