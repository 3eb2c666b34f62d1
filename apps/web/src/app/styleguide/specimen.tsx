import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SpecimenProps {
  title: string;
  children: ReactNode;
  className?: string;
}

export function Specimen({ title, children, className }: SpecimenProps) {
  return (
    <section className="border-line border-t py-5">
      <h2 className="plain-heading mb-3 text-12 text-ink-faint">{title}</h2>
      <div className={clsx(className ?? 'flex flex-wrap items-center gap-3')}>{children}</div>
    </section>
  );
}
