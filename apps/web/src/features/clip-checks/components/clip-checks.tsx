import { Clapperboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { messageOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { NothingFound } from '#ui/list-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useClipChecks, useTrustAccount } from '../api/use-clip-checks.ts';
import { ClipCheckRow } from './clip-check-row.tsx';

/** Presenters from people's own clips: an administrator sees that the person takes part before films are made. */
export function ClipChecks() {
  const { data, error, isPending, isFetching, refetch } = useClipChecks();
  const trust = useTrustAccount();
  const section = useRef<HTMLElement>(null);
  const isMeant = useLocation().hash === '#clip-checks';
  useEffect(() => {
    if (isMeant && !isPending) section.current?.scrollIntoView?.();
  }, [isMeant, isPending]);
  return (
    <section ref={section} aria-labelledby="clip-checks" className="flex flex-col gap-4">
      <div>
        <h2 id="clip-checks" className="font-semibold text-20">
          Filmed presenters
        </h2>
        <p className="text-14 text-ink-soft">
          Play each clip and listen for its digits. Without digits, ask the person another way.
        </p>
      </div>
      {isPending && <Spinner label="Loading clips..." className="py-12" />}
      {error && (
        <ErrorState
          title="Failed to load clips."
          reason={messageOf(error, 'The server did not answer as expected.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data?.clips.length === 0 && (
        <Panel>
          <NothingFound
            icon={Clapperboard}
            title="No clips to look at"
            firstStep="When somebody makes a presenter of their own clip, it is listed here until you decide."
          />
        </Panel>
      )}
      {data && data.clips.length > 0 && (
        <Panel>
          <ul className="divide-y divide-line">
            {data.clips.map((clip) => (
              <ClipCheckRow
                key={clip.id}
                clip={clip}
                onTrust={() => trust.mutate({ id: clip.account.id, needs_check: false })}
              />
            ))}
          </ul>
        </Panel>
      )}
      {data && data.trusted.length > 0 && (
        <div>
          <h3 className="plain-heading mb-2 font-medium text-14">Accounts whose clips pass by themselves</h3>
          <ul className="divide-y divide-line border-line border-y text-13">
            {data.trusted.map(({ id, owner_name, owner_email }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
                <span className="min-w-0 flex-1 break-words">
                  {owner_name}, {owner_email}
                </span>
                <Button size="s" onClick={() => trust.mutate({ id, needs_check: true })}>
                  Look at clips again
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
