import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { floatItemClass } from '#ui/float-class.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';

interface PageMenuProps {
  page: AdminPage;
  onDelete: () => void;
}

export function PageMenu({ page: { id, name, is_special }, onDelete }: PageMenuProps) {
  return (
    <Menu trigger={<IconButton icon={MoreHorizontal} label={`Actions for ${name}`} />}>
      <MenuItem asLink>
        <Link to={paths.editPage(id)} className={floatItemClass}>
          <Icon of={Pencil} className="text-ink-soft" />
          Edit Page
        </Link>
      </MenuItem>
      <MenuSeparator />
      {is_special ? (
        <MenuItem icon={Trash2} disabled>
          Cannot Delete Special Page
        </MenuItem>
      ) : (
        <MenuItem icon={Trash2} danger onSelect={onDelete}>
          Delete Page
        </MenuItem>
      )}
    </Menu>
  );
}
