import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { fileSize } from '#lib/file-size.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Dot } from '#ui/dot.tsx';
import { DropTarget } from '#ui/drop-target.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Progress } from '#ui/progress.tsx';
import { useAddVoice } from '../api/use-add-voice.ts';
import { voiceFilesProblem } from '../rules/voice-files.ts';

const ACCEPT = ['.onnx', '.json', '.bin'];

/** A voice from files, for a machine without internet. Closing it while it sends stops the sending. */
export function AddVoiceDialog({ onClose }: { onClose: () => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const { share, failure, send, cancel } = useAddVoice(onClose);
  const problem = voiceFilesProblem(files);
  const isSending = share !== undefined;
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Add from files"
      description="The voice is tried here before it is added."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            kind="primary"
            disabled={files.length === 0 || problem !== ''}
            busyText={isSending && 'Adding...'}
            onClick={() => void send(files)}
          >
            Add voice
          </Button>
        </>
      }
    >
      {isSending ? (
        <Sending share={share} files={files} />
      ) : (
        <FileDrop accept={ACCEPT} takesMany onFile={(_, chosen) => setFiles(chosen)}>
          {(pick, isOver) => (
            <DropTarget
              icon={FolderInput}
              title={files.length > 0 ? 'Choose other files' : 'Choose files, or drop them here'}
              line="Piper: NAME.onnx and NAME.onnx.json. Inflect: duration.onnx and decode.onnx. Kokoro: tokenizer.json, its model and the .bin files of its voices."
              isOver={isOver}
              onPick={pick}
            />
          )}
        </FileDrop>
      )}
      {!isSending && files.length > 0 && <FileNames files={files} />}
      {(problem || failure) && !isSending && (
        <div className="mt-4">
          <AlertBox>{problem || failure}</AlertBox>
        </div>
      )}
    </Dialog>
  );
}

function FileNames({ files }: { files: readonly File[] }) {
  return (
    <ul aria-label="Chosen files" className="mt-4 max-h-40 divide-y divide-line overflow-y-auto text-13">
      {files.map(({ name, size }) => (
        <li key={name} className="flex justify-between gap-4 py-2">
          <span className="min-w-0 truncate">{name}</span>
          <span className="tnum shrink-0 text-ink-faint">{fileSize(size)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Sent bytes are measured; how long a voice speaks for the first time is not known before. */
function Sending({ share, files }: { share: number; files: readonly File[] }) {
  const total = fileSize(files.reduce((sum, { size }) => sum + size, 0));
  return (
    <div className="rounded-card border border-line p-4">
      <p role="status" className="mb-3 flex items-center gap-2 text-14">
        {share >= 1 && <Dot tone="signal" isLive />}
        {share >= 1 ? 'It speaks for the first time' : `Sending ${total}, ${Math.round(share * 100)}%`}
      </p>
      <Progress label="Sent" done={share} />
    </div>
  );
}
