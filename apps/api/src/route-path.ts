import type { FastifyRequest } from 'fastify';

/** The address as the router understood it; the one on the wire may hide its letters behind escapes (`/%61pi`). */
export function routePath(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url;
}
