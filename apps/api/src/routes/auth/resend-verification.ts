import { endpoints } from '@herald/contract';
import { resendVerification } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function resendVerificationRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.resendVerification, async ({ actor, caller }) => {
    await resendVerification(ctx.core, actor, caller);
    return withMessage('Check your email for the confirmation link.');
  });
}
