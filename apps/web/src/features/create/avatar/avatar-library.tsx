import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AvatarShelves } from './avatar-shelves.tsx';
import { LibraryNote } from './library-note.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { avatarsQuery } from './load-avatars.ts';

/** The tab "AI Influencer Library". */
export function AvatarLibrary() {
  const { data, error, isFetching, refetch } = useQuery(avatarsQuery);
  if (data?.length === 0) {
    return <LibraryNote title="No AI Influencer avatars available" line="Please check your API configuration" />;
  }
  if (data) return <AvatarShelves avatars={data} />;
  if (!error) return <LibrarySkeleton />;
  return (
    <ErrorState
      title="Failed to load A2E avatars"
      reason={messageOf(error, 'The server did not answer as expected.')}
      kept="Your draft is kept; the other tabs work without the library."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
