import type { ConsentEntry } from '@herald/contract/endpoints/own-data';
import { clsx } from 'clsx';
import { useState } from 'react';
import { exactMoment, shortDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { countOf, givenText, textName } from '../rules/consent-words.ts';

interface ConsentRowProps {
  consent: ConsentEntry;
  /** Of the person, in this row and those below it; 0 in a row that goes with the one above. */
  looks: number;
  /** Without it, the row has no control. */
  onRevoke: (() => void) | undefined;
}

export function ConsentRow({ consent, looks, onRevoke }: ConsentRowProps) {
  const { avatar_name, picture_url, is_avatar_there, revoked_at, films } = consent;
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-5 gap-y-2 py-3',
        looks > 0 ? 'border-line border-t' : 'pl-6 max-md:pl-0',
      )}
    >
      <ConsentPicture url={picture_url} />
      <div className="min-w-0 flex-1 basis-40">
        <p className={clsx('truncate font-medium text-14', revoked_at && 'text-ink-faint')}>{avatar_name}</p>
        <p className="text-13 text-ink-faint">
          {consent.kind === 'filmed' ? 'Filmed, from a clip' : 'Face, from a photo'}
          {looks > 1 && `, ${looks} looks that end together`}
        </p>
      </div>
      <div className="basis-64 text-13 text-ink-soft max-md:basis-full max-md:pl-16">
        <p>
          {givenText(consent)}
          {revoked_at && (
            <span title={exactMoment(revoked_at)}>
              <br />
              Revoked {shortDay(revoked_at)}
            </span>
          )}
        </p>
        <ConsentText consent={consent} />
      </div>
      <p className="tnum w-16 text-13 text-ink-soft max-md:ml-16">{revoked_at ? '' : countOf(films, 'film')}</p>
      <div className="ml-auto flex w-24 justify-end">
        {revoked_at ? (
          <span className="text-13 text-ink-faint">Removed</span>
        ) : (
          onRevoke && (
            <Button
              size="s"
              kind="danger"
              onClick={onRevoke}
              aria-label={`Revoke the consent of ${avatar_name}${looks > 1 ? `, all ${looks} looks` : ''}`}
            >
              Revoke
            </Button>
          )
        )}
      </div>
      {!is_avatar_there && !revoked_at && (
        <p className="basis-full pl-16 text-13 text-ink-faint">
          The avatar is removed. Revoke the consent to delete its films too.
        </p>
      )}
    </li>
  );
}

/** An empty frame where the picture is deleted. */
function ConsentPicture({ url }: { url: string | null }) {
  const className = 'h-14 w-11 shrink-0 rounded-[4px]';
  if (!url) return <span aria-hidden className={clsx(className, 'border border-line border-dashed')} />;
  return <img src={url} alt="" loading="lazy" className={clsx(className, 'bg-raised object-cover')} />;
}

function ConsentText({ consent }: { consent: ConsentEntry }) {
  const [isOpen, setOpen] = useState(false);
  const name = textName(consent);
  return (
    <Popover label={name} isOpen={isOpen} onOpenChange={setOpen} trigger={<TextButton>{name}</TextButton>}>
      <p className="text-14">{consent.text}</p>
    </Popover>
  );
}
