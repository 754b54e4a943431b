## Black Orchestra: terms

game-black-orchestra = Black Orchestra
    .text = Un gioco cooperativo sulla resistenza tedesca, da 1 a 5 giocatori.
term-conspirator = cospiratore
term-deputy = delegato
term-motivation = motivazione
    .text = Fin dove ti spingeresti per la causa. Da essa dipende quante carte entrano nel tuo dossier, se puoi usare la tua capacità e se puoi tentare complotti.
term-suspicion = sospetto
    .text = Quanto ti tengono d’occhio. Più è alto, meno aquile bastano a tradire il tuo complotto.
term-military-support = Supporto Militare di Hitler
    .text = Il numero di bersagli che servono perché un complotto abbia successo.
term-dossier = dossier
    .text = Le tue carte cospiratore, visibili a tutti.
term-item = oggetto
    .text = Gli oggetti danno dadi ai complotti o abbassano il sospetto quando li consegni.
term-plot = complotto
    .text = Un piano per uccidere Hitler. Solo un complotto riuscito fa vincere la partita.
term-dissent-track = indicatore del Dissenso
    .text = Qui restano i bersagli ottenuti cospirando. Con 3 dadi, il giocatore attivo aumenta la motivazione di un cospiratore o diminuisce il Supporto Militare di Hitler.
term-stage = Stadio
    .text = Lo stadio dell’evento attuale. Decide quali caselle sono valide.
term-current-event = Evento attuale
term-key-event = Evento chiave
    .text = Finché l’evento chiave di uno stadio è visibile, gli eventi importanti di quello stadio non hanno effetto.
term-fortified = fortificata
    .text = Alcuni complotti richiedono una casella fortificata, altri una che non lo sia. Chiunque può entrare e uscire.
term-berlin = Berlino
    .text = Sette caselle, tutte collegate tra loro. Si entra e si esce dalla Stazione Ferroviaria.
term-closes-in-stage-7 = Si chiude quando inizia lo stadio 7
term-ability = capacità
die-target = bersaglio
die-eagle = aquila
kind-card-standard = normale
    .text = Una carta senza rischi.
kind-card-illegal = illegale
    .text = In un Raid della Gestapo la scarti o il tuo sospetto aumenta di 1. Se ti arrestano, viene scartata.
kind-card-plot = complotto
    .text = Un piano contro Hitler. Non è mai illegale.
kind-event-standard = normale
    .text = Si risolve quando viene pescato.
kind-event-important = importante
    .text = Se l’evento chiave del suo stadio è visibile, non ha effetto e si pesca un altro evento.
kind-event-key = chiave
    .text = Dopo essere stato risolto resta visibile e annulla gli eventi importanti del suo stadio.
difficulty-easy = Facile
    .text = Il Supporto Militare di Hitler parte da 2 e non scende mai sotto.
difficulty-standard = Normale
    .text = Il Supporto Militare di Hitler parte da 3 e non scende mai sotto.
difficulty-hard = Difficile
    .text = Il Supporto Militare di Hitler parte da 4 e non scende mai sotto.
variant-trusted-lieutenants = Luogotenenti Fidati
    .text = I complotti possono uccidere anche i delegati; servono sempre 2 bersagli. Per vincere bisogna uccidere Hitler e almeno due delegati.
variant-sense-of-urgency = Senso di Urgenza
    .text = Da ogni mazzo evento si tolgono tre carte invece di due.
variant-guarded-documents = Documenti Sorvegliati
    .text = Documenti Compromettenti non è in gioco e dal mazzo dello stadio 7 si toglie una sola carta.

## Black Orchestra: levels and affiliations

motivation-timid = cauto
    .text = Nel tuo dossier entrano solo 2 carte.
motivation-skeptical = scettico
    .text = Il tuo dossier ha la capienza piena.
motivation-motivated = determinato
    .text = Puoi usare la tua capacità.
motivation-committed = devoto
    .text = Puoi tentare complotti.
motivation-reckless = temerario
    .text = Puoi tentare anche i complotti che lo richiedono.
suspicion-low = basso
    .text = 3 aquile tradiscono il tuo complotto.
suspicion-medium = medio
    .text = 2 aquile tradiscono il tuo complotto.
suspicion-high = alto
    .text = 1 aquila tradisce il tuo complotto.
suspicion-extreme = estremo
    .text = 1 aquila tradisce il tuo complotto e il prossimo Raid della Gestapo ti arresta.
affiliation-abwehr = Abwehr
    .text = Il servizio segreto militare.
affiliation-civilian = Civile
    .text = Politici, diplomatici e funzionari senza uniforme.
affiliation-wehrmacht = Wehrmacht
    .text = Le forze armate.

## Black Orchestra: actions

action-act = Agire
    .text = Usa un effetto con la freccia: la tua capacità, una carta del tuo dossier o un complotto.
action-collect-item = Raccogliere un oggetto
    .text = Prendi l’oggetto a faccia in su della tua casella.
action-conspire = Cospirare
    .text = Una volta per turno: tira da 1 a 3 dadi, un’azione per dado. Le aquile aumentano il sospetto di tutti nella tua casella, i bersagli vanno sull’indicatore del Dissenso, i numeri sono azioni in più.
action-deliver-item = Consegnare un oggetto
    .text = Quando la casella non ha più il suo oggetto, scarta quello che chiede per abbassare il sospetto.
action-dossier = Dossier
    .text = Pesca una carta cospiratore e aggiungila al tuo dossier.
action-move = Movimento
    .text = Vai in una casella collegata che sia valida nello stadio attuale.
action-release = Rilasciare
    .text = Nel QG Gestapo, tira un dado: con un’aquila ti arrestano; con ogni altro risultato liberi un prigioniero e il tuo sospetto aumenta di 1.
action-reveal-item = Rivelare un oggetto
    .text = Gira a faccia in su l’oggetto a faccia in giù della tua casella.
action-transfer = Trasferire
    .text = Dai una carta o un oggetto a un cospiratore nella tua casella, o prendilo da lui.
action-attempt-plot = Tentare un complotto
    .text = Con motivazione al livello devoto e i requisiti necessari del complotto, raccogli i dadi e tirali per uccidere Hitler.

## Black Orchestra: spaces

space-train-station = Stazione Ferroviaria
    .text = L’unica via per entrare e uscire da Berlino.
    .place = Da qui partono i treni da Berlino per tutto il Reich.
space-deutschlandhalle = Deutschlandhalle
    .text = Consegna Mappa: il tuo sospetto diminuisce di 2.
    .place = Palazzo per eventi di Berlino, inaugurato nel 1935.
space-chancellery = Cancelleria
    .text = Consegna Armi: il tuo sospetto diminuisce di 2.
    .place = Sede del governo di Hitler a Berlino.
space-gestapo-hq = QG Gestapo
    .text = Consegna Informazioni: il tuo sospetto diminuisce di 2.
    .place = Sede centrale della polizia segreta di Stato.
space-zeughaus = Zeughaus
    .text = Consegna Chiavi: il tuo sospetto diminuisce di 2.
    .place = L’antico arsenale di Berlino, allora museo militare.
space-ministry-of-propaganda = Ministero della Propaganda
    .text = Consegna Firma: il tuo sospetto diminuisce di 2.
    .place = Il ministero di Goebbels, sulla Wilhelmplatz.
space-sportpalast = Sportpalast
    .text = Consegna Distintivo: il tuo sospetto diminuisce di 2.
    .place = Il palazzo dei grandi raduni di Berlino.
space-hannover = Hannover
    .text = Consegna un oggetto qualsiasi mentre qui c’è un delegato: il tuo sospetto diminuisce di 2.
    .place = Città della Germania settentrionale.
space-adlerhorst = Adlerhorst
    .text = Consegna Esplosivi: il tuo sospetto diminuisce di 2.
    .place = Quartier generale di Hitler vicino a Bad Nauheim.
