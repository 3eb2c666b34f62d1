import { chooseTheme, type ThemeChoice } from '#lib/theme.ts';
import { themeOptions } from '#lib/theme-options.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Switch } from '#ui/switch.tsx';
import type { PreferenceFields } from './preference-fields.ts';

export function InterfacePreferences({ values, change }: PreferenceFields) {
  // A theme is chosen by looking at it. Saving makes it the choice for other browsers too.
  const tryTheme = (theme: ThemeChoice) => {
    chooseTheme(theme);
    change({ theme });
  };
  return (
    <SettingsCard title="Interface & Notifications" sentence="How Herald looks and when it asks for confirmation.">
      <Field label="Theme" hint="Auto follows your device." className="max-w-[260px]">
        <Select options={themeOptions} value={values.theme} onChange={tryTheme} />
      </Field>
      <h3 className="mt-6 font-semibold text-14">Generation Settings</h3>
      <div className="mt-1 divide-y divide-line">
        <Switch
          label="Auto-save Drafts"
          hint="Saves your work in the wizard to the server as you go."
          isOn={values.autoSave}
          onChange={(autoSave) => change({ autoSave })}
        />
        <Switch
          label="Confirm Before Delete"
          hint="Asks before a video goes to the trash."
          isOn={values.confirmBeforeDelete}
          onChange={(confirmBeforeDelete) => change({ confirmBeforeDelete })}
        />
        <Switch
          label="Preview Before Generate"
          hint="Shows the real scene with its sound while you create."
          isOn={values.showPreviewBeforeGenerate}
          onChange={(showPreviewBeforeGenerate) => change({ showPreviewBeforeGenerate })}
        />
      </div>
    </SettingsCard>
  );
}
