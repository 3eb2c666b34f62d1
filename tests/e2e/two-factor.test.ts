import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { anAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

const STEP_MS = 30_000;

/** A code counts once, so the sign-in brings the one of the next 30 s, as a clock that runs ahead shows it. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

test('a phone is added, asked for at the sign-in, replaced by a recovery code and removed', async () => {
  const { email, password, name } = await anAccount();
  const page = await browser.newPage();
  const signIn = async () => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  const enter = async (code: string) => {
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText(`Welcome back, ${name}`).waitFor();
  };
  const signOut = async () => {
    await page.goto('/settings?tab=security');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  };

  await signIn();
  await page.getByText(`Welcome back, ${name}`).waitFor();
  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-factor' });
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const list = dialog.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await dialog.getByRole('checkbox', { name: 'I keep the codes somewhere else' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('10 of 10 recovery codes left.').waitFor();

  await signOut();
  await signIn();
  await enter(codeOf(secret, 1));

  await signOut();
  await signIn();
  await enter(codes[0] ?? '');
  await page.goto('/settings?tab=security');
  await page.getByText('9 of 10 recovery codes left.').waitFor();
  await page.getByText('Recovery code used').waitFor();

  await page.getByRole('button', { name: 'Turn off' }).click();
  const question = page.getByRole('dialog', { name: 'Turn off two-factor' });
  await question.getByLabel('Your password').fill(password);
  await question.getByLabel('Code').fill(codes[1] ?? '');
  await question.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Turn on' }).waitFor();
  await signOut();
  await signIn();
  await page.getByText(`Welcome back, ${name}`).waitFor();
});
