import type { MailBody } from '../db/schema/mails.ts';
import { escapeHtml } from '../runtime/escape-html.ts';

/** The text and the HTML of a mail. */
export function renderMail(
  { lines, button, footer, unsubscribe }: MailBody,
  link: string | null,
): { text: string; html: string } {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const small = 'style="margin:0 0 8px;font-size:13px;color:#6b655f"';
  const html = [
    '<div style="font:16px/1.5 system-ui,sans-serif;max-width:520px;margin:0 auto;padding:32px 24px;color:#1c1a18">',
    ...lines.map(paragraph),
    ...(link && button ? buttonLines(link, button) : []),
    `<p ${small}>${escapeHtml(footer).replaceAll('\n', '<br>')}</p>`,
    ...(unsubscribe
      ? [`<p ${small}><a href="${escapeHtml(unsubscribe)}" style="color:#6b655f">Unsubscribe</a></p>`]
      : []),
    '</div>',
  ].join('\n');
  const end = unsubscribe ? [`Unsubscribe: ${unsubscribe}`] : [];
  const text = [...lines, ...(link ? [link] : []), footer, ...end].join('\n\n');
  return { text, html };
}

/** What lets a mail program show a button of its own: RFC 2369 and RFC 8058. */
export function headersOf({ unsubscribe }: MailBody): Record<string, string> | undefined {
  if (!unsubscribe) return undefined;
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function buttonLines(link: string, button: string): string[] {
  return [
    `<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;`,
    `border-radius:6px;background:#c8371d;color:#ffffff;text-decoration:none">${escapeHtml(button)}</a></p>`,
  ];
}
