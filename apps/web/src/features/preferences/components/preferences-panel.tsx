import { defaultPreferences } from '@herald/contract';
import { Spinner } from '../../../ui/spinner.tsx';
import { useLoadFailureToast, usePreferences } from '../api/use-preferences.ts';
import { PreferencesForm } from './preferences-form.tsx';

/** The preferences of whoever is signed in; where they cannot be loaded, the defaults are shown. */
export function PreferencesPanel() {
  const preferences = usePreferences();
  useLoadFailureToast(preferences.isError);
  if (preferences.isPending) return <Spinner label="Loading preferences..." />;
  return <PreferencesForm saved={preferences.data ?? defaultPreferences} />;
}
