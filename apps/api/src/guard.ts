import type { EndpointShape } from '@herald/contract/endpoint';
import { type AccountRole, accountRoles } from '@herald/contract/statuses';
import { AppError } from '@herald/core/errors';
import { type Actor, assertActsForThemselves } from '@herald/core/identity';
import { assertMayAdminister, assertMayUseSite, authenticate, wasRemovedFromTeam } from '@herald/core/people';
import { assertMayMake } from '@herald/core/plans';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from './context.ts';

/** Lets a request through to an endpoint or throws; runs before anything is read from the body. */
export async function guard(ctx: ApiContext, endpoint: EndpointShape, request: FastifyRequest): Promise<void> {
  if (!endpoint.upload && request.headers['content-type']?.startsWith('multipart/')) {
    throw new AppError('unsupported_media_type');
  }
  if (endpoint.auth !== 'public') request.actor = await findActor(ctx, request);
  if (needsSession(endpoint) && !request.actor) throw await refusalOf(ctx, request);
  assertMayCall(endpoint, request.actor);
  if (endpoint.auth === 'admin') assertMayAdminister(request.actor, await ctx.core.settings.read());
  if (!endpoint.openInMaintenance) assertMayUseSite(realActorOf(request.actor), await ctx.core.settings.read());
  if (endpoint.makes && request.actor) await assertMayMake(ctx.core, request.actor);
}

/** The user a request's bearer token belongs to. */
export async function findActor(ctx: ApiContext, request: FastifyRequest): Promise<Actor | undefined> {
  const token = bearerTokenOf(request);
  return token ? authenticate(ctx.core, token) : undefined;
}

export function bearerTokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Policy: `user` endpoints need a session, `admin` endpoints an administrator who acts as themselves. */
const needsSession = ({ auth }: EndpointShape) => auth === 'user' || auth === 'admin';

/** Who was removed from a team shows by the session they had there who they are, and is told. */
async function refusalOf({ core }: ApiContext, request: FastifyRequest): Promise<AppError> {
  const token = bearerTokenOf(request);
  return new AppError(token && (await wasRemovedFromTeam(core, token)) ? 'removed_from_team' : 'unauthorized');
}

function assertMayCall(endpoint: EndpointShape, actor: Actor | undefined): void {
  if (actor && endpoint.role && ranks.indexOf(actor.accountRole) < ranks.indexOf(endpoint.role)) {
    throw new AppError('forbidden', { message: 'Your role in this account does not allow this.' });
  }
  if (actor && endpoint.onlyInPerson) assertActsForThemselves(actor);
}

/** Each role may do more than the one before it. */
const ranks: readonly AccountRole[] = accountRoles;

/** An administrator who acts as another user still passes maintenance mode. */
function realActorOf(actor: Actor | undefined): { role: Actor['role'] } | undefined {
  return actor?.impersonator ? { role: 'admin' } : actor;
}
