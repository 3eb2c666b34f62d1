export interface ToastAction {
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
const waiting: Toast[] = [];
const wantedListeners = new Set<() => void>();

/** The one way to tell something in passing. The part that draws it is loaded with the first toast. */
export function toast(next: Toast): void {
  if (show) {
    show(next);
    return;
  }
  waiting.push(next);
  for (const listener of wantedListeners) listener();
}

export function toastSuccess(title: string, description?: string): void {
  toast({ kind: 'success', title, ...(description && { description }) });
}

export function toastError(title: string, description?: string, action?: ToastAction): void {
  toast({ kind: 'error', title, ...(description && { description }), ...(action && { action }) });
}

export const toastsWanted = {
  subscribe: (listener: () => void) => {
    wantedListeners.add(listener);
    return () => wantedListeners.delete(listener);
  },
  read: () => waiting.length > 0 || show !== null,
};

/** The toaster calls this when it is on the page and takes over what has piled up. */
export function connectToaster(showToast: Show): void {
  show = showToast;
  for (const next of waiting.splice(0)) showToast(next);
}
