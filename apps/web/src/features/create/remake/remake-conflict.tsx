import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';

interface RemakeConflictProps {
  /** Of the film that is shown by now. */
  version: number;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Two people changed one film: nothing is filmed or lost before this one chooses. */
export function RemakeConflict({ version, onTakeTheirs, onKeepMine }: RemakeConflictProps) {
  return (
    <div
      role="alert"
      className="rise sticky top-16 z-30 mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-warn/50 bg-panel px-4 py-3 lg:top-[72px]"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-baseline gap-2.5">
        <Dot tone="warn" className="relative -top-px" />
        <div>
          <p className="font-medium text-14">Someone re-made this video after you opened it</p>
          <p className="text-13 text-ink-soft">
            {`The video shows version ${version}. Yours replaces it if you go on; version ${version} can be shown again from the library.`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={onTakeTheirs}>
          Start from theirs
        </Button>
        <Button size="s" onClick={onKeepMine}>
          Go on with mine
        </Button>
      </div>
    </div>
  );
}
