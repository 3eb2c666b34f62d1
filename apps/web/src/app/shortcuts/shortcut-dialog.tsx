import { switchShortcuts, useActiveShortcuts, useShortcutsOn } from '#lib/shortcuts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Switch } from '#ui/switch.tsx';

export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const shortcuts = useActiveShortcuts();
  const isOn = useShortcutsOn();
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Keyboard shortcuts" className="max-w-[440px]">
      <dl className="divide-y divide-line border-line border-y text-14">
        {shortcuts.map(({ key, does }) => (
          <div key={key} className="flex h-11 items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd className="flex gap-1 text-ink-soft">
              {keysOf(key).map((one) => (
                <Kbd key={one}>{one}</Kbd>
              ))}
            </dd>
          </div>
        ))}
        <div className="flex h-11 items-center justify-between gap-4">
          <dt>Close the dialog or menu</dt>
          <dd className="text-ink-soft">
            <Kbd>Esc</Kbd>
          </dd>
        </div>
      </dl>
      <div className="mt-2">
        <Switch
          label="Single-key shortcuts"
          hint="Turn them off if they interfere with speech input."
          isOn={isOn}
          onChange={switchShortcuts}
        />
      </div>
    </Dialog>
  );
}

const KEY_NAMES: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' };

/** As they are on a keyboard: a capital letter takes Shift, too. */
function keysOf(shortcut: string): string[] {
  return shortcut.split(' ').flatMap((key) => {
    if (/^\p{Lu}$/u.test(key)) return ['Shift', key];
    return [KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)];
  });
}
