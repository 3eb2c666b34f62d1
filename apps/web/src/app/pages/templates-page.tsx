import { TemplateGallery } from '#features/create/templates/gallery.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

export function TemplatesPage() {
  return (
    <>
      <PageHeading line="Scripts with a presenter and a place. You fill in what is yours.">Templates</PageHeading>
      <TemplateGallery />
    </>
  );
}
