interface FontFile {
  family: string;
  weight: string;
  file: string;
}

const loaded = new Map<string, Promise<unknown>>();

/** A page has its fonts in its document; workers have some of their own, which the types of a page do not know. */
const fonts =
  typeof document === 'undefined' ? (globalThis as unknown as { fonts: FontFaceSet }).fonts : document.fonts;

/** Loads the very files that films are lettered with, each once. */
export async function loadCaptionFonts(files: readonly FontFile[]): Promise<void> {
  await Promise.all(
    files.map(({ family, weight, file }) => {
      const kept = loaded.get(family);
      if (kept) return kept;
      const url = import.meta.env.CAPTION_FONTS + file.slice(file.lastIndexOf('/') + 1);
      const face = new FontFace(family, `url(${url})`, { weight });
      fonts.add(face);
      const loading = face.load().catch((cause) => {
        fonts.delete(face);
        loaded.delete(family);
        throw new Error('The lettering of the captions could not be loaded. Check your connection.', { cause });
      });
      loaded.set(family, loading);
      return loading;
    }),
  );
}
