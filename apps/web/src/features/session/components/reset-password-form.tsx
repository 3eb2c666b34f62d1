import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isAtField, messageOf, request } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

interface ResetPasswordFormProps {
  email: string;
  token: string;
  onDone: () => void;
}

interface NewPasswordValues {
  password: string;
  password_confirmation: string;
}

export function ResetPasswordForm({ email, token, onDone }: ResetPasswordFormProps) {
  const form = useForm<NewPasswordValues>({ defaultValues: { password: '', password_confirmation: '' } });
  const { errors } = form.formState;
  const resetPassword = useResetPassword();
  const submit = form.handleSubmit((values) =>
    resetPassword.mutate(
      { email, token, ...values },
      { onSuccess: onDone, onError: (error) => void showFieldErrors(form, error) },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-9 flex flex-col gap-5">
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Field
        label="New Password"
        error={errors.password?.message}
        hint="At least 8 characters, and not a common password."
      >
        <PasswordInput
          {...form.register('password', { required: 'Please enter a new password.' })}
          autoComplete="new-password"
          required
        />
      </Field>
      <Field label="Confirm New Password" error={errors.password_confirmation?.message}>
        <PasswordInput
          {...form.register('password_confirmation', { required: 'Please enter the new password again.' })}
          autoComplete="new-password"
          required
        />
      </Field>
      <Button
        type="submit"
        kind="primary"
        size="l"
        full
        className="mt-1"
        busyText={resetPassword.isPending && 'Resetting password...'}
      >
        Reset Password
      </Button>
      {resetPassword.error && !resetPassword.isPending && !isAtField(resetPassword.error) && (
        <AlertBox>{messageOf(resetPassword.error, 'Failed to reset password')}</AlertBox>
      )}
    </form>
  );
}

interface ResetPasswordValues {
  email: string;
  token: string;
  password: string;
  password_confirmation: string;
}

function useResetPassword() {
  return useMutation({
    mutationFn: (values: ResetPasswordValues) => request('POST /auth/reset-password', { body: values }),
    onSuccess: () => toastSuccess('Password reset successfully!', 'You can now log in with your new password.'),
    onError: (error) => {
      if (!isAtField(error)) toastError('Error', messageOf(error, 'Failed to reset password'));
    },
  });
}
