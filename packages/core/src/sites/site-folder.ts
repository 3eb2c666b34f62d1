import { accountFolder } from '../storage/own-key-of.ts';
import type { Site } from './site-repository.ts';

/** The folder of a site's files. */
export function siteFolder(site: Pick<Site, 'accountId' | 'id'>): string {
  return `${accountFolder(site.accountId)}sites/${site.id}/`;
}
