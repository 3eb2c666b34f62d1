import { useVideosInWork } from '../../features/library/api/watch-of.ts';
import { allReadyIn } from '../../features/library/rules/progress-words.ts';
import { OnAir } from '../../ui/on-air.tsx';

/** How many videos are being made right now, and when the last of them is ready. Absent when nothing is. */
export function RenderingNow({ userId }: { userId: string }) {
  const rendering = useVideosInWork(userId).filter(({ status }) => status === 'processing');
  if (rendering.length === 0) return null;
  const readyIn = allReadyIn(rendering);
  return (
    <span className="mr-2">
      <OnAir>
        <span className="tnum">
          <span className="max-md:sr-only">{`${rendering.length} rendering${readyIn ? ', ' : ''}`}</span>
          {readyIn}
          {readyIn && <span className="max-md:sr-only"> left</span>}
        </span>
      </OnAir>
    </span>
  );
}
