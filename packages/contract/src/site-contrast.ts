/** Below this, a button does not show against its ground (WCAG 1.4.11). */
const SEEN = 3;
const WRITTEN_OUT = /^#[0-9a-f]{6}$/i;

/** How far two colors are from each other, as WCAG defines it: 1 for the same, 21 for black and white. */
export function contrastOf(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether the buttons of a site show by their color alone. */
export const standsOut = (accent: string, ground: string): boolean => contrastOf(accent, ground) >= SEEN;

/** What the owner of a site is told of its two colors; empty while one of them is not written out. */
export function accentWords(accent: string, ground: string): string {
  if (!WRITTEN_OUT.test(accent) || !WRITTEN_OUT.test(ground)) return '';
  // Rounded down: 2.99 is not 3.
  const ratio = `${(Math.floor(contrastOf(accent, ground) * 10) / 10).toFixed(1)}:1`;
  return standsOut(accent, ground)
    ? `Contrast ${ratio}. Buttons stand out from the background.`
    : `Contrast ${ratio}. The colors are too near each other, so buttons get an outline.`;
}
