import { isOneOf } from './choices.ts';
import { isOneEmoji } from './emoji.ts';
import { type FigureKind, MOST_CHIPS, starsIn } from './scene/figures.ts';
import { STICKERS } from './scene/stickers.ts';

/** What a mark puts on the picture. */
export interface MarkedFigure {
  kind: FigureKind;
  texts: string[];
}

const WITH_TEXT = /^(figure|stars|chips|sticker) (.+)$/iu;
const LONGEST_CHIP = 24;

/** `figure 40%`, `figure 2 drops`, `stars 4.8`, `chips Soft, Calm`, `sticker heart`, `sticker ☕`, `arrow`; null for `no figure`, undefined for what is none of these. */
export function markedFigure(name: string): MarkedFigure | null | undefined {
  const known = name.trim().replace(/\s+/gu, ' ');
  if (known.toLowerCase() === 'no figure') return null;
  if (known.toLowerCase() === 'arrow') return { kind: 'arrow', texts: [] };
  const [, kind = '', text = ''] = WITH_TEXT.exec(known) ?? [];
  if (kind.toLowerCase() === 'figure') return numberIn(text);
  if (kind.toLowerCase() === 'stars') return starsIn(text) === undefined ? undefined : { kind: 'stars', texts: [text] };
  if (kind.toLowerCase() === 'chips') return chipsIn(text);
  if (kind.toLowerCase() === 'sticker') return stickerIn(text.toLowerCase());
  return undefined;
}

/** The part with a digit is the number, the rest its unit. */
function numberIn(text: string): MarkedFigure | undefined {
  const words = text.split(' ');
  const last = words.findLastIndex((word) => /\d|^[%$€£¥₹]$/u.test(word));
  if (last < 0) return undefined;
  const unit = words.slice(last + 1).join(' ');
  return { kind: 'number', texts: [words.slice(0, last + 1).join(' '), ...(unit ? [unit] : [])] };
}

function stickerIn(name: string): MarkedFigure | undefined {
  return isOneOf(STICKERS, name) || isOneEmoji(name) ? { kind: 'sticker', texts: [name] } : undefined;
}

function chipsIn(text: string): MarkedFigure | undefined {
  const texts = text
    .split(/[,;，、؛،]/u)
    .map((chip) => chip.trim())
    .filter(Boolean);
  const fits = texts.length > 0 && texts.length <= MOST_CHIPS && texts.every((chip) => chip.length <= LONGEST_CHIP);
  return fits ? { kind: 'chips', texts } : undefined;
}

/** The mark that asks for what is shown. */
export function markOfFigure({ kind, texts }: MarkedFigure): string {
  if (kind === 'arrow') return 'arrow';
  if (kind === 'chips') return `chips ${texts.join(', ')}`;
  return `${kind === 'number' ? 'figure' : kind} ${texts.join(' ')}`;
}
