import type { PersonClip } from '@herald/contract/endpoints/clips';
import { Dot } from '#ui/dot.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { DeleteClip } from './delete-clip.tsx';

/** A clip that waits for the server or is looked through, with how far it is. */
export function ClipInWork({ clip }: { clip: PersonClip }) {
  const { name, state, share } = clip;
  return (
    <Panel className="p-5">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-14">{name || 'Your take'}</p>
          <p role="status" className="tnum mt-0.5 flex items-center gap-2 text-13 text-ink-soft">
            <Dot tone="signal" isLive />
            {state === 'waiting' ? 'Waits for its turn' : `Looking through the clip, ${Math.floor(share * 100)}%`}
          </p>
        </div>
        <DeleteClip id={clip.id} what="clip" />
      </div>
      <div className="mt-4">
        <Progress label="Looked through" done={share} />
      </div>
      <p className="mt-3 text-13 text-ink-faint">
        Herald looks at every picture for your face and mouth. You can close the page.
      </p>
    </Panel>
  );
}
