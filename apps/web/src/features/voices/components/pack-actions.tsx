import type { AdminVoicePack } from '@herald/contract/endpoints/admin-voices';
import { Download, Pause, Play, RefreshCw, RotateCcw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { usePackDeed } from '#data/voice-packs.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isHere } from '../rules/pack-words.ts';

type Question = 'download' | 'remove';

/** What can be done with a pack, as its state allows. */
export function PackActions({ pack }: { pack: AdminVoicePack }) {
  const deed = usePackDeed(pack);
  const [question, setQuestion] = useState<Question>();
  const download = () =>
    pack.licence?.business === 'forbidden' && pack.state === 'absent'
      ? setQuestion('download')
      : deed.mutate('download');
  const confirm = (answer: Question) => {
    setQuestion(undefined);
    deed.mutate(answer);
  };
  const isLoading = pack.state === 'waiting' || pack.state === 'fetching';
  return (
    <>
      {isHere(pack) && (
        <>
          <IconButton
            icon={RefreshCw}
            label={`Measure ${pack.name} again`}
            disabled={pack.state === 'measuring' || pack.state === 'unheard' || deed.isPending}
            onClick={() => deed.mutate('measure')}
          />
          <IconButton icon={Trash2} label={`Remove ${pack.name}`} onClick={() => setQuestion('remove')} />
        </>
      )}
      {isLoading && (
        <IconButton
          icon={Pause}
          label={`Pause the download of ${pack.name}`}
          disabled={deed.isPending}
          onClick={() => deed.mutate('pause')}
        />
      )}
      {pack.state === 'paused' && (
        <IconButton
          icon={Play}
          label={`Resume the download of ${pack.name}`}
          disabled={deed.isPending}
          onClick={() => deed.mutate('download')}
        />
      )}
      {(isLoading || pack.state === 'paused' || pack.state === 'failed') && (
        <IconButton
          icon={X}
          label={`${isLoading ? 'Cancel' : 'Discard'} the download of ${pack.name}`}
          disabled={deed.isPending}
          onClick={() => deed.mutate('cancel')}
        />
      )}
      {(pack.state === 'absent' || pack.state === 'failed') && (
        <Button
          size="s"
          icon={pack.state === 'failed' ? RotateCcw : Download}
          aria-label={`${pack.state === 'failed' ? 'Try again' : 'Download'}: ${pack.name}, ${pack.quality}`}
          busyText={deed.isPending && 'Starting...'}
          onClick={download}
          className="max-md:min-h-11"
        >
          {pack.state === 'failed' ? 'Try again' : 'Download'}
        </Button>
      )}
      <PackQuestions pack={pack} question={question} onClose={() => setQuestion(undefined)} onConfirm={confirm} />
    </>
  );
}

interface PackQuestionsProps {
  pack: AdminVoicePack;
  question: Question | undefined;
  onClose: () => void;
  onConfirm: (answer: Question) => void;
}

function PackQuestions({ pack, question, onClose, onConfirm }: PackQuestionsProps) {
  const close = (isOpen: boolean) => !isOpen && onClose();
  return (
    <>
      <ConfirmDialog
        isOpen={question === 'remove'}
        onOpenChange={close}
        title={`Remove ${pack.name}?`}
        question="Its voices leave every list. Videos that were made with it stay as they are; an edit needs another voice."
        confirmLabel="Remove voice"
        onConfirm={() => onConfirm('remove')}
      />
      <ConfirmDialog
        isOpen={question === 'download'}
        onOpenChange={close}
        title={`Download ${pack.name}?`}
        question="The recordings it learned from may be used for research only. Videos for business need another voice."
        confirmLabel="Download anyway"
        onConfirm={() => onConfirm('download')}
      />
    </>
  );
}
