import type { AdminUserDetails, PublicPlan, UserRole, UserStatus } from '@herald/contract';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { SegmentedField } from '#ui/segmented.tsx';
import { inSendingOrder, planRows } from '../rules/plan-rows.ts';
import { roleWords, statusConsequences, statusWords } from '../rules/user-words.ts';
import { PlanBoxes } from './plan-boxes.tsx';

export interface UserFormValues {
  name: string;
  email: string;
  password: string;
  role: UserRole;
  status: UserStatus;
  plans: string[];
}

const roleSegments = (['user', 'admin'] as const).map((value) => ({ value, label: roleWords[value] }));
const statusSegments = (['active', 'suspended', 'banned'] as const).map((value) => ({
  value,
  label: statusWords[value].label,
}));

interface UserFormProps {
  id: string;
  form: UseFormReturn<UserFormValues>;
  /** Left out for a new user. */
  user: AdminUserDetails | undefined;
  isSelf: boolean;
  plans: readonly PublicPlan[];
  onSubmit: () => void;
}

export function UserForm({ id, form, user, isSelf, plans, onSubmit }: UserFormProps) {
  const { errors } = form.formState;
  const { status, plans: ticked, ...values } = form.watch();
  const rows = planRows(plans, user?.plans ?? []);
  const was = (field: 'name' | 'email') => (user && values[field] !== user[field] ? `was ${user[field]}` : undefined);
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" hint={was('name')} error={errors.name?.message}>
          <Input {...form.register('name', { required: 'Please enter a name.' })} autoComplete="off" required />
        </Field>
        <Field label="Email" hint={was('email')} error={errors.email?.message}>
          <Input
            {...form.register('email', { required: 'Please enter an email address.' })}
            type="email"
            autoComplete="off"
            required
          />
        </Field>
      </div>
      {!user && (
        <Field
          label="Password"
          hint="At least 8 characters, and not a common password."
          error={errors.password?.message}
        >
          <PasswordInput
            {...form.register('password', { required: 'Please enter a password.' })}
            autoComplete="new-password"
            required
          />
        </Field>
      )}
      {isSelf ? (
        <p className="text-13 text-ink-soft">This is you. Another administrator can change your role and status.</p>
      ) : (
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
                <SegmentedField
                  label="Status"
                  segments={statusSegments}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
          )}
        </div>
      )}
      {user && status !== 'active' && status !== user.status && <Consequences status={status} />}
      <PlanBoxes
        rows={rows}
        ticked={ticked}
        defaultSlug={inSendingOrder(ticked, rows, user?.plan ?? null)[0]}
        onChange={(next) => form.setValue('plans', next, { shouldDirty: true })}
        error={errors.plans?.message}
      />
    </form>
  );
}

function Consequences({ status }: { status: Exclude<UserStatus, 'active'> }) {
  const { title, line } = statusConsequences[status];
  return (
    <div role="status" className="rounded-control border border-line-strong px-3.5 py-3 text-13">
      <p className="flex items-center gap-2 font-medium">
        <Dot tone={statusWords[status].tone} />
        {title}
      </p>
      <p className="mt-1 text-ink-soft">{line}</p>
    </div>
  );
}
