// Runs before the first paint, so that the stored theme never flashes in late. src/lib/theme.ts reads and writes the same key.
{
  let choice = 'dark';
  try {
    choice = localStorage.getItem('theme') ?? 'dark';
  } catch {
    // Storage may be blocked; dark is the default.
  }
  const systemIsLight = matchMedia('(prefers-color-scheme: light)').matches;
  const isLight = choice === 'light' || (choice === 'auto' && systemIsLight);
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
}
