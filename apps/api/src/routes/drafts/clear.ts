import { endpoints } from '@herald/contract';
import { clearDraft } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function clearDraftRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.clearDraft, async ({ actor }) => {
    await clearDraft(ctx.core, actor);
    return withMessage('You can begin anew.');
  });
}
