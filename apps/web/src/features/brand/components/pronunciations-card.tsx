import type { ReactNode } from 'react';
import { Panel } from '#ui/panel.tsx';

export function PronunciationsCard({ children }: { children: ReactNode }) {
  return (
    <Panel className="p-5 md:p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-16">Pronunciations</h2>
        <p className="text-13 text-ink-faint">Said this way in every film</p>
      </div>
      {children}
    </Panel>
  );
}
