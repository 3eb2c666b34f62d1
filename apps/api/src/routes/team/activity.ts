import { endpoints } from '@herald/contract';
import { readTeamActivity } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentActivity } from '../../presenters/team-member.ts';
import { defineRoute } from '../../route.ts';

export function teamActivityRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.teamActivity, async ({ actor }) => {
    const entries = await readTeamActivity(ctx.core, actor);
    return withData(entries.map(presentActivity));
  });
}