space-nuremberg = Norimberga
    .text = Consegna un oggetto qualsiasi mentre Hitler è qui: il tuo sospetto diminuisce di 2.
    .place = Città dei congressi del partito.
space-tannenberg = Tannenberg
    .text = Consegna Veleno: il tuo sospetto diminuisce di 2.
    .place = Quartier generale di Hitler nella Foresta Nera settentrionale.
space-munich = Monaco
    .text = Consegna un oggetto qualsiasi, solo nello stadio 1: il tuo sospetto diminuisce di 2.
    .place = Capitale della Baviera, dove fu fondato il partito.
space-vienna = Vienna
    .text = Consegna un oggetto qualsiasi, solo nello stadio 2: il tuo sospetto diminuisce di 2.
    .place = Capitale dell’Austria fino all’annessione del 1938.
space-berghof = Berghof
    .text = Consegna un oggetto qualsiasi mentre Hitler è qui: il tuo sospetto diminuisce di 2.
    .place = Casa di Hitler tra i monti sopra Berchtesgaden.
space-zurich = Zurigo
    .text = Quando entri: il tuo sospetto aumenta di 1.
    .place = Città della Svizzera neutrale.
space-prague = Praga
    .text = Consegna Firma: il sospetto diminuisce di 3 in tutto, distribuiti come vuoi.
    .place = Capitale della Cecoslovacchia, occupata nel 1939.
space-posen = Posen
    .text = Consegna Distintivo: il sospetto diminuisce di 3 in tutto, distribuiti come vuoi.
    .place = La città polacca di Poznań, annessa nel 1939.
space-warsaw = Varsavia
    .text = Consegna Informazioni: il sospetto diminuisce di 3 in tutto, distribuiti come vuoi.
    .place = Capitale della Polonia, occupata nel 1939.
space-wolfsschanze = Wolfsschanze
    .text = Consegna Chiavi: il sospetto diminuisce di 3 in tutto, distribuiti come vuoi.
    .place = Quartier generale di Hitler nei boschi vicino a Rastenburg.
space-anlage-sued = Anlage Süd
    .text = Consegna Veleno: il sospetto diminuisce di 3 in tutto, distribuiti come vuoi.
    .place = Quartier generale con galleria ferroviaria vicino a Strzyżów.
space-wolfsschlucht = Wolfsschlucht
    .text = Consegna un oggetto qualsiasi se sei dell’Abwehr: il tuo sospetto diminuisce di 2.
    .place = Quartier generale di Hitler a Brûly-de-Pesche, in Belgio.
space-paris = Parigi
    .text = Quando entri: il tuo sospetto diminuisce di 3 e il Supporto Militare di Hitler aumenta di 1.
    .place = Capitale della Francia, occupata nel 1940.
space-riga = Riga
    .text = Consegna un oggetto qualsiasi se sei un civile: il tuo sospetto diminuisce di 2.
    .place = Capitale della Lettonia, occupata nel 1941.
space-stockholm = Stoccolma
    .text = Quando entri: il tuo sospetto aumenta di 1.
    .place = Capitale della Svezia neutrale.
space-auschwitz = Auschwitz
    .text = Quando entri: la tua motivazione aumenta di 2 e il tuo sospetto aumenta di 1.
    .place = Campo di concentramento e sterminio in cui furono assassinate più di un milione di persone.
space-treblinka = Treblinka
    .text = Quando entri: la tua motivazione aumenta di 2 e il tuo sospetto aumenta di 1.
    .place = Campo di sterminio in cui furono assassinate centinaia di migliaia di persone.
space-borisov = Borisov
    .text = Consegna Mappa: il sospetto diminuisce di 3 in tutto, distribuiti come vuoi.
    .place = Città della Bielorussia, quartier generale del Gruppo d’armate Centro nel 1941.
space-smolensk = Smolensk
    .text = Consegna Esplosivi: il sospetto diminuisce di 3 in tutto, distribuiti come vuoi.
    .place = Città russa; da qui nel 1943 fu messa una bomba sull’aereo di Hitler.
space-wasserburg = Wasserburg
    .text = Consegna Armi: il sospetto diminuisce di 3 in tutto, distribuiti come vuoi.
    .place = Quartier generale vicino a Pskov.
space-wehrwolf = Wehrwolf
    .text = Consegna un oggetto qualsiasi se sei della Wehrmacht: il tuo sospetto diminuisce di 2.
    .place = Quartier generale di Hitler vicino a Vinnycja, in Ucraina.
space-prison = Prigione
    .text = Non è collegata a nulla. Si entra con l’arresto e si esce con il rilascio.
    .place = Le celle della Gestapo.

## Black Orchestra: items

item-badge = Distintivo
    .text = Si usa nei complotti A, B e M.
item-explosives = Esplosivi
    .text = Si usa nei complotti B, D ed E.
item-intel = Informazioni
    .text = Si usa nei complotti C, H e L.
item-keys = Chiavi
    .text = Si usa nei complotti E, G e M.
item-map = Mappa
    .text = Si usa nei complotti C, D e K.
item-poison = Veleno
    .text = Si usa nei complotti G, K e L.
item-signature = Firma
    .text = Si usa nei complotti F, J e K.
item-weapons = Armi
    .text = Si usa nei complotti A, H e J.

## Black Orchestra: conspirators

conspirator-beck = Ludwig Beck
    .short = Beck
    .text = Ogni complotto tentato nella tua casella ha 1 dado in più. I leader non ti danno penalità.
    .life = Generale; nel 1938 si dimise da capo di Stato maggiore dell’esercito per protesta contro la guerra imminente e morì il 20 luglio 1944 dopo il fallito colpo di Stato.
conspirator-bonhoeffer = Dietrich Bonhoeffer
    .short = Bonhoeffer
    .text = Azione, una volta per turno: la motivazione di ogni altro cospiratore nella tua casella aumenta di 1.
    .life = Pastore e teologo protestante che servì la resistenza dall’interno dell’Abwehr; impiccato a Flossenbürg il 9 aprile 1945.
conspirator-canaris = Wilhelm Canaris
    .short = Canaris
    .text = Azione: scarta un oggetto; il sospetto di un cospiratore, anche il tuo, diminuisce di 1.
    .life = Ammiraglio e capo dell’Abwehr dal 1935 al 1944, coprì i cospiratori del suo servizio; impiccato a Flossenbürg il 9 aprile 1945.
conspirator-goerdeler = Carl Goerdeler
    .short = Goerdeler
    .text = All’inizio del tuo turno, pesca gratis 1 carta cospiratore. Nel tuo dossier entrano 2 carte in più.
    .life = Sindaco di Lipsia fino al 1937, scelto dai cospiratori come cancelliere dopo Hitler; giustiziato a Berlino il 2 febbraio 1945.
conspirator-kordt = Erich Kordt
    .short = Kordt
    .text = Azione: guarda i primi 3 eventi dello stadio attuale e rimettili nell’ordine che vuoi.
    .life = Diplomatico del ministero degli Esteri che prese parte ai piani contro Hitler del 1938 e del 1939; sopravvisse alla guerra.
conspirator-olbricht = Friedrich Olbricht
    .short = Olbricht
    .text = Azione: muoviti di 2 caselle o muovi di 1 casella un altro cospiratore.
    .life = Generale dell’ufficio dell’esercito a Berlino che fece del piano Valchiria un piano per il colpo di Stato; fucilato nella notte dopo il 20 luglio 1944.
conspirator-oster = Hans Oster
    .short = Oster
    .text = Con ogni azione Dossier, pesca 2 carte, tienine 1 e scarta l’altra.
    .life = Ufficiale dell’Abwehr che preparò il colpo di Stato del 1938 e avvertì i Paesi Bassi dell’attacco del 1940; impiccato a Flossenbürg il 9 aprile 1945.
