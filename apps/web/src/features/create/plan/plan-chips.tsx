import { type MarkKind, markOfCamera, NO_GESTURE, type ShownSentence } from '@herald/media/film-plan';
import { EXPRESSIONS, GESTURES } from '@herald/media/scene/acting-plan';
import { type MaterialShot, shotsWith } from '@herald/media/scene/shot-plan';
import { STICKERS } from '@herald/media/scene/stickers';
import { Frame, Hand, Plus, Smile, Tag, Video } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { IconShape } from '#ui/icon.tsx';
import { chosenMark } from './plan-changes.ts';
import { PlanChip } from './plan-chip.tsx';

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

interface PlanChipsProps extends Showable {
  number: number;
  sentence: ShownSentence;
  onChoose: (kind: MarkKind, mark: string | undefined) => void;
}

/** What is seen while a sentence is said. Kinds of which nothing is seen come with a press. */
export function PlanChips(props: PlanChipsProps) {
  const { number, sentence, onChoose } = props;
  const [showsAll, setShowsAll] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const kinds = kindsOf(props);
  const isSeen = ({ kind, isUsual }: ChipKind) =>
    !isUsual || chosenMark(sentence.marks, kind) !== undefined || sentence.written.includes(kind);
  const firstAdded = kinds.find((each) => !isSeen(each));
  useEffect(() => {
    if (showsAll) row.current?.querySelector<HTMLElement>('[data-added] button')?.focus();
  }, [showsAll]);
  return (
    <div ref={row} className="mt-2 flex flex-wrap gap-2">
      {kinds.map((each) => {
        const { kind, name, icon, value, marks } = each;
        if (!showsAll && !isSeen(each)) return null;
        return (
          <span key={kind} data-added={each === firstAdded || undefined} className="flex min-w-0 max-w-full">
            <PlanChip
              label={`${name} of sentence ${number}`}
              {...{ icon, value, marks }}
              chosen={chosenMark(sentence.marks, kind)}
              isWritten={sentence.written.includes(kind)}
              onChoose={(mark) => onChoose(kind, mark)}
            />
          </span>
        );
      })}
      {firstAdded && !showsAll && (
        <Button
          size="s"
          kind="ghost"
          icon={Plus}
          data-add
          aria-label={`Add to sentence ${number}`}
          onClick={() => setShowsAll(true)}
          className="border border-line-strong! border-dashed pointer-fine:opacity-0 focus-visible:opacity-100 group-hover/row:opacity-100 group-aria-current/row:opacity-100"
        >
          Add
        </Button>
      )}
    </div>
  );
}

interface ChipKind {
  kind: MarkKind;
  name: string;
  icon: IconShape;
  value: string;
  marks: readonly string[];
  /** Nothing that anybody would notice. */
  isUsual: boolean;
}

function kindsOf({ sentence, hasProduct, pictures, hasFace, hasHands }: PlanChipsProps): ChipKind[] {
  const { shots, expression, gestures } = sentence;
  const cameras = camerasOf(sentence);
  const shot: ChipKind = {
    ...{ kind: 'shot', name: 'Shot', icon: Frame, isUsual: false },
    value: inTurn(shots.map(({ size }) => size)),
    marks: [...shotsWith(pictures), ...(hasProduct ? ['show product'] : [])],
  };
  const camera: ChipKind = {
    ...{ kind: 'camera', name: 'Camera', icon: Video, marks: CAMERA_MARKS },
    value: inTurn(cameras),
    isUsual: cameras.every((one) => one === CAMERA_MARKS[0]),
  };
  const face: ChipKind = {
    ...{ kind: 'face', name: 'Face', icon: Smile, value: expression, marks: EXPRESSIONS },
    isUsual: expression === 'neutral',
  };
  const hands: ChipKind = {
    ...{ kind: 'hands', name: 'Hands', icon: Hand, marks: HAND_MARKS },
    value: gestures.join(', ') || NO_GESTURE,
    isUsual: gestures.length === 0,
  };
  return [
    shot,
    ...(cameras.length > 0 ? [camera] : []),
    ...(hasFace ? [face] : []),
    ...(hasHands ? [hands] : []),
    figureOf(sentence),
  ];
}

function figureOf({ marks, figures }: ShownSentence): ChipKind {
  const chosen = chosenMark(marks, 'figure') ?? NO_FIGURE;
  return {
    ...{ kind: 'figure', name: 'Figure', icon: Tag, value: figures.join(', ') || NO_FIGURE },
    marks: [...new Set([NO_FIGURE, 'arrow', ...figures, chosen, ...STICKER_MARKS])],
    isUsual: figures.length === 0,
  };
}

/** From where a sentence is seen; nothing where there is one camera. */
export const camerasOf = ({ shots }: ShownSentence) =>
  shots.flatMap(({ isAside }) => (isAside === undefined ? [] : markOfCamera(isAside)));

/** Names each once where it stays. */
const inTurn = (names: readonly string[]) => names.filter((name, index) => name !== names[index - 1]).join(', ');
