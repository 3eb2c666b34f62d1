import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { StageCanvas } from '../preview/stage-picture.tsx';
import { useStage } from '../preview/stage-remote.ts';
import { templateSceneQuery } from './template-data.ts';

const RUN_SEC = 3;

/** The first seconds of a template, moving for as long as it is looked at. */
export function TemplateRun({ id, name }: { id: string; name: string }) {
  const { stage, state } = useStage();
  const { data: order } = useQuery(templateSceneQuery(id));
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!order) return;
    stage.follow(false, 0);
    stage.show(order);
    setAsked(true);
  }, [stage, order]);
  const isReady = isAsked && state.hasPicture && !state.isPreparing && state.failure === '';
  useEffect(() => {
    if (!isReady) return undefined;
    const run = () => stage.follow(true, 0);
    run();
    const again = setInterval(run, RUN_SEC * 1000);
    return () => {
      clearInterval(again);
      stage.follow(false, 0);
    };
  }, [stage, isReady]);
  return (
    <div className={clsx('absolute inset-0 [&_canvas]:object-cover!', !isReady && 'invisible')}>
      <StageCanvas stage={stage} label={`The first seconds of ${name}`} />
      {isReady && (
        <span aria-hidden className="absolute inset-x-3 bottom-3 h-0.5 overflow-hidden rounded-full bg-film-ink/30">
          <span className="block h-full origin-left animate-[template-run_3s_linear_infinite] bg-film-ink" />
        </span>
      )}
    </div>
  );
}
