import { describe, expect, it } from 'vitest';
import { mediaUrls } from './media-url.ts';
import { accountFolder, ownKeyOf } from './own-key-of.ts';

const account = '0198f2a0-0000-7000-8000-000000000001';
const stranger = '0198f2a0-0000-7000-8000-000000000002';
const key = `${accountFolder(account)}audio/one/sound.wav`;
const link = mediaUrls('secret').sign({ key }, new Date('2026-11-20T10:10:00Z'));

describe('the key behind a media link', () => {
  it('is found for the account it belongs to, with or without host and signature', () => {
    expect(ownKeyOf(link, account)).toBe(key);
    expect(ownKeyOf(`https://herald.example${link}`, account)).toBe(key);
    expect(ownKeyOf(`/api/media/${key}`, account)).toBe(key);
  });

  it('is never found for another account', () => {
    expect(ownKeyOf(link, stranger)).toBeUndefined();
    expect(ownKeyOf(link, account.slice(0, -1))).toBeUndefined();
  });

  it.each([
    '',
    'not a link',
    'https://[',
    '/api/media/',
    `/api/media/accounts/${account}`,
    `/api/media/accounts/${account}/`,
    `/api/media/accounts/${account}/../${stranger}/audio/one/sound.wav`,
    `/api/media/accounts/${account}/%2e%2e/${stranger}/sound.wav`,
    `/api/media/accounts/${account}/..%2f${stranger}/sound.wav`,
    `/api/media/accounts/${account}/.hidden`,
    `/api/other/accounts/${account}/sound.wav`,
    'https://images.example/cat.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
  ])('does not exist for %s', (other) => {
    expect(ownKeyOf(other, account)).toBeUndefined();
  });
});
