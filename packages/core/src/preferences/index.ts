export { readUnsubscription, unsubscribe, unsubscribeAddress, wantsMail } from './mail-topics.ts';
export { readPreferences, savePreferences } from './preferences.ts';
