import type { MaterialPicture } from '@herald/contract/draft';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { MaterialView } from './material-view.tsx';

export interface UsedPart {
  fromSec: number;
  untilSec: number;
}

interface TrimBarProps {
  item: MaterialPicture;
  used: UsedPart;
  durationSec: number;
  onChange: (used: UsedPart, shownSec: number) => void;
}

const FRAME_SEC = 1 / 30;
const FAST_FRAMES = 10;
/** Less than this is over before anybody has seen it. */
const LEAST_SEC = 0.5;
const THUMBS = 6;

type Handle = keyof UsedPart;
const NAMES: Record<Handle, string> = { fromSec: 'Used from', untilSec: 'Used to' };

/** The clip from its beginning to its end, with two handles at the part that is used. Arrow keys move one by a frame, with Shift by ten. */
export function TrimBar({ item, used, durationSec, onChange }: TrimBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const percent = (sec: number) => `${(Math.min(1, sec / durationSec) * 100).toFixed(2)}%`;
  const move = (handle: Handle, sec: number) => {
    const { fromSec, untilSec } = used;
    const onFrame = Math.round(sec / FRAME_SEC) * FRAME_SEC;
    const rounded = (value: number) => Math.round(value * 1000) / 1000;
    if (handle === 'fromSec') {
      const next = rounded(Math.max(0, Math.min(onFrame, untilSec - LEAST_SEC)));
      onChange({ fromSec: next, untilSec }, next);
    } else {
      const next = rounded(Math.min(durationSec, Math.max(onFrame, fromSec + LEAST_SEC)));
      onChange({ fromSec, untilSec: next }, next - FRAME_SEC);
    }
  };
  const onKey = (event: KeyboardEvent, handle: Handle) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    move(handle, used[handle] + way * FRAME_SEC * (event.shiftKey ? FAST_FRAMES : 1));
  };
  const onDrag = (event: PointerEvent, handle: Handle) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (event.buttons === 0 || !bar.current) return;
    const { left, width } = bar.current.getBoundingClientRect();
    move(handle, ((event.clientX - left) / width) * durationSec);
  };
  return (
    <div ref={bar} className="relative h-14 touch-none rounded-control bg-well">
      <div aria-hidden className="flex size-full gap-px overflow-hidden rounded-control">
        {Array.from({ length: THUMBS }, (_, k) => ((k + 0.5) * durationSec) / THUMBS).map((atSec) => (
          <MaterialView key={atSec} item={item} atSec={atSec} className="h-full w-0 min-w-0 flex-1 object-cover" />
        ))}
      </div>
      <span aria-hidden className="absolute inset-y-0 left-0 bg-film/70" style={{ width: percent(used.fromSec) }} />
      <span aria-hidden className="absolute inset-y-0 right-0 bg-film/70" style={{ left: percent(used.untilSec) }} />
      {(['fromSec', 'untilSec'] as const).map((handle) => (
        <span
          key={handle}
          role="slider"
          tabIndex={0}
          aria-label={NAMES[handle]}
          aria-valuemin={0}
          aria-valuemax={durationSec}
          aria-valuenow={used[handle]}
          aria-valuetext={secondsText(used[handle])}
          onKeyDown={(event) => onKey(event, handle)}
          onPointerDown={(event) => onDrag(event, handle)}
          onPointerMove={(event) => onDrag(event, handle)}
          className="absolute inset-y-0 flex w-6 -translate-x-1/2 cursor-ew-resize justify-center focus-visible:outline-2 focus-visible:outline-signal-ink"
          style={{ left: percent(used[handle]) }}
        >
          <span className="h-full w-2 rounded-sm bg-white shadow-[0_0_0_1px_#0b0c0f]" />
        </span>
      ))}
    </div>
  );
}

/** 0:02.4 */
export function secondsText(sec: number): string {
  const tenths = Math.round(sec * 10);
  return `${Math.floor(tenths / 600)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
}
