import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { pageAudience } from './page-audience.ts';
import { type PageEntry, pageRepository } from './page-repository.ts';

/** The content pages for the navigation. */
export async function listPages(core: Core, actor: Actor | undefined): Promise<PageEntry[]> {
  return pageRepository.listFor(core.db.queries, await pageAudience(core, actor));
}
