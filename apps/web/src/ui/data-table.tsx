import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { ColumnHeading } from './column-heading.tsx';

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** The heading is spoken only: a column of menus needs no word on the screen. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable in the browser. */
  sortBy?: (row: Row) => string | number;
  /** Makes the column sortable where `order` says how the rows come: the server sorts. Words begin with A. */
  isSortable?: boolean | 'words';
  isNumeric?: boolean;
  className?: string;
}

/** The order in which a server sends the rows. */
export interface RowOrder {
  columnId: string;
  isDescending: boolean;
}

interface DataTableProps<Row> {
  label: string;
  /** What stands above the columns. */
  heading?: ReactNode;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** For rows that a server sorts: how they come, and what to do when another order is wanted. */
  order?: RowOrder | undefined;
  onOrder?: (order: RowOrder) => void;
  /** The row that a dialog or menu is about. */
  selectedId?: string | undefined;
  /** A click beside buttons and links opens the row; the keyboard needs a button in one of its cells. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Other rows are on their way; those shown stay until then. */
  isOutdated?: boolean;
  /** One row as an item of a list, for small screens. */
  listItem?: (row: Row) => ReactNode;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

/** Rows of 40 px, numbers to the right, hairlines; below 1024 px a list instead, where the caller draws one. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, heading, columns, rows, rowId, order, onOrder, selectedId, onOpen, isOutdated, listItem } = props;
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
    <div
      aria-busy={isOutdated}
      className={clsx('rounded-card border border-line bg-panel transition-opacity', isOutdated && 'opacity-60')}
    >
      {heading && <div className="flex flex-wrap items-baseline gap-x-2 border-line border-b px-4 py-3">{heading}</div>}
      {listItem && (
        <ul aria-label={label} className="divide-y divide-line lg:hidden">
          {rows.map((row) => (
            <li key={rowId(row)} className={clsx(rowId(row) === selectedId && selectedClass)}>
              {listItem(row)}
            </li>
          ))}
        </ul>
      )}
      <div className={clsx('overflow-x-auto rounded-[inherit]', listItem && 'max-lg:hidden')}>
        <table aria-label={label} className="w-full text-13">
          <thead className="border-line border-b">
            <tr>
              {table.getFlatHeaders().map((header) => (
                <ColumnHeading
                  key={header.id}
                  column={shown.get(header.column.id)}
                  {...(order && onOrder
                    ? serverSort(shown.get(header.column.id), order, onOrder)
                    : {
                        sorted: header.column.getIsSorted(),
                        onSort: header.column.getCanSort() ? header.column.getToggleSortingHandler() : undefined,
                      })}
                />
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                onClick={onOpen && ((event) => !isForPart(event) && onOpen(row.original))}
                className={clsx(
                  'transition-colors hover:bg-raised',
                  onOpen && 'cursor-pointer',
                  row.id === selectedId && selectedClass,
                )}
              >
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
    </div>
  );
}

/** Buttons act by themselves, and text that was selected by dragging is to be copied. */
function isForPart({ target }: MouseEvent): boolean {
  const isInPart = target instanceof Element && target.closest('button, a, input, [role^="menu"]') !== null;
  return isInPart || getSelection()?.type === 'Range';
}

const selectedClass = 'bg-raised outline outline-1 outline-ink -outline-offset-1';

/** A new column begins with its largest, or with A; the same one turns round. */
function serverSort(
  column: Pick<DataColumn<never>, 'id' | 'isSortable'> | undefined,
  order: RowOrder,
  onOrder: (order: RowOrder) => void,
) {
  if (!column?.isSortable) return { sorted: false as const, onSort: undefined };
  const isSorted = column.id === order.columnId;
  return {
    sorted: isSorted && (order.isDescending ? ('desc' as const) : ('asc' as const)),
    onSort: () =>
      onOrder({ columnId: column.id, isDescending: isSorted ? !order.isDescending : column.isSortable !== 'words' }),
  };
}