conspirator-stauffenberg = Claus von Stauffenberg
    .short = Stauffenberg
    .text = Hai 4 azioni per turno.
    .life = Colonnello che mise la bomba alla Wolfsschanze il 20 luglio 1944 e guidò il colpo di Stato a Berlino; fucilato nella notte seguente.
conspirator-tresckow = Henning von Tresckow
    .short = Tresckow
    .text = Porti 1 oggetto in più. Azione: prendi senza guardarlo l’oggetto a faccia in giù della tua casella. Azione: rivela un oggetto a faccia in giù qualsiasi del tabellone.
    .life = Ufficiale di Stato maggiore del Gruppo d’armate Centro che organizzò vari attentati contro Hitler nel 1943; si tolse la vita al fronte il 21 luglio 1944.

## Black Orchestra: leaders

leader-hitler = Hitler
    .text = Se inizi il turno con lui: la tua motivazione diminuisce di 1.
leader-hess = Hess
    .text = Se inizi il turno con lui: scarta una carta a tua scelta dal tuo dossier.
leader-goebbels = Goebbels
    .text = Se inizi il turno con lui: in questo turno non hai la tua capacità.
leader-bormann = Bormann
    .text = Se inizi il turno con lui: in questo turno non puoi cospirare.
leader-himmler = Himmler
    .text = Se inizi il turno con lui: il tuo sospetto aumenta di 1.
leader-goering = Goering
    .text = Se inizi il turno con lui: scarta un oggetto a tua scelta.

## Black Orchestra: plots

plot-lone-gunman = Attentatore solitario
    .required = Sei nella casella di Hitler. Sei temerario.
    .optional = Wehrmacht: 1 dado. Armi: 1 dado. Distintivo: ignora 1 aquila.
plot-suitcase-bomb = Bomba nella valigetta
    .required = Sei nella casella di Hitler. È fortificata.
    .optional = Wehrmacht: 1 dado. Esplosivi: 1 dado. Distintivo: ignora 1 aquila.
plot-derail-train = Deragliamento
    .required = Subito dopo che un evento ha mosso Hitler, nel turno di chiunque e da qualsiasi casella, senza spendere azioni.
    .optional = Civile: 1 dado. Informazioni: 1 dado. Mappa: 1 dado.
plot-plane-bomb = Bomba sull’aereo
    .required = Subito dopo che un evento ha mosso Hitler, nel turno di chiunque e da qualsiasi casella, senza spendere azioni.
    .optional = Abwehr: 1 dado. Esplosivi: 1 dado. Mappa: 1 dado.
plot-hidden-bomb = Bomba nascosta
    .required = Sei nella casella di Hitler. Non è fortificata.
    .optional = Civile: 1 dado. Esplosivi: 1 dado ciascuno, quanti ne vuoi. Chiavi: 1 dado.
plot-coup-detat = Colpo di Stato
    .required = Sei nella casella di Hitler. È a Berlino.
    .optional = Firma: 1 dado ciascuna, quante ne vuoi. Tutti i cospiratori nella tua casella: 2 dadi.
plot-poison-gas = Gas velenoso
    .required = Sei nella casella di Hitler. È fortificata.
    .optional = Abwehr: 1 dado. Veleno: 1 dado ciascuno, quanti ne vuoi. Chiavi: 1 dado.
plot-sniper = Cecchino
    .required = Sei nella casella di Hitler. Sei temerario.
    .optional = Abwehr: 1 dado. Armi: 1 dado. Informazioni: 1 dado ciascuna, quante ne vuoi.
plot-kidnapping = Rapimento
    .required = Sei nella casella di Hitler. È dello stadio 1 o 2, o di Berlino.
    .optional = Wehrmacht: 1 dado. Armi: 1 dado ciascuna, quante ne vuoi. Firma: 1 dado.
plot-poison-parcel = Pacco avvelenato
    .required = Hitler è in una casella non fortificata. Sei esattamente a 1 casella di distanza.
    .optional = Firma: 1 dado. Veleno: 1 dado. Mappa: 1 dado.
plot-poison-food = Cibo avvelenato
    .required = Sei nella casella di Hitler. È a Berlino.
    .optional = Civile: 1 dado. Veleno: 1 dado ciascuno, quanti ne vuoi. Informazioni: 1 dado.
plot-ambush = Imboscata
    .required = Sei nella casella di Hitler. È dello stadio 3, 4 o 5.
    .optional = Chiavi: 1 dado. Distintivo: ignora 1 aquila ciascuno, quanti ne vuoi. Tutti i cospiratori nella tua casella: 2 dadi.

## Black Orchestra: conspirator cards

card-airplane-access = Accesso a un aereo
    .text = Azione: muoviti in una casella valida qualsiasi.
card-black-market = Mercato nero
    .text = Azione: prendi un oggetto scartato qualsiasi.
card-black-orchestra = Orchestra Nera
    .text = Azione: se tutti i cospiratori sono nella tua casella, tira tutti i dadi della riserva. Ogni aquila: il sospetto di ogni cospiratore aumenta di 1. I bersagli vanno sull’indicatore del Dissenso. Distribuisci i dadi con un numero tra questi cospiratori: nel loro prossimo turno hanno altrettante azioni in più. Un dado distribuito resta fuori dalla riserva finché le sue azioni non sono usate o perse con un arresto.
card-called-away = Richiamati altrove
    .text = Gratis: muovi due delegati qualsiasi in una stessa casella valida a tua scelta.
card-cover-story = Storia di copertura
    .text = Azione: il sospetto di ogni cospiratore nella tua casella, anche il tuo, diminuisce di 1.
card-defections-and-dissent = Defezioni e dissenso
    .text = Continuativa: quando qualcuno cospira senza ottenere aquile, puoi mettere qui bersagli di quel tiro invece che sull’indicatore del Dissenso. Con due o più dadi qui, il Supporto Militare di Hitler diminuisce di 1 e i dadi tornano nella riserva. Quando qualcuno cospira e ottiene un’aquila, scarta questa carta e restituisci i suoi dadi.
card-delay-hitler = Trattenere Hitler
    .text = Gratis: quando un evento rivelato muoverebbe Hitler, lui resta dov’è.
card-distant-contact = Contatto lontano
    .text = Azione: prendi un oggetto, a faccia in su o in giù, da una casella qualsiasi.
card-dumpster-dive = Frugare tra i rifiuti
    .text = Azione: prendi una carta qualsiasi dagli scarti del mazzo cospiratore.
card-effective-planning = Pianificazione efficace
    .text = Gratis: il cospiratore attivo ha 1 azione in più in questo turno.
card-history-repeats = La storia si ripete
    .text = Azione: mescola nel mazzo gli scarti del mazzo cospiratore e questa carta, poi pesca 1 carta.
card-hitlers-schedule-leaked = Trapela l’agenda di Hitler
    .text = Gratis: ignora 1 aquila ottenuta in un tentativo di complotto qualsiasi.
card-infiltrate-secret-ss-bunker = Infiltrazione in un bunker segreto delle SS
    .text = Azione: pesca fino a 3 carte; il tuo sospetto aumenta di 1.
card-lose-gestapo = Seminare la Gestapo
    .text = Azione: il tuo sospetto diminuisce di 1.
card-planning-session = Sessione di pianificazione
    .text = Azione: rivela carte dal mazzo cospiratore finché non esce un complotto. Tieni il complotto e scarta le altre.
card-quick-reaction = Reazione rapida
    .text = Gratis: ritira 1 dado di un tentativo di complotto.
card-safe = Cassaforte
    .text = Continuativa: nei Raid della Gestapo le tue carte illegali non aumentano il tuo sospetto.
card-slow-news-day = Giornata senza notizie
    .text = Gratis: in questo turno non si pesca nessun evento. Giocala prima di pescarlo.
card-classified-papers = Documenti riservati
    .text = Continuativa: quando qualcuno cospira senza ottenere aquile, il tuo sospetto diminuisce di 1 per ogni bersaglio ottenuto. Quando qualcuno cospira e ottiene un’aquila, scarta questa carta e il tuo sospetto aumenta di 1.
