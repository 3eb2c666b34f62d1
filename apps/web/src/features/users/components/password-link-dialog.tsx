import { limits } from '@herald/contract/limits';
import { Copy } from 'lucide-react';
import { copyLink } from '#lib/copy-link.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface PasswordLinkDialogProps {
  /** Of the user. */
  name: string;
  link: string;
  onClose: () => void;
}

/** Nothing was mailed: the link is passed on by hand. */
export function PasswordLinkDialog({ name, link, onClose }: PasswordLinkDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${name} can choose a new password`}
      description="No mail server is set up, so send this link yourself. Anybody who has it can choose the password."
      actions={
        <>
          <DialogClose>Done</DialogClose>
          <Button kind="primary" icon={Copy} onClick={() => void copyLink(link, `Send it to ${name}.`)}>
            Copy link
          </Button>
        </>
      }
    >
      <Field label="Password link" hint={`Works once, for ${limits.passwordResetMinutes} minutes.`}>
        <Input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} className="tc" />
      </Field>
    </Dialog>
  );
}
