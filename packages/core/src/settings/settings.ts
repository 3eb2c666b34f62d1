import type { SettingsCore } from './settings-reader.ts';
import { settingsRepository } from './settings-repository.ts';
import type { SiteSettings } from './site-settings.ts';

export async function changeSettings(core: SettingsCore, changes: Partial<SiteSettings>): Promise<void> {
  await settingsRepository.write(core.db.queries, changes, core.clock.now());
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
