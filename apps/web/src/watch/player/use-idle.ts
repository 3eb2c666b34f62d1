import { type RefObject, useEffect, useState } from 'react';

const IDLE_AFTER_MS = 2500;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** True when nothing has been moved, pressed or tapped here for a while. */
export function useIdle(box: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    };
    for (const sign of SIGNS) element.addEventListener(sign, wake, { signal: stop.signal });
    wake();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [box]);
  return isIdle;
}
