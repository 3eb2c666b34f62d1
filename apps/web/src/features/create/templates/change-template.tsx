import type { Template } from '@herald/contract/endpoints/templates';
import { useState } from 'react';
import { request } from '#lib/api.ts';
import { toastSuccess } from '#lib/toast.ts';
import { TextButton } from '#ui/text-button.tsx';
import { refreshTemplates } from './template-data.ts';
import { TemplateDialog } from './template-dialog.tsx';

interface ChangeTemplateProps {
  template: Template;
  isAdmin: boolean;
}

/** Its name, what it is for, its variables and who can use it. */
export function ChangeTemplate({ template, isAdmin }: ChangeTemplateProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, description, category, visibility, content, variables } = template;
  const params = { id };
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>Edit template</TextButton>
      {isOpen && (
        <TemplateDialog
          title="Edit template"
          beginning={{ name, description, category, visibility, content, variables }}
          isAdmin={isAdmin}
          isMine={template.is_mine}
          save={async (body) => {
            await request('PUT /templates/:id', { params, body });
            toastSuccess('Template saved', 'Drafts and videos made with it stay as they are.');
            void refreshTemplates();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
