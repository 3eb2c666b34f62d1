import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix does this only for dialogs with a trigger of
 * their own; ours open from menus and keys as well.
 */
export function useOpener() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
