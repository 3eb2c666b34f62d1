import { Download, Eye, MoreHorizontal, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Menu, MenuItem, MenuSeparator, Submenu } from '#ui/menu.tsx';
import { Specimen } from './specimen.tsx';

export function OverlaySpecimens() {
  const [open, setOpen] = useState<'dialog' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <Specimen title="What opens: menu with submenu, dialog, confirm (focus rests on Cancel), toasts">
      <Menu align="start" trigger={<IconButton icon={MoreHorizontal} label="Video menu" />}>
        <MenuItem icon={Eye}>Preview</MenuItem>
        <MenuItem icon={Download} kbd="D">
          Download
        </MenuItem>
        <Submenu icon={Share2} label="Share">
          <MenuItem>Facebook</MenuItem>
          <MenuItem>WhatsApp</MenuItem>
          <MenuItem>Copy Link</MenuItem>
        </Submenu>
        <MenuItem disabled>Settings</MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => setOpen('confirm')}>
          Delete
        </MenuItem>
      </Menu>
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Open confirm</Button>
      <Button onClick={() => toastSuccess('Video Ready!', 'Cold brew has been generated successfully.')}>
        Success toast
      </Button>
      <Button onClick={() => toastError('Download Failed', 'Video URL not available')}>Error toast</Button>
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title="Video Settings"
        description="Generation settings cannot be modified after creation."
        actions={
          <>
            <Button kind="ghost" onClick={close}>
              Cancel
            </Button>
            <Button kind="primary" onClick={close}>
              Save Changes
            </Button>
          </>
        }
      >
        <Field label="Video Title">
          <Input defaultValue="Cold brew in four minutes" />
        </Field>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onOpenChange={close}
        title="Delete video"
        question={'Are you sure you want to delete "Cold brew in four minutes"? This action cannot be undone.'}
        confirmLabel="Delete"
        onConfirm={close}
      />
    </Specimen>
  );
}
