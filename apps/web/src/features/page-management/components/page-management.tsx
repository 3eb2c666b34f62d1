import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useDeletePage } from '../api/change-pages.ts';
import { useAllPages } from '../api/use-pages.ts';
import { PageMenu } from './page-menu.tsx';
import { PagesList } from './pages-list.tsx';

/** The content pages of the website. */
export function PageManagement() {
  const [doomed, setDoomed] = useState<AdminPage>();
  const [isAsking, setIsAsking] = useState(false);
  const { isLoadingError } = useAllPages();
  const remove = useDeletePage({ onDeleted: () => setIsAsking(false) });
  const ask = (page: AdminPage) => {
    setDoomed(page);
    setIsAsking(true);
  };
  return (
    <section aria-labelledby="page-management" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="page-management" className="font-semibold text-20">
            Page Management
          </h2>
          <p className="text-14 text-ink-soft">Manage website pages and content</p>
        </div>
        {/* Beside a list that did not come, trying again is the one thing to do. */}
        <ButtonLink
          kind={isLoadingError ? 'quiet' : 'primary'}
          icon={Plus}
          to={paths.newPage}
          className="max-md:w-full"
        >
          Create Page
        </ButtonLink>
      </div>
      <PagesList menuOf={(page) => <PageMenu page={page} onDelete={() => ask(page)} />} />
      {doomed && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={(isOpen) => !remove.isPending && setIsAsking(isOpen)}
          title="Delete Page"
          question={`Are you sure you want to delete ${doomed.name}? This action cannot be undone.`}
          confirmLabel="Delete Page"
          busyText={remove.isPending && 'Deleting...'}
          onConfirm={() => remove.mutate(doomed)}
        >
          <p className="text-13 text-ink-faint">Its link leaves the navigation, and its versions go with it.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
