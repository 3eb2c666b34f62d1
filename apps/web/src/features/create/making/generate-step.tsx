import type { Video } from '@herald/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLimits } from '#data/limits.ts';
import { useLiveVideos } from '#data/videos/use-live-videos.ts';
import { videoQuery } from '#data/videos/video-query.ts';
import { watchOf } from '#data/videos/video-watch.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { SceneForm } from '../scene/scene-form.tsx';
import { type Making, makingStore, useMaking } from '../steps/making.ts';
import { useWizard } from '../steps/wizard-context.ts';
import { CostStrip } from './cost-strip.tsx';
import { MakingFooter } from './making-footer.tsx';
import { MakingView } from './making-view.tsx';
import { StartFooter } from './start-footer.tsx';
import { useEstimate } from './use-estimate.ts';

/** Step 3: the look of the video, and then its making. */
export function GenerateStep() {
  const making = useMaking();
  return making ? <MakingStep making={making} /> : <SceneStep />;
}

function SceneStep() {
  const { content } = useDraft();
  const { data: plan } = useLimits();
  const { data: estimate } = useEstimate(content);
  const reasons = estimate?.reasons ?? [];
  // A month without videos is told at the top of every step.
  const isLeft = plan !== undefined && plan.videos_left > 0;
  return (
    <>
      <SceneForm />
      <CostStrip plan={plan} estimate={estimate} />
      {isLeft && reasons.length > 0 && (
        <div className="mt-4">
          <AlertBox>{reasons.join(' ')}</AlertBox>
        </div>
      )}
      <StartFooter plan={plan} estimate={estimate} />
    </>
  );
}

function MakingStep({ making }: { making: Making }) {
  useMakingProgress(making);
  return (
    <>
      <MakingView making={making} />
      <MakingFooter making={making} />
    </>
  );
}

/** Real progress: asked for once, then followed as the library follows its videos. */
function useMakingProgress({ videoId }: Making): void {
  const watch = watchOf(useWizard().userId);
  const take = (video: Video) => {
    const before = makingStore.read();
    if (video.id !== videoId || before?.videoId !== videoId) return;
    watch.observe(video, Date.now());
    makingStore.write({ ...before, status: video.status, progress: video.progress ?? before.progress });
  };
  useLiveVideos({ watch, onVideo: take });

  const { data } = useQuery(videoQuery(videoId));
  const takeFirst = useEffectEvent((video: Video) => {
    if (!watch.hasHeardSince(videoId, 0)) take(video);
  });
  useEffect(() => {
    if (data) takeFirst(data);
  }, [data]);
}
