import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { ColumnHeading } from './column-heading.tsx';

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** The heading is spoken only: a column of menus needs no word on the screen. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  sortBy?: (row: Row) => string | number;
  isNumeric?: boolean;
  className?: string;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

/** Rows of 40 px, numbers to the right, hairlines; on phones the page shows a list instead. */
export function DataTable<Row extends object>({ label, columns, rows, rowId }: DataTableProps<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          accessorFn: column.sortBy ?? (() => ''),
          enableSorting: Boolean(column.sortBy),
          sortFn: 'alphanumeric',
        }),
      ),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: rowId });
  const shown = new Map(columns.map((column) => [column.id, column]));

  return (
    <div className="overflow-x-auto rounded-card border border-line bg-panel">
      <table aria-label={label} className="w-full text-13">
        <thead className="border-line border-b">
          <tr>
            {table.getFlatHeaders().map((header) => (
              <ColumnHeading
                key={header.id}
                column={shown.get(header.column.id)}
                sorted={header.column.getIsSorted()}
                onSort={header.column.getCanSort() ? header.column.getToggleSortingHandler() : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="transition-colors hover:bg-raised">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={clsx(
                    'h-10 whitespace-nowrap px-3 first:pl-4 last:pr-3',
                    column.isNumeric && 'tnum text-right',
                    column.className,
                  )}
                >
                  {column.cell(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
