import { useEffect, useState } from 'react';

const TEXT_FIELDS = 'textarea, input:not([type=file], [type=checkbox], [type=radio], [type=color], [type=range])';

/** A tap on a button first takes the focus from the field: what moves at that moment would be missed by the tap. */
const SETTLE_MS = 300;

/** True while the user types in the form. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(TEXT_FIELDS) || !target.closest('main')) return;
      clearTimeout(timer);
      setTyping(true);
    };
    const left = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), SETTLE_MS);
    };
    document.addEventListener('focusin', focused);
    document.addEventListener('focusout', left);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('focusout', left);
    };
  }, []);
  return isTyping;
}
