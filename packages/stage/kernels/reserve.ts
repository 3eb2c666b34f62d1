const PAGE_BYTES = 65536;
/** Each step makes the engine count the whole memory as new, and after a few it collects garbage. Untouched pages cost nothing. */
const STEP_PAGES = 128;

/** Makes the memory at least this large. */
export function reserve(bytes: usize): void {
  const missing = <i32>((bytes + PAGE_BYTES - 1) / PAGE_BYTES) - memory.size();
  if (missing > 0) memory.grow(max(missing, STEP_PAGES));
}
