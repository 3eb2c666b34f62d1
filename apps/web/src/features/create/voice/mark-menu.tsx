import { markOfCamera, NO_GESTURE } from '@herald/media/film-plan';
import { EXPRESSIONS, GESTURES } from '@herald/media/scene/acting-plan';
import { shotsWith } from '@herald/media/scene/shot-plan';
import { STICKERS } from '@herald/media/scene/stickers';
import { Clapperboard, Frame, Hand, PersonStanding, Smile, Sticker, Tag, Video } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import type { IconShape } from '#ui/icon.tsx';
import { Menu, MenuItem, MenuNote, Submenu } from '#ui/menu.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';

const FIGURE_MARKS = ['figure 40%', 'stars 5', 'chips Soft, Calm', 'arrow', 'no figure'];
const STICKER_MARKS = STICKERS.map((name) => `sticker ${name}`);
const HAND_MARKS = [...GESTURES.map(inWords), NO_GESTURE];
const CAMERA_MARKS = [false, true].map(markOfCamera);
const HEAD_MARKS = ['nod', 'shake head', 'tilt head'];

/** Marks that say what the presenter does. The chosen one is told once the menu has closed, so that the focus can go to the script. */
export function MarkMenu({ onPick }: { onPick: (mark: string) => void }) {
  const { content } = useDraft();
  const cast = useCastAvatar();
  const isPhoto = cast?.kind === 'photo';
  const isService = content.output.made_by !== '' || cast?.kind === 'hosted';
  const hasCameras = !isService && !isPhoto && cast?.kind !== 'filmed';
  const hasProduct = content.avatar.productImageUrl !== '';
  const material = content.output.material.map(({ shot }) => shot);
  const shots = shotsWith(material);
  const picked = useRef('');
  const pick = (mark: string) => {
    picked.current = mark;
  };
  const tell = () => {
    const mark = picked.current;
    picked.current = '';
    if (mark) onPick(mark);
    return mark !== '';
  };
  return (
    <Menu
      align="end"
      onClosed={tell}
      trigger={
        <Button kind="ghost" size="s" icon={Clapperboard}>
          Add mark
        </Button>
      }
    >
      <MarkGroup label="Face" icon={Smile} names={EXPRESSIONS} onPick={pick} />
      {isPhoto ? (
        <MenuItem icon={Hand} reason="A photo has no hands to move">
          Hands
        </MenuItem>
      ) : (
        <MarkGroup label="Hands" icon={Hand} names={HAND_MARKS} onPick={pick} />
      )}
      <MarkGroup label="Head" icon={PersonStanding} names={HEAD_MARKS} onPick={pick} />
      {isService ? (
        <MenuItem icon={Frame} reason="A service films one view">
          Shot
        </MenuItem>
      ) : (
        <MarkGroup label="Shot" icon={Frame} names={shots} onPick={pick} />
      )}
      {hasCameras ? (
        <MarkGroup label="Camera" icon={Video} names={CAMERA_MARKS} onPick={pick} />
      ) : (
        <MenuItem icon={Video} reason="Only drawn presenters have a second camera">
          Camera
        </MenuItem>
      )}
      {!isService && <MarkGroup label="Figure" icon={Tag} names={FIGURE_MARKS} onPick={pick} />}
      {!isService && <MarkGroup label="Sticker" icon={Sticker} names={STICKER_MARKS} onPick={pick} />}
      <MenuItem
        reason={hasProduct ? undefined : 'Add a product in step 3 first'}
        onSelect={() => pick('[show product]')}
      >
        Show product
      </MenuItem>
      <MenuNote>Marks are never spoken</MenuNote>
    </Menu>
  );
}

interface MarkGroupProps {
  label: string;
  icon: IconShape;
  names: readonly string[];
  onPick: (mark: string) => void;
}

function MarkGroup({ label, icon, names, onPick }: MarkGroupProps) {
  return (
    <Submenu label={label} icon={icon}>
      {names.map((name) => (
        <MenuItem key={name} onSelect={() => onPick(`[${name}]`)}>
          {name.charAt(0).toUpperCase() + name.slice(1)}
        </MenuItem>
      ))}
    </Submenu>
  );
}

function inWords(gesture: string): string {
  return gesture.replaceAll('-', ' ');
}
