import type { ReactNode } from 'react';

interface PlanPartProps {
  title: string;
  line?: string;
  children: ReactNode;
}

/** A part of the form with a heading. */
export function PlanPart({ title, line, children }: PlanPartProps) {
  return (
    <fieldset>
      <legend className="font-semibold text-14">{title}</legend>
      {line && <p className="mt-1 text-13 text-ink-faint">{line}</p>}
      <div className="pt-4">{children}</div>
    </fieldset>
  );
}
