import type { ContentPage } from '../../domains/content/seed.ts';
import type { PageName } from '../../domains/content/tables.ts';

/** Stands first on every page: who reads it must not take it for the word of a real company. */
const SAMPLE =
  '<p><strong>This is a sample text.</strong> Florin is software, and the operator described here does not exist. Whoever runs Florin writes this page anew.</p>';

/** A page that says first that it is a sample. */
export const page = (title: string, html: string): ContentPage => ({ title, html: `${SAMPLE}\n${html.trim()}` });

const about = page(
  'About',
  `
<p>Florin is a wallet and an exchange for currencies and cryptocurrencies, made for a phone. You keep several currencies in one place, convert one into another, and see every transaction with the balance after it.</p>
<h2>What we hold ourselves to</h2>
<ul>
<li><strong>Read before, check after.</strong> Rate, spread and what arrives are on the screen before you agree. Afterwards the same figures are in your records, to the last digit.</li>
<li><strong>Nothing by pressure.</strong> Where there is a deadline, it is real, it is the server’s, and letting it pass costs nothing. Declining is as easy as accepting.</li>
<li><strong>Nothing is promised.</strong> Prices rise and fall. We do not say which, and nobody here can know.</li>
<li><strong>Your money is not our lever.</strong> No bonus, task or score decides whether you can have it back.</li>
</ul>
<h2>How the books are kept</h2>
<p>Every amount is moved in double entry: what is added to one account is taken from another, and the sum over each currency is zero at every moment. Entries are never changed or deleted; a mistake is corrected by a new entry that you can see.</p>
<h2>This sandbox</h2>
<p>All money here is play money. The market is a simulator, e-mails are written to a folder, and deposits are confirmed by an automatic operator. Nothing can be bought with it, and nothing can be lost.</p>`,
);

const guarantee = page(
  'Guarantee',
  `
<p>A guarantee is worth what can be checked. So this page says what is built into the software, and as plainly what nobody guarantees.</p>
<h2>What the software makes sure of</h2>
<ul>
<li>A balance cannot go below zero, and the same money cannot be spent twice. The database itself refuses it.</li>
<li>A quote that you accept is executed at exactly its figures, or not at all.</li>
<li>A payment that you send twice by mistake, because the connection broke, is booked once.</li>
<li>What was booked stays in your records and is never rewritten.</li>
<li>Each simulated price can be recomputed from figures that were published before, and revealed after.</li>
</ul>
<h2>What is not guaranteed</h2>
<ul>
<li><strong>No price.</strong> A currency can lose value at any time, also all of it.</li>
<li><strong>No return.</strong> Whoever promises you one is not speaking for us.</li>
<li><strong>No deposit insurance.</strong> This sample operator has none, since it does not exist. A real operator says here who protects which amounts, and where that can be looked up.</li>
<li><strong>No reversal.</strong> A transfer to a wrong address on a blockchain cannot be called back by anybody.</li>
</ul>`,
);

const partnership = page(
  'Partnership',
  `
<p>Partners build on the same calls as the app itself. There are no hidden ones, and the whole list is published by the server at <code>/openapi.json</code>.</p>
<h2>What a partner can do</h2>
<ul>
<li>Show public prices and rates, with their source and time.</li>
<li>Check the published seeds of the simulated market, and so every price.</li>
<li>Build a front end of its own on the documented calls.</li>
</ul>
<h2>What a partner cannot do</h2>
<ul>
<li>Action for a customer without that customer being signed in.</li>
<li>Earn a share of another customer’s money. Inviting somebody pays nobody.</li>
<li>Ask a customer for a password, a code or a deposit.</li>
</ul>
<h2>Talking to us</h2>
<p>A real operator gives a name, an address and a way to reach it here. In the sandbox there is nobody to write to.</p>`,
);

const customer = page(
  'Customer support',
  `
<p>Support answers questions and looks into what went wrong. It never asks for your password, for your fund password, or for a code from an e-mail, and it never asks you to deposit anything.</p>
<h2>Before you write</h2>
<ol>
<li>Look at the record of the transaction. It shows its status, and what comes next.</li>
<li>Have its number at hand. It begins with a letter and is on the record; it says more than a picture of the screen.</li>
<li>If an error named a request number, add it. With it, the exact moment is found in the log.</li>
</ol>
<h2>Often asked</h2>
<dl>
<dt>My deposit is not there yet.</dt>
<dd>Its record says whether it was received, is in review, or was returned, and why. In the sandbox the automatic operator needs some seconds.</dd>
<dt>I sent it over another network.</dt>
<dd>Say so at once and name the transaction. Whether it can be found again depends on the network, and often it cannot. That is why the app asks you to compare network and address.</dd>
<dt>The code does not arrive.</dt>
<dd>Look into the folder for unwanted mail, and have another sent after a minute. In the sandbox e-mails are files in the folder <code>outbox</code> of the data folder.</dd>
<dt>A quote ended before I accepted it.</dt>
<dd>Nothing was converted. You see the new rate beside the old one and decide anew.</dd>
</dl>`,
);

const transparency = page(
  'Transparency',
  `
<p>What we publish about ourselves is meant to be checked rather than believed.</p>
<h2>Prices</h2>
<p>In the sandbox a simulator makes the prices. The seeds of a day form a hash chain, and its end is published before the day begins. Each minute’s seed is revealed after that minute. From both, anyone can compute every price again and see that none was chosen to suit us. The figures come from the call <code>market/commitments</code>.</p>
<h2>Spread</h2>
<p>Converting costs the spread between the mid rate and the rate of your quote. It is shown in percent and as an amount before you accept, and it is booked on an account of its own, so that its total is known to the last digit.</p>
<h2>Liabilities</h2>
<p>Publishing what is owed to customers, in a form in which each can find their own balance without seeing anybody else’s, is being built and not here yet.</p>
<h2>Numbers that are missing</h2>
<p>You find no count of users, traders or volume on our pages. In a sandbox there is nothing to count, and an invented number would be a lie.</p>`,
);

export const publicPages = { about, guarantee, partnership, customer, transparency } satisfies Partial<
  Record<PageName, ContentPage>
>;
