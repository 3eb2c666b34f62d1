interface RawResultProps {
  call: string;
  result: unknown;
}

export function RawResult({ call, result }: RawResultProps) {
  return (
    <figure className="mt-4 overflow-hidden rounded-card border border-line bg-well">
      <figcaption className="tc border-line border-b px-4 py-2 text-12 text-ink-soft">{call}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling block must be reachable by keyboard. */}
      <pre tabIndex={0} className="tc max-h-[420px] overflow-auto p-4 text-12 text-ink leading-5">
        {JSON.stringify(result, null, 2)}
      </pre>
    </figure>
  );
}
