import { limits } from '@herald/contract/limits';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#lib/field-errors.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { OwnPasswordField, ownPasswordRule } from '#ui/own-password-field.tsx';
import { isUnconfirmed } from '../api/ask-to-confirm.ts';
import { type PasskeyValues, useAddPasskey } from '../api/use-passkeys.ts';

interface AddPasskeyDialogProps {
  suggestedName: string;
  onClose: () => void;
}

export function AddPasskeyDialog({ suggestedName, onClose }: AddPasskeyDialogProps) {
  const form = useForm<PasskeyValues>({ defaultValues: { name: suggestedName, password: '' } });
  const { errors } = form.formState;
  const add = useAddPasskey();
  const send = form.handleSubmit((values) =>
    add.mutate(values, {
      onSuccess: onClose,
      onError: (error) => (isUnconfirmed(error) ? onClose() : void showFieldErrors(form, error)),
    }),
  );
  return (
    <FormDialog
      title="Add a passkey"
      sentence="Your browser asks next where to keep it."
      submit="Continue"
      busyText={add.isPending && 'Waiting for the browser...'}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message}>
        <Input
          {...form.register('name', { required: 'Please enter a name.' })}
          maxLength={limits.passkeyNameCharacters}
          autoComplete="off"
        />
      </Field>
      <OwnPasswordField {...form.register('password', ownPasswordRule)} error={errors.password?.message} />
    </FormDialog>
  );
}
