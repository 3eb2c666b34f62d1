import type { TemplateSummary } from '@herald/contract/endpoints/templates';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { avatarsQuery } from '#data/avatars.ts';
import { paths } from '#lib/paths.ts';
import { timeCode } from '#lib/time-code.ts';
import { AvatarStill } from '../preview/stage-picture.tsx';
import { RatingLine } from './stars.tsx';
import { TemplateRun } from './template-run.tsx';

/** Long enough that a pointer passing over the grid starts nothing. */
const REST_MS = 180;

interface TemplateCardProps {
  template: TemplateSummary;
  /** Where it leads; its own page by itself. */
  path?: string;
}

/** A drawn moment of the template; it moves where a mouse rests on it, and where the keyboard is. */
export function TemplateCard({ template, path }: TemplateCardProps) {
  const { id, name, visibility, loop_url: loop } = template;
  const { isRunning, runProps } = useRun();
  return (
    <article {...runProps} aria-label={name} className="relative">
      <div className="relative aspect-[9/16] overflow-hidden rounded-card bg-film">
        <TemplatePicture template={template} />
        {isRunning && loop ? (
          <TemplateRun url={loop} />
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

type Pictured = Pick<TemplateSummary, 'poster_url' | 'avatar_id' | 'hook'>;

/** The drawn poster; until it is there, the presenter with the words that open the film. */
export function TemplatePicture({ template: { poster_url, avatar_id, hook } }: { template: Pictured }) {
  const { data: avatars } = useQuery({ ...avatarsQuery, enabled: poster_url === null });
  const presenter = avatars?.find(({ id }) => id === avatar_id)?.thumbnail_url;
  return (
    <div className="@container absolute inset-0">
      {poster_url ? (
        <img src={poster_url} alt="" decoding="async" className="size-full object-cover" />
      ) : (
        <>
          <AvatarStill still={presenter} alt="" />
          <span className="absolute top-2 left-2 rounded-sm bg-film/80 px-1.5 py-0.5 text-12 text-film-ink">
            Being drawn
          </span>
          {hook && (
            <p
              aria-hidden
              className="absolute inset-x-[10%] bottom-[13%] text-center font-semibold text-[7.5cqw] leading-[1.5]"
            >
              <span className="box-decoration-clone rounded-[1.5cqw] bg-film-ink px-[3cqw] py-[1cqw] text-film">
                {hook}
              </span>
            </p>
          )}
        </>
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
  const run = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer.current = setTimeout(() => setRunning(true), REST_MS);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') run();
  };
  // A press gives the focus too, and is on its way elsewhere.
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) run();
  };
  return {
    isRunning,
    runProps: { onPointerEnter: enter, onPointerLeave: leave, onFocus: focus, onBlur: leave },
  };
}
