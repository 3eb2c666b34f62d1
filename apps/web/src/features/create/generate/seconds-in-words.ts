/** "14 s", "1 min 5 s", "12 min": as exact as one needs it. */
export function secondsInWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  return minutes < 10 && rest > 0 ? `${minutes} min ${rest} s` : `${Math.round(whole / 60)} min`;
}
