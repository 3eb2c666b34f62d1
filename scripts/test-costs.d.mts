export function costWithChildren(): number | undefined;
