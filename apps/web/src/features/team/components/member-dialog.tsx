import type { SentInvitation, TeamMember } from '@herald/contract/endpoints/team';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '#lib/field-errors.ts';
import { toastError } from '#lib/toast.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useAddMember, useUpdateMember } from '../api/use-team.ts';
import { MemberForm, type MemberFormValues } from './member-form.tsx';

interface MemberDialogProps {
  /** `new` adds a member. */
  member: TeamMember | 'new';
  sendsMail: boolean | undefined;
  onClose: () => void;
  /** A link that only this screen has. */
  onInvited: (member: TeamMember, invitation: SentInvitation) => void;
}

export function MemberDialog({ member, sendsMail, onClose, onInvited }: MemberDialogProps) {
  const known = member === 'new' ? undefined : member;
  const form = useForm<MemberFormValues>({ defaultValues: valuesOf(known) });
  const add = useAddMember();
  const update = useUpdateMember();
  const onError = (error: unknown) => void showFieldErrors(form, error);

  const added = ({ invitation, ...person }: TeamMember & { invitation: SentInvitation | null }) => {
    onClose();
    if (invitation?.link) onInvited(person, invitation);
  };
  const submit = form.handleSubmit(({ isActive, ...values }) => {
    const needed = [...FIELDS, ...(!known && !values.isInvited ? (['password'] as const) : [])];
    const missing = needed.filter((field) => !values[field].trim());
    for (const field of missing) form.setError(field, { message: 'Please fill this in.' });
    if (missing[0]) {
      form.setFocus(missing[0]);
      toastError('Validation Error', 'Please fill in all required fields including password');
      return;
    }
    if (known)
      update.mutate({ ...changesOf(known, values), ...statusOf(known, isActive) }, { onSuccess: onClose, onError });
    else add.mutate(values, { onSuccess: ({ data }) => added(data), onError });
  });

  return (
    <FormDialog
      isLong
      title={known ? 'Edit Team Member' : 'Add Team Member'}
      submit={known ? 'Update Member' : 'Add Member'}
      busyText={(add.isPending && 'Adding...') || (update.isPending && 'Updating...')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <MemberForm form={form} member={known} sendsMail={sendsMail} />
    </FormDialog>
  );
}

const FIELDS = ['name', 'email'] as const;

function valuesOf(member: TeamMember | undefined): MemberFormValues {
  return {
    name: member?.name ?? '',
    email: member?.email ?? '',
    password: '',
    role: member?.role ?? 'viewer',
    isInvited: false,
    isActive: member?.status !== 'inactive',
  };
}

/** A blank password is left out; name and address are only sent where the account may change them. */
function changesOf(member: TeamMember, { name, email, password, role }: Omit<MemberFormValues, 'isActive'>) {
  return { id: member.id, role, ...(member.is_managed && { name, email, password }) };
}

function statusOf({ status }: TeamMember, isActive: boolean) {
  return status === 'pending' ? {} : { status: isActive ? ('active' as const) : ('inactive' as const) };
}
