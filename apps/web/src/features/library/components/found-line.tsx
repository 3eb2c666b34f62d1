import type { SearchHit } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { momentCode } from '#lib/time-code.ts';

/** The line in which the search found a video, and when it is said. */
export function FoundLine({ hit, className }: { hit: SearchHit; className?: string }) {
  return (
    <p className={clsx('break-words text-13 text-ink-soft leading-[18px]', className)}>
      {hit.at_seconds !== null && (
        <span className="tc mr-1.5 text-12 text-ink-faint">{momentCode(hit.at_seconds)}</span>
      )}
      {hit.line.map(({ text, is_hit }, index) =>
        is_hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name.
          <mark key={index} className="bg-transparent text-ink underline decoration-ink underline-offset-2">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
