import type { Template } from '@herald/contract/endpoints/templates';
import type { TemplateValues } from '@herald/contract/template';
import { frameRatioOf } from '@herald/media/frame-size';
import { isEndCard } from '@herald/media/scene/film-length';
import { filmMoments } from '@herald/media/scene/film-moments';
import { SCENE_DEFAULTS } from '@herald/media/scene/scene-spec';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { useSettledValue } from '#lib/use-settled-value.ts';
import { PlayButton } from '#ui/play-button.tsx';
import { TimeOf } from '#ui/transport.tsx';
import { StageFrame } from '../preview/stage-frame.tsx';
import { StageCanvas } from '../preview/stage-picture.tsx';
import { useStage } from '../preview/stage-remote.ts';
import { TemplatePicture } from './template-card.tsx';
import { templateSceneQuery } from './template-data.ts';
import { TemplateStrip } from './template-strip.tsx';
import { useSilentRun } from './use-silent-run.ts';

const SETTLE_MS = 500;
const STRIP_TILES = 5;
/** Above and below the frame and the strip, whose pictures are a fifth as high. */
const RESERVED_PX = 230;
const FRAME_AND_STRIP = 1.2;
/** A difference that nobody calls a part of the film. */
const ALIKE_SEC = 2;

interface TemplateStageProps {
  template: Template;
  values: TemplateValues;
}

/** The template with the words typed so far. It moves without a sound until somebody stops it. */
export function TemplateStage({ template, values }: TemplateStageProps) {
  const { stage, state, stills, moments, failure } = useTemplateScene(template, values);
  const { hasPicture, durationSec } = state;
  const { nowSec, isMoving, toggle, goTo } = useSilentRun(stage, hasPicture ? durationSec : 0);
  const { aspect_ratio } = template.content.output;
  const aspect = frameRatioOf(aspect_ratio);
  const isPart = durationSec + ALIKE_SEC < template.duration_seconds;
  return (
    <div
      className="mx-auto w-full max-lg:grid max-lg:grid-cols-[150px_minmax(0,1fr)] max-lg:items-end max-lg:gap-x-4 lg:max-w-(--most)"
      style={{ '--most': `calc((100dvh - ${RESERVED_PX}px) / ${FRAME_AND_STRIP} * ${aspect})` } as CSSProperties}
    >
      <p aria-hidden className="mb-3 flex items-baseline justify-between text-13 text-ink-soft max-lg:hidden">
        With your words
        <span className="tc text-12 text-ink-faint">{aspect_ratio}</span>
      </p>
      <StageFrame aspect={aspect} reservedPx={RESERVED_PX}>
        {!hasPicture && <TemplatePicture template={template} />}
        <StageCanvas stage={stage} label={`${template.name} with your words`} />
      </StageFrame>
      {!hasPicture && !failure && (
        <p className="self-center text-13 text-ink-soft lg:hidden">
          With your words
          <span className="block text-12 text-ink-faint">The scene is put together</span>
        </p>
      )}
      {hasPicture && (
        <div className="min-w-0">
          <div className="mt-3 flex items-center gap-3">
            <PlayButton label={template.name} isPlaying={isMoving} onToggle={toggle} />
            <span aria-hidden className="relative h-0.5 min-w-0 flex-1 overflow-hidden rounded-full bg-line-strong">
              <span
                className="absolute inset-y-0 left-0 bg-ink"
                style={{ width: `${(nowSec / durationSec) * 100}%` }}
              />
            </span>
            <TimeOf timeSec={nowSec} durationSec={durationSec} />
          </div>
          <TemplateStrip moments={moments} stills={stills} aspect={aspect} nowSec={nowSec} onGoTo={goTo} />
          <p className="mt-2 text-12 text-ink-faint">
            {isPart ? 'The first words and the end, without sound' : 'Without sound'}
          </p>
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

/** The stage with the template on it, and its moments as far as they are drawn. */
function useTemplateScene(template: Template, values: TemplateValues) {
  const { stage, state } = useStage();
  const settled = useSettledValue(JSON.stringify(values), SETTLE_MS);
  const { data, error } = useQuery({
    ...templateSceneQuery(template.id, JSON.parse(settled) as TemplateValues),
    placeholderData: keepPreviousData,
  });
  const [shownKey, setShownKey] = useState('');
  useEffect(() => {
    if (!data) return;
    stage.show(data);
    setShownKey(crypto.randomUUID());
  }, [stage, data]);
  const hasPicture = shownKey !== '' && state.hasPicture;
  const { durationSec, isPreparing } = state;
  const endCardSec = isEndCard(template.content.output.end_card) ? SCENE_DEFAULTS.endCardSec : 0;
  const moments = useMemo(() => filmMoments(durationSec, endCardSec, STRIP_TILES), [durationSec, endCardSec]);
  const stills = hasPicture && !isPreparing ? stage.stills(shownKey, moments) : undefined;
  const failure = error ? messageOf(error, 'The picture could not be put together.') : state.failure;
  return { stage, state: { ...state, hasPicture }, stills, moments, failure };
}
