import { paths } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { TemplateGrid } from './gallery.tsx';
import { usePopularTemplates, useTemplateCounts } from './template-data.ts';

const SHOWN = 6;

/** Below an empty library: a beginning that is written already. */
export function SuggestedTemplates() {
  const { data: templates } = usePopularTemplates(SHOWN);
  const { data: counts } = useTemplateCounts();
  if (!templates || templates.length === 0) return null;
  return (
    <section aria-labelledby="suggested-templates" className="mt-9">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h3 id="suggested-templates" className="font-medium text-14">
          Or start from a template
        </h3>
        <TextLink to={paths.templates} className="text-13">
          {counts ? `All ${counts.total} templates` : 'All templates'}
        </TextLink>
      </div>
      <TemplateGrid templates={templates} />
    </section>
  );
}
