/** Who says how much an account may make: its plans, or the settings of the installation, which hold for everybody. */
export const limitSetters = ['plan', 'installation'] as const;
export type LimitSetter = (typeof limitSetters)[number];

export const NO_PLAN_TEXT = 'You have no plan that includes making videos. Please choose a plan.';

/** Why no video can be started this month, on every screen and in every refusal; not every installation has upgrades. */
export function noVideosLeftText(videosPerMonth: number, setBy: LimitSetter): string {
  if (videosPerMonth === 0) return 'Your plan does not include making videos. Please choose a plan that does.';
  const used = videosPerMonth === 1 ? 'the one video' : `all ${videosPerMonth.toLocaleString('en-US')} videos`;
  if (setBy === 'plan') {
    return `You have used ${used} of this month. Wait for the next month, or choose a plan with more videos.`;
  }
  return `You have used ${used} that the administrators allow everybody in a month, whatever their plan. Wait for the next month, or ask them for more.`;
}
