import { clsx } from 'clsx';
import { messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { boxView } from './face-points.ts';
import type { PhotoWork } from './photo-work.ts';
import { useChooseFace } from './use-photo-avatar.ts';

/** Who of several people in a photo speaks: a button with a picture for each face. */
export function FaceChoice({ work }: { work: PhotoWork }) {
  const choose = useChooseFace(work);
  const { faces, face, isFaceChosen } = work;
  const fromLeft = faces.map((box, index) => ({ box, index })).toSorted((a, b) => a.box.x - b.box.x);
  const pressed = choose.isPending ? choose.variables : isFaceChosen ? face : undefined;
  return (
    <section aria-label="Who speaks">
      <h3 className="plain-heading font-medium text-14">There are {faces.length} faces. Who speaks?</h3>
      <p role="status" className="mt-1 text-13 text-ink-soft">
        {choose.isPending
          ? 'Looking at this face...'
          : isFaceChosen
            ? `Face ${fromLeft.findIndex(({ index }) => index === face) + 1} from the left speaks. The others stay as they are.`
            : 'Choose a face to go on. The others stay as they are.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {fromLeft.map(({ box, index }, at) => (
          <button
            key={`${box.x} ${box.y}`}
            type="button"
            aria-label={`Face ${at + 1} of ${faces.length}, from the left`}
            aria-pressed={pressed === index}
            disabled={choose.isPending}
            onClick={() => choose.mutate(index)}
            className={clsx(
              'rounded-control outline-offset-3',
              pressed === index && 'outline-2 outline-ink',
              choose.isPending && pressed !== index && 'opacity-60',
            )}
          >
            <FacePicture work={work} box={box} />
          </button>
        ))}
      </div>
      {choose.isError && (
        <div className="mt-3">
          <AlertBox>{messageOf(choose.error, 'We couldn’t look at this face. Please try again.')}</AlertBox>
        </div>
      )}
    </section>
  );
}

function FacePicture({ work, box }: { work: PhotoWork; box: PhotoWork['faces'][number] }) {
  const view = boxView(box, work);
  const share = (pixels: number) => `${(pixels / view.side) * 100}%`;
  return (
    <span className="relative block size-24 overflow-hidden rounded-control bg-film">
      <img
        src={work.picture_url}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{ left: share(-view.x), top: share(-view.y), width: share(work.width), height: share(work.height) }}
      />
    </span>
  );
}
