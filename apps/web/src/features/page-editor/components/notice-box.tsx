import type { ReactNode } from 'react';
import { Dot } from '#ui/dot.tsx';

interface NoticeBoxProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** Something to know before going on, with what can be done about it. */
export function NoticeBox({ title, children, actions }: NoticeBoxProps) {
  return (
    <section aria-label={title} className="mb-4 rounded-card border border-line-strong bg-panel p-4 text-13">
      <div role="status">
        <h2 className="flex items-center gap-2 font-medium">
          <Dot tone="warn" />
          {title}
        </h2>
      </div>
      <p className="mt-1 max-w-[72ch] text-ink-soft">{children}</p>
      <div className="mt-3 flex flex-wrap gap-2">{actions}</div>
    </section>
  );
}
