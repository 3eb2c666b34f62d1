import { useSession } from '#features/session/api/session.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { LibrarySection } from './dashboard/library-section.tsx';

export function ProjectsPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHeading>My Projects</PageHeading>
      <LibrarySection user={user} />
    </>
  );
}
