import type { MaterialPicture } from '@herald/contract/draft';
import type { ShownSentence } from '@herald/media/film-plan';
import { clsx } from 'clsx';
import { pictureLabel } from './material-changes.ts';

interface MaterialTileProps {
  picture: MaterialPicture;
  isChosen: boolean;
  /** Of the film as it is planned; undefined until there is a voice. */
  sentences: readonly ShownSentence[] | undefined;
  onChoose: () => void;
}

/** A picture with its number in marks, and where the film shows it. */
export function MaterialTile({ picture, isChosen, sentences, onChoose }: MaterialTileProps) {
  const { shot, url, name, focusX, focusY } = picture;
  const number = shot.slice('picture '.length);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${pictureLabel(shot)}${name ? `, ${name}` : ''}`}
      onClick={onChoose}
      className="w-full text-left focus-visible:outline-2 focus-visible:outline-signal-ink focus-visible:outline-offset-2"
    >
      <span
        className={clsx(
          'relative block aspect-[4/5] overflow-hidden rounded-control bg-well',
          isChosen && 'outline-2 outline-ink outline-offset-2',
        )}
      >
        <img
          src={url}
          alt=""
          className="size-full object-cover"
          style={{ objectPosition: `${focusX * 100}% ${focusY * 100}%` }}
        />
        <span className="tc absolute top-1.5 left-1.5 grid h-5 min-w-5 place-items-center rounded-[4px] bg-[#0b0c0f]/80 px-1 text-12 text-white">
          {number}
        </span>
      </span>
      <span className="mt-1.5 block truncate font-medium text-13">{name || pictureLabel(shot)}</span>
      <span className="block truncate text-12 text-ink-faint">{placeWords(shot, sentences)}</span>
    </button>
  );
}

function placeWords(shot: MaterialPicture['shot'], sentences: MaterialTileProps['sentences']): string {
  if (!sentences) return 'Placed once there is a voice';
  const place = sentences.findIndex(({ shots }) => shots.some(({ size }) => size === shot));
  return place < 0 ? 'Not shown' : `Sentence ${place + 1}`;
}
