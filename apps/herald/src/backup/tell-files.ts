const TELL_EVERY_MS = 5_000;
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

export function sizeWords(sizeBytes: number): string {
  const power = Math.min(UNITS.length - 1, sizeBytes < 1 ? 0 : Math.floor(Math.log10(sizeBytes) / 3));
  const amount = sizeBytes / 1000 ** power;
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[power]}`;
}

export function countWords(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Says every few seconds how far the files are, and at the end. */
export function tellFiles(
  done: string,
  total?: { files: number; sizeBytes: number },
  noun = 'file',
): (sizeBytes: number) => void {
  const sofar = { files: 0, sizeBytes: 0 };
  let toldAt = performance.now();
  return (sizeBytes) => {
    sofar.files += 1;
    sofar.sizeBytes += sizeBytes;
    const isLast = sofar.files === total?.files;
    if (!isLast && performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    // Files that came meanwhile are more than there were.
    const of = total && sofar.files <= total.files ? `${sofar.files} of ` : '';
    const counted = countWords(of && total ? total.files : sofar.files, noun);
    process.stdout.write(`${of}${counted} ${done}, ${sizeWords(sofar.sizeBytes)}.\n`);
  };
}
