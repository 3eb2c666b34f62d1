import { kindOfMark, type MarkKind, markOfShot, type ShownSentence } from '@herald/media/film-plan';
import { FROM_SIDE } from '@herald/media/script-marks';
import { clsx } from 'clsx';
import { Lock, LockOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { momentCode } from '#lib/time-code.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { camerasOf, PlanChips, type Showable } from './plan-chips.tsx';
import { PlanThumb } from './plan-thumb.tsx';
import { onRowKey } from './row-keys.ts';
import { RowMenu, type SentenceDeeds } from './row-menu.tsx';
import { RowWords } from './row-words.tsx';
import type { Take } from './sentence-takes.ts';

interface PlanRowProps extends Showable {
  number: number;
  /** Of its first shot, once it is drawn. */
  still: ImageBitmap | undefined;
  sentence: ShownSentence;
  /** The stage shows it. */
  isNow: boolean;
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
  const { number, sentence, isNow, deeds, onPlay, onLock, onFree, onTake } = props;
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
      aria-current={isNow || undefined}
      className={clsx(
        'group/row relative flex gap-3 border-line border-t px-4 py-3 first:border-t-0',
        'aria-current:bg-raised aria-current:before:absolute aria-current:before:inset-y-0 aria-current:before:left-0 aria-current:before:w-[3px] aria-current:before:bg-signal',
        isLocked && 'bg-raised',
      )}
    >
      <span className="tnum w-4 pt-1 text-13 text-ink-faint max-sm:sr-only">{number}</span>
      <PlanThumb still={props.still} className="h-16 w-12 shrink-0 rounded-control md:h-24 md:w-[54px]" />
      <div className="min-w-0 flex-1">
        {isEditing && deeds ? (
          <RowWords number={number} text={deeds.text} onDone={stopEditing} onCancel={() => setEditing(false)} />
        ) : (
          <button
            type="button"
            data-plan-row
            dir="auto"
            aria-description="Plays from here"
            className="block w-full text-start text-16 [overflow-wrap:anywhere] hover:underline"
            onClick={onPlay}
            onKeyDown={(event) => onRowKey(event, { row: row.current, toggleLock, edit, deeds, onTake })}
          >
            {words}
          </button>
        )}
        <PlanChips {...props} />
        {noRoomNote(sentence) && <p className="mt-1.5 text-12 text-warn">{noRoomNote(sentence)}</p>}
        {why.length > 0 && <p className="mt-1.5 text-12 text-ink-faint">{sentencesOf(why)}</p>}
      </div>
      <span className="tc pt-1 text-12 text-ink-faint">{momentCode(fromSec)}</span>
      <div className="-mr-2 flex shrink-0 flex-col">
        <IconButton
          size="s"
          icon={isLocked ? Lock : LockOpen}
          label={`Keep the shots of sentence ${number}`}
          aria-pressed={isLocked}
          onClick={toggleLock}
        />
        <RowMenu number={number} deeds={deeds} onEdit={edit} onTake={onTake} />
      </div>
    </li>
  );
}

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
