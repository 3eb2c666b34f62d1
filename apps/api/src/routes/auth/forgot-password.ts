import { endpoints } from '@herald/contract';
import { forgotPassword, maySeeResetToken } from '@herald/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function forgotPasswordRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.forgotPassword, async ({ body, caller, raw }) => {
    const { token } = await forgotPassword(ctx.core, body.email, caller);
    return {
      ...withMessage('Check your email for password reset instructions.'),
      ...(isOwnMachine(ctx, raw) && { data: { token } }),
    };
  });
}

function isOwnMachine({ core }: ApiContext, request: FastifyRequest): boolean {
  return maySeeResetToken({
    hasMailTransport: core.mailer.hasTransport,
    publicUrl: core.publicUrl,
    socketAddress: request.socket.remoteAddress ?? '',
    hostHeader: request.headers.host ?? '',
    headerNames: Object.keys(request.headers),
  });
}
