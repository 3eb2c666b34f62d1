import type { PlaceOfPerson } from '@herald/stage/clips';

/** A page of a clip whose person was cut out. */
export interface CutPage {
  /** around the person, with their own colors only */
  picture: ImageBitmap;
  /** how much of each pixel is person */
  matte: ImageBitmap;
}

export interface CutOrder {
  id: number;
  picture: ImageBitmap;
  seen: PlaceOfPerson;
}

export type CutReport = { id: number; page: CutPage } | { id: number; failed: string };

interface Waiting {
  resolve(page: CutPage): void;
  reject(cause: Error): void;
}

/** Cuts persons out of pages in a thread of its own, one after the other: the stage goes on meanwhile. */
export class PageCutter {
  readonly #worker = new Worker(new URL('./person-worker.ts', import.meta.url), { type: 'module', name: 'person' });
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<CutReport>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('page' in data) waiting?.resolve(data.page);
      else waiting?.reject(new Error(data.failed));
    };
    this.#worker.onerror = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The person could not be cut out.'));
      this.#waiting.clear();
    };
  }

  cut(picture: ImageBitmap, seen: PlaceOfPerson): Promise<CutPage> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, picture, seen } satisfies CutOrder, [picture]);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
