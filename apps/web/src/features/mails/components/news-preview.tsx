interface NewsPreviewProps {
  subject: string;
  lines: readonly string[];
  footer: string;
}

/** The mail as it arrives. */
export function NewsPreview({ subject, lines, footer }: NewsPreviewProps) {
  const isEmpty = subject.trim() === '' && lines.length === 0;
  if (isEmpty) return null;
  return (
    <article
      aria-label="Preview"
      className="flex flex-col gap-3 rounded-card border border-line bg-ground px-4 py-4 text-13"
    >
      <p className="break-words font-semibold text-14">{subject.trim() || 'No subject yet'}</p>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no other name.
        <p key={index} className="whitespace-pre-line break-words">
          {line}
        </p>
      ))}
      <p className="break-words text-12 text-ink-faint">{footer}</p>
      <span className="self-start text-12 text-ink-faint underline">Unsubscribe</span>
    </article>
  );
}
