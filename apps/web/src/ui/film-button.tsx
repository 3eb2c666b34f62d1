import { Icon, type IconShape } from './icon.tsx';

interface FilmButtonProps {
  icon: IconShape;
  label: string;
  /** The key that does the same. */
  kbd?: string;
  isPressed?: boolean;
  isSolid?: boolean;
  /** Has the focus when the dialog around it opens. */
  isFirst?: boolean;
  onClick: () => void;
}

/** A control that stands on a picture. */
export function FilmButton({ icon, label, kbd, isPressed, isSolid, isFirst, onClick }: FilmButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={kbd}
      title={kbd && `${label} (${kbd})`}
      data-first-focus={isFirst || undefined}
      onClick={onClick}
      className="relative grid size-9 shrink-0 place-items-center rounded-control after:absolute after:bottom-1 after:hidden after:h-0.5 after:w-4 after:rounded-full after:bg-film-ink hover:bg-film-ink/15 focus-visible:outline-film-ink aria-pressed:after:block max-md:size-11 max-md:after:bottom-2 @max-[22rem]/player:size-9 @max-[22rem]/player:after:bottom-1 @max-[13rem]/player:size-7"
    >
      <Icon of={icon} size={17} className={isSolid ? 'fill-current' : ''} />
    </button>
  );
}
