import { Plus } from 'lucide-react';
import { isCountless } from '../../../lib/countless.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FirstVideoSteps } from './first-video-steps.tsx';

interface EmptyLibraryProps {
  /** How many videos the plan still gives this month; left out while unknown. */
  videosLeft: number | undefined;
}

export function EmptyLibrary({ videosLeft }: EmptyLibraryProps) {
  return (
    <EmptyState
      title="No videos found"
      headingLevel={3}
      sentence="Start creating your first UGC video!"
      action={
        <ButtonLink to={paths.create} kind="primary" size="l" icon={Plus}>
          Create Your First Video
        </ButtonLink>
      }
      note={videosLeft !== undefined && leftThisMonth(videosLeft)}
      picture={<FirstVideoSteps />}
    />
  );
}

function leftThisMonth(videosLeft: number): string {
  if (isCountless(videosLeft)) return 'Your plan has as many videos as you like.';
  return `Your plan has ${videosLeft.toLocaleString('en-US')} ${videosLeft === 1 ? 'video' : 'videos'} left this month.`;
}
