import type { WebhookEventDetails } from '@herald/contract/endpoints/webhook-events';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyLink } from '#lib/copy-link.ts';
import { clockTime } from '#lib/dates.ts';
import { Dot } from '#ui/dot.tsx';
import { Fact } from '#ui/fact.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { amountText, momentText, toneOf } from '../rules/webhook-words.ts';
import { EventStatus, SourceName } from './webhook-marks.tsx';

/** Who reported what, and every attempt at it. */
export function WebhookFacts({ event }: { event: WebhookEventDetails }) {
  const { transaction_id } = event;
  return (
    <>
      <dl className="divide-y divide-line text-13">
        <Row name="Source">
          <SourceName source={event.source} />
        </Row>
        <Row name="Status">
          <EventStatus status={event.status} />
        </Row>
        <Row name="Event Type">
          <span className="font-mono text-12">{event.event_type}</span>
        </Row>
        <Row name="Transaction ID">
          {transaction_id ? (
            <span className="flex items-center gap-1 font-mono text-12">
              {transaction_id}
              <IconButton
                icon={Copy}
                size="s"
                label="Copy the transaction ID"
                onClick={() => void copyLink(transaction_id, 'Transaction ID copied to clipboard!')}
                className="-my-2"
              />
            </span>
          ) : (
            '–'
          )}
        </Row>
        <Row name="Customer Email">{event.customer_email ?? '–'}</Row>
        <Row name="Amount">
          <span className="tnum">{amountText(event)}</span>
        </Row>
        <Row name="IP Address">
          <span className="font-mono text-12">{event.ip_address ?? '–'}</span>
        </Row>
        <Row name="Created">
          <time dateTime={event.created_at} className="tnum">
            {momentText(event.created_at)}
          </time>
        </Row>
      </dl>
      <Attempts event={event} />
    </>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <Fact name={name} className="py-2">
    {children}
  </Fact>
);

function Attempts({ event: { created_at, attempts, tries, due_at } }: { event: WebhookEventDetails }) {
  return (
    <section aria-label="Attempts">
      <h3 className="flex items-baseline justify-between font-semibold text-14">
        Attempts <span className="tnum font-normal text-12 text-ink-faint">{attempts}</span>
      </h3>
      <ol className="mt-2 flex flex-col gap-2 text-13 text-ink-soft">
        <Step at={created_at} tone="good" text="stored, answered 200" />
        {tries.map((one) => (
          <Step key={one.at} at={one.at} tone={toneOf(one.status)} text={`${one.status}: ${one.text}`} />
        ))}
        {due_at && <Step at={due_at} tone="idle" text="next try by itself" />}
      </ol>
    </section>
  );
}

const Step = ({ at, tone, text }: { at: string; tone: Parameters<typeof Dot>[0]['tone']; text: string }) => (
  <li className="flex items-baseline gap-3">
    <time dateTime={at} title={momentText(at)} className="tnum shrink-0 font-mono text-12 text-ink-faint">
      {clockTime(at)}
    </time>
    <Dot tone={tone} />
    <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
  </li>
);
