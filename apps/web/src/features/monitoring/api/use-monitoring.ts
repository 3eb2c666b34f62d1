import type { AlertQuery, MonitoredQueue } from '@herald/contract/endpoints/admin-monitoring';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { QUEUE_WORDS } from '../rules/monitoring-words.ts';

const MONITORING_KEY = ['monitoring'] as const;
/** Only while the tab of the browser is visible. */
const REFRESH_MS = 15_000;

export const refreshMonitoring = () => queryClient.invalidateQueries({ queryKey: MONITORING_KEY });

export function useMonitoring(host: string | undefined) {
  return useQuery({
    queryKey: [...MONITORING_KEY, 'overview', host ?? ''],
    queryFn: async ({ signal }) =>
      (await request('GET /admin/monitoring', { query: host === undefined ? {} : { host }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

export function useAlerts(query: AlertQuery) {
  return useQuery({
    queryKey: [...MONITORING_KEY, 'alerts', query],
    queryFn: async ({ signal }) => (await request('GET /admin/alerts', { query, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

export function useAlertWebhook() {
  return useQuery({
    queryKey: [...MONITORING_KEY, 'webhook'],
    queryFn: async ({ signal }) => (await request('GET /admin/alert-webhook', { signal })).data,
  });
}

export function useTestWebhook() {
  return useMutation({
    mutationFn: async () => (await request('POST /admin/alert-webhook/test')).data,
    onSuccess: ({ is_accepted, message }) =>
      is_accepted ? toastSuccess('Test Sent', message) : toastError('Test Refused', message),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to send the test.')),
  });
}

type QueueName = MonitoredQueue['name'];

export function useFailedJobs(name: QueueName) {
  return useQuery({
    queryKey: [...MONITORING_KEY, 'failed', name],
    queryFn: async ({ signal }) => (await request('GET /admin/queues/:name/failed', { params: { name }, signal })).data,
  });
}

export function usePauseQueue() {
  return useMutation({
    mutationFn: ({ name, paused }: MonitoredQueue) =>
      paused
        ? request('POST /admin/queues/:name/resume', { params: { name } })
        : request('POST /admin/queues/:name/pause', { params: { name } }),
    onSuccess: ({ message }, { name, paused }) =>
      toastSuccess(`${QUEUE_WORDS[name]} ${paused ? 'Resumed' : 'Paused'}`, message),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to change the queue.')),
    onSettled: refreshMonitoring,
  });
}

export function useRetryJobs() {
  return useMutation({
    mutationFn: async ({ name, id }: { name: QueueName; id?: string }) =>
      (await request('POST /admin/queues/:name/retry', { params: { name }, body: id === undefined ? {} : { id } }))
        .data,
    onSuccess: ({ retried }) => toastSuccess('Queued Again', retried === 1 ? '1 runs again.' : `${retried} run again.`),
    onError: (error) => toastError('Retry Failed', messageOf(error, 'Failed to retry.')),
    onSettled: refreshMonitoring,
  });
}

export function useForgetProcess() {
  return useMutation({
    mutationFn: (id: string) => request('DELETE /admin/processes/:id', { params: { id } }),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to take it off the list.')),
    onSettled: refreshMonitoring,
  });
}
