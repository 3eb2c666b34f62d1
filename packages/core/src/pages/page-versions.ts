import { pageFieldNames } from '@herald/contract/endpoints/admin-pages';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { type ContentCounts, countContent, showContent } from './page-content.ts';
import { type EditedPage, pageRepository } from './page-repository.ts';
import { type PageVersionRow, pageVersionRepository } from './page-version-repository.ts';

type State = Omit<PageVersionRow, 'pageId' | 'savedById'>;

export interface PageVersion extends Pick<State, 'version' | 'savedAt' | 'savedBy'> {
  isCurrent: boolean;
  counts: ContentCounts;
}

export interface ListedVersion extends PageVersion {
  /** What differs from the version before; null where that one is not kept. */
  changes: (typeof pageFieldNames)[number][] | null;
}

export interface ReadVersion extends PageVersion, Pick<State, 'name' | 'slug' | 'link' | 'content'> {}

const presentOf = ({ updatedAt, updatedBy, ...page }: EditedPage): State => ({
  ...page,
  savedAt: updatedAt,
  savedBy: updatedBy,
});

/** The present version and those before it, the newest first. */
export async function listVersions(core: Core, id: string): Promise<ListedVersion[]> {
  const page = await findPage(core, id);
  const states = [presentOf(page), ...(await pageVersionRepository.list(core.db.queries, id))];
  return states.map((state, index) => {
    const before = states[index + 1];
    const changes = before ? pageFieldNames.filter((field) => state[field] !== before[field]) : null;
    return { ...factsOf(state, page), changes };
  });
}

/** One version with its content as people may see it. */
export async function readVersion(core: Core, id: string, version: number): Promise<ReadVersion> {
  const page = await findPage(core, id);
  const isPresent = version === page.version;
  const state = isPresent ? presentOf(page) : await pageVersionRepository.find(core.db.queries, id, version);
  if (!state) throw new AppError('not_found');
  const { name, slug, link } = state;
  return { ...factsOf(state, page), name, slug, link, content: await showContent(core, state.content) };
}

function factsOf({ version, savedAt, savedBy, content }: State, page: EditedPage): PageVersion {
  return { version, isCurrent: version === page.version, savedAt, savedBy, counts: countContent(content) };
}

async function findPage(core: Core, id: string): Promise<EditedPage> {
  const page = await pageRepository.find(core.db.queries, id);
  if (!page) throw new AppError('not_found');
  return page;
}