card-concealed-pistol = Pistola nascosta
    .text = Ogni volta che si scarta un oggetto, questa carta può essere scartata come Armi. Non occupa riquadri oggetto.
card-false-safety-report = Falso rapporto di sicurezza
    .text = Azione: il sospetto di ogni cospiratore diminuisce di 1.
card-forged-documents = Documenti falsi
    .text = Azione: muovi Hitler, o un cospiratore qualsiasi, di un massimo di 3 caselle.
card-forged-release-orders = Ordine di rilascio falso
    .text = Azione: da qualsiasi casella, un prigioniero viene rilasciato e va al QG Gestapo, con sospetto medio.
card-hidden-camera = Macchina fotografica nascosta
    .text = Azione, solo ad Auschwitz o a Treblinka: la motivazione di ogni cospiratore aumenta di 1.
card-inspiring-letter = Lettera d’incoraggiamento
    .text = Azione: la motivazione di ogni cospiratore nella tua casella, anche la tua, aumenta di 1.
card-intelligence-briefing = Rapporto informativo
    .text = Azione: guarda i primi 2 eventi dello stadio attuale. Togline uno e rimetti l’altro, oppure rimettili entrambi nell’ordine che vuoi.
card-military-secrets = Segreti militari
    .text = Azione, solo a Zurigo o a Stoccolma: il Supporto Militare di Hitler diminuisce di 1.
card-officer-recruited = Ufficiale reclutato
    .text = Gratis: quando tenti un complotto, ha 2 dadi in più.
card-partisan-informant = Informatore partigiano
    .text = Gratis: se il Supporto Militare di Hitler è 5 o più, un tentativo di complotto ha 1 dado in più.
card-war-crimes-evidence = Prove di crimini di guerra
    .text = Azione: il Supporto Militare di Hitler diminuisce di 1, oppure la motivazione di ogni cospiratore nella tua casella, anche la tua, aumenta di 1.

## Black Orchestra: events of stage 1

event-parade-in-berlin = Parata a Berlino
    .text = Hitler, Goebbels e Hess si muovono allo Zeughaus. Il sospetto di ogni cospiratore della Wehrmacht a Berlino diminuisce di 1. Finché è l’evento attuale, in ogni tentativo di complotto si ignorano 2 aquile.
event-visit-from-goebbels-1 = Visita di Goebbels
    .text = Goebbels si muove nella casella del cospiratore più vicino. Se quel cospiratore è solo in quella casella, può portare il sospetto ad alto (se è inferiore) per aumentare di 2 la motivazione.
event-party-rally-1 = Congresso del partito
    .text = Hitler e tutti i delegati si muovono a Norimberga.
event-leadership-dispute = Dissidi al vertice
    .text = Bormann si muove a Hannover. Goering si muove a Tannenberg. Himmler si muove a Norimberga.
event-visit-from-himmler-1 = Visita di Himmler
    .text = Himmler si muove nella casella del cospiratore più vicino. Se quel cospiratore è solo in quella casella, può tirare un dado. Numero: la sua motivazione aumenta di altrettanto. Aquila: il suo sospetto aumenta di 2. Bersaglio: non succede nulla.
event-kristallnacht = La notte dei cristalli
    .text = La motivazione di ogni cospiratore aumenta di 1. Hitler e tutti i delegati si muovono nelle loro caselle di partenza.
event-berlin-speech = Discorso a Berlino
    .text = Il Supporto Militare di Hitler torna al valore di partenza. Hitler e Goebbels si muovono allo Sportpalast. Il sospetto di un cospiratore a Berlino diminuisce di 1.
event-assassin-caught-1 = Attentatore catturato
    .text = Il cospiratore o i cospiratori più vicini a Hitler portano il sospetto ad alto se è inferiore. Hitler si muove alla Cancelleria.
event-gestapo-investigation = Indagine della Gestapo
    .text = Il sospetto di ogni cospiratore aumenta di 1.
event-munich-agreement = Accordi di Monaco
    .text = Il Supporto Militare di Hitler aumenta di 1. I prossimi 2 eventi dello stadio 1 escono dal gioco senza essere visti.
event-blomberg-fritsch-affair = L’affare Blomberg-Fritsch
    .text = Il Supporto Militare di Hitler aumenta di 1. Goering si muove alla Cancelleria.
event-the-anschluss = L’Anschluss
    .text = Il Supporto Militare di Hitler aumenta di 1. Hitler e Goering si muovono a Monaco.

## Black Orchestra: events of stage 2

event-assassin-caught-2 = Attentatore catturato
    .text = Il cospiratore o i cospiratori più vicini a Hitler portano il sospetto ad alto se è inferiore. Hitler si muove alla Cancelleria.
event-strategy-session-a = Riunione strategica
    .text = Himmler, Goering e Hess si muovono ad Adlerhorst.
event-strategy-session-b = Riunione strategica
    .text = Bormann e Goebbels si muovono a Monaco. L’oggetto di quella casella viene girato a faccia in su.
event-visit-from-hess = Visita di Hess
    .text = Hess si muove nella casella del cospiratore più vicino. Se quel cospiratore è solo in quella casella, può diminuire di 1 la motivazione per muoversi in una casella valida qualsiasi e diminuire di 1 il sospetto.
event-gestapo-raid-2 = Raid della Gestapo
    .text = I cospiratori con sospetto estremo vengono arrestati. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
event-anti-semitic-laws = Leggi antisemite
    .text = La motivazione di ogni cospiratore aumenta di 1.
event-visit-from-bormann-2 = Visita di Bormann
    .text = Bormann si muove nella casella del cospiratore più vicino. Se quel cospiratore è solo in quella casella, può scartare una carta o un oggetto per diminuire di 2 il sospetto.
event-party-rally-2 = Congresso del partito
    .text = Il Supporto Militare di Hitler torna al valore di partenza. Hitler e tutti i delegati si muovono a Norimberga. Finché è l’evento attuale, un cospiratore che entra a Norimberga o vi inizia il turno porta il sospetto a basso.
event-invasion-of-poland = Invasione della Polonia
    .text = Il Supporto Militare di Hitler aumenta di 2.
event-nazi-soviet-pact = Patto tedesco-sovietico
    .text = Il Supporto Militare di Hitler aumenta di 1. Bormann e Hess si muovono al Berghof.
event-sudetenland-occupation = Occupazione dei Sudeti
    .text = Il Supporto Militare di Hitler aumenta di 1.
event-czechoslovakia-invaded = Invasione della Cecoslovacchia
    .text = Il Supporto Militare di Hitler aumenta di 1. Hitler si muove a Vienna. L’oggetto di quella casella viene girato a faccia in su.

## Black Orchestra: events of stage 3

event-visit-from-hitler-3 = Visita di Hitler
    .text = Hitler si muove nella casella del cospiratore più vicino. Se quel cospiratore è solo in quella casella, può riportare motivazione e sospetto ai livelli di partenza, cauto e medio.
event-berghof-retreat-3 = Ritiro al Berghof
    .text = Hitler, Himmler, Goebbels e Bormann si muovono al Berghof.
event-visit-from-goering-3 = Visita di Goering
    .text = Goering si muove nella casella del cospiratore più vicino. Se quel cospiratore è solo in quella casella, può scartare un numero qualsiasi di oggetti; il suo sospetto diminuisce di 1 per ciascuno.
event-gestapo-raid-3 = Raid della Gestapo
    .text = I cospiratori con sospetto estremo vengono arrestati. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
event-jews-targeted = Persecuzione degli ebrei
    .text = La motivazione di ogni cospiratore aumenta di 1. Himmler si muove a Varsavia. L’oggetto di quella casella viene girato a faccia in su.
