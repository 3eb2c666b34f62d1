import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';
import { FileText, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';

export type PlanDeed = 'edit' | 'pages' | 'delete';

interface PlanMenuProps {
  plan: AdminPlan;
  onDo: (deed: PlanDeed) => void;
}

export function PlanMenu({ plan, onDo }: PlanMenuProps) {
  return (
    <Menu trigger={<IconButton icon={MoreHorizontal} label={`Actions for ${plan.name}`} className="ml-auto" />}>
      <MenuItem icon={Pencil} onSelect={() => onDo('edit')}>
        Edit Plan
      </MenuItem>
      <MenuItem icon={FileText} onSelect={() => onDo('pages')}>
        Manage Special Pages
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={Trash2}
        danger
        reason={plan.is_default ? 'New users get it. Choose another default first' : undefined}
        onSelect={() => onDo('delete')}
      >
        Delete Plan
      </MenuItem>
    </Menu>
  );
}
