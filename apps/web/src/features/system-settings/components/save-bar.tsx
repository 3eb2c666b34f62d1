import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { unsavedText } from '../rules/setting-changes.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** At the foot of the window while something is not saved. */
export function SaveBar({ form }: { form: SettingsForm }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-ground py-3"
    >
      <p role="status" className="mr-auto flex min-w-0 items-baseline gap-2.5 text-13 text-ink-soft">
        <Dot tone="warn" />
        {unsavedText(form.changed)}
      </p>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
        <Button kind="ghost" onClick={form.undo}>
          Undo changes
        </Button>
        <Button kind="primary" onClick={form.save} busyText={form.isSaving && 'Saving...'}>
          Save All Settings
        </Button>
      </div>
    </div>
  );
}
