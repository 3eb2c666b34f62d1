/** Of the first film of an account; no other waiting video ranks above 0. */
export const FIRST_FILM_RANK = 1;

/** Before all waiting videos: this one has had its turn. */
export const INTERRUPTED_PRIORITY = FIRST_FILM_RANK + 1;
