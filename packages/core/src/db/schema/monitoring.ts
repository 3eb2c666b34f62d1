import type { JobName } from '@herald/contract/jobs';
import type { AlertChange, AlertLevel, AlertPostState, AlertRule, HealthState } from '@herald/contract/monitoring';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/** What was wrong from when to when; one row for each time a rule began to hold for something. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    rule: text('rule').$type<AlertRule>().notNull(),
    /** What it is about, where a rule watches several things: the id of a process, the name of a service. */
    subject: text('subject').notNull(),
    level: text('level').$type<AlertLevel>().notNull(),
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    startedAt: moment('started_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    uniqueIndex('alerts_active_unique').on(table.rule, table.subject).where(sql`resolved_at is null`),
    index('alerts_started_index').on(table.startedAt),
  ],
);

/** What is told to the operator's webhook: each change once. */
export const alertPosts = pgTable(
  'alert_posts',
  {
    id: id(),
    alertId: uuid('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    change: text('change').$type<AlertChange>().notNull(),
    address: text('address').notNull(),
    state: text('state').$type<AlertPostState>().notNull(),
    /** Why the last attempt failed. */
    error: text('error'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('alert_posts_change_unique').on(table.alertId, table.change)],
);

/** How services were when they were looked at last, and since when they are so. */
export const serviceStates = pgTable('service_states', {
  name: text('name').primaryKey(),
  title: text('title').notNull(),
  state: text('state').$type<HealthState>().notNull(),
  /** Why it is not healthy. */
  reason: text('reason').notNull(),
  latencyMs: integer('latency_ms'),
  since: moment('since').notNull(),
  checkedAt: moment('checked_at').notNull(),
});

/** Of each hour how often a service was looked at, and how often it was not critical. */
export const serviceHours = pgTable(
  'service_hours',
  {
    name: text('name').notNull(),
    at: moment('at').notNull(),
    checks: integer('checks').notNull(),
    upChecks: integer('up_checks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.at, table.name] })],
);

/** Queues from which no worker takes a job. */
export const pausedQueues = pgTable('paused_queues', {
  name: text('name').$type<JobName>().primaryKey(),
  pausedBy: text('paused_by').notNull(),
  pausedAt: moment('paused_at').notNull(),
});
