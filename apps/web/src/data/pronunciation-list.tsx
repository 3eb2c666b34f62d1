import { Button } from '#ui/button.tsx';
import { PronunciationRows } from './pronunciation-rows.tsx';
import type { PronunciationEdit } from './use-pronunciation-rows.ts';

/** The pronunciations with a button of their own. */
export function PronunciationList({ edit }: { edit: PronunciationEdit }) {
  const submit = () => (edit.isHalfFilled ? edit.check() : edit.save());
  return (
    <PronunciationRows edit={edit} onSubmit={submit}>
      <Button type="submit" kind="primary" busyText={edit.isSaving && 'Saving...'}>
        Save
      </Button>
    </PronunciationRows>
  );
}
