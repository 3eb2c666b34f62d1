import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function healthRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.health, async () => {
    return withData({ version: ctx.version, uptime_seconds: Math.round(process.uptime()) });
  });
}
