import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { type Defined, definitions } from '../rules/definitions.ts';

interface FigureCardProps {
  title: string;
  /** What the figures are about, faint beside the title. */
  aside?: ReactNode;
  /** Set where they could not be read. */
  onRetry?: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}

/** A card of figures. One that fails keeps its title and offers another try; the others are not affected. */
export function FigureCard({ title, aside, onRetry, className, children }: FigureCardProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId} className={clsx('min-w-0 p-4 md:p-5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId} className="font-semibold text-14">
          {title}
        </h3>
        {aside && <span className="text-12 text-ink-faint">{aside}</span>}
      </div>
      {onRetry ? <CardFailure onRetry={onRetry} /> : children}
    </Panel>
  );
}

export function CardFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 py-4 text-13 text-ink-soft">
      These figures could not be loaded.
      <Button size="s" icon={RotateCcw} onClick={onRetry} className="max-md:min-h-11">
        Retry
      </Button>
    </div>
  );
}

/** A word of the specification that says what it means when it is pointed at or focused. */
export function Term({ children }: { children: Defined }) {
  return (
    <Tooltip text={definitions[children]}>
      <button
        type="button"
        className="min-h-6 cursor-help text-left decoration-line-strong decoration-dotted underline-offset-4 hover:underline focus-visible:underline max-md:min-h-11"
      >
        {children}
      </button>
    </Tooltip>
  );
}

interface FigureRow {
  name: Defined;
  /** Undefined while it loads. */
  value: string | undefined;
  note?: string | undefined;
}

/** Name left, number right with a faint note. */
export function FigureRows({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <dl className="mt-3 divide-y divide-line border-line border-t">
      {rows.map(({ name, value, note }) => (
        <div key={name} className="flex min-h-10 items-center justify-between gap-4">
          <dt className="text-13 text-ink-soft">
            <Term>{name}</Term>
          </dt>
          <dd className="flex items-baseline gap-2.5">
            {note && <span className="text-12 text-ink-faint">{note}</span>}
            {value === undefined ? (
              <Skeleton className="h-3 w-14" />
            ) : (
              <span className="tnum font-medium text-13">{value}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
