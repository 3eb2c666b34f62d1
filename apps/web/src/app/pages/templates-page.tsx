import { TemplateGallery } from '#features/create/templates/gallery.tsx';
import { NewTemplate } from '#features/create/templates/new-template.tsx';
import { useSession } from '#features/session/api/session.ts';
import { PageHeading } from '#ui/page-heading.tsx';

export function TemplatesPage() {
  const { user } = useSession();
  const canEdit = user !== null && user.account.role !== 'viewer';
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageHeading line="Scripts with a presenter and a place. You fill in what is yours.">Templates</PageHeading>
        {canEdit && <NewTemplate />}
      </div>
      <TemplateGallery canUse={canEdit} />
    </>
  );
}