event-london-bombed = Bombardamento di Londra
    .text = Il Supporto Militare di Hitler aumenta di 1. Hess si muove a Praga. L’oggetto di quella casella viene girato a faccia in su.
event-germany-bombed = Bombardamento della Germania
    .text = Il Supporto Militare di Hitler aumenta di 1. Finché è l’evento attuale, ogni tentativo di complotto conta 1 aquila in più.
event-western-offensive = Offensiva a occidente
    .text = Tutti i cospiratori della Wehrmacht si muovono ad Adlerhorst.
event-sea-lion-postponed = Leone Marino rinviato
    .text = La motivazione di ogni cospiratore diminuisce di 1.
event-invasion-of-norway = Invasione della Norvegia
    .text = Il Supporto Militare di Hitler aumenta di 1.
event-fall-of-paris = Caduta di Parigi
    .text = Se il Supporto Militare di Hitler è inferiore a 5, sale a 5. La motivazione di ogni cospiratore diminuisce di 1.

## Black Orchestra: events of stage 4

event-visit-from-himmler-4 = Visita di Himmler
    .text = Himmler si muove nella casella del cospiratore più vicino. La motivazione di ogni cospiratore della Wehrmacht diminuisce di 1.
event-war-conference = Conferenza di guerra
    .text = Hitler e tutti i delegati si muovono ad Anlage Süd. L’oggetto di quella casella viene girato a faccia in su.
event-gestapo-raid-4 = Raid della Gestapo
    .text = I cospiratori con sospetto estremo vengono arrestati. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
event-hess-leaves-germany = Hess lascia la Germania
    .text = Il Supporto Militare di Hitler diminuisce di 2. Hess esce dal gioco. Finché è l’evento attuale, in ogni tentativo di complotto si ignora 1 aquila.
event-visit-from-goebbels-4 = Visita di Goebbels
    .text = Goebbels si muove nella casella del cospiratore più vicino. La motivazione di ogni cospiratore civile diminuisce di 1.
event-afrika-korps = Afrika Korps
    .text = Il Supporto Militare di Hitler aumenta di 1. Bormann e Goebbels si muovono a Praga.
event-yugoslavia-surrenders = Resa della Jugoslavia
    .text = Il Supporto Militare di Hitler aumenta di 1. Himmler si muove a Parigi.
event-pearl-harbor-attack = Attacco a Pearl Harbor
    .text = Il Supporto Militare di Hitler diminuisce di 1. I prossimi 3 eventi dello stadio 4 escono dal gioco senza essere visti. Hess esce dal gioco.
event-fall-of-kiev = Caduta di Kiev
    .text = Il Supporto Militare di Hitler aumenta di 2.
event-operation-barbarossa = Operazione Barbarossa
    .text = Il Supporto Militare di Hitler aumenta di 1. Goering si muove a Posen.
event-hitler-assumes-command = Hitler assume il comando
    .text = Il Supporto Militare di Hitler diminuisce di 1. Hitler si muove alla Wolfsschanze. L’oggetto di quella casella viene girato a faccia in su.

## Black Orchestra: events of stage 5

event-visit-from-bormann-5 = Visita di Bormann
    .text = Bormann si muove nella casella del cospiratore più vicino. Se quel cospiratore è solo in quella casella, viene arrestato.
event-visit-from-goering-5 = Visita di Goering
    .text = Goering si muove nella casella del cospiratore più vicino. La motivazione di ogni cospiratore dell’Abwehr diminuisce di 1.
event-casablanca-conference = Conferenza di Casablanca
    .text = La motivazione di ogni cospiratore diminuisce di 1. Ogni cospiratore scarta una carta.
event-gestapo-raid-5 = Raid della Gestapo
    .text = I cospiratori con sospetto estremo vengono arrestati. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
event-heydrich-assassinated = Attentato a Heydrich
    .text = Hitler e tutti i delegati si muovono alla Cancelleria. I cospiratori a Praga con sospetto alto o estremo vengono arrestati.
event-berghof-retreat-5 = Ritiro al Berghof
    .text = Hitler, Bormann e Goebbels si muovono al Berghof. Finché è l’evento attuale, in ogni tentativo di complotto si ignora 1 aquila.
event-rommel-defeated = Sconfitta di Rommel
    .text = Il Supporto Militare di Hitler diminuisce di 1. I prossimi 2 eventi dello stadio 5 escono dal gioco senza essere visti.
event-russian-setback = Rovescio in Russia
    .text = Il Supporto Militare di Hitler diminuisce di 1. I prossimi 2 eventi dello stadio 5 escono dal gioco senza essere visti. Finché è l’evento attuale, ogni tentativo di complotto conta 1 aquila in più.
event-visit-to-the-front = Visita al fronte
    .text = Hitler e Goebbels si muovono a Smolensk. L’oggetto di quella casella viene girato a faccia in su. Finché è l’evento attuale, in ogni tentativo di complotto si ignorano 2 aquile.
event-eastern-push = Avanzata verso est
    .text = Il Supporto Militare di Hitler aumenta di 1. Tutti i cospiratori della Wehrmacht si muovono a Borisov.
event-lebensraum = Lebensraum
    .text = La motivazione di ogni cospiratore aumenta di 1. Himmler si muove a Wasserburg. L’oggetto di quella casella viene girato a faccia in su.

## Black Orchestra: events of stage 6

event-visit-from-hitler-6 = Visita di Hitler
    .text = Hitler si muove nella casella del cospiratore più vicino. Finché è l’evento attuale, in ogni tentativo di complotto si ignorano 2 aquile.
event-slow-retreat = Lenta ritirata
    .text = Tutti i cospiratori e i delegati in caselle che si chiudono nello stadio 7 si muovono nella casella più vicina che resta aperta.
event-gestapo-raid-6 = Raid della Gestapo
    .text = I cospiratori con sospetto estremo vengono arrestati. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
event-berlin-bombed = Bombardamento di Berlino
    .text = Hitler si muove alla Cancelleria. Finché è l’evento attuale, ogni tentativo di complotto conta 1 aquila in più.
event-warsaw-ghetto-uprising = Rivolta del ghetto di Varsavia
    .text = Finché è l’evento attuale, quando l’indicatore del Dissenso si riempie il giocatore attivo può scegliere invece di aumentare di 1 la motivazione di ogni cospiratore.
event-stalingrad-surrounded = Accerchiamento di Stalingrado
    .text = Il Supporto Militare di Hitler torna al valore di partenza.
event-wolfpacks = Branchi di lupi
    .text = Il Supporto Militare di Hitler aumenta di 1. Bormann e Goebbels si muovono alla Wolfsschlucht.
event-sicily-invaded = Invasione della Sicilia
    .text = Il Supporto Militare di Hitler diminuisce di 1. Hitler e tutti i cospiratori dell’Abwehr si muovono alla Cancelleria.
event-fortress-europa = Fortezza Europa
    .text = Se il Supporto Militare di Hitler è inferiore a 5, sale a 5. I prossimi 2 eventi dello stadio 6 escono dal gioco senza essere visti. Finché è l’evento attuale, in ogni tentativo di complotto si ignora 1 aquila.
event-kursk-recaptured = Riconquista di Kursk
    .text = Il Supporto Militare di Hitler diminuisce di 1. Hitler si muove ad Anlage Süd. Bormann si muove a Posen.

## Black Orchestra: events of stage 7

event-v-2-rocket-attack = Attacco con razzi V-2
    .text = Il Supporto Militare di Hitler aumenta di 1. La motivazione di ogni cospiratore aumenta di 1. Goering si muove a Hannover. Bormann si muove al Berghof.
event-gestapo-raid-7 = Raid della Gestapo
    .text = I cospiratori con sospetto estremo vengono arrestati. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
event-fuehrer-bunker = Il bunker del Führer
    .text = Il sospetto di ogni cospiratore aumenta di 1. Hitler si muove alla Cancelleria.
