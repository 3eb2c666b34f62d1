export const NODE_MISSING: string;
export function runsHerald(version?: string): boolean;
export function nodePackage(machine?: string): string;
export function findProjectNode(root: string): string | undefined;
