import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { examineContent } from '../moderation/examine-content.ts';
import { accountRepository } from '../people/account-repository.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { newId } from '../runtime/new-id.ts';
import { domainProblem } from './domain-rules.ts';
import { assertMayOwnSites } from './policies.ts';
import { siteContentRepository } from './site-content-repository.ts';
import { type Site, siteRepository } from './site-repository.ts';
import { schemaNameOf } from './site-schema.ts';
import { siteSchemaRepository } from './site-schema-repository.ts';

export interface NewSite {
  name: string;
  domain: string;
}

/** A site with a schema of its own: both exist, or neither. */
export async function createSite(core: Core, actor: Actor, wish: NewSite, caller: Caller): Promise<Site> {
  const plan = await readPlanLimits(core, actor);
  assertMayOwnSites(plan);
  const name = wish.name.trim();
  const domain = wish.domain.trim().toLowerCase();
  if (!name || !domain) throw new AppError('validation', { message: 'Please fill in all fields' });
  const problem = domainProblem(domain);
  if (problem) throw fieldError('domain', problem);
  const now = core.clock.now();
  const id = newId(core);
  const site: Site = {
    id,
    accountId: actor.accountId,
    createdById: actor.userId,
    name,
    domain,
    schemaName: schemaNameOf(id),
    schemaVersion: 0,
    textsRemovedAt: null,
    createdAt: now,
  };
  await core.db.transaction('create site', async (tx) => {
    await accountRepository.hold(tx, actor.accountId);
    if ((await siteRepository.count(tx, actor.accountId)) >= plan.sitesMax) throw new AppError('sites_full');
    if (!(await siteRepository.insert(tx, site)))
      throw fieldError('domain', 'This domain is taken. Please choose another one.');
    await siteSchemaRepository.create(tx, site.schemaName);
    site.schemaVersion = await siteSchemaRepository.bringUpToDate(tx, site.schemaName, 0);
    await siteRepository.setSchemaVersion(tx, id, site.schemaVersion);
    await siteContentRepository.writeBranding(tx, site.schemaName, { ...firstBranding, headline: name }, now);
    await examineContent(core, tx, { id, texts: [name] });
    await recordDeed(core, tx, {
      actor,
      caller,
      accountId: actor.accountId,
      action: 'site.create',
      subjectType: 'site',
      subjectId: id,
      details: { name, domain },
    });
  });
  return site;
}

const firstBranding = { tagline: '', accent: '#e8502e', ground: '#0d0f13', logoKey: null, hasContactForm: true };
