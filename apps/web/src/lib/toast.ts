import { createStore } from './create-store.ts';

interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast {
  kind: 'success' | 'error';
  title: string;
  description?: string;
  action?: ToastAction;
}

type Show = (toast: Toast) => void;

let show: Show | null = null;
/** Told before the part that draws toasts is there. */
let waiting: Toast[] = [];
/** Told in this very moment. */
let justTold: Toast | null = null;
const isWanted = createStore(false);

/** True once there has been a toast: the part that draws toasts is loaded then. */
export const toastsWanted = { subscribe: isWanted.subscribe, read: isWanted.read };

/** The one way to tell something in passing. The part that draws it is loaded with the first toast. */
export function toast(next: Toast): void {
  // An effect that runs twice, or two calls that fail together, say it once.
  if (justTold && isSame(justTold, next)) return;
  justTold = next;
  queueMicrotask(() => {
    justTold = null;
  });
  if (show) {
    show(next);
    return;
  }
  waiting.push(next);
  isWanted.write(true);
}

function isSame(one: Toast, other: Toast): boolean {
  return one.kind === other.kind && one.title === other.title && one.description === other.description;
}

export function toastSuccess(title: string, description?: string): void {
  toast({ kind: 'success', title, ...(description && { description }) });
}

export function toastError(title: string, description?: string, action?: ToastAction): void {
  toast({ kind: 'error', title, ...(description && { description }), ...(action && { action }) });
}

/** The toaster calls this when it is on the page and takes over what was told before. */
export function connectToaster(showToast: Show): void {
  show = showToast;
  isWanted.write(true);
  for (const told of waiting) showToast(told);
  waiting = [];
}
