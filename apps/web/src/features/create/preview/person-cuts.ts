import type { Affine, CutOut } from '@herald/stage/clips';

export interface CutOrder {
  page: number;
  picture: Blob;
  /** of mouth space on the page */
  place: Affine;
}

export type CutReport = { page: number; cut: CutOut } | { page: number; failed: string };

interface Book {
  read(page: number): Promise<Blob>;
  placeOn(page: number): Affine;
}

/** Persons hardly move between two pictures: every second one is looked at, and the pictures themselves are all shown. */
const STEP = 2;
/** Half a megabyte each. */
const KEPT = 320;

/** How the person is cut out of the pages of a clip, found in a thread of its own while the stage goes on. */
export class PersonCuts {
  readonly #book: Book;
  readonly #onCut: () => void;
  readonly #worker = new Worker(new URL('./person-worker.ts', import.meta.url), { type: 'module', name: 'person' });
  readonly #known = new Map<number, CutOut>();
  readonly #waiting = new Map<number, { resolve(): void; reject(cause: Error): void }>();
  #wanted: number[] = [];
  #isBusy = false;

  /** `onCut` is told whenever another page is known. */
  constructor(book: Book, onCut: () => void) {
    this.#book = book;
    this.#onCut = onCut;
    this.#worker.onmessage = ({ data }: MessageEvent<CutReport>) => this.#take(data);
    this.#worker.onerror = () => this.#fail(new Error('The person could not be cut out.'));
  }

  /** What is shown soon, the next page first; what was wanted before is dropped. */
  want(pages: readonly number[]): void {
    const steps = new Set(pages.map(stepOf));
    this.#wanted = [...this.#waiting.keys(), ...steps].filter((page) => !this.#known.has(page));
    void this.#next();
  }

  /** Waits for pages. */
  async bring(pages: readonly number[]): Promise<void> {
    const missing = [...new Set(pages.map(stepOf))].filter((page) => !this.#known.has(page));
    const coming = missing.map(
      (page) => new Promise<void>((resolve, reject) => this.#waiting.set(page, { resolve, reject })),
    );
    this.#wanted = [...missing, ...this.#wanted];
    void this.#next();
    await Promise.all(coming);
  }

  isThere(page: number): boolean {
    return this.#known.has(stepOf(page));
  }

  /** Of a page, or of the nearest one that is known. */
  at(page: number): CutOut | undefined {
    const exact = this.#known.get(stepOf(page));
    if (exact) return exact;
    const [nearest] = [...this.#known.keys()].sort((a, b) => Math.abs(a - page) - Math.abs(b - page));
    return nearest === undefined ? undefined : this.#known.get(nearest);
  }

  close(): void {
    this.#worker.terminate();
    for (const cut of this.#known.values()) closeCut(cut);
    this.#known.clear();
  }

  async #next(): Promise<void> {
    const page = this.#isBusy ? undefined : this.#wanted.shift();
    if (page === undefined) return;
    this.#isBusy = true;
    try {
      const picture = await this.#book.read(page);
      this.#worker.postMessage({ page, picture, place: this.#book.placeOn(page) } satisfies CutOrder);
    } catch (cause) {
      this.#isBusy = false;
      this.#fail(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }

  #take(report: CutReport): void {
    this.#isBusy = false;
    const waiting = this.#waiting.get(report.page);
    this.#waiting.delete(report.page);
    if ('failed' in report) waiting?.reject(new Error(report.failed));
    else {
      this.#known.set(report.page, report.cut);
      this.#dropOldest();
      waiting?.resolve();
      this.#onCut();
    }
    void this.#next();
  }

  #dropOldest(): void {
    const [oldest] = this.#known;
    if (this.#known.size <= KEPT || !oldest) return;
    this.#known.delete(oldest[0]);
    closeCut(oldest[1]);
  }

  #fail(cause: Error): void {
    for (const { reject } of this.#waiting.values()) reject(cause);
    this.#waiting.clear();
  }
}

const stepOf = (page: number): number => page - (page % STEP);

function closeCut({ matte, edge }: CutOut): void {
  (matte as ImageBitmap).close();
  (edge as ImageBitmap).close();
}
