import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={clsx('rounded-card border border-line bg-panel', className)} />;
}
