import { type ReactNode, useId } from 'react';

interface PlanPartProps {
  title: string;
  line?: string;
  children: ReactNode;
}

/** A part of the form with a heading. */
export function PlanPart({ title, line, children }: PlanPartProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend ignores the space above its fieldset.
    <div role="group" aria-labelledby={headingId}>
      <h3 id={headingId} className="font-semibold text-14">
        {title}
      </h3>
      {line && <p className="mt-1 text-13 text-ink-faint">{line}</p>}
      <div className="pt-4">{children}</div>
    </div>
  );
}
