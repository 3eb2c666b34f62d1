import { FLIP_HEAD_BYTES, type FlipBook, pageOf, readFlipHead } from '@herald/media/flip-book';
import type { MovingPicture } from '@herald/stage';
import { readBytes } from './read-bytes.ts';

/** So many pages are decoded at a time: what is shown, and a third of a second after it. */
const AHEAD_PAGES = 5;
const KEPT_PAGES = 10;

/** A clip of the preview: only the pages that the film shows are fetched, and only those near the shown one are decoded. */
export class FlipReel implements MovingPicture {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly #address: string;
  readonly #book: FlipBook;
  readonly #onPage: () => void;
  readonly #pages = new Map<number, Blob>();
  readonly #decoded = new Map<number, ImageBitmap>();
  readonly #decoding = new Set<number>();
  #shown: ImageBitmap | undefined;

  private constructor(address: string, book: FlipBook, onPage: () => void) {
    this.#address = address;
    this.#book = book;
    this.#onPage = onPage;
    this.width = book.width;
    this.height = book.height;
    this.frames = book.frames;
  }

  /** `onPage` is told when a page that was asked for can be shown. */
  static async open(address: string, onPage: () => void): Promise<FlipReel> {
    const head = await readBytes(address, 0, FLIP_HEAD_BYTES);
    return new FlipReel(address, readFlipHead(new Uint8Array(await head.arrayBuffer())), onPage);
  }

  /** Fetches the pages of a part, and decodes its first one. */
  async bring(fromFrame: number, lastFrame: number): Promise<void> {
    const [first, last] = [pageOf(this.#book, fromFrame), pageOf(this.#book, lastFrame)];
    const wanted = Array.from({ length: last - first + 1 }, (_, k) => first + k);
    if (wanted.some((page) => !this.#pages.has(page))) {
      const { offsets } = this.#book;
      const start = offsets[first] ?? 0;
      const bytes = await readBytes(this.#address, start, offsets[last + 1] ?? start);
      for (const page of wanted)
        this.#pages.set(
          page,
          bytes.slice((offsets[page] ?? 0) - start, (offsets[page + 1] ?? 0) - start, 'image/jpeg'),
        );
    }
    await this.#decode(first);
    this.#shown ??= this.#decoded.get(first);
  }

  isThere(frame: number): boolean {
    const page = pageOf(this.#book, frame);
    for (let next = page; next <= page + AHEAD_PAGES; next += 1) void this.#decode(next);
    return this.#decoded.has(page);
  }

  at(frame: number): ImageBitmap {
    this.#shown = this.#decoded.get(pageOf(this.#book, frame)) ?? this.#shown;
    if (!this.#shown) throw new Error('A clip is shown before its pages are there.');
    return this.#shown;
  }

  close(): void {
    for (const page of this.#decoded.values()) page.close();
    this.#decoded.clear();
    this.#pages.clear();
  }

  async #decode(page: number): Promise<void> {
    const coded = this.#pages.get(page);
    if (!coded || this.#decoded.has(page) || this.#decoding.has(page)) return;
    this.#decoding.add(page);
    try {
      this.#decoded.set(page, await createImageBitmap(coded));
      this.#dropFarthest(page);
      this.#onPage();
    } finally {
      this.#decoding.delete(page);
    }
  }

  #dropFarthest(page: number): void {
    const far = [...this.#decoded.keys()].sort((a, b) => Math.abs(b - page) - Math.abs(a - page));
    for (const other of far.slice(0, Math.max(0, far.length - KEPT_PAGES))) {
      const bitmap = this.#decoded.get(other);
      this.#decoded.delete(other);
      if (bitmap !== this.#shown) bitmap?.close();
    }
  }
}
