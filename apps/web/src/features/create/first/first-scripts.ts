/**
 * Ready ads, one per trade, of 12 to 18 seconds. Each can be posted as it is: it names no brand, and it promises nothing
 * that a shop of this kind cannot keep. The presenter speaks for the shop and never plays a customer.
 */
export const firstScripts = [
  {
    value: 'skincare',
    label: 'Skincare',
    setting: 'home',
    text: 'Does your skin feel tight by lunchtime? Then it is thirsty. Two drops of this serum in the morning, pat them in, and go. It sinks in fast and sits beautifully under makeup. Tap the link, and give your skin a drink.',
  },
  {
    value: 'coffee',
    label: 'Coffee',
    setting: 'home',
    text: 'This is your sign to break up with boring coffee. We roast in small batches and ship the same week, so your kitchen smells like a café again. One sip, and you will get it. Order your first bag below.',
  },
  {
    value: 'fitness',
    label: 'Fitness',
    setting: 'home',
    text: 'You have twenty minutes. Great, that is all you need. One mat, six moves, and a coach who counts every second with you. Do it in your living room, before the day gets loud. Start your first workout below.',
  },
  {
    value: 'restaurant',
    label: 'Restaurant',
    setting: 'modern',
    text: 'Friday is too good for leftovers. Tonight the oven is hot, the dough is fresh, and your table is waiting. Bring someone you love, come hungry, and save room for dessert. Book your table with the link below.',
  },
  {
    value: 'cleaning',
    label: 'Home cleaning',
    setting: 'home',
    text: 'Picture this. You come home, the floor shines, and the kitchen smells of lemon. All you did was send one message. We bring the team and the tools, you get your Saturday back. Pick a time with the link below.',
  },
  {
    value: 'bookkeeping',
    label: 'Bookkeeping app',
    setting: 'modern',
    text: 'Still sorting receipts on a Sunday night? Snap a photo, and the rest is done: read, filed, and ready for tax day. One page shows what came in and what is due. Get your weekend back. The link is below.',
  },
] as const;

export type FirstScript = (typeof firstScripts)[number]['value'];

/** Which of them a text is; undefined as soon as a word of it was changed. */
export function firstScriptOf(text: string): (typeof firstScripts)[number] | undefined {
  return firstScripts.find((script) => script.text === text.trim());
}
