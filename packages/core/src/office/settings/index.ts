export { getSetting, readSettings, type Setting } from './read-settings.ts';
export {
  clearSettingsCache,
  initializeSettings,
  type SettingChange,
  updateSetting,
  updateSettings,
} from './update-settings.ts';
