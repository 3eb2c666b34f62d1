export { createPage, deletePage, readPage, restoreVersion, type SavedPage, updatePage } from './edit-pages.ts';
export { showContent, showContents } from './page-content.ts';
export type { PagePicture } from './page-picture-repository.ts';
export { keepPagePicture, purgePagePictures } from './page-pictures.ts';
export type { EditedPage, Page, PageEntry } from './page-repository.ts';
export { type ListedVersion, listVersions, type PageVersion, type ReadVersion, readVersion } from './page-versions.ts';
export { getPage, listAllPages, listPages, listPagesOfPlan } from './pages.ts';
export type { PlanFacts, PlanOffer } from './read-offer.ts';
export { initializeSpecialPages } from './special-pages.ts';
