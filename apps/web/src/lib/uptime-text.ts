/** "99.98%", never rounded up: only what was never away has 100%. A dash where nobody knows. */
export function uptimeText(share: number | null): string {
  return share === null ? '–' : `${Math.floor(share * 10_000 + 1e-9) / 100}%`;
}
