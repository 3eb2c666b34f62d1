import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon, type IconShape } from '#ui/icon.tsx';
import { Popover } from '#ui/popover.tsx';
import { ToolButton } from './tool-button.tsx';

interface ColorToolProps {
  label: string;
  icon: IconShape;
  colors: readonly { name: string; value: string }[];
  value: string | undefined;
  /** Without a colour the text has the usual one again. */
  onChoose: (color: string | undefined) => void;
  /** Puts the focus back where the text is. */
  onDone: () => void;
}

export function ColorTool({ label, icon, colors, value, onChoose, onDone }: ColorToolProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasChosen, setChosen] = useState(false);
  const customId = useId();
  const choose = (color: string | undefined) => {
    onChoose(color);
    setChosen(true);
    setOpen(false);
  };
  return (
    <Popover
      label={label}
      className="w-auto!"
      isOpen={isOpen}
      onOpenChange={(next) => {
        setChosen(false);
        setOpen(next);
      }}
      onClosed={() => {
        if (hasChosen) onDone();
        return hasChosen;
      }}
      trigger={<ToolButton icon={icon} label={label} aria-pressed={value !== undefined} />}
    >
      <div className="grid grid-cols-4 gap-2">
        {colors.map(({ name, value: color }) => (
          <button
            key={color}
            type="button"
            aria-label={name}
            aria-pressed={value === color}
            onClick={() => choose(color)}
            style={{ backgroundColor: color }}
            className="grid size-9 place-items-center rounded-control text-ink ring-1 ring-line-strong ring-inset max-md:size-11"
          >
            {value === color && <Icon of={Check} />}
          </button>
        ))}
      </div>
      <div className="mt-3 flex items-center gap-2">
        <label htmlFor={customId} className="flex-1 text-13 text-ink-soft">
          Another color
        </label>
        <input
          id={customId}
          type="color"
          value={value?.startsWith('#') ? value : '#808080'}
          onChange={({ target }) => onChoose(target.value)}
          className="h-9 w-14 rounded-control border border-edge bg-ground p-1 max-md:h-11"
        />
      </div>
      <Button full size="s" className="mt-3" onClick={() => choose(undefined)}>
        No color
      </Button>
    </Popover>
  );
}
