import type { ConsentEntry, ConsentFilm } from '@herald/contract/endpoints/own-data';
import { clsx } from 'clsx';
import { failureOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useConsentFilms, useRevokeConsent } from '../api/consents.ts';
import { revokeQuestion } from '../rules/consent-words.ts';

const SHOWN = 6;

/** One question, with the films that go. */
export function RevokeDialog({ looks, onClose }: { looks: readonly ConsentEntry[]; onClose: () => void }) {
  const [consent] = looks;
  return consent ? <Question consent={consent} looks={looks} onClose={onClose} /> : null;
}

interface QuestionProps {
  consent: ConsentEntry;
  looks: readonly ConsentEntry[];
  onClose: () => void;
}

function Question({ consent, looks, onClose }: QuestionProps) {
  const there = looks.filter(({ is_avatar_there }) => is_avatar_there).length;
  const films = useConsentFilms(consent);
  const revoke = useRevokeConsent();
  const inWork = films.data?.filter(({ status }) => status !== 'completed').length;
  const now = films.data && { films: films.data.length - (inWork ?? 0), films_in_work: inWork ?? 0 };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Revoke the consent of ${consent.avatar_name}?`}
      question={revokeQuestion({ ...consent, is_avatar_there: there > 0, ...now }, there)}
      confirmLabel="Revoke and delete"
      isBlocked={!films.data}
      busyText={revoke.isPending && 'Revoking...'}
      onConfirm={() => revoke.mutate(consent, { onSuccess: onClose })}
    >
      {films.isPending && (
        <div role="status">
          <span className="sr-only">Loading films...</span>
          <Skeleton className="h-24 w-2/3" />
        </div>
      )}
      {films.isError && <AlertBox>We couldn’t load the films. {failureOf(films.error).message}</AlertBox>}
      {films.data && films.data.length > 0 && <Films films={films.data} />}
    </ConfirmDialog>
  );
}

function Films({ films }: { films: readonly ConsentFilm[] }) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <ul className="contents">
        {films.slice(0, SHOWN).map(({ id, title, status, thumbnail_url }) => (
          <li key={id} title={title} className="h-24 w-14 overflow-hidden rounded-[4px] bg-raised">
            {thumbnail_url && (
              <img
                src={thumbnail_url}
                alt={status === 'completed' ? title : `${title}, in work`}
                className={clsx('size-full object-cover', status !== 'completed' && 'opacity-50 grayscale')}
              />
            )}
          </li>
        ))}
      </ul>
      {films.length > SHOWN && <span className="text-13 text-ink-soft">and {films.length - SHOWN} more</span>}
    </div>
  );
}
