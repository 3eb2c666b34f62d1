import { siteDomainOf } from '@herald/core/sites';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { ApiContext } from '../context.ts';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];

const shared = /^\/(api\/media\/|assets\/[\w-]+\.woff2(\?|$))/;

/**
 * Tells the router whether a request is for a site, by its host alone: no address on the main host leads to the pages of
 * a site, and none on a site's host to anything else. Only signed media and typefaces are on both.
 */
export function siteStrategy({ core }: ApiContext): Strategy {
  return {
    name: 'site',
    mustMatchWhenDerived: true,
    deriveConstraint: ({ url = '/', headers }) =>
      siteDomainOf(headers.host, core.sitesDomain) && !shared.test(url) ? 'site' : undefined,
    storage: anyHandler,
    validate: () => undefined,
  };
}

/** Puts a route on the hosts of sites. */
export function onSitesOnly(route: RouteOptions): void {
  route.constraints = { ...route.constraints, site: 'site' };
}

function anyHandler(): ReturnType<Strategy['storage']> {
  const handlers = new Map();
  return {
    get: (constraint) => handlers.get(constraint) ?? null,
    set: (constraint, handler) => handlers.set(constraint, handler),
  };
}
