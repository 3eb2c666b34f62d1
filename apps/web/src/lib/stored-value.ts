/** One key of the browser's local storage; a blocked or full storage behaves like an empty one. */
export interface StoredValue {
  read(): string | null;
  write(value: string): void;
  clear(): void;
}

export function storedValue(key: string): StoredValue {
  return {
    read: () => attempt(() => localStorage.getItem(key)) ?? null,
    write: (value) => void attempt(() => localStorage.setItem(key, value)),
    clear: () => void attempt(() => localStorage.removeItem(key)),
  };
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
