import type { UserLimits } from '@herald/contract/endpoints/user';
import type { TeamRole } from '@herald/contract/statuses';
import { expect, inject, test } from 'vitest';
import { anAccount, freshEmail, grantPlan, signedIn, type TestAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { cardOf } from './support/library.ts';
import { filmMs, generate, openSceneStep, videosOf } from './support/make-video.ts';
import { callAs, draftOf, speak } from './support/voice-step.ts';

const browser = useBrowser();
const title = 'Made for the team';

async function aMember(owner: TestAccount, role: TeamRole): Promise<TestAccount> {
  const person = { name: `The ${role}`, email: freshEmail(), password: 'correct horse battery' };
  await callAs(owner, '/team-members', 'POST', { ...person, role });
  const response = await fetch(`${inject('productUrl')}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  const { data } = (await response.json()) as { data: { token: string; user: { id: string } } };
  return { id: data.user.id, ...person, token: data.token };
}

const usedBy = async (account: TestAccount) => (await callAs<UserLimits>(account, '/user/limits')).videos_used;

test('a team admin makes a film that counts for the owner, a viewer watches it, and an editor deletes it', {
  timeout: 900_000,
}, async () => {
  const owner = await anAccount('Olive Owner');
  await grantPlan(owner, 'UNLIMITED');
  const admin = await aMember(owner, 'admin');
  const viewer = await aMember(owner, 'viewer');
  const editor = await aMember(owner, 'editor');

  const { version, content } = await draftOf(admin);
  const avatar = { ...content.avatar, avatarType: 'library', selectedAvatar: 'Priya', selectedAvatarId: 'priya' };
  await callAs(admin, '/draft', 'PUT', { version, content: { ...content, step: 2, avatar } });
  const making = await browser.newPage({ localStorage: signedIn(admin) });
  await making.goto('/create?step=2');
  await making.getByRole('heading', { name: 'Choose Your Audio' }).waitFor();
  await speak(making, 'Two drops.');
  await openSceneStep(making, title);
  await generate(making);
  await cardOf(making, title).getByText('Completed').waitFor({ timeout: filmMs });
  expect((await videosOf(owner)).map((video) => video.title)).toEqual([title]);
  await expect.poll(() => usedBy(owner)).toBe(1);
  await making.goto('/team-members');
  await making.getByText(`The admin started the video "${title}"`).waitFor();

  const page = await browser.newPage({ localStorage: signedIn(viewer) });
  await page.goto('/projects');
  const card = cardOf(page, title);
  await card.getByRole('button', { name: `Menu of ${title}` }).click();
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['Preview', 'Download', 'Share', 'Statistics']);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: /^Preview/ }).click();
  const film = page.getByRole('dialog', { name: title }).locator('video');
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.goto('/create');
  await page.getByRole('heading', { name: 'You can watch, not create' }).waitFor();
  const id = (await videosOf(viewer))[0]?.id ?? '';
  await expect(callAs(viewer, `/videos/${id}`, 'DELETE')).rejects.toThrow('403');

  const editing = await browser.newPage({ localStorage: signedIn(editor) });
  await editing.goto('/team-members');
  await editing.getByRole('button', { name: 'Leave team' }).waitFor();
  await expect.poll(() => editing.getByRole('button', { name: /^(Add|Edit|Remove)/ }).count()).toBe(0);
  await editing.goto('/create');
  await editing.getByRole('button', { name: 'Generate avatar' }).waitFor();
  await editing.goto('/projects');
  await cardOf(editing, title)
    .getByRole('button', { name: `Menu of ${title}` })
    .click();
  const looks = ['Preview', 'Download', 'Share', 'Statistics'];
  const edits = ['Settings', 'Rename\nF2', 'Re-make', 'Another like this', 'Save as template', 'Delete'];
  await expect.poll(() => editing.getByRole('menuitem').allInnerTexts()).toEqual([...looks, ...edits]);
  await editing.getByRole('menuitem', { name: 'Delete' }).click();
  await editing.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await cardOf(editing, title).waitFor({ state: 'detached' });
  await expect.poll(() => videosOf(owner)).toEqual([]);
});
