import type { Video } from '@herald/contract/endpoints/videos';
import { Clapperboard, Mic } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { isSoundOlder } from '../draft/content-rules.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useSpeakChanges } from '../voice/use-speak-changes.ts';
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
  const { content } = useDraft();
  const { start, isStarting } = useRemakeStart(remake);
  const { speak, isSpeaking } = useSpeakChanges();
  const isUnspoken = isSoundOlder(content);
  return (
    <>
      <ButtonLink to={paths.projects} kind="ghost" size="l" className="-ml-5">
        Cancel
      </ButtonLink>
      <p
        id="remake-note"
        role="status"
        className="ml-auto min-w-0 truncate text-right text-13 text-ink-faint max-sm:order-first max-sm:basis-full max-sm:text-left max-sm:text-12"
      >
        {noteOf({ isUnspoken, isChanged })}
      </p>
      {isUnspoken ? (
        <Button size="l" kind="primary" icon={Mic} busyText={isSpeaking && 'Speaking...'} onClick={speak}>
          Speak the changes
        </Button>
      ) : (
        <Button
          size="l"
          kind="primary"
          icon={Clapperboard}
          disabled={!isChanged}
          aria-describedby="remake-note"
          busyText={isStarting && 'Starting...'}
          onClick={start}
          className="max-sm:ml-auto"
        >
          Re-make Video
        </Button>
      )}
    </>
  );
}

function noteOf({ isUnspoken, isChanged }: { isUnspoken: boolean; isChanged: boolean }): string {
  if (isUnspoken) return 'Some words are not spoken yet';
  return isChanged ? 'Uses no video of your plan' : 'Nothing is changed yet';
}
