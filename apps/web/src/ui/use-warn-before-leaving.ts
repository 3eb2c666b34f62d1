import { useEffect } from 'react';

/** The browser asks before it closes or reloads the page. Returns how to stop. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', warn);
  return () => removeEventListener('beforeunload', warn);
}

/** The browser asks before it closes or reloads a page with something unsaved. */
export function useWarnBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? warnBeforeLeaving() : undefined), [isUnsaved]);
}
