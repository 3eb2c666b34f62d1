import type { AccountRole } from '@herald/contract/statuses';
import { describe, expect, it } from 'vitest';
import { assertMayUseScript, assertMayUseSound, mayManageTeam, misfitsOf } from './policies.ts';

const plan = { scriptCharacters: 500, videoSeconds: 30, lengthSetBy: 'plan' } as const;

describe('managing a team', () => {
  it.each<[AccountRole, isAllowed: boolean]>([
    ['owner', true],
    ['admin', true],
    ['editor', false],
    ['viewer', false],
  ])('by the %s is allowed: %s', (accountRole, isAllowed) => {
    expect(mayManageTeam({ accountRole })).toBe(isAllowed);
  });
});

describe('the size of an order', () => {
  it('fits when it is exactly what the plan allows', () => {
    expect(misfitsOf({ scriptCharacters: 500, soundSec: 30, endCard: '' }, plan)).toEqual([]);
  });

  it('of people without a plan says so once, without numbers', () => {
    const none = { ...plan, scriptCharacters: 0, videoSeconds: 0 };
    expect(misfitsOf({ scriptCharacters: 140, soundSec: 10, endCard: '' }, none)).toEqual([
      { field: 'script_data.content', text: 'You have no plan that includes making videos. Please choose a plan.' },
    ]);
  });

  it('fits when the sound is half a frame longer', () => {
    expect(misfitsOf({ scriptCharacters: 0, soundSec: 30.02, endCard: '' }, plan)).toEqual([]);
  });

  it('is reported with the field and with both numbers', () => {
    expect(misfitsOf({ scriptCharacters: 501, soundSec: 30.4, endCard: '' }, plan)).toEqual([
      {
        field: 'script_data.content',
        text: 'The script has 501 characters; your plan allows 500. Please shorten it.',
      },
      {
        field: 'voice_data.generatedAudioUrl',
        text: 'The video would be 31 seconds long; your plan allows 30. Please shorten the script.',
      },
    ]);
  });

  it('is reported in numbers as the screens write them', () => {
    const large = { ...plan, scriptCharacters: 3000 };
    expect(misfitsOf({ scriptCharacters: 3499, soundSec: 0, endCard: '' }, large)[0]?.text).toBe(
      'The script has 3,499 characters; your plan allows 3,000. Please shorten it.',
    );
  });

  it.each([
    [27.5, 'Try it', undefined],
    [29, '', undefined],
    [29, ' ', undefined],
    [
      29,
      'Try it',
      'The video would be 32 seconds long with its end card; your plan allows 30. Please shorten the script or remove the end card.',
    ],
    [
      31,
      'Try it',
      'The video would be 34 seconds long with its end card; your plan allows 30. Please shorten the script.',
    ],
  ])('counts %d s of sound with the end card "%s"', (soundSec, endCard, text) => {
    expect(misfitsOf({ scriptCharacters: 0, soundSec, endCard }, plan).map((misfit) => misfit.text)).toEqual(
      text ? [text] : [],
    );
  });

  it('names the administrators where they, and not the plan, keep videos short', () => {
    const capped = { ...plan, lengthSetBy: 'installation' } as const;
    expect(misfitsOf({ scriptCharacters: 501, soundSec: 31, endCard: '' }, capped).map(({ text }) => text)).toEqual([
      'The script has 501 characters; your plan allows 500. Please shorten it.',
      'The video would be 31 seconds long; whatever the plan, the administrators allow 30. Please shorten the script.',
    ]);
  });

  it('is refused under the field the caller names', () => {
    const text = 'The script has 501 characters; your plan allows 500. Please shorten it.';
    expect(() => assertMayUseScript('msg', 'a'.repeat(501), plan)).toThrow(
      expect.objectContaining({ code: 'validation', errors: { msg: [text] } }),
    );
    expect(() => assertMayUseScript('msg', ` ${'a'.repeat(500)} `, plan)).not.toThrow();
    expect(() => assertMayUseSound('audio', 31, plan)).toThrow(expect.objectContaining({ code: 'validation' }));
    expect(() => assertMayUseSound('audio', 30, plan)).not.toThrow();
  });
});
