import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';

interface CastAxisProps<Entry extends { id: string; name: string }> {
  title: string;
  one: string;
  letter: string;
  empty: string;
  entries: readonly Entry[];
  most: number;
  row: (entry: Entry) => ReactNode;
  /** A dialog to choose another one from. */
  chooser: (close: () => void) => ReactNode;
  onChange: (entries: readonly Entry[]) => void;
}

/** An axis of people or voices. */
export function CastAxis<Entry extends { id: string; name: string }>(props: CastAxisProps<Entry>) {
  const { title, one, letter, empty, entries, most, row, chooser, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel aria-label={title}>
      <div className="flex h-11 items-center justify-between border-line border-b pr-2 pl-4">
        <h2 className="plain-heading font-medium text-14">
          {title} <span className="tnum ml-1 font-normal text-ink-faint">{entries.length}</span>
        </h2>
        <Button
          kind="ghost"
          size="s"
          icon={Plus}
          disabled={entries.length >= most}
          aria-label={`Add ${one.toLowerCase()}`}
          onClick={() => setOpen(true)}
        >
          {one}
        </Button>
      </div>
      {entries.length === 0 && <p className="px-4 py-3 text-13 text-ink-faint">{empty}</p>}
      <ul className="divide-y divide-line">
        {entries.map((entry, index) => (
          <li key={entry.id} className="flex min-h-12 items-center gap-3 py-1.5 pr-2 pl-4">
            <span className="tc w-6 shrink-0 text-12 text-ink-faint">{`${letter}${index + 1}`}</span>
            {row(entry)}
            <IconButton
              icon={X}
              size="s"
              label={`Remove ${entry.name}`}
              className="ml-auto"
              onClick={() => onChange(entries.filter(({ id }) => id !== entry.id))}
            />
          </li>
        ))}
      </ul>
      {isOpen && chooser(() => setOpen(false))}
    </Panel>
  );
}
