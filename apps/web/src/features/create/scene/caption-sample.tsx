import type { CaptionStyle } from '@herald/media/choices';
import { clsx } from 'clsx';

const WORDS = ['said', 'two', 'drops'];
const HOT = 1;

interface Look {
  /** All words, in one box. */
  all: string;
  /** The word that is being said. */
  spoken?: string;
  /** The words after it. */
  ahead?: string;
}

const SHADED = 'text-film-ink display font-extrabold [text-shadow:0_.06em_.12em_var(--color-cap-shade)]';
const looks: Record<CaptionStyle, Look> = {
  pop: {
    all: `${SHADED} uppercase [-webkit-text-stroke:.16em_var(--color-cap-stroke)] [paint-order:stroke_fill] [stroke-linejoin:round]`,
    spoken: 'text-cap-hot',
  },
  karaoke: {
    all: 'display rounded-[.24em] bg-cap-stroke/82 px-[.36em] py-[.12em] font-extrabold text-film-ink',
    spoken: '-mx-[.16em] rounded-[.2em] bg-cap-mark px-[.16em]',
    ahead: 'text-cap-ahead',
  },
  box: { all: 'display rounded-[.24em] bg-cap-stroke/90 px-[.42em] py-[.16em] font-extrabold text-film-ink' },
  minimal: {
    all: 'rounded-[.4em] bg-cap-stroke/60 px-[.3em] font-medium text-film-ink shadow-[0_0_.5em_.3em_color-mix(in_oklch,var(--color-cap-stroke)_60%,transparent)]',
  },
};

/** Three words as each style shows them in the film. */
export function CaptionSample({ look }: { look: CaptionStyle }) {
  const { all, spoken, ahead } = looks[look];
  if (!spoken) return <span className={all}>{WORDS.join(' ')}</span>;
  return (
    <span className={all}>
      {WORDS.map((word, index) => (
        <span key={word} className={clsx(index === HOT && spoken, index > HOT && ahead)}>
          {word}{' '}
        </span>
      ))}
    </span>
  );
}
