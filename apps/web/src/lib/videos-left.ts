/** Whether the month is used up; an unlimited plan has no number left. */
export function isMonthUsedUp(videosLeft: number | null): boolean {
  return videosLeft !== null && videosLeft <= 0;
}
