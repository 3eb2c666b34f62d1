import { useEffect } from 'react';
import { Drawer } from '#ui/drawer.tsx';
import { refreshWebhooks } from '../api/use-webhooks.ts';
import { SourcesPanel } from './sources-panel.tsx';

interface SourcesDrawerProps {
  ownEmail: string;
  onOpenEvent: (id: number) => void;
  onClose: () => void;
}

export function SourcesDrawer({ onClose, ...panel }: SourcesDrawerProps) {
  // What it counts stands in the list beside it.
  useEffect(() => void refreshWebhooks(), []);
  return (
    <Drawer
      title="Sources"
      subtitle="Where sales and videos report to"
      onClose={onClose}
      returnTo={() =>
        Array.from(document.querySelectorAll('button')).find((one) => one.textContent === 'Sources') ?? null
      }
    >
      <SourcesPanel {...panel} />
    </Drawer>
  );
}
