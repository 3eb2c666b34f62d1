import { type BatchTable, batchLimits, type RowProblem } from '@herald/contract/batch-rows';
import type { TemplateValues, TemplateVariable } from '@herald/contract/template';
import { Download, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Pager } from '#ui/pager.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { csvOfProblems, rowNumbers, type TableDraft, withColumn, withNewRow } from '../rules/table-draft.ts';
import { CellTable } from './cell-table.tsx';
import { TableSource } from './table-source.tsx';
import { WebPictures } from './web-pictures.tsx';

const ROWS_PER_PAGE = 50;
const LIMITS = `Up to ${batchLimits.rowsRead.toLocaleString('en-US')} rows are read and ${batchLimits.films} started at once.`;

interface TableEditorProps {
  draft: TableDraft;
  table: BatchTable;
  variables: readonly TemplateVariable[];
  /** About how many seconds the film of a row has. */
  secOf: (values: TemplateValues) => number;
  /** The most that the plan allows. */
  mostSec: number | undefined;
  /** What the server said of rows that fit here. */
  told: readonly RowProblem[];
  onChange: (draft: TableDraft) => void;
}

/** The table of a batch: read, checked and mended on the same page. */
export function TableEditor({ draft, table, variables, secOf, mostSec, told, onChange }: TableEditorProps) {
  const byRow = useMemo(() => Map.groupBy([...table.problems, ...told], ({ row }) => row), [table, told]);
  const problemsOf = (row: number) => byRow.get(row) ?? [];
  const isStopped = (row: number) => problemsOf(row).some(({ stops }) => stops === 'row');
  const all = rowNumbers(draft);
  const toMend = all.filter(isStopped);
  // Mended rows stay where they are until somebody looks at all of them again.
  const [mending, setMending] = useState<readonly number[] | null>(null);
  const rows = mending ? all.filter((row) => mending.includes(row)) : all;
  const [asked, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const page = Math.min(asked, pageCount);
  const first = (page - 1) * ROWS_PER_PAGE;
  const fitting = table.rows.filter(({ row }) => !isStopped(row));
  // No more than these start at once.
  const seconds = useMemo(
    () => new Map(table.rows.slice(0, batchLimits.films).map(({ row, values }) => [row, secOf(values)])),
    [table, secOf],
  );
  const tooLong = fitting.filter(({ row }) => (seconds.get(row) ?? 0) > (mostSec ?? Infinity)).length;
  const ready = fitting.length - tooLong;
  const saveProblems = () => {
    const csv = csvOfProblems(draft, table, new Map(toMend.map((row) => [row, problemsOf(row)])));
    saveFile(new Blob([csv], { type: 'text/csv' }), 'problems.csv');
  };
  return (
    <section aria-label="Rows of the batch" className="min-w-0">
      <TableSource draft={draft} table={table} variables={variables} onChange={onChange} />
      <WholeTable draft={draft} table={table} variables={variables} onChange={onChange} />
      <WebPictures draft={draft} table={table} variables={variables} onChange={onChange} />
      <div className="mt-5 mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Segmented
          label="Rows shown"
          segments={[
            { value: 'all', label: `All ${table.rows.length}` },
            { value: 'mend', label: `To mend ${toMend.length}` },
          ]}
          value={mending ? 'mend' : 'all'}
          onChange={(next) => setMending(next === 'mend' ? toMend : null)}
        />
        <p role="status" className="tnum flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-soft">
          <span className="flex items-center gap-2">
            <Dot tone={ready > 0 ? 'good' : 'idle'} />
            {`${ready} ready`}
          </span>
          {tooLong > 0 && (
            <span className="flex items-center gap-2">
              <Dot tone="warn" />
              {`${tooLong} too long`}
            </span>
          )}
          {toMend.length > 0 && (
            <span className="flex items-center gap-2">
              <Dot tone="bad" />
              {`${toMend.length} cannot start`}
            </span>
          )}
        </p>
        {toMend.length > 0 && (
          <Button kind="ghost" size="s" icon={Download} className="ml-auto" onClick={saveProblems}>
            Save the problems as CSV
          </Button>
        )}
      </div>
      <CellTable
        draft={draft}
        table={table}
        variables={variables}
        rows={rows.slice(first, first + ROWS_PER_PAGE)}
        problemsOf={problemsOf}
        lengthOf={(row) => seconds.get(row)}
        mostSec={mostSec}
        onChange={onChange}
      />
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          onChange={setPage}
          summary={`${first + 1} to ${Math.min(rows.length, first + ROWS_PER_PAGE)} of ${rows.length}`}
        />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="s" icon={Plus} onClick={() => onChange(withNewRow(draft))}>
          Add row
        </Button>
        <p className="text-13 text-ink-faint">
          {`Change a cell here and it is checked again. Grey words are examples; an empty cell says nothing. ${LIMITS}`}
        </p>
      </div>
    </section>
  );
}

type WholeTableProps = Omit<TableEditorProps, 'told' | 'secOf' | 'mostSec'>;

/** What is wrong with the table as a whole, and what is worth knowing. An empty table is no mistake yet. */
function WholeTable({ draft, table, variables, onChange }: WholeTableProps) {
  const isEmpty = table.rows.length === 0;
  const stops = isEmpty ? [] : table.problems.filter(({ stops: what }) => what === 'table');
  const notes = table.problems.filter(({ stops: what }) => what === 'nothing');
  const missing = variables.filter(({ name }) => !table.columns.some(({ variable }) => variable === name));
  return (
    <div className="grid gap-2 empty:hidden [&>*]:mt-3">
      {stops.map(({ text, variable }) => (
        <AlertBox key={text}>
          {text}{' '}
          {missing
            .filter(({ name }) => name.trim().toLowerCase() === variable)
            .map(({ name }) => (
              <TextButton key={name} onClick={() => onChange(withColumn(draft, name))}>
                Add a column for it
              </TextButton>
            ))}
        </AlertBox>
      ))}
      {notes.length > 0 && (
        <ul className="text-13 text-ink-soft">
          {notes.map(({ text }) => (
            <li key={text} className="flex items-center gap-2">
              <Dot tone="warn" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
