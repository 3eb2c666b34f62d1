export type PictureFault =
  | 'empty'
  | 'not-a-picture'
  | 'no-size'
  | 'too-heavy'
  | 'too-large'
  | 'too-small'
  | 'truncated'
  | 'undecodable';

/** Limits of an uploaded portrait. */
export const portraitLimits = {
  bytes: 25 * 1024 * 1024,
  sidePx: 12_000,
  pixels: 50_000_000,
  smallestSidePx: 64,
} as const;

const sentences: Record<PictureFault, string> = {
  empty: 'The file is empty. Choose a picture.',
  'not-a-picture': 'This file is not a picture. Use a JPEG, PNG, WebP, AVIF or GIF file.',
  'no-size': 'The picture has no size. Save it again or choose another one.',
  'too-heavy': `The picture is larger than ${portraitLimits.bytes / 1024 / 1024} MB. Save a smaller copy of it.`,
  'too-large': `The picture has too many pixels: at most ${portraitLimits.sidePx} on a side and ${portraitLimits.pixels / 1_000_000} million in all.`,
  'too-small': `The picture is smaller than ${portraitLimits.smallestSidePx} pixels. Choose a larger one.`,
  truncated: 'The picture is incomplete: part of the file is missing. Upload it again.',
  undecodable: 'The picture cannot be read. Save it again as JPEG or PNG and retry.',
};

/** A picture that cannot become a portrait; the message is meant for the person who chose it. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, cause?: unknown) {
    super(sentences[fault], { cause });
    this.fault = fault;
  }
}
