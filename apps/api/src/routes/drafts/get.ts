import { endpoints } from '@herald/contract';
import { readDraft } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function getDraftRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.getDraft, async ({ actor }) => {
    const { version, content, updatedAt } = await readDraft(ctx.core, actor);
    return withData({ version, content, updated_at: updatedAt?.toISOString() ?? null });
  });
}
