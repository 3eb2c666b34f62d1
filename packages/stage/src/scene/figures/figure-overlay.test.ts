import { expect, it } from 'vitest';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { TypeSetter } from '../text/type-setter.ts';
import { CutOutEmoji } from './cut-out-emoji.ts';
import { FigureOverlay } from './figure-overlay.ts';

const SETTER = new TypeSetter('40% 0123456789', { locale: 'en-US', font: undefined }, 'loud', makeCanvas);
const LOOK = {
  plate: '#fbd530',
  ink: '#0e0e11',
  chip: '#0e0e11',
  onChip: '#faf9f7',
  sticker: null,
  setter: SETTER,
  cutOuts: new CutOutEmoji(SETTER, makeCanvas),
  manner: 'plain',
};
const PLACE = { x: 0, y: 0, width: 320, height: 250 };

function statesOf(isSober: boolean): (string | null)[] {
  const figure = { kind: 'number', fromSec: 0, untilSec: 3, parts: [{ text: '40%', atSec: 0 }] } as const;
  const placed = { figure: { ...figure, parts: [...figure.parts], ...(isSober && { isSober }) }, place: PLACE };
  const overlay = new FigureOverlay([placed], LOOK, makeCanvas);
  return [0.4, 0.6, 0.8].map((sec) => overlay.stateAt(sec));
}

it('a number said with bad news is there at once', () => {
  expect(new Set(statesOf(true)).size).toBe(1);
  expect(new Set(statesOf(false)).size).toBe(3);
});

it('a sticker that stays for its shot does not fade before the cut', () => {
  const figure = {
    kind: 'sticker',
    fromSec: 0,
    untilSec: 3,
    parts: [{ text: '🐶', atSec: 0 }],
    isSober: true,
  } as const;
  const atEnd = (staysForShot: boolean) => {
    const placed = { figure: { ...figure, parts: [...figure.parts] }, place: PLACE };
    const overlay = new FigureOverlay([{ ...placed, ...(staysForShot && { staysForShot }) }], LOOK, makeCanvas);
    return new Set([1, 2.9, 2.95].map((sec) => overlay.stateAt(sec))).size;
  };
  expect(atEnd(true)).toBe(1);
  expect(atEnd(false)).toBe(3);
});
