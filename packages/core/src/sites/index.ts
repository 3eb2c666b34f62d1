export { createSite } from './create-site.ts';
export { deleteSite } from './delete-site.ts';
export { bringSitesUpToDate } from './keep-site-schemas.ts';
export { listSites } from './own-sites.ts';
export { siteDomainOf, siteUrl } from './site-address.ts';
export {
  changeSiteLogo,
  chooseSiteVideos,
  listAllLeads,
  listLatestLeads,
  listSiteVisits,
  listVideoChoices,
  saveBranding,
} from './site-administration.ts';
export type { Branding, GalleryVideo, Lead, VideoChoice, VisitDay } from './site-content-repository.ts';
export { countSiteVisit, findSite, leaveLead, listSiteGallery, readSiteBranding } from './site-front.ts';
export { enterSiteAdmin, leaveSiteAdmin, makeSiteAdminLink, mayAdministerSite, SITE_SESSION_MS } from './site-keys.ts';
export type { Site } from './site-repository.ts';
