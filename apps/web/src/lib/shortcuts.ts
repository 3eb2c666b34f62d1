import { useEffect, useRef } from 'react';
import { createStore, useStore } from './create-store.ts';
import { storedValue } from './stored-value.ts';

const isListOpen = createStore(false);

/** The list of shortcuts opens from the keyboard, from menus and from the settings. */
export const shortcutList = { open: () => isListOpen.write(true), close: () => isListOpen.write(false) };

interface Shortcut {
  /** A key, or two that follow each other: `g d`. */
  key: string;
  /** What it does, in the words of the list behind `?`. */
  does: string;
}

const active = new Map<string, { shortcut: Shortcut; run: () => void }>();

const listed = createStore<readonly Shortcut[]>([]);

const stored = storedValue('shortcuts');

/** Single letters can get in the way of speech input, so they can be switched off. */
const areShortcutsOn = () => stored.read() !== 'off';

export function switchShortcuts(isOn: boolean): void {
  stored.write(isOn ? 'on' : 'off');
}

export function useShortcutsOn(): boolean {
  return useStore({ subscribe: stored.subscribe, read: areShortcutsOn });
}

export function useActiveShortcuts(): readonly Shortcut[] {
  return useStore(listed);
}

function listAgain(): void {
  listed.write([...active.values()].map((entry) => entry.shortcut));
}

/** Active as long as the component that asked for it is on the page. */
export function useShortcut(key: string, does: string, run: () => void): void {
  const latestRun = useRef(run);
  latestRun.current = run;
  useEffect(() => {
    active.set(key, { shortcut: { key, does }, run: () => latestRun.current() });
    listAgain();
    return () => {
      active.delete(key);
      listAgain();
    };
  }, [key, does]);
}

/** Letters belong to a field, and in an open menu or list they look for an entry. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="combobox"], [role="menu"], [role="listbox"]') !== null)
  );
}

/** The space bar presses what has the focus before it means anything else. */
const isPressing = (key: string, target: EventTarget | null) =>
  key === 'Space' && target instanceof HTMLElement && target.closest('button, a, [role]') !== null;

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** How long the first key of two is remembered. */
const SEQUENCE_MS = 1_500;

let begun: { key: string; at: number } | null = null;

/** What a key finds together with the one before it, or else alone. */
function entryFor({ key: pressed, timeStamp }: KeyboardEvent) {
  const key = pressed === ' ' ? 'Space' : pressed;
  const sequence = begun && timeStamp - begun.at < SEQUENCE_MS ? active.get(`${begun.key} ${key}`) : undefined;
  begun = sequence ? null : { key, at: timeStamp };
  return sequence ?? active.get(key);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!areShortcutsOn() || isTyping(event.target) || isDialogOpen()) return;
  const entry = entryFor(event);
  if (!entry || isPressing(entry.shortcut.key, event.target)) return;
  event.preventDefault();
  entry.run();
}

/** Answers how to stop. */
export function listenForShortcuts(): () => void {
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

export function useShortcutListOpen(): boolean {
  return useStore(isListOpen);
}
