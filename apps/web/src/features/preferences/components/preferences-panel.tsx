import { defaultPreferences, type Preferences } from '@herald/contract/endpoints/preferences';
import { useState } from 'react';
import { chooseTheme, useThemeChoice } from '#lib/theme.ts';
import { unsavedWords } from '#lib/unsaved-words.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { usePreferences, useResetPreferences, useSavePreferences } from '../api/use-preferences.ts';
import { EmailPreferences } from './email-preferences.tsx';
import { GenerationDefaults } from './generation-defaults.tsx';
import { InterfacePreferences } from './interface-preferences.tsx';
import { OutputPreferences } from './output-preferences.tsx';

/** The preferences of the signed-in user. */
export function PreferencesPanel({ sendsMail }: { sendsMail: boolean }) {
  const preferences = usePreferences();
  if (preferences.isPending) return <Spinner label="Loading preferences..." />;
  if (!preferences.data) {
    return (
      <ErrorState
        title="Failed to load preferences"
        reason="Your saved preferences still hold. They are not shown, so that nothing is saved over them."
        onRetry={() => void preferences.refetch()}
        isRetrying={preferences.isFetching}
      />
    );
  }
  return <PreferencesForm saved={preferences.data} sendsMail={sendsMail} />;
}

function PreferencesForm({ saved, sendsMail }: { saved: Preferences; sendsMail: boolean }) {
  const [entered, setValues] = useState(saved);
  // A theme applies as soon as it is chosen, so the one on the screen is the value.
  const values = { ...entered, theme: useThemeChoice() };
  const save = useSavePreferences();
  const reset = useResetPreferences();
  const fields = { values, change: (changes: Partial<Preferences>) => setValues({ ...values, ...changes }) };
  const unsaved = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof Preferences]),
  ).length;
  const resetAll = () => {
    setValues(defaultPreferences);
    chooseTheme(defaultPreferences.theme);
    reset.mutate();
  };
  return (
    <div className="flex flex-col gap-4">
      <GenerationDefaults {...fields} />
      <OutputPreferences {...fields} />
      <InterfacePreferences {...fields} />
      <EmailPreferences {...fields} sendsMail={sendsMail} />
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-ground py-3"
      >
        <p role="status" className="mr-auto text-13 text-ink-soft">
          {unsaved > 0 && unsavedWords(unsaved)}
        </p>
        <Button onClick={resetAll} busyText={reset.isPending && 'Resetting...'}>
          Reset to Defaults
        </Button>
        <Button
          kind={unsaved > 0 ? 'primary' : 'quiet'}
          disabled={unsaved === 0}
          onClick={() => save.mutate(values)}
          busyText={save.isPending && 'Saving...'}
        >
          Save Preferences
        </Button>
      </div>
    </div>
  );
}
