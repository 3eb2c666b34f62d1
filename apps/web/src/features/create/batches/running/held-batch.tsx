import type { BatchItem, BatchJob } from '@herald/contract/endpoints/batch-jobs';
import { Clapperboard } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { FilmPlayer } from '#ui/film-player.tsx';
import { Panel } from '#ui/panel.tsx';
import { useStartRest } from '../batch-data.ts';
import { countOf, shownName, unitOf } from '../rules/batch-words.ts';

interface HeldBatchProps {
  batch: BatchJob;
  films: readonly BatchItem[];
  canEdit: boolean;
}

/** One film is made first. Whoever has watched it starts the others. */
export function HeldBatch({ batch, films, canEdit }: HeldBatchProps) {
  const rest = useStartRest(batch.id);
  const first = films.find(({ status }) => status !== 'waiting') ?? films[0];
  const [file] = first?.files ?? [];
  if (!first) return null;
  // Until it is begun, the first one waits with the others.
  const others = batch.counts.waiting - (first.status === 'waiting' ? 1 : 0);
  return (
    <Panel aria-label="One first" className="mb-6 flex flex-wrap items-center gap-5 p-5">
      {file?.video_url && (
        <FilmPlayer
          {...{ label: shownName(first), src: file.video_url, poster: file.thumbnail_url, durationSec: first.duration }}
          isWhole
          className="w-full shrink-0 rounded-control"
          style={shapeOf(file)}
        />
      )}
      <div className="min-w-[220px] flex-1">
        <h2 className="plain-heading font-medium text-16">{heldTitle(first)}</h2>
        <p className="mt-1 text-14 text-ink-soft">{`${countOf(others, unitOf(batch))} ${others === 1 ? 'waits' : 'wait'} for you.`}</p>
        {canEdit && (
          <Button
            kind={first.status === 'finished' ? 'primary' : 'quiet'}
            icon={Clapperboard}
            className="mt-4"
            onClick={() => rest.mutate()}
            busyText={rest.isPending && 'Starting...'}
          >
            {others === 1 ? 'Start the other one' : `Start the other ${others}`}
          </Button>
        )}
      </div>
    </Panel>
  );
}

const MOST_HIGH_PX = 420;

/** As wide as its place allows, and never higher than a screen shows. */
const shapeOf = ({ width, height }: { width: number; height: number }) => ({
  aspectRatio: width / height,
  maxWidth: (MOST_HIGH_PX * width) / height,
});

function heldTitle({ status, failure }: BatchItem): string {
  if (status === 'finished') return 'Watch this one first';
  if (status === 'failed') return `The first one failed. ${failure?.reason ?? ''}`.trim();
  return 'The first one is being made';
}
