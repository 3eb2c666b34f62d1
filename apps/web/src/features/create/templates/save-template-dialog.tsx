import type { DraftContent } from '@herald/contract/draft';
import { request } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { toastSuccess } from '#lib/toast.ts';
import { templateOf } from './new-variables.ts';
import { refreshTemplates } from './template-data.ts';
import { TemplateDialog } from './template-dialog.tsx';

interface SaveTemplateDialogProps {
  draft: DraftContent;
  isAdmin: boolean;
  onSaved?: ((id: string) => void) | undefined;
  onClose: () => void;
}

/** Words that are marked become variables; the rest stays as it is. */
export function SaveTemplateDialog({ draft, isAdmin, onSaved, onClose }: SaveTemplateDialogProps) {
  return (
    <TemplateDialog
      title="Save as template"
      beginning={{
        ...{ name: draft.title, description: '', category: 'sell', visibility: 'private' },
        ...templateOf(draft),
      }}
      isAdmin={isAdmin}
      isMine
      staysAt={({ pathname }) => pathname.startsWith(`${paths.templates}/`)}
      save={async (body) => {
        const { data } = await request('POST /templates', { body, idempotencyKey: crypto.randomUUID() });
        toastSuccess('Template saved', `“${body.name.trim()}” is among your templates.`);
        void refreshTemplates();
        onSaved?.(data.id);
      }}
      onClose={onClose}
    />
  );
}
