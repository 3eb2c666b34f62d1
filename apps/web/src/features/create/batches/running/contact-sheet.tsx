import type { BatchItem } from '@herald/contract/endpoints/batch-jobs';
import type { Aspect } from '@herald/media/choices';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Wipe } from '#ui/wipe.tsx';
import { lookOfItem, shownName } from '../rules/batch-words.ts';

interface ContactSheetProps {
  items: readonly BatchItem[];
  /** Stands in a place, dark, until its film is there. */
  ghost: string | undefined;
}

const shapeOf: Record<Aspect, string> = {
  '9:16': 'aspect-[9/16]',
  '4:5': 'aspect-[4/5]',
  '1:1': 'aspect-square',
  '16:9': 'aspect-video',
};

/** Beyond this many films the sheet scrolls in its place. */
const MOST_IN_VIEW = 60;

/** Every film in its place: it fills with colour while they are made. */
export function ContactSheet({ items, ghost }: ContactSheetProps) {
  const isLong = items.length > MOST_IN_VIEW;
  const wide = isLong ? 36 : Math.min(20, items.length);
  return (
    <ul
      aria-label="Films of this batch"
      tabIndex={isLong ? 0 : undefined}
      style={{ '--wide': wide, '--small': isLong ? 10 : 6 } as CSSProperties}
      className={clsx(
        'grid items-start gap-1 overflow-hidden rounded-card',
        'grid-cols-[repeat(var(--small),minmax(0,1fr))] lg:grid-cols-[repeat(var(--wide),minmax(0,140px))]',
        isLong && 'max-h-[420px] overflow-y-auto',
      )}
    >
      {items.map((item) => (
        <li key={item.id} className={clsx('relative overflow-hidden bg-film', shapeOf[item.ratios[0] ?? '9:16'])}>
          <span className="sr-only">{`${shownName(item)}, ${lookOfItem(item).label}`}</span>
          <Tile item={item} ghost={ghost} />
        </li>
      ))}
    </ul>
  );
}

function Tile({
  item: { status, is_queued, thumbnail_url, progress },
  ghost,
}: {
  item: BatchItem;
  ghost: string | undefined;
}) {
  const still = thumbnail_url ?? ghost;
  const picture = still && <img src={still} alt="" loading="lazy" className="size-full object-cover" />;
  if (status === 'finished') return <span className="fade absolute inset-0">{picture}</span>;
  if (status === 'making' && !is_queued) return <Wipe done={(progress ?? 0) / 100} picture={picture} />;
  return (
    <>
      <span aria-hidden className="absolute inset-0 opacity-30 grayscale">
        {picture}
      </span>
      {status === 'failed' && (
        <span aria-hidden className="absolute right-1.5 bottom-1.5 size-2.5 rounded-[2px] bg-bad" />
      )}
    </>
  );
}
