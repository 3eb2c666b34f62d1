import type { SiteSettings } from '@herald/contract/settings';
import type { Database } from '../db/database.ts';
import type { Notices } from '../db/notices.ts';
import type { Clock } from '../runtime/clock.ts';
import { SETTINGS_CHANNEL, settingsRepository } from './settings-repository.ts';
import { siteSettingsOf } from './site-settings.ts';

/** Reads the site settings and caches them for a moment, because every request asks for them. */
export interface SettingsReader {
  read(): Promise<SiteSettings>;
  /** Empties the cache, after a change. */
  forget(): void;
}

/** What the rules about settings need of the core. */
export interface SettingsCore {
  db: Database;
  clock: Clock;
  settings: SettingsReader;
}

/** A process that hears no notices sees a change at most this much later. */
const REMEMBERED_MS = 1_500;

export function createSettingsReader(db: Database, clock: Clock): SettingsReader {
  let remembered: { settings: Promise<SiteSettings>; readAtMs: number } | undefined;
  const load = async () => siteSettingsOf(await settingsRepository.readAll(db.queries));
  return {
    read() {
      const nowMs = clock.now().getTime();
      if (remembered && nowMs - remembered.readAtMs < REMEMBERED_MS) return remembered.settings;
      const settings = load();
      remembered = { settings, readAtMs: nowMs };
      settings.catch(() => {
        if (remembered?.settings === settings) remembered = undefined;
      });
      return settings;
    },
    forget() {
      remembered = undefined;
    },
  };
}

/** Empties the cache as soon as another process changes a setting; returns a function that ends it. */
export function followSettings({ notices, settings }: { notices: Notices; settings: SettingsReader }): () => void {
  return notices.subscribe(SETTINGS_CHANNEL, { onMessage: settings.forget, onGap: settings.forget });
}
