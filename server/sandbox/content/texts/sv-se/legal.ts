import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>Det här är en exempeltext.</strong> Florin är programvara, och företaget som beskrivs här finns inte. Den som driver Florin ersätter den här sidan.</p>',
  policy: {
    title: 'Integritetspolicy',
    intro:
      'Den här sidan säger vad Florin sparar om dig, varför och hur länge. Den beskriver vad programvaran gör i dag. Ett riktigt företag lägger till sitt namn, sin adress och den lag som gäller för det.',
    heading: 'Vad vi sparar',
    stored: {
      account: {
        name: 'Kontouppgifter',
        text: 'Användarnamn, smeknamn, e-postadress, språk, inbjudningskod, vem som bjöd in dig och om uttag är pausade: för att logga in dig, skriva till dig och skydda dina pengar. Tills kontot avslutas.',
      },
      passwords: {
        name: 'Lösenord',
        text: 'Ett envägshashvärde av ditt inloggningslösenord och av ditt uttagslösenord: för att kontrollera ett lösenord utan att känna till det. Tills du byter det eller kontot avslutas.',
      },
      agreements: {
        name: 'Ditt godkännande',
        text: 'Vilken version av användaravtalet och av den här policyn du har godkänt, och när: så att du och vi kan se efter. Tills kontot avslutas.',
      },
      avatar: { name: 'Profilfoto', text: 'För att visa det bredvid ditt namn. Tills du byter eller tar bort det.' },
      identity: {
        name: 'Id-handlingar',
        text: 'Ditt fullständiga namn, id-handlingens nummer och foton av den: för att verifiera din identitet. Numret är krypterat. Bara du och den som granskar kan se fotona. Tills kontot avslutas. Om en inskickad identitetskontroll inte verifierades finns nummer och foton kvar tills du skickar in igen. Tid, namn och skäl finns kvar.',
      },
      secondFactor: {
        name: 'Andra faktor',
        text: 'Din autentiseringsapps hemlighet, krypterad, och envägshashvärden av dina återställningskoder: för att kontrollera dina koder. Tills du stänger av den.',
      },
      removals: {
        name: 'Begäran om att ta bort din autentiseringsapp',
        text: 'Vad du skrev, vad du styrkte det med, varifrån och vad som beslutades: så att en främlings begäran kan kontrolleras och stoppas. Tills kontot avslutas.',
      },
      passkeys: {
        name: 'Passkeys',
        text: 'Den publika nyckeln, namnet du gav den, enhetens egen beteckning för den och när den senast användes: för att logga in dig utan lösenord. Aldrig ditt fingeravtryck eller ansikte. Tills du tar bort den.',
      },
      sessions: {
        name: 'Sessioner',
        text: 'Webbläsare, enhet och IP-adress för varje inloggning, när den började, senast användes och avslutades, samt envägshashvärden av det som håller dig inloggad, av ett slumptal för webbläsaren och av länken i mejlet om en ny enhet: för att känna igen dina enheter, berätta om en ny och låta dig avsluta dess session. En session avslutas efter 30 dagar utan användning och 180 dagar efter inloggningen. Uppgiften om den finns kvar tills kontot avslutas.',
      },
      activity: {
        name: 'Kontoaktivitet',
        text: 'Inloggningar, felaktiga lösenord och koder samt ändringar av dina säkerhetsinställningar, med tid, IP-adress, webbläsare och enhet: så att du kan upptäcka en främling. Tills kontot avslutas.',
      },
      money: {
        name: 'Insättningar, uttag, konverteringar, växlingsordrar, hävstångsordrar, fasta löptider och transaktioner',
        text: 'Med offerterna och erbjudandena de genomfördes till, hur långt du har kommit vid luckorna, adresserna och de maskerade kortnumren som pengar gick till, dina saldon och saldot efter varje transaktion: eftersom de är våra räkenskaper. De finns kvar när kontot avslutas, se ”Hur länge”. Offerter, sökningar vid luckorna och erbjudanden som du inte accepterade, uttag som du kontrollerade utan att bekräfta och kopior av svar som hindrar att en betalning behandlas två gånger försvinner med kontot.',
      },
      rooms: {
        name: 'Dina gränser, pauser och din tid i hävstångsrummen',
        text: 'Dina egna gränser för orderbelopp och förluster, vad du har lagt ordrar för och förlorat varje dag, en paus du har startat, hur länge du har varit i varje rum och koden du gick in med: så att dina gränser gäller på alla enheter och rummet kan visa din tid där. Tills kontot avslutas.',
      },
      addresses: {
        name: 'Sparade adresser',
        text: 'Plånboksadresserna i din adressbok, med dina namn på dem: så att du kan välja en, och tillåta uttag bara till dem. Tills du tar bort dem eller kontot avslutas.',
      },
      cards: {
        name: 'Bankkort',
        text: 'Korten du har kopplat, med nummer, bank, kontohavare och telefonnummer: så att vi kan betala ut uttag till dem. Numret är krypterat, och du ser det maskerat. Tills du tar bort dem eller kontot avslutas. Ett uttag behåller det maskerade numret.',
      },
      markets: {
        name: 'Favoritmarknader och kurslarm',
        text: 'Marknaderna du har markerat och kurserna du har skapat larm för: så att du hittar dem på alla enheter och vi kan meddela dig. Tills du tar bort dem eller kontot avslutas. Ett larm som har utlösts: i 30 dagar.',
      },
      receipts: { name: 'Överföringskvitton', text: 'För att bekräfta en insättning. Tills kontot avslutas.' },
      petitions: {
        name: 'Ärenden till oss',
        text: 'Vad du har skrivit under Synpunkter och önskemål, bilderna och våra svar: så att vi kan svara och du kan se efter. Tills kontot avslutas.',
      },
      notices: {
        name: 'Notiser',
        text: 'Notiserna vi har skickat till dig, vilka av dem du har läst och dina notisinställningar. Tills kontot avslutas. Om du slår på push: adressen och nycklarna som webbläsaren gav för det, tills du stänger av det eller loggar ut där.',
      },
      codes: {
        name: 'Koder via e-post',
        text: 'Ett envägshashvärde av koden, adressen den gick till och IP-adressen som begärde den: för att kontrollera koden och hindra att någon överöser dig med mejl. I en dag.',
      },
      emails: {
        name: 'Mejl till dig',
        text: 'Tills det har skickats, som längst ett dygn, ligger varje mejl krypterat i databasen. I testmiljön är varje mejl en fil i mappen outbox, även koderna. Ett riktigt företag lämnar dem till en e-posttjänst. Tills företaget raderar dem.',
      },
      attempts: {
        name: 'Försök',
        text: 'Hur många gånger någon har provat fel lösenord eller kod för ett konto, och från vilken IP-adress, sparat som envägshashvärden: för att bromsa gissningar. I en dag efter det senaste försöket.',
      },
      serverLog: {
        name: 'Serverlogg',
        text: 'Tid, nummer och teknisk orsak för anrop som misslyckades och, där många avvisas, IP-adressen eller nätverket för det senaste: för att hitta och åtgärda fel och för att upptäcka angrepp. Tills företaget raderar den.',
      },
      auditLog: {
        name: 'Granskningslogg',
        text: 'Vad företagets anställda har tittat på och beslutat, utan namn och id-handlingarnas nummer: så att åtkomsten till dina handlingar kan kontrolleras. Den raderas aldrig.',
      },
    },
    html: `
<p>Vi tar bort plats- och kameradata från varje foto när det kommer in. Ett foto som du laddar upp men inte skickar in raderas efter en dag.</p>
<h2>Vad vi inte sparar</h2>
<ul>
<li>Ditt lösenord eller en återställningskod i läsbar form.</li>
<li>Vad du tittar på eller trycker på i appen.</li>
<li>Något för reklam. Inget hämtas från andra företag, och inget om dig skickas till något, om du inte slår på push: då går varje meddelande genom pushtjänsten hos din webbläsares tillverkare, krypterat så att bara din webbläsare kan läsa det.</li>
</ul>
<h2>På din enhet</h2>
<p>En kaka (cookie) håller dig inloggad, och en annan känner igen webbläsaren i 400 dagar, så att ingen som gissar ditt lösenord kan stänga dig ute. Inget skript kan läsa dem. Appen minns språk, utseende, visningsvaluta och om belopp är dolda. För att kunna öppnas utan anslutning sparar den det den senast visade dig, utan kort, id-handlingar och säkerhetsinställningar, i högst sju dagar eller tills du loggar ut. Formulär som inte är klara finns kvar i den öppna fliken tills du skickar dem eller loggar ut. Lösenord ingår aldrig.</p>
<h2>Hur länge</h2>
<p>När du avslutar ditt konto börjar en väntetid på 14 dagar, och under den kan du ångra dig. Därefter raderas allt som säger vem du är: namn, e-postadress, lösenord, id-handlingens nummer, foton, profilfoto, andra faktor, passkeys, sessioner, kontoaktivitet, godkännanden, ärenden till oss och notiser. Insättningar, uttag, konverteringar, ordrar, fasta löptider och transaktioner finns kvar under ett nummer, eftersom räkenskaper måste vara fullständiga. Ett riktigt företag skriver här hur många år lagen kräver och om id-handlingar måste sparas längre.</p>
<h2>Dina rättigheter</h2>
<p>Under Säkerhet kan du ladda ner allt vi har sparat om dig och avsluta ditt konto. Om något är fel, <a href="/contact">kontakta kundservice</a>.</p>`,
  },
  agreement: {
    title: 'Användaravtal',
    html: `
<p>Ett avtal ska vara så kort att man hinner läsa det. Det här exemplet är inte bindande. Det visar var ett riktigt företags avtal hör hemma och vad det bör innehålla.</p>
<h2>1. Ditt konto</h2>
<p>En person, ett konto, med ditt eget namn och din egen e-postadress. Håll ditt lösenord för dig själv. Den som har det kan handla i ditt namn. Du kan avsluta vilken session som helst, och du kan lämna Florin när som helst.</p>
<h2>2. Dina pengar</h2>
<p>Ditt saldo är ditt, även reserverade belopp. Bokföringen håller det åtskilt från plattformens egna konton, och om du kan ta ut det som är tillgängligt beror aldrig på en insättning, en uppgift, en bonus eller en poäng.</p>
<h2>3. Kurser och offerter</h2>
<p>En offert anger båda beloppen, kursen, mittkursen och spreaden och gäller i 15 sekunder enligt serverns klocka. Om du accepterar den i tid genomförs den exakt som den visas. Annars händer inget.</p>
<h2>4. Risk</h2>
<p>Valutor och kryptovalutor kan ändra värde snabbt och utan förvarning. Använd bara pengar som du har råd att förlora. Inget på den här plattformen är rådgivning.</p>
<h2>5. Vad vi inte får göra</h2>
<p>Vi får inte ändra en bokförd post, genomföra något till siffror som du inte har godkänt eller hålla inne dina pengar för att få dig att göra något. Om vi gör ett misstag rättar vi det med en post som du kan se, med skälet.</p>
<h2>6. Ändringar</h2>
<p>Varje version av avtalet har ett nummer. När det finns en ny visar vi den för dig och frågar om du godkänner den. Tills du gör det gäller den version du har godkänt för dig, och inget låses. Om texten ändras medan du öppnar ett konto berättar vi det och frågar igen.</p>
<h2>7. Testpengar</h2>
<p>I testmiljön är inget på riktigt: varken beloppen, marknaden eller företaget. Ingen är skyldig någon något.</p>`,
  },
};
