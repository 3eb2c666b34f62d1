import { LinkFields } from '#ui/link-fields.tsx';
import { useDraft } from '../draft/use-draft.ts';

/** What viewers are led to after the film. */
export function LinkChooser() {
  const { content, change } = useDraft();
  const { link_url, link_label } = content.output;
  return (
    <LinkFields
      url={link_url}
      label={link_label}
      hint="A button under the video opens this page. You can change it later."
      onChange={({ url = link_url, label = link_label }) => change('output', { link_url: url, link_label: label })}
    />
  );
}
