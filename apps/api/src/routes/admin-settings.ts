import type { adminSettingEndpoints } from '@herald/contract/endpoints/admin-settings';
import {
  clearSettingsCache,
  getSetting,
  initializeSettings,
  readSettings,
  type Setting,
  updateSetting,
  updateSettings,
} from '@herald/core/office/settings';
import { withData, withMessage } from '../answers.ts';
import type { Handlers } from '../route.ts';
import { handOf } from './office-hand.ts';

const byKey = (settings: Setting[]): Record<string, Setting> =>
  Object.fromEntries(settings.map((setting) => [setting.key, setting]));

export const adminSettingRoutes = {
  listSettings: async ({ ctx }) => withData(byKey(await readSettings(ctx.core))),
  saveSettings: async ({ ctx, actor, body, caller }) => {
    await updateSettings(ctx.core, handOf(actor, caller), body.settings);
    return withData(byKey(await readSettings(ctx.core)));
  },
  listSettingGroup: async ({ ctx, params }) => {
    const settings = await readSettings(ctx.core);
    return withData(byKey(settings.filter(({ group }) => group === params.group)));
  },
  getSetting: async ({ ctx, params }) => withData(await getSetting(ctx.core, params.key)),
  saveSetting: async ({ ctx, actor, params, body, caller }) => {
    await updateSetting(ctx.core, handOf(actor, caller), { ...body, key: params.key });
    return withData(await getSetting(ctx.core, params.key));
  },
  initializeSettings: async ({ ctx, actor, caller }) => {
    await initializeSettings(ctx.core, handOf(actor, caller));
    return withData(byKey(await readSettings(ctx.core)));
  },
  clearSettingsCache: async ({ ctx, actor, caller }) => {
    await clearSettingsCache(ctx.core, handOf(actor, caller));
    return withMessage('Every process reads the settings again.');
  },
} satisfies Handlers<typeof adminSettingEndpoints>;
