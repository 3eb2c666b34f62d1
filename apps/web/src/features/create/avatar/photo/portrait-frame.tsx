import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type FacePoint, type FaceView, faceView, movedTo, pointAfter, pointNear, stepOf } from './face-points.ts';
import type { PhotoWork } from './photo-work.ts';

interface PhotoLoupeProps {
  work: PhotoWork;
  view: FaceView;
  point: FacePoint;
}

/** The loupe shows this share of the view. */
const LOUPE_SHARE = 0.12;

interface PortraitFrameProps {
  work: PhotoWork;
  chosen: FacePoint;
  onChoose: (id: string) => void;
  onMove: (points: FacePoint[]) => void;
}

/** In pixels of the screen: a fingertip. */
const REACH_PX = 22;

/** The face with its points: one control, because the points of an eye are closer than fingertips. */
export function PortraitFrame({ work, chosen, onChoose, onMove }: PortraitFrameProps) {
  const { width, height, points } = work;
  // Framed once: a frame that follows the points would run away from the pointer.
  const [view] = useState(() => faceView(points, work));
  const grip = useRef<{ id: string; x: number; y: number } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const share = (pixels: number) => `${(pixels / view.side) * 100}%`;
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const scale = view.side / box.width;
    return { x: view.x + (clientX - box.left) * scale, y: view.y + (clientY - box.top) * scale, scale };
  };
  const take = (event: PointerEvent) => {
    const place = placeOf(event);
    const point = pointNear(points, place, REACH_PX * place.scale);
    if (!point) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { id: point.id, x: point.x - place.x, y: point.y - place.y };
    onChoose(point.id);
    setDragging(true);
  };
  const drag = (event: PointerEvent) => {
    if (!grip.current) return;
    const { id, x, y } = grip.current;
    const place = placeOf(event);
    onMove(movedTo(points, id, { x: place.x + x, y: place.y + y }, work));
  };
  const drop = () => {
    grip.current = null;
    setDragging(false);
  };
  const press = (event: KeyboardEvent) => {
    const by = stepOf(event.key, event.shiftKey);
    const next = { PageDown: 1, PageUp: -1 }[event.key];
    if (!by && !next) return;
    event.preventDefault();
    if (by) onMove(movedTo(points, chosen.id, { x: chosen.x + by[0], y: chosen.y + by[1] }, work));
    else onChoose(pointAfter(points, chosen.id, next === 1 ? 1 : -1)?.id ?? chosen.id);
  };
  return (
    <button
      type="button"
      aria-label={`${chosen.label}: ${Math.round(chosen.x)} across, ${Math.round(chosen.y)} down. Arrow keys move it, Page Down takes the next point.`}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={press}
      className="relative mx-auto block aspect-square w-full max-w-[min(100%,62dvh)] cursor-default overflow-hidden rounded-card bg-film"
    >
      <img
        src={work.picture_url}
        alt=""
        draggable={false}
        className="absolute max-w-none select-none"
        style={{ left: share(-view.x), top: share(-view.y), width: share(width), height: share(height) }}
      />
      {points.map(({ id, x, y }) => (
        <span
          key={id}
          className="-translate-x-1/2 -translate-y-1/2 absolute grid size-8 cursor-grab touch-none place-items-center"
          style={{ left: share(x - view.x), top: share(y - view.y) }}
        >
          <span
            className={clsx(
              'block rounded-full shadow-[0_0_0_1.5px_var(--color-film)]',
              id === chosen.id ? 'size-3 border-[3px] border-film-ink bg-film' : 'size-[7px] bg-film-ink',
            )}
          />
        </span>
      ))}
      {isDragging && <PhotoLoupe work={work} view={view} point={chosen} />}
    </button>
  );
}

/** What the finger hides, larger, in the corner away from it. */
function PhotoLoupe({ work, view, point }: PhotoLoupeProps) {
  const shown = view.side * LOUPE_SHARE;
  const share = (pixels: number) => `${(pixels / shown) * 100}cqw`;
  const isLeft = point.x - view.x < view.side / 2;
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute top-3 block size-28 overflow-hidden rounded-card bg-film ring-2 ring-film-ink"
      style={isLeft ? { right: 12 } : { left: 12 }}
    >
      <span className="@container absolute inset-0">
        <img
          src={work.picture_url}
          alt=""
          className="absolute max-w-none"
          style={{
            width: share(work.width),
            left: `calc(50cqw - ${share(point.x)})`,
            top: `calc(50cqw - ${share(point.y)})`,
          }}
        />
      </span>
      <span className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 left-1/2 size-2.5 rounded-full border-[1.5px] border-film-ink shadow-[0_0_0_1.5px_var(--color-film)]" />
      <span className="absolute inset-x-0 bottom-0 text-balance bg-film/80 px-1.5 py-1 text-center leading-tight text-12 text-film-ink">
        {point.label}
      </span>
    </span>
  );
}
