import type { Profile } from '@herald/contract/endpoints/profile';
import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { Upload } from 'lucide-react';
import { monthAndYear, shortDay } from '#lib/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { useRemovePicture, useUploadPicture } from '../api/use-profile.ts';
import { badgeText } from '../rules/badge-text.ts';
import { EmailChange } from './email-change.tsx';

interface ProfileHeadProps {
  user: SessionUser;
  profile: Profile;
  /** False where this installation has no mail server. */
  sendsMail: boolean;
  onChanged: () => void;
}

/** The picture with its name, plan and month of sign-up. */
export function ProfileHead({ user, profile, sendsMail, onChanged }: ProfileHeadProps) {
  const { name, email, avatar_url, created_at } = profile;
  const ends = user.activePlans.flatMap(({ ends_at, ...plan }) => (ends_at ? [{ ...plan, ends_at }] : []));
  return (
    <Panel className="flex flex-wrap items-center gap-5 p-5 md:p-7">
      <Avatar name={name} src={avatar_url} size="l" />
      <div className="min-w-0 flex-1 basis-[220px]">
        <h2 className="break-words font-semibold text-26">{name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft [overflow-wrap:anywhere]">
          <Tag>{badgeText(user)}</Tag>
          {ends.map(({ id, name: plan, ends_at }) => (
            <span key={id}>{`${plan} ends on ${shortDay(ends_at)}`}</span>
          ))}
          <span>{email}</span>
          <span className="text-ink-faint">Joined {monthAndYear(created_at)}</span>
        </p>
        {!user.impersonator && <EmailChange sendsMail={sendsMail} />}
      </div>
      <PictureControls name={name} hasPicture={avatar_url !== null} onChanged={onChanged} />
    </Panel>
  );
}

interface PictureControlsProps {
  name: string;
  hasPicture: boolean;
  onChanged: () => void;
}

function PictureControls({ name, hasPicture, onChanged }: PictureControlsProps) {
  const picture = useUploadPicture(onChanged);
  const removal = useRemovePicture(onChanged);
  return (
    <FileDrop accept={['image/*']} onFile={picture.send} className="flex flex-col gap-2 max-md:w-full md:items-end">
      {(pick) => (
        <>
          <div className="flex flex-wrap gap-2">
            {hasPicture && (
              <Button kind="ghost" onClick={() => removal.mutate(name)} busyText={removal.isPending && 'Removing...'}>
                Remove
              </Button>
            )}
            <Button icon={Upload} onClick={pick} busyText={picture.isSending && 'Uploading...'}>
              Upload picture
            </Button>
          </div>
          <p className="text-12 text-ink-faint">JPG, PNG, WebP, GIF or BMP, max 5 MB, cut square</p>
        </>
      )}
    </FileDrop>
  );
}
