import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface MessagePageProps {
  title: string;
  line: string;
  action: ReactNode;
  /** In the frame, set large: a code, a word. */
  mark?: string;
  note?: ReactNode;
}

/** One frame with nothing in it, one sentence, one way on. */
export function MessagePage({ title, line, action, mark, note }: MessagePageProps) {
  return (
    <div className="grid min-h-[calc(100dvh-176px)] place-items-center">
      <div className="flex flex-col items-center text-center">
        <div
          aria-hidden
          className="corners relative grid aspect-[9/16] h-[180px] place-items-center text-ink-faint md:h-[240px]"
        >
          {mark && <span className="display tnum font-semibold text-34 text-ink-faint">{mark}</span>}
        </div>
        <PageHeading line={line} className="mt-8">
          {title}
        </PageHeading>
        {note && <p className="mt-2 max-w-full break-words text-13 text-ink-faint">{note}</p>}
        <div className="mt-7">{action}</div>
      </div>
    </div>
  );
}
