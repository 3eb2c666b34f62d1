import type { SiteSettings } from '@herald/contract/settings';
import type { SettingsCore } from './settings-reader.ts';
import { settingsRepository } from './settings-repository.ts';

/** Stores changes and tells every process; who may change what is decided by the caller. */
export async function changeSettings(core: SettingsCore, changes: Partial<SiteSettings>): Promise<void> {
  await core.db.transaction('change settings', async (tx) => {
    await settingsRepository.write(tx, changes, core.clock.now());
    await settingsRepository.notify(tx);
  });
  core.settings.forget();
}

export interface AiEditor {
  url: string;
  /** What a page may show in a frame. */
  origin: string;
}

/** The external editor this installation shows, if an address is set that a frame may load. */
export async function readAiEditor(core: Pick<SettingsCore, 'settings'>): Promise<AiEditor | null> {
  const { ai_editor_url } = await core.settings.read();
  const url = URL.parse(ai_editor_url);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb ? { url: url.href, origin: url.origin } : null;
}
