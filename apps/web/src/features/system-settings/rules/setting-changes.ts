import type { AdminSetting } from '@herald/contract/endpoints/admin-settings';
import {
  defaultSettings,
  definitionOf,
  type SettingGroup,
  type SettingKey,
  type SettingValue,
  type SiteSettings,
  settingKeys,
} from '@herald/contract/settings';
import { unsavedWords } from '#lib/unsaved-words.ts';

/** What a control holds: numbers are text while they are typed. */
export type Entry = string | boolean;
export type Entries = Partial<Record<SettingKey, Entry>>;

export const keysOf = (group: SettingGroup): SettingKey[] =>
  settingKeys.filter((key) => definitionOf(key).group === group);

/** What the server sent; the default for what it did not send. */
export function savedSettings(sent: Readonly<Record<string, AdminSetting>> | undefined): SiteSettings {
  const values = settingKeys.map((key) => [key, sent?.[key]?.value ?? defaultSettings[key]]);
  return Object.fromEntries(values) as SiteSettings;
}

export function entryOf(key: SettingKey, saved: SiteSettings, entries: Entries): Entry {
  const value: SettingValue = saved[key];
  return entries[key] ?? (typeof value === 'number' ? String(value) : value);
}

/** As it is sent: an empty text stays empty, an empty number is 0. */
export function valueToSend(key: SettingKey, entry: Entry): SettingValue {
  if (definitionOf(key).type !== 'integer' || typeof entry === 'boolean') return entry;
  const number = Number(entry);
  return Number.isNaN(number) ? entry : number;
}

export function changedKeys(saved: SiteSettings, entries: Entries): SettingKey[] {
  return settingKeys.filter((key) => {
    const entry = entries[key];
    return entry !== undefined && valueToSend(key, entry) !== saved[key];
  });
}

/** What is sent on saving: only what changed, so that nothing of another administrator is written over. */
export function changesToSend(saved: SiteSettings, entries: Entries) {
  return changedKeys(saved, entries).map((key) => {
    const { type, group } = definitionOf(key);
    return { key, value: valueToSend(key, entries[key] ?? ''), type, group };
  });
}

/** "was 300", for a control whose value is not saved. */
export function wasText(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'was on' : 'was off';
  return value === '' ? 'was empty' : `was ${value}`;
}

/** "3 changes are not saved: Site Name, Registration, Max Video Length" */
export function unsavedText(keys: readonly SettingKey[]): string {
  const labels = keys.map((key) => definitionOf(key).label).join(', ');
  return `${unsavedWords(keys.length)}: ${labels}`;
}
