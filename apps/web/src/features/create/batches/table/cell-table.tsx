import type { BatchTable, RowProblem } from '@herald/contract/batch-rows';
import { sameName, type TemplateVariable } from '@herald/contract/template';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { timeCode } from '#lib/time-code.ts';
import { Dot, type Tone } from '#ui/dot.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextButton } from '#ui/text-button.tsx';
import {
  cellText,
  type TableDraft,
  withCell,
  withoutExtraCells,
  withoutRow,
  withPastedCells,
} from '../rules/table-draft.ts';
import { PictureCell } from './picture-cell.tsx';
import { TableCell } from './table-cell.tsx';

interface CellTableProps {
  draft: TableDraft;
  table: BatchTable;
  variables: readonly TemplateVariable[];
  /** The numbers of the rows that are shown. */
  rows: readonly number[];
  problemsOf: (row: number) => readonly RowProblem[];
  /** About how many seconds the film of a row has; undefined where it cannot start. */
  lengthOf: (row: number) => number | undefined;
  /** The most that the plan allows. */
  mostSec: number | undefined;
  onChange: (draft: TableDraft) => void;
}

/** Rows and columns as they will be filmed; every cell can be mended where it stands. */
export function CellTable(props: CellTableProps) {
  const { table, variables, rows } = props;
  const shown = shownColumns(table, variables);
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-panel">
      <table aria-label="Rows" className="w-full text-13">
        <thead className="border-line border-b text-left text-12 text-ink-faint">
          <tr>
            <th scope="col" className="h-9 w-16 pl-4 font-normal">
              Row
            </th>
            {shown.map(({ column, variable }) => (
              <th key={column} scope="col" className="border-line border-l px-2.5 font-normal">
                {variable.label || variable.name}
                {!variable.required && ' (optional)'}
              </th>
            ))}
            <th scope="col" className="border-line border-l px-2.5 font-normal">
              Length
            </th>
            <th scope="col" className="px-3 font-normal">
              <span className="sr-only">What does not fit</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <CellRow key={row} row={row} shown={shown} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ShownColumn {
  column: number;
  variable: TemplateVariable;
}

function shownColumns({ columns }: BatchTable, variables: readonly TemplateVariable[]): ShownColumn[] {
  return columns.flatMap((column, index) => {
    const variable = variables.find(({ name }) => name === column.variable);
    return variable ? [{ column: index + 1, variable }] : [];
  });
}

interface CellRowProps extends CellTableProps {
  row: number;
  shown: readonly ShownColumn[];
}

function CellRow({ row, shown, draft, table, problemsOf, lengthOf, mostSec = Infinity, onChange }: CellRowProps) {
  const problems = problemsOf(row);
  const isStopped = problems.some(({ stops }) => stops === 'row');
  const isEmpty = !table.rows.some((one) => one.row === row);
  const lengthSec = isStopped ? undefined : lengthOf(row);
  const tooLongSec = lengthSec === undefined ? 0 : Math.ceil(lengthSec - mostSec);
  return (
    <tr className={clsx(isStopped && 'bg-bad-wash')}>
      <td className="tnum whitespace-nowrap pl-4 text-ink-faint">
        <Dot tone={toneOf({ isEmpty, isStopped, isTooLong: tooLongSec > 0 })} className="mr-2.5" />
        {row}
      </td>
      {shown.map(({ column, variable }) => {
        const hasProblem = problems.some((problem) => problem.variable === sameName(variable.name));
        const name = variable.label || variable.name;
        const cell = {
          value: cellText(draft, row, column),
          label: `${name}, row ${row}`,
          problemId: hasProblem ? `row-${row}-problems` : undefined,
          onChange: (text: string) => onChange(withCell(draft, row, column, text)),
        };
        return (
          <td key={column} className="border-line border-l px-0.5 py-1">
            {variable.kind === 'picture' ? (
              <PictureCell {...cell} />
            ) : (
              <TableCell
                {...cell}
                row={row}
                column={column}
                example={variable.default}
                isLong={variable.kind === 'long_text'}
                onPasteCells={(text) => onChange(withPastedCells(draft, row, column, text))}
              />
            )}
          </td>
        );
      })}
      <td className={clsx('tc border-line border-l px-2.5', tooLongSec > 0 ? 'text-warn' : 'text-ink-soft')}>
        {lengthSec !== undefined && timeCode(lengthSec)}
      </td>
      <td className="border-line border-l px-3">
        <div className="flex items-center justify-end gap-3">
          {isEmpty && !draft.isTyped && <p className="text-ink-faint">Empty, left out</p>}
          {tooLongSec > 0 && <TooLong row={row} tooLongSec={tooLongSec} />}
          <RowProblems id={`row-${row}-problems`} problems={problems} table={table}>
            <TextButton onClick={() => onChange(withoutExtraCells(draft, row, table.columns.length))}>
              Leave it out
            </TextButton>
          </RowProblems>
          <IconButton icon={X} size="s" label={`Delete row ${row}`} onClick={() => onChange(withoutRow(draft, row))} />
        </div>
      </td>
    </tr>
  );
}

interface RowLook {
  isEmpty: boolean;
  isStopped: boolean;
  isTooLong: boolean;
}

function toneOf({ isEmpty, isStopped, isTooLong }: RowLook): Tone {
  if (isEmpty) return 'idle';
  if (isStopped) return 'bad';
  return isTooLong ? 'warn' : 'good';
}

/** Leads to the longest words of the row. */
function TooLong({ row, tooLongSec }: { row: number; tooLongSec: number }) {
  const shorten = (button: HTMLElement) => {
    const cells = button.closest('tr')?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-cell]') ?? [];
    const [longest] = [...cells].sort((one, other) => other.value.length - one.value.length);
    longest?.focus();
  };
  return (
    <p className="min-w-[180px] text-right text-ink-soft">
      About {tooLongSec} s too long.{' '}
      <TextButton onClick={({ currentTarget }) => shorten(currentTarget)} aria-label={`Shorten row ${row}`}>
        Shorten
      </TextButton>
    </p>
  );
}

interface RowProblemsProps {
  id: string;
  problems: readonly RowProblem[];
  table: BatchTable;
  /** Mends a cell beside the table. */
  children: React.ReactNode;
}

function RowProblems({ id, problems, table, children }: RowProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <ul id={id} className="min-w-[180px] max-w-[320px] py-1 text-right text-bad">
      {problems.map(({ column, variable, text }) => (
        <li key={`${column} ${text}`}>
          {variable &&
            `${table.columns.find((one) => one.variable && sameName(one.variable) === variable)?.heading || variable}: `}
          {text} {variable === null && column !== null && column > table.columns.length && children}
        </li>
      ))}
    </ul>
  );
}
