import { useNavigate, useParams } from 'react-router';
import { PageEditor } from '#features/page-editor/components/page-editor.tsx';
import { useSession } from '#features/session/api/session.ts';
import { paths } from '#lib/paths.ts';
import { PreviewNavigation } from '../navigation/preview-navigation.tsx';

/** Only inside the administrators' route, so there is a user. */
export function PageEditorPage() {
  const { id = 'new' } = useParams();
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <PageEditor
      key={id}
      userId={user.id}
      pageId={id === 'new' ? undefined : id}
      onLeave={() => void navigate(paths.adminPages)}
      onCreated={(created) => void navigate(paths.editPage(created), { replace: true })}
      renderNavigation={(pages) => <PreviewNavigation pages={pages} />}
    />
  );
}
