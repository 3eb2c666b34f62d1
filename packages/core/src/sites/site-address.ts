import type { Core } from '../core.ts';

/** Where a site is served: one label below the installation's domain for sites. */
export function siteUrl(core: Pick<Core, 'publicUrl' | 'sitesDomain'>, domain: string): string {
  return `${new URL(core.publicUrl).protocol}//${domain}.${core.sitesDomain}`;
}

/** The subdomain in a Host header; undefined when it is not below the installation's domain for sites. */
export function siteDomainOf(host: string | undefined, sitesDomain: string): string | undefined {
  const wanted = host?.toLowerCase().replace(/\.(?=:|$)/, '') ?? '';
  const ending = `.${sitesDomain}`;
  if (!wanted.endsWith(ending)) return undefined;
  const label = wanted.slice(0, -ending.length);
  return /^[a-z0-9-]{1,63}$/.test(label) ? label : undefined;
}
