import type { MailBody } from '../db/schema/mails.ts';
import { escapeHtml } from '../runtime/escape-html.ts';

/** The text and the HTML of a mail. */
export function renderMail({ lines, button, footer }: MailBody, link: string | null): { text: string; html: string } {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const html = [
    '<div style="font:16px/1.5 system-ui,sans-serif;max-width:520px;margin:0 auto;padding:32px 24px;color:#1c1a18">',
    ...lines.map(paragraph),
    ...(link && button ? buttonLines(link, button) : []),
    `<p style="margin:0;font-size:13px;color:#6b655f">${escapeHtml(footer)}</p>`,
    '</div>',
  ].join('\n');
  const text = [...lines, ...(link ? [link] : []), footer].join('\n\n');
  return { text, html };
}

function buttonLines(link: string, button: string): string[] {
  return [
    `<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;`,
    `border-radius:6px;background:#c8371d;color:#ffffff;text-decoration:none">${escapeHtml(button)}</a></p>`,
  ];
}
