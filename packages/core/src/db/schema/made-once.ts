import type { MadeKind } from '@herald/contract/statuses';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { accounts } from './people.ts';

/** Finished parts of films and sounds, by the name of what they hold. They are used again and can be made again. */
export const madeParts = pgTable(
  'made_parts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MadeKind>().notNull(),
    key: text('key').notNull(),
    /** Who is seen in it, so that it goes with them. */
    avatarId: uuid('avatar_id'),
    sizeBytes: integer('size_bytes').notNull(),
    /** Of its bytes, so that a broken one is noticed. */
    digest: text('digest').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.key] }),
    index('made_parts_used_index').on(table.usedAt),
    index('made_parts_avatar_index').on(table.avatarId),
  ],
);
