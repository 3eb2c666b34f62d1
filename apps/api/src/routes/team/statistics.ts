import { endpoints } from '@herald/contract';
import { readTeamStatistics } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';

import { defineRoute } from '../../route.ts';

export function teamStatisticsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.teamStatistics, async ({ actor }) => {
    const { total, limit, byRole, byStatus } = await readTeamStatistics(ctx.core, actor);
    return withData({ total, limit, by_role: byRole, by_status: byStatus });
  });
}
