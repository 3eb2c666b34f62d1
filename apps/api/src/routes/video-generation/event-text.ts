/** One message of a `text/event-stream`. */
export function eventText({ id, name, data }: { id: number; name: string; data: unknown }): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What listeners skip over; it only shows that the line is there. */
export function commentText(words: string): string {
  return `: ${words}\n\n`;
}

/** How long a listener waits before it comes back. */
export function retryText(milliseconds: number): string {
  return `retry: ${milliseconds}\n\n`;
}
