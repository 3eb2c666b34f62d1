import { toCsv } from '@herald/contract/csv';
import { useMutation } from '@tanstack/react-query';
import { failureOf, messageOf, request } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import type { UsersQuery } from '../rules/users-query.ts';
import { choicesOf } from './use-users.ts';

const DEFAULT_FILENAME = 'users_export.csv';

/** Everybody whom the filters of the list find, on all its pages, as a file. */
export function useExportUsers() {
  return useMutation({
    mutationFn: ({ page: _page, per_page: _perPage, ...query }: UsersQuery) =>
      request('GET /admin/users/export', { query: { ...query, ...choicesOf(query) }, long: true }),
    onSuccess: ({ data, filename }) => {
      saveFile(new Blob([toCsv(data)], { type: 'text/csv;charset=utf-8' }), filename || DEFAULT_FILENAME);
      const users = data.length - 1;
      toastSuccess('Export Successful', `${users.toLocaleString('en-US')} ${users === 1 ? 'user' : 'users'} exported.`);
    },
    onError: (error) => {
      const wasAnswered = failureOf(error).httpStatus !== undefined;
      const message = messageOf(error, 'Failed to export user data.');
      toastError(wasAnswered ? 'Export Failed' : 'Export Error', message);
    },
  });
}
