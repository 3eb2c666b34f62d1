import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#lib/field-errors.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { type PasswordValues, useChangePassword } from '../api/use-change-password.ts';
import { passwordProblem } from '../rules/password-problem.ts';

const EMPTY: PasswordValues = { current_password: '', new_password: '', new_password_confirmation: '' };

export function PasswordCard() {
  const form = useForm<PasswordValues>({ defaultValues: EMPTY });
  const { errors, isDirty } = form.formState;
  const change = useChangePassword();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    form.clearErrors();
    const values = form.getValues();
    const problem = passwordProblem(values);
    if (problem) {
      toastError(problem.title, problem.text);
      form.setError(problem.field, { message: problem.text }, { shouldFocus: true });
      return;
    }
    change.mutate(values, {
      onSuccess: () => form.reset(EMPTY),
      onError: (error) => void showFieldErrors(form, error),
    });
  };
  return (
    <SettingsCard title="Change Password" sentence="Changing it ends every other session.">
      <form noValidate onSubmit={submit} aria-label="Change Password" className="grid gap-5 sm:grid-cols-2">
        <Field label="Current Password" error={errors.current_password?.message} className="sm:col-span-2">
          <PasswordInput {...form.register('current_password')} autoComplete="current-password" />
        </Field>
        <Field
          label="New Password"
          error={errors.new_password?.message}
          hint="At least 8 characters, not one of the common ones"
        >
          <PasswordInput {...form.register('new_password')} autoComplete="new-password" />
        </Field>
        <Field label="Confirm New Password" error={errors.new_password_confirmation?.message}>
          <Input
            {...form.register('new_password_confirmation')}
            type="password"
            autoComplete="new-password"
            autoCapitalize="none"
          />
        </Field>
        <div className="flex justify-end sm:col-span-2">
          <Button type="submit" kind={isDirty ? 'primary' : 'quiet'} busyText={change.isPending && 'Updating...'}>
            Update Password
          </Button>
        </div>
      </form>
    </SettingsCard>
  );
}
