import { endpoints } from '@herald/contract';
import { resetPassword } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function resetPasswordRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.resetPassword, async ({ body, caller }) => {
    const { email, token, password } = body;
    await resetPassword(ctx.core, { email, token, password }, caller);
    return withMessage('You can now log in with your new password.');
  });
}
