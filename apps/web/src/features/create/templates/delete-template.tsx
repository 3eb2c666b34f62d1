import type { Template } from '@herald/contract/endpoints/templates';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#lib/paths.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useDeleteTemplate } from './template-data.ts';

export function DeleteTemplate({ template }: { template: Pick<Template, 'id' | 'name'> }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useDeleteTemplate(template.id, () => void navigate(paths.templates));
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>Delete template</TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete this template?"
        question={`“${template.name}” is gone for everybody who could use it. Drafts and videos made with it stay.`}
        confirmLabel="Delete"
        onConfirm={() => remove.mutate()}
        busyText={remove.isPending && 'Deleting...'}
      />
    </>
  );
}
