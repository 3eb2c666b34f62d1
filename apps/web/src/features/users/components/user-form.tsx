import type { AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import type { PublicPlan } from '@herald/contract/endpoints/plans';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { inSendingOrder, planRows } from '../rules/plan-rows.ts';
import type { UserFormValues } from '../rules/user-form-values.ts';
import { PlanBoxes } from './plan-boxes.tsx';
import { UserStanding } from './user-standing.tsx';

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
  const { plans: ticked, plan_ends: ends, ...values } = form.watch();
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
      <UserStanding form={form} user={user} isSelf={isSelf} />
      <PlanBoxes
        rows={rows}
        ticked={ticked}
        defaultSlug={inSendingOrder(ticked, rows, user?.plan ?? null)[0]}
        onChange={(next) => form.setValue('plans', next, { shouldDirty: true })}
        ends={ends}
        onEnds={(next) => form.setValue('plan_ends', next, { shouldDirty: true })}
        error={errors.plans?.message ?? textOf(errors.plan_ends?.message)}
      />
    </form>
  );
}

/** For the form library, the ends are fields of their own; the server speaks of all of them. */
const textOf = (message: unknown) => (typeof message === 'string' ? message : undefined);
