import { describe, test } from 'vitest';
import { anAccount, freshEmail } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

describe('signup', () => {
  test('creates an account, shows a greeting and goes to /dashboard signed in', async () => {
    const page = await browser.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { name: 'Get Started' }).waitFor();
    await page.getByLabel('Full Name').fill('Dana Whitfield');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Create Account' }).click();

    await page.waitForURL('**/dashboard');
    await page.getByText('Welcome, Dana Whitfield').waitFor();
    await page.getByRole('heading', { name: 'Your first video is one press away' }).waitFor();
    await page.getByText('Account created!').waitFor();
    await page.getByText("Welcome to Herald. Let's start creating!").waitFor();

    await page.reload();
    await page.getByText('Welcome, Dana Whitfield').waitFor();
  });
});

describe('login', () => {
  test('shows a success message and goes to /dashboard', async () => {
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
});
