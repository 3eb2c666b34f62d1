import type { MaterialPicture } from '@herald/contract/draft';
import type { ShownSentence } from '@herald/media/film-plan';
import { isClipShot, numberOfShot, type PlannedShot, showsMaterial } from '@herald/media/scene/shot-plan';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import { materialLabel } from './material-changes.ts';
import { MaterialView } from './material-view.tsx';
import { secondsText } from './trim-bar.tsx';

interface MaterialTileProps {
  picture: MaterialPicture;
  isChosen: boolean;
  /** Of the film as it is planned; undefined until there is a voice. None where nobody wrote down what is said. */
  sentences: readonly ShownSentence[] | undefined;
  shots: readonly PlannedShot[];
  onChoose: () => void;
}

/** A picture or a clip with its number in marks, and where the film shows it. */
export function MaterialTile({ picture, isChosen, sentences, shots, onChoose }: MaterialTileProps) {
  const { shot, name, focusX, focusY } = picture;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${materialLabel(shot)}${name ? `, ${name}` : ''}`}
      onClick={onChoose}
      className="w-full text-left focus-visible:outline-2 focus-visible:outline-signal-ink focus-visible:outline-offset-2"
    >
      <span
        className={clsx(
          'relative block aspect-[4/5] overflow-hidden rounded-control bg-well',
          isChosen && 'outline-2 outline-ink outline-offset-2',
        )}
      >
        <MaterialView
          item={picture}
          className="size-full object-cover"
          style={{ objectPosition: `${focusX * 100}% ${focusY * 100}%` }}
        />
        <span className="tc absolute top-1.5 left-1.5 grid h-5 min-w-5 place-items-center rounded-[4px] bg-[#0b0c0f]/80 px-1 text-12 text-white">
          {numberOfShot(shot)}
        </span>
        {isClipShot(shot) && (
          <span className="absolute right-1.5 bottom-1.5 grid size-6 place-items-center rounded-full bg-[#0b0c0f]/80 text-white">
            <Icon of={Play} size={12} />
          </span>
        )}
      </span>
      <span className="mt-1.5 block truncate font-medium text-13">{name || materialLabel(shot)}</span>
      <span className="block truncate text-12 text-ink-faint">
        {[usedWords(picture), placeWords(shot, sentences, shots)].join('')}
      </span>
    </button>
  );
}

function usedWords({ shot, fromSec = 0, untilSec }: MaterialPicture): string {
  return isClipShot(shot) && untilSec !== undefined ? `${secondsText(untilSec - fromSec)}, ` : '';
}

function placeWords(
  shot: MaterialPicture['shot'],
  sentences: MaterialTileProps['sentences'],
  shots: MaterialTileProps['shots'],
): string {
  if (!sentences) return 'Placed once there is a voice';
  if (sentences.length === 0) {
    const shown = shots.find(({ size }) => showsMaterial(size, shot));
    return shown ? `At ${secondsText(shown.fromSec)}` : 'Not shown';
  }
  const place = sentences.findIndex(({ shots }) => shots.some(({ size }) => showsMaterial(size, shot)));
  return place < 0 ? 'Not shown' : `Sentence ${place + 1}`;
}
