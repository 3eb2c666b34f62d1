import { clsx } from 'clsx';
import { createContext, type ReactNode, use, useId } from 'react';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** Ties a control to the label, hint and error of the field around it. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

export interface FieldProps {
  label: ReactNode;
  /** Right of the label: a link or a counter. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: string | undefined;
  optional?: boolean;
  children: ReactNode;
  className?: string;
}

export function Field({ label, aside, hint, error, optional, children, className }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error || hint);
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
        <label htmlFor={id} className="font-medium text-13 text-ink">
          {label}
          {optional && <span className="font-normal text-ink-faint"> (optional)</span>}
        </label>
        {aside}
      </div>
      <FieldContext
        value={{
          id,
          'aria-describedby': hasNote ? noteId : undefined,
          'aria-invalid': error ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      {hasNote && (
        <p id={noteId} className={clsx('text-13', error ? 'text-bad' : 'text-ink-faint')}>
          {error || hint}
        </p>
      )}
    </div>
  );
}
