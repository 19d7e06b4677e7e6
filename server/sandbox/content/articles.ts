import type { ContentArticle } from '../../domains/content/seed-store.ts';

type Article = Omit<ContentArticle, 'createdAt'> & {
  /** Age at the first start. */
  readonly daysAgo: number;
};

/** Newest first. */
export const articles: readonly Article[] = [
  {
    daysAgo: 2,
    type: 'platform',
    title: 'Everything in this sandbox is play money',
    summary: 'What’s simulated here, and what works just as it would with real money.',
    html: `<p>This is a sample article. You’re looking at a sandbox: the market is simulated, a program confirms deposits, and emails end up in a folder.</p>
<h2>What’s simulated</h2>
<ul><li>Prices, by a generator whose seeds we publish.</li><li>The operator who reviews deposits, by a program that takes a few seconds.</li><li>Deposit addresses. Never send anything real to one of them.</li></ul>
<h2>What isn’t</h2>
<p>The books. Each transaction goes through the same double-entry ledger, with the same locks, checks, and records, as it would with real money. If you find a way to get a wrong balance here, it would be wrong there too, and we’d like to know.</p>`,
  },
  {
    daysAgo: 9,
    type: 'market',
    title: 'How to check a simulated price',
    summary: 'Seeds, a hash chain, and how to recompute every tick of a day.',
    html: `<p>This is a sample article. A simulator could cheat: it knows who would win at which price. Ours is built so that cheating would show.</p>
<ol><li>Before a day begins, we generate a chain of secret seeds, one for each minute. Each seed is the hash of the one after it, and we publish the end of the chain with its time.</li>
<li>The prices of a minute follow from that minute’s seed alone, by a public calculation.</li>
<li>When the minute is over, we reveal its seed. Hash it, and you get the one revealed before it, and eventually the published value.</li></ol>
<p>So nobody can swap a seed after the fact, and with the seeds anyone can recompute every price. The call <code>market/commitments</code> returns all of it.</p>`,
  },
  {
    daysAgo: 16,
    type: 'guide',
    title: 'Fifteen seconds: what a quote is',
    summary: 'Why a rate is fixed for a moment, and what happens when it expires.',
    html: `<p>This is a sample article. When you convert, you first get a quote: both amounts, the rate, the mid-market rate, and the spread between them as a percentage and as an amount.</p>
<h2>While it’s valid</h2><p>The quote is valid for 15 seconds, counted by the server and not by your phone. The ring shows the time left. If you accept, you get exactly these numbers.</p>
<h2>After it expires</h2><p>Nothing is converted. You’ll see the new rate next to the old one and can decide again. Waiting costs nothing, and neither does not deciding at all.</p>`,
  },
  {
    daysAgo: 24,
    type: 'guide',
    title: 'Choosing the right network',
    summary: 'The same coin runs on several networks, and they don’t connect.',
    html: `<p>This is a sample article. Some coins exist on several networks. The coin has the same name on each, but a transfer over one network doesn’t arrive on another.</p>
<ol><li>Check which network your other wallet sends on.</li><li>Choose the same one here before you copy the address.</li><li>Compare the beginning, middle, and end of the address. Malware can swap an address while you copy it.</li><li>If there’s a memo, copy it too. Without it, we can’t match the transfer to you.</li><li>Before a large amount, send a small one.</li></ol>
<p>A transfer over the wrong network can rarely be recovered, and nobody can promise that it will be.</p>`,
  },
  {
    daysAgo: 33,
    type: 'security',
    title: 'What support never asks for',
    summary: 'Three sentences that tell you someone isn’t from us.',
    html: `<p>This is a sample article. Most money isn’t lost to broken software but to a friendly voice. Support never says these things:</p>
<ul><li>“Please read me the code you just received.”</li><li>“We need your password to check your account.”</li><li>“Deposit a little more, and then we can pay out the rest.”</li></ul>
<p>Anyone who says one of them wants your money. End the conversation. If you already answered, tell the real support team right away, before doing anything else.</p>`,
  },
  {
    daysAgo: 45,
    type: 'security',
    title: 'A password that’s easy to remember',
    summary: 'Several words beat one word full of symbols.',
    html: `<p>This is a sample article. A good password is long and used nowhere else. Four or five random words are easier to remember than one word full of symbols, and far harder to guess.</p>
<ul><li>Any alphabet works, and so do spaces.</li><li>A password manager creates and remembers better passwords than any of us.</li><li>Your email password matters just as much: anyone who reads your email can request codes.</li></ul>`,
  },
  {
    daysAgo: 58,
    type: 'guide',
    title: 'Reading your records',
    summary: 'Available, on hold, and the balance after each transaction.',
    html: `<p>This is a sample article. Each currency has two balances. <strong>Available</strong> is what you can use now. <strong>On hold</strong> is yours too, but reserved for something in progress, such as a withdrawal in review. If that doesn’t go through, you get all of it back.</p>
<p>Every record shows the amount to the last digit and the balance after it. If you add them up from the first record, you get the last balance. If that ever failed, something would be wrong, and an automated check looks for it after each test of the software.</p>`,
  },
  {
    daysAgo: 72,
    type: 'market',
    title: 'Mid-market rate, spread, and what converting costs',
    summary: 'One number says it all, if you get to see it.',
    html: `<p>This is a sample article. The mid-market rate lies halfway between what buyers offer and what sellers ask. Whoever converts for you gives you a little less than that. The difference is the spread, and it’s the price of converting.</p>
<p>Many services only show their own rate and advertise “no fee.” Here, the quote also shows the mid-market rate, and the spread as a percentage and as an amount. Compare that one number, and you’ve compared everything.</p>`,
  },
];
