import type { DraftContent } from '@herald/contract/draft';
import type { Avatar } from '@herald/contract/endpoints/avatars';
import { fittingVoice } from '@herald/media/fitting-voice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avatarsQuery } from '#data/avatars.ts';
import { voicesQuery } from '#data/voices.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Input } from '#ui/input.tsx';
import { ListFailure } from '#ui/list-states.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { libraryAvatarChosen } from '../../draft/avatar-changes.ts';
import type { AxisAvatar } from '../rules/matrix-draft.ts';

interface AvatarDialogProps {
  content: DraftContent;
  /** Those that are on the axis already. */
  taken: readonly string[];
  onChoose: (avatar: AxisAvatar) => void;
  onClose: () => void;
}

/** One more presenter, with the voice that fits. */
export function AvatarDialog({ content, taken, onChoose, onClose }: AvatarDialogProps) {
  const avatars = useQuery(avatarsQuery);
  const { country, region } = content.voice;
  const { data: groups = [] } = useQuery(voicesQuery(country, region));
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = avatars.data?.filter(
    ({ id, display_name }) => !taken.includes(id) && display_name.toLowerCase().includes(wanted),
  );
  const choose = (avatar: Avatar) => {
    const voices = groups.flatMap(({ children }) => children);
    const ttsId = fittingVoice(voices, avatar, content.voice.ttsId) ?? content.voice.ttsId;
    onChoose({
      ...{ id: avatar.id, name: avatar.display_name, picture: avatar.thumbnail_url },
      avatar: { ...content.avatar, avatarType: 'library', createdAvatarId: null, ...libraryAvatarChosen(avatar) },
      voice: { ...content.voice, ttsId },
    });
    onClose();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title="Add a presenter" isLarge className="md:max-w-[640px]">
      <Input
        type="search"
        aria-label="Search presenters"
        placeholder="Search by name..."
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {avatars.isPending && <Spinner label="Loading presenters..." className="py-12" />}
      {avatars.isLoadingError && <ListFailure title="The presenters did not load" answer={avatars} />}
      <ul aria-label="Presenters" className="mt-4 grid grid-cols-3 gap-3 sm:grid-cols-5">
        {found?.map((avatar) => (
          <li key={avatar.id}>
            <button type="button" className="block w-full text-left text-13" onClick={() => choose(avatar)}>
              <img
                src={avatar.thumbnail_url}
                alt=""
                loading="lazy"
                className="aspect-[3/4] w-full rounded-control bg-film object-cover object-[50%_22%]"
              />
              <span className="mt-1.5 block truncate">{avatar.display_name}</span>
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className="py-8 text-center text-14 text-ink-soft">Nobody is left with this name.</p>}
    </Dialog>
  );
}
