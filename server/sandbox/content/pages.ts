import type { ContentPage } from '../../domains/content/seed-store.ts';
import type { PageName } from '../../domains/content/tables.ts';

/** Comes first on every page, so that nobody takes it for the word of a real company. */
const SAMPLE =
  '<p><strong>This is a sample text.</strong> Florin is software, and the operator described here doesn’t exist. Whoever runs Florin replaces this page.</p>';

/** Returns a page that starts by saying it is a sample. */
export const page = (title: string, html: string): ContentPage => ({ title, html: `${SAMPLE}\n${html.trim()}` });

const about = page(
  'About',
  `
<p>Florin is a mobile wallet and exchange for currencies and cryptocurrencies. Keep several currencies in one place, convert between them, and see every transaction with the balance after it.</p>
<h2>What we stand for</h2>
<ul>
<li><strong>See it first, check it later.</strong> You see the rate, the spread, and the amount you’ll receive before you agree. The same numbers are in your records afterwards, to the last digit.</li>
<li><strong>No pressure.</strong> Deadlines are real, set by the server, and free to miss. Declining is as easy as accepting.</li>
<li><strong>No promises.</strong> Prices rise and fall. We don’t predict them, and nobody here can.</li>
<li><strong>Your money is yours.</strong> No bonus, task, or score decides whether you can withdraw it.</li>
</ul>
<h2>How we keep the books</h2>
<p>We use double-entry bookkeeping: whatever is added to one account is taken from another, and each currency always sums to zero. Entries are never changed or deleted. If there’s a mistake, we correct it with a new entry that you can see.</p>
<h2>This sandbox</h2>
<p>All money here is play money. The market is simulated, emails are written to a folder, and a program confirms deposits. You can’t buy anything with it, and you can’t lose anything.</p>`,
);

const guarantee = page(
  'Guarantee',
  `
<p>A guarantee is only worth what you can check. This page says what the software guarantees, and just as plainly what nobody does.</p>
<h2>What the software guarantees</h2>
<ul>
<li>Your balance can’t go below zero, and the same money can’t be spent twice. The database itself refuses it.</li>
<li>A quote you accept runs at exactly its numbers, or not at all.</li>
<li>If you send a payment twice because the connection broke, it’s booked once.</li>
<li>Booked entries stay in your records and are never rewritten.</li>
<li>Anyone can recompute each simulated price from values published before and revealed after.</li>
</ul>
<h2>What nobody guarantees</h2>
<ul>
<li><strong>Prices.</strong> A currency can lose some or all of its value at any time.</li>
<li><strong>Returns.</strong> Anyone who promises you one isn’t speaking for us.</li>
<li><strong>Deposit insurance.</strong> This sample operator has none, because it doesn’t exist. A real operator says here who protects which amounts, and where you can verify that.</li>
<li><strong>Reversals.</strong> Nobody can reverse a blockchain transfer to the wrong address.</li>
</ul>`,
);

const partnership = page(
  'Partnership',
  `
<p>Partners build on the same API as the app itself. Nothing is hidden: the server publishes the full list of calls at <code>/openapi.json</code>.</p>
<h2>What partners can do</h2>
<ul>
<li>Show public prices and rates, with source and time.</li>
<li>Check the published seeds of the simulated market, and with them every price.</li>
<li>Build their own front end on the documented API.</li>
</ul>
<h2>What partners can’t do</h2>
<ul>
<li>Act for a customer who isn’t logged in.</li>
<li>Earn a share of another customer’s money. Nobody is paid for inviting someone.</li>
<li>Ask a customer for a password, a code, or a deposit.</li>
</ul>
<h2>Talk to us</h2>
<p>A real operator gives a name, an address, and a way to get in touch here. In the sandbox, there’s nobody to write to.</p>`,
);

const customer = page(
  'Customer support',
  `
<p>Support answers questions and looks into problems. We never ask for your password, your fund password, or a code from an email, and we never ask you to deposit anything.</p>
<h2>Before you write</h2>
<ol>
<li>Check the transaction in your records. It shows the status and what happens next.</li>
<li>Have its reference ready. It starts with a letter and helps more than a screenshot.</li>
<li>If an error showed a request number, include it. It points us to the exact moment in the log.</li>
</ol>
<h2>Common questions</h2>
<dl>
<dt>Where is my deposit?</dt>
<dd>Its record shows whether it was received, is in review, was credited, or wasn’t, and why. In the sandbox, a review takes a few seconds.</dd>
<dt>I sent it over the wrong network.</dt>
<dd>Tell us right away and include the transaction hash. Whether it can be recovered depends on the network, and often it can’t. That’s why the app asks you to compare network and address.</dd>
<dt>The email code doesn’t arrive.</dt>
<dd>Check your spam folder, and request a new code after a minute. In the sandbox, emails are files in the <code>outbox</code> folder of the data folder.</dd>
<dt>A quote expired before I confirmed it.</dt>
<dd>Nothing was converted. You’ll see the new rate next to the old one and can decide again.</dd>
</dl>`,
);

const transparency = page(
  'Transparency',
  `
<p>Don’t take our word for it. What we publish here is meant to be checked.</p>
<h2>Prices</h2>
<p>In the sandbox, a simulator makes the prices. Each day’s seeds form a hash chain whose end is published before the day begins. Each minute’s seed is revealed after that minute. With both, anyone can recompute every price and see that none was picked in our favor. The data comes from the call <code>market/commitments</code>.</p>
<h2>Spread</h2>
<p>A conversion costs the spread between the mid-market rate and your quoted rate. You see it as a percentage and as an amount before you accept. It’s booked to its own account, so its total is known to the last digit.</p>
<h2>Liabilities</h2>
<p>We’re working on publishing what we owe customers, in a way that lets you find your own balance without seeing anyone else’s.</p>
<h2>Numbers we don’t publish</h2>
<p>You won’t find user counts, trader counts, or volumes here. In a sandbox, there’s nothing to count, and an invented number would be a lie.</p>`,
);

export const publicPages = { about, guarantee, partnership, customer, transparency } satisfies Partial<
  Record<PageName, ContentPage>
>;
