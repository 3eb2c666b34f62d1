import type { UserLimits } from '@herald/contract/endpoints/user';
import { ArrowLeft, Clapperboard, Mic } from 'lucide-react';
import { plannedTotal } from '#data/cost-words.ts';
import { waitInWords } from '#data/videos/progress-words.ts';
import { isMonthUsedUp } from '#lib/videos-left.ts';
import { Button } from '#ui/button.tsx';
import { isSoundOlder } from '../draft/content-rules.ts';
import { useDraft } from '../draft/use-draft.ts';
import { FooterSlot } from '../steps/footer-slot.tsx';
import { useWizard } from '../steps/wizard-context.ts';
import { useSpeakChanges } from '../voice/use-speak-changes.ts';
import type { useEstimate } from './use-estimate.ts';
import { useStartVideo } from './use-start-video.ts';

interface StartFooterProps {
  plan: UserLimits | undefined;
  estimate: ReturnType<typeof useEstimate>['data'];
}

/** Back, what it takes, and the one button it is all about. */
export function StartFooter({ plan, estimate }: StartFooterProps) {
  const { goTo } = useWizard();
  const { start, isStarting } = useStartVideo();
  const isOut = plan !== undefined && isMonthUsedUp(plan.videos_left);
  const { speak, isSpeaking } = useSpeakChanges();
  const isUnspoken = isSoundOlder(useDraft().content);
  const isRefused = isOut || (estimate !== undefined && estimate.reasons.length > 0);
  return (
    <FooterSlot>
      <Button size="l" icon={ArrowLeft} onClick={() => goTo(2)}>
        Previous
      </Button>
      <p
        id="generate-note"
        role="status"
        className="ml-auto min-w-0 truncate text-right text-13 text-ink-faint max-sm:order-first max-sm:basis-full max-sm:text-left max-sm:text-12 max-sm:leading-4"
      >
        {noteOf({ isOut, isRefused, isUnspoken }) ??
          costWords(estimate?.eta_seconds ?? null, plannedTotal(estimate?.cost))}
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
          aria-describedby="generate-note"
          onClick={start}
          busyText={isStarting && 'Starting...'}
          className="max-sm:ml-auto"
        >
          Generate Video
        </Button>
      )}
    </FooterSlot>
  );
}

function noteOf({ isOut, isRefused, isUnspoken }: Record<'isOut' | 'isRefused' | 'isUnspoken', boolean>) {
  if (isOut) return 'No videos are left this month';
  if (isRefused) return 'Your plan does not allow this video';
  return isUnspoken ? 'Some words are not spoken yet' : undefined;
}

function costWords(etaSec: number | null, money: string): string {
  const uses = money ? `Uses 1 video and ${money}` : 'Uses 1 video';
  return etaSec === null ? uses : `${uses}, ready in about ${waitInWords(etaSec)}`;
}
