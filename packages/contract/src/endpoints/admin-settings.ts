import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { textField } from '../fields.ts';
import { settingGroups, settingTypes } from '../settings.ts';

const value = z.union([z.string(), z.number(), z.boolean()]);

export const adminSetting = z
  .object({
    key: z.string(),
    value,
    type: z.enum(settingTypes),
    group: z.enum(settingGroups),
    description: z.string(),
    default: value,
    people: z
      .number()
      .nullable()
      .describe('How many people it concerns at the moment; empty where that is not counted.'),
  })
  .meta({ id: 'AdminSetting' });
export type AdminSetting = z.infer<typeof adminSetting>;

const byKey = z.record(z.string(), adminSetting).describe('By the key of the setting.');

const VALUE_CHARACTERS = 10_000;
const SETTINGS_MAX = 100;

/** What is allowed depends on the setting; the rules are in one table. */
const sent = {
  value: z.union(
    [textField(VALUE_CHARACTERS), z.number(), z.boolean()],
    'Please send text, a number or true or false.',
  ),
  type: z.enum(settingTypes).optional().describe('If sent, it must be the type of the setting.'),
  group: z.enum(settingGroups).optional().describe('If sent, it must be the group of the setting.'),
};

const tag = 'Administration';
const key = textField(100);

export const adminSettingEndpoints = {
  listSettings: ep({
    method: 'GET',
    path: '/admin/settings',
    tag,
    summary: 'The settings of this installation by key',
    auth: 'admin',
    response: dataAnswer(byKey),
  }),
  saveSettings: ep({
    method: 'PUT',
    path: '/admin/settings',
    tag,
    summary: 'Change settings together; settings that are left out stay as they are',
    auth: 'admin',
    body: z.object({ settings: z.array(z.object({ key, ...sent })).max(SETTINGS_MAX) }),
    response: dataAnswer(byKey),
  }),
  listSettingGroup: ep({
    method: 'GET',
    path: '/admin/settings/group/:group',
    tag,
    summary: 'The settings of one group by key',
    auth: 'admin',
    params: z.object({ group: z.enum(settingGroups) }),
    response: dataAnswer(byKey),
  }),
  getSetting: ep({
    method: 'GET',
    path: '/admin/settings/:key',
    tag,
    summary: 'One setting',
    auth: 'admin',
    params: z.object({ key }),
    response: dataAnswer(adminSetting),
  }),
  saveSetting: ep({
    method: 'PUT',
    path: '/admin/settings/:key',
    tag,
    summary: 'Change one setting, and its description if one is sent',
    auth: 'admin',
    params: z.object({ key }),
    body: z.object({ ...sent, description: textField(500).optional() }),
    response: dataAnswer(adminSetting),
  }),
  initializeSettings: ep({
    method: 'POST',
    path: '/admin/settings/initialize',
    tag,
    summary: 'Store the default of every setting that is not stored; all others keep their value',
    auth: 'admin',
    response: dataAnswer(byKey),
  }),
  clearSettingsCache: ep({
    method: 'POST',
    path: '/admin/settings/clear-cache',
    tag,
    summary: 'Make every process read the settings from the database again',
    auth: 'admin',
    response: messageAnswer,
  }),
};
