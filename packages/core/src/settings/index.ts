export { changeSettings, readAiEditor } from './settings.ts';
export { followSettings } from './settings-reader.ts';
export { productName } from './site-settings.ts';
