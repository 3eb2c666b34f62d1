export function StyleguidePage() {
  return null;
}
