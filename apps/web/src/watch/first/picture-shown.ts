const PATIENCE_MS = 2000;

/** Resolves when the server's picture has come, or after a while: on a slow line it does not share the way with scripts. */
export function pictureShown(picture: Pick<HTMLImageElement, 'complete' | 'addEventListener'> | null): Promise<void> {
  return new Promise((resolve) => {
    if (!picture || picture.complete) return resolve();
    for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
