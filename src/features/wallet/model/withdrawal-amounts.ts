import { add, decimalPlaces, divide, isLess, isZero, min, multiply, round, subtract } from '#contract/money';

/** A balance with its worth in the currency of the daily limit. */
export interface Balance {
  readonly available: string;
  readonly held: string;
  /** Null without a price. */
  readonly worth: string | null;
}

/** Prices move until the server checks the amount, so Max stays this much below the daily limit. */
const margin = '0.99';

/** Returns what arrives of an amount, which includes the fee; null if that is nothing. */
export const arriving = (amount: string, fee: string): string | null =>
  amount !== '' && isLess(fee, amount) ? subtract(amount, fee) : null;

/** Returns how much of a currency is worth `worth`; null if its price isn't known. */
function amountOf(worth: string, { available, held, worth: total }: Balance): string | null {
  return total === null || isZero(total)
    ? null
    : divide(multiply(worth, add(available, held), 18, 'down'), total, 18, 'down');
}

interface Terms {
  readonly balance: Balance;
  /** What the daily limit leaves; null without a limit. */
  readonly left: string | null;
  readonly minimum: string;
  readonly scale: number;
}

/** Returns the most that can be withdrawn, fee included; null if that is less than the minimum. */
export function maxAmount({ balance, left, minimum, scale }: Terms): string | null {
  const allowed = left === null ? null : amountOf(left, balance);
  const max = allowed === null ? balance.available : min(balance.available, multiply(allowed, margin, scale, 'down'));
  return isLess(max, minimum) ? null : round(max, scale, 'down');
}

/** Why an amount can't be withdrawn; null if nothing is known against it. */
export function amountProblem(
  amount: string,
  { balance, left }: Pick<Terms, 'balance' | 'left'>,
): 'too-much' | 'above-limit' | null {
  if (amount === '') return null;
  if (isLess(balance.available, amount)) return 'too-much';
  const allowed = left === null ? null : amountOf(left, balance);
  return allowed !== null && isLess(allowed, amount) ? 'above-limit' : null;
}

/** What a scanned or pasted code asks for. */
export interface PaymentRequest {
  readonly address: string;
  readonly scheme: string | null;
  readonly amount: string | null;
  readonly token: string | null;
  readonly chain: string | null;
  readonly memo: string | null;
}

/** The coin in which a payment request of a scheme names its amount. */
const coins: Readonly<Record<string, string>> = {
  bitcoin: 'BTC',
  litecoin: 'LTC',
  dogecoin: 'DOGE',
  ethereum: 'ETH',
  solana: 'SOL',
  cardano: 'ADA',
  'web+cardano': 'ADA',
  ripple: 'XRP',
  xrp: 'XRP',
  xrpl: 'XRP',
  tron: 'TRX',
};

/** How requests of Ethereum's scheme name the networks of its kind (EIP 155). */
const chains: Readonly<Record<string, string>> = {
  ethereum: '1',
  'bnb-chain': '56',
  arbitrum: '42161',
  avalanche: '43114',
};

/** What is withdrawn. */
interface Withdrawn {
  readonly currency: string;
  readonly network: string;
  readonly scale: number;
  readonly fee: string;
}

/** Whether a payment request is for another network, or names its amount in another currency. */
export function asksForOther(
  { scheme, token, chain, amount }: PaymentRequest,
  { currency, network }: Pick<Withdrawn, 'currency' | 'network'>,
): boolean {
  if (scheme === null) return false;
  if (chain !== null && chain !== chains[network]) return true;
  const isCoin = coins[scheme] === currency;
  return token === null ? amount !== null && !isCoin : isCoin;
}

/** Returns the amount with which a payment request arrives in full; null if it names none in this currency. */
export function requestedAmount(request: PaymentRequest, { currency, network, scale, fee }: Withdrawn): string | null {
  const { scheme, token, amount } = request;
  if (scheme === null || token !== null || amount === null || asksForOther(request, { currency, network })) return null;
  return decimalPlaces(amount) > scale ? null : add(amount, fee);
}
