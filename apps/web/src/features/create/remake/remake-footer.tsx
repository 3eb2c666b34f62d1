import type { Video } from '@herald/contract/endpoints/videos';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SpeakOrMake } from '../voice/speak-or-make.tsx';
import { useRemakeStart } from './use-remake-start.ts';

interface RemakeFooterProps {
  video: Video;
  /** The film that was changed. */
  ofVersion: number;
  onOvertaken: () => void;
  isChanged: boolean;
  onStarted: () => void;
}

/** Back, what it costs, and the one button it is all about. */
export function RemakeFooter({ isChanged, ...remake }: RemakeFooterProps) {
  const { start, isStarting } = useRemakeStart(remake);
  return (
    <>
      <ButtonLink to={paths.projects} kind="ghost" size="l" className="-ml-5">
        Cancel
      </ButtonLink>
      <SpeakOrMake
        id="remake-note"
        cost={isChanged ? 'Uses no video of your plan' : 'Nothing is changed yet'}
        isRefused={!isChanged}
        make="Re-make Video"
        busyText={isStarting && 'Starting...'}
        onMake={start}
      />
    </>
  );
}
