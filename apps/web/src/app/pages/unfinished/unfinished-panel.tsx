import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PoseGuide } from '#ui/pose-guide.tsx';
import type { UnfinishedScreen } from './unfinished-screens.ts';

export function UnfinishedPanel({ screen }: { screen: UnfinishedScreen }) {
  return (
    <EmptyState
      title="Not in this version yet"
      sentence={screen.purpose}
      action={<ButtonLink to={paths.dashboard}>Back to Dashboard</ButtonLink>}
      picture={
        <div
          aria-hidden
          className="relative aspect-[9/16] w-[168px] overflow-hidden rounded-control bg-ground max-xl:hidden"
        >
          <PoseGuide className="text-ink-faint" />
          <div className="corners absolute inset-[6%] text-edge" />
        </div>
      }
    />
  );
}
