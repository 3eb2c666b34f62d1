import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#lib/field-errors.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { OwnPasswordField, ownPasswordRule } from '#ui/own-password-field.tsx';
import { useEndTwoFactor } from '../api/use-two-factor.ts';
import { CODE_HINT, codeInput } from './code-form.tsx';

/** Whoever finds a browser signed in, or a phone, must not take the other proof away. */
export function EndTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const end = useEndTwoFactor();
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { errors } = form.formState;
  const send = form.handleSubmit((proofs) =>
    end.mutate(proofs, { onSuccess: onClose, onError: (error) => void showFieldErrors(form, error) }),
  );
  return (
    <FormDialog
      title="Turn off two-factor"
      sentence="From then on your password alone signs you in, and the recovery codes open nothing."
      submit="Turn off"
      busyText={end.isPending && 'Turning off...'}
      isDangerous
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <OwnPasswordField {...form.register('password', ownPasswordRule)} error={errors.password?.message} />
      <Field label="Code" hint={CODE_HINT} error={errors.code?.message}>
        <Input {...form.register('code', { required: 'Please enter the code.' })} {...codeInput} />
      </Field>
    </FormDialog>
  );
}
