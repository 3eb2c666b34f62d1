import type {
  AdminService,
  ServiceBody,
  ServiceChanges,
  ServiceTermsBody,
} from '@herald/contract/endpoints/admin-services';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const SERVICES_KEY = ['admin-services'] as const;
/** A service may go away or come back meanwhile. */
const REFRESH_MS = 15_000;

export function useServices() {
  return useQuery({
    queryKey: SERVICES_KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/services', { signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

export function useAddService() {
  const sent = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: (body: ServiceBody) => {
      // Sent again after a lost answer, the same values add one service.
      const text = JSON.stringify(body);
      if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
      return request('POST /admin/services', { body, idempotencyKey: sent.current.key });
    },
    onSuccess: ({ data }, { title }) => {
      queryClient.setQueryData(SERVICES_KEY, data);
      toastSuccess('Service Added', `${title} has been added.`);
    },
  });
}

export function useSaveService(id: string) {
  return useMutation({
    mutationFn: (body: ServiceChanges) => request('PUT /admin/services/:id', { params: { id }, body }),
    onSuccess: ({ data }, { title }) => {
      queryClient.setQueryData(SERVICES_KEY, data);
      toastSuccess('Service Saved', `${title} has been saved.`);
    },
  });
}

/** Of a service that the environment names. */
export function useSaveServiceTerms({ id, title }: AdminService) {
  return useMutation({
    mutationFn: (body: ServiceTermsBody) => request('PUT /admin/services/:id/terms', { params: { id }, body }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(SERVICES_KEY, data);
      toastSuccess('Service Saved', `${title} has been saved.`);
    },
  });
}

export function useRemoveService() {
  return useMutation({
    mutationFn: ({ id }: AdminService) => request('DELETE /admin/services/:id', { params: { id } }),
    onSuccess: ({ data }, { title }) => {
      queryClient.setQueryData(SERVICES_KEY, data);
      toastSuccess('Service Removed', `${title} has been removed.`);
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to remove the service.')),
  });
}

/** What it says is in the list afterwards. */
export function useTestService(id: string) {
  return useMutation({
    mutationFn: () => request('POST /admin/services/:id/test', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SERVICES_KEY }),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to test the service.')),
  });
}

/** One after the other; what they say is in the list afterwards. */
export function useTestAllServices() {
  return useMutation({
    mutationFn: async (services: readonly AdminService[]) => {
      let good = 0;
      for (const { id } of services) {
        const { data } = await request('POST /admin/services/:id/test', { params: { id } });
        if (data.is_ok) good += 1;
      }
      return good;
    },
    onSuccess: (good, { length }) => {
      if (good === length) toastSuccess('Services Tested', length === 1 ? 'It passed.' : `All ${length} passed.`);
      else toastError('Services Tested', `${good} of ${length} passed. Open the others to see why.`);
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to test the services.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SERVICES_KEY }),
  });
}
