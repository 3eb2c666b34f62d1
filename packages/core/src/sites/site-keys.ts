import type { Preferences } from '@herald/contract/endpoints/preferences';
import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { accountRepository } from '../people/account-repository.ts';
import { actorOfSession } from '../people/authenticate.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { HOUR_MS, MINUTE_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { getSiteToOpen } from './own-sites.ts';
import { mayAdminister } from './policies.ts';
import { siteUrl } from './site-address.ts';
import { findSite } from './site-front.ts';
import { type Site, siteRepository } from './site-repository.ts';

const TICKET_MS = MINUTE_MS;
export const SITE_SESSION_MS = 8 * HOUR_MS;

/** A link into the administration of a site, good for one use within a minute. Administrators may open any site. */
export async function makeSiteAdminLink(core: Core, actor: Actor, siteId: string, caller: Caller): Promise<string> {
  const { domain } = await getSiteToOpen(core, actor, siteId);
  const site = await findSite(core, domain);
  const ticket = newSecretToken(core.random);
  await core.db.transaction('make site ticket', async (tx) => {
    await insertKey(core, tx, {
      site,
      sessionHash: actor.sessionHash,
      kind: 'ticket',
      secret: ticket,
      lifetimeMs: TICKET_MS,
    });
    await recordDeed(core, tx, {
      actor,
      caller,
      accountId: site.accountId,
      action: 'site.open_admin',
      subjectType: 'site',
      subjectId: site.id,
      details: { name: site.name },
    });
  });
  return `${siteUrl(core, site.domain)}/admin/enter?ticket=${ticket}`;
}

/** The session a ticket is exchanged for; undefined when it was used, is too old or belongs to another site. */
export async function enterSiteAdmin(core: Core, site: Site, ticket: string): Promise<string | undefined> {
  const used = await siteRepository.useTicket(core.db.queries, hashSecretToken(ticket), site.id, core.clock.now());
  if (!used) return undefined;
  const session = newSecretToken(core.random);
  await insertKey(core, core.db.queries, {
    site,
    sessionHash: used.sessionHash,
    kind: 'session',
    secret: session,
    lifetimeMs: SITE_SESSION_MS,
  });
  return session;
}

/** Whether this session may administer this site: asked at each request, because rights end while it lasts. */
export async function mayAdministerSite(core: Core, site: Site, session: string): Promise<boolean> {
  const actor = await findActor(core, site, session);
  if (!actor) return false;
  const isAdministrators = await accountRepository.isOfAdministrator(core.db.queries, site.accountId);
  return mayAdminister(actor, { ...site, isAdministrators });
}

/** The theme of whoever administers; without a session that of the device. */
export async function readSiteAdminTheme(core: Core, site: Site, session: string): Promise<Preferences['theme']> {
  const actor = await findActor(core, site, session);
  return actor ? (await readPreferences(core, actor)).theme : 'auto';
}

async function findActor(core: Core, site: Site, session: string): Promise<Actor | undefined> {
  const found = await siteRepository.findSession(core.db.queries, hashSecretToken(session), site.id, core.clock.now());
  return found && actorOfSession(core, found.sessionHash);
}

export async function leaveSiteAdmin(core: Core, session: string): Promise<void> {
  await siteRepository.removeKey(core.db.queries, hashSecretToken(session));
}

interface NewKey {
  site: Site;
  sessionHash: string;
  kind: 'ticket' | 'session';
  secret: string;
  lifetimeMs: number;
}

async function insertKey(
  core: Core,
  db: Queryable,
  { site, sessionHash, kind, secret, lifetimeMs }: NewKey,
): Promise<void> {
  const now = core.clock.now();
  await siteRepository.insertKey(db, {
    keyHash: hashSecretToken(secret),
    kind,
    siteId: site.id,
    sessionHash,
    expiresAt: new Date(now.getTime() + lifetimeMs),
    createdAt: now,
  });
}
