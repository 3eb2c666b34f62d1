import { endpoints } from '@herald/contract';
import { readProfile } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentSessionUser } from '../../presenters/session-user.ts';
import { defineRoute } from '../../route.ts';

export function currentUserRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.currentUser, async ({ actor }) => {
    return withData({ user: presentSessionUser(await readProfile(ctx.core, actor)) });
  });
}
