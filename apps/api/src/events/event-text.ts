/** One message of a `text/event-stream`. */
export function eventText({ id, name, data }: { id: number; name: string; data: unknown }): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Listeners skip it; it only shows that the connection works. */
export function commentText(words: string): string {
  return `: ${words}\n\n`;
}

/** How long a listener waits before it reconnects. */
export function retryText(milliseconds: number): string {
  return `retry: ${milliseconds}\n\n`;
}
