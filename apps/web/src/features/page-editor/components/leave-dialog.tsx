import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface LeaveDialogProps {
  isOpen: boolean;
  isKept: boolean;
  onStay: () => void;
  onDiscard: () => void;
  onLeave: () => void;
}

/** Asks before a page with changes is left. */
export function LeaveDialog({ isOpen, isKept, onStay, onDiscard, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onStay}
      title="Leave without saving?"
      description={
        isKept
          ? 'Your changes are not saved yet. This device keeps them: open the page here again to go on.'
          : 'Your changes are not saved yet, and this browser cannot keep them.'
      }
      actions={
        <div className="flex flex-1 flex-wrap justify-end gap-2">
          <Button kind="danger" onClick={onDiscard}>
            Discard changes
          </Button>
          {isKept && <Button onClick={onLeave}>Leave and keep them</Button>}
          <Button kind="primary" onClick={onStay} data-first-focus>
            Keep editing
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  );
}
