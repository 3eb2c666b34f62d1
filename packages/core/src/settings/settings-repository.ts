import {
  definitionOf,
  type SettingKey,
  type SettingValue,
  type SiteSettings,
  settingKeys,
} from '@herald/contract/settings';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { settings } from '../db/schema/site.ts';

/** The PostgreSQL channel that tells every process of this installation that the settings changed. */
export const SETTINGS_CHANNEL = 'herald_settings';

const rowOf = (key: SettingKey, value: SettingValue, updatedAt: Date) => {
  const { type, group } = definitionOf(key);
  return { key, value, type, group, updatedAt };
};

export const settingsRepository = {
  async readAll(db: Queryable): Promise<Record<string, unknown>> {
    const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
    return Object.fromEntries(rows.map((row) => [row.key, row.value]));
  },

  /** What somebody wrote about settings, by key. */
  async readDescriptions(db: Queryable): Promise<Record<string, string>> {
    const rows = await db.select({ key: settings.key, description: settings.description }).from(settings);
    return Object.fromEntries(rows.map((row) => [row.key, row.description]));
  },

  /** Returns the keys that were missing. */
  async insertMissing(tx: Transaction, values: SiteSettings, now: Date): Promise<string[]> {
    const rows = await tx
      .insert(settings)
      .values(settingKeys.map((key) => rowOf(key, values[key], now)))
      .onConflictDoNothing()
      .returning({ key: settings.key });
    return rows.map(({ key }) => key);
  },

  /** Everything stored, kept as it is until the transaction ends; always in one order, so that two callers do not wait for each other. */
  async hold(tx: Transaction): Promise<Record<string, unknown>> {
    const rows = await tx
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .orderBy(asc(settings.key))
      .for('update');
    return Object.fromEntries(rows.map((row) => [row.key, row.value]));
  },

  async write(db: Queryable, changes: Partial<SiteSettings>, now: Date): Promise<void> {
    const rows = settingKeys.flatMap((key) => {
      const value = changes[key];
      return value === undefined ? [] : [rowOf(key, value, now)];
    });
    if (rows.length === 0) return;
    await db
      .insert(settings)
      .values(rows)
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
      });
  },

  async describe(tx: Transaction, key: SettingKey, description: string): Promise<void> {
    await tx.update(settings).set({ description }).where(eq(settings.key, key));
  },

  /** In a transaction, PostgreSQL delivers it when that is committed, and never when it is rolled back. */
  async notify(db: Queryable): Promise<void> {
    await db.execute(sql`select pg_notify(${SETTINGS_CHANNEL}, '')`);
  },
};
