import type { ModerationItem } from '@herald/contract/endpoints/admin-moderation';
import { Check, Eye, Flag, MoreHorizontal, Trash2 } from 'lucide-react';
import { toastSuccess } from '#lib/toast.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { mayApprove, mayFlag } from '../rules/moderation-words.ts';

export interface ModerationDeeds {
  approve: (item: ModerationItem) => void;
  flag: (item: ModerationItem) => void;
  remove: (item: ModerationItem) => void;
  isBusy: boolean;
}

interface ModerationMenuProps {
  item: ModerationItem;
  /** Opens it; left out where it is open. */
  onView?: () => void;
  deeds: ModerationDeeds;
}

export function ModerationMenu({ item, onView, deeds }: ModerationMenuProps) {
  const view = () => {
    toastSuccess('Opening Content', item.title);
    onView?.();
  };
  return (
    <Menu trigger={<IconButton icon={MoreHorizontal} label={`Actions for ${item.title}`} disabled={deeds.isBusy} />}>
      {onView && (
        <MenuItem icon={Eye} onSelect={view}>
          View Content
        </MenuItem>
      )}
      {mayApprove(item) && (
        <MenuItem icon={Check} kbd="a" onSelect={() => deeds.approve(item)}>
          Approve Content
        </MenuItem>
      )}
      {mayFlag(item) && (
        <MenuItem icon={Flag} kbd="f" onSelect={() => deeds.flag(item)}>
          Flag Content
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} kbd="r" danger onSelect={() => deeds.remove(item)}>
        Remove Content
      </MenuItem>
    </Menu>
  );
}
