import type {
  AdminPage,
  PagePicture as PagePictureOnWire,
  PageVersionContent,
  PageVersion as PageVersionOnWire,
  SavedPage as SavedPageOnWire,
} from '@herald/contract/endpoints/admin-pages';
import type { Core } from '@herald/core';
import type { EditedPage, ListedVersion, PagePicture, PageVersion, ReadVersion, SavedPage } from '@herald/core/pages';
import { presentPageEntry } from './page.ts';

export function presentAdminPage(page: EditedPage): AdminPage {
  return {
    ...presentPageEntry(page),
    is_public: page.isPublic,
    content: page.content,
    version: page.version,
    created_at: page.createdAt.toISOString(),
    updated_at: page.updatedAt.toISOString(),
    updated_by: page.updatedBy,
  };
}

export const presentSavedPage = (page: SavedPage): SavedPageOnWire => ({
  ...presentAdminPage(page),
  taken_out: page.takenOut,
});

export function presentPageVersion({ changes, ...version }: ListedVersion): PageVersionOnWire {
  return { ...presentVersion(version), changes };
}

export function presentVersionContent({ name, slug, link, content, ...version }: ReadVersion): PageVersionContent {
  return { ...presentVersion(version), name, slug, link, content };
}

function presentVersion({ version, isCurrent, savedAt, savedBy, counts }: PageVersion) {
  return { version, is_current: isCurrent, saved_at: savedAt.toISOString(), saved_by: savedBy, ...counts };
}

export function presentPagePicture(core: Core, picture: PagePicture): PagePictureOnWire {
  return {
    id: picture.id,
    url: core.media.sign({ key: picture.key }, core.clock.now()),
    name: picture.name,
    width: picture.widthPx,
    height: picture.heightPx,
    size_bytes: picture.sizeBytes,
  };
}
