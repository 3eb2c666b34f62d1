import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Running workers; one that stops without a word is known by its silence. */
export const workers = pgTable('workers', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  startedAt: moment('started_at').notNull(),
  heardAt: moment('heard_at').notNull(),
  /** It takes no video, because it does not reach the store or its disk does not work. */
  isShut: boolean('is_shut').notNull().default(false),
});
