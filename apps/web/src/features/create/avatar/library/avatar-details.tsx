import type { Avatar } from '@herald/contract/endpoints/avatars';
import { useQuery } from '@tanstack/react-query';
import { drawersQuery } from '#data/avatar-drawers.ts';
import { maySpeak } from '../looks/people.ts';
import { SaySomething } from '../say/say-something.tsx';

/** Who drew the chosen avatar, and what is true of a picture by a service. */
export function AvatarDetails({ avatar }: { avatar: Avatar }) {
  const { drawn_by, kind, display_name, name, is_cast } = avatar;
  const { data } = useQuery({ ...drawersQuery, enabled: drawn_by !== null });
  if (kind === 'filmed') {
    const { check, check_reason } = avatar.filmed ?? {};
    return (
      <div className="-mt-1 mb-5">
        <p className="max-w-[70ch] text-13 text-ink-soft">
          {name} is filmed: a person’s own video, words, mouth and expression made.
          {is_cast && ' An actor who agreed to speak for everybody here.'}
          {check === 'waiting' && ' An administrator has to look at it before films can be made.'}
          {check === 'refused' && ` An administrator refused it: ${check_reason}`}
        </p>
        {avatar.filmed && maySpeak(avatar.filmed) && <SaySomething key={avatar.id} avatar={avatar} />}
      </div>
    );
  }
  if (!drawn_by) return null;
  return (
    <p className="-mt-1 mb-4 max-w-[70ch] text-13 text-ink-soft">
      {display_name} was drawn by {drawn_by}. {kind === 'photo' && data?.made_up_text}
    </p>
  );
}
