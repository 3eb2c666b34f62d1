import { ArrowDown, ArrowUp, Copy, Feather, MoreHorizontal, Pencil, Shuffle, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import type { Take } from './sentence-takes.ts';

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
  /** Left out where its words cannot be changed. */
  deeds: SentenceDeeds | undefined;
  onEdit: (() => void) | undefined;
  onTake: (take: Take) => void;
}

export function RowMenu({ number, deeds, onEdit, onTake }: RowMenuProps) {
  return (
    <Menu trigger={<IconButton size="s" icon={MoreHorizontal} label={`Menu of sentence ${number}`} />}>
      <MenuItem icon={Copy} kbd="M" onSelect={() => onTake('alike')}>
        More like this
      </MenuItem>
      <MenuItem icon={Feather} kbd="C" onSelect={() => onTake('calmer')}>
        Calmer
      </MenuItem>
      <MenuItem icon={Shuffle} kbd="R" onSelect={() => onTake('surprise')}>
        Surprise me
      </MenuItem>
      {deeds && onEdit && <WordItems deeds={deeds} onEdit={onEdit} />}
    </Menu>
  );
}

function WordItems({ deeds: { moveUp, moveDown, remove }, onEdit }: { deeds: SentenceDeeds; onEdit: () => void }) {
  return (
    <>
      <MenuSeparator />
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
    </>
  );
}
