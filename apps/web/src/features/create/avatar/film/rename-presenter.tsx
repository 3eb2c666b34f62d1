import type { Avatar } from '@herald/contract/endpoints/avatars';
import { limits } from '@herald/contract/limits';
import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { useUpdatePresenter } from './clip-calls.ts';

interface RenamePresenterProps {
  presenter: Avatar;
  look: string;
  onClose: () => void;
}

/** The name of the person stands in all looks, the other one in this look alone. */
export function RenamePresenter({ presenter, look: before, onClose }: RenamePresenterProps) {
  const [name, setName] = useState(presenter.name);
  const [look, setLook] = useState(before);
  const update = useUpdatePresenter(presenter.id);
  return (
    <FormDialog
      title={`Rename ${presenter.display_name}`}
      submit="Rename"
      busyText={update.isPending && 'Saving...'}
      onSubmit={() => update.mutate({ ...(name.trim() && { name }), look }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label="Name of the person" hint="In all looks.">
        <Input value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="Name of this look" hint="Can stay empty for the first look.">
        <Input value={look} maxLength={limits.lookNameCharacters} onChange={({ target }) => setLook(target.value)} />
      </Field>
      {update.isError && (
        <AlertBox>{messageOf(update.error, 'We couldn’t rename this presenter. Please try again.')}</AlertBox>
      )}
    </FormDialog>
  );
}
