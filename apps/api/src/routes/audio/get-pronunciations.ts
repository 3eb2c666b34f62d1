import { endpoints } from '@herald/contract';
import { readPronunciations } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function getPronunciationsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.getPronunciations, async ({ actor }) => {
    return withData(await readPronunciations(ctx.core, actor));
  });
}
