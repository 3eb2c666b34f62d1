import { useSupport } from '#lib/support.ts';
import { textLinkClass } from './text-button.tsx';

/** The way to the people who run this installation, as a sentence of its own; nothing while they have named none. */
export function SupportLink({ text = 'Contact support' }: { text?: string }) {
  const { email, url } = useSupport();
  if (!email && !url) return null;
  const address = url ? { href: url, target: '_blank', rel: 'noreferrer' } : { href: `mailto:${email}` };
  return (
    <a {...address} className={textLinkClass}>
      {url ? text : `${text}: ${email}`}
      {url && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
