/** $29, $29.50, CA$29 */
export function priceText(price: number, currency: string): string {
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
  return price.toLocaleString('en-US', { style: 'currency', currency, minimumFractionDigits });
}
