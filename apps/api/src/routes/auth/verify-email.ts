import { endpoints } from '@herald/contract';
import { verifyEmail } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function verifyEmailRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.verifyEmail, async ({ body, caller }) => {
    await verifyEmail(ctx.core, body, caller);
    return withMessage('Your email address is confirmed.');
  });
}
