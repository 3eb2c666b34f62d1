import type { WebhookSourceState } from '@herald/contract/endpoints/webhook-events';
import { isSalesSource } from '@herald/contract/sales';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { sourceName } from '#data/source-name.ts';
import { failureOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Dot, type Tone } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useSendTest } from '../api/use-sources.ts';
import { useWebhook } from '../api/use-webhooks.ts';
import { toneOf } from '../rules/webhook-words.ts';

interface SourceTestProps {
  state: WebhookSourceState;
  ownEmail: string;
  onOpenEvent: ((id: number) => void) | undefined;
  onClose: () => void;
}

/** Sends what the source would send, with the real secret; the worker takes back what it did. */
export function SourceTest({ state, ownEmail, onOpenEvent, onClose }: SourceTestProps) {
  const { source, items, test_types } = state;
  const [type, setType] = useState(test_types[0] ?? '');
  const [item, setItem] = useState(items[0]?.item ?? '');
  const [email, setEmail] = useState(ownEmail.replace('@', '+test@'));
  const test = useSendTest(source);
  const failure = test.error ? failureOf(test.error) : undefined;
  const isSale = isSalesSource(source);
  return (
    <form
      noValidate
      aria-label={`Test event of ${sourceName(source)}`}
      className="flex flex-col gap-4 rounded-card border border-line bg-ground p-4"
      onSubmit={(event) => {
        event.preventDefault();
        test.mutate({ event_type: type, item, customer_email: email });
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Event Type">
          <Select options={test_types.map((one) => ({ value: one, label: one }))} value={type} onChange={setType} />
        </Field>
        {isSale && items.length > 0 && (
          <Field label="Item">
            <Select
              options={items.map((one) => ({ value: one.item, label: `${one.item}, ${one.plan}` }))}
              value={item}
              onChange={setItem}
            />
          </Field>
        )}
      </div>
      {isSale && items.length === 0 && (
        <p className="text-13 text-ink-soft">No plan has a number of this source yet, so a sale will fail.</p>
      )}
      {isSale && (
        <Field label="Customer Email" error={failure?.errors?.customer_email?.[0]}>
          <Input type="email" value={email} autoComplete="off" onChange={({ target }) => setEmail(target.value)} />
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" kind="primary" icon={Send} busyText={test.isPending && 'Sending...'}>
          Send
        </Button>
        <Button kind="ghost" onClick={onClose}>
          Close
        </Button>
        <span className="text-12 text-ink-faint">Signed with the real secret; marked as a test.</span>
      </div>
      {failure && !failure.errors && (
        <p role="alert" className="text-13 text-bad">
          {failure.message}
        </p>
      )}
      {test.data && <TestSteps key={test.data.id} {...test.data} onOpenEvent={onOpenEvent} />}
    </form>
  );
}

interface TestStepsProps {
  id: number;
  answered: number;
  answered_ms: number;
  onOpenEvent: ((id: number) => void) | undefined;
}

/** Follows the event until a worker has acted on it. */
function TestSteps({ id, answered, answered_ms, onOpenEvent }: TestStepsProps) {
  const { data: event } = useWebhook(id);
  const last = event?.tries.at(-1);
  return (
    <div role="status" className="border-line border-t pt-3 text-13">
      <ol className="flex flex-col gap-2">
        <TestStep tone="good" text={`Secret matched, answered ${answered} in ${answered_ms} ms`} />
        {last ? (
          <TestStep tone={toneOf(last.status)} text={last.text} />
        ) : (
          <TestStep tone="idle" text="Waits for a worker" />
        )}
        {last && <TestStep tone="idle" text="Taken back: tests change nothing" />}
      </ol>
      <p className="mt-3 text-12 text-ink-faint">
        Stored as event{' '}
        {onOpenEvent ? <TextButton onClick={() => onOpenEvent(id)}>{id}</TextButton> : <span>{id}</span>}, left out of
        every figure.
      </p>
    </div>
  );
}

const TestStep = ({ tone, text }: { tone: Tone; text: string }) => (
  <li className="flex items-baseline gap-3">
    <Dot tone={tone} />
    <span className="[overflow-wrap:anywhere]">{text}</span>
  </li>
);
