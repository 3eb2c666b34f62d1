import { useQuery } from '@tanstack/react-query';
import { avatarQuery } from '#data/avatars.ts';
import { failureOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { useWizard } from '../../steps/wizard-context.ts';

/** An avatar that was chosen while the plan still included it, in the words that refuse the start. */
export function LockedChoice({ isListed }: { isListed: boolean }) {
  const { upgradePath } = useWizard();
  const { selectedAvatarId, selectedAvatar } = useDraft().content.avatar;
  const { error } = useQuery({ ...avatarQuery(selectedAvatarId), enabled: selectedAvatarId !== '' && !isListed });
  const { httpStatus, message } = failureOf(error);
  if (isListed || httpStatus !== 403) return null;
  return (
    <div className="mb-4">
      <AlertBox action={upgradePath && <TextLink to={upgradePath}>See upgrades</TextLink>}>
        {message} Your draft keeps {selectedAvatar || 'it'} until then.
      </AlertBox>
    </div>
  );
}
