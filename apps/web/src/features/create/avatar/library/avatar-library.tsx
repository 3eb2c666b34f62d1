import { useQuery } from '@tanstack/react-query';
import { avatarsQuery } from '#data/avatars.ts';
import { messageOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { avatarColumns } from './avatar-columns.ts';
import { AVATARS_PER_PAGE } from './avatar-filter.ts';
import { AvatarShelves } from './avatar-shelves.tsx';
import { LibraryNote } from './library-note.tsx';

const places = Array.from({ length: AVATARS_PER_PAGE }, (_, place) => place);

/** The tab "AI Influencer Library". */
export function AvatarLibrary() {
  const { data, error, isFetching, refetch } = useQuery(avatarsQuery);
  if (data?.length === 0) {
    return (
      <LibraryNote
        title="No AI Influencer avatars available"
        line="Please check your API configuration"
        action={<TextLink to={paths.apiSetup}>API keys</TextLink>}
      />
    );
  }
  if (data) {
    return (
      <>
        <AvatarShelves avatars={data} />
        <p className="mt-4 text-13 text-ink-faint">
          Your own key for a service adds its people: <TextLink to={paths.apiSetup}>API keys</TextLink>
        </p>
      </>
    );
  }
  if (!error) return <LibrarySkeleton />;
  return (
    <ErrorState
      title="Failed to load A2E avatars"
      reason={messageOf(error, 'The server sent an unexpected response.')}
      kept="Your draft is safe, and the other tabs work without the library."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function LibrarySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading avatars</span>
      <Skeleton className="mb-4 h-10 w-full max-w-[420px]" />
      <div className={avatarColumns}>
        {places.map((place) => (
          <div key={place}>
            <Skeleton className="aspect-[3/4] w-full rounded-control" />
            <Skeleton className="mt-2 h-4 w-16" />
          </div>
        ))}
      </div>
    </div>
  );
}
