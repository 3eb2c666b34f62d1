import { type ReactNode, useId } from 'react';

export function DrawerPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-semibold text-14">
        {title}
      </h3>
      {children}
    </section>
  );
}
