const CENTS = /[.,](\d{1,2})$/u;

/** What a sum is worth, as it is written: "1.900", "$4.25", "6,90 €". */
export function amountOf(text: string): number {
  const digits = text.replace(/[^\d.,]/gu, '').replace(/[.,]+$/u, '');
  const cents = CENTS.exec(digits)?.[1] ?? '';
  const whole = cents === '' ? digits : digits.slice(0, -cents.length - 1);
  return Number(`${whole.replace(/\D/gu, '') || '0'}.${cents || '0'}`);
}
