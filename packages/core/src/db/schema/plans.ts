import type { SalesSource } from '@herald/contract/sales';
import type { PlanOrigin } from '@herald/contract/statuses';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './people.ts';

export const plans = pgTable(
  'plans',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
    price: numeric('price', { precision: 12, scale: 2, mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull().default('USD'),
    /** Where the operator sells it. */
    purchaseUrl: text('purchase_url'),
    videoSeconds: integer('video_seconds').notNull(),
    scriptCharacters: integer('script_characters').notNull(),
    /** Empty for unlimited; 0 is none. */
    videosPerMonth: integer('videos_per_month'),
    /** What an account may store, 0 for no limit; without it, what the installation gives everybody. */
    storageMb: integer('storage_mb'),
    isActive: boolean('is_active').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    features: jsonb('features').$type<string[]>().notNull().default([]),
    isTeamEnabled: boolean('is_team_enabled').notNull().default(false),
    opensFullLibrary: boolean('opens_full_library').notNull().default(false),
    opensMarketplace: boolean('opens_marketplace').notNull().default(false),
    /** Presenters from one's own video. */
    opensFilming: boolean('opens_filming').notNull().default(true),
    teamMembersMax: integer('team_members_max').notNull().default(5),
    sitesMax: integer('sites_max').notNull().default(3),
    warriorPlusItemNumbers: jsonb('warrior_plus_item_numbers').$type<string[]>().notNull().default([]),
    launchpadProductIds: jsonb('launchpad_product_ids').$type<string[]>().notNull().default([]),
    jvzooProductIds: jsonb('jvzoo_product_ids').$type<string[]>().notNull().default([]),
    /** What any other shop may call it, beside its slug. */
    genericItems: jsonb('generic_items').$type<string[]>().notNull().default([]),
    /** Order of appearance. */
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    /** A deleted plan stays for the grants that name it; nobody can be given it. */
    deletedAt: moment('deleted_at'),
  },
  // Slugs are compared in any letter case; that of a deleted plan is free again.
  (table) => [uniqueIndex('plans_slug_unique').on(sql`lower(${table.slug})`).where(sql`deleted_at is null`)],
);

/** `waiting`: nobody has proved yet that the buyer's address is theirs. `held`: a payment is missing. `refunded`: the money went back, so nothing opens it again but that it returns. */
export type PurchaseState = 'waiting' | 'open' | 'held' | 'ended' | 'refunded';

/** What somebody bought at a seller. It stays when their account is deleted, so that a late refund finds out. */
export const purchases = pgTable(
  'purchases',
  {
    id: id(),
    source: text('source').$type<SalesSource>().notNull(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'restrict' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    itemNumber: text('item_number').notNull(),
    state: text('state').$type<PurchaseState>().notNull(),
    /** Until when it is paid, for one that still waits. */
    paidUntil: moment('paid_until'),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('purchases_user_index').on(table.userId, table.source, table.itemNumber),
    index('purchases_plan_index').on(table.planId),
  ],
);

/** The numbers by which a seller names a purchase: that of the sale, and those of later payments. */
export const purchaseReferences = pgTable(
  'purchase_references',
  {
    source: text('source').$type<SalesSource>().notNull(),
    reference: text('reference').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.reference] }),
    index('purchase_references_purchase_index').on(table.purchaseId),
  ],
);

/** A plan that a user was given; it stays as a record when it has ended. */
export const userPlans = pgTable(
  'user_plans',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'restrict' }),
    origin: text('origin').$type<PlanOrigin>().notNull(),
    /** The administrator who gave it; empty when it was somebody or something else. */
    grantorId: uuid('grantor_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** The sale that gave it. */
    purchaseId: uuid('purchase_id').references((): AnyPgColumn => purchases.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull(),
    /** When it ends by itself. */
    expiresAt: moment('expires_at'),
    /** When it was taken away. */
    endedAt: moment('ended_at'),
    /** When its holder was told that it ends soon, and that it has ended. */
    endingToldAt: moment('ending_told_at'),
    endToldAt: moment('end_told_at'),
  },
  (table) => [
    index('user_plans_user_index').on(table.userId),
    index('user_plans_plan_index').on(table.planId, table.userId, table.expiresAt).where(sql`ended_at is null`),
    index('user_plans_untold_index').on(table.expiresAt).where(sql`end_told_at is null`),
    index('user_plans_grantor_index').on(table.grantorId).where(sql`grantor_id is not null`),
    uniqueIndex('user_plans_purchase_unique')
      .on(table.purchaseId)
      .where(sql`ended_at is null and purchase_id is not null`),
    index('user_plans_purchase_index').on(table.purchaseId).where(sql`purchase_id is not null`),
    // A plan is given once; only sales, which are taken back one by one, can give it again.
    uniqueIndex('user_plans_given_unique')
      .on(table.userId, table.planId, table.origin)
      .where(sql`ended_at is null and origin <> 'sale'`),
  ],
);
