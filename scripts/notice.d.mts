export function shippedPackages(): [nameAndVersion: string, licence: string][];
export function currentNotice(): string;
