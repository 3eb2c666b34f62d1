import type { preferenceEndpoints } from '@herald/contract/endpoints/preferences';
import { readPreferences, readUnsubscription, savePreferences, unsubscribe } from '@herald/core/preferences';
import { withData, withMessage } from '../answers.ts';
import { withListedVoice } from '../presenters/listed-ids.ts';
import { providersFor } from '../providers-for.ts';
import type { Handlers } from '../route.ts';

export const preferenceRoutes = {
  getPreferences: async ({ ctx, actor }) => {
    const preferences = await readPreferences(ctx.core, actor);
    return withData(await withListedVoice(() => providersFor(ctx, actor.accountId), preferences));
  },
  savePreferences: async ({ ctx, actor, body }) => {
    const data = await savePreferences(ctx.core, actor, body);
    return { ...withMessage('Your preferences have been updated successfully.'), data };
  },
  readUnsubscription: async ({ ctx, body }) => {
    const { topic, isOn } = await readUnsubscription(ctx.core, body.token);
    return withData({ topic, is_on: isOn });
  },
  unsubscribe: async ({ ctx, body }) => withData({ topic: await unsubscribe(ctx.core, body.token) }),
} satisfies Handlers<typeof preferenceEndpoints>;
