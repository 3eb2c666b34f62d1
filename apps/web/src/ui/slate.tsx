import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SlateRow {
  key: string;
  value: ReactNode;
  /** Not chosen yet: the value says where it will be. */
  isOpen?: boolean;
}

/** What is on the stage, in the order it is chosen. */
export function Slate({ rows }: { rows: readonly SlateRow[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y text-13">
      {rows.map((row) => (
        <div key={row.key} className="flex h-9 items-center gap-4">
          <dt className="w-20 shrink-0 text-ink-faint">{row.key}</dt>
          <dd className={clsx('min-w-0 flex-1 truncate', row.isOpen ? 'text-ink-faint' : 'text-ink')}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
