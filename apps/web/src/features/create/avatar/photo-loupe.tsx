import type { FacePoint } from './face-points.ts';
import type { FaceView } from './face-view.ts';
import type { PhotoWork } from './photo-work.ts';

interface PhotoLoupeProps {
  work: PhotoWork;
  view: FaceView;
  point: FacePoint;
}

/** The loupe shows this share of the view. */
const loupeShare = 0.12;

/** What the finger hides, larger, in the corner away from it. */
export function PhotoLoupe({ work, view, point }: PhotoLoupeProps) {
  const shown = view.side * loupeShare;
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
