import type { AuditAction, AuditChanges } from '@herald/contract/audit-actions';
import { pageFieldNames } from '@herald/contract/endpoints/admin-pages';
import { limits } from '@herald/contract/limits';
import { changesBetween } from '../audit/audit-changes.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { holdAdvisoryLock } from '../db/advisory-locks.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import { newId } from '../runtime/new-id.ts';
import { picturesIn, showContent } from './page-content.ts';
import type { PageHand } from './page-hand.ts';
import { pagePictureRepository } from './page-picture-repository.ts';
import { type EditedPage, type Page, pageRepository } from './page-repository.ts';
import { pageSeeds } from './page-seeds.ts';
import { pageVersionRepository } from './page-version-repository.ts';
import { assertMayChangePage, assertMayDeletePage } from './policies.ts';
import { sanitizePage, type TakenOut, takenOutOf } from './sanitize-page.ts';

export interface PageValues {
  name: string;
  slug: string;
  link: string | null;
  content: string;
  /** Left out, it stays as it is; a new page is public. */
  isPublic?: boolean | undefined;
}

export interface PageToCreate extends PageValues {
  isSpecial: boolean;
}

export interface PageSave extends PageValues {
  isSpecial?: boolean | undefined;
  /** The version that was edited; without one, the save counts whatever is there. */
  baseVersion?: number | undefined;
}

/** A page after a save, with what its content lost. */
export type SavedPage = EditedPage & { takenOut: TakenOut };

/** One change of pages after the other: slugs stay unique and no picture goes while a page begins to name it. */
function change<T>(core: Core, name: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return core.db.transaction(name, async (tx) => {
    await holdAdvisoryLock(tx, 'pages');
    return work(tx);
  });
}

export async function createPage(core: Core, hand: PageHand, wanted: PageToCreate): Promise<SavedPage> {
  const { isSpecial, ...values } = wanted;
  const id = newId(core);
  await change(core, 'create page', async (tx) => {
    const now = core.clock.now();
    const { isPublic = true, ...checked } = await checkedValues(tx, values);
    const page = { ...checked, id, isSpecial, isPublic };
    const position = await pageRepository.nextPosition(tx);
    const saved = { position, updatedById: hand.actor.userId, createdAt: now, updatedAt: now };
    await pageRepository.insert(tx, { ...page, ...saved });
    await record(core, tx, hand, {
      action: 'page.create',
      page,
      details: { slug: page.slug, characters: page.content.length, is_public: isPublic },
    });
  });
  return { ...(await readPage(core, id)), takenOut: takenOutOf(values.content) };
}

/** Saves a page; what was there before is kept as a version. A save that changes nothing leaves everything as it is. */
export async function updatePage(core: Core, hand: PageHand, id: string, save: PageSave): Promise<SavedPage> {
  const { baseVersion, isSpecial, ...values } = save;
  await change(core, 'update page', async (tx) => {
    const page = await holdPage(tx, id);
    if (baseVersion !== undefined && baseVersion !== page.version) throw new AppError('page_conflict');
    assertMayChangePage(page, { ...values, isSpecial });
    await replace(core, tx, hand, { page, values, action: 'page.update' });
  });
  return { ...(await readPage(core, id)), takenOut: takenOutOf(values.content) };
}

/** Brings a version back as the newest one. What makes a special page special stays. */
export async function restoreVersion(core: Core, hand: PageHand, id: string, version: number): Promise<EditedPage> {
  await change(core, 'restore page', async (tx) => {
    const page = await holdPage(tx, id);
    const kept = await pageVersionRepository.find(tx, id, version);
    if (!kept) throw new AppError('not_found');
    const { name, slug, link, content } = page.isSpecial ? { ...page, content: kept.content } : kept;
    const values = { name, slug, link, content };
    await replace(core, tx, hand, { page, values, action: 'page.restore', details: { restored: version } });
  });
  return readPage(core, id);
}

export async function deletePage(core: Core, hand: PageHand, id: string): Promise<void> {
  await change(core, 'delete page', async (tx) => {
    const page = await holdPage(tx, id);
    assertMayDeletePage(page);
    await pageRepository.remove(tx, id);
    await record(core, tx, hand, { action: 'page.delete', page, details: { slug: page.slug, version: page.version } });
  });
}

/** A page as administrators edit it. */
export async function readPage(core: Core, id: string): Promise<EditedPage> {
  const page = await pageRepository.find(core.db.queries, id);
  if (!page) throw new AppError('not_found');
  return { ...page, content: await showContent(core, page.content) };
}

interface Replacement {
  page: Page;
  values: PageValues;
  action: AuditAction;
  details?: Record<string, unknown>;
}

async function replace(core: Core, tx: Transaction, hand: PageHand, replacement: Replacement): Promise<void> {
  const { page, action, details } = replacement;
  const { isPublic = page.isPublic, ...checked } = await checkedValues(tx, replacement.values, page);
  const values = { ...checked, isPublic };
  if (isPublic === page.isPublic && pageFieldNames.every((field) => values[field] === page[field])) return;
  const { id: pageId, version, name, slug, link, content, updatedById: savedById, updatedAt: savedAt } = page;
  const before = { pageId, version, name, slug, link, content, savedById, savedAt };
  await pageVersionRepository.keep(tx, before, limits.pageVersions);
  const saved = { version: version + 1, updatedById: hand.actor.userId, updatedAt: core.clock.now() };
  await pageRepository.update(tx, pageId, { ...values, ...saved });
  await record(core, tx, hand, {
    action,
    page,
    changes: changesBetween(auditFacts(page), auditFacts(values)),
    details: { ...details, version: saved.version },
  });
}

/** Of a content its size. */
const auditFacts = ({ name, slug, link, content, isPublic }: PageValues) => ({
  name,
  slug,
  link,
  characters: content.length,
  is_public: isPublic,
});

async function checkedValues(tx: Transaction, values: PageValues, page?: Page): Promise<PageValues> {
  const { slug } = values;
  const other = slug === page?.slug ? undefined : await pageRepository.findBySlug(tx, slug);
  if (other) throw fieldError('slug', `The page ${other.name} has this slug. Please choose another one.`);
  if (slug !== page?.slug && pageSeeds.some((seed) => seed.slug === slug)) {
    throw fieldError('slug', 'This slug is kept for a special page. Please choose another one.');
  }
  const content = sanitizePage(values.content);
  const pictures = picturesIn(content);
  const stored = await pagePictureRepository.findKeys(tx, pictures);
  if (pictures.some((id) => !stored.has(id))) {
    throw fieldError('content', 'A picture of this page is no longer stored. Please take it out or add it again.');
  }
  return { ...values, content };
}

async function holdPage(tx: Transaction, id: string): Promise<Page> {
  const page = await pageRepository.hold(tx, id);
  if (!page) throw new AppError('not_found');
  return page;
}

interface PageDeed {
  action: AuditAction;
  page: Pick<Page, 'id' | 'name'>;
  changes?: AuditChanges;
  details: Record<string, unknown>;
}

function record(core: Core, tx: Transaction, hand: PageHand, { page, details, ...deed }: PageDeed): Promise<void> {
  const { id: subjectId, name } = page;
  return recordDeed(core, tx, { ...hand, ...deed, subjectType: 'page', subjectId, details: { name, ...details } });
}
