import type { UserLimits } from '@herald/contract/endpoints/user';
import { ArrowLeft } from 'lucide-react';
import { plannedTotal } from '#data/cost-words.ts';
import { waitInWords } from '#data/videos/progress-words.ts';
import { isMonthUsedUp } from '#lib/videos-left.ts';
import { Button } from '#ui/button.tsx';
import { FooterSlot } from '../steps/footer-slot.tsx';
import { useWizard } from '../steps/wizard-context.ts';
import { SpeakOrMake } from '../voice/speak-or-make.tsx';
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
  const refusal = refusalOf(plan, estimate);
  return (
    <FooterSlot>
      <Button size="l" icon={ArrowLeft} onClick={() => goTo(2)}>
        Previous
      </Button>
      <SpeakOrMake
        id="generate-note"
        refusal={refusal}
        cost={costWords(estimate?.eta_seconds ?? null, plannedTotal(estimate?.cost))}
        isRefused={refusal !== undefined}
        make="Generate Video"
        busyText={isStarting && 'Starting...'}
        onMake={start}
      />
    </FooterSlot>
  );
}

function refusalOf(plan: UserLimits | undefined, estimate: StartFooterProps['estimate']): string | undefined {
  if (plan && isMonthUsedUp(plan.videos_left)) return 'No videos are left this month';
  return estimate && estimate.reasons.length > 0 ? 'This video cannot be made as it is' : undefined;
}

function costWords(etaSec: number | null, money: string): string {
  const uses = money ? `Uses 1 video and ${money}` : 'Uses 1 video';
  return etaSec === null ? uses : `${uses}, ready in about ${waitInWords(etaSec)}`;
}
