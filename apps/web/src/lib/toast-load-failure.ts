import { connection } from './api.ts';
import { toastError } from './toast.ts';

/** What a screen could not load. While the server is away the banner has said so for everything on the page. */
export function toastLoadFailure(title: string, description?: string): void {
  if (!connection.state.read().isAway) toastError(title, description);
}
