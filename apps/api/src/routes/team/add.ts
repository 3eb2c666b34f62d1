import { endpoints } from '@herald/contract';
import { addMember } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentMember } from '../../presenters/team-member.ts';
import { defineRoute } from '../../route.ts';

export function addTeamMemberRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.addTeamMember, async ({ actor, body, caller }) => {
    const { invite, password, ...person } = body;
    const typed = invite || password === undefined ? person : { ...person, password };
    return withData(presentMember(await addMember(ctx.core, actor, typed, caller)));
  });
}
