export { readPreferences, savePreferences } from './preferences.ts';
