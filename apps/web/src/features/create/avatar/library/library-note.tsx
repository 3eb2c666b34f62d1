import type { ReactNode } from 'react';
import { Panel } from '#ui/panel.tsx';

interface LibraryNoteProps {
  title: string;
  line: string;
  action?: ReactNode;
}

/** No avatars to show: empty frames, and why. */
export function LibraryNote({ title, line, action }: LibraryNoteProps) {
  return (
    <Panel className="flex flex-wrap items-center gap-x-8 gap-y-6 p-6 md:p-8">
      <div aria-hidden className="flex gap-3">
        {[0, 1, 2].map((frame) => (
          <span key={frame} className="relative block aspect-[3/4] w-16 rounded-control bg-ground">
            <span className="corners absolute inset-2 text-edge" />
          </span>
        ))}
      </div>
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold text-20">{title}</h3>
        <p className="mt-1 text-14 text-ink-soft">{line}</p>
        {action && <div className="mt-4">{action}</div>}
      </div>
    </Panel>
  );
}
