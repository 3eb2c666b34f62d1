import { ArrowDown, ArrowUp, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';

/** What can be done with the words of a sentence. */
export interface SentenceDeeds {
  /** As it is written, with its marks. */
  text: string;
  change: (text: string) => void;
  /** Left out for the first and the last. */
  moveUp?: (() => void) | undefined;
  moveDown?: (() => void) | undefined;
  /** Left out where it is the only one. */
  remove?: (() => void) | undefined;
}

interface RowMenuProps {
  number: number;
  deeds: SentenceDeeds;
  onEdit: () => void;
}

export function RowMenu({ number, deeds: { moveUp, moveDown, remove }, onEdit }: RowMenuProps) {
  return (
    <Menu trigger={<IconButton size="s" icon={MoreHorizontal} label={`Menu of sentence ${number}`} />}>
      <MenuItem icon={Pencil} kbd="W" onSelect={onEdit}>
        Change words
      </MenuItem>
      {moveUp && (
        <MenuItem icon={ArrowUp} kbd="Alt ↑" onSelect={moveUp}>
          Move up
        </MenuItem>
      )}
      {moveDown && (
        <MenuItem icon={ArrowDown} kbd="Alt ↓" onSelect={moveDown}>
          Move down
        </MenuItem>
      )}
      {remove && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={remove}>
            Delete sentence
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
