import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { pageAudience } from './page-audience.ts';
import { type Page, pageRepository } from './page-repository.ts';
import { sanitizePage } from './sanitize-page.ts';

/** One content page, if the actor's plans show it. */
export async function getPage(core: Core, actor: Actor, slug: string): Promise<Page> {
  const page = await pageRepository.findFor(core.db.queries, slug, await pageAudience(core, actor));
  if (!page) throw new AppError('not_found');
  return { ...page, content: sanitizePage(page.content) };
}
