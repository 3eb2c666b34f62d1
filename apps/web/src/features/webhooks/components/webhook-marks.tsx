import { clsx } from 'clsx';
import { sourceName } from '#data/source-name.ts';
import { Dot } from '#ui/dot.tsx';
import { markOf, toneOf } from '../rules/webhook-words.ts';

/** A bar in the colour of the source. */
export const SourceMark = ({ source }: { source: string }) => (
  <span aria-hidden className={clsx('inline-block h-[15px] w-1 shrink-0 rounded-full', markOf(source))} />
);

export const SourceName = ({ source }: { source: string }) => (
  <span className="inline-flex items-center gap-2 align-middle">
    <SourceMark source={source} />
    {sourceName(source)}
  </span>
);

export const EventStatus = ({ status }: { status: string }) => (
  <span className="inline-flex items-center gap-2 align-middle">
    <Dot tone={toneOf(status)} />
    {status}
  </span>
);
