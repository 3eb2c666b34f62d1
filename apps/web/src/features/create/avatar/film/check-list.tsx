import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
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

/** One word when it is right; the wrong word and what to do when it is not. On a phone only the most urgent one has its words. */
export function CheckList({ checks, faceCheck, mayOpen }: CheckListProps) {
  const shown = checks.filter(({ name }) => !(mayOpen && name === 'Mouth'));
  const urgent = shown.find(({ isWrong }) => isWrong);
  return (
    <div>
      <h3 className="plain-heading mb-1 font-medium text-13">Right now</h3>
      <ul
        aria-label="Live checks"
        className="divide-y divide-line border-line border-y text-13 max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:divide-y-0"
      >
        {shown.map((check) => (
          <li key={check.name} className="flex min-h-9 items-start gap-3 py-2">
            <span className="w-16 shrink-0 text-ink-soft max-md:w-auto">{check.name}</span>
            <span className={clsx('min-w-0 flex-1', check !== urgent && 'max-md:sr-only')}>
              <span className={clsx('block font-medium', check.isWrong && 'text-warn')}>{check.word}</span>
              {check.fix && <span className="block text-ink-soft">{check.fix}</span>}
            </span>
            {check.isWrong ? (
              <Icon of={TriangleAlert} size={14} className="mt-0.5 text-warn" />
            ) : (
              <span aria-hidden className="mt-1.5 size-2 rounded-full bg-good" />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-ink-faint">
        {faceCheck === 'ready' ? 'Something wrong? Go on. Those seconds are left out.' : faceNotes[faceCheck]}
      </p>
    </div>
  );
}
