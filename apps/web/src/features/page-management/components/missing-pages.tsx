import { useInitializeSpecialPages } from '#data/initialize-pages.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';

/** Special pages that people on some plans should see and that are not there. */
export function MissingPages({ names }: { names: readonly string[] }) {
  const initialize = useInitializeSpecialPages();
  return (
    <Panel className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
      <p className="text-14 text-ink-soft">
        {names.length === 1 ? 'A special page is missing: ' : 'Special pages are missing: '}
        <span className="text-ink">{names.join(', ')}</span>
      </p>
      <Button busyText={initialize.isPending && 'Initializing...'} onClick={() => initialize.mutate()}>
        Initialize Special Pages
      </Button>
    </Panel>
  );
}
