import type { PlanFacts } from '@herald/contract/endpoints/pages';
import { clsx } from 'clsx';

/** More frames than this say nothing more. */
const FRAMES = 30;

/** A month of videos as frames: what the reader has, what the plan adds, what neither has. */
export function VideoMonth({ plan, own }: { plan: PlanFacts; own: PlanFacts }) {
  const has = own.videos_per_month ?? Number.POSITIVE_INFINITY;
  const gets = plan.videos_per_month ?? Number.POSITIVE_INFINITY;
  const frames = Array.from({ length: FRAMES }, (_, index) => {
    if (index < has) return 'own';
    return index < gets ? 'added' : 'none';
  });
  const goesOn = Math.max(has, gets) > FRAMES;
  return (
    <figure className="mt-7">
      <div
        aria-hidden
        className={clsx(
          'grid max-w-[460px] grid-cols-[repeat(15,minmax(0,1fr))] gap-1',
          goesOn && '[mask-image:linear-gradient(to_right,black_70%,transparent)]',
        )}
      >
        {frames.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the frames are all the same and never move.
          <span key={index} className={clsx('aspect-[9/16] rounded-[3px]', frameClass[kind])} />
        ))}
      </div>
      <figcaption className="mt-2.5 text-13 text-ink-faint">{monthText(plan, gets > has)}</figcaption>
    </figure>
  );
}

function monthText({ name }: PlanFacts, isMore: boolean): string {
  const added = isMore ? ` Outlined: what ${name} adds.` : '';
  return `A month of videos. Filled: what you have.${added}`;
}

const frameClass = { own: 'bg-ink-soft', added: 'border border-ink-soft bg-raised', none: 'bg-raised' };
