import type { ReactNode, Ref } from 'react';
import { StageDock } from '../stage-panel/stage-dock.tsx';
import { StagePanel } from '../stage-panel/stage-panel.tsx';
import type { StagePlace } from '../stage-panel/stage-place.ts';
import { useStagePlace } from '../stage-panel/use-stage-place.ts';
import { useTyping } from '../stage-panel/use-typing.ts';

interface WizardFrameProps {
  /** Drawn once: beside the form where there is room, docked above it otherwise. */
  stage: (place: StagePlace) => ReactNode;
  footer: ReactNode;
  footerRef: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function WizardFrame({ stage, footer, footerRef, children }: WizardFrameProps) {
  const place = useStagePlace();
  const isTyping = useTyping();
  return (
    <div
      data-typing={isTyping || undefined}
      className="beside-stage flex flex-1 lg:grid lg:grid-cols-[1fr_336px] xl:grid-cols-[1fr_464px]"
    >
      <div className="flex min-w-0 flex-1 flex-col">
        {place === 'dock' && <StageDock>{stage('dock')}</StageDock>}
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[880px] flex-1 px-4 pt-6 pb-10 md:px-8 md:pt-9">
          {children}
        </main>
        <footer data-bottom-bar className="sticky bottom-0 z-20 border-line border-t bg-ground">
          <div
            ref={footerRef}
            className="mx-auto flex min-h-[68px] w-full max-w-[880px] items-center gap-x-3 gap-y-2 px-4 max-sm:flex-wrap max-sm:py-2.5 md:px-8"
          >
            {footer}
          </div>
        </footer>
      </div>
      {place === 'panel' && <StagePanel>{stage('panel')}</StagePanel>}
    </div>
  );
}
