import { describe, expect, it } from 'vitest';
import { activityText } from './member-words.ts';

describe('what a member did', () => {
  it.each([
    ['video.restore', 'Desk setup', 0, 'restored "Desk setup"'],
    ['video.delete', 'Desk setup', 0, 'moved "Desk setup" to the trash'],
    ['video.delete', 'Desk setup', 2, 'moved "Desk setup" and 2 more to the trash'],
    ['video.purge', 'Desk setup', 1, 'deleted "Desk setup" and 1 more permanently'],
    ['site.create', 'Cold brew', 0, 'created the site "Cold brew"'],
    ['member.invite', 'Sofia Ramos', 0, 'invited Sofia Ramos'],
    ['invitation.renew', 'Sofia Ramos', 0, 'made a new invitation for Sofia Ramos'],
    ['a.new_action', 'Cold brew', 0, 'a new action "Cold brew"'],
    ['a.new_action', '', 0, 'a new action'],
  ])('%s of %j and %i others', (action, subject, others, words) => {
    expect(activityText({ action, subject, others })).toBe(words);
  });
});
