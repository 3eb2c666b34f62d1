import { Copy, Send } from 'lucide-react';
import { copyLink } from '#lib/copy-link.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useAlertWebhook, useTestWebhook } from '../api/use-monitoring.ts';

/** Where alerts are posted, with the secret that proves where they come from. */
export function AlertWebhookCard() {
  const { data } = useAlertWebhook();
  const test = useTestWebhook();
  if (!data) return null;
  const { address, secret } = data;
  return (
    <Panel aria-labelledby="alert-webhook" className="flex flex-wrap items-center justify-between gap-4 px-5 py-4">
      <div className="min-w-0 text-13">
        <h3 id="alert-webhook" className="font-semibold text-14">
          Webhook
        </h3>
        <p className="break-all text-ink-soft">
          {address || 'No address is set. Name one under Settings, Alerts to get alerts as signed JSON.'}
        </p>
        {address && (
          <p className="mt-1 text-12 text-ink-faint">
            Signed as the Standard Webhooks say. The secret belongs to this address.
          </p>
        )}
      </div>
      {address && (
        <div className="flex flex-wrap gap-2">
          <Button icon={Copy} onClick={() => void copyLink(secret, 'Check the signature of each post with it.')}>
            Copy secret
          </Button>
          <Button icon={Send} onClick={() => test.mutate()} busyText={test.isPending && 'Testing...'}>
            Test
          </Button>
        </div>
      )}
    </Panel>
  );
}
