import { describe, expect, test } from 'vitest';
import { anAccount, freshEmail } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

describe('signup', () => {
  test('creates an account, greets, and goes to /dashboard signed in', async () => {
    const page = await browser.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { name: 'Get Started' }).waitFor();
    await page.getByLabel('Full Name').fill('Dana Whitfield');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Create Account' }).click();

    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Welcome back, Dana Whitfield' }).waitFor();
    await page.getByText("Ready to create some amazing UGC videos? Let's get started!").waitFor();
    await page.getByText('Account created!').waitFor();
    await page.getByText("Welcome to Herald. Let's start creating!").waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'Welcome back, Dana Whitfield' }).waitFor();
  });

  test("a name of blanks says 'Name required' and sends nothing", async () => {
    const page = await browser.newPage();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByLabel('Full Name').fill('   ');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Create Account' }).click();

    const toast = page.getByRole('alert').filter({ hasText: 'Name required' });
    await toast.getByText('Please enter your full name.').waitFor();
    await expect
      .poll(() => page.getByLabel('Full Name').evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(sent).not.toContain('/api/auth/register');
  });

  test('an address that is taken is told in the words of the catalogue, in a toast and under the form', async () => {
    const { email, password } = await anAccount();
    const page = await browser.newPage();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByLabel('Full Name').fill('Somebody Else');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();

    await page.getByText('Signup failed').waitFor();
    const box = page.locator('form').getByRole('alert');
    expect(await box.textContent()).toBe('An account with this email already exists.');
    expect(new URL(page.url()).pathname).toBe('/auth');
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Somebody Else');
  });

  test('a password the server refuses is told under the field, and the field takes the focus', async () => {
    const page = await browser.newPage();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByLabel('Full Name').fill('Dana Whitfield');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create Account' }).click();

    await page.getByText('Password must be at least 8 characters long.').waitFor();
    const password = page.getByLabel('Password', { exact: true });
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describe('login', () => {
  test('succeeds, says so, and goes to /dashboard', async () => {
    const { email, password } = await anAccount('Ines Kowalczyk');
    const page = await browser.newPage();
    await page.goto('/auth');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.getByText('Sign in to your account to continue creating').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');

    // The words go by themselves after a while.
    await Promise.all([
      page.getByText('Welcome back!', { exact: true }).waitFor(),
      page.getByText("You've been successfully logged in.").waitFor(),
      page.waitForURL('**/dashboard'),
    ]);
  });

  test('a wrong password is told in a toast and in a box under the form', async () => {
    const { email } = await anAccount();
    const page = await browser.newPage();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();

    await page.getByText('Login failed').waitFor();
    const box = page.locator('form').getByRole('alert');
    expect(await box.textContent()).toBe('Invalid email or password. Please try again.');
  });

  test("while the answer is on its way the button reads 'Signing in...' and cannot be pressed again", async () => {
    const page = await browser.newPage();
    let calls = 0;
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/auth/login', async (route) => {
      calls += 1;
      await answer.promise;
      await route.continue();
    });
    await page.goto('/auth');
    await page.getByLabel('Email').fill('nobody@herald.test');
    await page.getByLabel('Password', { exact: true }).fill('some password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Signing in...' }).click({ force: true });
    await page.getByLabel('Password', { exact: true }).press('Enter');
    answer.resolve();
    await page.getByText('Login failed').waitFor();
    expect(calls).toBe(1);
  });

  test('an unreachable server is told, and what was typed is kept', async () => {
    const page = await browser.newPage();
    await page.goto('/auth');
    await page.route('**/api/auth/login', (route) => route.abort());
    await page.getByLabel('Email').fill('dana@herald.test');
    await page.getByLabel('Password', { exact: true }).fill('some password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.locator('form').getByRole('alert').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('dana@herald.test');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('some password');
  });

  test('the password can be shown and hidden', async () => {
    const page = await browser.newPage();
    await page.goto('/auth');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret words');
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  test("'Forgot password?' is there in login mode only, and typed text survives the change of mode", async () => {
    const page = await browser.newPage();
    await page.goto('/auth');
    await page.getByLabel('Email').fill('dana@herald.test');
    await page.getByRole('link', { name: 'Forgot password?' }).waitFor();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { name: 'Get Started' }).waitFor();
    expect(await page.getByRole('link', { name: 'Forgot password?' }).count()).toBe(0);
    expect(await page.getByLabel('Email').inputValue()).toBe('dana@herald.test');
  });
});
