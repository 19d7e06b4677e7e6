import type { ContentPage } from '../../domains/content/seed.ts';
import type { PageName } from '../../domains/content/tables.ts';
import { page } from './pages.ts';

const privacyPolicy = page(
  'Privacy policy',
  `
<p>This page says what is kept about you, why, and for how long. It describes what the software does; a real operator adds its name, its address and the law that it works under.</p>
<h2>What is kept</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><td>Username, e-mail address, language</td><td>To sign you in and to write to you</td></tr>
<tr><td>A one-way hash of each password</td><td>To check a password without knowing it</td></tr>
<tr><td>Movements on your accounts</td><td>Because they are the books</td></tr>
<tr><td>Pictures of transfer vouchers</td><td>To confirm a deposit; place and camera data are removed on arrival</td></tr>
<tr><td>Device, network address and time of a sign-in</td><td>So that you can recognise a stranger’s</td></tr>
</tbody>
</table>
<h2>What is not kept</h2>
<ul>
<li>Your password, or a code, in readable form.</li>
<li>What you do in the app beyond the calls that it needs.</li>
<li>Anything for advertising. Nothing is loaded from other companies, and no figure about you is sent to any.</li>
</ul>
<h2>On your device</h2>
<p>One cookie keeps you signed in; no script can read it. The app remembers your language, your theme and whether amounts are masked. Nothing else is stored to follow you.</p>
<h2>How long</h2>
<p>A session ends after 30 days without use. A picture that you did not hand in is deleted after a day. Bookings stay, since books that forget are none; a real operator says here for how many years the law asks.</p>
<h2>Your rights</h2>
<p>You may see what is kept, have mistakes corrected, and take your records with you. In the sandbox you can delete all of it yourself: it is one folder on the machine that runs it.</p>`,
);

const agreement = page(
  'User agreement',
  `
<p>An agreement should be short enough to be read. This sample binds nobody; it shows where a real operator’s agreement stands, and what it should cover.</p>
<h2>1. Your account</h2>
<p>One person, one account, under a name and an e-mail address of your own. Keep your password to yourself; whoever has it can act as you. You can close every session, and you can leave at any time.</p>
<h2>2. Your money</h2>
<p>What your records show as available is yours. It is held apart from the platform’s own accounts, and taking it out is never made to depend on a deposit, a task, a bonus or a score.</p>
<h2>3. Prices and quotes</h2>
<p>A quote states both amounts, the rate, the mid rate and the spread, and lives for 15 seconds by the server’s clock. Accepted in time it is executed exactly so. Otherwise nothing happens.</p>
<h2>4. Risk</h2>
<p>Currencies and cryptocurrencies change in value, quickly and without warning. Use only what you can do without. Nothing on this platform is advice.</p>
<h2>5. What we may not do</h2>
<p>We may not change a booking, execute at other figures than you agreed to, or hold your money to make you do something. A mistake of ours is corrected by a booking that you can see, with its reason.</p>
<h2>6. Changes</h2>
<p>Terms that change are shown before they apply. If they change while you are filling in a form, you are told and asked again.</p>
<h2>7. Play money</h2>
<p>In the sandbox nothing is real: not the amounts, not the market, not the operator. Nobody owes anybody anything.</p>`,
);

export const legalPages = { privacyPolicy, agreement } satisfies Partial<Record<PageName, ContentPage>>;
