import type { ServiceReport } from '@herald/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/** Services that speak for this installation, beside those its environment names. */
export const services = pgTable('services', {
  id: id(),
  kind: text('kind').$type<'speech'>().notNull(),
  /** How it is spoken to. */
  wire: text('wire').notNull(),
  title: text('title').notNull(),
  url: text('url').notNull(),
  /** Empty where its wire has none. */
  model: text('model').notNull().default(''),
  /** Voices as an administrator names them; empty for those in its own list. */
  voices: text('voices').notNull().default(''),
  /** Sealed with a key of this installation. */
  key: text('key'),
  /** The last four characters of the key, to tell keys apart. */
  keyEnding: text('key_ending').notNull().default(''),
  /** Goes up with every save; a save over an older version is refused. */
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull(),
});

/** What each service said when it was tested last, those of the environment too. */
export const serviceTests = pgTable('service_tests', {
  serviceId: text('service_id').primaryKey(),
  report: jsonb('report').$type<ServiceReport>().notNull(),
});
