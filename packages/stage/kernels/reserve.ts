const PAGE_BYTES = 65536;

/** Makes the memory at least this large. */
export function reserve(bytes: usize): void {
  const missing = <i32>((bytes + PAGE_BYTES - 1) / PAGE_BYTES) - memory.size();
  if (missing > 0) memory.grow(missing);
}
