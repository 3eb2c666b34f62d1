import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MakingView } from '../making/making-view.tsx';
import { useCancelMaking } from '../making/use-cancel-making.ts';
import { useMakingProgress } from '../making/use-making-progress.ts';
import { type Making, makingStore } from '../steps/making.ts';

interface FirstMakingProps {
  heading: (words: string) => ReactNode;
  making: Making;
  userId: string;
  /** As buttons; nothing until the video is ready. */
  finishedActions: ReactNode;
}

/** The video while it is made, and what to do when it is there. */
export function FirstMaking({ heading: showHeading, making, userId, finishedActions }: FirstMakingProps) {
  useMakingProgress(making, userId);
  const { cancel, isCancelling } = useCancelMaking(making.videoId, backToForm);
  const { heading, line } = wordsOf(making);
  const isInWork = making.status === 'pending' || making.status === 'processing';
  return (
    <>
      {showHeading(heading)}
      <p role="status" className="mt-3 text-16 text-ink-soft max-lg:text-center">
        {line}
      </p>
      {isInWork && (
        <div className="mt-6">
          <MakingView making={making} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3 max-lg:justify-center">
        {finishedActions}
        {isInWork ? (
          <Button kind="danger" size="l" onClick={cancel} busyText={isCancelling && 'Cancelling...'}>
            Cancel
          </Button>
        ) : (
          <>
            <ButtonLink to={paths.create} kind={finishedActions ? 'quiet' : 'primary'} size="l">
              Create another video
            </ButtonLink>
            <ButtonLink to={paths.projects} kind="ghost" size="l">
              My Projects
            </ButtonLink>
          </>
        )}
      </div>
    </>
  );
}

function backToForm(): void {
  makingStore.write(null);
}

function wordsOf({ status }: Making): { heading: string; line: string } {
  switch (status) {
    case 'completed':
      return { heading: 'Your first video is ready', line: 'It is in your library, too.' };
    case 'failed':
      return { heading: 'Your video was not made', line: 'Your library says why and lets you try again.' };
    case 'cancelled':
      return { heading: 'Your video was cancelled', line: 'It does not count towards your plan.' };
    default:
      return { heading: 'Your first video is being made', line: 'You can leave this page. It continues without you.' };
  }
}
