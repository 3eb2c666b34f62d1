/** One message of a `text/event-stream`. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** Puts messages together from pieces of text, however the network has cut them. */
export class EventParser {
  /** The id of the last whole message; sent along when the stream is opened again. */
  lastEventId = '';
  /** What the server wants to be waited before the next try. */
  retryMs: number | null = null;
  #rest = '';
  #name = '';
  #data: string[] = [];

  push(text: string): StreamEvent[] {
    // A carriage return at the very end may be the first half of a line break: it waits for the next piece.
    const whole = this.#rest + text;
    const held = whole.endsWith('\r') ? 1 : 0;
    const lines = whole.slice(0, whole.length - held).split(/\r\n|\r|\n/);
    this.#rest = (lines.pop() ?? '') + (held ? '\r' : '');
    return lines.flatMap((line) => this.#readLine(line) ?? []);
  }

  #readLine(line: string): StreamEvent | null {
    if (line === '') return this.#finish();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.#data.push(value);
    if (field === 'event') this.#name = value;
    if (field === 'id' && !value.includes('\0')) this.lastEventId = value;
    if (field === 'retry' && /^\d+$/.test(value)) this.retryMs = Number(value);
    return null;
  }

  #finish(): StreamEvent | null {
    const event = { name: this.#name || 'message', data: this.#data.join('\n') };
    const hasData = this.#data.length > 0;
    this.#name = '';
    this.#data = [];
    return hasData ? event : null;
  }
}
