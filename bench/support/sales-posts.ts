import type { Core } from '@herald/core';
import type { PlanValues } from '@herald/core/office/plans';
import { receiveSale } from '@herald/core/sales';

const ITEM = 'wso_bench';
const AT_ONCE = 500;

export const aSoldPlan: PlanValues = {
  name: 'Sold',
  slug: 'SOLD',
  description: 'What the bench sells.',
  price: 27,
  currency: 'USD',
  purchaseUrl: null,
  videoSeconds: 60,
  scriptCharacters: 1000,
  videosPerMonth: 10,
  storageMb: null,
  isActive: true,
  isFeatured: false,
  features: [],
  isTeamEnabled: false,
  opensFullLibrary: true,
  opensMarketplace: false,
  opensFilming: false,
  teamMembersMax: 0,
  sitesMax: 0,
  warriorPlusItemNumbers: [ITEM],
  launchpadProductIds: [],
  jvzooProductIds: [],
  genericItems: [],
};

/** A sale as WarriorPlus posts it. */
export function saleOf(buyer: string, key: string): string {
  return new URLSearchParams({
    WP_ACTION: 'sale',
    WP_ITEM_NUMBER: ITEM,
    WP_ITEM_NAME: 'Sold',
    WP_BUYER_EMAIL: `${buyer}@buyers.example`,
    WP_BUYER_NAME: `Buyer ${buyer}`,
    WP_SALE: `sale_${buyer}`,
    WP_TXNID: `txn_${buyer}`,
    WP_SALE_AMOUNT: '27.00',
    WP_SALE_CURRENCY: 'USD',
    WP_PAYMENT_STATUS: 'Completed',
    IPN_ID: `ipn_${buyer}`,
    IPN_RCPT_TYPE: 'vend',
    WP_SECURITYKEY: key,
  }).toString();
}

/** Stores sales that nobody has acted on. */
export async function fillSales(core: Core, sales: number, key: string): Promise<void> {
  for (let from = 0; from < sales; from += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => from + index);
    await Promise.all(
      numbers.map((number) =>
        receiveSale(core, {
          source: 'warriorplus',
          headers: {},
          contentType: 'application/x-www-form-urlencoded',
          query: '',
          raw: Buffer.from(saleOf(`pending-${number}`, key)),
          addressSecret: undefined,
          ip: '203.0.113.7',
          isTest: false,
        }),
      ),
    );
  }
}
