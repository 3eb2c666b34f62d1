import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'city,price\nMalmö,€19\n';

const utf16 = (text: string, { isBig = false, mark = true }) => {
  const letters = [...(mark ? '\ufeff' : ''), ...text].join('');
  const bytes = new Uint8Array(letters.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < letters.length; at += 1) view.setUint16(at * 2, letters.charCodeAt(at), !isBig);
  return bytes;
};

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT), 'utf-8'],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${TEXT}`), 'utf-8'],
  ['UTF-16 of a spreadsheet', utf16(TEXT, {}), 'utf-16le'],
  ['UTF-16 with the large end first', utf16(TEXT, { isBig: true }), 'utf-16be'],
  ['UTF-16 without a mark', utf16(TEXT, { mark: false }), 'utf-16le'],
  ['UTF-16 without a mark and with the large end first', utf16(TEXT, { mark: false, isBig: true }), 'utf-16be'],
  ['Windows-1252', Uint8Array.from(TEXT, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0))), 'windows-1252'],
])('reads %s', (_, bytes, encoding) => {
  expect(decodeText(bytes)).toEqual({ text: TEXT, encoding });
});

it('reads nothing as nothing', () => {
  expect(decodeText(new Uint8Array()).text).toBe('');
});
