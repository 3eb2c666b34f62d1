import { initials } from '#ui/initials.ts';
import { PoseGuide } from '#ui/pose-guide.tsx';
import { roleWords } from '../rules/member-words.ts';

const ghosts = [roleWords.editor.label, roleWords.viewer.label];

/** Three seats: one is taken, the others wait. */
export function TeamPicture({ owner }: { owner: string }) {
  return (
    <div aria-hidden className="flex gap-3">
      <div className="w-[96px] max-sm:flex-1">
        <div className="grid aspect-[3/4] place-items-center rounded-control bg-raised ring-1 ring-line-strong ring-inset">
          <span className="display font-semibold text-34 text-ink-soft">{initials(owner)}</span>
        </div>
        <p className="mt-2 text-center text-12 text-ink-soft">Owner</p>
      </div>
      {ghosts.map((role) => (
        <div key={role} className="w-[96px] max-sm:flex-1">
          <div className="corners relative aspect-[3/4] overflow-hidden text-edge">
            <PoseGuide className="text-ink-faint" />
          </div>
          <p className="mt-2 text-center text-12 text-ink-faint">{role}</p>
        </div>
      ))}
    </div>
  );
}