event-operation-overlord = Operazione Overlord
    .text = Il Supporto Militare di Hitler torna al valore di partenza. Goebbels si muove al Ministero della Propaganda.
event-gothic-line = Linea Gotica
    .text = Il Supporto Militare di Hitler aumenta di 1.
event-rommel-executed = Esecuzione di Rommel
    .text = Il Supporto Militare di Hitler diminuisce di 1. Himmler si muove alla Cancelleria.
event-documents-located = Documenti Compromettenti
    .text = La partita è persa.
event-fall-of-rome = Caduta di Roma
    .text = Il Supporto Militare di Hitler diminuisce di 1.
event-final-conscription = Ultima leva
    .text = Ogni cospiratore può pescare fino a 2 carte cospiratore.
event-anzio-landing = Sbarco ad Anzio
    .text = I cospiratori dell’Abwehr perdono la loro capacità per il resto della partita.

## Black Orchestra: interrogations

interrogation-the-accomplice = Il complice
    .stay = Il sospetto di un altro cospiratore libero aumenta di 1.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Il sospetto di un altro cospiratore libero aumenta di 2.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il sospetto di ogni altro cospiratore libero aumenta di 1. Numero: non succede nulla.
interrogation-the-address-book = La rubrica
    .stay = Un altro cospiratore libero scarta 1 carta.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Un altro cospiratore libero scarta 3 carte.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: ogni altro cospiratore libero scarta 1 carta. Numero: non succede nulla.
interrogation-the-broken-oath = Il giuramento infranto
    .stay = La motivazione di un altro cospiratore libero diminuisce di 1.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. La motivazione di ogni altro cospiratore libero diminuisce di 1.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: la motivazione di ogni altro cospiratore libero diminuisce di 1. Numero: non succede nulla.
interrogation-the-loyal-soldier = Il soldato leale
    .stay = Il Supporto Militare di Hitler aumenta di 1.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Il Supporto Militare di Hitler aumenta di 2.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il Supporto Militare di Hitler aumenta di 1. Numero: non succede nulla.
interrogation-the-storeroom = Il magazzino
    .stay = Un altro cospiratore libero scarta 1 oggetto.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Un altro cospiratore libero scarta 2 oggetti.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: ogni altro cospiratore libero scarta 1 oggetto. Numero: non succede nulla.
interrogation-the-street-list = L’elenco delle vie
    .stay = Togli 1 tessera oggetto dal tabellone senza guardarla.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Togli 3 tessere oggetto dal tabellone senza guardarle.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: togli 2 tessere oggetto dal tabellone senza guardarle. Numero: non succede nulla.
interrogation-the-long-night = La lunga notte
    .stay = Risolvi 1 evento in più in questo turno.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Risolvi 2 eventi in più in questo turno.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: risolvi 1 evento in più in questo turno. Numero: non succede nulla.
interrogation-the-silenced-crowd = La folla zittita
    .stay = Tutti i dadi dell’indicatore del Dissenso tornano nella riserva (solo se ce ne sono).
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva (solo se ce ne sono). Il Supporto Militare di Hitler aumenta di 1.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: tutti i dadi dell’indicatore del Dissenso tornano nella riserva. Numero: non succede nulla.
interrogation-the-watchers = I sorveglianti
    .stay = Un delegato a tua scelta si muove nella casella di un altro cospiratore libero.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Due delegati a tua scelta si muovono nella casella di un altro cospiratore libero, il cui sospetto aumenta di 1.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: Himmler si muove nella casella del cospiratore libero più vicino al QG Gestapo. Numero: non succede nulla.
interrogation-the-motorcade = Il corteo di auto
    .stay = Hitler si muove alla Cancelleria (solo se è altrove).
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Hitler si muove alla Cancelleria (solo se è altrove). Il Supporto Militare di Hitler aumenta di 1.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: Hitler si muove alla Cancelleria. Numero: non succede nulla.
interrogation-the-betrayed-plan = Il piano tradito
    .stay = Il sospetto di un altro cospiratore libero che ha un complotto aumenta di 1.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Un altro cospiratore libero scarta un complotto.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il sospetto di ogni altro cospiratore libero che ha un complotto aumenta di 1. Numero: non succede nulla.
interrogation-the-next-cell = La cella accanto
    .stay = Il sospetto di un altro cospiratore libero aumenta di 1 e la sua motivazione diminuisce di 1.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Un altro cospiratore libero a tua scelta viene arrestato.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: un altro cospiratore libero a tua scelta viene arrestato. Numero: non succede nulla.
interrogation-the-search-warrant = Il mandato di perquisizione
    .stay = Un altro cospiratore libero scarta tutte le sue carte illegali (solo se ne ha).
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Tutti gli altri cospiratori liberi scartano tutte le loro carte illegali (solo se ne hanno 2 o più in tutto).
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: un altro cospiratore libero scarta tutte le sue carte illegali. Numero: non succede nulla.
interrogation-the-signed-confession = La confessione firmata
    .stay = Il sospetto di un altro cospiratore libero aumenta di 1.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Il sospetto di un altro cospiratore libero diventa estremo (solo se è inferiore).
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il sospetto di un altro cospiratore libero diventa estremo. Numero: non succede nulla.
interrogation-the-propaganda-reel = Il cinegiornale
    .stay = Il Supporto Militare di Hitler aumenta di 1.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Il Supporto Militare di Hitler sale a 5 (solo se è inferiore).
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il Supporto Militare di Hitler aumenta di 1. 1 o 2: non succede nulla. 3: la motivazione di ogni altro cospiratore libero aumenta di 1.
interrogation-the-early-hour = Prima dell’ora
    .stay = Il prossimo evento dello stadio attuale esce dal gioco senza essere visto.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. I prossimi 2 eventi dello stadio attuale escono dal gioco senza essere visti.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il prossimo evento dello stadio attuale esce dal gioco senza essere visto. Numero: non succede nulla.
interrogation-the-travel-ban = Il divieto di viaggio
    .stay = Un altro cospiratore libero si muove alla Stazione Ferroviaria (solo se è altrove).
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Ogni altro cospiratore libero si muove alla Stazione Ferroviaria (solo se almeno uno è altrove).
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: ogni altro cospiratore libero si muove alla Stazione Ferroviaria. Numero: non succede nulla.
interrogation-the-chaplain = Il cappellano
    .stay = La motivazione di un altro cospiratore libero aumenta di 1. Questa carta esce dal gioco.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. La motivazione di un altro cospiratore libero diminuisce di 2. Questa carta esce dal gioco.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: non succede nulla. Numero: la motivazione di un altro cospiratore libero aumenta di 1. Questa carta esce dal gioco.
interrogation-the-old-comrade = Il vecchio commilitone
    .stay = Non succede nulla. Questa carta esce dal gioco.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Il sospetto di un altro cospiratore libero aumenta di 1. Questa carta esce dal gioco.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il sospetto di un altro cospiratore libero aumenta di 1. 1 o 2: non succede nulla. 3: vieni rilasciato. Questa carta esce dal gioco.
interrogation-the-photograph = La fotografia
    .stay = Il sospetto di un altro cospiratore libero aumenta di 1.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Scegli una casella con due o più altri cospiratori liberi: il sospetto di ciascuno aumenta di 1.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il sospetto di ogni altro cospiratore libero che condivide la casella con un altro aumenta di 1. Numero: non succede nulla.
interrogation-the-divided-house = La casa divisa
    .stay = La motivazione di un altro cospiratore libero diminuisce di 1.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. La motivazione di un altro cospiratore libero diminuisce di 1 e il sospetto di un terzo aumenta di 1.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: la motivazione di un altro cospiratore libero diminuisce di 2. Numero: non succede nulla.
interrogation-the-double-agent = Il doppiogiochista
    .stay = Il Supporto Militare di Hitler aumenta di 1. Il sospetto di un altro cospiratore libero diminuisce di 1.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Il Supporto Militare di Hitler aumenta di 1. Il sospetto di un altro cospiratore libero aumenta di 1.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il Supporto Militare di Hitler aumenta di 1. Numero: non succede nulla.
