import { describe, expect, it } from 'vitest';
import { linkedText } from './linked-text.ts';

const linksIn = (text: string) =>
  linkedText(text).flatMap(({ text: shown, address }) => (address === null ? [] : [[shown, address]]));

describe('a text with addresses', () => {
  it.each([
    ['Half price until Sunday: https://north.co/serum.', 'https://north.co/serum'],
    ['See https://north.co/serum, then decide', 'https://north.co/serum'],
    ['Is it http://north.co?', 'http://north.co'],
    ['“https://north.co/faq”', 'https://north.co/faq'],
    ['(https://north.co/faq)', 'https://north.co/faq'],
    ['(see https://north.co/faq (new)).', 'https://north.co/faq'],
    ['https://en.wikipedia.org/wiki/Serum_(skin)', 'https://en.wikipedia.org/wiki/Serum_(skin)'],
    ['(https://en.wikipedia.org/wiki/Serum_(skin))', 'https://en.wikipedia.org/wiki/Serum_(skin)'],
    ['[https://north.co/faq]!', 'https://north.co/faq'],
    ['<https://north.co/faq>', 'https://north.co/faq'],
    ['https://north.co/a?b=1&c=2#d', 'https://north.co/a?b=1&c=2#d'],
    ['https://müller.de/größe...', 'https://müller.de/größe'],
    ['詳しくは https://north.co/serum。', 'https://north.co/serum'],
    ['Line one\nhttps://north.co\nline three', 'https://north.co'],
    ['HTTPS://NORTH.CO/A', 'HTTPS://NORTH.CO/A'],
  ])('%s leads to %s', (text, address) => {
    expect(linksIn(text)).toEqual([[address, address]]);
  });

  it.each([
    ['First bottle at north.co/faq.', 'north.co/faq'],
    ['north.co', 'north.co'],
    ['Visit www.north.example today', 'www.north.example'],
    ['shop.north.co.uk!', 'shop.north.co.uk'],
  ])('reads an address without https in %s', (text, shown) => {
    expect(linksIn(text)).toEqual([[shown, `https://${shown}`]]);
  });

  it.each([
    'Two drops. It works.',
    'Sunday.First bottle',
    'anna@north.co',
    'anna.co@north.example',
    'Node.js and index.ts',
    'e.g. this, i.e. that, 9.30 or 3.50',
    'javascript:alert(1)',
    'javascript://north.co/%0aalert(1)',
    'data:text/html,https',
    'ftp://north.co/file',
    'xhttps://north.co',
    'https://',
    'https://user:secret@north.co',
    'north.community',
    '',
  ])('finds none in %j', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it('keeps every character, in order', () => {
    const text = 'A (https://a.co/x) and www.b.de, "https://c.co/<d>" https://… end\n';
    const parts = linkedText(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(linksIn(text).map(([shown]) => shown)).toEqual(['https://a.co/x', 'www.b.de', 'https://c.co/']);
  });

  it.each([
    ['dots', 'a.'.repeat(1_000_000)],
    ['letters', 'a'.repeat(2_000_000)],
    ['an address', `https://north.co/${'a'.repeat(2_000_000)}`],
    ['brackets', `https://north.co/${')'.repeat(5_000)}`],
    ['punctuation', `https://north.co/${'.'.repeat(50_000)}`],
  ])('reads a very long text of %s before a test has to end', (_, text) => {
    expect(
      linkedText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
