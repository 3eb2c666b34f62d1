import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { settings } from '../db/schema/site.ts';
import { type SettingKey, type SiteSettings, settingMeta } from './site-settings.ts';

export const settingsRepository = {
  async readAll(db: Queryable): Promise<Record<string, unknown>> {
    const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
    return Object.fromEntries(rows.map((row) => [row.key, row.value]));
  },

  async insertMissing(tx: Transaction, values: SiteSettings, now: Date): Promise<void> {
    const rows = (Object.keys(settingMeta) as SettingKey[]).map((key) => ({
      key,
      value: values[key],
      ...settingMeta[key],
      updatedAt: now,
    }));
    await tx.insert(settings).values(rows).onConflictDoNothing();
  },

  async write(db: Queryable, changes: Partial<SiteSettings>, now: Date): Promise<void> {
    const rows = (Object.keys(changes) as SettingKey[]).map((key) => ({
      key,
      value: changes[key],
      ...settingMeta[key],
      updatedAt: now,
    }));
    if (rows.length === 0) return;
    await db
      .insert(settings)
      .values(rows)
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
      });
  },
};
