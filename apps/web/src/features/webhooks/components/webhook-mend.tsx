import type { WebhookEventDetails } from '@herald/contract/endpoints/webhook-events';
import { useState } from 'react';
import { usePlans } from '#data/plans.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Select } from '#ui/select.tsx';
import { useMapItem } from '../api/change-webhooks.ts';

/** Why an event failed, and for an unknown item the way to mend it in place. */
export function WebhookMend({ event }: { event: WebhookEventDetails }) {
  return (
    <section aria-label="Error" className="rounded-card border border-bad/40 bg-bad-wash p-3.5 text-13">
      <p className="flex items-baseline gap-2 font-medium">
        <Dot tone="bad" />
        <span className="[overflow-wrap:anywhere]">{event.error_message}</span>
      </p>
      <p className="mt-1 text-ink-soft">Nothing was granted or taken.</p>
      {event.unknown_item && <MapItem event={event} />}
    </section>
  );
}

function MapItem({ event: { id } }: { event: WebhookEventDetails }) {
  const plans = usePlans().data ?? [];
  const map = useMapItem();
  const [planId, setPlanId] = useState<string>();
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Select
        label="Plan for this item"
        placeholder="Choose a plan"
        options={plans.map((plan) => ({ value: plan.id, label: plan.name }))}
        value={planId}
        onChange={setPlanId}
        className="w-[170px]!"
      />
      <Button
        size="toolbar"
        disabled={planId === undefined}
        busyText={map.isPending && 'Adding...'}
        onClick={() => planId !== undefined && map.mutate({ id, planId })}
      >
        Add the number and retry
      </Button>
    </div>
  );
}