interrogation-the-ration-card = La tessera annonaria
    .stay = Un altro cospiratore libero scarta 1 carta o 1 oggetto.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Un altro cospiratore libero scarta 1 carta e 1 oggetto.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: un altro cospiratore libero scarta tutti i suoi oggetti. Numero: non succede nulla.
interrogation-the-last-visit = L’ultima visita
    .stay = Ogni delegato torna nella sua casella di partenza.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. Bormann e Himmler si muovono nella casella di un altro cospiratore libero, la cui motivazione diminuisce di 1.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: la motivazione di un altro cospiratore libero diminuisce di 1. Numero: non succede nulla.
answer-stay = Cedere un poco
answer-free = Comprare la libertà
answer-resist = Provare a resistere

## Introductions

intro-sh = Germania, 1932. La maggior parte di voi è liberale e cerca di tenere in piedi una repubblica fragile, ma non sapete di chi fidarvi: tra voi siedono dei fascisti, e uno di voi è Hitler. A ogni turno eleggete un Presidente e un Cancelliere, che in segreto scelgono una legge fra le tre che il caso ha dato loro. Cinque leggi liberali o l’esecuzione di Hitler salvano la repubblica; sei leggi fasciste, o Hitler eletto Cancelliere quando tre sono già in vigore, la fanno cadere. Parla, prometti, accusa e menti: l’unico a non mentire mai è il gioco stesso.
intro-bo = Sei uno dei tedeschi che vollero uccidere Hitler: ufficiali, diplomatici, un pastore, un ammiraglio. Insieme attraversate il Reich, raccogliete oggetti, trovate un complotto e vi fate coraggio, mentre gli eventi portano avanti la guerra e la Gestapo sorveglia. Quando la motivazione è alta e il sospetto basso, uno di voi tenta un complotto: tanti bersagli sui dadi quanto il Supporto Militare di Hitler danno la vittoria a tutti; troppe aquile lo tradiscono. Perdete insieme se tutti finite in prigione, se il tempo scade o se trovano i vostri documenti.

## Endings

outcome-sh-liberal-policies = Vincono i liberali: cinque leggi liberali
    .text = La quinta legge liberale è in vigore. La repubblica resiste.
outcome-sh-hitler-executed = Vincono i liberali: Hitler giustiziato
    .text = Il Presidente ha fatto giustiziare Hitler. La repubblica è salva.
outcome-sh-fascist-policies = Vincono i fascisti: sei leggi fasciste
    .text = La sesta legge fascista è in vigore. La repubblica è caduta.
outcome-sh-hitler-elected = Vincono i fascisti: Hitler eletto Cancelliere
    .text = Con tre o più leggi fasciste in vigore, Hitler è diventato Cancelliere. La repubblica è caduta.
outcome-bo-hitler-killed = Vittoria: Hitler è morto
    .text = Il complotto è riuscito. Quello che la storia negò loro, voi lo avete fatto.
outcome-bo-all-in-prison = Sconfitta: tutti i cospiratori sono in prigione
    .text = Non resta nessuno per continuare, e il regime non trova più opposizione.
outcome-bo-no-event = Sconfitta: non ci sono più eventi
    .text = La guerra è arrivata alla fine con Hitler al potere. Per milioni di persone l’aiuto è arrivato troppo tardi.
outcome-bo-documents-located = Sconfitta: hanno trovato i vostri documenti
    .text = La Gestapo ha le prove che cercava. La cospirazione è stroncata.

## Counted things

count-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
count-items = { $count ->
        [one] { $count } oggetto
       *[other] { $count } oggetti
    }
