// Runs before the first paint, so that the stored theme never flashes in late. src/lib/theme.ts reads and writes the same key.
{
  const page = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
    // Signed in, the account's theme counts, and it is dark until another is chosen.
    if (localStorage.getItem('auth_token')) delete page.dataset.unchosenTheme;
  } catch {
    // Storage may be blocked; then nobody has chosen.
  }
  choice ??= page.dataset.unchosenTheme ?? 'dark';
  const systemIsLight = matchMedia('(prefers-color-scheme: light)').matches;
  const isLight = choice === 'light' || (choice === 'auto' && systemIsLight);
  page.dataset.theme = isLight ? 'light' : 'dark';
}
