import { countAttempt } from '../../attempts/count-attempt.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import { MailError } from '../../mail/mail-error.ts';
import type { Mail } from '../../mail/mailer.ts';
import { renderMail } from '../../mails/render-mail.ts';
import { nameOfSite } from '../../people/account-mails.ts';
import { newId } from '../../runtime/new-id.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { assertHasMailServer } from './has-mail-server.ts';

/** The administrator waits for it. */
const PATIENCE_MS = 20_000;

export interface TestMailResult {
  isAccepted: boolean;
  /** What the mail server said. */
  message: string;
}

/** Sends a mail now, without a queue, so that the administrator sees what the server says. */
export async function sendTestMail(
  core: Core,
  hand: OfficeHand & { actorId: string },
  to: string,
  patienceMs = PATIENCE_MS,
): Promise<TestMailResult> {
  return sendNow(core, hand, await testMail(core, to), patienceMs);
}

/** Sends a mail that only tries something out; each is recorded and counted. */
export async function sendNow(
  core: Core,
  hand: OfficeHand & { actorId: string },
  mail: Mail,
  patienceMs = PATIENCE_MS,
): Promise<TestMailResult> {
  assertHasMailServer(core);
  await countAttempt(core, { kind: 'testMail', ip: hand.ip, accountId: hand.actorId });
  const { to } = mail;
  const result = await attempt(core, mail, patienceMs);
  await core.db.transaction('record test mail', (tx) =>
    recordAudit(core, tx, {
      ...hand,
      action: 'mail.test',
      subjectType: 'mail',
      subjectId: 'test',
      details: { to, server: core.mailer.server, isAccepted: result.isAccepted },
    }),
  );
  return result;
}

async function testMail(core: Core, to: string): Promise<Mail> {
  const siteName = nameOfSite(await core.settings.read());
  const lines = [
    `This is a test mail from ${siteName}.`,
    'Your mail server took it, so invitations and links can go out.',
  ];
  const body = { lines, footer: `An administrator of ${siteName} asked for it.` };
  return { id: newId(core), to, subject: `Test mail from ${siteName}`, ...renderMail(body, null) };
}

async function attempt(core: Core, mail: Mail, patienceMs: number): Promise<TestMailResult> {
  const ended = Promise.withResolvers<never>();
  const tooLate = new MailError(`${core.mailer.server} did not respond in time.`, { isFinal: false });
  const timer = setTimeout(() => ended.reject(tooLate), patienceMs);
  try {
    await Promise.race([core.mailer.send(mail), ended.promise]);
    return { isAccepted: true, message: `Accepted by ${core.mailer.server}.` };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { isAccepted: false, message: error.message };
  } finally {
    clearTimeout(timer);
  }
}
