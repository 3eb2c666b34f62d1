import type { TeamMember } from '@herald/contract/endpoints/team';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import type { MemberValues } from '../api/use-team.ts';
import { roleOptions, roleWords } from '../rules/member-words.ts';

export interface MemberFormValues extends MemberValues {
  isInvited: boolean;
  isActive: boolean;
}

interface MemberFormProps {
  form: UseFormReturn<MemberFormValues>;
  /** Left out for a new member. */
  member?: TeamMember | undefined;
  /** Unknown until the numbers of the team are loaded. */
  sendsMail: boolean | undefined;
}

/** The fields; its dialog is the form. */
export function MemberForm({ form, member, sendsMail }: MemberFormProps) {
  const { errors } = form.formState;
  const isInvited = form.watch('isInvited');
  // A confirmed address belongs to the member alone, and an invitation stays as it was sent.
  const isLocked = member !== undefined && !member.is_managed;
  const hasPassword = member ? member.is_managed : !isInvited;
  return (
    <>
      {isLocked && (
        <p className="text-13 text-ink-soft">
          {member.status === 'pending'
            ? 'To change the name or the email, remove this person and send a new invitation.'
            : `${member.name} looks after their own name, email and password.`}
        </p>
      )}
      <Field label="Name" error={errors.name?.message}>
        <Input {...form.register('name')} autoComplete="off" required disabled={isLocked} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input {...form.register('email')} type="email" autoComplete="off" required disabled={isLocked} />
      </Field>
      {!member && (
        <Controller
          control={form.control}
          name="isInvited"
          render={({ field }) => (
            <Switch
              label="Send an invitation instead"
              hint={invitationHint(sendsMail)}
              isOn={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
      {hasPassword && (
        <Field
          label={member ? 'Password (leave blank to keep current)' : 'Password'}
          hint="At least 8 characters, and not a common password."
          error={errors.password?.message}
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" required={!member} />
        </Field>
      )}
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <Field label="Role" hint={`${roleWords[field.value].may}.`}>
            <Select options={roleOptions} value={field.value} onChange={field.onChange} />
          </Field>
        )}
      />
      {member && member.status !== 'pending' && (
        <Controller
          control={form.control}
          name="isActive"
          render={({ field }) => (
            <Switch
              label="Active"
              hint="Inactive members keep their seat but can't open this account."
              isOn={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </>
  );
}

function invitationHint(sendsMail: boolean | undefined): string {
  if (sendsMail) return 'They get a link by email and choose their own password.';
  if (sendsMail === undefined) return 'They get a link and choose their own password.';
  return 'They choose their own password. Mail is not set up on this Herald, so you get a link to send to them.';
}
