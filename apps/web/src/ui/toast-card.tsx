import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { Toast } from '#lib/toast.ts';
import { Button } from './button.tsx';
import { cutMiddle } from './cut-middle.ts';
import { IconButton } from './icon-button.tsx';

interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
}

/** As long a title leaves the words beside it readable. Not a share of the card, which is only as wide as what it says. */
const TITLE_BESIDE_WORDS = 'sm:max-w-96';

/** What two and three lines hold. */
const MOST_CHARACTERS = { success: 110, error: 180 };

/** A success is at most two lines and covers nothing but the bar; a failure says all of it. The description of a success is left out on phones. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { kind, title, description, action } = toast;
  const isError = kind === 'error';
  return (
    <div
      data-toast
      role={isError ? 'alert' : 'status'}
      className="pointer-events-auto flex min-h-11 w-fit max-w-full items-center gap-3 rounded-card bg-panel py-1 pr-1.5 pl-4 font-sans text-ink shadow-float ring-1 ring-line-strong"
    >
      {isError ? (
        <span aria-hidden className="size-2.5 shrink-0 rounded-[2px] bg-bad" />
      ) : (
        <span aria-hidden className="grid size-5 shrink-0 place-items-center rounded-full bg-ink text-ground">
          <Check size={12} strokeWidth={2.5} />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-x-3 sm:flex-row sm:items-baseline">
        <div
          title={title}
          className={clsx(
            'font-medium text-14 sm:shrink-0',
            description && TITLE_BESIDE_WORDS,
            isError ? 'line-clamp-2' : 'line-clamp-1 break-all',
          )}
        >
          {title}
        </div>
        {description && (
          <div
            title={description}
            className={clsx(
              'break-words text-13 text-ink-soft',
              isError ? 'line-clamp-3' : 'line-clamp-2 leading-[18px] max-sm:sr-only',
            )}
          >
            {cutMiddle(description, MOST_CHARACTERS[kind])}
          </div>
        )}
      </div>
      {action && (
        <Button
          size="s"
          onClick={() => {
            action.onPress();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label="Dismiss" size="s" onClick={onDismiss} />
    </div>
  );
}
