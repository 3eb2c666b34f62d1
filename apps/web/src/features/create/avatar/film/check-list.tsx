import { clsx } from 'clsx';
import { Camera, ScanFace, Smile, Sun, TriangleAlert, Users } from 'lucide-react';
import { Icon, type IconShape } from '#ui/icon.tsx';
import type { LiveCheck } from './live-checks.ts';
import type { FaceCheckState } from './use-face-looks.ts';

interface CheckListProps {
  checks: readonly LiveCheck[];
  faceCheck: FaceCheckState;
  /** Lips may be open in this moment. */
  mayOpen: boolean;
}

const faceNotes: Record<Exclude<FaceCheckState, 'ready'>, string> = {
  loading: 'Face and mouth are checked once 6 MB are loaded.',
  failed: 'This browser cannot check face and mouth. They are checked when the clip is sent.',
};

const icons: Record<LiveCheck['name'], IconShape> = {
  Face: ScanFace,
  Light: Sun,
  Mouth: Smile,
  People: Users,
  Camera,
};

/** One word when it is right; the wrong word and what to do when it is not. Over the picture of small screens only the most urgent one has its words. */
export function CheckList({ checks, faceCheck, mayOpen }: CheckListProps) {
  const shown = checks.filter(({ name }) => !(mayOpen && name === 'Mouth'));
  const urgent = shown.find(({ isWrong }) => isWrong);
  return (
    <div className="self-center max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:bg-linear-to-t max-lg:from-55% max-lg:from-film/90 max-lg:to-film/0 max-lg:px-4 max-lg:pt-10 max-lg:pb-3 max-lg:text-film-ink">
      <h3 className="plain-heading mb-2 font-medium text-13 max-lg:sr-only">Right now</h3>
      {urgent && (
        <p aria-hidden className="mb-2 flex items-center gap-2 text-14 lg:hidden">
          <Icon of={TriangleAlert} size={15} className="text-warn" />
          <span className="font-medium text-warn">{urgent.word}.</span> {urgent.fix}
        </p>
      )}
      <ul
        aria-label="Live checks"
        className="text-14 max-lg:grid max-lg:grid-flow-col max-lg:justify-between lg:divide-y lg:divide-line lg:border-line lg:border-y"
      >
        {shown.map((check) => (
          <li
            key={check.name}
            className={clsx(
              'flex items-center gap-3 max-lg:flex-col max-lg:gap-1 max-lg:text-12 lg:min-h-12 lg:py-2.5',
              check.isWrong && 'max-lg:text-warn',
            )}
          >
            <Icon of={icons[check.name]} size={19} className={check.isWrong ? 'text-warn' : 'lg:text-ink-soft'} />
            <span className="lg:w-20 lg:text-ink-soft">{check.name}</span>
            <span className="min-w-0 flex-1 max-lg:sr-only">
              <span className={clsx('block font-medium', check.isWrong && 'text-warn')}>{check.word}</span>
              {check.fix && <span className="block text-13 text-ink-soft">{check.fix}</span>}
            </span>
            {check.isWrong ? (
              <Icon of={TriangleAlert} size={14} className="text-warn max-lg:hidden" />
            ) : (
              <span aria-hidden className="size-2 rounded-full bg-good max-lg:hidden" />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-13 text-ink-faint max-lg:mt-2 max-lg:text-12 max-lg:text-film-soft">
        {faceCheck === 'ready' ? (
          <span className="max-lg:hidden">
            Something wrong? Go on. Those seconds are left out, and you can film the moment again.
          </span>
        ) : (
          faceNotes[faceCheck]
        )}
      </p>
    </div>
  );
}
