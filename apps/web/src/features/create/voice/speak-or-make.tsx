import { clsx } from 'clsx';
import { Clapperboard, Mic } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { isSoundOlder } from '../draft/content-rules.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useSpeakChanges } from './use-speak-changes.ts';

interface SpeakOrMakeProps {
  id: string;
  /** Why it cannot be made, said before anything else. */
  refusal?: string | undefined;
  /** What it takes. */
  cost: string;
  isRefused: boolean;
  make: string;
  busyText: string | false;
  onMake: () => void;
}

/** What stands at the end of the plan: what a film takes and its button, or the words that have to be spoken before. */
export function SpeakOrMake({ id, refusal, cost, isRefused, make, busyText, onMake }: SpeakOrMakeProps) {
  const { speak, isSpeaking } = useSpeakChanges();
  const isUnspoken = isSoundOlder(useDraft().content);
  return (
    <>
      <p
        id={id}
        role="status"
        className={clsx(
          'ml-auto min-w-0 truncate text-right text-13 text-ink-faint',
          'max-sm:order-first max-sm:basis-full max-sm:text-left max-sm:text-12 max-sm:leading-4',
        )}
      >
        {refusal ?? (isUnspoken ? 'Some words are not spoken yet' : cost)}
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
          disabled={isRefused}
          aria-describedby={id}
          onClick={onMake}
          busyText={busyText}
          className="max-sm:ml-auto"
        >
          {make}
        </Button>
      )}
    </>
  );
}
