import type { SentInvitation, TeamMember } from '@herald/contract/endpoints/team';
import { Copy } from 'lucide-react';
import { copyLink } from '#lib/copy-link.ts';
import { longDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { roleWords } from '../rules/member-words.ts';

interface InvitationDialogProps {
  member: TeamMember;
  invitation: SentInvitation & { link: string };
  onClose: () => void;
}

/** Nothing was mailed: the link is passed on by hand. */
export function InvitationDialog({ member, invitation, onClose }: InvitationDialogProps) {
  const { link, expires_at } = invitation;
  const role = roleWords[member.role];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${member.name} can join now`}
      description="Mail is not set up on this Herald, so send this link yourself. Anybody who has the link can join as this person."
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Done
          </Button>
          <Button kind="primary" icon={Copy} onClick={() => void copyLink(link, `Send it to ${member.name}.`)}>
            Copy link
          </Button>
        </>
      }
    >
      <Field label="Link to join" hint={`Works once, until ${longDay(expires_at)}. A new link replaces it.`}>
        <Input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} className="tc" />
      </Field>
      <p className="mt-5 text-13 text-ink-soft">
        They choose a password and are signed in. If {member.email} has an account here, they sign in to it and join
        with that.
      </p>
      <p className="mt-3 text-13 text-ink-soft">
        <span className="font-medium text-ink">{role.label}:</span> {role.may.toLowerCase()}.
      </p>
    </Dialog>
  );
}
