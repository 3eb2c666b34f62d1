import type { WebhookEventDetails } from '@herald/contract/endpoints/webhook-events';
import { clsx } from 'clsx';
import { Copy, WrapText } from 'lucide-react';
import { useState } from 'react';
import { copyLink } from '#lib/copy-link.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/segmented.tsx';

type View = 'payload' | 'response' | 'raw';

const views: readonly { value: View; label: string }[] = [
  { value: 'payload', label: 'Payload' },
  { value: 'response', label: 'Response' },
  { value: 'raw', label: 'As it came' },
];

const jsonOf = (value: unknown) => JSON.stringify(value, null, 4);

function textOf(event: WebhookEventDetails, view: View): string | undefined {
  if (view === 'payload') return jsonOf(event.payload);
  if (view === 'response') return event.response ? jsonOf(event.response) : undefined;
  return event.raw_body ?? undefined;
}

const missing: Record<View, string> = {
  payload: '',
  response: 'Nothing was done with this event yet.',
  raw: 'The body is kept for 90 days.',
};

/** What came and what became of it. The line with an unknown item is marked. */
export function WebhookBody({ event }: { event: WebhookEventDetails }) {
  const [view, setView] = useState<View>('payload');
  const [isWrapped, setWrapped] = useState(true);
  const text = textOf(event, view);
  const fields = Object.keys(event.payload).length;
  return (
    <section
      aria-label="What came"
      className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-ground"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-b p-3">
        <Segmented label="What to show" segments={views} value={view} onChange={setView} />
        <span className="flex">
          <IconButton
            icon={WrapText}
            label="Wrap lines"
            aria-pressed={isWrapped}
            onClick={() => setWrapped(!isWrapped)}
          />
          <IconButton
            icon={Copy}
            label="Copy what is shown"
            disabled={text === undefined}
            onClick={() => void copyLink(text ?? '', 'Copied to clipboard!')}
          />
        </span>
      </div>
      {text === undefined ? (
        <p className="p-4 text-13 text-ink-soft">{missing[view]}</p>
      ) : (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={views.find(({ value }) => value === view)?.label}
          className="max-h-[46vh] min-h-40 overflow-auto lg:max-h-none lg:min-h-80 lg:grow lg:basis-0"
        >
          <pre className={clsx('py-3 font-mono text-12', isWrapped && 'whitespace-pre-wrap [overflow-wrap:anywhere]')}>
            {linesOf(text).map(({ line, key }) => (
              <span key={key} className={clsx('block px-4', isAtFault(event, view, line) && 'bg-bad-wash text-ink')}>
                {line === '' ? ' ' : line}
              </span>
            ))}
          </pre>
        </section>
      )}
      <p className="border-line border-t px-4 py-2.5 text-12 text-ink-faint">
        {`${fields} ${fields === 1 ? 'field' : 'fields'}, ${event.size_bytes.toLocaleString('en-US')} bytes${event.content_type ? `, ${kindOf(event.content_type)}` : ''}. Secrets are never shown.`}
      </p>
    </section>
  );
}

const linesOf = (text: string) => text.split('\n').map((line, index) => ({ line, key: `${index}` }));

const isAtFault = ({ unknown_item }: WebhookEventDetails, view: View, line: string): boolean =>
  view === 'payload' &&
  unknown_item !== null &&
  [`: "${unknown_item}"`, `: ${unknown_item}`].some((end) => line.replace(/,$/, '').endsWith(end));

const kindOf = (contentType: string): string => (contentType.includes('json') ? 'JSON' : 'form-encoded');
