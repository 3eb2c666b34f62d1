import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#lib/field-errors.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { OwnPasswordField, ownPasswordRule } from '#ui/own-password-field.tsx';
import { isUnconfirmed } from '../api/ask-to-confirm.ts';
import type { useBeginTwoFactor } from '../api/use-two-factor.ts';

interface BeginTwoFactorDialogProps {
  begin: ReturnType<typeof useBeginTwoFactor>;
  onClose: () => void;
}

/** Whoever finds a browser signed in must not lock its owner out. */
export function BeginTwoFactorDialog({ begin, onClose }: BeginTwoFactorDialogProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const send = form.handleSubmit(({ password }) =>
    begin.mutate(password, {
      onSuccess: onClose,
      onError: (error) => (isUnconfirmed(error) ? onClose() : void showFieldErrors(form, error)),
    }),
  );
  return (
    <FormDialog
      title="Confirm your password"
      sentence="The code for your authenticator app comes next."
      submit="Continue"
      busyText={begin.isPending && 'Preparing...'}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <OwnPasswordField
        {...form.register('password', ownPasswordRule)}
        error={form.formState.errors.password?.message}
      />
    </FormDialog>
  );
}
