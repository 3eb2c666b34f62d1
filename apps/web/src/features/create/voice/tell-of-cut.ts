import type { ClipboardEvent } from 'react';
import { toastError } from '#lib/toast.ts';

/** A browser cuts what is pasted beyond the limit of its field, and says nothing. */
export const tellOfCut = (most: number) => (event: ClipboardEvent<HTMLTextAreaElement>) => {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData('text').length;
  const over = value.length - (selectionEnd - selectionStart) + pasted - most;
  if (over <= 0) return;
  const letters = (count: number) => `${count.toLocaleString('en-US')} characters`;
  toastError(
    'Text Shortened',
    `A script can have ${letters(most)}, so the last ${letters(over)} of what you pasted are left out.`,
  );
};
