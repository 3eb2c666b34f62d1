import type { IncomingMessage } from 'node:http';
import { siteDomainOf } from '@herald/core/sites';

/** The pages of the sites are below this path, which no visitor can request by name. */
export const SITE_PREFIX = '/_site';
/** Where a site is administered. */
export const SITE_ADMIN = `${SITE_PREFIX}/:domain/admin`;

const shared = /^\/(api\/media\/|assets\/[\w-]+\.woff2$)/;

/** Routes requests for a site's host to the pages of that site; only signed media and typefaces are shared with the main host. */
export function siteRewrite(sitesDomain: string): (request: IncomingMessage) => string {
  return ({ url = '/', headers }) => {
    const domain = siteDomainOf(headers.host, sitesDomain);
    if (domain && !shared.test(url)) return `${SITE_PREFIX}/${domain}${url}`;
    return !domain && url.startsWith(SITE_PREFIX) ? `/no${SITE_PREFIX}` : url;
  };
}
