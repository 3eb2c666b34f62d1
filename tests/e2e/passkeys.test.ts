import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { anAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

/** A device that keeps passkeys and recognizes its user at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, signs in without a code, and opens nothing once it is removed', async () => {
  const { email, password, name } = await anAccount();
  const page = await browser.newPage();
  await addAuthenticator(page);
  const home = () => page.getByText(`Welcome back, ${name}`).waitFor();
  const signOut = async () => {
    await page.goto('/settings?tab=security');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  };
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await home();

  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-factor' });
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('checkbox', { name: 'I keep the codes somewhere else' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const question = page.getByRole('dialog', { name: 'Add a passkey' });
  await question.getByLabel('Name').fill('My laptop');
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Continue' }).click();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await list.getByText('My laptop').waitFor();

  await signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await home();
  await page.goto('/settings?tab=security');
  await page.getByText('Passkey used').waitFor();

  await list.getByRole('button', { name: 'Remove My laptop' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await removal.getByLabel('Your password').fill(password);
  await removal.getByRole('button', { name: 'Remove passkey' }).click();
  // An open dialog takes the list away from who asks for its role, too.
  await removal.waitFor({ state: 'detached' });
  await list.waitFor({ state: 'detached' });
  await signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This passkey does not open an account here. Sign in with your password.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
});
