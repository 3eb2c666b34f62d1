import { LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useDraft } from '../draft/use-draft.ts';

const SaveTemplateDialog = lazy(async () => ({
  default: (await import('./save-template-dialog.tsx')).SaveTemplateDialog,
}));

/** In the wizard, as soon as there are words to keep. */
export function SaveAsTemplate({ isAdmin }: { isAdmin: boolean }) {
  const { content } = useDraft();
  const [isOpen, setOpen] = useState(false);
  if (content.voice.ttsText.trim() === '' && content.script.content.trim() === '') return null;
  return (
    <>
      <Button kind="ghost" size="s" icon={LayoutTemplate} onClick={() => setOpen(true)}>
        Save as template
      </Button>
      {isOpen && (
        <Suspense>
          <SaveTemplateDialog draft={content} isAdmin={isAdmin} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
