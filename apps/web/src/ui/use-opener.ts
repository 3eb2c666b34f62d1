import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix does this only for dialogs with a trigger of
 * their own; ours open from menus and keys as well.
 */
export function useOpener() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = outsideMenus(document.activeElement);
      const first = firstFocusIn(event.currentTarget);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** An item of a menu is gone when the dialog closes; what opened the menu is still there. */
function outsideMenus(focused: Element | null): Element | null {
  const menu = focused?.closest('[role=menu]');
  const opener = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return opener ? outsideMenus(opener) : focused;
}

/** What a dialog is opened for; where fingers type, a field is not taken by itself, as its keyboard would cover the rest. */
function firstFocusIn(dialog: EventTarget | null): HTMLElement | null {
  if (!(dialog instanceof HTMLElement)) return null;
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  if (marked || matchMedia('(pointer: coarse)').matches) return marked;
  return dialog.querySelector<HTMLElement>('form input, form textarea');
}
