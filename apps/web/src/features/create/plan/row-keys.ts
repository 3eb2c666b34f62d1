import type { KeyboardEvent } from 'react';
import type { SentenceDeeds } from './row-menu.tsx';

interface RowKeys {
  row: HTMLElement | null;
  toggleLock: () => void;
  edit: (() => void) | undefined;
  deeds: SentenceDeeds | undefined;
}

/** Up and down go from sentence to sentence, with Alt they move it; W changes its words, S, E and G go to shot, face and hands, L keeps it. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, { row, toggleLock, edit, deeds }: RowKeys): void {
  if (event.ctrlKey || event.metaKey) return;
  const act = event.altKey
    ? { ArrowUp: deeds?.moveUp, ArrowDown: deeds?.moveDown }[event.key]
    : (deedOf(event.key, { toggleLock, edit, deeds }) ?? focusOf(event.key, row));
  if (!act) return;
  act();
  event.preventDefault();
  event.stopPropagation();
}

function deedOf(key: string, { toggleLock, edit, deeds }: Omit<RowKeys, 'row'>): (() => void) | undefined {
  if (key === 'Delete') return deeds?.remove;
  return { l: toggleLock, w: edit }[key.toLowerCase()];
}

function focusOf(key: string, row: HTMLElement | null): (() => void) | undefined {
  const chips = { s: 'Shot', e: 'Face', g: 'Hands' }[key.toLowerCase()];
  const sibling = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[key];
  const target = chips
    ? row?.querySelector<HTMLElement>(`[aria-label^="${chips} of"]`)
    : sibling?.querySelector<HTMLElement>('[data-plan-row]');
  return target ? () => target.focus() : undefined;
}
