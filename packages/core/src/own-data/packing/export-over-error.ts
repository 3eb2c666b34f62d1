/** The export was removed, or another worker has it. */
export class ExportOverError extends Error {}
