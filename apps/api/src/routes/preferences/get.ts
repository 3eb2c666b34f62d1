import { endpoints } from '@herald/contract';
import { readPreferences } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function getPreferencesRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.getPreferences, async ({ actor }) =>
    withData(await readPreferences(ctx.core, actor)),
  );
}
