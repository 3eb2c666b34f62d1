import { type Avatar, limits } from '@herald/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tile, TileGroup } from '../../../ui/tile-group.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { libraryAvatarChosen } from './avatar-changes.ts';
import { avatarColumns } from './avatar-columns.ts';
import { type AvatarFilter, anyAvatar, filterAvatars, pageCountOf, pageOf, pageWith } from './avatar-filter.ts';
import { AvatarFilters } from './avatar-filters.tsx';
import { AvatarPicture } from './avatar-picture.tsx';
import { LibraryNote } from './library-note.tsx';
import { PlanHint } from './plan-hint.tsx';
import { RemoveAvatar } from './remove-avatar.tsx';

export function AvatarShelves({ avatars }: { avatars: readonly Avatar[] }) {
  const { content, change } = useDraft();
  const { selectedAvatarId } = content.avatar;
  const [filter, setFilter] = useState(anyAvatar);
  const [page, setPage] = useState(() => pageWith(avatars, selectedAvatarId));
  const found = filterAvatars(avatars, filter);
  const narrow = (patch: Partial<AvatarFilter>) => {
    setFilter({ ...filter, ...patch });
    setPage(1);
  };
  const choose = (id: string) => {
    const avatar = avatars.find((one) => one.id === id);
    if (avatar) change('avatar', libraryAvatarChosen(avatar));
  };
  const chosen = avatars.find(({ id }) => id === selectedAvatarId);
  const pageCount = pageCountOf(found.length);
  return (
    <>
      <AvatarFilters filter={filter} onChange={narrow} hasOwn={avatars.some((avatar) => avatar.is_own)} />
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <p role="status" className="text-13 text-ink-soft">
          <span className="tnum text-ink">{found.length}</span> {found.length === 1 ? 'avatar' : 'avatars'}
          {found.length < avatars.length && ` of ${avatars.length}`}
        </p>
        {chosen?.is_own && <RemoveAvatar key={chosen.id} avatar={chosen} />}
      </div>
      {found.length === 0 ? (
        <LibraryNote
          title="No avatars found"
          line="Nobody in the library matches this search."
          action={<Button onClick={() => narrow(anyAvatar)}>Show all avatars</Button>}
        />
      ) : (
        <TileGroup label="Avatar" value={selectedAvatarId} onChange={choose} className={avatarColumns}>
          {pageOf(found, page).map((avatar) => (
            <Tile key={avatar.id} value={avatar.id} label={avatar.display_name} frame="aspect-[3/4]">
              <AvatarPicture avatar={avatar} isChosen={avatar.id === selectedAvatarId} />
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
  const first = (page - 1) * limits.avatarPageSize + 1;
  return `${first} to ${Math.min(count, page * limits.avatarPageSize)} of ${count}`;
}
