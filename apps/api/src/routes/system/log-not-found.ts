import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function logNotFoundRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.logNotFound, async ({ body, caller, raw }) => {
    // Without the query: whoever mistyped a link may have pasted its token too.
    const missingPath = body.path.split(/[?#]/, 1)[0];
    raw.log.warn({ missingPath, ip: caller.ip }, 'Somebody opened an address that does not exist');
    return withMessage('Noted.');
  });
}
