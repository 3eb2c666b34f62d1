import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { NothingFound } from '#ui/list-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useCast } from '../api/use-cast.ts';
import { ActorRow } from './actor-row.tsx';
import { AddActor } from './add-actor.tsx';

/** People filmed for everybody, each with what they signed. */
export function CastPanel() {
  const { data, error, isPending, isFetching, refetch } = useCast();
  const [isAdding, setAdding] = useState(false);
  const candidates = data?.candidates ?? [];
  return (
    <section aria-labelledby="cast" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="cast" className="font-semibold text-20">
            Cast
          </h2>
          <p className="max-w-[70ch] text-14 text-ink-soft">
            Actors stand in the library of every account. Film or upload a presenter of your own first, then add it here
            with the signed release.
          </p>
        </div>
        <Button icon={UserPlus} disabled={candidates.length === 0} onClick={() => setAdding(true)}>
          Add an actor
        </Button>
      </div>
      {data && candidates.length === 0 && (
        <p className="text-13 text-ink-soft">
          You have no filmed presenter that could be added.{' '}
          <TextLink to={paths.create}>Make one under Film yourself</TextLink>
        </p>
      )}
      {isPending && <Spinner label="Loading the cast..." className="py-12" />}
      {error && (
        <ErrorState
          title="Failed to load the cast."
          reason={messageOf(error, 'The server did not answer as expected.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data?.actors.length === 0 && (
        <Panel>
          <NothingFound
            icon={Users}
            title="No actors yet"
            firstStep="People you add here can be chosen by everybody, until you withdraw them."
          />
        </Panel>
      )}
      {data && data.actors.length > 0 && (
        <Panel>
          <ul className="divide-y divide-line">
            {data.actors.map((actor) => (
              <ActorRow key={actor.id} actor={actor} />
            ))}
          </ul>
        </Panel>
      )}
      {isAdding && <AddActor candidates={candidates} onClose={() => setAdding(false)} />}
    </section>
  );
}
