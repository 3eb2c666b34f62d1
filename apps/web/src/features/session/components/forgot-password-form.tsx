import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { messageOf, request } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

export interface SentLink {
  email: string;
  /** What the server says about where the link is. */
  message: string;
  isMailed: boolean;
}

interface ForgotPasswordFormProps {
  onSent: (sent: SentLink) => void;
}

export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const form = useForm<ForgotPasswordValues>({ defaultValues: { email: '' } });
  const forgotPassword = useForgotPassword();
  const submit = form.handleSubmit((values) =>
    forgotPassword.mutate(values, {
      onSuccess: ({ data, message }) => onSent({ email: values.email.trim(), message, isMailed: data.sends_mail }),
      onError: (error) => void showFieldErrors(form, error),
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-9 flex flex-col gap-5">
      <Field label="Email" error={form.formState.errors.email?.message}>
        <Input
          {...form.register('email', { required: 'Please enter your email address.' })}
          type="email"
          autoComplete="email"
          required
        />
      </Field>
      <Button
        type="submit"
        kind="primary"
        size="l"
        full
        className="mt-1"
        busyText={forgotPassword.isPending && 'Sending reset link...'}
      >
        Send Reset Link
      </Button>
    </form>
  );
}

interface ForgotPasswordValues {
  email: string;
}

function useForgotPassword() {
  return useMutation({
    mutationFn: (values: ForgotPasswordValues) => request('POST /auth/forgot-password', { body: values }),
    onSuccess: ({ data, message }) => {
      if (data.sends_mail) toastSuccess('Reset link sent!', message);
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to send reset link')),
  });
}
