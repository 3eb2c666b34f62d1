import type { Preferences } from '@herald/contract/endpoints/preferences';

/** The form's values and the way to change them, as its cards need them. */
export interface PreferenceFields {
  values: Preferences;
  change: (changes: Partial<Preferences>) => void;
}
