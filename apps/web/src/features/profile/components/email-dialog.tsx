import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#lib/field-errors.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { OwnPasswordField, ownPasswordRule } from '#ui/own-password-field.tsx';
import { type EmailValues, useChangeEmail } from '../api/use-email-change.ts';

export function EmailDialog({ sendsMail, onClose }: { sendsMail: boolean; onClose: () => void }) {
  const form = useForm<EmailValues>({ defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const change = useChangeEmail();
  const save = form.handleSubmit((values) =>
    change.mutate(values, { onSuccess: onClose, onError: (error) => void showFieldErrors(form, error) }),
  );
  return (
    <FormDialog
      title="Change email address"
      sentence={sentenceFor(sendsMail)}
      submit="Change address"
      busyText={change.isPending && 'Changing...'}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field label="New email address" error={errors.email?.message}>
        <Input
          {...form.register('email', { required: 'Please enter an email address.' })}
          type="email"
          autoComplete="email"
        />
      </Field>
      <OwnPasswordField {...form.register('password', ownPasswordRule)} error={errors.password?.message} />
    </FormDialog>
  );
}

function sentenceFor(sendsMail: boolean): string {
  if (!sendsMail) return 'The new address counts at once: this installation has no mail server to confirm it.';
  return 'You get a link at the new address and sign in with the old one until you open it.';
}
