import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { settingsRepository } from './settings-repository.ts';
import { type SiteSettings, siteSettings } from './site-settings.ts';

/** Reads the site settings, remembering them for a moment: they are asked for on every request. */
export interface SettingsReader {
  read(): Promise<SiteSettings>;
  /** Forget what is remembered, after a change. */
  forget(): void;
}

/** Other processes see a change this much later at most. */
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
