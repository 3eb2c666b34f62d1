import { LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useMakesTemplate } from './making-template.ts';

const SaveTemplateDialog = lazy(async () => ({
  default: (await import('./save-template-dialog.tsx')).SaveTemplateDialog,
}));

/** In the wizard, as soon as there are words to keep. */
export function SaveAsTemplate({ isAdmin }: { isAdmin: boolean }) {
  const { content } = useDraft();
  const [isOpen, setOpen] = useState(false);
  const makesTemplate = useMakesTemplate();
  const navigate = useNavigate();
  const showSaved = (id: string) => void navigate(paths.template(id));
  if (content.voice.ttsText.trim() === '' && content.script.content.trim() === '') return null;
  return (
    <>
      <Button kind="ghost" size="s" icon={LayoutTemplate} onClick={() => setOpen(true)}>
        Save as template
      </Button>
      {isOpen && (
        <Suspense>
          <SaveTemplateDialog
            draft={content}
            isAdmin={isAdmin}
            onSaved={makesTemplate ? showSaved : undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
