/** Programs that Herald starts: their names, and where their sources lie below the project's folder. */
export const programs: Record<string, string>;
export function bundlePrograms(entryPoints: Record<string, string>, outdir: string): Promise<void>;
