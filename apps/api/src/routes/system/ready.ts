import { endpoints } from '@herald/contract';
import { AppError } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function readyRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.ready, async () => {
    try {
      await ctx.core.db.ping();
    } catch (cause) {
      throw new AppError('unavailable', { cause, retryAfterSec: 5 });
    }
    return withData({ database: 'up' as const });
  });
}
