export { listOfficeTemplates, placeTemplate } from './place-template.ts';
export { mayChangeTemplate } from './policies.ts';
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
export { showTemplate, useTemplate } from './use-template.ts';
