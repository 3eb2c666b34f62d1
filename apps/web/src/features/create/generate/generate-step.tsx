import type { Making } from './making.ts';
import { useMaking } from './making.ts';
import { MakingFooter } from './making-footer.tsx';
import { MakingView } from './making-view.tsx';
import { SceneForm } from './scene-form.tsx';
import { useMakingProgress } from './use-making-progress.ts';

/** Step 3: the look of the video, and then its making. */
export function GenerateStep() {
  const making = useMaking();
  return making ? <MakingStep making={making} /> : <SceneForm />;
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
