import { z } from 'zod';

const amount = z.number().nullish().catch(null);

/** An account, as far as it tells what is left. */
export const account = z.object({
  wallet: z.object({ remaining_balance: amount, currency: z.string().nullish() }).nullish().catch(null),
  subscription: z.object({ credits: amount }).nullish().catch(null),
  usage_based: z.object({ remaining_credits: amount }).nullish().catch(null),
});

/** What is left, in words; null where the account does not tell. */
export function quotaText({ wallet, subscription, usage_based: usage }: z.infer<typeof account>): string | null {
  const balance = wallet?.remaining_balance;
  if (typeof balance === 'number' && wallet?.currency?.toLowerCase() === 'usd') return `$${balance.toFixed(2)} left`;
  const credits = balance ?? usage?.remaining_credits ?? subscription?.credits;
  return typeof credits === 'number' ? `${credits} credits left` : null;
}
