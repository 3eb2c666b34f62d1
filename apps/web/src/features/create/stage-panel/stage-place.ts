/** Beside the form, or docked above it on small screens. */
export type StagePlace = 'panel' | 'dock';
