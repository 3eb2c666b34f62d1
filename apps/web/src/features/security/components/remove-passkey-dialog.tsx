import type { Passkey } from '@herald/contract/endpoints/passkeys';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#lib/field-errors.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { OwnPasswordField, ownPasswordRule } from '#ui/own-password-field.tsx';
import { useRemovePasskey } from '../api/use-passkeys.ts';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const remove = useRemovePasskey();
  const send = form.handleSubmit(({ password }) =>
    remove.mutate({ id, password }, { onSuccess: onClose, onError: (error) => void showFieldErrors(form, error) }),
  );
  return (
    <FormDialog
      title="Remove this passkey?"
      sentence={`“${name}” will no longer sign you in. Your password stays. Delete the passkey on your device too.`}
      submit="Remove passkey"
      busyText={remove.isPending && 'Removing...'}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <OwnPasswordField
        {...form.register('password', ownPasswordRule)}
        error={form.formState.errors.password?.message}
      />
    </FormDialog>
  );
}
