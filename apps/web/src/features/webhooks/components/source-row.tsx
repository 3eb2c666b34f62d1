import type { WebhookSourceState } from '@herald/contract/endpoints/webhook-events';
import { Copy, Send } from 'lucide-react';
import { useState } from 'react';
import { sourceName } from '#data/source-name.ts';
import { copyLink } from '#lib/copy-link.ts';
import { shortDay, timeAgo } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useStopPrevious } from '../api/use-sources.ts';
import { isSecretInAddress } from '../rules/source-words.ts';
import { SourceSetup } from './source-setup.tsx';
import { SourceTest } from './source-test.tsx';
import { SourceName } from './webhook-marks.tsx';

interface SourceRowProps {
  state: WebhookSourceState;
  ownEmail: string;
  onOpenEvent: ((id: number) => void) | undefined;
}

export function SourceRow({ state, ownEmail, onOpenEvent }: SourceRowProps) {
  const [open, setOpen] = useState<'setup' | 'test'>();
  const toggle = (part: 'setup' | 'test') => setOpen(open === part ? undefined : part);
  const close = () => setOpen(undefined);
  const { source, is_set_up } = state;
  return (
    <li className="flex flex-col gap-2 py-3.5 text-13">
      <div className="flex items-start justify-between gap-3">
        <span className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium text-14">
            <SourceName source={source} />
          </span>
          <span className="flex items-center gap-2 text-12 text-ink-faint">
            <Dot tone={state.last_event_at ? 'good' : 'idle'} />
            {standingOf(state)}
          </span>
        </span>
        {is_set_up ? (
          <Button
            size="s"
            icon={Send}
            aria-expanded={open === 'test'}
            aria-label={`Send a test event of ${sourceName(source)}`}
            onClick={() => toggle('test')}
            className="shrink-0 max-md:min-h-11"
          >
            Send a test event
          </Button>
        ) : (
          <Button
            size="s"
            aria-label={`Set up ${sourceName(source)}`}
            onClick={() => toggle('setup')}
            className="shrink-0 max-md:min-h-11"
          >
            Set up
          </Button>
        )}
      </div>
      <AddressLine state={state} onReplace={() => toggle('setup')} />
      <Notes state={state} />
      {open === 'setup' && <SourceSetup state={state} onClose={close} />}
      {open === 'test' && <SourceTest state={state} ownEmail={ownEmail} onOpenEvent={onOpenEvent} onClose={close} />}
    </li>
  );
}

function standingOf({ is_set_up, last_event_at, events }: WebhookSourceState): string {
  if (!is_set_up) return 'No secret yet';
  if (!last_event_at) return 'No event yet';
  return `Last event ${timeAgo(last_event_at)}, ${events.toLocaleString('en-US')} in 7 days`;
}

function AddressLine({ state, onReplace }: { state: WebhookSourceState; onReplace: () => void }) {
  const { source, address, secret_ending } = state;
  const hasSecretInside = isSecretInAddress(source);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="flex min-h-8 min-w-0 items-center gap-1 font-mono text-12">
        <span className="[overflow-wrap:anywhere]">{hasSecretInside ? `${address}/••••` : address}</span>
        {!hasSecretInside && (
          <IconButton
            icon={Copy}
            size="s"
            label={`Copy the address of ${sourceName(source)}`}
            onClick={() => void copyLink(address, 'Address copied to clipboard!')}
          />
        )}
      </span>
      {secret_ending !== null && (
        <span className="flex items-center gap-2 text-ink-faint">
          Secret <span className="font-mono text-12 text-ink-soft">{`•••• ${secret_ending}`}</span>
          <TextButton
            aria-label={`Replace the secret of ${sourceName(source)}`}
            onClick={onReplace}
            className="max-md:min-h-11"
          >
            Replace
          </TextButton>
        </span>
      )}
    </div>
  );
}

function Notes({ state: { source, previous_until, refusal, refused_at } }: { state: WebhookSourceState }) {
  const stop = useStopPrevious(source);
  return (
    <>
      {previous_until && (
        <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-soft">
          <Dot tone="warn" />
          {`The old secret works until ${shortDay(previous_until)}.`}
          <TextButton disabled={stop.isPending} onClick={() => stop.mutate()} className="max-md:min-h-11">
            Stop it now
          </TextButton>
        </p>
      )}
      {refusal && refused_at && (
        <p className="flex items-baseline gap-x-2 text-12 text-ink-soft">
          <Dot tone="bad" />
          <span>{`Last refused ${timeAgo(refused_at)}: ${refusal}`}</span>
        </p>
      )}
    </>
  );
}
