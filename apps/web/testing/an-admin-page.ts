import type { AdminPage, PageVersion, SavedPage } from '@herald/contract/endpoints/admin-pages';
import type { Handlers } from './fake-server.ts';
import { data } from './replies.ts';

/** A page as the back office edits it, except for what a test names. */
export function anAdminPage(changes: Partial<AdminPage> = {}): AdminPage {
  return {
    id: '00000000-0000-7000-8000-000000000d01',
    name: 'Training',
    slug: 'training',
    link: null,
    is_special: false,
    is_public: true,
    content: '<p>Start <strong>here</strong>.</p>',
    version: 3,
    created_at: '2026-11-01T09:00:00.000Z',
    updated_at: '2026-11-18T16:40:00.000Z',
    updated_by: 'Ada Lin',
    ...changes,
  };
}

/** What a save answers for a page that lost nothing. */
export const aSavedPage = (page: AdminPage): SavedPage => ({
  ...page,
  taken_out: { frames: 0, pictures: 0, scripts: 0 },
});

export function aPageVersion(version: number, changes: Partial<PageVersion> = {}): PageVersion {
  return {
    version,
    is_current: false,
    saved_at: '2026-11-18T16:40:00.000Z',
    saved_by: 'Ada Lin',
    words: 2,
    pictures: 0,
    videos: 0,
    changes: version === 1 ? null : ['content'],
    ...changes,
  };
}

/** What the tab of pages asks for. */
export function pagesOf(pages: AdminPage[], missingSpecial: string[] = []): Handlers {
  return { listAllPages: () => ({ ...data(pages), missing_special: missingSpecial }) };
}
