import { Plus } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FirstVideoSteps } from './first-video-steps.tsx';

interface EmptyLibraryProps {
  /** Neither viewers of a team nor people without a plan. */
  canCreate: boolean;
  /** How many videos the plan still gives this month; left out while unknown. */
  videosLeft: number | null | undefined;
}

export function EmptyLibrary({ canCreate, videosLeft }: EmptyLibraryProps) {
  return (
    <EmptyState
      title="No videos found"
      headingLevel={3}
      sentence={canCreate ? 'Start creating your first UGC video!' : 'This account has no videos yet.'}
      action={
        canCreate && (
          <ButtonLink to={paths.create} kind="primary" size="l" icon={Plus}>
            Create Your First Video
          </ButtonLink>
        )
      }
      note={canCreate && videosLeft !== undefined && leftThisMonth(videosLeft)}
      picture={<FirstVideoSteps />}
    />
  );
}

function leftThisMonth(videosLeft: number | null): string {
  if (videosLeft === null) return 'Your plan has unlimited videos.';
  return `You have ${videosLeft.toLocaleString('en-US')} ${videosLeft === 1 ? 'video' : 'videos'} left this month.`;
}

interface NothingFoundProps {
  onClear: () => void;
}

export function NothingFound({ onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title="No videos found"
      headingLevel={3}
      sentence="No videos match your search criteria."
      action={<Button onClick={onClear}>Clear search and filters</Button>}
    />
  );
}

export function EmptyTrash({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState
      title="The trash is empty"
      headingLevel={3}
      sentence="Videos you delete stay here for 30 days before they are gone for good."
      action={<Button onClick={onLeave}>Back to the library</Button>}
    />
  );
}
