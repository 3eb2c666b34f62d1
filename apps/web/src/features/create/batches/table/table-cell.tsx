import { clsx } from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useSettledValue } from '#lib/use-settled-value.ts';

interface TableCellProps {
  row: number;
  column: number;
  value: string;
  /** What could stand in an empty cell. */
  example: string;
  label: string;
  /** Several lines are allowed. */
  isLong: boolean;
  /** The id of the text that says what is wrong. */
  problemId: string | undefined;
  onChange: (text: string) => void;
  /** Cells that were copied from a spreadsheet. */
  onPasteCells: (text: string) => void;
}

const SETTLE_MS = 300;

/** One cell. It is checked in a pause of typing and when it is left; up, down and Enter go to the rows around. */
export function TableCell(props: TableCellProps) {
  const { row, column, example, label, isLong, problemId, onPasteCells } = props;
  const { shown, type, leave } = useTyped(props);
  const common = {
    value: shown,
    placeholder: example,
    'aria-label': label,
    'aria-invalid': problemId ? (true as const) : undefined,
    'aria-describedby': problemId,
    'data-cell': `${row}-${column}`,
    className: clsx(
      'w-full min-w-[120px] rounded-sm border bg-transparent px-2 text-13 text-ink hover:border-edge focus:bg-ground max-md:text-16',
      problemId ? 'border-bad bg-ground' : 'border-transparent',
      isLong ? 'field-sizing-content min-w-[240px] resize-none py-1 leading-5' : 'h-8 max-md:h-11',
    ),
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveOn(event, isLong),
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text').replace(/[\r\n]+$/, '');
      if (!text.includes('\t') && (isLong || !/[\r\n]/.test(text))) return;
      event.preventDefault();
      onPasteCells(text);
    },
  };
  return isLong ? <textarea rows={1} {...common} /> : <input {...common} />;
}

/** What somebody types stays theirs until it is taken. */
function useTyped({ value, onChange }: Pick<TableCellProps, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const settled = useSettledValue(typed, SETTLE_MS);
  const take = useEffectEvent((text: string | null) => {
    if (text !== null && text === typed && text !== value) onChange(text);
  });
  useEffect(() => take(settled), [settled]);
  const leave = () => {
    if (typed !== null && typed !== value) onChange(typed);
    setTyped(null);
  };
  return { shown: typed ?? value, type: setTyped, leave };
}

function moveOn(event: KeyboardEvent<HTMLElement>, isLong: boolean): void {
  const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 };
  const step = steps[event.key];
  const isInWords = isLong && (event.key !== 'Enter' || event.shiftKey);
  if (step === undefined || isInWords) return;
  event.preventDefault();
  const column = event.currentTarget.dataset.cell?.split('-')[1];
  const cells = event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>(`[data-cell$="-${column}"]`);
  const all = [...(cells ?? [])];
  const next = all[all.indexOf(event.currentTarget) + step];
  if (next) next.focus();
  else event.currentTarget.blur();
}
