const DAY_MS = 24 * 60 * 60 * 1000;

/** "tts-1 ends on January 6, 2027, in 47 days." */
export function endText(model: string, day: string, now = new Date()): string {
  const end = new Date(`${day}T00:00:00Z`);
  const date = end.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const days = Math.ceil((end.getTime() - now.getTime()) / DAY_MS);
  if (days <= 0) return `${model} ended on ${date}.`;
  return `${model} ends on ${date}, in ${days === 1 ? '1 day' : `${days} days`}.`;
}
