import type { Core } from '../core.ts';
import { settingsRepository } from './settings-repository.ts';
import type { SiteSettings } from './site-settings.ts';

export async function changeSettings(core: Core, changes: Partial<SiteSettings>): Promise<void> {
  await settingsRepository.write(core.db.queries, changes, core.clock.now());
  core.settings.forget();
}
