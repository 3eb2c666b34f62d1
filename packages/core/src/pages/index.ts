export type { Page, PageEntry } from './page-repository.ts';
export { getPage, listPages } from './pages.ts';
export type { PlanFacts, PlanOffer } from './read-offer.ts';
