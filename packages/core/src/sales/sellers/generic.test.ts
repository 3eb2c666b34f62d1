import { expect, it } from 'vitest';
import { generic, signatureOf, weaknessOf } from './generic.ts';

const now = new Date('2026-11-20T10:00:00Z');

it.each([
  ['whsec_!!', 'After whsec_, a secret is written in base64.'],
  ['whsec_==', 'After whsec_, a secret is written in base64.'],
  ['whsec_ab', 'Please enter a secret of at least 16 bytes, in base64.'],
  [`whsec_${btoa('fifteen bytes!!')}`, 'Please enter a secret of at least 16 bytes, in base64.'],
  ['fifteen letters', 'Please enter a secret of at least 16 characters.'],
])('refuses the secret %s', (secret, why) => {
  expect(weaknessOf(secret)).toBe(why);
});

it.each([`whsec_${btoa('sixteen bytes!!!')}`, 'sixteen letters!'])('takes the secret %s', (secret) => {
  expect(weaknessOf(secret)).toBeUndefined();
});

it('believes no signature of a secret that was stored before it was too weak', () => {
  const raw = Buffer.from('{}');
  const message = { id: 'msg_1', sentAt: String(now.getTime() / 1000), raw };
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': message.sentAt,
    'webhook-signature': signatureOf(message, 'whsec_!!'),
  };
  const post = { headers, raw, fields: {}, addressSecret: undefined, ip: '10.0.0.1' };
  expect(generic.refusalOf(post, { secrets: ['whsec_!!'], fields: {} }, now)).toBe(
    'The signature does not match the secret.',
  );
});
