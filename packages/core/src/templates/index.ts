export {
  type ClaimedTemplate,
  claimTemplateToDraw,
  forgetOlderPictures,
  giveBackTemplate,
  isFilming,
  keepTemplatePictures,
  rescueTemplates,
} from './draw-templates.ts';
export { listOfficeTemplates, placeTemplate } from './place-template.ts';
export { mayChangeTemplate } from './policies.ts';
export { sampleWordsOf } from './sample-words.ts';
export type { OfficeTemplate, StoredTemplate } from './template-repository.ts';
export {
  changeTemplate,
  countTemplates,
  createTemplate,
  deleteTemplate,
  getTemplate,
  listFeaturedTemplates,
  listPopularTemplates,
  listTemplates,
  listUsedTemplates,
  rateTemplate,
  readTemplateRating,
} from './templates.ts';
export { showTemplate, type UsedTemplate, useTemplate } from './use-template.ts';
