import { FLIP_HEAD_BYTES, type FlipBook, pageOf, readFlipHead } from '@herald/media/flip-book';
import type { MovingPicture } from '@herald/stage';
import { readBytes } from './read-bytes.ts';

/** Pages that are fetched with one question: about a second of a clip. */
const FETCHED_PAGES = 30;
/** Fetched pages are small, decoded ones are not. */
const KEPT_PARTS = 60;
const KEPT_PICTURES = 48;

/** The clip of who was filmed, as the preview shows it: of its book, only what is wanted soon is fetched and decoded. */
export class PresenterReel implements MovingPicture {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly #address: () => string;
  readonly #book: FlipBook;
  readonly #onPage: () => void;
  readonly #parts = new Map<number, Promise<Blob>>();
  readonly #decoded = new Map<number, ImageBitmap>();
  readonly #decoding = new Map<number, Promise<void>>();
  #wanted: ReadonlySet<number> = new Set();

  private constructor(address: () => string, book: FlipBook, onPage: () => void) {
    this.#address = address;
    this.#book = book;
    this.#onPage = onPage;
    this.width = book.width;
    this.height = book.height;
    this.frames = book.frames;
  }

  /** `onPage` is told when a picture that was wanted can be shown. */
  static async open(address: () => string, onPage: () => void): Promise<PresenterReel> {
    const head = await readBytes(address(), 0, FLIP_HEAD_BYTES);
    return new PresenterReel(address, readFlipHead(new Uint8Array(await head.arrayBuffer())), onPage);
  }

  /** What is shown soon, the next picture first; the rest is forgotten when there is too much of it. */
  want(frames: readonly number[]): void {
    const pages = frames.map((frame) => pageOf(this.#book, frame));
    this.#wanted = new Set(pages);
    for (const page of pages) void this.#decode(page).catch(() => undefined);
  }

  /** Waits for pictures. */
  async bring(frames: readonly number[]): Promise<void> {
    const pages = frames.map((frame) => pageOf(this.#book, frame));
    this.#wanted = new Set([...this.#wanted, ...pages]);
    await Promise.all(pages.map((page) => this.#decode(page)));
  }

  isThere(frame: number): boolean {
    return this.#decoded.has(pageOf(this.#book, frame));
  }

  at(frame: number): ImageBitmap {
    const page = pageOf(this.#book, frame);
    const shown = this.#decoded.get(page) ?? this.#nearest(page);
    if (!shown) throw new Error('A clip is shown before its pages are there.');
    return shown;
  }

  close(): void {
    for (const page of this.#decoded.values()) page.close();
    this.#decoded.clear();
    this.#parts.clear();
  }

  #nearest(page: number): ImageBitmap | undefined {
    const [nearest] = [...this.#decoded.keys()].sort((a, b) => Math.abs(a - page) - Math.abs(b - page));
    return nearest === undefined ? undefined : this.#decoded.get(nearest);
  }

  #decode(page: number): Promise<void> {
    if (this.#decoded.has(page)) return Promise.resolve();
    const known = this.#decoding.get(page);
    if (known) return known;
    const decoding = this.read(page)
      .then((coded) => createImageBitmap(coded))
      .then((picture) => this.#keep(page, picture))
      .finally(() => this.#decoding.delete(page));
    this.#decoding.set(page, decoding);
    return decoding;
  }

  #keep(page: number, picture: ImageBitmap): void {
    this.#decoded.set(page, picture);
    for (const [other, old] of this.#decoded) {
      if (this.#decoded.size <= KEPT_PICTURES) break;
      if (this.#wanted.has(other)) continue;
      this.#decoded.delete(other);
      old.close();
    }
    this.#onPage();
  }

  /** A page as it is in the book. */
  async read(page: number): Promise<Blob> {
    const { offsets } = this.#book;
    const part = Math.floor(page / FETCHED_PAGES);
    const start = offsets[part * FETCHED_PAGES] ?? 0;
    const bytes = await this.#partOf(part);
    return bytes.slice((offsets[page] ?? 0) - start, (offsets[page + 1] ?? 0) - start, 'image/jpeg');
  }

  #partOf(part: number): Promise<Blob> {
    const known = this.#parts.get(part);
    if (known) return known;
    const { offsets } = this.#book;
    const [first, last] = [part * FETCHED_PAGES, Math.min(offsets.length - 1, (part + 1) * FETCHED_PAGES)];
    const fetching = readBytes(this.#address(), offsets[first] ?? 0, offsets[last] ?? 0).catch((cause: unknown) => {
      this.#parts.delete(part);
      throw cause;
    });
    this.#parts.set(part, fetching);
    const [oldest] = this.#parts.keys();
    if (this.#parts.size > KEPT_PARTS && oldest !== undefined) this.#parts.delete(oldest);
    return fetching;
  }
}
