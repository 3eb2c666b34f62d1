import { countFilms } from '@herald/contract/batch';
import { batchLimits } from '@herald/contract/batch-rows';
import type { Template } from '@herald/contract/endpoints/templates';
import { useLimits } from '#data/limits.ts';
import { Meter } from '#ui/meter.tsx';
import { Panel } from '#ui/panel.tsx';
import { VariantGrid } from '../matrix/variant-grid.tsx';
import { countOf, leftWords, unitOf } from '../rules/batch-words.ts';
import { shownVariants, sumWords, withToggled } from '../rules/matrix-draft.ts';
import { useTemplateStill } from '../use-template-still.ts';
import type { NewBatchState } from './use-new-batch.ts';

/** Beyond this many, cells say nothing any more. */
const MOST_CELLS = 600;

/** What the batch makes, counted while it is typed. */
export function BatchSum({ batch, template }: { batch: NewBatchState; template: Template }) {
  const { order, form } = batch;
  const { source } = order;
  const films = countFilms(source);
  const ratios = form.ratios.length;
  const isMatrix = source.kind === 'matrix';
  const unit = unitOf(source);
  return (
    <Panel aria-label="What this makes" className="p-5 lg:sticky lg:top-[72px]">
      <p role="status" className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="display tnum font-semibold text-44 leading-none">{films}</span>
        <span className="text-16 text-ink-soft">
          {`${films === 1 ? unit : `${unit}s`}${ratios > 1 ? `, ${countOf(films * ratios, 'file')}` : ''}`}
        </span>
      </p>
      <p className="mt-2 text-13 text-ink-faint">
        {isMatrix ? sumWords(source.matrix, ratios) : rowWords(films, ratios)}
      </p>
      {isMatrix && <Cells batch={batch} template={template} />}
      <div className="mt-5">
        <Slots films={films} />
      </div>
      <p className="mt-4 text-12 text-ink-faint">
        {`One batch can have ${batchLimits.films} films. Time and cost come with the check.`}
      </p>
    </Panel>
  );
}

const rowWords = (rows: number, ratios: number): string =>
  `${countOf(rows, 'row')}${ratios > 1 ? `, each in ${ratios} ratios` : ''}`;

function Cells({ batch, template }: { batch: NewBatchState; template: Template }) {
  const { form, content, order, change } = batch;
  const picture = useTemplateStill(template.id);
  if (order.source.kind !== 'matrix') return null;
  const variants = shownVariants(form.matrix, { avatar: content.avatar, voice: content.voice });
  const { matrix } = order.source;
  if (variants.length > MOST_CELLS) {
    return (
      <p className="mt-4 text-13 text-ink-soft">{`${variants.length} variants are too many to show one by one.`}</p>
    );
  }
  return (
    <div className="mt-4">
      <VariantGrid
        variants={variants}
        matrix={matrix}
        presenterNames={matrix.presenters.map(({ avatar }) => avatar.selectedAvatar || avatar.avatarName)}
        picture={picture}
        onToggle={(identity) => change({ matrix: withToggled(form.matrix, identity) })}
      />
      <p className="mt-2 text-12 text-ink-faint">Press a cell to leave it out. Space does the same.</p>
    </div>
  );
}

/** Every film takes one of the month's videos. */
function Slots({ films }: { films: number }) {
  const { data: plan } = useLimits();
  if (!plan) return null;
  if (plan.videos_left === null) return <p className="text-13 text-ink-soft">Your plan has no monthly limit.</p>;
  const over = films - plan.videos_left;
  return (
    <Meter
      label="This batch takes"
      value={films}
      max={plan.videos_left}
      note={over > 0 ? `${over} too many for this month. They would not start.` : leftWords(plan.videos_left)}
    />
  );
}
