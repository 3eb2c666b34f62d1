import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import { useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDeletePlan } from '../api/change-plans.ts';
import { useAdminPlan, useAdminPlans } from '../api/use-plans.ts';
import { peopleText } from '../rules/plan-words.ts';
import { PlanDifferences } from './plan-differences.tsx';

interface DeletePlanDialogProps {
  planId: string;
  onClose: () => void;
}

/** Asks with the number of people of this moment. */
export function DeletePlanDialog({ planId, onClose }: DeletePlanDialogProps) {
  const plan = useAdminPlan(planId);
  const plans = useAdminPlans();
  if (plan.data && plans.data) return <DeleteQuestion plan={plan.data} plans={plans.data} onClose={onClose} />;
  const failure = plan.error ?? plans.error;
  return (
    <Dialog isOpen onOpenChange={onClose} title="Delete Plan">
      {failure ? (
        <AlertBox>Failed to load plans. {failureOf(failure).message}</AlertBox>
      ) : (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-10" />
        </div>
      )}
    </Dialog>
  );
}

interface DeleteQuestionProps {
  plan: AdminPlan;
  plans: readonly AdminPlan[];
  onClose: () => void;
}

function DeleteQuestion({ plan, plans, onClose }: DeleteQuestionProps) {
  const [targetId, setTargetId] = useState<string>();
  const deleting = useDeletePlan();
  const { total } = plan.people;
  const targets = plans.filter(({ id, is_active }) => id !== plan.id && is_active);
  const target = targets.find(({ id }) => id === targetId);
  const numbers = [plan.wp_item_number, plan.launchpadjv_product_id, plan.jvzoo_product_id].flat().length;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete Plan"
      question={`Are you sure you want to delete ${plan.name}? This action cannot be undone.`}
      confirmLabel={total > 0 ? `Move ${peopleText(total)} and delete` : 'Delete Plan'}
      busyText={deleting.isPending && 'Deleting...'}
      isBlocked={total > 0 && !target}
      className="max-w-[560px]!"
      onConfirm={() => deleting.mutate({ plan, moveTo: target?.id }, { onSuccess: onClose })}
    >
      {total > 0 && (
        <div className="flex flex-col gap-4">
          <Holders plan={plan} />
          <Field label="Move them to">
            <Select
              options={targets.map(({ id, name }) => ({ value: id, label: name }))}
              value={targetId}
              onChange={setTargetId}
              placeholder="Choose a plan"
            />
          </Field>
          {target && <PlanDifferences from={plan} to={target} />}
        </div>
      )}
      {numbers > 0 && (
        <p className="mt-4 text-13 text-ink-faint">
          {`Its ${numbers === 1 ? 'item number or product ID becomes' : `${numbers} item numbers and product IDs become`} free for another plan.`}
        </p>
      )}
    </ConfirmDialog>
  );
}

function Holders({ plan: { people } }: { plan: AdminPlan }) {
  const origins = [
    ['Bought', people.sale],
    ['Given by an administrator', people.admin],
    ['From the sign-up', people.sign_up],
  ] as const;
  return (
    <div className="rounded-control border border-line bg-ground px-4 py-3 text-13">
      <p className="flex items-baseline gap-2 text-ink-soft">
        <span className="display tnum font-semibold text-26 text-ink">{people.total.toLocaleString('en-US')}</span>
        {people.total === 1
          ? 'person holds this plan now. They need another one first.'
          : 'people hold this plan now. They need another one first.'}
      </p>
      <dl className="mt-2 divide-y divide-line">
        {origins
          .filter(([, count]) => count > 0)
          .map(([words, count]) => (
            <div key={words} className="flex justify-between gap-4 py-1.5">
              <dt className="text-ink-faint">{words}</dt>
              <dd className="tnum">{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
