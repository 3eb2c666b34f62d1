import type { AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import { limits } from '@herald/contract/limits';
import { clsx } from 'clsx';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SegmentedField } from '#ui/segmented.tsx';
import { holdConsequences } from '../rules/user-facts.ts';
import type { UserFormValues } from '../rules/user-form-values.ts';
import { roleWords, statusMeanings, statusWords } from '../rules/user-words.ts';

const roleSegments = (['user', 'admin'] as const).map((value) => ({ value, label: roleWords[value] }));
const statusSegments = (['active', 'suspended', 'banned'] as const).map((value) => ({
  value,
  label: statusWords[value].label,
}));

interface UserStandingProps {
  form: UseFormReturn<UserFormValues>;
  /** Left out for a new user, who is active. */
  user: AdminUserDetails | undefined;
  isSelf: boolean;
}

/** Role and status, with what a change of status means. */
export function UserStanding({ form, user, isSelf }: UserStandingProps) {
  if (isSelf) {
    return <p className="text-13 text-ink-soft">This is you. Another administrator can change your role and status.</p>;
  }
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <SegmentedField label="Role" segments={roleSegments} value={field.value} onChange={field.onChange} />
          )}
        />
        {user && (
          <Controller
            control={form.control}
            name="status"
            render={({ field }) => (
              <SegmentedField label="Status" segments={statusSegments} value={field.value} onChange={field.onChange} />
            )}
          />
        )}
      </div>
      {user && <Consequences form={form} user={user} />}
    </>
  );
}

/** Before it is saved; the reason of a ban can be corrected later. */
function Consequences({ form, user }: { form: UseFormReturn<UserFormValues>; user: AdminUserDetails }) {
  const status = form.watch('status');
  const isBanned = status === 'banned';
  if (status === 'active' || (status === user.status && !isBanned)) return null;
  const { tone } = statusWords[status];
  return (
    <div
      className={clsx(
        'rounded-control border px-3.5 py-3 text-13',
        isBanned ? 'border-bad/40 bg-bad-wash' : 'border-line-strong',
      )}
    >
      {status !== user.status && (
        <div role="status">
          <p className="flex items-center gap-2 font-medium">
            <Dot tone={tone} />
            {statusMeanings[status]}
          </p>
          <p className="mt-1 text-ink-soft">{holdConsequences(user, status)}</p>
        </div>
      )}
      {isBanned && (
        <Field
          label="Reason"
          optional
          error={form.formState.errors.ban_reason?.message}
          className={status === user.status ? undefined : 'mt-3'}
        >
          <Input
            {...form.register('ban_reason')}
            maxLength={limits.banReasonCharacters}
            placeholder="Kept in the audit log; the person does not see it"
            autoComplete="off"
          />
        </Field>
      )}
    </div>
  );
}
