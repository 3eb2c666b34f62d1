import { clsx } from 'clsx';
import { shownName } from './rules/batch-words.ts';

/** Row or variant and ratio, by which the names of a batch differ: `_h1_b1_c1_9x16.mp4`. */
const END_CHARS = 18;

interface FilmNameProps {
  film: Parameters<typeof shownName>[0] & { file_name: string };
  className?: string;
}

/** The name of a film's file. Where it does not fit its end stays, because all films of a batch begin alike. */
export function FilmName({ film, className }: FilmNameProps) {
  const name = shownName(film);
  return (
    <span title={film.file_name} className={clsx('tc block min-w-0 text-12', className)}>
      <span className="sr-only">{name}</span>
      <span aria-hidden className="flex">
        <span className="min-w-0 truncate">{name.slice(0, -END_CHARS)}</span>
        <span className="shrink-0 whitespace-pre">{name.slice(-END_CHARS)}</span>
      </span>
    </span>
  );
}
