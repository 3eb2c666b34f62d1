import { clsx } from 'clsx';

interface CaptionProps {
  words: readonly string[];
  /** The word being spoken. */
  hot: number;
  className?: string;
}

/** A caption as it is burned into the film: bold pop, the spoken word in yellow. */
export function Caption({ words, hot, className }: CaptionProps) {
  return (
    <span
      className={clsx(
        'display block text-center font-extrabold text-film-ink uppercase leading-[1.16] tracking-[-0.015em]',
        '[-webkit-text-stroke:.16em_var(--color-cap-stroke)] [paint-order:stroke_fill] [stroke-linejoin:round] [text-shadow:0_.06em_.12em_var(--color-cap-shade)]',
        className,
      )}
    >
      {words.map((word, index) => (
        <span key={word} className={index === hot ? 'text-cap-hot' : undefined}>
          {word}{' '}
        </span>
      ))}
    </span>
  );
}
