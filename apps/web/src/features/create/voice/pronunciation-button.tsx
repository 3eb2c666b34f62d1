import { BookA } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const PronunciationDialog = lazy(async () => ({
  default: (await import('./pronunciation-dialog.tsx')).PronunciationDialog,
}));

export function PronunciationButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" size="s" icon={BookA} onClick={() => setOpen(true)}>
        Pronunciation
      </Button>
      {isOpen && (
        <Suspense>
          <PronunciationDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
