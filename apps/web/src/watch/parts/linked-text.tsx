import { linkedText } from '@herald/media/linked-text';
import { outside } from '#lib/outside.ts';

/** A text of the video's maker with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return linkedText(text).map(({ text: shown, address }) => {
    at += shown.length;
    if (address === null) return shown;
    return (
      <a key={at} href={address} {...outside} className="text-ink underline underline-offset-4 hover:decoration-2">
        {shown}
      </a>
    );
  });
}
