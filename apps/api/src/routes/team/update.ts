import { endpoints } from '@herald/contract';
import { updateMember } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentMember } from '../../presenters/team-member.ts';
import { defineRoute } from '../../route.ts';

export function updateTeamMemberRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.updateTeamMember, async ({ actor, params, body, caller }) => {
    return withData(presentMember(await updateMember(ctx.core, actor, { ...body, id: params.id }, caller)));
  });
}
