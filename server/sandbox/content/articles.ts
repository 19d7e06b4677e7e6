import type { ContentArticle } from '../../domains/content/seed.ts';

type Article = Omit<ContentArticle, 'createdAt'> & {
  /** How long before the first start it was written. */
  readonly daysAgo: number;
};

/** Newest first. */
export const articles: readonly Article[] = [
  {
    daysAgo: 2,
    type: 'platform',
    title: 'Everything in this sandbox is play money',
    summary: 'What is simulated here, and what is as it would be with real money.',
    html: `<p>This is a sample article. You are looking at a sandbox: the market is a simulator, deposits are confirmed by a program, and e-mails end up in a folder.</p>
<h2>What is simulated</h2>
<ul><li>Prices, by a generator whose seeds are published.</li><li>The operator who looks at deposits, by a program that takes some seconds.</li><li>Deposit addresses. Never send anything real to one of them.</li></ul>
<h2>What is not</h2>
<p>The books. Each transaction goes through the same double-entry ledger, with the same locks, checks and records, as it would with real money. If you find a way to a wrong balance here, it would be wrong there too, and we would like to know.</p>`,
  },
  {
    daysAgo: 9,
    type: 'market',
    title: 'How a simulated price can be checked',
    summary: 'Seeds, a hash chain, and how to recompute every tick of a day.',
    html: `<p>This is a sample article. A simulator could cheat: it knows who would win by which price. Ours is built so that cheating would show.</p>
<ol><li>Before a day begins, a chain of secret seeds is made, one for each minute. Each seed is the hash of the one after it, and the end of the chain is published with its time.</li>
<li>The prices of a minute follow from that minute’s seed alone, by a calculation that is public.</li>
<li>When the minute is over, its seed is revealed. Hash it: you get the one that was revealed before, and in the end the published value.</li></ol>
<p>So no seed can be exchanged after the fact, and with the seeds every price can be computed again. The call <code>market/commitments</code> gives all of it.</p>`,
  },
  {
    daysAgo: 16,
    type: 'guide',
    title: 'Fifteen seconds: what a quote is',
    summary: 'Why a rate is fixed for a moment, and what happens when the moment is over.',
    html: `<p>This is a sample article. When you convert, you first get a quote: both amounts, the rate, the mid rate of the market, and the spread between them in percent and as an amount.</p>
<h2>While it lives</h2><p>The quote is good for 15 seconds, counted by the server and not by your phone. The ring shows what is left. If you accept, you get exactly these figures.</p>
<h2>Afterwards</h2><p>If the time is over, nothing was converted. You see the new rate beside the old one and decide again. There is no extra cost for waiting, and none for not deciding at all.</p>`,
  },
  {
    daysAgo: 24,
    type: 'guide',
    title: 'Choosing the right network',
    summary: 'The same coin travels over several networks, and they do not meet.',
    html: `<p>This is a sample article. Some coins exist on several networks. The coin has the same name on each, but a transfer over one network does not arrive on another.</p>
<ol><li>Look at which network your other wallet sends over.</li><li>Choose the same here, before you copy the address.</li><li>Compare the beginning, the middle and the end of the address. Software on an infected computer can exchange an address while it is copied.</li><li>If a memo is shown, copy it as well. Without it the transfer cannot be matched to you.</li><li>With a large amount, send a small one first.</li></ol>
<p>A transfer over the wrong network can rarely be found again, and nobody can promise it.</p>`,
  },
  {
    daysAgo: 33,
    type: 'security',
    title: 'What support never asks for',
    summary: 'Three sentences that tell you that somebody is not from us.',
    html: `<p>This is a sample article. Most money is not lost to broken software but to a friendly voice. These sentences never come from support:</p>
<ul><li>“Please tell me the code that you have just received.”</li><li>“We need your password to check your account.”</li><li>“Deposit a little more, then the rest can be paid out.”</li></ul>
<p>Whoever says one of them wants your money. End the conversation. If you have already answered, say so to the real support at once, before anything else.</p>`,
  },
  {
    daysAgo: 45,
    type: 'security',
    title: 'A password that is easy to keep',
    summary: 'Several words beat one word with signs.',
    html: `<p>This is a sample article. A good password is long, and used nowhere else. Four or five words that have nothing to do with each other are easier to keep than one word full of signs, and far harder to guess.</p>
<ul><li>Any script works, and spaces count.</li><li>A password manager invents and remembers better than any of us.</li><li>The password of your e-mail matters as much: whoever reads your mail can ask for codes.</li></ul>`,
  },
  {
    daysAgo: 58,
    type: 'guide',
    title: 'Reading your records',
    summary: 'Available, held, and the balance after each transaction.',
    html: `<p>This is a sample article. Each currency has two figures. <strong>Available</strong> is what you can use now. <strong>Held</strong> is yours too, but set aside for something that is under way, such as a conversion at the moment of being booked. It comes back in full if that does not happen.</p>
<p>Every record shows the amount to the last digit and the balance after it. Adding up from the first record gives the last balance: if it ever did not, something would be wrong, and a check looks for that after each test of the software.</p>`,
  },
  {
    daysAgo: 72,
    type: 'market',
    title: 'Mid rate, spread and what converting costs',
    summary: 'One figure says it all, if it is shown.',
    html: `<p>This is a sample article. The mid rate lies between what buyers offer and sellers ask. Whoever converts for you gives a little less than that; the difference is the spread, and it is the price of converting.</p>
<p>Many services show only their own rate and write “no fee”. Here the quote shows the mid rate beside it, and the spread in percent and as an amount. Compare that one figure, and you have compared everything.</p>`,
  },
];
