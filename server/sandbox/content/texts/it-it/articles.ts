import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'Questo è un articolo di esempio.',
  texts: {
    'play-money': {
      title: 'In questo ambiente di prova tutto è denaro fittizio',
      summary: 'Cosa è simulato qui e cosa funziona esattamente come con denaro reale.',
      html: `
<p>Questo è un ambiente di prova: il mercato è simulato, un programma conferma i depositi e le email finiscono in una cartella.</p>
<h2>Cosa è simulato</h2>
<ul><li>I prezzi, da un generatore i cui seed vengono pubblicati.</li><li>Il gestore che esamina depositi e documenti, da un programma che impiega pochi secondi.</li><li>Gli indirizzi di deposito. Non inviare mai nulla di reale a uno di questi.</li></ul>
<h2>Cosa non lo è</h2>
<p>La contabilità. Ogni movimento passa per lo stesso registro in partita doppia, con gli stessi blocchi, controlli e registrazioni che avrebbe con denaro reale. Se qui trovi il modo di ottenere un saldo sbagliato, sarebbe sbagliato anche lì.</p>`,
    },
    restart: {
      title: 'Cosa succede ai tuoi ordini quando riavviamo',
      summary: 'Gli aggiornamenti interrompono il servizio per un momento. Niente di ciò che hai iniziato va perso.',
      html: `
<p>Di tanto in tanto il server viene aggiornato e si riavvia. Per un momento l’app dice che non riesce a raggiungerci e riprova da sola.</p>
<h2>Cosa continua dopo</h2>
<p>Depositi, prelievi, ordini agli sportelli e piani a termine sono registrati con ogni passo già compiuto. Dopo il riavvio, ognuno riprende da dove era arrivato.</p>
<h2>Cosa può scadere nel frattempo</h2>
<ul><li>Una quotazione dura 15 secondi. Se scade, non viene convertito nulla e ne ricevi una nuova.</li><li>Se il prezzo di una stanza a leva non si può dimostrare in tempo, tutti gli importi impegnati in quel periodo vengono rimborsati per intero.</li></ul>
<h2>Se avevi appena premuto un pulsante</h2>
<p>Puoi premerlo di nuovo. Ogni richiesta porta un proprio numero, quindi viene elaborata una sola volta, anche se arriva più volte.</p>`,
    },
    'check-price': {
      title: 'Come controllare un prezzo simulato',
      summary: 'Seed, una catena di hash e come ricalcolare ogni variazione di un giorno.',
      html: `
<p>Un simulatore potrebbe barare, scegliendo i prezzi che convengono a chi lo gestisce. Il nostro è costruito in modo che si noterebbe.</p>
<ol><li>Prima che inizi un giorno viene generata una catena di seed segreti, uno per ogni minuto. Ogni seed è l’hash di quello successivo e la fine della catena viene pubblicata con la sua ora.</li>
<li>I prezzi di un minuto derivano solo dal seed di quel minuto, con un calcolo pubblico.</li>
<li>Quando il minuto è finito, il suo seed viene rivelato. Calcolane l’hash e ottieni quello rivelato prima e, alla fine, il valore pubblicato.</li></ol>
<p>Nessuno può quindi scambiare un seed a posteriori e, con i seed, chiunque può ricalcolare ogni prezzo. La chiamata <code>/api/market/commitments</code> restituisce tutti i dati.</p>`,
    },
    alerts: {
      title: 'Avvisi di prezzo che non disturbano',
      summary: 'Una notifica quando un prezzo viene raggiunto, nessuna per spingerti a operare.',
      html: `
<p>Apri un mercato, scegli un prezzo sopra o sotto quello attuale e ricevi una sola notifica quando viene raggiunto. Dopo, l’avviso è disattivato.</p>
<ul><li>I prezzi vengono confrontati in continuazione, che l’app sia aperta o no.</li><li>La notifica riporta il prezzo e l’ora. Non dice cosa fare.</li><li>I tuoi avvisi si trovano in Mercati, dove puoi anche rimuoverli.</li></ul>
<p>Un avviso non è un ordine. Non compra e non vende nulla.</p>`,
    },
    quote: {
      title: 'Quindici secondi: cos’è una quotazione',
      summary: 'Perché un tasso è fisso per un momento e cosa succede quando scade.',
      html: `
<p>Quando converti, ricevi prima una quotazione: i due importi, il tasso, il tasso medio di mercato e lo spread tra i due, in percentuale e come importo.</p>
<h2>Finché è valida</h2><p>La quotazione è valida per 15 secondi, contati dal server e non dal tuo telefono. L’anello mostra il tempo rimasto. Se accetti, ottieni esattamente queste cifre.</p>
<h2>Quando scade</h2><p>Non viene convertito nulla. Vedi il nuovo tasso accanto al precedente e puoi decidere di nuovo. Aspettare non costa nulla e non devi decidere per forza.</p>`,
    },
    'network-paused': {
      title: 'Quando una rete è sospesa',
      summary: 'Perché a volte depositi o prelievi si fermano su una rete e cosa puoi fare.',
      html: `
<p>Le reti hanno bisogno di manutenzione e aggiornamenti, e a volte si guastano o sono congestionate. In quei casi sospendiamo i depositi o i prelievi di quella valuta su quella rete, e l’app dice di quale caso si tratta.</p>
<h2>Depositi</h2><p>Finché i depositi sono sospesi non viene mostrato alcun indirizzo, così non parte nulla di nuovo. Se hai inviato qualcosa prima, puoi comunque comunicarlo. Verrà accreditato quando la rete funzionerà di nuovo.</p>
<h2>Prelievi</h2><p>Scegli un’altra rete, se la valuta ne ha una supportata anche dall’altro wallet. Un prelievo in attesa si può ancora annullare finché non inizia la verifica, e l’intero importo torna disponibile.</p>
<p>Una sospensione non tocca il tuo saldo, e nemmeno le conversioni.</p>`,
    },
    network: {
      title: 'Scegliere la rete giusta',
      summary: 'La stessa moneta viaggia su più reti, e le reti non sono collegate tra loro.',
      html: `
<p>Alcune monete esistono su più reti. Su ognuna la moneta ha lo stesso nome, ma un trasferimento su una rete non arriva su un’altra.</p>
<ol><li>Controlla su quale rete invia l’altro wallet.</li><li>Scegli qui la stessa rete prima di copiare l’indirizzo.</li><li>Confronta l’inizio, la parte centrale e la fine dell’indirizzo. Un malware può sostituirlo mentre lo copi.</li><li>Se c’è un tag di destinazione, copia anche quello. Senza, il trasferimento non può essere attribuito a te.</li><li>Prima di un importo grande, inviane uno piccolo.</li></ol>
<p>Un trasferimento sulla rete sbagliata si può recuperare solo di rado e nessuno può garantire che ci si riesca.</p>`,
    },
    'support-never': {
      title: 'Cosa l’assistenza non chiede mai',
      summary: 'Tre frasi che rivelano che chi parla non fa parte di Florin.',
      html: `
<p>La maggior parte del denaro non si perde per un software difettoso, ma per una voce gentile. L’assistenza non dice mai queste frasi:</p>
<ul><li>“Mi legga il codice che ha appena ricevuto.”</li><li>“Ci serve la sua password per controllare l’account.”</li><li>“Depositi ancora una piccola somma, poi potremo pagarle il resto.”</li></ul>
<p>Chi ne dice una vuole il tuo denaro. Chiudi la conversazione. Se hai già risposto, prima di ogni altra cosa cambia la password e avvisa la vera assistenza.</p>`,
    },
    password: {
      title: 'Una password facile da ricordare',
      summary: 'Più parole valgono più di una sola piena di simboli.',
      html: `
<p>Una buona password è lunga e non si usa da nessun’altra parte. Quattro o cinque parole a caso sono più facili da ricordare di una sola piena di simboli, e molto più difficili da indovinare.</p>
<ul><li>Va bene qualsiasi alfabeto, e vanno bene anche gli spazi.</li><li>Un gestore di password crea e ricorda password migliori di chiunque di noi.</li><li>La password della tua casella email è altrettanto importante: chi legge la tua posta può richiedere codici.</li><li>Una passkey è ancora meglio. Non c’è nulla da ricordare e funziona solo sul sito vero.</li></ul>`,
    },
    records: {
      title: 'Come leggere lo storico',
      summary: 'Disponibile, bloccato e il saldo dopo ogni movimento.',
      html: `
<p>Ogni valuta ha due saldi. <strong>Disponibile</strong> è ciò che puoi usare ora. <strong>Bloccato</strong> è comunque tuo, ma riservato a un’operazione in corso, come un prelievo in verifica. Se l’operazione non va a buon fine, l’intero importo torna disponibile.</p>
<p>Ogni registrazione mostra l’importo fino all’ultima cifra e il saldo che ne risulta. Sommandole dalla prima, ottieni l’ultimo saldo. Se un giorno non tornasse, ci sarebbe un errore: un controllo automatico lo cerca dopo ogni test del software.</p>`,
    },
    spread: {
      title: 'Tasso medio di mercato, spread e costo di una conversione',
      summary: 'Basta una sola cifra, se te la fanno vedere.',
      html: `
<p>Il tasso medio di mercato si trova a metà tra quanto offre chi compra e quanto chiede chi vende. Chi converte per te ti dà un po’ meno. La differenza è lo spread, ed è il prezzo della conversione.</p>
<p>Molti servizi mostrano solo il proprio tasso e pubblicizzano “zero commissioni”. Qui la quotazione mostra anche il tasso medio di mercato e lo spread, in percentuale e come importo. Confronta quella cifra e avrai confrontato tutto.</p>`,
    },
  },
};
