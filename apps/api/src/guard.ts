import { type AccountRole, accountRoles, type EndpointShape } from '@herald/contract';
import { type Actor, AppError, assertOpenFor, authenticate } from '@herald/core';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from './context.ts';

/** Lets a request through to an endpoint, or says why not; runs before anything is read from the body. */
export async function guard(ctx: ApiContext, endpoint: EndpointShape, request: FastifyRequest): Promise<void> {
  if (!endpoint.multipart && request.headers['content-type']?.startsWith('multipart/')) {
    throw new AppError('unsupported_media_type');
  }
  if (endpoint.auth !== 'public') request.actor = await findActor(ctx, request);
  assertMayCall(endpoint, request.actor);
  if (!endpoint.openInMaintenance) assertOpenFor(behind(request.actor), await ctx.core.settings.read());
}

/** Who the bearer token of a request belongs to. */
export async function findActor(ctx: ApiContext, request: FastifyRequest): Promise<Actor | undefined> {
  const token = bearerTokenOf(request);
  return token ? authenticate(ctx.core, token) : undefined;
}

export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Policy: `user` endpoints need a session, `admin` endpoints an administrator who acts as themselves. */
function assertMayCall(endpoint: EndpointShape, actor: Actor | undefined): void {
  const needsSession = endpoint.auth === 'user' || endpoint.auth === 'admin';
  if (needsSession && !actor) throw new AppError('unauthorized');
  if (endpoint.auth === 'admin' && actor?.role !== 'admin') throw new AppError('forbidden');
  if (actor && endpoint.role && ranks.indexOf(actor.accountRole) < ranks.indexOf(endpoint.role)) {
    throw new AppError('forbidden', { message: 'Your role in this account does not allow this.' });
  }
}

/** What members may do grows from left to right. */
const ranks: readonly AccountRole[] = accountRoles;

/** An administrator looking in as somebody else stays an administrator to the maintenance door. */
function behind(actor: Actor | undefined): { role: Actor['role'] } | undefined {
  return actor?.impersonator ? { role: 'admin' } : actor;
}
