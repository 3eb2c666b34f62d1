import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const id = () => uuid('id').primaryKey();
export const createdAt = () => moment('created_at').notNull();
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Text without spaces between words is split into single characters, so that every word in it can be found. */
const unspacedCharacters =
  '([\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff])';

/** The words of a text, given as an SQL expression, for `toSearchQuery`. */
export const wordsOf = (text: string) =>
  sql.raw(`to_tsvector('simple', regexp_replace(${text}, '${unspacedCharacters}', ' \\1 ', 'g'))`);
