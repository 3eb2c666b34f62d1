import type { AdminPage, PageVersion } from '@herald/contract/endpoints/admin-pages';
import { RotateCcw } from 'lucide-react';
import { failureOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useVersion } from '../api/page.ts';
import { momentText } from '../rules/save-words.ts';
import { NoticeBox } from './notice-box.tsx';
import { PagePreview, type RenderNavigation } from './page-preview.tsx';

export interface Looked {
  version: Pick<PageVersion, 'version' | 'saved_at' | 'saved_by' | 'is_current'>;
}

interface LookedPageProps {
  page: AdminPage;
  looked: Looked;
  renderNavigation: RenderNavigation;
  onRestore: (version: PageVersion) => void;
  isRestoring: boolean;
  onClose: () => void;
}

/** A saved version in the preview. */
export function LookedPage({ page, looked, renderNavigation, onRestore, isRestoring, onClose }: LookedPageProps) {
  const { version } = looked;
  const content = useVersion(page.id, version.version);
  if (content.isError) {
    return (
      <main id="main" tabIndex={-1} className="flex-1 p-4 md:p-8">
        <AlertBox action={<Button onClick={onClose}>Back to yours</Button>}>
          {failureOf(content.error).message}
        </AlertBox>
      </main>
    );
  }
  if (!content.data) return <Skeleton className="m-8 h-96 flex-1" />;
  const by = version.saved_by ? ` by ${version.saved_by}` : '';
  return (
    <PagePreview
      page={page}
      name={content.data.name}
      content={content.data.content}
      renderNavigation={renderNavigation}
      notice={
        <NoticeBox
          title={`Version of ${momentText(version.saved_at)}${by}`}
          actions={
            <>
              {!version.is_current && (
                <Button
                  icon={RotateCcw}
                  onClick={() => onRestore({ ...content.data, changes: null })}
                  busyText={isRestoring && 'Restoring...'}
                >
                  Restore
                </Button>
              )}
              <Button kind="ghost" onClick={onClose}>
                Back to yours
              </Button>
            </>
          }
        >
          {version.is_current ? 'This is what people see now.' : 'People saw this before.'}
        </NoticeBox>
      }
    />
  );
}
