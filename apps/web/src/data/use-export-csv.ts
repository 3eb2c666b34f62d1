import { useMutation } from '@tanstack/react-query';
import { failureOf, messageOf } from '#lib/api.ts';
import { type CsvQuery, downloadCsv } from '#lib/download-csv.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

interface Export {
  path: `/admin/${string}`;
  /** Without a name from the server. */
  filename: string;
  failed: string;
  /** The title when nobody answered. */
  unanswered?: string;
  /** What the success says of so many rows. */
  countText?: (rows: number) => string;
}

/** Saves everything that the filters of a list find, on all its pages, as a file. */
export function useExportCsv(what: Export) {
  return useMutation({
    mutationFn: ({ page: _page, per_page: _perPage, ...filters }: CsvQuery) =>
      downloadCsv(what.path, filters, what.filename),
    onSuccess: (rows) => toastSuccess('Export Successful', what.countText?.(rows)),
    onError: (error) => {
      const wasAnswered = failureOf(error).httpStatus !== undefined;
      toastError(wasAnswered ? 'Export Failed' : (what.unanswered ?? 'Export Failed'), messageOf(error, what.failed));
    },
  });
}
