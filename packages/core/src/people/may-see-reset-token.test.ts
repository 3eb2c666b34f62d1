import { describe, expect, it } from 'vitest';
import { maySeeResetToken, type ResetRequestOrigin } from './may-see-reset-token.ts';

const ownMachine: ResetRequestOrigin = {
  hasMailTransport: false,
  publicUrl: 'http://localhost:3000',
  socketAddress: '127.0.0.1',
  hostHeader: 'localhost:3000',
  headerNames: ['host', 'content-type'],
};

describe('the reset token is answered', () => {
  it.each<Partial<ResetRequestOrigin>>([
    {},
    { socketAddress: '::1', hostHeader: '[::1]:3000' },
    { socketAddress: '::ffff:127.0.0.1', hostHeader: '127.0.0.1' },
    { publicUrl: 'http://127.0.0.1:8080' },
  ])('on one’s own machine: %j', (change) => {
    expect(maySeeResetToken({ ...ownMachine, ...change })).toBe(true);
  });

  it.each<Partial<ResetRequestOrigin>>([
    { hasMailTransport: true },
    { publicUrl: 'https://herald.example.com' },
    { publicUrl: 'http://localhost.example.com' },
    { publicUrl: 'not an address' },
    { socketAddress: '192.168.0.2' },
    { socketAddress: '' },
    { hostHeader: 'herald.example.com' },
    { hostHeader: 'localhost.example.com' },
    { hostHeader: '127.0.0.1.example.com' },
    { hostHeader: 'localhost@example.com' },
    { hostHeader: '' },
    { headerNames: ['host', 'x-forwarded-for'] },
    { headerNames: ['X-Forwarded-Proto'] },
    { headerNames: ['forwarded'] },
    { headerNames: ['via'] },
    { headerNames: ['x-real-ip'] },
  ])('nowhere else: %j', (change) => {
    expect(maySeeResetToken({ ...ownMachine, ...change })).toBe(false);
  });
});
