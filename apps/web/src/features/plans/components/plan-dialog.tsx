import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import { useForm } from 'react-hook-form';
import { failureOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Unsaved } from '#ui/unsaved.tsx';
import { useCreatePlan, useUpdatePlan } from '../api/change-plans.ts';
import { useAdminPlan } from '../api/use-plans.ts';
import { newPlanValues, type PlanFormValues, toSend, valuesOf } from '../rules/plan-values.ts';
import { holdText } from '../rules/plan-words.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanPreview } from './plan-preview.tsx';

const FORM_ID = 'plan';

interface PlanDialogProps {
  /** Left out to create one. */
  planId: string | undefined;
  onClose: () => void;
}

/** Waits for what it edits, so that nothing is saved over what it has not seen. */
export function PlanDialog({ planId, onClose }: PlanDialogProps) {
  const plan = useAdminPlan(planId);
  if (planId === undefined || plan.data) return <LoadedDialog plan={plan.data} onClose={onClose} />;
  return (
    <Dialog isOpen onOpenChange={onClose} title="Edit Plan">
      {plan.isError ? (
        <AlertBox>Failed to load plans. {failureOf(plan.error).message}</AlertBox>
      ) : (
        <div role="status" className="flex flex-col gap-5">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-24" />
        </div>
      )}
    </Dialog>
  );
}

const NO_PAGES =
  'Its people see no upgrades until you choose some for it: Manage Special Pages, in the menu of the plan.';

const heldText = ({ people: { total } }: AdminPlan) =>
  total === 0 ? 'Nobody holds this plan.' : `${holdText(total)} this plan. Changes reach them at once.`;

function LoadedDialog({ plan, onClose }: { plan: AdminPlan | undefined; onClose: () => void }) {
  const form = useForm<PlanFormValues>({ defaultValues: plan ? valuesOf(plan) : newPlanValues });
  const create = useCreatePlan();
  const update = useUpdatePlan();
  const changes = Object.keys(form.formState.dirtyFields).length;
  const outcome = { onSuccess: onClose, onError: (error: unknown) => void showFieldErrors(form, error) };
  const submit = form.handleSubmit((values) => {
    if (plan) update.mutate({ ...toSend(values), id: plan.id }, outcome);
    else create.mutate(toSend(values), outcome);
  });

  return (
    <GuardedDialog
      hasChanges={changes > 0}
      onClose={onClose}
      isLarge
      className="md:max-w-[760px] lg:max-w-[1120px]"
      title={plan ? 'Edit Plan' : 'Create Plan'}
      description={plan ? heldText(plan) : NO_PAGES}
      aside={<PlanPreview form={form} />}
      actions={
        <>
          <Unsaved count={plan ? changes : 0} />
          <DialogClose>Cancel</DialogClose>
          <Button
            type="submit"
            form={FORM_ID}
            kind="primary"
            busyText={(create.isPending && 'Creating...') || (update.isPending && 'Updating...')}
          >
            {plan ? 'Update Plan' : 'Create Plan'}
          </Button>
        </>
      }
    >
      <PlanForm id={FORM_ID} form={form} plan={plan} onSubmit={() => void submit()} />
    </GuardedDialog>
  );
}
