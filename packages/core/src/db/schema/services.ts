import type { ServiceReport } from '@herald/contract/endpoints/admin-services';
import type { ServiceUse } from '@herald/media/engines/outside-service';
import type { ServiceKind } from '@herald/media/service-wires';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { accounts } from './people.ts';
import { videos } from './videos.ts';

export type ServiceOrigin = 'environment' | 'settings';

/** Money in millionths of a US dollar. */
const micros = (name: string) => bigint(name, { mode: 'number' });

/** Services that work for this installation. */
export const services = pgTable(
  'services',
  {
    id: id(),
    /** What its engines are called and what the ids of its voices begin with. */
    name: text('name').notNull(),
    /** Who named it: the variables of the environment rule their rows, all but what they cost. */
    origin: text('origin').$type<ServiceOrigin>().notNull().default('settings'),
    /** False where the environment names it no more: films and prices keep its name. */
    isUsed: boolean('is_used').notNull().default(true),
    /** In which order the environment names them. */
    position: integer('position').notNull().default(0),
    kind: text('kind').$type<ServiceKind>().notNull(),
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
    /** What only its wire has, by name; secrets among them are sealed. */
    settings: jsonb('settings').$type<Record<string, string>>().notNull().default({}),
    /** What a unit costs; empty for the usual price of its wire. */
    priceMicros: micros('price_micros'),
    /** The most it may cost in a calendar month, in all and for each account; empty for no cap. */
    monthCapMicros: micros('month_cap_micros'),
    accountCapMicros: micros('account_cap_micros'),
    /** Goes up with every save; a save over an older version is refused. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('services_name_unique').on(table.name)],
);

/** What each service said when it was tested last. */
export const serviceTests = pgTable('service_tests', {
  serviceId: text('service_id').primaryKey(),
  report: jsonb('report').$type<ServiceReport>().notNull(),
});

/** Keys of an account for services it pays for itself. */
export const accountKeys = pgTable(
  'account_keys',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Which service, as `/api-setup` names it. */
    service: text('service').notNull(),
    /** Sealed with a key of this installation. */
    key: text('key').notNull(),
    keyEnding: text('key_ending').notNull(),
    /** What a unit of its main work costs; empty for the usual price. */
    priceMicros: micros('price_micros'),
    /** And of the other work it does: what HeyGen and A2E say, OpenAI's pictures. */
    otherPriceMicros: micros('other_price_micros'),
    /** The most it may cost in a calendar month, with all its work; empty for no cap. */
    monthCapMicros: micros('month_cap_micros'),
    version: integer('version').notNull().default(1),
    /** What it said when it was tested last. */
    report: jsonb('report').$type<ServiceReport>(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('account_keys_service_unique').on(table.accountId, table.service)],
);

/** Every call to a service and what it cost, also of calls that still go on. */
export const serviceUses = pgTable(
  'service_uses',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The name of the service, also after it was removed. */
    service: text('service').notNull(),
    kind: text('kind').$type<ServiceUse['kind']>().notNull(),
    units: doublePrecision('units').notNull(),
    costMicros: micros('cost_micros').notNull(),
    /** The same use, told again by another attempt, is this row. */
    useKey: text('use_key'),
    /** What it was for: a video by its id, a sound by the hash it was spoken from. */
    subject: text('subject'),
    isDone: boolean('is_done').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('service_uses_account_index').on(table.accountId, table.createdAt),
    index('service_uses_service_index').on(table.service, table.createdAt),
    index('service_uses_subject_index').on(table.subject).where(sql`subject is not null`),
    uniqueIndex('service_uses_key_unique').on(table.accountId, table.useKey),
  ],
);

/** What services posted about films they make. */
export const outsideReports = pgTable(
  'outside_reports',
  {
    id: id(),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Storage key of what was posted, which may hold a whole film. */
    bodyKey: text('body_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('outside_reports_video_index').on(table.videoId, table.createdAt)],
);
