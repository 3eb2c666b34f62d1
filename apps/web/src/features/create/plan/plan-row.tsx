import {
  kindOfMark,
  type MarkKind,
  markOfCamera,
  markOfShot,
  NO_GESTURE,
  type ShownSentence,
} from '@herald/media/film-plan';
import { EXPRESSIONS, GESTURES } from '@herald/media/scene/acting-plan';
import { type MaterialShot, shotsWith } from '@herald/media/scene/shot-plan';
import { STICKERS } from '@herald/media/scene/stickers';
import { FROM_SIDE } from '@herald/media/script-marks';
import { clsx } from 'clsx';
import { Frame, Hand, Lock, LockOpen, Smile, Tag, Video } from 'lucide-react';
import { useRef, useState } from 'react';
import { momentCode } from '#lib/time-code.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { chosenMark } from './plan-changes.ts';
import { PlanChip } from './plan-chip.tsx';
import { PlanThumb } from './plan-thumb.tsx';
import { onRowKey } from './row-keys.ts';
import { RowMenu, type SentenceDeeds } from './row-menu.tsx';
import { RowWords } from './row-words.tsx';
import type { Take } from './sentence-takes.ts';

const NO_FIGURE = 'no figure';
const HAND_MARKS = [NO_GESTURE, ...GESTURES.map((gesture) => gesture.replaceAll('-', ' '))];
const CAMERA_MARKS = [false, true].map(markOfCamera);
const STICKER_MARKS = STICKERS.map((name) => `sticker ${name}`);

/** What the presenter of this film can show. */
export interface Showable {
  hasProduct: boolean;
  /** Of the film's material. */
  pictures: readonly MaterialShot[];
  hasFace: boolean;
  hasHands: boolean;
}

interface PlanRowProps extends Showable {
  number: number;
  /** Of its first shot, once it is drawn. */
  still: ImageBitmap | undefined;
  sentence: ShownSentence;
  /** Left out where its words cannot be changed. */
  deeds: SentenceDeeds | undefined;
  onPlay: () => void;
  onChoose: (kind: MarkKind, mark: string | undefined) => void;
  onLock: () => void;
  onFree: () => void;
  onTake: (take: Take) => void;
}

/** What a sentence does, each with a capital. */
const sentencesOf = (why: readonly string[]) =>
  why.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`).join(' ');

/** A sentence with what will be seen while it is said. */
export function PlanRow(props: PlanRowProps) {
  const { number, sentence, deeds, onPlay, onLock, onFree, onTake } = props;
  const { words, fromSec, marks, why } = sentence;
  const row = useRef<HTMLLIElement>(null);
  const isLocked = marks.length > 0;
  const toggleLock = isLocked ? onFree : onLock;
  const [isEditing, setEditing] = useState(false);
  const edit = deeds && (() => setEditing(true));
  const stopEditing = (text: string) => {
    setEditing(false);
    if (text.trim() !== deeds?.text) deeds?.change(text);
  };
  return (
    <li
      ref={row}
      className={clsx('flex gap-3 border-line border-t px-4 py-3 first:border-t-0', isLocked && 'bg-raised')}
    >
      <span className="tnum w-5 pt-1 text-13 text-ink-faint">{number}</span>
      <PlanThumb still={props.still} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          {isEditing && deeds ? (
            <div className="min-w-0 flex-1">
              <RowWords number={number} text={deeds.text} onDone={stopEditing} onCancel={() => setEditing(false)} />
            </div>
          ) : (
            <button
              type="button"
              data-plan-row
              dir="auto"
              aria-description="Plays from here"
              className="min-w-0 flex-1 text-start text-16 [overflow-wrap:anywhere] hover:underline"
              onClick={onPlay}
              onKeyDown={(event) => onRowKey(event, { row: row.current, toggleLock, edit, deeds, onTake })}
            >
              {words}
            </button>
          )}
          <span className="tc pt-0.5 text-12 text-ink-faint">{momentCode(fromSec)}</span>
          <IconButton
            size="s"
            icon={isLocked ? Lock : LockOpen}
            label={`Keep the shots of sentence ${number}`}
            aria-pressed={isLocked}
            onClick={toggleLock}
          />
          <RowMenu number={number} deeds={deeds} onEdit={edit} onTake={onTake} />
        </div>
        <PlanChips {...props} />
        {noRoomNote(sentence) && <p className="mt-1.5 text-12 text-warn">{noRoomNote(sentence)}</p>}
        {why.length > 0 && <p className="mt-1.5 text-12 text-ink-faint">{sentencesOf(why)}</p>}
      </div>
    </li>
  );
}

function PlanChips({ number, sentence, hasProduct, pictures, hasFace, hasHands, onChoose }: PlanRowProps) {
  const { marks, written, shots, expression, gestures, figures } = sentence;
  const chosenFigure = chosenMark(marks, 'figure') ?? NO_FIGURE;
  const figureMarks = [...new Set([NO_FIGURE, 'arrow', ...figures, chosenFigure, ...STICKER_MARKS])];
  const chip = (kind: MarkKind, name: string) => ({
    label: `${name} of sentence ${number}`,
    chosen: chosenMark(marks, kind),
    isWritten: written.includes(kind),
    onChoose: (mark: string | undefined) => onChoose(kind, mark),
  });
  const cameras = camerasOf(sentence);
  const shotMarks = [...shotsWith(pictures), ...(hasProduct ? ['show product'] : [])];
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <PlanChip
        {...chip('shot', 'Shot')}
        icon={Frame}
        value={inTurn(shots.map(({ size }) => size))}
        marks={shotMarks}
      />
      {cameras.length > 0 && (
        <PlanChip {...chip('camera', 'Camera')} icon={Video} value={inTurn(cameras)} marks={CAMERA_MARKS} />
      )}
      {hasFace && <PlanChip {...chip('face', 'Face')} icon={Smile} value={expression} marks={EXPRESSIONS} />}
      {hasHands && (
        <PlanChip
          {...chip('hands', 'Hands')}
          icon={Hand}
          value={gestures.join(', ') || NO_GESTURE}
          marks={HAND_MARKS}
        />
      )}
      <PlanChip {...chip('figure', 'Figure')} icon={Tag} value={figures.join(', ') || NO_FIGURE} marks={figureMarks} />
    </div>
  );
}

/** From where a sentence is seen; nothing where there is one camera. */
const camerasOf = ({ shots }: ShownSentence) =>
  shots.flatMap(({ isAside }) => (isAside === undefined ? [] : markOfCamera(isAside)));

/** Names each once where it stays. */
const inTurn = (names: readonly string[]) => names.filter((name, index) => name !== names[index - 1]).join(', ');

/** A shot that was chosen and is not to be seen: the planner found no room for it. */
function noRoomNote(sentence: ShownSentence): string {
  const sizes = sentence.shots.map(({ size }) => markOfShot(size));
  const cameras = camerasOf(sentence);
  // A sentence that one camera films, or that shows no presenter, misses none.
  const isMissing = (mark: string) =>
    kindOfMark(mark) === 'camera'
      ? mark === FROM_SIDE && cameras.length > 0 && !cameras.includes(mark)
      : kindOfMark(mark) === 'shot' && !sizes.includes(mark);
  const missing = sentence.marks.find(({ mark }) => isMissing(mark));
  if (!missing) return '';
  const instead = kindOfMark(missing.mark) === 'camera' ? 'the other camera films it' : 'another shot is shown';
  return `There is no room for "${missing.mark}" here, so ${instead}.`;
}
