import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import type { PlanToSend } from '../rules/plan-values.ts';
import { refreshAfterPlanChange } from './use-plans.ts';

const failed = (fallback: string) => (error: unknown) => toastError('Error', messageOf(error, fallback));

export function useCreatePlan() {
  const sent = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: (body: PlanToSend) => {
      // Sent again after a lost answer, the same values create one plan.
      const text = JSON.stringify(body);
      if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
      return request('POST /admin/plans', { body, idempotencyKey: sent.current.key });
    },
    onSuccess: async ({ data }) => {
      toastSuccess('Plan Created', `${data.name} has been created.`);
      await refreshAfterPlanChange();
    },
    onError: failed('Failed to create plan.'),
  });
}

export function useUpdatePlan() {
  return useMutation({
    mutationFn: ({ id, ...body }: PlanToSend & { id: string }) =>
      request('PUT /admin/plans/:id', { params: { id }, body }),
    onSuccess: async ({ data }) => {
      toastSuccess('Plan Updated', `${data.name} has been updated.`);
      await refreshAfterPlanChange();
    },
    onError: failed('Failed to update plan.'),
  });
}

export function useDeletePlan() {
  return useMutation({
    mutationFn: ({ plan, moveTo }: { plan: AdminPlan; moveTo: string | undefined }) =>
      request('DELETE /admin/plans/:id', { params: { id: plan.id }, query: { move_to: moveTo } }),
    onSuccess: async (_answer, { plan }) => {
      toastSuccess('Plan Deleted', `${plan.name} has been deleted.`);
      await refreshAfterPlanChange();
    },
    onError: failed('Failed to delete plan.'),
  });
}

export function useAssignPages(planId: string) {
  return useMutation({
    mutationFn: (pages: { page_id: string; is_enabled: boolean }[]) =>
      request('PUT /admin/plans/:id/pages', { params: { id: planId }, body: { pages } }),
    onSuccess: async () => {
      toastSuccess('Special page assignments updated successfully.');
      await refreshAfterPlanChange();
    },
    onError: failed('Failed to update special page assignments.'),
  });
}
