import type { Core } from '../../core.ts';
import { isUuid, newId } from '../../runtime/new-id.ts';
import { MEDIA_PATH } from '../../storage/media-url.ts';
import { accountFolder } from '../../storage/own-key-of.ts';

const ANY_UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Gives everything in an export a new id, the same one wherever it is named. An id that nothing in the export has gets one
 * too: no row that comes in can name anything that was there before.
 */
export class NewIds {
  readonly #core: Core;
  readonly #known: Map<string, string>;
  readonly #oldFolder: string;

  constructor(core: Core, oldAccountId: string, known: Iterable<readonly [string, string]>) {
    this.#core = core;
    this.#known = new Map(known);
    this.#oldFolder = accountFolder(oldAccountId);
  }

  of(id: string): string {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const fresh = newId(this.#core);
    this.#known.set(id, fresh);
    return fresh;
  }

  /** The place of a stored file of the old account in the new one. */
  ofKey(key: string): string {
    return key.replaceAll(ANY_UUID, (id) => this.of(id));
  }

  /** A value with every id, key and media link in it replaced. */
  in<T>(value: T): T {
    return this.#translate(value) as T;
  }

  #translate(value: unknown): unknown {
    if (typeof value === 'string') return this.#text(value);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    if (Array.isArray(value)) return value.map((one) => this.#translate(one));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.#translate(inner)]));
  }

  #text(text: string): string {
    if (isUuid(text)) return this.of(text);
    if (text.startsWith(this.#oldFolder)) return this.ofKey(text);
    const link = text.indexOf(`${MEDIA_PATH}${this.#oldFolder}`);
    return link === -1 ? text : this.ofKey(text.slice(link));
  }
}
