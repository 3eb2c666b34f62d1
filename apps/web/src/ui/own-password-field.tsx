import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

export const ownPasswordRule = { required: 'Please enter your password.' };

interface OwnPasswordFieldProps extends UseFormRegisterReturn {
  error: string | undefined;
}

/** Asks people for the password of their account once more. */
export function OwnPasswordField({ error, ...registered }: OwnPasswordFieldProps) {
  return (
    <Field label="Your password" error={error}>
      <PasswordInput {...registered} autoComplete="current-password" />
    </Field>
  );
}
