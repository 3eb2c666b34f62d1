import type { AdminUser, AdminUserDetails, PublicPlan } from '@herald/contract';
import { useForm } from 'react-hook-form';
import { usePlans } from '#data/plans.ts';
import { failureOf } from '#lib/api.ts';
import { shortDay } from '#lib/dates.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Dot } from '#ui/dot.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCreateUser, useUpdateUser, useUserDetails } from '../api/change-users.ts';
import { inSendingOrder, planRows } from '../rules/plan-rows.ts';
import { UserForm, type UserFormValues } from './user-form.tsx';

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

  const submit = form.handleSubmit(({ password, status, plans: ticked, ...person }) => {
    const slugs = inSendingOrder(ticked, planRows(plans, user?.plans ?? []), user?.plan ?? null);
    const [plan = DEFAULT_PLAN] = slugs;
    const values = { ...person, plan, plans: slugs.length > 0 ? slugs : [plan] };
    if (user) update.mutate({ ...values, id: user.id, status }, outcome);
    else create.mutate({ ...values, password }, outcome);
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      className="max-w-[640px]!"
      title={user ? 'Edit User' : 'Create New User'}
      {...(user && { description: `${user.name}, here since ${shortDay(user.createdAt)}` })}
      actions={
        <>
          {user && changes > 0 && (
            <p role="status" className="mr-auto flex items-center gap-2 text-13 text-ink-soft">
              <Dot tone="warn" />
              {`${changes} ${changes === 1 ? 'change' : 'changes'} not saved`}
            </p>
          )}
          <Button onClick={onClose}>Cancel</Button>
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
    </Dialog>
  );
}

function valuesOf(user: AdminUserDetails | undefined): UserFormValues {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    password: '',
    role: user?.role ?? 'user',
    status: user?.status ?? 'active',
    plans: user ? [...new Set(user.plans.map(({ slug }) => slug))] : [DEFAULT_PLAN],
  };
}
