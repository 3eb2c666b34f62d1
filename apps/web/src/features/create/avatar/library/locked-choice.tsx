import { AlertBox } from '#ui/alert-box.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { WayToMore } from '../../steps/way-to-more.tsx';
import { useWizard } from '../../steps/wizard-context.ts';
import { useChosenAvatar } from './use-chosen-avatar.ts';

/** An avatar that was chosen while the plan still included it, in the words that refuse the start. */
export function LockedChoice() {
  const { upgradePath } = useWizard();
  const { selectedAvatar } = useDraft().content.avatar;
  const { refusal } = useChosenAvatar();
  if (refusal === undefined) return null;
  return (
    <div className="mb-4">
      <AlertBox action={upgradePath && <TextLink to={upgradePath}>See upgrades</TextLink>}>
        {refusal} Your draft keeps {selectedAvatar || 'it'} until then.
        <WayToMore />
      </AlertBox>
    </div>
  );
}
