const MB = 1_000_000;
const GB = 1000 * MB;

/** Bytes as people read them, to one decimal. */
export function sizeText(bytes: number): string {
  const [unit, name] = bytes < GB ? [MB, 'MB'] : [GB, 'GB'];
  return `${(Math.floor((bytes / unit) * 10) / 10).toLocaleString('en-US')} ${name}`;
}
