import type { AdminMail } from '@herald/contract/endpoints/admin-mails';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aMail, linkOf, mailsOf } from '#testing/a-mail.ts';
import { someSettings } from '#testing/a-setting.ts';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { press } from '#testing/press.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, pending, refuse } from '#testing/replies.ts';

const SERVER = 'mail.herald.test:587';

afterEach(() => vi.restoreAllMocks());

function open(mails: AdminMail[], wish: Parameters<typeof mailsOf>[1] = {}, server: Handlers = {}, address = '') {
  return renderScreen(`/dashboard?tab=settings&section=mail${address}`, {
    as: 'administrator',
    server: {
      ...backOfficeOf([]),
      listSettings: () => data(someSettings()),
      ...mailsOf(mails, wish),
      ...server,
    },
  });
}

const told = (text: string | RegExp) => screen.findByText(text);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const rows = async () => within(await screen.findByRole('list', { name: 'Mails' })).getAllByRole('listitem');
const subject = 'Dana Whitfield invites you to Herald';

function onlyRow(list: HTMLElement[]) {
  expect(list).toHaveLength(1);
  return within(list[0] ?? expect.unreachable());
}

describe('the line beside the greeting', () => {
  const openUsers = (total: number) =>
    renderScreen('/dashboard', {
      as: 'administrator',
      server: { ...backOfficeOf([]), listSettings: () => data(someSettings()), ...mailsOf([], { total }) },
    });

  test('counts the mails that wait, and leads to them', async () => {
    const { user, router } = openUsers(3);
    await user.click(await screen.findByRole('link', { name: '3 mails not sent' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=settings&section=mail'));
  });

  test('is absent when none waits', async () => {
    const { server } = openUsers(0);
    await waitFor(() => expect(server.callsTo('mailTransport').length).toBeGreaterThan(0));
    await screen.findByRole('tab', { name: 'User Management' });
    expect(screen.queryByText(/not sent/)).toBeNull();
  });
});

describe('how mail leaves the installation', () => {
  test('without a mail server says where mails are, and sends no test', async () => {
    open([aMail()]);
    await told('No mail server: mails are kept here and can be read');
    expect(screen.getByText('None. SMTP_URL in the environment sets one.')).toBeDefined();
    expect(screen.getByText('Herald <no-reply@herald.test>')).toBeDefined();
    for (const name of ['Send test mail', 'Resend all', 'Resend the mail to lee@herald.test']) {
      expect((await button(name)).disabled).toBe(true);
    }
    expect(screen.getByText(/To resend mails, set up a mail server\./)).toBeDefined();
  });

  test('names the mail server, and what it said to a test mail', async () => {
    const { user, server } = open(
      [],
      { server: SERVER },
      {
        testMail: () => data({ is_accepted: true, message: `Accepted by ${SERVER}.` }),
      },
    );
    await told(SERVER);
    const to = screen.getByLabelText<HTMLInputElement>('Send a test mail to');
    expect(to.value).toMatch(/@/);
    await user.clear(to);
    await user.type(to, 'sam@herald.test');
    await press(user, 'Send test mail');
    expect((await told(`Accepted by ${SERVER}.`)).getAttribute('role')).toBe('status');
    expect(server.lastCallTo('testMail').body).toEqual({ to: 'sam@herald.test' });
  });

  test('shows why the mail server did not take the test mail', async () => {
    const refusal = `${SERVER} refused the mail: 550 No such mailbox`;
    const { user } = open([], { server: SERVER }, { testMail: () => data({ is_accepted: false, message: refusal }) });
    await press(user, 'Send test mail');
    expect((await told(refusal)).closest('[role=alert]')).not.toBeNull();
  });

  test('shows at the field that an address is none', async () => {
    const { user } = open([], { server: SERVER }, { testMail: () => pending() });
    const to = await screen.findByLabelText('Send a test mail to');
    await user.clear(to);
    await user.type(to, 'nobody');
    await press(user, 'Send test mail');
    await waitFor(() => expect(to.getAttribute('aria-invalid')).toBe('true'));
  });

  test('says that it could not be loaded, and tries again', async () => {
    const { user, server } = open([], {}, { mailTransport: () => refuse('internal', { message: 'Out of order.' }) });
    await told('Failed to load the mail server. Out of order.');
    server.answer(mailsOf([], { server: SERVER }));
    await press(user, 'Try again');
    await told(SERVER);
  });
});

describe('the mails', () => {
  test('say that they load, and how many wait is beside the name of the section', async () => {
    open([aMail()], { total: 3 }, { listMails: () => pending() });
    await told('Loading the mails...');
    expect(await screen.findByRole('link', { name: /^Mail\s*3\s*not sent$/ })).toBeDefined();
  });

  test('say with whom, what and why they were not sent', async () => {
    open([aMail({ to: 'kim@herald.test', state: 'failed', error: 'mail.test refused the mail: 550 No such mailbox' })]);
    const row = onlyRow(await rows());
    for (const text of ['kim@herald.test', subject, 'Failed', 'mail.test refused the mail: 550 No such mailbox']) {
      expect(row.getByText(text)).toBeDefined();
    }
  });

  test('say when the next attempt is', async () => {
    const next_attempt_at = '2026-11-20T08:05:00.000Z';
    open([aMail({ state: 'queued', error: 'mail.test refused the mail: 451 Later', next_attempt_at })], {
      server: SERVER,
    });
    const row = onlyRow(await rows());
    expect(row.getByText('Trying again')).toBeDefined();
    expect(row.getByText(/^mail\.test refused the mail: 451 Later\. Next attempt: Nov 20, 2026, /)).toBeDefined();
  });

  test('are all sent when none is left', async () => {
    open([], { server: SERVER });
    await told('All mails were sent.');
    expect((await button('Resend all')).disabled).toBe(true);
  });

  test('are not called sent where no mail server ever was', async () => {
    open([]);
    await told('No mail waits to be passed on.');
    expect(screen.queryByText('All mails were sent.')).toBeNull();
  });

  test('that were sent are a view of their own, kept in the address', async () => {
    const { user, server, router } = open([aMail()]);
    await rows();
    server.answer(mailsOf([aMail({ state: 'sent', link: linkOf('delivered') })]));
    await user.click(screen.getByRole('radio', { name: 'Sent' }));
    await told('Mails that were sent');
    await waitFor(() => expect(server.lastCallTo('listMails').query).toMatchObject({ view: 'sent', page: 1 }));
    expect(router.state.location.search).toBe('?tab=settings&section=mail&view=sent');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(Copy link|Resend)/ })).toBeNull());
  });

  test('come in pages', async () => {
    const { user, server } = open([aMail()], { total: 31 });
    await press(user, 'Page 2');
    await waitFor(() => expect(server.lastCallTo('listMails').query).toMatchObject({ page: 2 }));
  });

  test('lead back from a page after the last one', async () => {
    const { user, server } = open([], { total: 16, page: 9 }, {}, '&page=9');
    await told('This page is empty');
    await press(user, 'Go to the last page');
    await waitFor(() => expect(server.lastCallTo('listMails').query).toMatchObject({ page: 2 }));
  });

  test('that could not be loaded are asked for again', async () => {
    const { user, server } = open([], {}, { listMails: () => refuse('internal', { message: 'Out of order.' }) });
    await told('Failed to load the mails.');
    server.answer(mailsOf([aMail()]));
    await press(user, 'Try again');
    await rows();
  });
});

