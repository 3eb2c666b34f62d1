import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';
import { inputClass } from './input.tsx';

/** Grows with its text. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea
      dir="auto"
      {...control}
      rows={rows}
      {...rest}
      className={clsx(inputClass, 'field-sizing-content resize-none py-2.5 leading-6', className)}
    />
  );
}
