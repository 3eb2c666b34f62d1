/** A success that carries data. */
export function withData<T>(data: T) {
  return { status: 'success' as const, data };
}

/** A success that carries nothing but words. */
export function withMessage(message: string) {
  return { status: 'success' as const, message };
}

/** A success that carries data, for the families that are read by `success`. */
export function withSuccess<T>(data: T) {
  return { status: 'success' as const, success: true as const, data };
}
