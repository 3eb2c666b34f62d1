import type { AdminUser, AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import type { PublicPlan } from '@herald/contract/endpoints/plans';
import { useForm } from 'react-hook-form';
import { usePlans } from '#data/plans.ts';
import { failureOf } from '#lib/api.ts';
import { shortDay } from '#lib/dates.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Unsaved } from '#ui/unsaved.tsx';
import { useCreateUser, useUpdateUser, useUserDetails } from '../api/change-users.ts';
import { endsOf, endsToSend } from '../rules/plan-ends.ts';
import { inSendingOrder, planRows } from '../rules/plan-rows.ts';
import type { UserFormValues } from '../rules/user-form-values.ts';
import { UserForm } from './user-form.tsx';

const FORM_ID = 'user';
const DEFAULT_PLAN = 'FE';

interface UserDialogProps {
  /** `new` creates one. */
  user: AdminUser | 'new';
  /** Of the administrator who edits. */
  ownId: string;
  onClose: () => void;
}

/** Waits for what it edits, so that nothing is saved over what it has not seen. */
export function UserDialog({ user, ownId, onClose }: UserDialogProps) {
  const known = user === 'new' ? undefined : user;
  const details = useUserDetails(known?.id);
  const plans = usePlans();
  const failure = details.error ?? plans.error;
  if (plans.data && (!known || details.data)) {
    return <LoadedDialog user={details.data} plans={plans.data} isSelf={known?.id === ownId} onClose={onClose} />;
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={known ? 'Edit User' : 'Create New User'}>
      {failure ? (
        <AlertBox>
          {plans.error ? 'Failed to load plans.' : 'Failed to load user data.'} {failureOf(failure).message}
        </AlertBox>
      ) : (
        <div role="status" className="flex flex-col gap-5">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  );
}

interface LoadedDialogProps {
  user: AdminUserDetails | undefined;
  plans: readonly PublicPlan[];
  isSelf: boolean;
  onClose: () => void;
}

function LoadedDialog({ user, plans, isSelf, onClose }: LoadedDialogProps) {
  const form = useForm<UserFormValues>({ defaultValues: valuesOf(user) });
  const create = useCreateUser();
  const update = useUpdateUser();
  const changes = Object.keys(form.formState.dirtyFields).length;
  const outcome = { onSuccess: onClose, onError: (error: unknown) => void showFieldErrors(form, error) };

  const submit = form.handleSubmit(({ password, status, ban_reason, plans: ticked, plan_ends, ...person }) => {
    const slugs = inSendingOrder(ticked, planRows(plans, user?.plans ?? []), user?.plan ?? null);
    const [plan = DEFAULT_PLAN] = slugs;
    const ends = endsToSend(plan_ends, endsOf(user?.plans ?? []), slugs);
    const chosen = { plan, plans: slugs.length > 0 ? slugs : [plan] };
    const values = { ...person, ...chosen, ...(Object.keys(ends).length > 0 && { plan_ends: ends }) };
    const reason = status === 'banned' && { ban_reason };
    if (user) update.mutate({ ...values, id: user.id, status, ...reason }, outcome);
    else create.mutate({ ...values, password }, outcome);
  });

  return (
    <GuardedDialog
      hasChanges={changes > 0}
      onClose={onClose}
      isLarge
      className="md:max-w-[640px]"
      title={user ? 'Edit User' : 'Create New User'}
      description={user && `${user.name}, here since ${shortDay(user.createdAt)}`}
      actions={
        <>
          <Unsaved count={user ? changes : 0} />
          <DialogClose>Cancel</DialogClose>
          <Button
            type="submit"
            form={FORM_ID}
            kind="primary"
            busyText={(create.isPending && 'Creating...') || (update.isPending && 'Updating...')}
          >
            {user ? 'Update User' : 'Create User'}
          </Button>
        </>
      }
    >
      <UserForm id={FORM_ID} form={form} user={user} isSelf={isSelf} plans={plans} onSubmit={() => void submit()} />
    </GuardedDialog>
  );
}

function valuesOf(user: AdminUserDetails | undefined): UserFormValues {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    password: '',
    role: user?.role ?? 'user',
    status: user?.status ?? 'active',
    ban_reason: user?.hold?.reason ?? '',
    plans: user ? [...new Set(user.plans.map(({ slug }) => slug))] : [DEFAULT_PLAN],
    plan_ends: endsOf(user?.plans ?? []),
  };
}
