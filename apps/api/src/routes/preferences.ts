import type { preferenceEndpoints } from '@herald/contract';
import { readPreferences, savePreferences } from '@herald/core/preferences';
import { withData, withMessage } from '../answers.ts';
import type { Handlers } from '../route.ts';

export const preferenceRoutes = {
  getPreferences: async ({ ctx, actor }) => withData(await readPreferences(ctx.core, actor)),
  savePreferences: async ({ ctx, actor, body }) => {
    const data = await savePreferences(ctx.core, actor, body);
    return { ...withMessage('Your preferences have been updated successfully.'), data };
  },
} satisfies Handlers<typeof preferenceEndpoints>;
