import { clsx } from 'clsx';
import type { Kept } from './kept-share.ts';

interface KeptPanelProps {
  version: number;
  kept: Kept;
  changedSentences: number;
  sentences: number;
}

/** What share of the old film the new one keeps; grey is what will be made. */
export function KeptPanel({ version, kept, changedSentences, sentences }: KeptPanelProps) {
  const { keptSec, durationSec, pieces } = kept;
  const percent = durationSec > 0 ? Math.floor(100 * (keptSec / durationSec)) : 0;
  const againSec = Math.ceil(durationSec - keptSec);
  return (
    <section aria-label="What is kept" className="rounded-card border border-line bg-panel p-5">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <div>
          <h2 className="plain-heading text-13 text-ink-soft">{`Kept from version ${version}`}</h2>
          <p className="tnum mt-0.5 font-semibold text-34">{`${percent}%`}</p>
        </div>
        <p role="status" className="tnum min-w-0 flex-1 basis-60 pb-1.5 text-13 text-ink-soft">
          {pieces.every(({ isKept }) => !isKept)
            ? `Everything is drawn again, about ${againSec} s.`
            : `About ${Math.floor(keptSec)} of ${Math.round(durationSec)} s are not drawn again.`}
          {sentences > 0 && ` ${sentences - changedSentences} of ${sentences} sentences are not spoken again.`}
        </p>
      </div>
      <div aria-hidden className="mt-4 flex h-6 gap-px overflow-hidden rounded-control">
        {pieces.map(({ lengthSec, isKept }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the film
            key={index}
            style={{ flex: lengthSec }}
            className={clsx(isKept ? 'bg-ink-soft' : 'border border-edge bg-ground')}
          />
        ))}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 text-12 text-ink-faint">
        <span>
          <span aria-hidden className="mr-1.5 inline-block size-2.5 rounded-[2px] bg-ink-soft" />
          Kept as it is
        </span>
        <span>
          <span aria-hidden className="mr-1.5 inline-block size-2.5 rounded-[2px] border border-edge" />
          {`Made again, about ${againSec} s`}
        </span>
      </p>
      <p className="mt-1 text-12 text-ink-faint">
        What was made before an update of Herald, or was not used for 30 days, is made again, too.
      </p>
    </section>
  );
}
