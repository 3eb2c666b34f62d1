import { shortcutList } from '../../lib/shortcut-list.ts';
import { switchShortcuts, useShortcutsOn } from '../../lib/shortcuts.ts';
import { chooseTheme, useThemeChoice } from '../../lib/theme.ts';
import { themeOptions } from '../../lib/theme-options.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingsCard } from '../../ui/settings-card.tsx';
import { Switch } from '../../ui/switch.tsx';

export function SettingsPage() {
  const theme = useThemeChoice();
  const areShortcutsOn = useShortcutsOn();
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <PageHeading line="Manage your account, security, and preferences">Account Settings</PageHeading>
      <div className="mt-6 flex flex-col gap-4">
        <SettingsCard title="Interface" sentence="How Herald looks in this browser. Changes apply at once.">
          <Field label="Theme" hint="Auto follows your device, day and night." className="max-w-[260px]">
            <Select options={themeOptions} value={theme} onChange={chooseTheme} />
          </Field>
        </SettingsCard>
        <SettingsCard title="Keyboard" sentence="Everything in Herald works without a mouse.">
          <Switch
            label="Single-key shortcuts"
            hint="Switch them off if they get in the way of speech input."
            isOn={areShortcutsOn}
            onChange={switchShortcuts}
          />
          <Button size="s" className="mt-2" onClick={shortcutList.open}>
            List the shortcuts
          </Button>
        </SettingsCard>
      </div>
    </div>
  );
}
