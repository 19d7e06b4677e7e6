import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'Om Florin',
    html: `
<p>Florin är programvara för en plånbok och handelsplats: flera valutor på ett ställe, konverteringar mellan dem och en historik över varje transaktion med saldot efteråt. Den är öppen källkod under MIT-licensen, så vem som helst får läsa den, köra den och ändra den.</p>
<h2>Vad du kan göra här</h2>
<ul>
<li>Samla krypto och fiatvalutor, och se vad de är värda tillsammans.</li>
<li>Sätta in och ta ut krypto, eller pengar via banköverföring.</li>
<li>Konvertera till en offert, eller ta ordrar vid växlingsluckorna.</li>
<li>Prova hävstångsrummen och de fasta löptiderna, med sannolikheten, kostnaden och resultatet för varje order öppet redovisade.</li>
</ul>
<h2>Vad vi står för</h2>
<ul>
<li><strong>Se det först, kontrollera det sedan.</strong> Du ser kursen, spreaden och beloppet du får innan du godkänner. Samma siffror finns i din historik efteråt, till sista decimalen.</li>
<li><strong>Ingen press.</strong> Tidsgränser sätts av servern, och det kostar inget att missa en. Det är lika lätt att avböja som att acceptera.</li>
<li><strong>Inga löften.</strong> Kurser stiger och faller. Vi förutsäger dem inte, och det kan ingen annan här heller.</li>
<li><strong>Dina pengar är dina.</strong> Ingen insättning, bonus, uppgift eller poäng avgör om du kan ta ut dem.</li>
</ul>
<h2>Hur bokföringen sköts</h2>
<p>Med dubbel bokföring: det som läggs till på ett konto tas från ett annat, så varje valuta summerar alltid till noll. Poster ändras eller raderas aldrig. Ett misstag rättas med en ny post som du kan se, med skälet.</p>
<h2>Den här testmiljön</h2>
<p>Alla pengar här är testpengar. Marknaden är simulerad, mejl skrivs till en mapp, och program ersätter de anställda som skulle granska insättningar och id-handlingar. Du kan inte köpa något för dem, och du kan inte förlora något.</p>
<h2>Vem som driver det</h2>
<p>Den som startade den här servern. Bakom testmiljön finns inget företag, inget tillstånd, inget kontor och inget team. Ett riktigt företag skriver här vilka de är, var de är registrerade, vem som har tillsyn över dem och var du kan kontrollera det.</p>`,
  },
  guarantee: {
    title: 'Garanti',
    html: `
<p>En garanti är bara värd det du kan kontrollera. Den här sidan säger vad programvaran ser till, hur du kontrollerar det och, lika tydligt, vad ingen garanterar.</p>
<h2>Vad programvaran ser till</h2>
<ul>
<li>Ditt saldo kan inte bli mindre än noll, och samma pengar kan inte användas två gånger. Databasen själv vägrar.</li>
<li>En offert som du accepterar genomförs till exakt sina siffror, eller inte alls.</li>
<li>En betalning som skickas två gånger för att anslutningen bröts behandlas bara en gång.</li>
<li>En post som har bokförts finns kvar i din historik och skrivs aldrig om.</li>
<li>Ett uttag beror aldrig på en insättning, en uppgift, en bonus eller en poäng.</li>
<li>I ett hävstångsrum kan du inte förlora mer än ditt orderbelopp.</li>
<li>Varje simulerad kurs följer av startvärden vars hashkedja publicerades i förväg och som själva offentliggjordes efteråt.</li>
</ul>
<h2>Hur du kontrollerar det</h2>
<ol>
<li>Konvertera något, och jämför offerten med kvittot och med din historik.</li>
<li>Spara dina transaktioner som en fil och lägg ihop dem. Summan för varje valuta är dess saldo.</li>
<li>Öppna en avräknad order i ett hävstångsrum och välj ”Kontrollera resultatet”. Webbläsaren räknar om resultatet, steg för steg, och litar inte på något som servern säger.</li>
</ol>
<h2>Vad ingen garanterar</h2>
<ul>
<li><strong>Kurser.</strong> En valuta kan förlora en del av eller hela sitt värde när som helst.</li>
<li><strong>Avkastning.</strong> Den som lovar dig det talar inte för oss.</li>
<li><strong>Insättningsgaranti.</strong> Den finns inte här. Ett riktigt företag skriver vem som skyddar vilka belopp och var du kan kontrollera det.</li>
<li><strong>Återföring.</strong> Ingen kan ta tillbaka en överföring på en blockkedja till fel adress.</li>
<li><strong>Tillgänglighet.</strong> Servrar och nätverk slutar ibland att fungera. Det du har börjat med går inte förlorat, men det kan ta längre tid.</li>
</ul>
<h2>Om något går fel</h2>
<p>Ett misstag i bokföringen rättas med en egen post, bredvid den som var fel, med skälet. Om du hittar ett, <a href="/contact">ge kundservice</a> postens nummer.</p>`,
  },
  partnership: {
    title: 'Partnerskap',
    html: `
<p>Partner bygger på samma anrop som appen själv. Det finns ingen andra, dold uppsättning: servern beskriver vart och ett av dem på <code>/openapi.json</code>.</p>
<h2>Vad partner kan göra</h2>
<ul>
<li>Visa offentliga kurser, med källa och tid.</li>
<li>Kontrollera den simulerade marknadens publicerade startvärden, och med dem varje kurs.</li>
<li>Bygga en egen app på de dokumenterade anropen, för kunder som loggar in där.</li>
<li>Köra Florin själva. Licensen tillåter det, även kommersiellt.</li>
</ul>
<h2>Vad partner inte kan göra</h2>
<ul>
<li>Agera för en kund som inte är inloggad.</li>
<li>Få en andel av en annan kunds pengar. Ingen får betalt för att bjuda in någon.</li>
<li>Be en kund om ett lösenord, en kod eller en insättning.</li>
</ul>
<h2>Vilka våra partner är</h2>
<p>Inga än. Partnerna på startsidan är påhittade, och det står vid dem. Ett riktigt företag nämner sina partner här, vad var och en av dem gör och var det kan kontrolleras.</p>
<h2>Prata med oss</h2>
<p>Ett riktigt företag anger här ett namn, en adress och ett sätt att ta kontakt. I testmiljön finns det ingen att skriva till.</p>`,
  },
  customer: {
    title: 'Hjälp',
    html: `
<p>Kundservice svarar på frågor och tittar på problem. Hur du når kundservice och öppettiderna finns under <a href="/contact">Kontakta kundservice</a>. Testmiljön har ingen kundservice. Det som går att besvara ändå finns på den här sidan.</p>
<h2>Innan du skriver</h2>
<ol>
<li>Öppna posten det gäller. Den visar status, vad som händer härnäst och, om något nekades, varför.</li>
<li>Kopiera dess nummer. Det börjar med en bokstav och hjälper mer än en skärmbild.</li>
<li>Om ett fel visade ett nummer, ta med det också. Det leder till exakt det ögonblicket i serverns logg.</li>
</ol>
<h2>Insättningar och uttag</h2>
<dl>
<dt>Var är min insättning?</dt>
<dd>I historiken ser du om den har tagits emot, granskas, har bokförts eller inte bokfördes, och varför. I testmiljön tar granskningen några sekunder.</dd>
<dt>Jag skickade på fel nätverk.</dt>
<dd>Skriv direkt, med transaktions-id:t. Om det går att få tillbaka beror på nätverket, och ofta går det inte. Därför ber appen dig att jämföra nätverk och adress.</dd>
<dt>Kan jag stoppa ett uttag?</dt>
<dd>Ja, tills granskningen börjar, och du får tillbaka allt. Därefter kan det inte stoppas, och en överföring som har skickats kan inte tas tillbaka.</dd>
</dl>
<h2>Konto</h2>
<dl>
<dt>Koden via e-post kommer inte fram.</dt>
<dd>Titta i skräpposten och begär en ny kod efter en minut. I testmiljön är mejl filer i mappen <code>outbox</code> i datamappen.</dd>
<dt>Jag har glömt mitt lösenord eller blivit av med min autentiseringsapp.</dt>
<dd>Inloggningssidan hjälper dig med båda. Uttag pausas sedan i 24 timmar, så att ingen som har tagit sig in på ditt konto kan tömma det direkt.</dd>
<dt>En offert gick ut innan jag bekräftade den.</dt>
<dd>Inget konverterades. Du ser den nya kursen bredvid den gamla och kan bestämma dig på nytt.</dd>
</dl>
<h2>Vad kundservice aldrig frågar efter</h2>
<p>Ditt lösenord, ditt uttagslösenord, en kod eller en insättning. Den som frågar efter något av det kommer inte från oss.</p>`,
  },
  transparency: {
    title: 'Transparens',
    html: `
<p>Du behöver inte lita på vårt ord. Det som publiceras här är till för att kontrolleras, och det som inte publiceras än nämns också.</p>
<h2>Kurser</h2>
<p>I testmiljön skapar en simulator kurserna. Varje dags startvärden bildar en hashkedja vars slutvärde publiceras innan dagen börjar, och varje minuts startvärde offentliggörs efter minuten. Med båda kan vem som helst räkna om varje kurs och se att ingen valdes till vår fördel. Uppgifterna kommer från anropet <code>/api/market/commitments</code>.</p>
<h2>Hävstångsrum</h2>
<p>Varje kategori visar sin utbetalning, sin sannolikhet och den andel som plattformen i genomsnitt behåller, beräknade av samma kod som avräknar ordrarna. Varje rum visar andelen konton som faktiskt har förlorat pengar. Välj ”Kontrollera resultatet” på en avräknad order, så räknar webbläsaren om resultatet.</p>
<h2>Vad en konvertering kostar</h2>
<p>Spreaden mellan mittkursen och kursen i din offert. Du ser den i procent och som belopp innan du accepterar. Den bokförs på ett eget konto, så summan är känd till sista decimalen.</p>
<h2>Vad vi är skyldiga kunderna</h2>
<p>Varje saldo är en skuld för plattformen. Enligt ett fast schema hashas alla kunders saldon till ett träd per valuta, och trädets rot och summa publiceras här bredvid det vi har. Din enhet kan beräkna vägen från vart och ett av dina saldon till roten. Det vi har kommer från vår egen bokföring: ingen jämför det med en blockkedja eller en bank åt dig.</p>
<h2>Siffror vi inte publicerar</h2>
<p>Här finns inga siffror över det totala antalet användare eller aktiva kunder, och inga volymer. I en testmiljö finns nästan inget att räkna, och en påhittad siffra vore en lögn. Det enda undantaget är att varje hävstångsrum visar hur många personer som är där just nu, och den siffran räknas på riktigt.</p>`,
  },
};
