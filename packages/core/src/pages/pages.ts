import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { planRepository } from '../plans/plan-repository.ts';
import { listPlansInForce } from '../plans/read-plans.ts';
import { showContent, showContents } from './page-content.ts';
import { type EditedPage, type Page, type PageEntry, pageRepository } from './page-repository.ts';
import { audienceOf, type PageAudience } from './policies.ts';
import { type PlanOffer, readOffer } from './read-offer.ts';
import { listMissingSpecial } from './special-pages.ts';

/** The content pages for the navigation. */
export async function listPages(core: Core, actor: Actor | undefined): Promise<PageEntry[]> {
  return pageRepository.listFor(core.db.queries, await readAudience(core, actor));
}

/** One content page, if the actor's plans show it, with the plan it is about. */
export async function getPage(core: Core, actor: Actor, slug: string): Promise<Page & { offer?: PlanOffer }> {
  const page = await pageRepository.findFor(core.db.queries, slug, await readAudience(core, actor));
  if (!page) throw new AppError('not_found');
  const offer = await readOffer(core, actor, page);
  return { ...page, content: await showContent(core, page.content), ...(offer && { offer }) };
}

export interface AllPages {
  pages: EditedPage[];
  /** Names of special pages that could be created. */
  missingSpecial: string[];
}

/** Every page, for administrators. */
export async function listAllPages(core: Core): Promise<AllPages> {
  const { queries } = core.db;
  const [pages, missing] = await Promise.all([pageRepository.listAll(queries), listMissingSpecial(queries)]);
  const contents = await showContents(
    core,
    queries,
    pages.map(({ content }) => content),
  );
  return {
    pages: pages.map((page, index) => ({ ...page, content: contents[index] ?? '' })),
    missingSpecial: missing.map(({ name }) => name),
  };
}

/** The pages that people on a plan see; without a plan, every page. */
export async function listPagesOfPlan(core: Core, planId: string | undefined): Promise<PageEntry[]> {
  if (planId === undefined) return pageRepository.listFor(core.db.queries, 'all');
  const plan = await planRepository.findById(core.db.queries, planId);
  if (!plan) throw new AppError('not_found');
  return pageRepository.listFor(core.db.queries, audienceOf({ role: 'user' }, [plan]));
}

async function readAudience(core: Core, actor: Actor | undefined): Promise<PageAudience> {
  if (actor) return audienceOf(actor, await listPlansInForce(core, actor));
  const { default_plan } = await core.settings.read();
  const defaultPlan = await planRepository.findBySlug(core.db.queries, default_plan);
  return audienceOf(undefined, defaultPlan ? [defaultPlan] : []);
}
