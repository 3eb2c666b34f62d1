import { Button } from '../../../ui/button.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { useDraftStore } from './draft-context.ts';
import { useDraftStatus } from './use-draft-status.ts';

/** Two versions of the draft: nothing is saved or lost before somebody chooses. */
export function DraftConflict() {
  const store = useDraftStore();
  const { status } = useDraftStatus();
  if (status !== 'conflict') return null;
  return (
    <div
      role="alert"
      className="rise sticky top-16 z-30 mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-warn/50 bg-panel px-4 py-3 lg:top-[72px]"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-baseline gap-2.5">
        <Dot tone="warn" className="relative -top-px" />
        <div>
          <p className="font-medium text-14">This draft was changed somewhere else</p>
          <p className="text-13 text-ink-soft">Nothing is saved until you choose which version goes on.</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={() => store.takeOther()}>
          Use the other version
        </Button>
        <Button size="s" onClick={() => void store.keepMine()}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
