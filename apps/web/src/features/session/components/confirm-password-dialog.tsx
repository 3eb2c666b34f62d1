import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isAtField, messageOf, request } from '#lib/api.ts';
import { useStore } from '#lib/create-store.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { passwordGate } from '#lib/password-gate.ts';
import { toastError } from '#lib/toast.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { OwnPasswordField, ownPasswordRule } from '#ui/own-password-field.tsx';

/** Opens when the server asks for the password again. What was asked for goes on after it. */
export function ConfirmPasswordDialog() {
  const waiting = useStore(passwordGate);
  return waiting ? <AskForPassword onDone={waiting.goOn} /> : null;
}

function AskForPassword({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const form = useForm({ defaultValues: { password: '' } });
  const confirm = useConfirmPassword();
  const send = form.handleSubmit((values) =>
    confirm.mutate(values, {
      onSuccess: () => onDone(true),
      onError: (error) => void showFieldErrors(form, error),
    }),
  );
  return (
    <FormDialog
      title="Enter your password"
      sentence="This decides about someone else's account. You are asked once in 10 minutes."
      submit="Continue"
      busyText={confirm.isPending && 'Checking...'}
      onSubmit={() => void send()}
      onClose={() => onDone(false)}
    >
      <OwnPasswordField
        {...form.register('password', ownPasswordRule)}
        error={form.formState.errors.password?.message}
      />
    </FormDialog>
  );
}

function useConfirmPassword() {
  return useMutation({
    mutationFn: (body: { password: string }) => request('POST /auth/confirm-password', { body }),
    onError: (error) => {
      if (!isAtField(error)) toastError('Error', messageOf(error, 'Your password could not be checked.'));
    },
  });
}
