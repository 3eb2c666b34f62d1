import { describe, expect, it } from 'vitest';
import { linkWords, shownAddress, shownHost, webAddressOf } from './web-address.ts';

describe('a web address', () => {
  it.each([
    ['https://north.co/serum', 'https://north.co/serum'],
    ['  http://north.co  ', 'http://north.co'],
    ['HTTPS://North.co', 'HTTPS://North.co'],
    ['north.co/serum?ref=ad#top', 'https://north.co/serum?ref=ad#top'],
    ['www.north.co', 'https://www.north.co'],
    ['müller.de/größe', 'https://müller.de/größe'],
    ['http://localhost:3000/shop', 'http://localhost:3000/shop'],
    ['http://[::1]/shop', 'http://[::1]/shop'],
  ])('is read from %s', (text, address) => {
    expect(webAddressOf(text)).toBe(address);
  });

  it.each([
    '',
    '   ',
    'serum',
    'localhost:3000',
    'two words.co',
    'javascript:alert(1)',
    'javascript://north.co/%0aalert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>hi</b>',
    'ftp://north.co',
    'mailto:anna@north.co',
    'anna@north.co',
    'https://north.co@evil.example',
    'https:\\\\evil.example',
    'https://',
    'http:/north',
    '//north',
    'https://north.co/"onclick="alert(1)',
    'https://north.co/<b>',
    'https://north.co/\u202egnp.exe',
    '.co',
    'x.',
  ])('is not %j', (text) => {
    expect(webAddressOf(text)).toBeUndefined();
  });

  it('is named by its label, or by its host', () => {
    expect(linkWords('https://north.co/serum', ' Get the serum ')).toBe('Get the serum');
    expect(linkWords('https://www.north.co/serum', '  ')).toBe('Visit north.co');
  });

  it.each([
    ['https://www.north.co/serum/?ref=ad#top', 'north.co/serum', 'north.co'],
    ['http://north.co/', 'north.co', 'north.co'],
    ['https://north.co/gr%C3%B6%C3%9Fe', 'north.co/größe', 'north.co'],
    ['https://north.co/100%', 'north.co/100%', 'north.co'],
    ['https://north.co/%E2%80%AEgnp', 'north.co/%E2%80%AEgnp', 'north.co'],
    ['http://localhost:3000/shop', 'localhost:3000/shop', 'localhost:3000'],
  ])('%s is shown as %s', (address, shown, host) => {
    expect([shownAddress(address), shownHost(address)]).toEqual([shown, host]);
  });
});
