import { Check, X } from 'lucide-react';
import type { Toast } from '#lib/toast.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
}

export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { action } = toast;
  return (
    <div
      role={toast.kind === 'error' ? 'alert' : 'status'}
      className="flex w-[calc(100vw-32px)] items-start gap-3 rounded-card bg-panel p-4 font-sans text-ink shadow-float ring-1 ring-line-strong sm:w-[356px]"
    >
      {toast.kind === 'success' ? (
        <span aria-hidden className="mt-px grid size-5 shrink-0 place-items-center rounded-full bg-ink text-ground">
          <Check size={12} strokeWidth={2.5} />
        </span>
      ) : (
        <span aria-hidden className="mx-[5px] mt-[6px] size-2.5 shrink-0 rounded-[2px] bg-bad" />
      )}
      <div className="min-w-0 flex-1">
        <div className="font-medium text-14">{toast.title}</div>
        {toast.description && <div className="break-words text-13 text-ink-soft">{toast.description}</div>}
      </div>
      {action && (
        <Button
          size="s"
          className="-my-0.5"
          onClick={() => {
            action.onPress();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label="Dismiss" size="s" className="-my-1.5 -mr-1.5" onClick={onDismiss} />
    </div>
  );
}
