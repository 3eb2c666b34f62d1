import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { nextInGrid } from './next-in-grid.ts';

interface TileGroupProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The columns, as classes. */
  className: string;
  children: ReactNode;
}

/** Choices that are pictures. Left and right go along the row, up and down along the column. */
export function TileGroup({ label, value, onChange, className, children }: TileGroupProps) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={onChange}
      onKeyDownCapture={moveInGrid}
      className={clsx('grid', className)}
    >
      {children}
    </RadioGroup.Root>
  );
}

/** Before the group itself, which knows one direction only and chooses a moment later. */
function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (!isVertical && event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const grid = event.currentTarget;
  const tiles = [...grid.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = tiles.indexOf(document.activeElement as HTMLElement);
  const columns = isVertical ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
  const isDown = event.key === 'ArrowDown' || event.key === 'ArrowRight';
  const next = tiles[nextInGrid({ at, count: tiles.length, columns, isDown })];
  event.preventDefault();
  next?.focus();
  next?.click();
}

interface TileProps {
  value: string;
  label: string;
  /** Fills the frame. */
  children: ReactNode;
  /** The shape of the frame, as classes. */
  frame: string;
}

export function Tile({ value, label, children, frame }: TileProps) {
  return (
    <RadioGroup.Item value={value} className="group block min-w-0 text-left">
      <span
        className={clsx(
          'relative block overflow-hidden rounded-control bg-film outline-offset-3 group-data-[state=checked]:outline-2 group-data-[state=checked]:outline-ink',
          frame,
        )}
      >
        {children}
      </span>
      <span className="mt-2 block truncate text-13 text-ink-soft group-data-[state=checked]:font-medium group-data-[state=checked]:text-ink">
        {label}
      </span>
    </RadioGroup.Item>
  );
}
