import type { Database } from '../db/database.ts';
import type { Clock } from '../runtime/clock.ts';
import { settingsRepository } from './settings-repository.ts';
import { type SiteSettings, siteSettings } from './site-settings.ts';

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

/** Other processes see a change at most this much later. */
const REMEMBERED_MS = 2_000;

export function createSettingsReader(db: Database, clock: Clock): SettingsReader {
  let remembered: { settings: Promise<SiteSettings>; readAtMs: number } | undefined;
  const load = async () => siteSettings.parse(await settingsRepository.readAll(db.queries));
  return {
    read() {
      const nowMs = clock.now().getTime();
      if (remembered && nowMs - remembered.readAtMs < REMEMBERED_MS) return remembered.settings;
      const settings = load();
      remembered = { settings, readAtMs: nowMs };
      settings.catch(() => {
        remembered = undefined;
      });
      return settings;
    },
    forget() {
      remembered = undefined;
    },
  };
}
