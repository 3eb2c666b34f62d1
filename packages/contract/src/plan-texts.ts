export const NO_PLAN_TEXT = 'You have no plan that includes making videos. Please choose a plan.';

/** Why no video can be started this month, on every screen and in every refusal; not every installation has upgrades. */
export function noVideosLeftText(videosPerMonth: number): string {
  if (videosPerMonth === 0) return 'Your plan does not include making videos. Please choose a plan that does.';
  const used = videosPerMonth === 1 ? 'the one video' : `all ${videosPerMonth.toLocaleString('en-US')} videos`;
  return `You have used ${used} of this month. Wait for the next month, or choose a plan with more videos.`;
}
