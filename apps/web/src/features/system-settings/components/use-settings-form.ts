import type { AdminSetting } from '@herald/contract/endpoints/admin-settings';
import { isSettingKey, type SettingKey, type SiteSettings } from '@herald/contract/settings';
import { useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { useSaveSettings } from '../api/use-settings.ts';
import {
  changedKeys,
  changesToSend,
  type Entries,
  type Entry,
  entryOf,
  savedSettings,
} from '../rules/setting-changes.ts';

type Problems = Partial<Record<SettingKey, string>>;

export interface SettingsForm {
  saved: SiteSettings;
  changed: SettingKey[];
  entryOf: (key: SettingKey) => Entry;
  problemOf: (key: SettingKey) => string | undefined;
  change: (key: SettingKey, entry: Entry) => void;
  undo: () => void;
  save: () => void;
  isSaving: boolean;
  /** How often saving was refused for a field; each time the first such field is shown. */
  refusals: number;
}

/** What is typed lives here until it is saved, so that reading the settings again loses nothing. */
export function useSettingsForm(sent: Readonly<Record<string, AdminSetting>> | undefined): SettingsForm {
  const [entries, setEntries] = useState<Entries>({});
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  const saving = useSaveSettings();
  const saved = savedSettings(sent);
  const undo = () => {
    setEntries({});
    setProblems({});
  };
  return {
    saved,
    changed: changedKeys(saved, entries),
    entryOf: (key) => entryOf(key, saved, entries),
    problemOf: (key) => problems[key],
    change(key, entry) {
      setEntries((all) => ({ ...all, [key]: entry }));
      setProblems((all) => ({ ...all, [key]: undefined }));
    },
    undo,
    save: () =>
      saving.mutate(changesToSend(saved, entries), {
        onSuccess() {
          setEntries((all) => changedSince(entries, all));
          setProblems({});
        },
        onError(error) {
          const refused = problemsOf(error);
          setProblems(refused);
          if (Object.keys(refused).length > 0) setRefusals((count) => count + 1);
        },
      }),
    refusals,
    isSaving: saving.isPending,
  };
}

/** What was entered while others were saved. */
function changedSince(saved: Entries, now: Entries): Entries {
  return Object.fromEntries(Object.entries(now).filter(([key, entry]) => isSettingKey(key) && entry !== saved[key]));
}

function problemsOf(error: unknown): Problems {
  const texts = Object.entries(failureOf(error).errors ?? {}).filter(([key]) => isSettingKey(key));
  return Object.fromEntries(texts.map(([key, [text]]) => [key, text]));
}
