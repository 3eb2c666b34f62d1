import type { AccountRole } from '@herald/contract/statuses';
import { describe, expect, it } from 'vitest';
import { assertMayUseScript, assertMayUseSound, mayManageTeam, misfitsOf } from './policies.ts';

const plan = { scriptCharacters: 500, videoSeconds: 30 };

describe('managing a team', () => {
  it.each<[AccountRole, isTeamEnabled: boolean, isAllowed: boolean]>([
    ['owner', true, true],
    ['admin', true, true],
    ['editor', true, false],
    ['viewer', true, false],
    ['owner', false, false],
    ['admin', false, false],
  ])('by the %s, with a plan that has a team: %s, is allowed: %s', (accountRole, isTeamEnabled, isAllowed) => {
    expect(mayManageTeam({ accountRole }, { isTeamEnabled })).toBe(isAllowed);
  });
});

describe('the size of an order', () => {
  it('fits when it is exactly what the plan allows', () => {
    expect(misfitsOf({ scriptCharacters: 500, soundSec: 30, endCard: '' }, plan)).toEqual([]);
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
