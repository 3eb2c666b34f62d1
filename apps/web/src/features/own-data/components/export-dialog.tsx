import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#lib/field-errors.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { OwnPasswordField, ownPasswordRule } from '#ui/own-password-field.tsx';
import { useOrderExport } from '../api/export.ts';

/** The file opens everything of the account, so the password is asked again. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { password: '' } });
  const order = useOrderExport();
  const submit = form.handleSubmit(({ password }) =>
    order.mutate(password, { onSuccess: onClose, onError: (error) => void showFieldErrors(form, error) }),
  );
  return (
    <FormDialog
      title="Export your data"
      sentence="One zip with your videos, pictures and sounds as files, and everything else as JSON. Passwords and everything else that signs you in are left out."
      submit="Export"
      busyText={order.isPending && 'Starting...'}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <OwnPasswordField
        {...form.register('password', ownPasswordRule)}
        error={form.formState.errors.password?.message}
      />
    </FormDialog>
  );
}
