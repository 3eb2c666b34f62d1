import { clsx } from 'clsx';
import { useFieldControl } from './field.tsx';
import { Icon, type IconShape } from './icon.tsx';

interface DropTargetProps {
  icon: IconShape;
  title: string;
  line: string;
  isOver: boolean;
  onPick: () => void;
  className?: string;
}

/** An empty place for a file: corners say what will be in the frame. */
export function DropTarget({ icon, title, line, isOver, onPick, className }: DropTargetProps) {
  const control = useFieldControl();
  return (
    <button
      type="button"
      {...control}
      onClick={onPick}
      className={clsx(
        'group relative flex w-full flex-col items-center justify-center gap-1 rounded-card border bg-ground px-5 py-6 text-center transition-colors duration-150 hover:border-ink-faint hover:bg-panel aria-invalid:border-bad',
        isOver ? 'border-ink bg-raised' : 'border-edge',
        className,
      )}
    >
      <span
        aria-hidden
        className={clsx('corners absolute inset-3 transition-colors duration-150', isOver ? 'text-ink' : 'text-edge')}
      />
      <Icon of={icon} size={20} className="mb-1.5 text-ink-soft" />
      <span className="font-medium text-14 text-ink">{title}</span>
      <span className="text-balance text-13 text-ink-faint">{line}</span>
    </button>
  );
}
