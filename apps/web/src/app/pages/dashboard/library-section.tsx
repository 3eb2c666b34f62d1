import { Plus } from 'lucide-react';
import { EmptyLibrary } from '../../../features/library/components/empty-library.tsx';
import { useUserLimits } from '../../../features/limits/api/use-user-limits.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** The library's place. The primary action is in the empty state, so the one above it is quiet. */
export function LibrarySection({ userId }: { userId: string }) {
  const { data: limits } = useUserLimits(userId);
  return (
    <section aria-labelledby="library-title">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 pb-4">
        <div>
          <h2 id="library-title" className="font-semibold text-20">
            Your Video Library
          </h2>
          <p className="mt-0.5 text-14 text-ink-soft">Manage and organize all your AI-generated UGC videos</p>
        </div>
        <ButtonLink to={paths.create} icon={Plus} kbd="C" className="max-sm:hidden">
          Create New Video
        </ButtonLink>
      </div>
      <EmptyLibrary videosLeft={limits?.videos_left} />
    </section>
  );
}
