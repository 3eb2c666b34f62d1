/** Programs that Herald starts: their names, and where their sources lie below the project's folder. */
export const programs: Record<string, string>;
/** Returns the paths of all that it read, below the project's folder. */
export function bundlePrograms(entryPoints: Record<string, string>, outdir: string): Promise<string[]>;
