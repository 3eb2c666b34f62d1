import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  children: ReactNode;
  /** Of the column of names; the widest stands above its value on small screens. */
  nameWidth?: keyof typeof widthClass;
  title?: string | undefined;
  className?: string;
}

const widthClass = {
  s: 'grid-cols-[64px_1fr] gap-x-3',
  m: 'grid-cols-[96px_1fr] gap-x-4',
  l: 'gap-x-4 sm:grid-cols-[140px_1fr]',
};

/** A name and its value, as one row of a description list. */
export function Fact({ name, children, nameWidth = 'l', title, className }: FactProps) {
  return (
    <div className={clsx('grid', widthClass[nameWidth], className)}>
      <dt className="text-ink-faint first-letter:uppercase">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]" title={title}>
        {children}
      </dd>
    </div>
  );
}
