import { useForm } from 'react-hook-form';
import { failureOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { useVerifyEmail } from '../api/use-verify-email.ts';

interface ConfirmEmailFormProps {
  email: string;
  token: string;
  onDone: () => void;
}

/** For a person who opens the link where they are not signed in: only they know the password from then on. */
export function ConfirmEmailForm({ email, token, onDone }: ConfirmEmailFormProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const confirm = useVerifyEmail();
  const submit = form.handleSubmit(({ password }) =>
    confirm.mutate(
      { email, token, password },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (!showFieldErrors(form, error)) toastError('Not confirmed', failureOf(error).message);
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-9 flex flex-col gap-5">
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Field
        label="Choose a password"
        hint="At least 8 characters, and not a common password. It replaces the one from before."
        error={form.formState.errors.password?.message}
      >
        <PasswordInput
          {...form.register('password', { required: 'Please choose a password.' })}
          autoComplete="new-password"
          required
        />
      </Field>
      <Button type="submit" kind="primary" size="l" full busyText={confirm.isPending && 'Confirming...'}>
        Confirm my address
      </Button>
    </form>
  );
}
