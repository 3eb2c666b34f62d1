import type { CastActor } from '@herald/contract/endpoints/cast';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { timeAgo } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { initials } from '#ui/initials.ts';
import { sizeText } from '#ui/size-text.ts';
import { useOpenRelease, useWithdrawActor } from '../api/use-cast.ts';

export function ActorRow({ actor }: { actor: CastActor }) {
  const { id, name, picture_url: picture, withdrawn_at: withdrawnAt, films } = actor;
  const open = useOpenRelease();
  const withdraw = useWithdrawActor();
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4 text-13 md:px-5">
      {picture ? (
        <img src={picture} alt="" className="h-20 w-15 rounded-control bg-film object-cover object-[50%_22%]" />
      ) : (
        <span aria-hidden className="grid h-20 w-15 place-items-center rounded-control bg-film text-film-soft">
          {initials(name)}
        </span>
      )}
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words font-medium text-14">{name}</p>
        <p className="break-words text-ink-soft">
          Added {timeAgo(actor.added_at)}
          {actor.added_by && ` by ${actor.added_by}`}
        </p>
        {withdrawnAt ? (
          <p className="break-words text-ink-soft">
            Withdrawn {timeAgo(withdrawnAt)}
            {actor.withdrawn_by && ` by ${actor.withdrawn_by}`}. The release is kept.
          </p>
        ) : (
          <p className="tnum text-ink-soft">
            {Math.round(actor.duration_sec)} s of clip, {sizeText(actor.stored_bytes)}, {countOf(films)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="s" icon={FileText} busyText={open.isPending && 'Opening...'} onClick={() => open.mutate(id)}>
          Release<span className="sr-only"> of {name}</span>
        </Button>
        {!withdrawnAt && (
          <Button size="s" kind="danger" onClick={() => setAsking(true)}>
            Withdraw<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Withdraw ${name}?`}
        question={`Nobody can choose ${name} any more. ${goneWith(films)} The release is kept. This cannot be undone.`}
        confirmLabel="Withdraw"
        busyText={withdraw.isPending && 'Withdrawing...'}
        onConfirm={() => withdraw.mutate(id, { onSettled: () => setAsking(false) })}
      />
    </li>
  );
}

const countOf = (films: number): string => (films === 1 ? '1 film' : `${films} films`);

const goneWith = (films: number): string =>
  films === 0 ? 'The clip is deleted.' : `The clip and ${countOf(films)} of all accounts are deleted.`;
