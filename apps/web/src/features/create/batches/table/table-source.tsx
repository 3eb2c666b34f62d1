import type { BatchTable } from '@herald/contract/batch-rows';
import type { CsvDelimiter } from '@herald/contract/csv';
import { decodeText } from '@herald/contract/decode-text';
import type { TemplateVariable } from '@herald/contract/template';
import { ClipboardPaste, Columns3, FileText, Upload } from 'lucide-react';
import { useState } from 'react';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { countOf } from '../rules/batch-words.ts';
import { hasRows, isText, type TableDraft, tableOfText } from '../rules/table-draft.ts';
import { ColumnMatch } from './column-match.tsx';

const FILE_TYPES = ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values'];
const MOST_BYTES = 10 * 1024 * 1024;
const MARKS: Record<CsvDelimiter, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

interface TableSourceProps {
  draft: TableDraft;
  table: BatchTable;
  variables: readonly TemplateVariable[];
  onChange: (draft: TableDraft) => void;
}

/** Where the rows come from: this page, cells that were copied, or a file. */
export function TableSource({ draft, table, variables, onChange }: TableSourceProps) {
  const [isMatching, setMatching] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const [problem, setProblem] = useState('');
  const bring = (next: TableDraft) => {
    onChange(next);
    setMatching(true);
    setPasting(false);
    setProblem('');
  };
  const take = async (file: File) => {
    if (file.size > MOST_BYTES) return setProblem(`${file.name} was not read. A table can have up to 10 MB.`);
    const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!isText(text)) return setProblem(`${file.name} is not a table of text. Save it as a CSV file first.`);
    return bring(tableOfText(text, file.name));
  };
  return (
    <FileDrop accept={FILE_TYPES} onFile={(file) => void take(file)}>
      {(pick, isOver) => (
        <Panel className={isOver ? 'border-ink p-4 md:px-5' : 'p-4 md:px-5'}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Icon of={FileText} size={20} className="text-ink-soft" />
            <div className="min-w-0 flex-1 basis-60">
              <p className="truncate font-medium text-14">{draft.fileName || 'Typed or pasted here'}</p>
              <p className="text-13 text-ink-faint">{sourceWords(draft, table)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {table.columns.length > 0 && (
                <Button size="s" icon={Columns3} aria-expanded={isMatching} onClick={() => setMatching(!isMatching)}>
                  Match columns
                </Button>
              )}
              <Button size="s" icon={ClipboardPaste} onClick={() => setPasting(true)}>
                Paste cells
              </Button>
              <Button size="s" icon={Upload} onClick={pick}>
                {draft.fileName ? 'Replace' : 'Upload CSV'}
              </Button>
            </div>
          </div>
          {problem && (
            <div className="mt-3">
              <AlertBox>{problem}</AlertBox>
            </div>
          )}
          {isMatching && <ColumnMatch draft={draft} table={table} variables={variables} onChange={onChange} />}
          {isPasting && <PasteDialog onTake={(text) => bring(tableOfText(text))} onClose={() => setPasting(false)} />}
        </Panel>
      )}
    </FileDrop>
  );
}

function sourceWords(draft: TableDraft, table: BatchTable): string {
  if (!hasRows(draft)) return 'Type below, paste cells from a spreadsheet, or drop a CSV file here.';
  const names = table.columns.flatMap(({ variable }) => (variable === null ? [] : [`{{${variable}}}`]));
  const heading = draft.hasHeadings ? ', first row is the heading' : '';
  const how = draft.fileName ? ` read, ${MARKS[draft.delimiter]}${heading}` : '';
  const read = `${countOf(table.rows.length, 'row')}${how}.`;
  return names.length > 0 ? `${read} Columns go to ${names.join(' ')}` : read;
}

function PasteDialog({ onTake, onClose }: { onTake: (text: string) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <FormDialog
      title="Paste cells"
      sentence="Copy them in your spreadsheet, with the row of the headings. They replace the rows on this page."
      submit="Use these cells"
      busyText={false}
      onSubmit={() => (text.trim() === '' ? setProblem('Please paste some cells.') : onTake(text))}
      onClose={onClose}
    >
      <Field label="Cells" error={problem}>
        <Textarea
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="font-mono text-13!"
        />
      </Field>
    </FormDialog>
  );
}
