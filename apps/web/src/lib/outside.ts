/** For links of customers that lead away: search engines don't follow them, and the other page can't reach back. */
export const outside = { target: '_blank', rel: 'nofollow noopener noreferrer' } as const;
