/** All of them divide a page of twelve. */
export const avatarColumns = 'grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-4 xl:grid-cols-6';
