import { useMakesTemplate } from './making-template.ts';

/** How a draft becomes a template. */
export function TemplateNote() {
  if (!useMakesTemplate()) return null;
  return (
    <p role="note" className="mt-5 rounded-control border border-line bg-panel px-3.5 py-3 text-13 text-ink-soft">
      You are making a template. Choose an avatar, write the words in step 2, then press “Save as template” above.
    </p>
  );
}
