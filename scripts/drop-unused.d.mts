export function dropUnused(modules: string): void;
