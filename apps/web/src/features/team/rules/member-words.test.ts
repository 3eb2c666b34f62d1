import { describe, expect, it } from 'vitest';
import { activityText } from './member-words.ts';

describe('what a member did', () => {
  it.each([
    ['video.restored', 'Desk setup', 0, 'restored "Desk setup"'],
    ['video.deleted', 'Desk setup', 0, 'moved "Desk setup" to the trash'],
    ['video.deleted', 'Desk setup', 2, 'moved "Desk setup" and 2 more to the trash'],
    ['video.purged', 'Desk setup', 1, 'deleted "Desk setup" and 1 more permanently'],
    ['site.created', 'Cold brew', 0, 'created the site "Cold brew"'],
    ['team.member_invited', 'Sofia Ramos', 0, 'invited Sofia Ramos'],
    ['team.invitation_renewed', 'Sofia Ramos', 0, 'made a new invitation for Sofia Ramos'],
    ['a.new_action', 'Cold brew', 0, 'a new action "Cold brew"'],
    ['a.new_action', '', 0, 'a new action'],
  ])('%s of %j and %i others', (action, subject, others, words) => {
    expect(activityText({ action, subject, others })).toBe(words);
  });
});
