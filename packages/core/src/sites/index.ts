export type { ListedVideo } from './arrange-videos.ts';
export { createSite } from './create-site.ts';
export { deleteSite } from './delete-site.ts';
export { bringSitesUpToDate } from './keep-site-schemas.ts';
export { listSites } from './own-sites.ts';
export { readSiteFace } from './read-face.ts';
export { reportSite } from './report-site.ts';
export { siteDomainOf, siteUrl } from './site-address.ts';
export type { ChoicePage, ChoiceWish } from './site-administration.ts';
export {
  brandingWith,
  changeSiteLogo,
  chooseSiteVideos,
  listAllLeads,
  listLatestLeads,
  listSiteVisits,
  listVideoChoices,
  readOwnLeads,
  saveBranding,
} from './site-administration.ts';
export type { Branding, GalleryVideo, Lead, SiteFace, VideoChoice, VisitDay } from './site-content-repository.ts';
export { countSiteVisit, findSite, leaveLead, listSiteGallery, readSiteBranding } from './site-front.ts';
export {
  enterSiteAdmin,
  leaveSiteAdmin,
  makeSiteAdminLink,
  mayAdministerSite,
  readSiteAdminTheme,
  SITE_SESSION_MS,
} from './site-keys.ts';
export type { Site } from './site-repository.ts';
