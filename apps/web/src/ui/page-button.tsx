import { clsx } from 'clsx';

interface PageButtonProps {
  number: number;
  isCurrent: boolean;
  onPick: (page: number) => void;
}

/** A page of a list by its number. */
export function PageButton({ number, isCurrent, onPick }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Page ${number}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPick(number)}
      className={clsx(
        'h-9 min-w-9 rounded-control px-1.5 font-medium text-13 transition-colors duration-150 max-md:h-11 max-md:min-w-11',
        isCurrent ? 'bg-raised text-ink ring-1 ring-line-strong ring-inset' : 'text-ink-soft hover:bg-raised',
      )}
    >
      {number}
    </button>
  );
}
