export function changedFiles(since?: string): string[];
