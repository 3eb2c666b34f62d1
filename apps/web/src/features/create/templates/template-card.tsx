import type { TemplateSummary } from '@herald/contract/endpoints/templates';
import { useQuery } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { avatarsQuery } from '#data/avatars.ts';
import { paths } from '#lib/paths.ts';
import { timeCode } from '#lib/time-code.ts';
import { AvatarStill } from '../preview/stage-picture.tsx';
import { useStage } from '../preview/stage-remote.ts';
import { RatingLine } from './stars.tsx';
import { useTemplatePoster } from './template-poster.ts';
import { TemplateRun } from './template-run.tsx';
import { useSeen } from './use-seen.ts';

/** Long enough that a pointer passing over the grid starts nothing. */
const REST_MS = 180;

interface TemplateCardProps {
  template: TemplateSummary;
  /** Where it leads; its own page by itself. */
  path?: string;
}

/** A drawn moment of the template; a mouse that rests on it sees it move. */
export function TemplateCard({ template, path }: TemplateCardProps) {
  const { id, name, visibility } = template;
  const { isRunning, runProps } = useRun();
  return (
    <article {...runProps} aria-label={name} className="relative">
      <div className="relative aspect-[9/16] overflow-hidden rounded-card bg-film">
        <TemplatePicture template={template} />
        {isRunning ? (
          <TemplateRun id={id} name={name} />
        ) : (
          <span className="tc absolute right-2 bottom-2 rounded-sm bg-film/80 px-1.5 py-0.5 text-12 text-film-ink">
            {timeCode(template.duration_seconds)}
          </span>
        )}
      </div>
      <h3 className="plain-heading mt-2.5 break-words font-medium text-14 leading-[1.35]">
        <Link
          to={path ?? paths.template(id)}
          className="after:absolute after:inset-0 after:rounded-card after:content-['']"
        >
          {name}
        </Link>
      </h3>
      <div className="mt-1 flex min-h-5 flex-wrap items-center gap-x-3">
        <RatingLine {...template} />
        {visibility !== 'everybody' && (
          <span className="text-13 text-ink-faint">{visibility === 'team' ? 'Team' : 'Only you'}</span>
        )}
      </div>
    </article>
  );
}

/** The drawn poster; until it is there, the presenter. */
export function TemplatePicture({ template }: { template: Pick<TemplateSummary, 'id' | 'avatar_id'> }) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const { stage } = useStage();
  const poster = useTemplatePoster(stage, template.id, isSeen);
  const { data: avatars } = useQuery(avatarsQuery);
  const presenter = avatars?.find(({ id }) => id === template.avatar_id)?.thumbnail_url;
  return (
    <div ref={box} className="absolute inset-0">
      {poster ? (
        <img src={poster} alt="" className="size-full object-cover" />
      ) : (
        <AvatarStill still={presenter} alt="" />
      )}
    </div>
  );
}

/** Touch has no hover, and reduced motion turns it off. */
function useRun() {
  const [isRunning, setRunning] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = () => {
    clearTimeout(timer.current);
    setRunning(false);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer.current = setTimeout(() => setRunning(true), REST_MS);
  };
  return { isRunning, runProps: { onPointerEnter: enter, onPointerLeave: leave } };
}
