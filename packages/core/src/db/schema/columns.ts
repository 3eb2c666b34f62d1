import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const id = () => uuid('id').primaryKey();
export const createdAt = () => moment('created_at').notNull();
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
