/** Of the first film of an account; no other waiting video ranks above 0. */
export const FIRST_FILM_RANK = 1;

/** Films of batches wait behind every single film, however many of those there are. */
export const BATCH_RANK = -1_000_000;

/** Before all waiting videos: this one has had its turn. */
export const INTERRUPTED_PRIORITY = FIRST_FILM_RANK + 1;
