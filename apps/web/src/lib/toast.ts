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
const waiting: Toast[] = [];
const isWanted = createStore(false);

/** True once there has been a toast: the part that draws toasts is loaded then. */
export const toastsWanted = { subscribe: isWanted.subscribe, read: isWanted.read };

/** The one way to tell something in passing. The part that draws it is loaded with the first toast. */
export function toast(next: Toast): void {
  if (show) {
    show(next);
    return;
  }
  waiting.push(next);
  isWanted.write(true);
}

export function toastSuccess(title: string, description?: string): void {
  toast({ kind: 'success', title, ...(description && { description }) });
}

export function toastError(title: string, description?: string, action?: ToastAction): void {
  toast({ kind: 'error', title, ...(description && { description }), ...(action && { action }) });
}

/** The toaster calls this when it is on the page and takes over what has piled up. */
export function connectToaster(showToast: Show): void {
  show = showToast;
  isWanted.write(true);
  for (const next of waiting.splice(0)) showToast(next);
}
