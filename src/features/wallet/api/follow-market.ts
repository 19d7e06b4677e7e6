/** What the balances are worth follows the market, which moves beside them. Read together, the figures agree. */
export const followMarket = { refreshInterval: 60_000 } as const;
