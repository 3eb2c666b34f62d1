import { limits } from '@herald/contract/limits';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useAddActor } from '../api/use-cast.ts';

interface AddActorProps {
  candidates: readonly { id: string; name: string }[];
  onClose: () => void;
}

const ACCEPT = ['application/pdf', 'image/jpeg', 'image/png'];
const MISSING = 'Please add the signed release.';
const TOO_LARGE = `This file is larger than ${limits.releaseBytes / 1024 / 1024} MB.`;

/** A presenter of the administrator, and what the person signed. */
export function AddActor({ candidates, onClose }: AddActorProps) {
  const add = useAddActor();
  const [id, setId] = useState(candidates[0]?.id ?? '');
  const [release, setRelease] = useState<File>();
  const [problem, setProblem] = useState('');
  const send = () => {
    if (!release) return setProblem(MISSING);
    if (release.size > limits.releaseBytes) return setProblem(TOO_LARGE);
    setProblem('');
    add.mutate({ id, release }, { onSuccess: onClose });
  };
  const said = problem || (add.isError && messageOf(add.error, 'We couldn’t add the actor. Please try again.'));
  return (
    <FormDialog
      title="Add an actor"
      sentence="Every account can make films with this face. The person must have agreed to that in writing."
      submit="Add to the cast"
      busyText={add.isPending && 'Adding...'}
      onSubmit={send}
      onClose={onClose}
    >
      {said && <AlertBox>{said}</AlertBox>}
      <Select
        label="Presenter"
        options={candidates.map(({ id: value, name: label }) => ({ value, label }))}
        value={id}
        onChange={setId}
      />
      <FileDrop accept={ACCEPT} onFile={setRelease}>
        {(pick) => (
          <div className="flex flex-wrap items-center gap-3 text-13">
            <Button size="s" icon={Upload} onClick={pick}>
              {release ? 'Choose another file' : 'Choose the signed release'}
            </Button>
            <span className="min-w-0 break-words text-ink-soft" role="status">
              {release?.name ?? 'PDF, JPEG or PNG, up to 10 MB. Only administrators can open it.'}
            </span>
          </div>
        )}
      </FileDrop>
    </FormDialog>
  );
}
