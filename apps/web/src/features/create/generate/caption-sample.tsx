import type { CaptionStyle } from '@herald/stage';
import { clsx } from 'clsx';

const words = ['said', 'two', 'drops'];
const hot = 1;

/** Three words as each style burns them into the picture. */
export function CaptionSample({ look }: { look: CaptionStyle }) {
  if (look === 'box')
    return (
      <span className="display rounded-[.24em] bg-cap-stroke/90 px-[.42em] py-[.16em] font-extrabold text-film-ink">
        {words.join(' ')}
      </span>
    );
  return (
    <span
      className={clsx(
        'text-film-ink',
        look === 'minimal'
          ? 'font-medium [text-shadow:0_.06em_.3em_var(--color-cap-shade)]'
          : 'display font-extrabold [text-shadow:0_.06em_.12em_var(--color-cap-shade)]',
        look === 'pop' &&
          'uppercase [-webkit-text-stroke:.16em_var(--color-cap-stroke)] [paint-order:stroke_fill] [stroke-linejoin:round]',
      )}
    >
      {words.map((word, index) => (
        <span
          key={word}
          className={clsx(
            look === 'pop' && index === hot && 'text-cap-hot',
            look === 'karaoke' &&
              index === hot &&
              '-mx-[.18em] rounded-[.2em] bg-cap-mark px-[.18em] [text-shadow:none]',
            look === 'karaoke' && index > hot && 'text-cap-soft',
          )}
        >
          {word}{' '}
        </span>
      ))}
    </span>
  );
}
