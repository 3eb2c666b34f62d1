import type { BatchTable } from '@herald/contract/batch-rows';
import type { TemplateVariable } from '@herald/contract/template';
import { ArrowRight } from 'lucide-react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { cellText, rowNumbers, type TableDraft } from '../rules/table-draft.ts';

interface ColumnMatchProps {
  draft: TableDraft;
  table: BatchTable;
  variables: readonly TemplateVariable[];
  onChange: (draft: TableDraft) => void;
}

const LEFT_OUT = '-';

/** Which column of the table fills which variable. */
export function ColumnMatch({ draft, table, variables, onChange }: ColumnMatchProps) {
  const options = [
    ...variables.map(({ name, label }) => ({ value: name, label: label || name })),
    { value: LEFT_OUT, label: 'Left out' },
  ];
  const [first = 2] = rowNumbers(draft);
  const choose = (column: number, value: string) =>
    onChange({ ...draft, choice: { ...draft.choice, [column]: value === LEFT_OUT ? null : value } });
  return (
    <div className="mt-4 border-line border-t pt-4">
      <ul aria-label="Columns" className="grid gap-x-8 gap-y-2.5 lg:grid-cols-2">
        {table.columns.map(({ heading, variable }, index) => {
          const column = index + 1;
          const name = (draft.hasHeadings && heading) || `Column ${column}`;
          const sample = cellText(draft, first, column);
          return (
            <li key={column} className="flex items-center gap-3 text-13">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                {sample && <span className="block truncate text-ink-faint">{sample}</span>}
              </span>
              <Icon of={ArrowRight} className="text-ink-faint" />
              <Select
                label={`${name} fills`}
                options={options}
                value={variable ?? LEFT_OUT}
                onChange={(value) => choose(column, value)}
                className="w-[190px]! max-md:w-[150px]!"
              />
            </li>
          );
        })}
      </ul>
      <div className="mt-4">
        <Checkbox
          isChecked={draft.hasHeadings}
          onChange={(hasHeadings) => onChange({ ...draft, hasHeadings, choice: {} })}
        >
          The first row has the headings
        </Checkbox>
      </div>
    </div>
  );
}
