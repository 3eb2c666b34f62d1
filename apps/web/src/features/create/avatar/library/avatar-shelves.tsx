import type { Avatar } from '@herald/contract/endpoints/avatars';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkmark } from '#ui/checkmark.tsx';
import { Icon } from '#ui/icon.tsx';
import { initials } from '#ui/initials.ts';
import { Pager } from '#ui/pager.tsx';
import { Tile, TileGroup } from '#ui/tile-group.tsx';
import { libraryAvatarChosen } from '../../draft/avatar-changes.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { useWizard } from '../../steps/wizard-context.ts';
import { LookTiles } from '../looks/look-tiles.tsx';
import { looksOf, onePerPerson } from '../looks/people.ts';
import { avatarColumns } from './avatar-columns.ts';
import { AvatarDetails } from './avatar-details.tsx';
import {
  AVATARS_PER_PAGE,
  type AvatarFilter,
  anyAvatar,
  filterAvatars,
  pageCountOf,
  pageOf,
  pageWith,
} from './avatar-filter.ts';
import { AvatarFilters } from './avatar-filters.tsx';
import { LibraryNote } from './library-note.tsx';
import { LockedChoice } from './locked-choice.tsx';
import { RemoveAvatar } from './remove-avatar.tsx';

export function AvatarShelves({ avatars }: { avatars: readonly Avatar[] }) {
  const { content, change } = useDraft();
  const { selectedAvatarId } = content.avatar;
  const [filter, setFilter] = useState(anyAvatar);
  const [page, setPage] = useState(() => pageWith(onePerPerson(avatars, selectedAvatarId), selectedAvatarId));
  const everybody = onePerPerson(avatars, '');
  const found = onePerPerson(filterAvatars(avatars, filter), selectedAvatarId);
  const narrow = (patch: Partial<AvatarFilter>) => {
    setFilter({ ...filter, ...patch });
    setPage(1);
  };
  const choose = (id: string) => {
    const avatar = avatars.find((one) => one.id === id);
    if (avatar) change('avatar', libraryAvatarChosen(avatar));
  };
  const chosen = avatars.find(({ id }) => id === selectedAvatarId);
  const looks = chosen ? looksOf(avatars, chosen.filmed?.person_id) : [];
  const pageCount = pageCountOf(found.length);
  return (
    <>
      <LockedChoice />
      <AvatarFilters
        filter={filter}
        onChange={narrow}
        hasOwn={avatars.some((avatar) => avatar.is_own)}
        hasCast={avatars.some((avatar) => avatar.is_cast)}
      />
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <p role="status" className="text-13 text-ink-soft">
          <span className="tnum text-ink">{found.length}</span> {found.length === 1 ? 'avatar' : 'avatars'}
          {found.length < everybody.length && ` of ${everybody.length}`}
        </p>
        {chosen?.is_own && <RemoveAvatar key={chosen.id} avatar={chosen} />}
      </div>
      {chosen && <AvatarDetails avatar={chosen} />}
      {chosen && looks.length > 1 && (
        <section aria-label={`Looks of ${chosen.name}`} className="mb-5">
          <LookTiles looks={looks} chosenId={chosen.id} onChoose={({ id }) => choose(id)} />
        </section>
      )}
      {found.length === 0 ? (
        <LibraryNote
          title="No avatars found"
          line="No avatar in the library matches this search."
          action={<Button onClick={() => narrow(anyAvatar)}>Show all avatars</Button>}
        />
      ) : (
        <TileGroup label="Avatar" value={selectedAvatarId} onChange={choose} className={avatarColumns}>
          {pageOf(found, page).map((avatar) => (
            <Tile
              key={avatar.id}
              value={avatar.id}
              label={avatar.filmed ? avatar.name : avatar.display_name}
              frame="aspect-[3/4]"
            >
              <AvatarPicture
                avatar={avatar}
                looks={looksOf(avatars, avatar.filmed?.person_id).length}
                isChosen={avatar.id === selectedAvatarId}
              />
            </Tile>
          ))}
        </TileGroup>
      )}
      {pageCount > 1 && (
        <Pager page={page} pageCount={pageCount} onChange={setPage} summary={summaryOf(page, found.length)} />
      )}
      <PlanHint />
    </>
  );
}

function summaryOf(page: number, count: number): string {
  const first = (page - 1) * AVATARS_PER_PAGE + 1;
  return `${first} to ${Math.min(count, page * AVATARS_PER_PAGE)} of ${count}`;
}

interface AvatarPictureProps {
  avatar: Avatar;
  /** Of a filmed person. */
  looks: number;
  isChosen: boolean;
}

/** The face in its frame; where a picture does not load, the name stands in for it. */
function AvatarPicture({ avatar, looks, isChosen }: AvatarPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const filmedMark = looks > 1 ? `Filmed, ${looks} looks` : 'Filmed';
  const mark = avatar.origin || (avatar.kind === 'filmed' ? filmedMark : '');
  return (
    <>
      {isBroken ? (
        <span className="display absolute inset-0 grid place-items-center font-semibold text-26 text-film-soft">
          {initials(avatar.display_name)}
        </span>
      ) : (
        <img
          src={avatar.thumbnail_url}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
          className="size-full object-cover object-[50%_22%]"
        />
      )}
      {avatar.filmed && <PlayingClip url={avatar.filmed.clip_url} />}
      {mark && (
        <span
          className={clsx(
            'absolute rounded-sm bg-film/80 px-1.5 py-0.5 font-medium text-12 text-film-ink',
            // Inside the corners of the chosen one.
            isChosen ? 'bottom-3.5 left-3.5' : 'bottom-2 left-2',
          )}
        >
          {mark}
        </span>
      )}
      {isChosen && (
        <>
          <span aria-hidden className="corners absolute inset-2 text-film-ink" />
          <Checkmark className="absolute top-3.5 right-3.5 bg-film-ink! text-film!" />
        </>
      )}
    </>
  );
}

/** A filmed person moves while somebody points at them. */
function PlayingClip({ url }: { url: string }) {
  return (
    <video
      src={url}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden
      tabIndex={-1}
      onPointerEnter={({ currentTarget }) => {
        if (!matchMedia('(prefers-reduced-motion: reduce)').matches) void currentTarget.play().catch(() => undefined);
      }}
      onPointerLeave={({ currentTarget }) => currentTarget.pause()}
      className="absolute inset-0 size-full object-cover object-[50%_22%]"
    />
  );
}

/** Who gets the default avatars learns that there are more. */
function PlanHint() {
  const { hasFullLibrary } = useWizard();
  if (hasFullLibrary) return null;
  return (
    <p className="mt-5 flex items-center gap-2.5 border-line border-t pt-4 text-13 text-ink-faint">
      <Icon of={Lock} size={14} />
      Your plan has the default avatars. Larger plans include the full library.
    </p>
  );
}
