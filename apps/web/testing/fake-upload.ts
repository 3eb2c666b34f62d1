import type { FakeServer } from './fake-server.ts';

type Listener = (() => void) | null;

/** As much of `XMLHttpRequest` as an upload with progress uses. Half of the form leaves at once, the rest with the answer. */
export function fakeUploadFor(server: FakeServer) {
  return class FakeUpload {
    status = 0;
    responseText = '';
    onload: Listener = null;
    onloadend: Listener = null;
    onerror: Listener = null;
    onabort: Listener = null;
    ontimeout: Listener = null;
    readonly upload: { onprogress: ((progress: { loaded: number; total: number }) => void) | null } = {
      onprogress: null,
    };
    readonly #headers = new Map<string, string>();
    #method = '';
    #url = '';
    #isAborted = false;

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    abort(): void {
      this.#isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }

    send(form: FormData): void {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      this.#receive(form).then(
        () => this.#end(() => this.onload?.()),
        () => this.#end(() => this.onerror?.()),
      );
    }

    async #receive(form: FormData): Promise<void> {
      const response = await server.respond({
        method: this.#method,
        url: this.#url,
        token: this.#headers.get('authorization')?.replace('Bearer ', '') ?? null,
        idempotencyKey: null,
        body: form,
      });
      this.status = response.status;
      this.responseText = await response.text();
    }

    #end(tell: () => void): void {
      if (this.#isAborted) return;
      tell();
      this.onloadend?.();
    }
  };
}
