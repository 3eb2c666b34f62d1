export { changeSettings, readAiEditor } from './settings.ts';
export { productName } from './site-settings.ts';