describe('the link of a mail', () => {
  test('is copied after it was asked for once', async () => {
    const mail = aMail();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { user, server } = open([mail]);
    const copy = await button('Copy link of the mail to lee@herald.test');
    await user.click(copy);
    await told('Send it to lee@herald.test.');
    await user.click(copy);
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    expect(write).toHaveBeenLastCalledWith(`https://herald.test/join-team?token=${mail.id}`);
    expect(server.callsTo('revealMailLink')).toHaveLength(1);
  });

  test('is shown in the mail when it is asked for, and not before', async () => {
    const mail = aMail();
    const { user, server } = open([mail]);
    await user.click(await button(subject));
    const dialog = within(await screen.findByRole('dialog', { name: subject }));
    await dialog.findByText('Dana Whitfield invites you to make videos together on Herald.');
    expect(dialog.getByText('Join the team').closest('a, button')).toBeNull();
    expect(server.callsTo('revealMailLink')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Show link' }));
    const link = await dialog.findByLabelText<HTMLInputElement>('Link');
    expect(link.value).toBe(`https://herald.test/join-team?token=${mail.id}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await button(subject));
  });

  test.each([
    ['withheld', 'This mail is for an administrator. Its link is shown to nobody.'],
    ['expired', 'The link in this mail no longer works.'],
  ] as const)('that is %s is not offered', async (state, note) => {
    const { user } = open([aMail({ link: linkOf(state) })], { server: SERVER });
    expect(onlyRow(await rows()).queryByText('Copy link')).toBeNull();
    await user.click(await button(subject));
    await told(note);
    expect(screen.queryByRole('button', { name: 'Show link' })).toBeNull();
  });

  test('says why it is refused', async () => {
    const text = 'The link in this mail no longer works.';
    const { user } = open([aMail()], {}, { revealMailLink: () => refuse('conflict', { message: text }) });
    await press(user, 'Copy link of the mail to lee@herald.test');
    await told(text);
  });
});

describe('resending', () => {
  test('queues one mail, and reads the list again', async () => {
    const mail = aMail();
    const { user, server } = open([mail], { server: SERVER });
    const again = await button('Resend the mail to lee@herald.test');
    server.answer(mailsOf([], { server: SERVER }));
    await user.click(again);
    await told('The mail to lee@herald.test is being sent.');
    expect(server.lastCallTo('resendMail').params).toEqual({ id: mail.id });
    await told('All mails were sent.');
  });

  test('queues all of them', async () => {
    const { user, server } = open([aMail(), aMail()], { server: SERVER });
    await rows();
    await press(user, 'Resend all');
    await told('2 mails are being sent.');
    expect(server.callsTo('resendMails')).toHaveLength(1);
  });

  test('says why a mail was not queued', async () => {
    const text = 'This mail was sent already.';
    const { user } = open([aMail()], { server: SERVER }, { resendMail: () => refuse('conflict', { message: text }) });
    await press(user, 'Resend the mail to lee@herald.test');
    await told(text);
  });

  test('is not offered for a mail whose link is dead', async () => {
    open([aMail({ link: linkOf('expired') })], { server: SERVER });
    expect(onlyRow(await rows()).queryByText('Resend')).toBeNull();
  });
});

describe('writing to customers', () => {
  const withServer = (server: Handlers = {}) => open([], { server: SERVER }, server);
  const mailing = {
    id: '00000000-0000-7000-a000-000000000901',
    subject: 'Four new avatars',
    recipients: 0,
    created_at: '2026-11-20T08:00:00.000Z',
    finished_at: null,
  };
  async function write({ user }: ReturnType<typeof open>) {
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Four new avatars');
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'They are here.{Enter}{Enter}See step 1.');
  }

  test('shows the mail as it arrives while it is typed', async () => {
    const shown = withServer();
    expect(await told(/12 people who asked for news/)).toBeDefined();
    expect(screen.queryByRole('article', { name: 'Preview' })).toBeNull();
    await write(shown);
    const preview = within(screen.getByRole('article', { name: 'Preview' }));
    for (const text of ['Four new avatars', 'They are here.', 'See step 1.', 'You asked for news.', 'Unsubscribe'])
      expect(preview.getByText(text)).toBeDefined();
  });

  test('sends a test to the administrator', async () => {
    const testMailing = () => data({ is_accepted: true, message: `Accepted by ${SERVER}.` });
    const shown = withServer({ testMailing });
    await write(shown);
    await press(shown.user, 'Send a test to me');
    expect(await told(new RegExp(`Accepted by ${SERVER}`))).toBeDefined();
    const news = { subject: 'Four new avatars', text: 'They are here.\n\nSee step 1.' };
    expect(shown.server.lastCallTo('testMailing').body).toEqual(news);
    expect(shown.server.callsTo('startMailing')).toEqual([]);
  });

  test('asks once before it goes, and then shows how far it is', async () => {
    let isStarted = false;
    const shown = withServer({
      listMailings: () => data({ recipients: 12, footer: '', mailings: isStarted ? [mailing] : [] }),
      startMailing: () => {
        isStarted = true;
        return data(mailing);
      },
    });
    await write(shown);
    await press(shown.user, 'Send to 12 people');
    const question = within(await screen.findByRole('alertdialog', { name: 'Send this mail?' }));
    expect(question.getByText(/goes to 12 people\. You cannot take it back\./)).toBeDefined();
    expect(shown.server.callsTo('startMailing')).toEqual([]);
    await shown.user.click(question.getByRole('button', { name: 'Send' }));
    expect(await told('Being written, 0 people so far')).toBeDefined();
    expect(shown.server.callsTo('startMailing')).toHaveLength(1);
    expect(shown.server.lastCallTo('startMailing').idempotencyKey).toBeTruthy();
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' })).value).toBe('');
  });

  test('needs a subject and a text', async () => {
    const { user } = withServer();
    await press(user, 'Send to 12 people');
    expect(await told('Please enter a subject.')).toBeDefined();
    expect(screen.getByText('Please enter a text.')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is not offered without a mail server, and says why', async () => {
    open([]);
    expect(await told('No mail server is set up, so nothing can be sent.')).toBeDefined();
    expect((await button('Send to 12 people')).disabled).toBe(true);
    expect((await button('Send a test to me')).disabled).toBe(true);
  });

  test('is not offered while nobody asked for news', async () => {
    withServer({ listMailings: () => data({ recipients: 0, footer: '', mailings: [] }) });
    expect(await told('Nobody asked for news yet, so there is no one to write to.')).toBeDefined();
    expect((await button('Send to 0 people')).disabled).toBe(true);
  });
});
