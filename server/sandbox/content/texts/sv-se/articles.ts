import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'Det här är en exempelartikel.',
  texts: {
    'play-money': {
      title: 'Allt i den här testmiljön är testpengar',
      summary: 'Vad som är simulerat här, och vad som fungerar precis som med riktiga pengar.',
      html: `
<p>Det du ser är en testmiljö: marknaden är simulerad, ett program bekräftar insättningar och mejl hamnar i en mapp.</p>
<h2>Vad som är simulerat</h2>
<ul><li>Kurserna. De skapas av en generator vars startvärden publiceras.</li><li>Granskningen av insättningar och id-handlingar. Den görs av ett program på några sekunder.</li><li>Adresserna för insättningar. Skicka aldrig något riktigt till någon av dem.</li></ul>
<h2>Vad som inte är simulerat</h2>
<p>Bokföringen. Varje transaktion går genom samma dubbla bokföring, med samma lås, kontroller och poster, som med riktiga pengar. Om du hittar ett sätt att få fel saldo här skulle det bli fel även där.</p>`,
    },
    restart: {
      title: 'Vad som händer med dina ordrar när vi startar om',
      summary: 'Uppdateringar avbryter tjänsten en kort stund. Inget du har börjat med går förlorat.',
      html: `
<p>Då och då uppdateras servern och startar om. En kort stund säger appen att den inte når oss, och försöker igen av sig själv.</p>
<h2>Vad som fortsätter efteråt</h2>
<p>Insättningar, uttag, ordrar vid luckorna och fasta löptider är sparade med varje steg de har tagit. Efter omstarten fortsätter de där de var.</p>
<h2>Vad som kan gå ut under tiden</h2>
<ul><li>En offert gäller i 15 sekunder. Om den går ut konverteras inget, och du får en ny.</li><li>Om kursen i ett hävstångsrum inte kan bevisas i tid återbetalas alla periodens orderbelopp helt.</li></ul>
<h2>Om du just hade tryckt på en knapp</h2>
<p>Du kan trycka igen. Varje begäran har ett eget nummer och behandlas bara en gång, hur många gånger den än kommer fram.</p>`,
    },
    'check-price': {
      title: 'Så kontrollerar du en simulerad kurs',
      summary: 'Startvärden, en hashkedja och hur du räknar om varje kurs under en dag.',
      html: `
<p>En simulator skulle kunna fuska genom att välja kurser som passar den som driver den. Vår är byggd så att fusk skulle märkas.</p>
<ol><li>Innan en dag börjar skapas en kedja av hemliga startvärden, ett för varje minut. Varje startvärde är hashvärdet av nästa, och kedjans slutvärde publiceras med sin tidpunkt.</li>
<li>Kurserna under en minut följer bara av minutens startvärde, enligt en öppen beräkning.</li>
<li>När minuten är slut offentliggörs dess startvärde. Hasha det så får du det som offentliggjordes före, och till sist det publicerade värdet.</li></ol>
<p>Därför kan ingen byta ut ett startvärde i efterhand, och med startvärdena kan vem som helst räkna om varje kurs. Anropet <code>/api/market/commitments</code> ger allt som behövs.</p>`,
    },
    alerts: {
      title: 'Kurslarm som inte stressar',
      summary: 'En notis när en kurs nås, och ingen som ska få dig att handla.',
      html: `
<p>Öppna en marknad och välj en kurs över eller under den nuvarande, så får du en enda notis när den nås. Därefter är larmet av.</p>
<ul><li>Kurserna jämförs hela tiden, oavsett om appen är öppen.</li><li>Notisen anger kursen och tiden. Den säger inte vad du ska göra.</li><li>Dina larm finns under Marknader, där du också kan ta bort dem.</li></ul>
<p>Ett larm är ingen order. Inget köps eller säljs genom det.</p>`,
    },
    quote: {
      title: 'Femton sekunder: vad en offert är',
      summary: 'Varför en kurs ligger fast en kort stund, och vad som händer när den går ut.',
      html: `
<p>När du konverterar får du först en offert: båda beloppen, kursen, mittkursen och spreaden mellan dem i procent och som belopp.</p>
<h2>Medan den gäller</h2><p>Offerten gäller i 15 sekunder, räknade av servern och inte av din telefon. Ringen visar tiden som är kvar. Om du accepterar får du exakt de här siffrorna.</p>
<h2>När den har gått ut</h2><p>Inget konverteras. Du ser den nya kursen bredvid den gamla och kan bestämma dig på nytt. Det kostar inget att vänta, och du behöver inte bestämma dig alls.</p>`,
    },
    'network-paused': {
      title: 'När ett nätverk är pausat',
      summary: 'Varför insättningar eller uttag ibland stannar på ett nätverk, och vad du kan göra.',
      html: `
<p>Nätverk underhålls och uppgraderas, och ibland slutar de fungera eller är överbelastade. Då pausar vi insättningar eller uttag av valutan på det nätverket, och appen visar vad det beror på.</p>
<h2>Insättningar</h2><p>Ingen adress visas medan insättningar är pausade, så att inget nytt skickas. Om du skickade något tidigare kan du ändå registrera det. Det bokförs när nätverket fungerar igen.</p>
<h2>Uttag</h2><p>Välj ett annat nätverk om valutan har ett som även din andra plånbok stöder. Ett uttag som väntar kan avbrytas tills granskningen börjar, och du får tillbaka allt.</p>
<p>Ditt saldo påverkas inte av en paus, och det gör inte konverteringar heller.</p>`,
    },
    network: {
      title: 'Välj rätt nätverk',
      summary: 'Samma mynt finns på flera nätverk, och de hänger inte ihop.',
      html: `
<p>En del mynt finns på flera nätverk. Myntet heter likadant på alla, men en överföring på ett nätverk kommer inte fram på ett annat.</p>
<ol><li>Kontrollera vilket nätverk din andra plånbok skickar på.</li><li>Välj samma här innan du kopierar adressen.</li><li>Jämför adressens början, mitt och slut. Skadlig kod kan byta ut en adress medan du kopierar den.</li><li>Om det finns en destinationstagg, kopiera den också. Utan den kan överföringen inte kopplas till dig.</li><li>Skicka ett litet belopp före ett stort.</li></ol>
<p>En överföring på fel nätverk går sällan att få tillbaka, och ingen kan lova att det lyckas.</p>`,
    },
    'support-never': {
      title: 'Vad kundservice aldrig frågar efter',
      summary: 'Tre meningar som avslöjar att någon inte kommer från oss.',
      html: `
<p>Pengar går sällan förlorade genom trasiga program, oftare genom en vänlig röst. Kundservice säger aldrig så här:</p>
<ul><li>”Läs upp koden du just fick.”</li><li>”Vi behöver ditt lösenord för att kontrollera ditt konto.”</li><li>”Sätt in lite till, så kan vi betala ut resten.”</li></ul>
<p>Den som säger något av det vill åt dina pengar. Avsluta samtalet. Om du redan har svarat: byt lösenord och berätta för den riktiga kundservicen innan du gör något annat.</p>`,
    },
    password: {
      title: 'Ett lösenord som är lätt att minnas',
      summary: 'Flera ord slår ett ord fullt av specialtecken.',
      html: `
<p>Ett bra lösenord är långt och används ingen annanstans. Fyra eller fem slumpvis valda ord är lättare att minnas än ett ord fullt av specialtecken, och mycket svårare att gissa.</p>
<ul><li>Alla alfabet fungerar, och mellanslag också.</li><li>En lösenordshanterare skapar och minns bättre lösenord än någon av oss.</li><li>Lösenordet till din e-post är lika viktigt: den som läser dina mejl kan begära koder.</li><li>En passkey är ännu bättre. Det finns inget att minnas, och den fungerar bara på den riktiga webbplatsen.</li></ul>`,
    },
    records: {
      title: 'Så läser du din historik',
      summary: 'Tillgängligt, reserverat och saldot efter varje transaktion.',
      html: `
<p>Varje valuta har två saldon. <strong>Tillgängligt</strong> är det du kan använda nu. <strong>Reserverat</strong> är också ditt, men avsatt för något som pågår, till exempel ett uttag som granskas. Om det inte blir av får du tillbaka allt.</p>
<p>Varje post visar beloppet till sista decimalen och saldot efter den. Om du lägger ihop dem från den första posten får du det senaste saldot. Om det någon gång inte stämde skulle något vara fel, och en automatisk kontroll letar efter det efter varje test av programmet.</p>`,
    },
    spread: {
      title: 'Mittkurs, spread och vad en konvertering kostar',
      summary: 'En enda siffra säger allt, om du får se den.',
      html: `
<p>Mittkursen ligger mitt emellan vad köpare bjuder och säljare begär. Den som konverterar åt dig ger dig lite mindre än så. Skillnaden är spreaden, och den är priset för konverteringen.</p>
<p>Många tjänster visar bara sin egen kurs och gör reklam för ”ingen avgift”. Här visar offerten även mittkursen, och spreaden i procent och som belopp. Jämför den siffran så har du jämfört allt.</p>`,
    },
  },
};
