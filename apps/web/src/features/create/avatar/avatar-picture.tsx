import type { Avatar } from '@herald/contract';
import { useState } from 'react';
import { Checkmark } from '../../../ui/checkmark.tsx';
import { initials } from '../../../ui/initials.ts';

interface AvatarPictureProps {
  avatar: Avatar;
  isChosen: boolean;
}

/** The face in its frame; where a picture does not load, the name stands in for it. */
export function AvatarPicture({ avatar, isChosen }: AvatarPictureProps) {
  const [isBroken, setBroken] = useState(false);
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
      {isChosen && (
        <>
          <span aria-hidden className="corners absolute inset-2 text-film-ink" />
          <Checkmark className="absolute top-3.5 right-3.5 bg-film-ink! text-film!" />
        </>
      )}
    </>
  );
}
