import type { AdminUser } from '@herald/contract/endpoints/admin-users';
import { limits } from '@herald/contract/limits';
import { useForm } from 'react-hook-form';
import { useSupport } from '#lib/support.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { useSuspendUser } from '../api/change-users.ts';

/** Asks before somebody is shut out, and for the reason that they will read. */
export function SuspendDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  const suspend = useSuspendUser();
  const { url, email } = useSupport();
  const place = url || email;
  const submit = form.handleSubmit(({ reason }) =>
    suspend.mutate({ id: user.id, reason: reason.trim() }, { onSuccess: onClose }),
  );
  return (
    <FormDialog
      title={`Suspend ${user.name}?`}
      sentence="They are signed out everywhere and cannot sign in until you activate them again. Nothing is deleted."
      submit="Suspend User"
      busyText={suspend.isPending && 'Suspending...'}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label="Reason"
        optional
        hint={
          place
            ? `They read it when they try to sign in, and where to ask: ${place}`
            : 'They read it when they try to sign in. Name a support address in General Settings, so that they know whom to ask.'
        }
      >
        <Input {...form.register('reason')} maxLength={limits.banReasonCharacters} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
