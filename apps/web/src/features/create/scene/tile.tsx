import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface TileProps {
  /** One of a group of tiles that exclude each other. */
  group: string;
  value: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A choice that is a picture. Chosen is an ink outline. */
export function Tile({ group, value, label, isChosen, onChoose, children }: TileProps) {
  return (
    <label className="group min-w-0 cursor-pointer">
      <input type="radio" name={group} value={value} checked={isChosen} onChange={onChoose} className="peer sr-only" />
      <span
        className={clsx(
          'relative block overflow-hidden rounded-control bg-film outline-offset-3 peer-focus-visible:outline-2 peer-focus-visible:outline-signal-ink',
          isChosen && 'outline-2 outline-ink',
        )}
      >
        {children}
      </span>
      <span className={clsx('mt-2 block truncate text-13', isChosen ? 'font-medium text-ink' : 'text-ink-soft')}>
        {label}
      </span>
    </label>
  );
}
