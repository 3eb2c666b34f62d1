import { Button } from '#ui/button.tsx';
import type { IconShape } from '#ui/icon.tsx';
import { Menu, MenuChoices, MenuNote } from '#ui/menu.tsx';

/** Stands for no choice. */
const HERALD = '';
/** A sentence of many shots or figures has more words than a phone is wide. */
const WRAPPED = 'h-auto! min-h-8 min-w-0 max-w-full whitespace-normal! py-1 text-start [overflow-wrap:anywhere]';

interface PlanChipProps {
  /** What it is called to screen readers, with the sentence. */
  label: string;
  icon: IconShape;
  /** What will be seen. */
  value: string;
  chosen: string | undefined;
  marks: readonly string[];
  /** The script has a mark of this kind in the sentence. */
  isWritten: boolean;
  onChoose: (mark: string | undefined) => void;
}

/** One thing of a sentence: what it is, and a menu of what it could be. */
export function PlanChip(props: PlanChipProps) {
  const { label, icon, value, chosen, marks, isWritten, onChoose } = props;
  const options = [
    { value: HERALD, label: 'Herald decides' },
    ...marks.map((mark) => ({ value: mark, label: inWords(mark) })),
  ];
  return (
    <Menu
      align="start"
      trigger={
        <Button size="s" icon={icon} aria-label={`${label}: ${inWords(value)}`} className={WRAPPED}>
          {inWords(value)}
        </Button>
      }
    >
      {isWritten ? (
        <MenuNote>A mark in your script decides this. Change the words of the sentence.</MenuNote>
      ) : (
        <MenuChoices
          options={options}
          value={chosen ?? HERALD}
          onChange={(mark) => onChoose(mark === HERALD ? undefined : mark)}
        />
      )}
    </Menu>
  );
}

function inWords(mark: string): string {
  const words = mark.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
