import type { MaterialPicture } from '@herald/contract/draft';
import { cropAround, fillsFrame } from '@herald/media/crop-around';
import { frameSizeOf } from '@herald/media/frame-size';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useDraft } from '../draft/use-draft.ts';
import { MaterialView } from './material-view.tsx';

type Focus = Pick<MaterialPicture, 'focusX' | 'focusY'>;

interface FocusPointProps {
  picture: MaterialPicture;
  /** Which moment of a clip is seen. */
  shownSec?: number | undefined;
  onChange: (focus: Focus) => void;
}

const STEP = 0.01;
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
const percent = (value: number) => `${Math.round(value * 100)}%`;

/** The whole picture, with what the film's frame keeps of it; the point is dragged, or moved with the arrow keys. */
export function FocusPoint({ picture, shownSec, onChange }: FocusPointProps) {
  const { focusX, focusY } = picture;
  const { aspect_ratio, resolution } = useDraft().content.output;
  const [size, setSize] = useState({ width: 1, height: 1 });
  const frame = frameSizeOf(aspect_ratio, resolution);
  const isCut = fillsFrame(size, { width: frame.widthPx, height: frame.heightPx });
  const whole = { x: 0, y: 0, ...size };
  const crop = isCut ? cropAround(size, picture, frame.widthPx / frame.heightPx) : whole;
  const takePoint = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ focusX: share((event.clientX - left) / width), focusY: share((event.clientY - top) / height) });
  };
  const step = (event: KeyboardEvent) => {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ focusX: share(focusX + move[0]), focusY: share(focusY + move[1]) });
  };
  return (
    <div
      className="relative touch-none self-start overflow-hidden rounded-control bg-well"
      onPointerDown={takePoint}
      onPointerMove={takePoint}
    >
      <MaterialView item={picture} atSec={shownSec} className="block w-full" onSize={setSize} />
      <span
        aria-hidden
        className="pointer-events-none absolute border border-white shadow-[0_0_0_999px_rgb(11_12_15/0.6)]"
        style={{
          left: `${(crop.x / size.width) * 100}%`,
          top: `${(crop.y / size.height) * 100}%`,
          width: `${(crop.width / size.width) * 100}%`,
          height: `${(crop.height / size.height) * 100}%`,
        }}
      />
      <button
        type="button"
        aria-label={`Focus point: ${percent(focusX)} from the left, ${percent(focusY)} from the top. Arrow keys move it.`}
        onKeyDown={step}
        className="absolute size-6 -translate-x-1/2 -translate-y-1/2 cursor-move rounded-full border-2 border-white shadow-[0_0_0_1px_#0b0c0f] focus-visible:outline-2 focus-visible:outline-signal-ink focus-visible:outline-offset-2"
        style={{ left: `${focusX * 100}%`, top: `${focusY * 100}%` }}
      />
    </div>
  );
}
