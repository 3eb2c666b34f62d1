import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export const textLinkClass = 'underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink';

/** Looks like a link, but stays on the page. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={clsx(textLinkClass, className)} />;
}
