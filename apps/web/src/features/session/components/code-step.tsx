import { useForm } from 'react-hook-form';
import { failureOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useLoginWithCode } from '../api/use-login-with-code.ts';

interface CodeStepProps {
  /** Proves that the password was right. */
  ticket: string;
  /** Back to the password: on the user's wish, or because the ticket has expired. */
  onBack: () => void;
}

/** What a sign-in asks for after the password when two-factor is on. */
export function CodeStep({ ticket, onBack }: CodeStepProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const login = useLoginWithCode();
  const submit = form.handleSubmit(({ code }) =>
    login.mutate(
      { ticket, code },
      {
        onError: (error) => {
          if (failureOf(error).code === 'sign_in_expired') onBack();
          else showFieldErrors(form, error);
        },
      },
    ),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-9 flex flex-col gap-5"
      aria-label="Two-factor"
    >
      <Field
        label="Code"
        error={form.formState.errors.code?.message}
        hint="From your authenticator app. Without the phone, enter one of your recovery codes."
      >
        <Input
          {...form.register('code', { required: 'Please enter the code.' })}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
          className="tc"
        />
      </Field>
      <Button type="submit" kind="primary" size="l" full busyText={login.isPending && 'Signing in...'}>
        Sign In
      </Button>
      <TextButton className="self-start text-14 text-ink-soft" onClick={onBack}>
        Back to the password
      </TextButton>
    </form>
  );
}
