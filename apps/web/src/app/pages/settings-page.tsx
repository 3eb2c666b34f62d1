import { PreferencesPanel } from '#features/preferences/components/preferences-panel.tsx';
import { shortcutList, switchShortcuts, useShortcutsOn } from '#lib/shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Switch } from '#ui/switch.tsx';

export function SettingsPage() {
  const areShortcutsOn = useShortcutsOn();
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <PageHeading line="Manage your account, security, and preferences">Account Settings</PageHeading>
      <div className="mt-6 flex flex-col gap-4">
        <PreferencesPanel />
        <SettingsCard
          title="Keyboard"
          sentence="Everything in Herald works without a mouse. This setting applies to this browser only."
        >
          <Switch
            label="Single-key shortcuts"
            hint="Turn them off if they interfere with speech input."
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
