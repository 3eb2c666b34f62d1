import type { AdminSetting } from '@herald/contract/endpoints/admin-settings';
import {
  defaultSettings,
  definitionOf,
  type SettingKey,
  type SiteSettings,
  settingKeys,
} from '@herald/contract/settings';

/** The settings as the server sends them. */
export function someSettings(
  values: Partial<SiteSettings> = {},
  people: Partial<Record<SettingKey, number>> = {},
): Record<string, AdminSetting> {
  const settings = settingKeys.map((key): [string, AdminSetting] => {
    const { type, group, effect, default: usual } = definitionOf(key);
    const value = values[key] ?? defaultSettings[key];
    return [key, { key, value, type, group, description: effect, default: usual, people: people[key] ?? null }];
  });
  return Object.fromEntries(settings);
}
