import type { KeyboardEvent } from 'react';
import type { SentenceDeeds } from './row-menu.tsx';
import type { Take } from './sentence-takes.ts';

interface RowKeys {
  row: HTMLElement | null;
  toggleLock: () => void;
  edit: (() => void) | undefined;
  deeds: SentenceDeeds | undefined;
  onTake: (take: Take) => void;
}

const TAKE_KEYS: Readonly<Record<string, Take>> = { m: 'alike', c: 'calmer', r: 'surprise' };

/** Up and down go from sentence to sentence, with Alt they move it; W changes its words, S, V, E, G and I go to shot, camera, face, hands and figure, L keeps it, M, C and R take it otherwise. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, { row, toggleLock, edit, deeds, onTake }: RowKeys): void {
  if (event.ctrlKey || event.metaKey) return;
  const act = event.altKey
    ? { ArrowUp: deeds?.moveUp, ArrowDown: deeds?.moveDown }[event.key]
    : (deedOf(event.key, { toggleLock, edit, deeds, onTake }) ?? focusOf(event.key, row));
  if (!act) return;
  act();
  event.preventDefault();
  event.stopPropagation();
}

function deedOf(key: string, { toggleLock, edit, deeds, onTake }: Omit<RowKeys, 'row'>): (() => void) | undefined {
  if (key === 'Delete') return deeds?.remove;
  const take = TAKE_KEYS[key.toLowerCase()];
  if (take) return () => onTake(take);
  return { l: toggleLock, w: edit }[key.toLowerCase()];
}

function focusOf(key: string, row: HTMLElement | null): (() => void) | undefined {
  const chips = { s: 'Shot', v: 'Camera', e: 'Face', g: 'Hands', i: 'Figure' }[key.toLowerCase()];
  const sibling = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[key];
  const target = chips
    ? (row?.querySelector<HTMLElement>(`[aria-label^="${chips} of"]`) ?? row?.querySelector<HTMLElement>('[data-add]'))
    : sibling?.querySelector<HTMLElement>('[data-plan-row]');
  return target ? () => target.focus() : undefined;
}
