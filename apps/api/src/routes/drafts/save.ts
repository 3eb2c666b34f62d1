import { endpoints } from '@herald/contract';
import { saveDraft } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function saveDraftRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.saveDraft, async ({ actor, body }) => {
    return withData({ version: await saveDraft(ctx.core, actor, body) });
  });
}
