import {
  defaultSettings,
  definitionOf,
  type SettingKey,
  type SettingType,
  type SiteSettings,
  settingKeys,
} from '@herald/contract/settings';

export type { SiteSettings } from '@herald/contract/settings';

/** The name of an installation that has not chosen one. */
export const productName = 'Herald';

const isOfType: Record<SettingType, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
};

/** What is stored; the default where nothing is, or what no release ever stored. Rows of other keys stay unread. */
export function siteSettingsOf(stored: Readonly<Record<string, unknown>>): SiteSettings {
  const read = (key: SettingKey) =>
    isOfType[definitionOf(key).type](stored[key]) ? stored[key] : defaultSettings[key];
  return Object.fromEntries(settingKeys.map((key) => [key, read(key)])) as unknown as SiteSettings;
}
