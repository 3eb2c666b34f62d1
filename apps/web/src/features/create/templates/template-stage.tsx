import type { Template } from '@herald/contract/endpoints/templates';
import type { TemplateValues } from '@herald/contract/template';
import { frameRatioOf } from '@herald/media/frame-size';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { useSettledValue } from '#lib/use-settled-value.ts';
import { Button } from '#ui/button.tsx';
import { StageFrame } from '../preview/stage-frame.tsx';
import { StageCanvas } from '../preview/stage-picture.tsx';
import { useStage } from '../preview/stage-remote.ts';
import { TemplatePicture } from './template-card.tsx';
import { templateSceneQuery } from './template-data.ts';

const SETTLE_MS = 500;
/** Above and below the frame. */
const RESERVED_PX = 252;

/** The template with the words typed so far. It moves without a sound until somebody stops it. */
export function TemplateStage({ template, values }: { template: Template; values: TemplateValues }) {
  const { stage, state } = useStage();
  const settled = useSettledValue(JSON.stringify(values), SETTLE_MS);
  const { data, error } = useQuery({
    ...templateSceneQuery(template.id, JSON.parse(settled) as TemplateValues),
    placeholderData: keepPreviousData,
  });
  const [isShown, setShown] = useState(false);
  const [isMoving, setMoving] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!data) return;
    stage.show(data);
    setShown(true);
  }, [stage, data]);
  const hasPicture = isShown && state.hasPicture;
  const { durationSec } = state;
  useEffect(() => {
    if (!hasPicture || !isMoving || durationSec === 0) return undefined;
    const run = () => stage.follow(true, 0);
    run();
    const again = setInterval(run, durationSec * 1000);
    return () => {
      clearInterval(again);
      stage.follow(false, 0);
    };
  }, [stage, hasPicture, isMoving, durationSec]);
  const failure = error ? messageOf(error, 'The picture could not be put together.') : state.failure;
  return (
    <div className="mx-auto w-full max-lg:w-[180px]">
      <p aria-hidden className="mb-3 flex items-baseline justify-between text-13 text-ink-soft max-lg:hidden">
        With your words
        <span className="tc text-12 text-ink-faint">{template.content.output.aspect_ratio}</span>
      </p>
      <StageFrame aspect={frameRatioOf(template.content.output.aspect_ratio)} reservedPx={RESERVED_PX}>
        {!hasPicture && <TemplatePicture template={template} />}
        <StageCanvas stage={stage} label={`${template.name} with your words`} />
      </StageFrame>
      {hasPicture && (
        <div className="mt-3 flex justify-center">
          <Button size="s" kind="ghost" icon={isMoving ? Pause : Play} onClick={() => setMoving(!isMoving)}>
            {isMoving ? 'Pause' : 'Play'}
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className="mt-3 text-13 text-ink-soft">
          {failure}
        </p>
      )}
    </div>
  );
}
