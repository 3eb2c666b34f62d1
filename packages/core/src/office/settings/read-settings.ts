import {
  defaultSettings,
  definitionOf,
  isSettingKey,
  type SettingGroup,
  type SettingKey,
  type SettingType,
  type SettingValue,
  settingKeys,
} from '@herald/contract/settings';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import { settingsRepository } from '../../settings/settings-repository.ts';
import { siteSettingsOf } from '../../settings/site-settings.ts';
import { settingPeopleRepository } from './setting-people-repository.ts';

export interface Setting {
  key: SettingKey;
  value: SettingValue;
  type: SettingType;
  group: SettingGroup;
  description: string;
  default: SettingValue;
  people: number | null;
}

/** Every setting as the database has it, past the cache. Rows of keys that no release knows are never shown. */
export async function readSettings(core: Core): Promise<Setting[]> {
  const db = core.db.queries;
  const [stored, descriptions, people] = await Promise.all([
    settingsRepository.readAll(db),
    settingsRepository.readDescriptions(db),
    countPeople(core),
  ]);
  const values = siteSettingsOf(stored);
  return settingKeys.map((key) => {
    const { type, group, effect } = definitionOf(key);
    const description = descriptions[key] || effect;
    return {
      key,
      value: values[key],
      type,
      group,
      description,
      default: defaultSettings[key],
      people: people[key] ?? null,
    };
  });
}

export async function getSetting(core: Core, key: string): Promise<Setting> {
  const knownKey = assertSettingKey(key);
  const found = (await readSettings(core)).find((setting) => setting.key === knownKey);
  if (!found) throw new AppError('internal');
  return found;
}

export function assertSettingKey(key: string): SettingKey {
  if (!isSettingKey(key)) throw new AppError('not_found', { message: `There is no setting with the key ${key}.` });
  return key;
}

async function countPeople(core: Core): Promise<Partial<Record<SettingKey, number>>> {
  const db = core.db.queries;
  const maintenance_mode = await settingPeopleRepository.countUsers(db);
  // Without a mail server nobody has to confirm anything.
  if (!core.mailer.hasTransport) return { maintenance_mode };
  return { maintenance_mode, email_verification_required: await settingPeopleRepository.countUnconfirmed(db) };
}
