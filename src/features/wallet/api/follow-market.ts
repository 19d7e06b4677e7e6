/** What the balances are worth follows the market, which moves beside them. */
export const followMarket = { refreshInterval: 60_000 } as const;
