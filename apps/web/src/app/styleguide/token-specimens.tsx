import { Specimen } from './specimen.tsx';

const swatches: readonly [string, string][] = [
  ['ground', 'bg-ground'],
  ['panel', 'bg-panel'],
  ['raised', 'bg-raised'],
  ['well', 'bg-well'],
  ['bone', 'bg-bone'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['edge', 'bg-edge'],
  ['ink-faint', 'bg-ink-faint'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink', 'bg-ink'],
  ['signal', 'bg-signal'],
  ['signal-ink', 'bg-signal-ink'],
  ['signal-wash', 'bg-signal-wash'],
  ['good', 'bg-good'],
  ['warn', 'bg-warn'],
  ['bad', 'bg-bad'],
  ['bad-wash', 'bg-bad-wash'],
  ['data-1', 'bg-data-1'],
  ['data-2', 'bg-data-2'],
  ['data-3', 'bg-data-3'],
  ['data-4', 'bg-data-4'],
  ['film', 'bg-film'],
  ['film-ink', 'bg-film-ink'],
];

export function TokenSpecimens() {
  return (
    <>
      <Specimen title="Colours" className="grid grid-cols-4 gap-2 sm:grid-cols-8">
        {swatches.map(([name, swatchClass]) => (
          <div key={name} className="min-w-0">
            <div className={`h-9 rounded-sm ring-1 ring-line ring-inset ${swatchClass}`} />
            <div className="mt-1 truncate text-12 text-ink-faint">{name}</div>
          </div>
        ))}
      </Specimen>
      <Specimen title="Type" className="flex flex-col gap-1.5">
        <div className="display font-semibold text-44">Page title 44</div>
        <div className="display font-semibold text-34">Page title 34</div>
        <div className="display tnum font-semibold text-26">26 for numbers, 12,811</div>
        <div className="display font-semibold text-20">20 for sections</div>
        <p className="text-16">
          16 for leads and scripts. <span className="text-ink-soft">Soft ink.</span>{' '}
          <span className="text-ink-faint">Faint ink, still 4.5:1.</span>
        </p>
        <p className="text-14">
          14 interface, <span className="text-13">13 labels and hints,</span>{' '}
          <span className="text-12">12 the smallest.</span>{' '}
          <span className="tc text-12">00:14:22 mono for time and ids only</span>
        </p>
      </Specimen>
    </>
  );
}
