import { shortcutList, switchShortcuts, useShortcutsOn } from '#lib/shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Switch } from '#ui/switch.tsx';

export function KeyboardCard() {
  const areShortcutsOn = useShortcutsOn();
  return (
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
  );
}
