import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';

interface SettingsCardProps {
  title: string;
  sentence: string;
  children: ReactNode;
}

/** Title and sentence left, controls right. */
export function SettingsCard({ title, sentence, children }: SettingsCardProps) {
  return (
    <Panel className="grid gap-x-12 gap-y-5 p-5 md:grid-cols-[224px_1fr] md:p-7">
      <div>
        <h2 className="font-semibold text-16">{title}</h2>
        <p className="mt-1.5 text-13 text-ink-faint">{sentence}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </Panel>
  );
}
