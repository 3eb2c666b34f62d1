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

/** The content pages for the navigation; to visitors, those that are public. */
export async function listPages(core: Core, actor: Actor | undefined): Promise<PageEntry[]> {
  if (!actor) return listPublicPages(core);
  return pageRepository.listFor(core.db.queries, await readAudience(core, actor));
}

/** One content page, if the actor's plans show it, with the plan it is about. Visitors read public ones. */
export async function getPage(
  core: Core,
  actor: Actor | undefined,
  slug: string,
): Promise<Page & { offer?: PlanOffer }> {
  if (!actor) return getPublicPage(core, slug);
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

/** Of special pages those that a new user would see. */
async function listPublicPages(core: Core): Promise<PageEntry[]> {
  const { default_plan } = await core.settings.read();
  const defaultPlan = await planRepository.findBySlug(core.db.queries, default_plan);
  const audience = audienceOf(undefined, defaultPlan ? [defaultPlan] : []);
  const pages = await pageRepository.listFor(core.db.queries, audience);
  return pages.filter(({ isPublic }) => isPublic);
}

/** Whether a page that is not public exists stays between people who are signed in. */
async function getPublicPage(core: Core, slug: string): Promise<Page> {
  const page = await pageRepository.findBySlug(core.db.queries, slug);
  if (!page?.isPublic) throw new AppError('unauthorized');
  return { ...page, content: await showContent(core, page.content) };
}

/** Who has no plan sees what every plan offers: one of them is the way on. */
async function readAudience(core: Core, actor: Actor): Promise<PageAudience> {
  const held = await listPlansInForce(core, actor);
  return audienceOf(actor, held.length > 0 ? held : await planRepository.listActive(core.db.queries));
}
