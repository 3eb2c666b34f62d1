import { useState } from 'react';
import { AvatarStage } from '../avatar/avatar-stage.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import type { StagePlace } from '../preview/stage-frame.tsx';
import { StillStage } from '../preview/stage-view.tsx';
import { useDraftSound } from '../sound/use-sound.ts';
import { useMaking } from '../steps/making.ts';
import { useWizard } from '../steps/wizard-context.ts';

/** Step 1 shows the avatar being made; from step 2 on the scene plays, at once or when it is asked for. */
export function StageArea({ place }: { place: StagePlace }) {
  const { step, showsPreview } = useWizard();
  const [isAsked, setAsked] = useState(false);
  const isMaking = useMaking() !== null;
  if (step === 1) return <AvatarStage place={place} />;
  if (showsPreview || isAsked || isMaking) return <LivePreview place={place} />;
  return <WaitingStage place={place} onAsk={() => setAsked(true)} />;
}

function WaitingStage({ place, onAsk }: { place: StagePlace; onAsk: () => void }) {
  const sound = useDraftSound();
  const play = () => {
    onAsk();
    sound.toggle();
  };
  return <StillStage place={place} onPlay={play} />;
}