count-dice = { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
count-targets = { $count ->
        [one] { $count } bersaglio
       *[other] { $count } bersagli
    }
count-eagles = { $count ->
        [one] { $count } aquila
       *[other] { $count } aquile
    }
count-actions = { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
count-events = { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }
count-policies = { $count ->
        [one] { $count } legge
       *[other] { $count } leggi
    }
count-players = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }

## Secret Hitler: terms

game-secret-hitler = Secret Hitler
    .text = Un gioco di ruoli nascosti, elezioni e bugie, da 5 a 10 giocatori.
role-liberal = Liberale
    .text = Conosci solo il tuo ruolo. Vinci con cinque leggi liberali, o se Hitler viene giustiziato.
role-fascist = Fascista
    .text = Conosci gli altri fascisti e Hitler. Vinci con sei leggi fasciste, o se Hitler viene eletto Cancelliere dopo la terza.
role-hitler = Hitler
    .text = Il tuo partito è quello fascista. Vinci con sei leggi fasciste, o se ti eleggono Cancelliere dopo la terza. Se ti giustiziano, perdi.
party-liberal = liberale
party-fascist = fascista
policy-liberal = legge liberale
    .plural = leggi liberali
policy-fascist = legge fascista
    .plural = leggi fasciste
office-president = Presidente
    .text = Pesca tre leggi, ne scarta una e ne passa due. Usa il potere dato da una legge fascista.
office-chancellor = Cancelliere
    .text = Riceve due leggi, ne scarta una e promulga l’altra.
office-presidential-candidate = Candidato alla presidenza
    .text = Propone un Cancelliere. La presidenza passa in senso orario.
office-nominated-chancellor = Candidato al cancellierato
    .text = Proposto dal candidato alla presidenza; tutti votano sulla coppia.
vote-ja = Ja!
    .text = Sì a questo governo.
vote-nein = Nein!
    .text = No a questo governo.
power-none = Nessun potere
    .text = Questa legge non dà nulla al Presidente.
power-investigate = Indagine di lealtà
    .text = Solo il Presidente vede il partito di un altro giocatore, mai il ruolo. Nessuno viene indagato due volte.
power-special-election = Elezione speciale
    .text = Il Presidente sceglie chi sarà il prossimo candidato alla presidenza. Poi riprende l’ordine consueto e nessuno viene saltato.
power-peek = Sguardo alle leggi
    .text = Solo il Presidente guarda le prime tre leggi del mazzo, che restano nello stesso ordine.
power-execution = Esecuzione
    .text = Il Presidente fa giustiziare un giocatore. Se era Hitler, vincono i liberali; altrimenti il ruolo resta segreto.
power-veto = Potere di veto
    .text = Dopo la quinta legge fascista, il Cancelliere può proporre di scartare entrambe le leggi. Se il Presidente accetta, avanza il segnalino elezioni.
phase-sh-nominate = Candidatura
    .text = Il candidato alla presidenza propone un Cancelliere.
phase-sh-vote = Voto
    .text = Tutti i giocatori vivi votano il governo proposto.
phase-sh-discard = Sessione legislativa: Presidente
    .text = Il Presidente scarta una di tre leggi.
phase-sh-enact = Sessione legislativa: Cancelliere
    .text = Il Cancelliere promulga una di due leggi.
phase-sh-veto = Veto
    .text = Il Cancelliere ha proposto un veto; il Presidente accetta o rifiuta.
phase-sh-investigate = Indagine di lealtà
    .text = Il Presidente sceglie di chi vedere il partito.
phase-sh-special-election = Elezione speciale
    .text = Il Presidente sceglie il prossimo candidato alla presidenza.
phase-sh-peek = Sguardo alle leggi
    .text = Il Presidente guarda le prime tre leggi.
phase-sh-execute = Esecuzione
    .text = Il Presidente sceglie chi viene giustiziato.
phase-sh-over = Fine della partita
    .text = Vengono rivelati tutti i ruoli e tutte le mani.
term-policy = legge
term-election-tracker = Segnalino elezioni
    .text = Conta i governi respinti o finiti con un veto. A tre arriva il caos: la prima legge del mazzo entra in vigore da sola.
term-party-membership = Tessera di partito
term-term-limit = Limite di mandato
    .text = In carica con l’ultima elezione: ora non può essere Cancelliere.
term-not-hitler = Non è Hitler
    .text = Ha avuto il cancellierato con tre o più leggi fasciste in vigore, o ha subito un’esecuzione, senza che la partita finisse.
term-chaos = Caos
    .text = Dopo tre governi falliti di fila entra in vigore la prima legge del mazzo. Non dà poteri e tutti i limiti di mandato sono dimenticati.

## Secret Hitler: options

option-sh-talk = Conversazione
    .text = I giocatori possono dichiarare che cosa hanno visto, vero o falso che sia.
option-sh-rebalanced = Riequilibrata
    .text = Con 6 giocatori una legge fascista è in vigore dall’inizio; con 7 e 9 il mazzo ha una legge fascista in meno.
option-sh-powers = Poteri
    .text = Il potere dato da ciascuna delle prime cinque leggi fasciste.
option-sh-liberal-policies = Leggi liberali in gioco
    .text = Quante leggi liberali ci sono in tutto; il gioco pubblicato ne ha 6.
option-sh-fascist-policies = Leggi fasciste in gioco
    .text = Quante leggi fasciste ci sono in tutto; il gioco pubblicato ne ha 11.
option-sh-liberal-start = Leggi liberali all’inizio
    .text = Leggi liberali in vigore dall’inizio.
option-sh-fascist-start = Leggi fasciste all’inizio
    .text = Leggi fasciste in vigore dall’inizio.
option-sh-hitler-zone = Hitler vince da
    .text = Il numero di leggi fasciste da cui eleggere Hitler Cancelliere dà la vittoria ai fascisti.
option-sh-veto-from = Veto da
    .text = Il numero di leggi fasciste da cui si può porre il veto.
option-sh-hitler-knows = Hitler conosce i fascisti
    .text = Nel gioco pubblicato Hitler conosce il fascista solo con 5 o 6 giocatori.

## Secret Hitler: log
# What happened, for everyone; the -own form adds what only the reader may know. $seat, $president, $chancellor and $target are names.

log-sh-roles = I ruoli sono distribuiti.
log-sh-roles-own = I ruoli sono distribuiti. Il tuo lo vedi solo tu.
log-sh-shuffled = Il mazzo delle leggi viene mescolato: { $liberal } liberali e { $fascist } fasciste.
log-sh-candidate = { $seat } si candida alla presidenza.
log-sh-nominated = { $president } propone { $chancellor } per il cancellierato.
log-sh-votes =
    { $elected ->
        [yes] Il governo di { $president } e { $chancellor } è eletto, { $ja } a { $nein }.
       *[no] Il governo di { $president } e { $chancellor } è respinto, { $ja } a { $nein }.
    }
log-sh-not-hitler = { $seat } non è Hitler.
log-sh-tracker = Il segnalino elezioni è a { $tracker }.
log-sh-chaos =
    { $policy ->
        [liberal] Caos: la prima legge del mazzo entra in vigore alla cieca. È liberale.
       *[fascist] Caos: la prima legge del mazzo entra in vigore alla cieca. È fascista.
    }
log-sh-drawn = { $president } pesca tre leggi.
log-sh-drawn-own = Peschi tre leggi: { $liberal } liberali e { $fascist } fasciste.
log-sh-passed = { $president } passa due leggi a { $chancellor }.
log-sh-passed-own = { $president } passa a { $chancellor } { $liberal } liberali e { $fascist } fasciste.
log-sh-enacted =
    { $policy ->
        [liberal] { $president } e { $chancellor } promulgano una legge liberale.
       *[fascist] { $president } e { $chancellor } promulgano una legge fascista.
    }
log-sh-veto-asked = { $seat } chiede il veto.
log-sh-veto-agreed = { $seat } accetta il veto. Le due leggi vengono scartate.
log-sh-veto-refused = { $seat } rifiuta il veto.
log-sh-investigated = { $president } guarda la tessera di partito di { $target }.
log-sh-investigated-own =
    { $party ->
        [liberal] { $president } guarda la tessera di partito di { $target }: liberale.
       *[fascist] { $president } guarda la tessera di partito di { $target }: fascista.
    }
log-sh-special-election = { $president } indice un’elezione speciale: si candida { $target }.
log-sh-peeked = { $president } guarda le prime tre leggi.
log-sh-peeked-own = { $president } guarda le prime tre leggi: { $tiles }.
log-sh-executed = { $president } fa giustiziare { $target }.
log-sh-claimed-drawn = { $seat } dice di aver pescato { $liberal } liberali e { $fascist } fasciste.
log-sh-claimed-received = { $seat } dice di aver ricevuto { $liberal } liberali e { $fascist } fasciste.
log-sh-claimed-party =
    { $party ->
        [liberal] { $seat } dice: { $target } è liberale.
       *[fascist] { $seat } dice: { $target } è fascista.
    }
log-sh-claimed-peek = { $seat } dice che le prime tre erano: { $tiles }.
log-sh-over =
    { $side ->
        [liberal] Hanno vinto i liberali.
       *[fascist] Hanno vinto i fascisti.
    }

## Secret Hitler: what is asked
# do-sh-…: to the one who acts. wait-sh-…: to the others; $name is the one they wait for.

do-sh-nominate = Scegli chi proporre per il cancellierato.
wait-sh-nominate = { $name } sceglie chi proporre per il cancellierato.
do-sh-vote = Vota il governo di { $president } alla presidenza e { $chancellor } al cancellierato.
wait-sh-vote = Manca il voto di { $name }.
do-sh-discard = Scarta una delle tre leggi; il cancellierato riceve le altre due.
wait-sh-discard = { $name } scarta una di tre leggi.
do-sh-enact = Promulga una delle due leggi.
wait-sh-enact = { $name } promulga una di due leggi.
do-sh-veto = Il cancellierato chiede il veto. Accetta o rifiuta.
wait-sh-veto = { $name } risponde al veto.
do-sh-investigate = Guarda la tessera di partito di qualcuno.
wait-sh-investigate = { $name } sceglie quale tessera di partito guardare.
do-sh-special-election = Scegli chi si candida adesso alla presidenza.
wait-sh-special-election = { $name } sceglie chi si candida adesso alla presidenza.
do-sh-peek = Puoi guardare le prime tre leggi.
wait-sh-peek = { $name } guarda le prime tre leggi.
do-sh-execute = Scegli chi viene giustiziato.
wait-sh-execute = { $name } sceglie chi viene giustiziato.
do-sh-claim = Puoi raccontare ciò che hai visto, vero o no.

## Secret Hitler: actions
# The labels of buttons and list entries.

act-sh-nominate = Proponi { $target }
act-sh-vote-ja = Ja!
act-sh-vote-nein = Nein!
act-sh-discard-liberal = Scarta una legge liberale
act-sh-discard-fascist = Scarta una legge fascista
act-sh-enact-liberal = Promulga una legge liberale
act-sh-enact-fascist = Promulga una legge fascista
act-sh-veto = Chiedi il veto
act-sh-agree = Accetta il veto
act-sh-refuse = Rifiuta il veto
act-sh-investigate = Indaga su { $target }
act-sh-special-election = Fai candidare { $target }
act-sh-peek = Guarda le prime tre leggi
act-sh-execute = Fai giustiziare { $target }
act-sh-claim-drawn = Di’ di aver pescato { $liberal } liberali e { $fascist } fasciste (governo { $session })
act-sh-claim-received = Di’ di aver ricevuto { $liberal } liberali e { $fascist } fasciste (governo { $session })
act-sh-claim-party =
    { $party ->
        [liberal] Di’ che { $target } è liberale
       *[fascist] Di’ che { $target } è fascista
    }
act-sh-claim-peek = Di’ che le prime tre erano { $tiles }
tile-sh-liberal = liberale
tile-sh-fascist = fascista
