import { endpoints } from '@herald/contract';
import { savePronunciations } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function savePronunciationsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.savePronunciations, async ({ actor, body }) => {
    return withData(await savePronunciations(ctx.core, actor, body.pronunciations));
  });
}
