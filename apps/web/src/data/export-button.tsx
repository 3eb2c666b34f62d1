import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { failureOf, messageOf } from '#lib/api.ts';
import { type CsvQuery, downloadCsv } from '#lib/download-csv.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';

const NOTHING_EXPORTED = 'Nothing matches, so the file has only its headings.';

interface ExportButtonProps {
  /** Of the endpoint. */
  path: `/admin/${string}`;
  /** What the list shows; its page does not matter. */
  query: CsvQuery;
  label?: string;
  className?: string;
  /** Without a name from the server. */
  filename: string;
  failed: string;
  /** The title when nobody answered. */
  unanswered?: string;
  /** What the success says of so many rows. */
  countText?: (rows: number) => string;
}

/** Saves everything that the filters of a list find, on all its pages, as a file. */
export function ExportButton({ label = 'Export CSV', query, className, ...what }: ExportButtonProps) {
  const exporting = useExport(what);
  return (
    <Button
      size="toolbar"
      icon={Download}
      busyText={exporting.isPending && 'Exporting...'}
      onClick={() => exporting.mutate(query)}
      className={className}
    >
      {label}
    </Button>
  );
}

type Export = Omit<ExportButtonProps, 'label' | 'query' | 'className'>;

function useExport({ path, filename, failed, unanswered = 'Export Failed', countText }: Export) {
  return useMutation({
    mutationFn: ({ page: _page, per_page: _perPage, ...filters }: CsvQuery) => downloadCsv(path, filters, filename),
    onSuccess: (rows) => toastSuccess('Export Successful', rows === 0 ? NOTHING_EXPORTED : countText?.(rows)),
    onError: (error) => {
      const wasAnswered = failureOf(error).httpStatus !== undefined;
      toastError(wasAnswered ? 'Export Failed' : unanswered, messageOf(error, failed));
    },
  });
}
