import { endpoints } from '@herald/contract';
import { removeMember } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';

import { defineRoute } from '../../route.ts';

export function removeTeamMemberRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.removeTeamMember, async ({ actor, params, caller }) => {
    const { name } = await removeMember(ctx.core, actor, params.id, caller);
    return withMessage(`${name} has been removed from the team.`);
  });
}
