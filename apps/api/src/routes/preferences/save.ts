import { endpoints } from '@herald/contract';
import { savePreferences } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function savePreferencesRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.savePreferences, async ({ actor, body }) => {
    const data = await savePreferences(ctx.core, actor, body);
    return { ...withMessage('Your preferences have been updated successfully.'), data };
  });
}
