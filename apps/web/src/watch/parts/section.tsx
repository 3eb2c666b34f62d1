import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Where an address leads to. */
  id?: string;
  /** Right of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ title, id, aside, children }: SectionProps) {
  return (
    <section id={id} aria-label={title} className="border-line border-t pt-5 pb-6">
      <div className="mb-3 flex min-h-7 items-center justify-between gap-3">
        <h2 className="font-semibold text-16 tracking-[-0.01em]">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
