import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { holdAdvisoryLock } from '../db/advisory-locks.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { planRepository } from '../plans/plan-repository.ts';
import { newId } from '../runtime/new-id.ts';
import type { PageHand } from './page-hand.ts';
import { type EditedPage, pageRepository } from './page-repository.ts';
import { type PageSeed, pageSeeds } from './page-seeds.ts';

/** Special pages that every installation should have and this one does not. */
export async function listMissingSpecial(db: Queryable): Promise<PageSeed[]> {
  const slugs = new Set((await pageRepository.listAll(db)).map(({ slug }) => slug));
  return pageSeeds.filter(({ slug }) => !slugs.has(slug));
}

interface CreatedPage {
  id: string;
  name: string;
  slug: string;
}

/** Creates the missing special pages, enabled for the plans for which they are an upgrade, and returns them. */
export async function createMissingSpecial(core: Core, tx: Transaction): Promise<CreatedPage[]> {
  const now = core.clock.now();
  const created: CreatedPage[] = [];
  for (const seed of await listMissingSpecial(tx)) {
    const { name, slug, content, about, shownTo } = seed;
    const id = newId(core);
    const [planId = null] = await planRepository.idsOf(tx, [about]);
    const position = pageSeeds.indexOf(seed);
    await pageRepository.insert(tx, {
      ...{ id, name, slug, content, position, planId },
      ...{ isSpecial: true, createdAt: now, updatedAt: now },
    });
    const planIds = await planRepository.idsOf(tx, shownTo);
    await pageRepository.assign(
      tx,
      planIds.map((planId) => ({ planId, pageId: id, isEnabled: true })),
    );
    created.push({ id, name, slug });
  }
  return created;
}

/** The same, for an administrator. */
export async function initializeSpecialPages(core: Core, hand: PageHand): Promise<EditedPage[]> {
  const ids = await core.db.transaction('initialize special pages', async (tx) => {
    await holdAdvisoryLock(tx, 'pages');
    const created = await createMissingSpecial(core, tx);
    for (const { id: subjectId, name, slug } of created) {
      await recordDeed(core, tx, {
        ...hand,
        ...{ action: 'page.initialize', subjectType: 'page', subjectId },
        details: { name, slug },
      });
    }
    return created.map(({ id }) => id);
  });
  return (await pageRepository.listAll(core.db.queries)).filter(({ id }) => ids.includes(id));
}

/** A new plan gets the upgrade page that was made for its slug, unless the page is about another plan. */
export async function linkPageAbout(tx: Transaction, plan: { id: string; slug: string }): Promise<void> {
  const slug = plan.slug.toLowerCase();
  const seeds = pageSeeds.filter(({ about }) => about.toLowerCase() === slug);
  await pageRepository.linkToPlan(
    tx,
    seeds.map((seed) => seed.slug),
    plan.id,
  );
}
