export interface Kernel {
  source: string;
  module: string;
}
export const kernels: Kernel[];
export function moduleTextOf(kernel: Kernel): Promise<string>;
