/** What each word of System Analytics means, in one line. docs/FIGURES.md has the same. */
export const definitions = {
  'Total Revenue': 'Sales and renewals less refunds and chargebacks that were accepted in this range, in one currency.',
  'Total Users': 'Everyone who has an account now. The bar compares who joined in this range with the range before.',
  'Total Videos': 'Videos finished here, deleted ones included. The bar compares this range with the range before.',
  'Generated today': 'Videos finished since midnight.',
  'Average generation time': 'From the moment a worker begins a video until it is ready.',
  'Success rate': 'Finished videos of those that were finished or failed. Cancelled ones do not count.',
  Downloads: 'Videos saved by viewers and by their makers, once per person, video and day.',
  Views: 'Plays: a viewer who presses play counts once a day for each video. The makers do not count.',
  Watched: 'Plays that went on for 5 s, or for three quarters of a shorter video.',
  Shares: 'Uses of a share button or of Copy Link by viewers, once per viewer, video and day.',
  'Daily active': 'People who used Herald today.',
  'Weekly active': 'People who used Herald today or on one of the 6 days before.',
  'Monthly active': 'People who used Herald today or on one of the 29 days before.',
  '7-day retention': 'Of the people who joined 7 days before this range, the share seen 7 days after joining or later.',
  '30-day retention':
    'Of the people who joined 30 days before this range, the share seen 30 days after joining or later.',
  'Conversion rate': 'Of the people who joined in this range, the share with a purchase that was not paid back.',
  'Average session': 'From the first to the last use of a visit. Half an hour without use ends a visit.',
  'API response time': 'From a request to its answer, on average over all API processes.',
  Uptime:
    'Of the minutes since the first report of an API in this range, those in which one reported. Monitoring has 90 days.',
  'Error rate': 'Requests that ended with an error of the server, of all requests.',
  'Server load': 'Processor time used on all machines that report, of all they have.',
} as const;

export type Defined = keyof typeof definitions;
