export { type EnteredFields, shownFields } from './service-fields.ts';
export type { ServiceRow } from './service-repository.ts';
export { followServices, readServices } from './services.ts';
export { changeSettings, readAiEditor } from './settings.ts';
export { followSettings } from './settings-reader.ts';
export { productName } from './site-settings.ts';
