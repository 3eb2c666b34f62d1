import type { Passkey } from '@herald/contract/endpoints/passkeys';
import { limits } from '@herald/contract/limits';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#lib/field-errors.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { useRenamePasskey } from '../api/use-passkeys.ts';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  const form = useForm({ defaultValues: { name } });
  const rename = useRenamePasskey();
  const send = form.handleSubmit((values) =>
    rename.mutate({ id, ...values }, { onSuccess: onClose, onError: (error) => void showFieldErrors(form, error) }),
  );
  return (
    <FormDialog
      title="Rename passkey"
      sentence="The name is for you alone. Your device keeps its own."
      submit="Save"
      busyText={rename.isPending && 'Saving...'}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label="Name" error={form.formState.errors.name?.message}>
        <Input
          {...form.register('name', { required: 'Please enter a name.' })}
          maxLength={limits.passkeyNameCharacters}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  );
}
