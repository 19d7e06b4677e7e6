import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'Informazioni su Florin',
    html: `
<p>Florin è un software per wallet e cambio: più valute in un solo posto, le conversioni tra l’una e l’altra e una registrazione di ogni movimento con il saldo che ne risulta. È open source con licenza MIT, quindi chiunque può leggerlo, usarlo e modificarlo.</p>
<h2>Cosa puoi fare qui</h2>
<ul>
<li>Tenere criptovalute e valute fiat e vedere quanto valgono insieme.</li>
<li>Depositare e prelevare criptovalute, o denaro tramite banca.</li>
<li>Convertire a una quotazione o eseguire ordini agli sportelli di cambio.</li>
<li>Provare le stanze a leva e i piani a termine, con le probabilità, i costi e l’esito di ogni ordine in chiaro.</li>
</ul>
<h2>I nostri principi</h2>
<ul>
<li><strong>Prima vedi, poi controlli.</strong> Vedi il tasso, lo spread e l’importo che riceverai prima di accettare. Dopo trovi le stesse cifre nello storico, fino all’ultima.</li>
<li><strong>Nessuna pressione.</strong> Le scadenze le stabilisce il server, e lasciarne passare una non costa nulla. Rifiutare è facile quanto accettare.</li>
<li><strong>Nessuna promessa.</strong> I prezzi salgono e scendono. Noi non li prevediamo, e nessuno qui può farlo.</li>
<li><strong>Il tuo denaro è tuo.</strong> Nessun deposito, bonus, compito o punteggio decide se puoi prelevarlo.</li>
</ul>
<h2>Come funziona la contabilità</h2>
<p>In partita doppia: ciò che si aggiunge a un conto si toglie da un altro, quindi la somma di ogni valuta è sempre zero. Le registrazioni non vengono mai modificate o eliminate. Un errore si corregge con una nuova registrazione che puoi vedere, con il suo motivo.</p>
<h2>Questo ambiente di prova</h2>
<p>Qui tutto il denaro è fittizio. Il mercato è simulato, le email vengono scritte in una cartella e alcuni programmi sostituiscono il personale che esaminerebbe depositi e documenti. Con questo denaro non puoi comprare nulla e non puoi perdere nulla.</p>
<h2>Chi lo gestisce</h2>
<p>Chiunque abbia avviato questo server. Dietro l’ambiente di prova non ci sono un’azienda, un’autorizzazione, un ufficio o un team. Un vero gestore dice qui chi è, dove è registrato, da chi è vigilato e dove puoi verificare ciascuna di queste informazioni.</p>`,
  },
  guarantee: {
    title: 'Garanzie',
    html: `
<p>Una garanzia vale solo quanto puoi verificare. Questa pagina dice cosa assicura il software, come controllarlo e, con la stessa chiarezza, cosa nessuno garantisce.</p>
<h2>Cosa assicura il software</h2>
<ul>
<li>Il tuo saldo non può scendere sotto zero e lo stesso denaro non si può spendere due volte. È il database stesso a impedirlo.</li>
<li>Una quotazione che accetti viene eseguita esattamente a quelle cifre, oppure non viene eseguita affatto.</li>
<li>Un pagamento inviato due volte perché la connessione è caduta viene elaborato una sola volta.</li>
<li>Una volta registrata, una voce resta nel tuo storico e non viene mai riscritta.</li>
<li>Un prelievo non dipende mai da un deposito, un compito, un bonus o un punteggio.</li>
<li>In una stanza a leva non puoi perdere più dell’importo impegnato.</li>
<li>Ogni prezzo simulato deriva da valori pubblicati prima e rivelati dopo.</li>
</ul>
<h2>Come controllarlo</h2>
<ol>
<li>Converti qualcosa e confronta la quotazione con la ricevuta e con lo storico.</li>
<li>Salva i tuoi movimenti in un file e sommali. La somma di ogni valuta è il suo saldo.</li>
<li>Apri un ordine regolato di una stanza a leva e scegli “Verifica questo esito”. Il tuo browser ricalcola l’esito, passo dopo passo, senza fidarsi di nulla di ciò che dice il server.</li>
</ol>
<h2>Cosa nessuno garantisce</h2>
<ul>
<li><strong>I prezzi.</strong> Una valuta può perdere in qualsiasi momento parte o tutto il suo valore.</li>
<li><strong>I rendimenti.</strong> Chi te ne promette uno non parla per noi.</li>
<li><strong>La tutela dei depositi.</strong> Qui non c’è. Un vero gestore dice chi tutela quali importi e dove puoi verificarlo.</li>
<li><strong>Gli storni.</strong> Nessuno può riprendere un trasferimento su una blockchain verso l’indirizzo sbagliato.</li>
<li><strong>La disponibilità.</strong> Server e reti si guastano. Ciò che hai iniziato non va perso, ma può richiedere più tempo.</li>
</ul>
<h2>Se qualcosa va storto</h2>
<p>Un errore contabile si corregge con una registrazione a sé, accanto a quella sbagliata, con il motivo. Se ne trovi uno, <a href="/contact">comunica all’assistenza</a> il numero della registrazione.</p>`,
  },
  partnership: {
    title: 'Collaborazioni',
    html: `
<p>I partner usano le stesse chiamate dell’app. Non esiste un secondo insieme nascosto: il server le descrive tutte in <code>/openapi.json</code>.</p>
<h2>Cosa possono fare i partner</h2>
<ul>
<li>Mostrare prezzi e tassi pubblici, con la fonte e l’ora.</li>
<li>Controllare i seed pubblicati del mercato simulato e, con essi, ogni prezzo.</li>
<li>Creare una propria app con le chiamate documentate, per i clienti che accedono da lì.</li>
<li>Gestire Florin in proprio. La licenza lo permette, anche a fini commerciali.</li>
</ul>
<h2>Cosa non possono fare i partner</h2>
<ul>
<li>Agire per un cliente che non ha effettuato l’accesso.</li>
<li>Guadagnare una percentuale sul denaro di un altro cliente. Nessuno viene pagato per aver invitato qualcuno.</li>
<li>Chiedere a un cliente una password, un codice o un deposito.</li>
</ul>
<h2>Chi sono i nostri partner</h2>
<p>Per ora nessuno. I partner nella schermata iniziale sono inventati e lo dichiarano. Un vero gestore indica qui i propri partner, cosa fa ciascuno e dove si può verificare.</p>
<h2>Parla con noi</h2>
<p>Un vero gestore indica qui un nome, un indirizzo e un modo per mettersi in contatto. Nell’ambiente di prova non c’è nessuno a cui scrivere.</p>`,
  },
  customer: {
    title: 'Assistenza clienti',
    html: `
<p>L’assistenza risponde alle domande e si occupa dei problemi. I contatti e gli orari si trovano in <a href="/contact">Contatta l’assistenza</a>. Nell’ambiente di prova non c’è assistenza: in questa pagina trovi tutto ciò a cui si può rispondere anche senza.</p>
<h2>Prima di scrivere</h2>
<ol>
<li>Apri l’operazione in questione. Mostra lo stato, il passo successivo e, se qualcosa è stato rifiutato, il motivo.</li>
<li>Copia il suo numero. Inizia con una lettera e aiuta più di una schermata.</li>
<li>Se un errore mostrava un numero di richiesta, indica anche quello. Porta al momento esatto nel registro del server.</li>
</ol>
<h2>Depositi e prelievi</h2>
<dl>
<dt>Dov’è il mio deposito?</dt>
<dd>Nello storico vedi se è stato ricevuto, se è in verifica, se è stato accreditato oppure no, e perché. Nell’ambiente di prova la verifica richiede pochi secondi.</dd>
<dt>Ho usato la rete sbagliata.</dt>
<dd>Scrivi subito, indicando l’ID transazione. La possibilità di recuperarlo dipende dalla rete, e spesso non c’è. Per questo l’app ti chiede di confrontare rete e indirizzo.</dd>
<dt>Posso fermare un prelievo?</dt>
<dd>Sì, finché non inizia la verifica, e l’intero importo torna disponibile. Dopo non si può più fermare, e un trasferimento inviato non può essere annullato.</dd>
</dl>
<h2>Account</h2>
<dl>
<dt>Il codice via email non arriva.</dt>
<dd>Controlla la cartella spam e dopo un minuto richiedi un nuovo codice. Nell’ambiente di prova le email sono file nella cartella <code>outbox</code> della cartella dei dati.</dd>
<dt>Ho dimenticato la password o non ho più l’app di autenticazione.</dt>
<dd>La pagina di accesso ti guida in entrambi i casi. Dopo, i prelievi sono sospesi per 24 ore, così chi è entrato nel tuo account non può svuotarlo subito.</dd>
<dt>La quotazione è scaduta prima della conferma.</dt>
<dd>Non è stato convertito nulla. Vedrai il nuovo tasso accanto al precedente e potrai decidere di nuovo.</dd>
</dl>
<h2>Cosa l’assistenza non chiede mai</h2>
<p>La tua password, la password dispositiva, un codice o un deposito. Chi ti chiede anche solo una di queste cose non fa parte di Florin.</p>`,
  },
  transparency: {
    title: 'Trasparenza',
    html: `
<p>Non devi crederci sulla parola. Ciò che è pubblicato qui è fatto per essere controllato, e ciò che non è ancora pubblicato viene indicato.</p>
<h2>Prezzi</h2>
<p>Nell’ambiente di prova i prezzi li crea un simulatore. I seed di ogni giorno formano una catena di hash la cui fine viene pubblicata prima che il giorno inizi, e il seed di ogni minuto viene rivelato dopo quel minuto. Con entrambi, chiunque può ricalcolare ogni prezzo e vedere che nessuno è stato scelto a nostro favore. I dati provengono dalla chiamata <code>/api/market/commitments</code>.</p>
<h2>Stanze a leva</h2>
<p>Ogni categoria mostra il suo pagamento, la sua probabilità e la quota che la piattaforma trattiene in media, calcolati dal codice che regola gli ordini. Ogni stanza mostra la percentuale di account che hanno davvero perso denaro. Scegli “Verifica questo esito” in un ordine regolato e il tuo browser ricalcola l’esito.</p>
<h2>Quanto costa convertire</h2>
<p>Lo spread tra il tasso medio di mercato e il tasso della tua quotazione. Lo vedi in percentuale e come importo prima di accettare. È registrato in un conto a sé, quindi il totale è noto fino all’ultima cifra.</p>
<h2>Cosa dobbiamo ai clienti</h2>
<p>Ogni saldo è un debito della piattaforma. A intervalli fissi i saldi di tutti i clienti vengono riuniti tramite hash in un albero per valuta, e la sua radice e il suo totale vengono pubblicati qui accanto a ciò che deteniamo. Il tuo dispositivo può calcolare il percorso da ciascuno dei tuoi saldi a quella radice. Ciò che deteniamo risulta dal nostro registro contabile: nessuno lo confronta per te con una blockchain o una banca.</p>
<h2>Cifre che non pubblichiamo</h2>
<p>Qui non trovi il numero totale di utenti o trader, né volumi. In un ambiente di prova non c’è quasi nulla da contare, e una cifra inventata sarebbe una bugia. Unica eccezione: ogni stanza a leva mostra quante persone ci sono in questo momento, e quel numero è contato davvero.</p>`,
  },
};
