import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { planRepository } from '../plans/plan-repository.ts';
import { listPlansInForce } from '../plans/read-plans.ts';
import { type Page, type PageEntry, pageRepository } from './page-repository.ts';
import { audienceOf, type PageAudience } from './policies.ts';
import { type PlanOffer, readOffer } from './read-offer.ts';
import { sanitizePage } from './sanitize-page.ts';

/** The content pages for the navigation. */
export async function listPages(core: Core, actor: Actor | undefined): Promise<PageEntry[]> {
  return pageRepository.listFor(core.db.queries, await readAudience(core, actor));
}

/** One content page, if the actor's plans show it, with the plan it is about. */
export async function getPage(core: Core, actor: Actor, slug: string): Promise<Page & { offer?: PlanOffer }> {
  const page = await pageRepository.findFor(core.db.queries, slug, await readAudience(core, actor));
  if (!page) throw new AppError('not_found');
  const offer = await readOffer(core, actor, page);
  return { ...page, content: sanitizePage(page.content), ...(offer && { offer }) };
}

async function readAudience(core: Core, actor: Actor | undefined): Promise<PageAudience> {
  if (actor) return audienceOf(actor, await listPlansInForce(core, actor));
  const { default_plan } = await core.settings.read();
  const defaultPlan = await planRepository.findBySlug(core.db.queries, default_plan);
  return audienceOf(undefined, defaultPlan ? [defaultPlan] : []);
}
