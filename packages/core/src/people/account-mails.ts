import type { Mail } from '../mail/mailer.ts';
import { escapeHtml } from '../runtime/escape-html.ts';
import { productName, type SiteSettings } from '../settings/site-settings.ts';

export interface LinkMail {
  to: { name: string; email: string };
  siteName: string;
  link: string;
}

export function nameOfSite(settings: Pick<SiteSettings, 'site_name'>): string {
  return settings.site_name || productName;
}

export function passwordResetMail({ to, siteName, link }: LinkMail): Mail {
  return accountMail(to, {
    subject: `Reset your ${siteName} password`,
    lines: [
      `Hello ${to.name},`,
      `Someone asked to reset the password of your ${siteName} account. This link works for 60 minutes:`,
    ],
    opens: { link, button: 'Choose a new password' },
    footer: "If it wasn't you, ignore this email. Your password stays the same.",
  });
}

export function verificationMail({ to, siteName, link }: LinkMail): Mail {
  return accountMail(to, {
    subject: `Confirm your email address for ${siteName}`,
    lines: [`Hello ${to.name},`, `Welcome to ${siteName}. Please confirm your email address:`],
    opens: { link, button: 'Confirm my address' },
    footer: "If you didn't sign up, ignore this email.",
  });
}

export function invitationMail({ to, siteName, link }: LinkMail, accountName: string): Mail {
  return accountMail(to, {
    subject: `${accountName} invites you to ${siteName}`,
    lines: [`Hello ${to.name},`, `${accountName} invites you to make videos together on ${siteName}.`],
    opens: { link, button: 'Join the team' },
    footer: "The link works for 7 days. If you don't know the sender, ignore this email.",
  });
}

export function passwordChangedMail(to: LinkMail['to'], siteName: string): Mail {
  return accountMail(to, {
    subject: `Your ${siteName} password was changed`,
    lines: [
      `Hello ${to.name},`,
      `The password of your ${siteName} account was changed, and every browser was signed out.`,
    ],
    footer: "If it wasn't you, choose a new password with “Forgot password?” on the sign-in screen.",
  });
}

export function addressChangedMail(to: LinkMail['to'], siteName: string, newEmail: string): Mail {
  return accountMail(to, {
    subject: `The email address of your ${siteName} account was changed`,
    lines: [`Hello ${to.name},`, `You sign in to ${siteName} with ${newEmail} from now on.`],
    footer: `If it wasn't you, tell the people who run ${siteName}.`,
  });
}

interface AccountMailParts {
  subject: string;
  lines: string[];
  /** A notice asks for nothing and has no link. */
  opens?: { link: string; button: string };
  footer: string;
}

function accountMail(to: LinkMail['to'], { subject, lines, opens, footer }: AccountMailParts): Mail {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const html = [
    '<div style="font:16px/1.5 system-ui,sans-serif;max-width:520px;margin:0 auto;padding:32px 24px;color:#1c1a18">',
    ...lines.map(paragraph),
    ...(opens ? buttonLines(opens) : []),
    `<p style="margin:0;font-size:13px;color:#6b655f">${escapeHtml(footer)}</p>`,
    '</div>',
  ].join('\n');
  const text = [...lines, ...(opens ? [opens.link] : []), footer].join('\n\n');
  return { to: to.email, subject, text, html, ...(opens && { link: opens.link }) };
}

function buttonLines({ link, button }: { link: string; button: string }): string[] {
  return [
    `<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;`,
    `border-radius:6px;background:#c8371d;color:#ffffff;text-decoration:none">${escapeHtml(button)}</a></p>`,
  ];
}
