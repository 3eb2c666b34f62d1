export interface Kernel {
  source: string;
  module: string;
  /** more than the compiler is told for all */
  options?: string[];
}
export const kernels: Kernel[];
export function moduleTextOf(kernel: Kernel): Promise<string>;
