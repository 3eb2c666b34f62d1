import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';

interface EmptyStateProps {
  title: string;
  sentence: ReactNode;
  /** One below the heading it stands under. */
  headingLevel?: 2 | 3;
  /** One button. */
  action?: ReactNode;
  note?: ReactNode;
  /** Shows what will be here: ghost frames, a drawn example. */
  picture?: ReactNode;
}

/** Teaches by showing: a picture of what comes, one sentence, one button. */
export function EmptyState({ title, sentence, headingLevel = 2, action, note, picture }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Panel className="grid items-center gap-10 p-6 md:p-10 xl:grid-cols-[1fr_auto] xl:pl-14">
      <div className="max-w-[440px]">
        <Heading className="font-semibold text-26 md:text-34">{title}</Heading>
        <p className="mt-2 text-16 text-ink-soft">{sentence}</p>
        {action && <div className="mt-7 flex flex-wrap items-center gap-4">{action}</div>}
        {note && <p className="mt-4 text-13 text-ink-faint">{note}</p>}
      </div>
      {picture}
    </Panel>
  );
}
