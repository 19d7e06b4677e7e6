import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>Questo è un testo di esempio.</strong> Florin è un software e il gestore descritto qui non esiste. Chi gestisce Florin sostituisce questa pagina.</p>',
  policy: {
    title: 'Informativa sulla privacy',
    intro:
      'Questa pagina spiega quali dati Florin conserva su di te, perché e per quanto tempo. Descrive ciò che il software fa oggi. Un vero gestore aggiunge il proprio nome, il proprio indirizzo e la legge a cui è soggetto.',
    heading: 'Cosa conserviamo',
    stored: {
      account: {
        name: 'Dati dell’account',
        text: 'Nome utente, soprannome, indirizzo email, lingua, codice invito, chi ti ha invitato e se i prelievi sono sospesi: per farti accedere, per scriverti e per proteggere il tuo denaro. Fino alla chiusura dell’account.',
      },
      passwords: {
        name: 'Password',
        text: 'Un hash unidirezionale della password di accesso e della password dispositiva: per controllare una password senza conoscerla. Finché non la cambi o non chiudi l’account.',
      },
      agreements: {
        name: 'Documenti accettati',
        text: 'Quale versione delle condizioni d’uso e di questa informativa hai accettato, e quando: perché tu e noi possiamo verificarlo. Fino alla chiusura dell’account.',
      },
      avatar: {
        name: 'Foto del profilo',
        text: 'Per mostrarla accanto al tuo nome. Finché non la sostituisci o la rimuovi.',
      },
      identity: {
        name: 'Documenti d’identità',
        text: 'Nome completo, numero del documento e foto del documento: per verificare la tua identità. Il numero è cifrato; solo tu e chi esamina i documenti potete vedere le foto. Fino alla chiusura dell’account. Se un invio non è stato verificato, numero e foto restano finché non invii di nuovo; poi ne restano la data, il nome e il motivo.',
      },
      secondFactor: {
        name: 'Secondo fattore',
        text: 'Il segreto della tua app di autenticazione, cifrato, e hash unidirezionali dei codici di recupero: per controllare i tuoi codici. Finché non la disattivi.',
      },
      removals: {
        name: 'Richieste di rimozione dell’app di autenticazione',
        text: 'Cosa hai scritto, con che cosa hai dimostrato la tua identità, da dove e cosa è stato deciso: perché la richiesta di un estraneo possa essere controllata e fermata. Fino alla chiusura dell’account.',
      },
      passkeys: {
        name: 'Passkey',
        text: 'La chiave pubblica, il nome che le hai dato, l’identificativo usato dal dispositivo e l’ultimo utilizzo: per farti accedere senza password. Mai la tua impronta o il tuo volto. Finché non la rimuovi.',
      },
      sessions: {
        name: 'Sessioni',
        text: 'Browser, dispositivo e indirizzo IP di ogni accesso, quando è iniziato, quando è stato usato l’ultima volta e quando è terminato, e hash unidirezionali di ciò che mantiene attivo l’accesso, di un numero casuale per il browser e del link nell’email su un nuovo dispositivo: per riconoscere i tuoi dispositivi, avvisarti di uno nuovo e permetterti di chiuderne la sessione. Una sessione termina dopo 30 giorni senza utilizzo e 180 giorni dopo l’accesso. La sua registrazione resta fino alla chiusura dell’account.',
      },
      activity: {
        name: 'Attività dell’account',
        text: 'Accessi, password e codici errati e modifiche delle impostazioni di sicurezza, con ora, indirizzo IP, browser e dispositivo: perché tu possa accorgerti di un estraneo. Fino alla chiusura dell’account.',
      },
      money: {
        name: 'Depositi, prelievi, conversioni, ordini di cambio, ordini a leva, piani a termine e movimenti',
        text: 'Con le quotazioni e le offerte a cui sono stati eseguiti, i tuoi progressi agli sportelli, gli indirizzi e i numeri di carta parzialmente oscurati verso cui è andato il denaro, i tuoi saldi e il saldo dopo ogni movimento: perché sono le nostre registrazioni contabili. Restano anche dopo la chiusura dell’account, vedi “Per quanto tempo”. Le quotazioni, le ricerche agli sportelli e le offerte che non hai accettato, i prelievi controllati e non confermati e le copie delle risposte che evitano di elaborare due volte un pagamento vengono eliminati con l’account.',
      },
      rooms: {
        name: 'I tuoi limiti, le pause e il tempo nelle stanze a leva',
        text: 'I tuoi limiti per importi impegnati e perdite, quanto hai impegnato e perso ogni giorno, una pausa che hai impostato, quanto tempo hai passato in ogni stanza e il codice con cui hai avuto accesso: perché i limiti valgano su ogni dispositivo e la stanza possa dirti quanto tempo vi hai passato. Fino alla chiusura dell’account.',
      },
      addresses: {
        name: 'Indirizzi salvati',
        text: 'Gli indirizzi wallet nella tua rubrica, con i nomi che hai dato loro: perché tu possa sceglierne uno e consentire prelievi solo verso questi. Finché non li rimuovi o non chiudi l’account.',
      },
      cards: {
        name: 'Carte bancarie',
        text: 'Le carte che hai collegato, con numero, banca, intestatario e telefono: per poter pagare i prelievi su di esse. Il numero è cifrato; lo vedi parzialmente oscurato. Finché non le rimuovi o non chiudi l’account. Un prelievo conserva il numero parzialmente oscurato.',
      },
      markets: {
        name: 'Mercati preferiti e avvisi di prezzo',
        text: 'I mercati che hai contrassegnato e i prezzi dei tuoi avvisi: perché tu li ritrovi su ogni dispositivo e noi possiamo avvisarti. Finché non li rimuovi o non chiudi l’account; un avviso già scattato, per 30 giorni.',
      },
      receipts: {
        name: 'Ricevute dei trasferimenti',
        text: 'Per confermare un deposito. Fino alla chiusura dell’account.',
      },
      petitions: {
        name: 'Messaggi inviati a noi',
        text: 'Cosa hai scritto in Feedback e richieste, le immagini e le nostre risposte: perché noi possiamo rispondere e tu possa rileggere tutto. Fino alla chiusura dell’account.',
      },
      notices: {
        name: 'Notifiche',
        text: 'Le notifiche che ti abbiamo inviato, quali hai letto e le tue impostazioni notifiche. Fino alla chiusura dell’account. Se attivi le notifiche push, l’indirizzo e le chiavi che il tuo browser ha fornito per riceverle: finché non le disattivi o non esci da lì.',
      },
      codes: {
        name: 'Codici via email',
        text: 'Un hash unidirezionale del codice, l’indirizzo a cui è stato inviato e l’indirizzo IP che lo ha richiesto: per controllare il codice e impedire che qualcuno ti sommerga di email. Per un giorno.',
      },
      emails: {
        name: 'Email inviate a te',
        text: 'Fino all’invio, e al massimo per un giorno, ognuna è conservata cifrata nel database. Nell’ambiente di prova ognuna è un file nella cartella outbox, codici compresi. Un vero gestore le affida a un fornitore di posta. Finché il gestore non le elimina.',
      },
      attempts: {
        name: 'Tentativi',
        text: 'Quante volte qualcuno ha provato una password o un codice errato per un account e da quale indirizzo IP, sotto forma di hash unidirezionali: per rallentare chi prova a indovinare. Per un giorno dopo l’ultimo tentativo.',
      },
      serverLog: {
        name: 'Registro del server',
        text: 'Ora, numero e causa tecnica delle richieste non riuscite e, dove molte vengono respinte, l’indirizzo IP o la rete dell’ultima: per trovare e correggere i guasti e per rilevare gli attacchi. Finché il gestore non lo elimina.',
      },
      auditLog: {
        name: 'Registro di controllo',
        text: 'Cosa il personale del gestore ha consultato e deciso, senza nomi e numeri di documento: perché l’accesso ai tuoi documenti si possa controllare. Non viene mai eliminato.',
      },
    },
    html: `
<p>Da ogni foto in arrivo eliminiamo i dati sulla posizione e sulla fotocamera. Una foto caricata ma non inviata viene eliminata dopo un giorno.</p>
<h2>Cosa non conserviamo</h2>
<ul>
<li>La tua password o un codice di recupero in forma leggibile.</li>
<li>Cosa guardi o tocchi nell’app.</li>
<li>Niente per la pubblicità. Nulla viene caricato da altre aziende e nulla che ti riguardi viene inviato ad altri, a meno che tu non attivi le notifiche push: in quel caso ogni messaggio passa per il servizio push del produttore del tuo browser, cifrato in modo che solo il tuo browser possa leggerlo.</li>
</ul>
<h2>Sul tuo dispositivo</h2>
<p>Un cookie mantiene attivo l’accesso e un altro riconosce questo browser per 400 giorni, così chi prova a indovinare la tua password non può tenerti fuori. Nessuno script può leggerli. L’app ricorda la lingua, il tema, la valuta di visualizzazione e se gli importi sono nascosti. Per aprirsi anche senza connessione, conserva ciò che ti ha mostrato per ultimo, senza carte, documenti e impostazioni di sicurezza, per sette giorni al massimo o finché non esci. I moduli non completati restano nella scheda aperta finché non li invii o non esci. Le password non ne fanno mai parte.</p>
<h2>Per quanto tempo</h2>
<p>Quando chiudi l’account c’è un periodo di attesa di 14 giorni, durante il quale puoi cambiare idea. Poi tutto ciò che dice chi sei viene cancellato: nomi, indirizzo email, password, numero del documento, foto, foto del profilo, secondo fattore, passkey, sessioni, attività dell’account, documenti accettati, messaggi inviati a noi e notifiche. Depositi, prelievi, conversioni, ordini, piani a termine e movimenti restano associati a un numero, perché le registrazioni contabili devono essere complete. Un vero gestore indica qui quanti anni richiede la legge e se i documenti d’identità vanno conservati più a lungo.</p>
<h2>I tuoi diritti</h2>
<p>In Sicurezza puoi scaricare tutto ciò che conserviamo su di te e chiudere l’account. Se qualcosa non è corretto, <a href="/contact">contatta l’assistenza</a>.</p>`,
  },
  agreement: {
    title: 'Condizioni d’uso',
    html: `
<p>Le condizioni d’uso dovrebbero essere abbastanza brevi da poter essere lette. Questo esempio non è vincolante. Mostra dove si trovano le condizioni di un vero gestore e cosa dovrebbero contenere.</p>
<h2>1. Il tuo account</h2>
<p>Una persona, un account, con il proprio nome e il proprio indirizzo email. Tieni la password per te; chi la possiede può agire al tuo posto. Puoi chiudere qualsiasi sessione e puoi andartene in qualsiasi momento.</p>
<h2>2. Il tuo denaro</h2>
<p>Il tuo saldo è tuo, compresi gli importi bloccati. Il registro contabile lo tiene separato dai conti della piattaforma, e prelevare ciò che è disponibile non dipende mai da un deposito, un compito, un bonus o un punteggio.</p>
<h2>3. Prezzi e quotazioni</h2>
<p>Una quotazione indica i due importi, il tasso, il tasso medio di mercato e lo spread, e dura 15 secondi secondo l’orologio del server. Se la accetti in tempo, viene eseguita esattamente come mostrata. Altrimenti non succede nulla.</p>
<h2>4. Rischio</h2>
<p>Il valore di valute e criptovalute può cambiare in fretta e senza preavviso. Usa solo denaro che puoi permetterti di perdere. Nulla di ciò che trovi su questa piattaforma costituisce una consulenza.</p>
<h2>5. Cosa non possiamo fare</h2>
<p>Non possiamo modificare una registrazione contabile, eseguire a cifre che non hai accettato o trattenere il tuo denaro per indurti a fare qualcosa. Se commettiamo un errore, lo correggiamo con una registrazione che puoi vedere, con il suo motivo.</p>
<h2>6. Modifiche</h2>
<p>Ogni versione di queste condizioni ha un numero. Quando ce n’è una nuova, te la mostriamo e ti chiediamo se la accetti. Fino ad allora per te resta valida la versione che hai accettato e nulla viene bloccato. Se il testo cambia mentre apri un account, te lo diciamo e te lo chiediamo di nuovo.</p>
<h2>7. Denaro fittizio</h2>
<p>Nell’ambiente di prova nulla è reale: né gli importi, né il mercato, né il gestore. Nessuno deve niente a nessuno.</p>`,
  },
};
