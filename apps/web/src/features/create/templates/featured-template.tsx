import type { TemplateSummary } from '@herald/contract/endpoints/templates';
import { SAMPLE_MOMENTS } from '@herald/media/engines/samples';
import { Clapperboard, Eye } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dot } from '#ui/dot.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { RatingLine } from './stars.tsx';
import { TemplatePicture } from './template-card.tsx';
import { useFeaturedTemplates } from './template-data.ts';

interface FeaturedTemplateProps {
  /** Where a template leads. */
  pathOf: (id: string) => string;
  /** Viewers of a team look, but make nothing. */
  canUse: boolean;
}

/** The first that administrators put forward, with its variables and moments of its film; the others by name. */
export function FeaturedTemplate({ pathOf, canUse }: FeaturedTemplateProps) {
  const { data: templates = [] } = useFeaturedTemplates();
  const [first, ...others] = templates;
  if (!first) return null;
  return (
    <Panel className="mt-6 grid overflow-hidden lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col justify-center gap-3 p-6 md:p-10">
        <p className="flex items-center gap-2 text-13 text-ink-soft">
          <Dot tone="idle" />
          Featured
        </p>
        <h2 className="font-semibold text-26 md:text-34">{first.name}</h2>
        <p className="max-w-[52ch] text-16 text-ink-soft">{first.description}</p>
        <ul aria-label="What you fill in" className="flex flex-wrap gap-2">
          {first.variables.map((name) => (
            <li key={name} className="rounded-sm border border-line-strong px-2 py-0.5 font-mono text-12 text-ink-soft">
              {`{{${name}}}`}
            </li>
          ))}
        </ul>
        <div className="mt-2 flex flex-wrap items-center gap-4">
          <ButtonLink
            to={pathOf(first.id)}
            kind={canUse ? 'primary' : 'quiet'}
            size="l"
            icon={canUse ? Clapperboard : Eye}
          >
            {canUse ? 'Use this template' : 'Look at this template'}
          </ButtonLink>
          <RatingLine {...first} />
        </div>
        {others.length > 0 && (
          <p className="text-13 text-ink-soft">
            Also featured:{' '}
            {others.map(({ id, name }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <TextLink to={pathOf(id)}>{name}</TextLink>
              </span>
            ))}
          </p>
        )}
      </div>
      <Moments template={first} />
    </Panel>
  );
}

/** Until its moments are drawn, the one picture there is of it. */
function Moments({ template }: { template: TemplateSummary }) {
  const { moments_url: url } = template;
  const shown = url ? Array.from({ length: SAMPLE_MOMENTS }, (_, at) => at) : [0];
  return (
    <ul aria-hidden className="flex items-end gap-3 px-6 md:gap-4 md:px-10 lg:pt-10 lg:pl-0">
      {shown.map((at) => (
        <li
          key={at}
          className="relative h-[130px] w-[72px] min-w-0 overflow-hidden rounded-t-card bg-film md:h-[268px] md:w-[150px]"
        >
          {url ? <Moment url={url} at={at} /> : <TemplatePicture template={template} />}
        </li>
      ))}
    </ul>
  );
}

/** One of the pictures that lie side by side in a file; its middle, where the tile is narrower. */
function Moment({ url, at }: { url: string; at: number }) {
  const middle = ((at + 0.5) / SAMPLE_MOMENTS) * 100;
  return (
    <img
      src={url}
      alt=""
      decoding="async"
      style={{ transform: `translateX(-${middle}%)` }}
      className="absolute left-1/2 h-full w-auto max-w-none"
    />
  );
}
