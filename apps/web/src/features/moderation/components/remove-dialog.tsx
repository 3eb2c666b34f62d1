import type { ModerationItem } from '@herald/contract/endpoints/admin-moderation';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useModerationItem } from '../api/use-moderation.ts';

interface RemoveDialogProps {
  item: ModerationItem;
  isBusy: boolean;
  onRemove: (removal: { reason: string; words: string; ban_owner: boolean }) => void;
  onClose: () => void;
}

export function RemoveDialog({ item, isBusy, onRemove, onClose }: RemoveDialogProps) {
  const { data } = useModerationItem(item.id);
  const [chosen, setChosen] = useState<string>();
  const [words, setWords] = useState('');
  const [bansOwner, setBansOwner] = useState(false);
  const reasons = data?.removal_reasons.length === 0 ? ['Against the rules'] : (data?.removal_reasons ?? []);
  // Nobody is accused of what the list happens to begin with.
  const reason = chosen ?? (reasons.length === 1 ? reasons[0] : undefined);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Remove Content"
      description={`Are you sure you want to remove "${item.title}"? This action cannot be undone.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="danger"
            busyText={isBusy && 'Removing...'}
            disabled={reason === undefined}
            onClick={() => reason !== undefined && onRemove({ reason, words, ban_owner: bansOwner })}
          >
            Remove Content
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field
          label="Reason"
          hint={
            item.is_appeal
              ? `${item.creator} reads it as the answer to the appeal.`
              : `${item.creator} reads it in their account, and can appeal once.`
          }
        >
          <Select
            options={reasons.map((value) => ({ value, label: value }))}
            value={reason}
            placeholder="Choose a reason"
            onChange={setChosen}
          />
        </Field>
        <Field label="Add a sentence" optional>
          <Textarea rows={3} maxLength={1000} value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <Checkbox isChecked={bansOwner} onChange={setBansOwner}>
          {`Ban ${item.creator} too`}
          {data && data.owner.removed_before > 0 && `: ${data.owner.removed_before} removed before`}
        </Checkbox>
      </div>
    </Dialog>
  );
}
