import { changesBetween } from '../../audit/audit-changes.ts';
import type { Core } from '../../core.ts';
import { holdAdvisoryLock } from '../../db/advisory-locks.ts';
import { AppError, fieldError } from '../../errors/app-error.ts';
import { showContents } from '../../pages/page-content.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { officePlanRepository } from './office-plan-repository.ts';
import { type PlanPage, planPageRepository } from './plan-page-repository.ts';
import { recordPlanDeed } from './save-plan.ts';

export interface PageChoice {
  pageId: string;
  isEnabled: boolean;
}

/** Every special page, and whether people on the plan see it. */
export async function listPlanPages(core: Core, planId: string): Promise<PlanPage[]> {
  if (!(await officePlanRepository.find(core.db.queries, planId))) throw new AppError('not_found');
  const pages = await planPageRepository.list(core.db.queries, planId);
  const contents = await showContents(
    core,
    core.db.queries,
    pages.map(({ content }) => content),
  );
  return pages.map((page, index) => ({ ...page, content: contents[index] ?? '' }));
}

/** From now on exactly these special pages are assigned to the plan. */
export async function assignPlanPages(
  core: Core,
  hand: OfficeHand,
  { planId, pages }: { planId: string; pages: PageChoice[] },
): Promise<PlanPage[]> {
  await core.db.transaction('assign plan pages', async (tx) => {
    await holdAdvisoryLock(tx, 'plans');
    const plan = await officePlanRepository.find(tx, planId);
    if (!plan) throw new AppError('not_found');
    const known = await planPageRepository.list(tx, planId);
    const chosen = new Map(pages.map(({ pageId, isEnabled }) => [pageId, isEnabled]));
    if (pages.some(({ pageId }) => !known.some(({ id }) => id === pageId))) {
      throw fieldError('pages', 'One of these pages is no special page, or was deleted.');
    }
    await planPageRepository.replace(tx, planId, chosen);
    const changes = changesBetween(stateOf(known), stateOf(await planPageRepository.list(tx, planId)));
    await recordPlanDeed(core, tx, hand, { action: 'plan.assign_pages', plan, changes });
  });
  return listPlanPages(core, planId);
}

/** What the plan does with each page, by the page's slug. */
function stateOf(pages: PlanPage[]): Record<string, string> {
  return Object.fromEntries(
    pages.map(({ slug, isAssigned, isEnabled }) => [
      slug,
      isAssigned ? (isEnabled ? 'enabled' : 'disabled') : 'not assigned',
    ]),
  );
}
