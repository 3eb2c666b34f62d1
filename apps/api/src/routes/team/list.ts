import { endpoints } from '@herald/contract';
import { listTeam } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentMember } from '../../presenters/team-member.ts';
import { defineRoute } from '../../route.ts';

export function listTeamMembersRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listTeamMembers, async ({ actor }) => {
    const members = await listTeam(ctx.core, actor);
    return withData(members.map(presentMember));
  });
}
