import type { ClipToCheck } from '@herald/contract/endpoints/clips';
import { limits } from '@herald/contract/limits';
import { useState } from 'react';
import { timeAgo } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FilmPlayer } from '#ui/film-player.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useCheckClip } from '../api/use-clip-checks.ts';

interface ClipCheckRowProps {
  clip: ClipToCheck;
  onTrust: () => void;
}

export function ClipCheckRow({ clip, onTrust }: ClipCheckRowProps) {
  const { avatar_name: name, account, code, consent, other_look_url } = clip;
  const check = useCheckClip();
  const [isRefusing, setRefusing] = useState(false);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4 text-13 md:px-5">
      <FilmPlayer
        {...{ label: `The clip of ${name}`, src: clip.recording_url, poster: clip.poster_url }}
        isWhole
        waits
        className="h-60 w-[300px] max-w-full rounded-control"
      />
      {other_look_url && (
        <figure className="w-28">
          <img src={other_look_url} alt="" className="h-40 w-full rounded-control bg-film object-cover" />
          <figcaption className="mt-1 text-ink-soft">Another look of this person. Is it the same face?</figcaption>
        </figure>
      )}
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words font-medium text-14">{name}</p>
        <p className="break-words text-ink-soft">
          {account.owner_name}, {account.owner_email}, {timeAgo(clip.created_at)}
        </p>
        <p className="mt-3">
          {code ? (
            <>
              Listen or look for <span className="tnum font-semibold text-16 tracking-[.15em]">{code}</span>
            </>
          ) : (
            'It came without a code: it was filmed before it was sent.'
          )}
        </p>
        <p className="mt-2 text-ink-soft">“{consent.text}”</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            size="s"
            kind="primary"
            busyText={check.isPending && 'Saving...'}
            onClick={() => check.mutate({ id: clip.id, is_passed: true })}
          >
            Let it speak
          </Button>
          <Button size="s" kind="danger" onClick={() => setRefusing(true)}>
            Refuse
          </Button>
          <Button size="s" kind="ghost" onClick={onTrust}>
            Let all clips of this account pass
          </Button>
        </div>
      </div>
      {isRefusing && <RefuseDialog clip={clip} onClose={() => setRefusing(false)} />}
    </li>
  );
}

function RefuseDialog({ clip, onClose }: { clip: ClipToCheck; onClose: () => void }) {
  const check = useCheckClip();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const refuse = () => {
    setAsked(true);
    if (reason.trim()) check.mutate({ id: clip.id, is_passed: false, reason }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={`Refuse ${clip.avatar_name}?`}
      sentence="No films can be made with this presenter, and its recording with the sound is deleted."
      submit="Refuse"
      busyText={check.isPending && 'Refusing...'}
      onSubmit={refuse}
      onClose={onClose}
    >
      <Field
        label="Reason"
        hint="The person reads it."
        error={isAsked && !reason.trim() ? 'Please say why, so that the person knows what to do next.' : undefined}
      >
        <Textarea
          value={reason}
          maxLength={limits.clipCheckReasonCharacters}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
