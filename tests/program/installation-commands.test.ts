import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HeraldProcess, removeData, startHerald, testAdmin } from '../support/herald-process.ts';
import { installedFolder } from '../support/installed-folder.ts';
import { runHerald } from '../support/run-herald.ts';
import { until } from '../support/until.ts';

let dataFolder: string;
let running: HeraldProcess;

beforeAll(async () => {
  dataFolder = await installedFolder();
});
afterAll(async () => {
  await running?.stop();
  await removeData(dataFolder);
});

const admin = (...args: string[]) => runHerald(['admin', ...args], { dataFolder });
const settings = (...args: string[]) => runHerald(['settings', ...args], { dataFolder });

const logIn = (url: string, email: string, password: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).then(({ status }) => status);

async function ask(path: string, { token, body }: { token?: string; body?: object } = {}) {
  const response = await fetch(`${running.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()).data;
}

/** These tests run in order on the same installation. */
describe('an installation that does not run', () => {
  describe('herald settings', () => {
    it('lists every setting with its value', async () => {
      const { code, text } = await settings('list');
      expect(code).toBe(0);
      const lines = text.trimEnd().split('\n');
      expect(lines).toContain('registration_enabled\ttrue');
      expect(lines).toContain('default_plan\tFE');
      expect(lines.every((line) => /^[a-z0-9_]+\t/.test(line))).toBe(true);
    });

    it('keeps what it sets', async () => {
      expect(await settings('set', 'site_description', 'Videos for our shop')).toEqual({
        code: 0,
        text: 'site_description\tVideos for our shop\n',
      });
      expect(await settings('get', 'site_description')).toEqual({ code: 0, text: 'Videos for our shop\n' });
    });
  });

  describe('herald admin', () => {
    it('creates administrators', async () => {
      const created = await admin('create', '--email', 'second@herald.test', '--password', 'first password');
      expect(created).toMatchObject({
        code: 0,
        text: expect.stringContaining('second@herald.test is now an administrator'),
      });
    });
  });
});

describe('an installation that runs', () => {
  beforeAll(async () => {
    running = await startHerald({ dataFolder });
  });

  describe('herald settings', () => {
    it('is heard by a Herald that runs, and recorded with the old and the new value', async () => {
      expect((await ask('/site')).site_description).toBe('Videos for our shop');
      expect((await settings('set', 'site_description', 'Videos for everyone')).code).toBe(0);
      await until(async () => (await ask('/site')).site_description === 'Videos for everyone', {
        what: 'The new text',
      });
      const { token } = await ask('/auth/login', { body: testAdmin });
      const log = await ask('/admin/audit-log?action=setting.update', { token });
      expect(log.data[0]).toMatchObject({
        target: { id: 'site_description' },
        changes: { value: { from: 'Videos for our shop', to: 'Videos for everyone' } },
      });
    });

    it.each([
      ['refuses a key that it does not know', ['get', 'nonsense'], 'There is no setting with the key nonsense.\n'],
      ['says what a value must look like', ['set', 'maintenance_mode', 'perhaps'], 'Please use true or false.\n'],
      [
        'refuses a plan that is not on offer',
        ['set', 'default_plan', 'GOLD'],
        'There is no plan with the slug GOLD.\n',
      ],
    ])('%s', async (_, args, text) => {
      expect(await settings(...args)).toEqual({ code: 1, text });
    });

    it.each([[[]], [['set', 'site_name']], [['get']], [['list', 'site_name']]])(
      'shows its use for %j',
      async (args) => {
        expect(await settings(...args)).toMatchObject({
          code: 2,
          text: expect.stringContaining('Usage: herald settings list'),
        });
      },
    );
  });

  describe('herald admin', () => {
    it('knows the administrators who were created before, and resets their passwords', async () => {
      expect(await logIn(running.url, 'second@herald.test', 'first password')).toBe(200);
      const reset = await admin('reset-password', '--email', 'second@herald.test');
      const password = reset.text.match(/Password: (\S+)/)?.[1] ?? '';
      expect(await logIn(running.url, 'second@herald.test', 'first password')).toBe(401);
      expect(await logIn(running.url, 'second@herald.test', password)).toBe(200);
    });

    it('gives and takes plans and access, by the rules of the back office', async () => {
      const email = 'third@herald.test';
      const told = async (...args: string[]) => (await admin(...args)).text;
      await told('create', '--email', email, '--password', 'an uncommon phrase');
      expect(await told('grant-plan', '--email', email, '--plan', 'dfy')).toBe(`${email} has DFY, AUTOMATION.\n`);
      expect(await told('grant-plan', '--email', email, '--plan', 'dfy', '--until', '2099-02-28')).toBe(
        `${email} has DFY until 2099-02-28, AUTOMATION.\n`,
      );
      expect(await told('grant-plan', '--email', email, '--plan', 'DFY')).toContain('DFY until 2099-02-28');
      expect(await told('grant-plan', '--email', email, '--plan', 'DFY', '--until', '2020-01-31')).toBe(
        'The end of DFY must be in the future.\n',
      );
      for (const until of ['2099-02-30', 'soon', '99'])
        expect(await admin('grant-plan', '--email', email, '--plan', 'DFY', '--until', until)).toEqual({
          code: 2,
          text: '--until takes a day such as 2027-01-31, in UTC, or never.\n',
        });
      expect(await told('grant-plan', '--email', email, '--plan', 'DFY', '--until', 'never')).toBe(
        `${email} has DFY, AUTOMATION.\n`,
      );
      expect(await told('revoke-plan', '--email', email, '--plan', 'AUTOMATION')).toBe(`${email} has DFY.\n`);
      expect(await told('revoke-plan', '--email', email, '--plan', 'AUTOMATION')).toBe(
        'This user does not have this plan.\n',
      );
      expect(await told('suspend', '--email', email)).toBe(`${email} is suspended and signed out everywhere.\n`);
      expect(await told('list-users', '--search', 'third')).toMatch(
        /^third@herald\.test\tAdministrator\tadmin\tsuspended\tDFY\t\d{4}-\d\d-\d\d\n1 user\n$/,
      );
      expect(await told('activate', '--email', email)).toBe(`${email} is active.\n`);
      expect(await admin('grant-plan', '--email', email)).toMatchObject({ code: 2 });
      expect(await told('grant-plan', '--email', email, '--plan', 'GOLD')).toBe('No plan has the slug GOLD.\n');
    });

    it('explains a failure in one sentence', async () => {
      const weak = await admin('create', '--email', 'weak@herald.test', '--password', 'Password1');
      expect(weak).toMatchObject({ code: 1, text: expect.stringContaining('This password is too common.') });
      expect(await admin()).toMatchObject({ code: 2, text: expect.stringContaining('herald admin create') });
      const unknown = await admin('reset-password', '--email', 'nobody@herald.test');
      expect(unknown).toMatchObject({ code: 1, text: 'No user has the address nobody@herald.test.\n' });
      await admin('create', '--email', 'fourth@herald.test', '--password', 'first password');
      const without = await admin('reset-two-factor', '--email', 'fourth@herald.test');
      expect(without).toMatchObject({ code: 1, text: 'fourth@herald.test has no two-factor and no passkeys.\n' });
    });
  });
});
