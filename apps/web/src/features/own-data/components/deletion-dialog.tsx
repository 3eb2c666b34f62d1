import { useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { longDay } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { useDeleteOwnAccount } from '../api/deletion.ts';
import { deletionDay } from '../rules/deletion-words.ts';

interface DeletionDialogProps {
  onClose: () => void;
  onDeleted: () => void;
}

/** The last question, with the password. */
export function DeletionDialog({ onClose, onDeleted }: DeletionDialogProps) {
  const [password, setPassword] = useState('');
  const remove = useDeleteOwnAccount();
  const error = failureOf(remove.error).errors?.password?.[0];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete your account?"
      question={`Your account closes now, and everybody in it is signed out. It is deleted on ${longDay(deletionDay())}. Until then you keep it by signing in.`}
      confirmLabel="Delete account"
      isBlocked={password === ''}
      busyText={remove.isPending && 'Closing...'}
      onConfirm={() => remove.mutate(password, { onSuccess: onDeleted })}
    >
      <Field label="Your password" error={error}>
        <PasswordInput
          value={password}
          autoComplete="current-password"
          onChange={({ target }) => {
            setPassword(target.value);
            remove.reset();
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}
