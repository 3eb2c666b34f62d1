import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the box (with a tabIndex) when the control in it that had the focus is gone, as after a button
 * has done its work for good: the next Tab goes on from there instead of from the top of the page.
 */
export function useKeptFocus<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const isInside = target instanceof Element && box.current?.contains(target);
      last.current = isInside ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    box.current?.focus({ preventScroll: true });
  });
  return box;
}
