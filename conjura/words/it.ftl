## Black Orchestra: terms

game-black-orchestra = Black Orchestra
    .text = Un gioco cooperativo sulla resistenza tedesca, da 1 a 5 giocatori.
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
term-closes-in-stage-7 = si chiude quando inizia lo stadio 7
die-target = bersaglio
die-eagle = aquila
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
    .text = Documenti Compromettenti non è in gioco e dal mazzo dello stadio 7 si toglie una sola carta.
option-bo-pack = Carte
    .text = Un pacchetto di questo server, o la sola scatola.

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
    .text = Una volta per turno: da 1 a 3 dadi, un’azione ciascuno. Aquile: sospetto per tutti qui; bersagli: Dissenso; numeri: altre azioni.
action-deliver-item = Consegnare un oggetto
    .text = Quando la casella non ha più il suo oggetto, scarta quello che chiede per abbassare il sospetto.
action-dossier = Dossier
    .text = Pesca una carta cospiratore e aggiungila al tuo dossier.
action-move = Movimento
    .text = Vai in una casella collegata che sia valida nello stadio attuale.
action-release = Rilasciare
    .text = Nel QG Gestapo, con sospetto inferiore a estremo, tira un dado: con un’aquila ti arrestano; con ogni altro risultato un prigioniero va al QG Gestapo con sospetto alto e il tuo sospetto aumenta di 1.
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
    .text = Consegna una Mappa: il tuo sospetto diminuisce di 2.
    .place = Arena coperta di Berlino, inaugurata nel 1935.
space-chancellery = Cancelleria
    .text = Consegna Armi: il tuo sospetto diminuisce di 2.
    .place = Sede del governo di Hitler a Berlino.
space-gestapo-hq = QG Gestapo
    .text = Consegna Informazioni: il tuo sospetto diminuisce di 2.
    .place = Sede centrale della polizia segreta di Stato.
    .map = QG Gestapo
space-zeughaus = Zeughaus
    .text = Consegna Chiavi: il tuo sospetto diminuisce di 2.
    .place = L’antico arsenale di Berlino, allora museo militare.
space-ministry-of-propaganda = Ministero della Propaganda
    .text = Consegna una Firma: il tuo sospetto diminuisce di 2.
    .place = Il ministero di Goebbels, sulla Wilhelmplatz.
space-sportpalast = Sportpalast
    .text = Consegna un Distintivo: il tuo sospetto diminuisce di 2.
    .place = Il palazzo dei grandi raduni di Berlino.
space-hannover = Hannover
    .text = Consegna un oggetto qualsiasi mentre qui c’è un delegato: il tuo sospetto diminuisce di 2.
    .place = Città della Germania settentrionale.
space-adlerhorst = Adlerhorst
    .text = Consegna Esplosivi: il tuo sospetto diminuisce di 2.
    .place = Quartier generale di Hitler vicino a Bad Nauheim.
space-nuremberg = Norimberga
    .text = Consegna un oggetto qualsiasi mentre Hitler è qui: il tuo sospetto diminuisce di 2.
    .place = Città dei congressi del partito nazista.
space-tannenberg = Tannenberg
    .text = Consegna Veleno: il tuo sospetto diminuisce di 2.
    .place = Quartier generale di Hitler nella Foresta Nera settentrionale.
space-munich = Monaco
    .text = Consegna un oggetto qualsiasi, solo nello stadio 1: il tuo sospetto diminuisce di 2.
    .place = Capitale della Baviera, dove fu fondato il partito nazista.
space-vienna = Vienna
    .text = Consegna un oggetto qualsiasi, solo nello stadio 2: il tuo sospetto diminuisce di 2.
    .place = Capitale dell’Austria fino all’annessione del 1938.
space-berghof = Berghof
    .text = Consegna un oggetto qualsiasi mentre Hitler è qui: il tuo sospetto diminuisce di 2.
    .place = Casa di Hitler tra i monti sopra Berchtesgaden.
space-zurich = Zurigo
    .text = Quando entri: il tuo sospetto aumenta di 1.
    .place = Città della Svizzera neutrale.
space-prague = Praga
    .text = Consegna una Firma: il sospetto diminuisce di 3 in tutto, da distribuire come vuoi.
    .place = Capitale della Cecoslovacchia, occupata nel 1939.
space-posen = Posen
    .text = Consegna un Distintivo: il sospetto diminuisce di 3 in tutto, da distribuire come vuoi.
    .place = La città polacca di Poznań, annessa nel 1939.
space-warsaw = Varsavia
    .text = Consegna Informazioni: il sospetto diminuisce di 3 in tutto, da distribuire come vuoi.
    .place = Capitale della Polonia, occupata nel 1939.
space-wolfsschanze = Wolfsschanze
    .text = Consegna Chiavi: il sospetto diminuisce di 3 in tutto, da distribuire come vuoi.
    .place = Quartier generale di Hitler nei boschi vicino a Rastenburg.
space-anlage-sued = Anlage Süd
    .text = Consegna Veleno: il sospetto diminuisce di 3 in tutto, da distribuire come vuoi.
    .place = Quartier generale con galleria ferroviaria vicino a Strzyżów.
space-wolfsschlucht = Wolfsschlucht
    .text = Consegna un oggetto qualsiasi se sei dell’Abwehr: il tuo sospetto diminuisce di 2.
    .place = Quartier generale di Hitler a Brûly-de-Pesche, in Belgio.
space-paris = Parigi
    .text = Quando entri: il tuo sospetto diminuisce di 3 e il Supporto Militare di Hitler aumenta di 1.
    .place = Capitale della Francia, occupata nel 1940.
space-riga = Riga
    .text = Consegna un oggetto qualsiasi se sei un civile: il tuo sospetto diminuisce di 2.
    .place = Capitale della Lettonia, occupata dalla Germania nel 1941.
space-stockholm = Stoccolma
    .text = Quando entri: il tuo sospetto aumenta di 1.
    .place = Capitale della Svezia neutrale.
space-auschwitz = Auschwitz
    .text = Quando entri: la tua motivazione aumenta di 2 e il tuo sospetto aumenta di 1.
    .place = Campo di concentramento e sterminio. Qui furono assassinate circa 1,1 milioni di persone, circa un milione delle quali ebree.
space-treblinka = Treblinka
    .text = Quando entri: la tua motivazione aumenta di 2 e il tuo sospetto aumenta di 1.
    .place = Campo di sterminio. Qui furono assassinate tra 700.000 e 900.000 persone, quasi tutte ebree.
space-borisov = Borisov
    .text = Consegna una Mappa: il sospetto diminuisce di 3 in tutto, da distribuire come vuoi.
    .place = Città della Bielorussia, quartier generale del Gruppo d’armate Centro nel 1941.
space-smolensk = Smolensk
    .text = Consegna Esplosivi: il sospetto diminuisce di 3 in tutto, da distribuire come vuoi.
    .place = Città russa dove nel marzo 1943 fu introdotta una bomba sull’aereo di Hitler.
space-wasserburg = Wasserburg
    .text = Consegna Armi: il sospetto diminuisce di 3 in tutto, da distribuire come vuoi.
    .place = Quartier generale vicino a Pskov.
space-wehrwolf = Wehrwolf
    .text = Consegna un oggetto qualsiasi se sei della Wehrmacht: il tuo sospetto diminuisce di 2.
    .place = Quartier generale di Hitler vicino a Vinnycja, in Ucraina.
space-prison = Prigione
    .text = Non è collegata a nulla. Si entra con l’arresto e si esce con il rilascio.
    .place = Le celle della Gestapo.

## Black Orchestra: items

item-badge = Distintivo
    .text = Si usa in { plot-lone-gunman } (A), { plot-suitcase-bomb } (B) e { plot-ambush } (M).
item-explosives = Esplosivi
    .text = Si usano in { plot-suitcase-bomb } (B), { plot-plane-bomb } (D) e { plot-hidden-bomb } (E).
item-intel = Informazioni
    .text = Si usano in { plot-derail-train } (C), { plot-sniper } (H) e { plot-poison-food } (L).
item-keys = Chiavi
    .text = Si usano in { plot-hidden-bomb } (E), { plot-poison-gas } (G) e { plot-ambush } (M).
item-map = Mappa
    .text = Si usa in { plot-derail-train } (C), { plot-plane-bomb } (D) e { plot-poison-parcel } (K).
item-poison = Veleno
    .text = Si usa in { plot-poison-gas } (G), { plot-poison-parcel } (K) e { plot-poison-food } (L).
item-signature = Firma
    .text = Si usa in { plot-coup-detat } (F), { plot-kidnapping } (J) e { plot-poison-parcel } (K).
item-weapons = Armi
    .text = Si usano in { plot-lone-gunman } (A), { plot-sniper } (H) e { plot-kidnapping } (J).

## Black Orchestra: conspirators

conspirator-beck = Ludwig Beck
    .short = Beck
    .text = Ogni complotto tentato nella tua casella ha 1 dado in più. I leader non ti danno penalità.
    .life = Generale; nel 1938 si dimise da capo di Stato maggiore dell’esercito per protesta contro la guerra imminente. Arrestato dopo il fallito colpo di Stato del 20 luglio 1944, tentò di spararsi e, ferito gravemente, fu ucciso da un soldato.
conspirator-bonhoeffer = Dietrich Bonhoeffer
    .short = Bonhoeffer
    .text = Azione, una volta per turno: la motivazione di ogni altro cospiratore nella tua casella aumenta di 1.
    .life = Pastore e teologo protestante che servì la resistenza dall’interno dell’Abwehr; impiccato a Flossenbürg il 9 aprile 1945.
conspirator-canaris = Wilhelm Canaris
    .short = Canaris
    .text = Azione: scarta un oggetto per diminuire di 1 il sospetto di un cospiratore (puoi essere tu).
    .life = Ammiraglio e capo dell’Abwehr dal 1935 al 1944, coprì i cospiratori del suo servizio; impiccato a Flossenbürg il 9 aprile 1945.
conspirator-goerdeler = Carl Goerdeler
    .short = Goerdeler
    .text = All’inizio del tuo turno, pesca gratis 1 carta cospiratore. Nel tuo dossier entrano 2 carte in più.
    .life = Sindaco di Lipsia fino al 1937, scelto dai cospiratori come cancelliere dopo Hitler; giustiziato a Berlino il 2 febbraio 1945.
conspirator-kordt = Erich Kordt
    .short = Kordt
    .text = Azione: guarda i primi 3 eventi dello stadio attuale e rimettili nell’ordine che vuoi.
    .life = Diplomatico del ministero degli Esteri, dal 1937 membro del partito nazista, che prese parte ai piani contro Hitler del 1938 e del 1939; sopravvisse alla guerra e morì nel 1969.
conspirator-olbricht = Friedrich Olbricht
    .short = Olbricht
    .text = Azione: muoviti di un massimo di 2 caselle o muovi di 1 casella un altro cospiratore.
    .life = Generale, capo dell’Ufficio generale dell’esercito a Berlino, che trasformò il piano Valchiria nel piano del colpo di Stato; fucilato nella notte tra il 20 e il 21 luglio 1944.
conspirator-oster = Hans Oster
    .short = Oster
    .text = Con ogni azione Dossier, pesca 2 carte, tienine 1 e scarta l’altra.
    .life = Ufficiale dell’Abwehr che preparò il colpo di Stato del 1938 e avvertì i Paesi Bassi dell’attacco del 1940; impiccato a Flossenbürg il 9 aprile 1945.
conspirator-stauffenberg = Claus von Stauffenberg
    .short = Stauffenberg
    .text = Hai 4 azioni per turno.
    .life = Colonnello che mise la bomba alla Wolfsschanze il 20 luglio 1944 e guidò il colpo di Stato a Berlino; fucilato quella stessa notte.
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

## Black Orchestra: penalties
# As the log names them after a colon.

bo-penalty-hitler = motivazione −1
bo-penalty-hess = va scartata una carta
bo-penalty-goebbels = niente capacità in questo turno
bo-penalty-bormann = niente Cospirare in questo turno
bo-penalty-himmler = sospetto +1
bo-penalty-goering = va scartato un oggetto

## Black Orchestra: plots

plot-lone-gunman = Attentatore solitario
    .required = Sei nella casella di Hitler. La tua motivazione è al livello temerario.
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
    .required = Sei nella casella di Hitler. La tua motivazione è al livello temerario.
    .optional = Abwehr: 1 dado. Armi: 1 dado. Informazioni: 1 dado ciascuna, quante ne vuoi.
plot-kidnapping = Rapimento
    .required = Sei nella casella di Hitler. È una casella dello stadio 1 o 2, o di Berlino.
    .optional = Wehrmacht: 1 dado. Armi: 1 dado ciascuna, quante ne vuoi. Firma: 1 dado.
plot-poison-parcel = Pacco avvelenato
    .required = Hitler è in una casella non fortificata. Sei esattamente a 1 casella di distanza.
    .optional = Firma: 1 dado. Veleno: 1 dado. Mappa: 1 dado.
plot-poison-food = Cibo avvelenato
    .required = Sei nella casella di Hitler. È a Berlino.
    .optional = Civile: 1 dado. Veleno: 1 dado ciascuno, quanti ne vuoi. Informazioni: 1 dado.
plot-ambush = Imboscata
    .required = Sei nella casella di Hitler. È una casella dello stadio 3, 4 o 5.
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
card-cover-story = Alibi
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
    .text = Gratis: tira di nuovo 1 dado di un tentativo di complotto.
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

## Black Orchestra: events of stage 1

event-parade-in-berlin = Parata a Berlino
    .text = Hitler, Goebbels e Hess si muovono allo Zeughaus. Il sospetto di ogni cospiratore della Wehrmacht a Berlino diminuisce di 1. Finché è l’evento attuale, in ogni tentativo di complotto si ignorano 2 aquile.
event-visit-from-goebbels-1 = Visita di Goebbels
    .text = Goebbels si muove nella casella del cospiratore più vicino. Se lì non ci sono altri cospiratori, quel cospiratore può portare il sospetto ad alto (se è inferiore) per aumentare di 2 la motivazione.
event-party-rally-1 = Congresso del partito
    .text = Hitler e tutti i delegati si muovono a Norimberga.
event-leadership-dispute = Dissidi al vertice
    .text = Bormann si muove a Hannover. Goering si muove a Tannenberg. Himmler si muove a Norimberga.
event-visit-from-himmler-1 = Visita di Himmler
    .text = Himmler si muove nella casella del cospiratore più vicino. Se lì non ci sono altri cospiratori, quel cospiratore può tirare un dado. Numero: la sua motivazione aumenta di altrettanto. Aquila: il suo sospetto aumenta di 2. Bersaglio: non succede nulla.
event-kristallnacht = La notte dei cristalli
    .text = La motivazione di ogni cospiratore aumenta di 1. Hitler e tutti i delegati si muovono nelle loro caselle di partenza.
event-berlin-speech = Discorso a Berlino
    .text = Il Supporto Militare di Hitler torna al valore di partenza. Hitler e Goebbels si muovono allo Sportpalast. Il sospetto di un cospiratore a Berlino diminuisce di 1.
event-assassin-caught-1 = Attentatore catturato
    .text = Il cospiratore o i cospiratori più vicini a Hitler portano il sospetto ad alto se è inferiore. Hitler si muove alla Cancelleria.
event-gestapo-investigation = Indagine della Gestapo
    .text = Il sospetto di ogni cospiratore aumenta di 1.
event-munich-agreement = Accordi di Monaco
    .text = Il Supporto Militare di Hitler aumenta di 1. I prossimi 2 eventi dello stadio 1 escono dal gioco senza essere visti.
event-blomberg-fritsch-affair = L’affare Blomberg-Fritsch
    .text = Il Supporto Militare di Hitler aumenta di 1. Goering si muove alla Cancelleria.
event-the-anschluss = L’Anschluss
    .text = Il Supporto Militare di Hitler aumenta di 1. Hitler e Goering si muovono a Monaco.

## Black Orchestra: events of stage 2

event-assassin-caught-2 = Attentatore catturato
    .text = Il cospiratore o i cospiratori più vicini a Hitler portano il sospetto ad alto se è inferiore. Hitler si muove alla Cancelleria.
event-strategy-session-a = Riunione strategica
    .text = Himmler, Goering e Hess si muovono ad Adlerhorst.
event-strategy-session-b = Riunione strategica
    .text = Bormann e Goebbels si muovono a Monaco. L’oggetto di quella casella viene girato a faccia in su.
event-visit-from-hess = Visita di Hess
    .text = Hess si muove nella casella del cospiratore più vicino. Se lì non ci sono altri cospiratori, quel cospiratore può diminuire di 1 la motivazione per muoversi in una casella valida qualsiasi e diminuire di 1 il sospetto.
event-gestapo-raid-2 = Raid della Gestapo
    .text = Chi ha sospetto estremo viene arrestato. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
event-anti-semitic-laws = Leggi antisemite
    .text = La motivazione di ogni cospiratore aumenta di 1.
event-visit-from-bormann-2 = Visita di Bormann
    .text = Bormann si muove nella casella del cospiratore più vicino. Se lì non ci sono altri cospiratori, quel cospiratore può scartare una carta o un oggetto per diminuire di 2 il sospetto.
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

## Black Orchestra: events of stage 3

event-visit-from-hitler-3 = Visita di Hitler
    .text = Hitler si muove nella casella del cospiratore più vicino. Se lì non ci sono altri cospiratori, quel cospiratore può riportare motivazione e sospetto ai livelli di partenza, cauto e medio.
event-berghof-retreat-3 = Ritiro al Berghof
    .text = Hitler, Himmler, Goebbels e Bormann si muovono al Berghof.
event-visit-from-goering-3 = Visita di Goering
    .text = Goering si muove nella casella del cospiratore più vicino. Se lì non ci sono altri cospiratori, quel cospiratore può scartare un numero qualsiasi di oggetti; il suo sospetto diminuisce di 1 per ciascuno.
event-gestapo-raid-3 = Raid della Gestapo
    .text = Chi ha sospetto estremo viene arrestato. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
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

## Black Orchestra: events of stage 4

event-visit-from-himmler-4 = Visita di Himmler
    .text = Himmler si muove nella casella del cospiratore più vicino. La motivazione di ogni cospiratore della Wehrmacht diminuisce di 1.
event-war-conference = Conferenza di guerra
    .text = Hitler e tutti i delegati si muovono ad Anlage Süd. L’oggetto di quella casella viene girato a faccia in su.
event-gestapo-raid-4 = Raid della Gestapo
    .text = Chi ha sospetto estremo viene arrestato. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
event-hess-leaves-germany = Hess lascia la Germania
    .text = Il Supporto Militare di Hitler diminuisce di 2. Hess esce dal gioco. Finché è l’evento attuale, in ogni tentativo di complotto si ignora 1 aquila.
event-visit-from-goebbels-4 = Visita di Goebbels
    .text = Goebbels si muove nella casella del cospiratore più vicino. La motivazione di ogni cospiratore civile diminuisce di 1.
event-afrika-korps = Afrika Korps
    .text = Il Supporto Militare di Hitler aumenta di 1. Bormann e Goebbels si muovono a Praga.
event-yugoslavia-surrenders = Resa della Jugoslavia
    .text = Il Supporto Militare di Hitler aumenta di 1. Himmler si muove a Parigi.
event-pearl-harbor-attack = Attacco a Pearl Harbor
    .text = Il Supporto Militare di Hitler diminuisce di 1. I prossimi 3 eventi dello stadio 4 escono dal gioco senza essere visti. Hess esce dal gioco.
event-fall-of-kiev = Caduta di Kiev
    .text = Il Supporto Militare di Hitler aumenta di 2.
event-operation-barbarossa = Operazione Barbarossa
    .text = Il Supporto Militare di Hitler aumenta di 1. Goering si muove a Posen.
event-hitler-assumes-command = Hitler assume il comando
    .text = Il Supporto Militare di Hitler diminuisce di 1. Hitler si muove alla Wolfsschanze. L’oggetto di quella casella viene girato a faccia in su.

## Black Orchestra: events of stage 5

event-visit-from-bormann-5 = Visita di Bormann
    .text = Bormann si muove nella casella del cospiratore più vicino. Se lì non ci sono altri cospiratori, quel cospiratore viene arrestato.
event-visit-from-goering-5 = Visita di Goering
    .text = Goering si muove nella casella del cospiratore più vicino. La motivazione di ogni cospiratore dell’Abwehr diminuisce di 1.
event-casablanca-conference = Conferenza di Casablanca
    .text = La motivazione di ogni cospiratore diminuisce di 1. Ogni cospiratore scarta una carta.
event-gestapo-raid-5 = Raid della Gestapo
    .text = Chi ha sospetto estremo viene arrestato. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
event-heydrich-assassinated = Attentato a Heydrich
    .text = Hitler e tutti i delegati si muovono alla Cancelleria. I cospiratori a Praga con sospetto alto o estremo vengono arrestati.
event-berghof-retreat-5 = Ritiro al Berghof
    .text = Hitler, Bormann e Goebbels si muovono al Berghof. Finché è l’evento attuale, in ogni tentativo di complotto si ignora 1 aquila.
event-rommel-defeated = Sconfitta di Rommel
    .text = Il Supporto Militare di Hitler diminuisce di 1. I prossimi 2 eventi dello stadio 5 escono dal gioco senza essere visti.
event-russian-setback = Rovescio in Russia
    .text = Il Supporto Militare di Hitler diminuisce di 1. I prossimi 2 eventi dello stadio 5 escono dal gioco senza essere visti. Finché è l’evento attuale, ogni tentativo di complotto conta 1 aquila in più.
event-visit-to-the-front = Visita al fronte
    .text = Hitler e Goebbels si muovono a Smolensk. L’oggetto di quella casella viene girato a faccia in su. Finché è l’evento attuale, in ogni tentativo di complotto si ignorano 2 aquile.
event-eastern-push = Avanzata verso est
    .text = Il Supporto Militare di Hitler aumenta di 1. Tutti i cospiratori della Wehrmacht si muovono a Borisov.
event-lebensraum = Lebensraum
    .text = La motivazione di ogni cospiratore aumenta di 1. Himmler si muove a Wasserburg. L’oggetto di quella casella viene girato a faccia in su.

## Black Orchestra: events of stage 6

event-visit-from-hitler-6 = Visita di Hitler
    .text = Hitler si muove nella casella del cospiratore più vicino. Finché è l’evento attuale, in ogni tentativo di complotto si ignorano 2 aquile.
event-slow-retreat = Lenta ritirata
    .text = Tutti i cospiratori e i delegati in caselle che si chiudono nello stadio 7 si muovono nella casella più vicina che resta aperta.
event-gestapo-raid-6 = Raid della Gestapo
    .text = Chi ha sospetto estremo viene arrestato. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
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
    .text = Se il Supporto Militare di Hitler è inferiore a 5, sale a 5. I prossimi 2 eventi dello stadio 6 escono dal gioco senza essere visti. Finché è l’evento attuale, in ogni tentativo di complotto si ignora 1 aquila.
event-kursk-recaptured = Riconquista di Kursk
    .text = Il Supporto Militare di Hitler diminuisce di 1. Hitler si muove ad Anlage Süd. Bormann si muove a Posen.

## Black Orchestra: events of stage 7

event-v-2-rocket-attack = Attacco con razzi V-2
    .text = Il Supporto Militare di Hitler aumenta di 1. La motivazione di ogni cospiratore aumenta di 1. Goering si muove a Hannover. Bormann si muove al Berghof.
event-gestapo-raid-7 = Raid della Gestapo
    .text = Chi ha sospetto estremo viene arrestato. Gli altri scartano ogni carta illegale oppure la tengono e il loro sospetto aumenta di 1. Tutti i dadi dell’indicatore del Dissenso tornano nella riserva.
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

## Black Orchestra: prices of an interrogation
# Named by what they do in content/interrogations.toml; the log reads out the one that was chosen.

bo-answer-suspicion-plus-1-of-one-other = Il sospetto di un altro cospiratore libero a tua scelta aumenta di 1.
bo-answer-suspicion-plus-2-of-one-other = Il sospetto di un altro cospiratore libero a tua scelta aumenta di 2.
bo-answer-discard-1-card-of-one-other = Un altro cospiratore libero a tua scelta scarta 1 carta.
bo-answer-discard-3-cards-of-one-other = Un altro cospiratore libero a tua scelta scarta 3 carte.
bo-answer-motivation-minus-1-of-one-other = La motivazione di un altro cospiratore libero a tua scelta diminuisce di 1.
bo-answer-motivation-minus-1-of-all-others = La motivazione di ogni altro cospiratore libero diminuisce di 1.
bo-answer-support-plus-1 = Il Supporto Militare di Hitler aumenta di 1.
bo-answer-support-plus-2 = Il Supporto Militare di Hitler aumenta di 2.
bo-answer-discard-1-item-of-one-other = Un altro cospiratore libero a tua scelta scarta 1 oggetto.
bo-answer-discard-2-items-of-one-other = Un altro cospiratore libero a tua scelta scarta 2 oggetti.
bo-answer-remove-1-tile = Togli 1 tessera oggetto dal tabellone senza guardarla.
bo-answer-remove-3-tiles = Togli 3 tessere oggetto dal tabellone senza guardarle.
bo-answer-1-more-event-this-turn = Risolvi 1 evento in più in questo turno.
bo-answer-2-more-events-this-turn = Risolvi 2 eventi in più in questo turno.
bo-answer-clear-the-dissent-track = Tutti i dadi dell’indicatore del Dissenso tornano nella riserva (solo se ce ne sono).
bo-answer-clear-the-dissent-track-and-support-plus-1 = Tutti i dadi dell’indicatore del Dissenso tornano nella riserva (solo se ce ne sono). Il Supporto Militare di Hitler aumenta di 1.
bo-answer-call-1-deputy-to-one-other = Un delegato si muove nella casella di un altro cospiratore libero, entrambi a tua scelta.
bo-answer-call-2-deputies-to-one-other-and-suspicion-plus-1-of-them = Due delegati a tua scelta si muovono nella casella di un altro cospiratore libero a tua scelta, il cui sospetto aumenta di 1.
bo-answer-move-hitler-to-chancellery = Hitler si muove alla Cancelleria (solo se è altrove).
bo-answer-move-hitler-to-chancellery-and-support-plus-1 = Hitler si muove alla Cancelleria (solo se è altrove). Il Supporto Militare di Hitler aumenta di 1.
bo-answer-suspicion-plus-1-of-one-other-holding-a-plot = Il sospetto di un altro cospiratore libero a tua scelta che ha un complotto aumenta di 1.
bo-answer-discard-a-plot-of-one-other = Un altro cospiratore libero a tua scelta scarta un complotto.
bo-answer-suspicion-plus-1-of-one-other-and-motivation-minus-1-of-them = Il sospetto di un altro cospiratore libero a tua scelta aumenta di 1 e la sua motivazione diminuisce di 1.
bo-answer-arrest-one-other = Un altro cospiratore libero a tua scelta viene arrestato.
bo-answer-discard-all-illegal-cards-of-one-other = Un altro cospiratore libero a tua scelta scarta tutte le sue carte illegali (solo se ne ha).
bo-answer-discard-all-illegal-cards-2-or-more-of-all-others = Tutti gli altri cospiratori liberi scartano tutte le loro carte illegali (solo se ne hanno 2 o più in tutto).
bo-answer-suspicion-up-to-extreme-of-one-other = Il sospetto di un altro cospiratore libero a tua scelta diventa estremo (solo se è inferiore).
bo-answer-support-up-to-5 = Il Supporto Militare di Hitler sale a 5 (solo se è inferiore).
bo-answer-remove-1-event = Il prossimo evento dello stadio attuale esce dal gioco senza essere visto (solo se c’è).
bo-answer-remove-2-events = I prossimi 2 eventi dello stadio attuale escono dal gioco senza essere visti (solo se ci sono).
bo-answer-send-one-other-to-train-station = Un altro cospiratore libero a tua scelta si muove alla Stazione Ferroviaria (solo se è altrove).
bo-answer-send-all-others-to-train-station = Ogni altro cospiratore libero si muove alla Stazione Ferroviaria (solo se almeno uno è altrove).
bo-answer-motivation-plus-1-of-one-other = La motivazione di un altro cospiratore libero a tua scelta aumenta di 1.
bo-answer-motivation-minus-2-of-one-other = La motivazione di un altro cospiratore libero a tua scelta diminuisce di 2.
bo-answer-nothing = Non succede nulla.
bo-answer-suspicion-plus-1-of-all-others-in-one-space = Scegli una casella con due o più altri cospiratori liberi: il sospetto di ciascuno aumenta di 1.
bo-answer-motivation-minus-1-of-one-other-and-suspicion-plus-1-of-another = La motivazione di un altro cospiratore libero a tua scelta diminuisce di 1 e il sospetto di un terzo aumenta di 1.
bo-answer-support-plus-1-and-suspicion-minus-1-of-one-other = Il Supporto Militare di Hitler aumenta di 1. Il sospetto di un altro cospiratore libero a tua scelta diminuisce di 1.
bo-answer-support-plus-1-and-suspicion-plus-1-of-one-other = Il Supporto Militare di Hitler aumenta di 1. Il sospetto di un altro cospiratore libero a tua scelta aumenta di 1.
bo-answer-discard-1-card-or-item-of-one-other = Un altro cospiratore libero a tua scelta scarta 1 carta o 1 oggetto.
bo-answer-discard-1-card-of-one-other-and-discard-1-item-of-them = Un altro cospiratore libero a tua scelta scarta 1 carta e 1 oggetto.
bo-answer-discard-all-items-of-one-other = Un altro cospiratore libero a tua scelta scarta tutti i suoi oggetti.
bo-answer-remove-2-tiles = Togli 2 tessere oggetto dal tabellone senza guardarle.
bo-answer-move-himmler-to-the-other-nearest-gestapo-hq = Himmler si muove nella casella dell’altro cospiratore libero più vicino al QG Gestapo.
bo-answer-move-deputies-to-start = Ogni delegato torna nella sua casella di partenza.
bo-answer-move-bormann-himmler-to-one-other-and-motivation-minus-1-of-them = Bormann e Himmler si muovono nella casella di un altro cospiratore libero a tua scelta, la cui motivazione diminuisce di 1.

## Black Orchestra: interrogations

interrogation-the-accomplice = Il complice
    .stay = { bo-answer-suspicion-plus-1-of-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-suspicion-plus-2-of-one-other }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il sospetto di ogni altro cospiratore libero aumenta di 1. Numero: non succede nulla.
interrogation-the-address-book = La rubrica
    .stay = { bo-answer-discard-1-card-of-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-discard-3-cards-of-one-other }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: ogni altro cospiratore libero scarta 1 carta. Numero: non succede nulla.
interrogation-the-broken-oath = Il giuramento infranto
    .stay = { bo-answer-motivation-minus-1-of-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-motivation-minus-1-of-all-others }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: la motivazione di ogni altro cospiratore libero diminuisce di 1. Numero: non succede nulla.
interrogation-the-loyal-soldier = Il soldato leale
    .stay = { bo-answer-support-plus-1 }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-support-plus-2 }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il Supporto Militare di Hitler aumenta di 1. Numero: non succede nulla.
interrogation-the-storeroom = Il magazzino
    .stay = { bo-answer-discard-1-item-of-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-discard-2-items-of-one-other }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: ogni altro cospiratore libero scarta 1 oggetto. Numero: non succede nulla.
interrogation-the-street-list = L’elenco delle vie
    .stay = { bo-answer-remove-1-tile }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-remove-3-tiles }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: togli 2 tessere oggetto dal tabellone senza guardarle. Numero: non succede nulla.
interrogation-the-long-night = La lunga notte
    .stay = { bo-answer-1-more-event-this-turn }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-2-more-events-this-turn }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: risolvi 1 evento in più in questo turno. Numero: non succede nulla.
interrogation-the-silenced-crowd = La folla zittita
    .stay = { bo-answer-clear-the-dissent-track }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-clear-the-dissent-track-and-support-plus-1 }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: tutti i dadi dell’indicatore del Dissenso tornano nella riserva. Numero: non succede nulla.
interrogation-the-watchers = I sorveglianti
    .stay = { bo-answer-call-1-deputy-to-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-call-2-deputies-to-one-other-and-suspicion-plus-1-of-them }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: Himmler si muove nella casella del cospiratore libero più vicino al QG Gestapo. Numero: non succede nulla.
interrogation-the-motorcade = Il corteo di auto
    .stay = { bo-answer-move-hitler-to-chancellery }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-move-hitler-to-chancellery-and-support-plus-1 }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: Hitler si muove alla Cancelleria. Numero: non succede nulla.
interrogation-the-betrayed-plan = Il piano tradito
    .stay = { bo-answer-suspicion-plus-1-of-one-other-holding-a-plot }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-discard-a-plot-of-one-other }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il sospetto di ogni altro cospiratore libero che ha un complotto aumenta di 1. Numero: non succede nulla.
interrogation-the-next-cell = La cella accanto
    .stay = { bo-answer-suspicion-plus-1-of-one-other-and-motivation-minus-1-of-them }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-arrest-one-other }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: un altro cospiratore libero a tua scelta viene arrestato. Numero: non succede nulla.
interrogation-the-search-warrant = Il mandato di perquisizione
    .stay = { bo-answer-discard-all-illegal-cards-of-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-discard-all-illegal-cards-2-or-more-of-all-others }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: un altro cospiratore libero a tua scelta scarta tutte le sue carte illegali. Numero: non succede nulla.
interrogation-the-signed-confession = La confessione firmata
    .stay = { bo-answer-suspicion-plus-1-of-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-suspicion-up-to-extreme-of-one-other }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il sospetto di un altro cospiratore libero a tua scelta diventa estremo. Numero: non succede nulla.
interrogation-the-propaganda-reel = Il cinegiornale
    .stay = { bo-answer-support-plus-1 }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-support-up-to-5 }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il Supporto Militare di Hitler aumenta di 1. 1 o 2: non succede nulla. 3: la motivazione di ogni altro cospiratore libero aumenta di 1.
interrogation-the-early-hour = Prima dell’ora
    .stay = { bo-answer-remove-1-event }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-remove-2-events }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il prossimo evento dello stadio attuale esce dal gioco senza essere visto. Numero: non succede nulla.
interrogation-the-travel-ban = Il divieto di viaggio
    .stay = { bo-answer-send-one-other-to-train-station }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-send-all-others-to-train-station }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: ogni altro cospiratore libero si muove alla Stazione Ferroviaria. Numero: non succede nulla.
interrogation-the-chaplain = Il cappellano
    .stay = { bo-answer-motivation-plus-1-of-one-other } Questa carta esce dal gioco.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-motivation-minus-2-of-one-other } Questa carta esce dal gioco.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: non succede nulla. Numero: la motivazione di un altro cospiratore libero a tua scelta aumenta di 1. Questa carta esce dal gioco.
interrogation-the-old-comrade = Il vecchio commilitone
    .stay = { bo-answer-nothing } Questa carta esce dal gioco.
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-suspicion-plus-1-of-one-other } Questa carta esce dal gioco.
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il sospetto di un altro cospiratore libero a tua scelta aumenta di 1. 1 o 2: non succede nulla. 3: vieni rilasciato. Questa carta esce dal gioco.
interrogation-the-photograph = La fotografia
    .stay = { bo-answer-suspicion-plus-1-of-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-suspicion-plus-1-of-all-others-in-one-space }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il sospetto di ogni altro cospiratore libero che condivide la casella con un altro aumenta di 1. Numero: non succede nulla.
interrogation-the-divided-house = La casa divisa
    .stay = { bo-answer-motivation-minus-1-of-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-motivation-minus-1-of-one-other-and-suspicion-plus-1-of-another }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: la motivazione di un altro cospiratore libero a tua scelta diminuisce di 2. Numero: non succede nulla.
interrogation-the-double-agent = Il doppiogiochista
    .stay = { bo-answer-support-plus-1-and-suspicion-minus-1-of-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-support-plus-1-and-suspicion-plus-1-of-one-other }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: il Supporto Militare di Hitler aumenta di 1. Numero: non succede nulla.
interrogation-the-ration-card = La tessera annonaria
    .stay = { bo-answer-discard-1-card-or-item-of-one-other }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-discard-1-card-of-one-other-and-discard-1-item-of-them }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: un altro cospiratore libero a tua scelta scarta tutti i suoi oggetti. Numero: non succede nulla.
interrogation-the-last-visit = L’ultima visita
    .stay = { bo-answer-move-deputies-to-start }
    .free = Vieni rilasciato: vai al QG Gestapo con sospetto alto. { bo-answer-move-bormann-himmler-to-one-other-and-motivation-minus-1-of-them }
    .resist = Tira un dado. Bersaglio: vieni rilasciato. Aquila: la motivazione di un altro cospiratore libero a tua scelta diminuisce di 1. Numero: non succede nulla.

## Introductions

intro-sh = Germania, 1932. La maggior parte di voi è liberale e cerca di tenere in piedi una repubblica fragile, ma non sapete di chi fidarvi: tra voi siedono dei fascisti, e uno di voi è Hitler. A ogni round eleggete un Presidente e un Cancelliere, che in segreto scelgono una di tre leggi pescate a caso. Cinque leggi liberali o l’esecuzione di Hitler salvano la repubblica; sei leggi fasciste, o Hitler eletto Cancelliere quando tre sono già in vigore, la fanno cadere. Parlate, promettete, accusate e mentite: l’unico a non mentire mai è il gioco.
intro-bo = Sei uno dei tedeschi che vollero uccidere Hitler: ufficiali, diplomatici, un pastore, un ammiraglio. Insieme attraversate il Reich, raccogliete oggetti, trovate un complotto e vi fate coraggio, mentre gli eventi portano avanti la guerra e la Gestapo sorveglia. Quando la motivazione è alta e il sospetto basso, uno di voi tenta un complotto: se ottenete tanti bersagli quanto il Supporto Militare di Hitler vincete tutti; se escono troppe aquile il complotto è scoperto. Perdete insieme se tutti finite in prigione, se il tempo scade o se trovano i vostri documenti.

## Endings

outcome-sh-liberal-policies = Vincono i liberali: cinque leggi liberali
    .text = La quinta legge liberale è in vigore. La repubblica resiste.
outcome-sh-hitler-executed = Vincono i liberali: Hitler giustiziato
    .text = Il Presidente ha fatto giustiziare Hitler. La repubblica è salva.
outcome-sh-fascist-policies = Vincono i fascisti: sei leggi fasciste
    .text = La sesta legge fascista è in vigore. La repubblica è caduta.
outcome-sh-hitler-elected = Vincono i fascisti: Hitler eletto Cancelliere
    .text = Con tre o più leggi fasciste in vigore, Hitler è diventato Cancelliere. La repubblica è caduta.
outcome-bo-hitler-dead = Vittoria: Hitler è morto
    .text = Il complotto è riuscito. Quello che la storia negò loro, voi lo avete fatto.
outcome-bo-all-in-prison = Sconfitta: tutti i cospiratori sono in prigione
    .text = Non resta nessuno per continuare, e il regime non trova più opposizione.
outcome-bo-no-event = Sconfitta: non ci sono più eventi
    .text = La guerra è arrivata alla fine con Hitler al potere. Per milioni di persone l’aiuto è arrivato troppo tardi.
outcome-bo-documents-located = Sconfitta: hanno trovato i vostri documenti
    .text = La Gestapo ha le prove che cercava. La cospirazione è stroncata.

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
policy-fascist = legge fascista
office-president = Presidente
    .text = Pesca tre leggi, ne scarta una e ne passa due. Usa il potere dato da una legge fascista.
office-chancellor = Cancelliere
    .text = Riceve due leggi, ne scarta una e promulga l’altra.
office-presidential-candidate = Candidato a Presidente
    .text = Propone un Cancelliere. La presidenza passa in senso orario.
office-nominated-chancellor = Candidato a Cancelliere
    .text = Proposto dal candidato a Presidente; tutti votano sulla coppia.
vote-ja = Ja!
    .text = Sì a questo governo.
vote-nein = Nein!
    .text = No a questo governo.
power-none = Nessun potere
    .text = Questa legge non dà nulla al Presidente.
power-investigate = Indagine di lealtà
    .text = Solo il Presidente vede il partito di un altro giocatore, mai il ruolo. Non si indaga due volte sulla stessa persona.
power-special-election = Elezione speciale
    .text = Il Presidente sceglie chi sarà il prossimo candidato a Presidente. Poi riprende l’ordine consueto e nessuno viene saltato.
power-peek = Sguardo alle leggi
    .text = Solo il Presidente guarda le prime tre leggi del mazzo, che restano nello stesso ordine.
power-execution = Esecuzione
    .text = Il Presidente fa giustiziare un giocatore. Se era Hitler, vincono i liberali; altrimenti il ruolo resta segreto.
power-veto = Potere di veto
    .text = Dopo la quinta legge fascista, il Cancelliere può chiedere il veto, per scartare entrambe le leggi. Se il Presidente accetta, avanza il segnalino elezioni.
phase-sh-nominate = Candidatura
    .text = Il candidato a Presidente propone un Cancelliere.
phase-sh-vote = Voto
    .text = Tutti i giocatori vivi votano il governo proposto.
phase-sh-discard = Sessione legislativa: Presidente
    .text = Il Presidente scarta una di tre leggi.
phase-sh-enact = Sessione legislativa: Cancelliere
    .text = Il Cancelliere promulga una di due leggi.
phase-sh-veto = Veto
    .text = Il Cancelliere ha chiesto il veto; il Presidente accetta o rifiuta.
phase-sh-investigate = Indagine di lealtà
    .text = Il Presidente sceglie di chi vedere il partito.
phase-sh-special-election = Elezione speciale
    .text = Il Presidente sceglie il prossimo candidato a Presidente.
phase-sh-peek = Sguardo alle leggi
    .text = Il Presidente guarda le prime tre leggi.
phase-sh-execute = Esecuzione
    .text = Il Presidente sceglie chi viene giustiziato.
phase-sh-over = Fine della partita
    .text = Vengono rivelati tutti i ruoli e tutte le mani.
term-election-tracker = Segnalino elezioni
    .text = Conta i governi respinti o finiti con un veto. A tre arriva il caos: la prima legge del mazzo entra in vigore da sola.
term-term-limit = Limite di mandato
    .text = In carica con l’ultima elezione: ora non può essere Cancelliere.
term-not-hitler = Non è Hitler
    .text = È stato eletto Cancelliere con tre o più leggi fasciste in vigore, o è stato giustiziato, senza che la partita finisse.
term-chaos = Caos
    .text = Dopo tre governi falliti di fila entra in vigore la prima legge del mazzo. Non dà poteri e tutti i limiti di mandato sono dimenticati.

## Secret Hitler: options

option-sh-talk = Dichiarazioni
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

count-sh-liberal = { $liberal ->
        [one] { $liberal } liberale
       *[other] { $liberal } liberali
    }
count-sh-fascist = { $fascist ->
        [one] { $fascist } fascista
       *[other] { $fascist } fasciste
    }
# A hand: what it has none of is not named.
count-sh-both = { $fascist ->
        [0] { count-sh-liberal }
        [one] { count-sh-with-fascist }
       *[other] { count-sh-with-fascist }
    }
count-sh-with-fascist = { $liberal ->
        [0] { count-sh-fascist }
        [one] { count-sh-liberal } e { count-sh-fascist }
       *[other] { count-sh-liberal } e { count-sh-fascist }
    }
log-sh-roles = I ruoli sono distribuiti.
log-sh-roles-own = I ruoli sono distribuiti. Il tuo lo vedi solo tu.
log-sh-shuffled = Il mazzo delle leggi viene mescolato: { count-sh-liberal } e { count-sh-fascist }.
log-sh-candidate = { $seat } si candida a Presidente.
    .you-seat = Ti candidi a Presidente.
log-sh-nominated = { $president } propone { $chancellor } come Cancelliere.
    .you-president = Proponi { $chancellor } come Cancelliere.
    .you-chancellor = { $president } ti propone come Cancelliere.
log-sh-votes =
    { $elected ->
        [yes] Il governo di { $government } è eletto per { $ja } a { $nein }.
       *[no] Il governo di { $government } è respinto per { $ja } a { $nein }.
    }
    .you-government =
        { $elected ->
            [yes] Il tuo governo con { $others } è eletto per { $ja } a { $nein }.
           *[no] Il tuo governo con { $others } è respinto per { $ja } a { $nein }.
        }
log-sh-not-hitler = { $seat } non è Hitler.
    .you-seat = Non sei Hitler.
log-sh-tracker = Il segnalino elezioni è a { $tracker }.
log-sh-chaos =
    { $policy ->
        [liberal] Caos: la prima legge del mazzo entra in vigore alla cieca. È liberale.
       *[fascist] Caos: la prima legge del mazzo entra in vigore alla cieca. È fascista.
    }
log-sh-drawn = { $president } pesca tre leggi.
    .you-president = Peschi tre leggi.
log-sh-drawn-own = { $president } pesca { count-sh-both }.
log-sh-passed = { $president } passa due leggi a { $chancellor }.
    .you-president = Passi due leggi a { $chancellor }.
    .you-chancellor = { $president } ti passa due leggi.
log-sh-passed-own = { $president } passa a { $chancellor } { count-sh-both }.
log-sh-enacted =
    { $policy ->
        [liberal] { $government } promulgano una legge liberale.
       *[fascist] { $government } promulgano una legge fascista.
    }
    .you-government =
        { $policy ->
            [liberal] Tu e { $others } promulgate una legge liberale.
           *[fascist] Tu e { $others } promulgate una legge fascista.
        }
log-sh-veto-asked = { $seat } chiede il veto.
    .you-seat = Chiedi il veto.
log-sh-veto-agreed = { $seat } accetta il veto. Le due leggi vengono scartate.
    .you-seat = Accetti il veto. Le due leggi vengono scartate.
log-sh-veto-refused = { $seat } rifiuta il veto.
    .you-seat = Rifiuti il veto.
log-sh-investigated = { $president } guarda la tessera di partito di { $target }.
    .you-president = Guardi la tessera di partito di { $target }.
    .you-target = { $president } guarda la tua tessera di partito.
log-sh-investigated-own =
    { $party ->
        [liberal] { $president } guarda la tessera di partito di { $target }: liberale.
       *[fascist] { $president } guarda la tessera di partito di { $target }: fascista.
    }
log-sh-special-election = { $president } indice un’elezione speciale: si candida { $target }.
    .you-president = Indici un’elezione speciale: si candida { $target }.
    .you-target = { $president } indice un’elezione speciale: ti candidi tu.
log-sh-peeked = { $president } guarda le prime tre leggi.
    .you-president = Guardi le prime tre leggi.
log-sh-peeked-own = { $president } guarda le prime tre leggi: { $tiles }.
log-sh-executed = { $president } fa giustiziare { $target }.
    .you-president = Fai giustiziare { $target }.
    .you-target = { $president } ti fa giustiziare.
log-sh-executed-not-hitler = { $target } non era Hitler.
log-sh-claimed-drawn = { $seat } dice di aver pescato { count-sh-both }.
    .you-seat = Dici di aver pescato { count-sh-both }.
log-sh-claimed-received = { $seat } dice di aver ricevuto { count-sh-both }.
    .you-seat = Dici di aver ricevuto { count-sh-both }.
log-sh-claimed-party =
    { $party ->
        [liberal] { $seat } dice: { $target } è liberale.
       *[fascist] { $seat } dice: { $target } è fascista.
    }
    .you-seat =
        { $party ->
            [liberal] Dici: { $target } è liberale.
           *[fascist] Dici: { $target } è fascista.
        }
    .you-target =
        { $party ->
            [liberal] { $seat } dice che sei liberale.
           *[fascist] { $seat } dice che sei fascista.
        }
log-sh-claimed-peek = { $seat } dice che le prime tre erano: { $tiles }.
    .you-seat = Dici che le prime tre erano: { $tiles }.
log-sh-over =
    { $side ->
        [liberal] Hanno vinto i liberali.
       *[fascist] Hanno vinto i fascisti.
    }

## Secret Hitler: beliefs

belief-sh-nominated = { $president } ha proposto { $chancellor }.
belief-sh-votes =
    { $elected ->
        [yes] I voti con cui il governo di { $government } è stato eletto.
       *[no] I voti con cui il governo di { $government } è stato respinto.
    }
belief-sh-laid =
    { $policy ->
        [liberal] { $government } hanno promulgato una legge liberale.
       *[fascist] { $government } hanno promulgato una legge fascista.
    }
belief-sh-laid-drawn =
    { $policy ->
        [liberal] { $government } hanno promulgato una legge liberale
       *[fascist] { $government } hanno promulgato una legge fascista
    }; { $president } dice che, delle tre pescate, { $drawn ->
        [0] nessuna era liberale
        [one] una era liberale
       *[other] { $drawn } erano liberali
    }.
belief-sh-laid-received =
    { $policy ->
        [liberal] { $government } hanno promulgato una legge liberale
       *[fascist] { $government } hanno promulgato una legge fascista
    }; { $chancellor } dice che, delle due ricevute, { $received ->
        [0] nessuna era liberale
        [one] una era liberale
       *[other] { $received } erano liberali
    }.
belief-sh-laid-both =
    { $policy ->
        [liberal] { $government } hanno promulgato una legge liberale
       *[fascist] { $government } hanno promulgato una legge fascista
    }; { $president } dice che, delle tre pescate, { $drawn ->
        [0] nessuna era liberale
        [one] una era liberale
       *[other] { $drawn } erano liberali
    }; { $chancellor } dice che, delle due ricevute, { $received ->
        [0] nessuna era liberale
        [one] una era liberale
       *[other] { $received } erano liberali
    }.
belief-sh-vetoed = { $government } hanno posto il veto su entrambe le leggi.
belief-sh-investigated = { $president } ha indagato su { $target }.
belief-sh-investigated-said =
    { $party ->
        [liberal] { $president } ha indagato su { $target } e dice: liberale.
       *[fascist] { $president } ha indagato su { $target } e dice: fascista.
    }
belief-sh-saw =
    { $party ->
        [liberal] La tessera di partito di { $target } è liberale.
       *[fascist] La tessera di partito di { $target } è fascista.
    }
belief-sh-special-election = { $president } ha indetto un’elezione speciale per { $target }.
belief-sh-peeked =
    { $president } dice che, delle prime tre leggi, { $liberal ->
        [0] nessuna era liberale
        [one] una era liberale
       *[other] { $liberal } erano liberali
    }.
belief-sh-executed = { $president } ha fatto giustiziare { $target }.
belief-sh-not-hitler = { $seat } non è Hitler, o la partita sarebbe finita.

## Secret Hitler: what bots say
# Each line can be put in three ways, so that nobody repeats themselves.

say-sh-nominate-not-hitler =
    { $way ->
        [a] { $name } non può essere Hitler. Mi basta questo.
        [b] A questo punto voglio qualcuno che non sia Hitler: { $name }.
       *[c] { $name } ha già fatto il Cancelliere e siamo ancora qui. Andiamo avanti così.
    }
say-sh-nominate-vouched =
    { $way ->
        [a] { $by } ha visto la tessera di { $name }. Mi baso su questo.
        [b] { $by } garantisce per { $name }, e ci credo.
       *[c] { $by } ha indagato su { $name } e ha detto: liberale.
    }
say-sh-nominate-record =
    { $way ->
        [a] { $name } ha promulgato una legge liberale. Continuiamo da lì.
        [b] L’ultima legge di { $name } era liberale, quindi propongo { $name }.
       *[c] Finora { $name } ha un passato pulito.
    }
say-sh-nominate-again =
    { $way ->
        [a] Voglio vedere { $name } ancora una volta prima di giudicare.
        [b] Forse l’ultima volta { $name } non aveva scelta.
       *[c] Che { $name } dimostri che era sfortuna.
    }
say-sh-nominate-rather =
    { $way ->
        [a] Non credo che { $name } sia Hitler, e ora conta questo.
        [b] Meglio qualcuno di cui dubitiamo che Hitler: { $name }.
       *[c] Chiunque sia davvero { $name }, probabilmente non è Hitler.
    }
say-sh-nominate-least =
    { $way ->
        [a] Tra chi posso scegliere, { $name } è chi mi dà meno dubbi.
        [b] Non vedo nulla contro { $name }.
       *[c] { $name } mi sembra la scelta più sicura.
    }
say-sh-nominate-first =
    { $way ->
        [a] Qualcuno deve cominciare: { $name }.
        [b] Non sappiamo ancora nulla di nessuno. Allora { $name }.
       *[c] Da qualche parte bisogna iniziare. Scelgo { $name }.
    }
say-sh-nominate-new =
    { $way ->
        [a] Di { $name } sappiamo ancora poco. Scopriamolo.
        [b] Vorrei vedere che cosa fa { $name }.
       *[c] { $name } non ha ancora avuto modo di mostrare nulla.
    }
say-sh-ja-tracker =
    { $way ->
        [a] Meglio un governo che la prima legge del mazzo.
        [b] Un terzo rifiuto lascerebbe tutto al caso.
        [c] Non possiamo far cadere anche questo.
        [d] Ne sono già caduti due. Ancora uno e decide il mazzo.
        [e] Qualunque governo è meglio di una legge di cui nessuno risponde.
       *[f] Voto ja perché a scegliere siamo noi.
    }
say-sh-ja-trust =
    { $way ->
        [a] Per ora mi fido di { $government }.
        [b] { $government }: mi sta bene.
        [c] Quel governo ha il mio voto: { $government }.
        [d] Non ho visto nulla contro { $government }.
        [e] { $government } si sono meritati una prova.
       *[f] Per me { $government } sono ora la coppia più sicura.
    }
say-sh-ja-try =
    { $way ->
        [a] Ho qualche dubbio su { $government }, ma aspettando non impariamo nulla.
        [b] Qualcuno bisogna provarlo: che siano { $government }.
        [c] Che { $government } mostrino chi sono.
        [d] Qui nessuno ha certezze. Che governino { $government }.
        [e] Dico ja a { $government }, e guarderò da vicino.
       *[f] Dopo ne sapremo di più su { $government }.
    }
say-sh-nein-hitler =
    { $way ->
        [a] Se { $name } è Hitler, è finita. Non voglio rischiare.
        [b] { $name } come Cancelliere no, non adesso.
        [c] Troppo pericoloso: { $name } potrebbe essere Hitler.
        [d] Non posso escludere che { $name } sia Hitler.
        [e] Un Cancelliere sbagliato ed è finita, e di { $name } so troppo poco.
       *[f] A questo punto chiunque come Cancelliere, ma non { $name }.
    }
say-sh-nein-doubt =
    { $way ->
        [a] Non mi fido di { $name }.
        [b] Non con { $name } al governo.
        [c] C’è troppo contro { $name }.
        [d] Finché c’è { $name }, voto nein.
        [e] { $name } deve prima spiegare alcune cose.
       *[f] Quel che ho visto di { $name } non basta per un ja.
    }
say-sh-nein-others =
    { $way ->
        [a] Preferirei vedere altre due persone.
        [b] A questo tavolo ci sono coppie migliori.
        [c] Questa coppia no, non ancora.
        [d] Questa coppia non mi convince.
        [e] Sentiamo prima la prossima proposta.
       *[f] Nulla parla a favore di questa coppia.
    }
say-sh-execute =
    { $way ->
        [a] Di tutti i presenti, { $name } è chi mi convince meno.
        [b] Devo decidere, e tutto porta a { $name }.
       *[c] Forse mi sbaglio su { $name }, ma non posso più aspettare.
    }
say-sh-execute-guess =
    { $way ->
        [a] Ho solo una sensazione: { $name }.
        [b] Nessuno ha osservato { $name } abbastanza da vicino.
       *[c] Potrebbe essere chiunque. Scelgo { $name }.
    }
say-sh-special-election =
    { $way ->
        [a] Voglio che { $name } guidi il prossimo governo.
        [b] Ora dovrebbe scegliere { $name }.
       *[c] Passo la presidenza a { $name }.
    }
say-sh-veto =
    { $way ->
        [a] Non voglio promulgare nessuna di queste.
        [b] Nessuna delle due. Chiedo il veto.
       *[c] Qualunque io scelga, ci danneggia.
    }
say-sh-agree =
    { $way ->
        [a] D’accordo: nessuna delle due.
        [b] Non avevo di meglio da dare. Veto.
       *[c] Meglio nessuna che queste.
    }
say-sh-refuse =
    { $way ->
        [a] Una delle due va promulgata.
        [b] Non vedo motivo per un veto.
       *[c] Niente veto. Scegli.
    }
say-sh-claim-no-choice =
    { $way ->
        [a] Non avevo scelta.
        [b] Tre uguali. Non potevo farci nulla.
        [c] Sfortuna, niente di più.
        [d] Erano tutte e tre fasciste, lo giuro.
        [e] Il mazzo non mi ha dato altro.
       *[f] In mano non avevo nulla di liberale.
    }
say-sh-accuse-passed-liberal =
    { $way ->
        [a] Ho dato a { $name } una legge liberale. Chiedete dov’è finita.
        [b] La scelta l’aveva { $name }, non io.
       *[c] Tra le due che ho passato a { $name } ce n’era una liberale.
    }
say-sh-accuse-got-none =
    { $way ->
        [a] { $name } parla di una legge liberale. A me non è arrivata.
        [b] Se c’era una legge liberale, l’ha tenuta { $name }.
       *[c] Qualcuno qui mente, { $name }, e non sono io.
    }
say-sh-why-own =
    { $way ->
        [a] Era il mio stesso governo. Lo difendo.
        [b] Ne facevo parte io.
       *[c] Voto per ciò di cui faccio parte.
    }
say-sh-why-nothing =
    { $way ->
        [a] Non ho ancora fatto nulla.
        [b] Lasciami prima fare qualcosa.
       *[c] Chiedimelo dopo il primo voto.
    }
say-sh-trust =
    { $way ->
        [a] Mi fido soprattutto di { $name }.
        [b] Di { $name }, più che di chiunque altro.
       *[c] Se dovessi scegliere: { $name }.
    }
say-sh-trust-because =
    { $way ->
        [a] Mi fido soprattutto di { $name }. { $reason }
        [b] Di { $name }. Ecco che cosa mi convince: { $reason }
       *[c] Credo in { $name }. { $reason }
    }
say-sh-trust-saw-me =
    { $way ->
        [a] { $name } ha visto la mia tessera e ha detto la verità.
        [b] { $name } ha indagato su di me e non ha mentito.
       *[c] Mi fido di { $name }: poteva mentire su di me e non l’ha fatto.
    }
say-sh-trust-with-me =
    { $way ->
        [a] Con { $name } ho governato, ed è andata bene.
        [b] { $name } e io abbiamo governato insieme. Mi è piaciuto quel che ho visto.
       *[c] Mi fido soprattutto di { $name }: c’ero anch’io.
    }
say-sh-suspect-saw-me =
    { $way ->
        [a] { $name } mi accusa. Io so chi sono.
        [b] { $name } ha mentito sulla mia tessera.
       *[c] Chi dice questo di me non sta con i liberali: { $name }.
    }
say-sh-suspect-with-me =
    { $way ->
        [a] Con { $name } ho governato. Qualcosa non tornava.
        [b] So che cosa abbiamo avuto in mano { $name } e io. Non mi fido di { $name }.
       *[c] Credo che { $name } e io non volessimo la stessa cosa.
    }
say-sh-trust-nobody =
    { $way ->
        [a] Per ora di nessuno più che degli altri.
        [b] È presto per fidarsi di qualcuno.
       *[c] Mi fido di me. Del resto so troppo poco.
    }
say-sh-suspect =
    { $way ->
        [a] Sospetto soprattutto di { $name }.
        [b] Di { $name }, più che di chiunque altro.
       *[c] Tieni d’occhio { $name }.
    }
say-sh-suspect-because =
    { $way ->
        [a] Sospetto soprattutto di { $name }. { $reason }
        [b] Di { $name }. Ecco che cosa me lo fa pensare: { $reason }
       *[c] Non mi fido di { $name }. { $reason }
    }
say-sh-suspect-nobody =
    { $way ->
        [a] Per ora di nessuno più che degli altri.
        [b] Finora non ho nulla contro nessuno.
       *[c] Vediamo prima qualche altro governo.
    }
say-sh-myself =
    { $way ->
        [a] Sto con i liberali. Che cosa ti aspettavi?
        [b] Giudicami da quello che faccio.
       *[c] Io so chi sono. Sta a te scoprirlo.
    }
say-sh-dead =
    { $way ->
        [a] { $name } è fuori dalla partita. Non conta più.
        [b] Parliamo di chi vota ancora, non di { $name }.
       *[c] { $name } non può più fare nulla.
    }
say-sh-unsure =
    { $way ->
        [a] Su { $name } non so ancora che dire.
        [b] { $name } potrebbe essere l’una o l’altra cosa.
       *[c] Vorrei vedere di più di { $name }.
    }
say-sh-advice =
    { $way ->
        [a] Per come la vedo, è ciò che conviene di più alla mia parte.
        [b] Non vedo nulla che aiuti di più la mia parte.
       *[c] Fra tutto quello che potrei fare, è il meglio per la mia parte.
    }

## Black Orchestra: what bots say
# $in and $to are places as bo-in-space and bo-to-space tell them, $item a thing with its article.
# …-own: of the one who speaks. Lines with “call” are said also where bots say little.

bo-in-space =
    { $space ->
        [train-station] alla Stazione Ferroviaria
        [deutschlandhalle] alla Deutschlandhalle
        [chancellery] alla Cancelleria
        [gestapo-hq] al QG Gestapo
        [zeughaus] allo Zeughaus
        [ministry-of-propaganda] al Ministero della Propaganda
        [sportpalast] allo Sportpalast
        [adlerhorst] ad Adlerhorst
        [tannenberg] a Tannenberg
        [berghof] al Berghof
        [wolfsschanze] alla Wolfsschanze
        [anlage-sued] ad Anlage Süd
        [wolfsschlucht] alla Wolfsschlucht
        [wasserburg] a Wasserburg
        [wehrwolf] a Wehrwolf
        [prison] in prigione
       *[other] a { $name }
    }
bo-to-space =
    { $space ->
        [train-station] alla Stazione Ferroviaria
        [deutschlandhalle] alla Deutschlandhalle
        [chancellery] alla Cancelleria
        [gestapo-hq] al QG Gestapo
        [zeughaus] allo Zeughaus
        [ministry-of-propaganda] al Ministero della Propaganda
        [sportpalast] allo Sportpalast
        [adlerhorst] ad Adlerhorst
        [tannenberg] a Tannenberg
        [berghof] al Berghof
        [wolfsschanze] alla Wolfsschanze
        [anlage-sued] ad Anlage Süd
        [wolfsschlucht] alla Wolfsschlucht
        [wasserburg] a Wasserburg
        [wehrwolf] a Wehrwolf
        [prison] in prigione
       *[other] a { $name }
    }
bo-the-item =
    { $item ->
        [badge] il distintivo
        [explosives] gli esplosivi
        [intel] le informazioni
        [keys] le chiavi
        [map] la mappa
        [poison] il veleno
        [signature] la firma
        [weapons] le armi
       *[other] { $name }
    }
bo-the-card = «{ $name }»
say-bo-fetch =
    { $way ->
        [a] Vado { $to } a prendere { $item }.
        [b] Ci penso io a prendere { $item } { $in }.
       *[c] Ci serve: recupero { $item } { $in }.
    }
say-bo-fetch-for =
    { $way ->
        [a] Vado { $to } a prendere { $item } per { $who }.
        [b] Serve a { $who }: vado { $to } a prendere { $item }.
       *[c] Recupero { $item } { $in }, poi raggiungo { $who }.
    }
say-bo-deliver =
    { $way ->
        [a] Consegno { $item } { $in }: così sospetteranno meno di noi.
        [b] Ci tengono d’occhio: lascio { $item } { $in }.
       *[c] Preferisco perdere { $item } { $in } che restare sotto sospetto.
    }
say-bo-enter =
    { $space ->
        [auschwitz] Vado { $to }. Chi ha visto non può tacere.
        [treblinka] Vado { $to }. Chi ha visto non può tacere.
       *[other] Vado { $to }: essere lì ci aiuta.
    }
say-bo-go-strike =
    { $way ->
        [a] Vado { $to } a tentare «{ $plot }».
        [b] Hitler è { $in }. Ci vado con «{ $plot }».
       *[c] «{ $plot }» si può tentare { $in }. Mi metto in cammino.
    }
say-bo-call-strike =
    { $way ->
        [a] Agisco adesso: «{ $plot }», secondo me al { $percent }%.
        [b] Un momento migliore non verrà: «{ $plot }», { $percent }%.
       *[c] «{ $plot }», adesso. Abbiamo il { $percent }%.
    }
say-bo-call-strike-slim =
    { $way ->
        [a] La probabilità è poca, ma forse non ci sarà un’altra occasione: «{ $plot }», { $percent }%.
       *[b] Il { $percent }% è meglio di niente: «{ $plot }».
    }
say-bo-hand-over =
    { $way ->
        [a] Porto a { $who } qualcosa che in mano sua ci serve di più.
       *[b] Vado { $to }: quello che ho serve di più a { $who }.
    }
say-bo-give =
    { $way ->
        [a] { $who }, ecco { $thing }: a te serve di più.
       *[b] Passo a { $who } { $thing }.
    }
say-bo-take-from =
    { $way ->
        [a] { $who }, prendo io { $thing }.
       *[b] { $who }, lasciami { $thing }.
    }
say-bo-meet =
    { $way ->
        [a] Vengo { $to }, da { $who }.
        [b] { $who } non deve restare solo { $in }.
       *[c] Raggiungo { $who } { $in }.
    }
say-bo-release =
    { $way ->
        [a] Provo a tirare fuori di prigione { $who }.
       *[b] Non lasciamo indietro nessuno: provo a liberare { $who }.
    }
say-bo-play-card =
    { $way ->
        [a] Uso { $card } finché serve.
       *[b] È il momento di { $card }.
    }
say-bo-carry-card =
    { $way ->
        [a] Vado { $to }: lì posso usare { $card }.
       *[b] { $card } si usa { $in }. Ci vado.
    }
say-bo-flee =
    { $way ->
        [a] Preferisco che non mi trovino qui. Me ne vado.
        [b] Meglio fuori dalla loro vista, { $in }.
       *[c] Mi stanno troppo vicino. Mi sposto.
    }
say-bo-search =
    { $way ->
        [a] Guardo che cosa c’è { $in }.
        [b] Conviene sapere che cosa c’è { $in }.
       *[c] Do un’occhiata { $in }.
    }
say-bo-look-for-a-plot =
    { $way ->
        [a] Non abbiamo ancora un piano. Ne cerco uno.
        [b] Prima di tutto ci manca un modo per farlo. Pesco.
       *[c] Sondo i miei contatti in cerca di un’occasione.
    }
say-bo-look-for-help =
    { $way ->
        [a] Cerco qualcosa che aiuti il nostro piano.
        [b] Un aiuto in più non guasta. Pesco.
       *[c] Chiedo ai miei contatti che cosa possono darci.
    }
say-bo-conspire-for-courage =
    { $way ->
        [a] Cospiro: a { $who } manca il coraggio e ci serve l’indicatore del Dissenso.
       *[b] { $who } esita ancora. Lavoro sull’indicatore del Dissenso.
    }
say-bo-conspire-for-courage-own =
    { $way ->
        [a] Cospiro: mi manca il coraggio, e l’indicatore del Dissenso lo dà.
       *[b] Non ho ancora il coraggio. Per questo cospiro.
    }
say-bo-conspire-for-support =
    { $way ->
        [a] Cospiro: ci serve l’indicatore del Dissenso, il supporto è a { $support }.
        [b] Il supporto è a { $support }. Cospiro per farlo scendere.
       *[c] Parlo con gli ufficiali che hanno dubbi.
    }
say-bo-wait-for-support =
    { $way ->
        [a] Aspettiamo che il supporto cali prima di agire. È a { $support }.
       *[b] Con il supporto a { $support } sarebbe un’occasione sprecata. Aspetto.
    }
say-bo-wait-for-hitler =
    { $way ->
        [a] È tutto pronto; manca solo che arrivi dove possiamo raggiungerlo.
       *[b] Aspetto che sia alla nostra portata.
    }
say-bo-wait-for-courage =
    { $way ->
        [a] { $who } non è ancora pronto. Aspetto.
       *[b] Dobbiamo dare tempo a { $who }.
    }
say-bo-wait-for-courage-own =
    { $way ->
        [a] Non me la sento ancora.
       *[b] Datemi ancora un po’ di tempo.
    }
say-bo-rest =
    { $way ->
        [a] Ora non posso fare niente di sensato. Sto fermo.
       *[b] Per il momento non mi faccio notare.
    }
say-bo-use-ability =
    { $way ->
        [a] Faccio quello che so fare meglio: { $ability }.
       *[b] { $ability }: adesso ci aiuta.
    }
say-bo-raid-keep =
    { $way ->
        [a] Nascondo { $thing }, anche se sospetteranno di più.
       *[b] { $thing } vale il rischio.
    }
say-bo-raid-discard =
    { $way ->
        [a] Non devono trovarmi addosso { $thing }. Me ne sbarazzo.
       *[b] { $thing } non vale il sospetto.
    }
say-bo-prison-stay = Restare è ciò che ci costa meno.
say-bo-prison-free = Il prezzo della libertà si può pagare.
say-bo-prison-resist = Resistere promette più di quello che offrono.
say-bo-react-use =
    { $way ->
        [a] Questo è il momento di { $card }.
       *[b] Uso { $card } prima che sia tardi.
    }
say-bo-react-pass = Tengo quello che ho per un momento migliore.
say-bo-dissent-support =
    { $way ->
        [a] Cali il supporto a Hitler: ogni passo conta quando agiremo.
       *[b] Che l’esercito dubiti di lui. Il supporto era a { $support }.
    }
say-bo-dissent-courage =
    { $way ->
        [a] Che { $who } trovi il coraggio.
       *[b] È { $who } che deve osare: il coraggio va a lui.
    }
say-bo-dissent-courage-own =
    { $way ->
        [a] Sono io che devo trovare il coraggio.
       *[b] Sono io che devo osare.
    }
say-bo-dissent-everyone = Adesso il coraggio serve a tutti.
say-bo-give-up = Quello che ci serve meno: { $thing }.
say-bo-keep-all = Quello che ho ci vale più di questo.
say-bo-keep-best = { $thing } è ciò che ci serve di più.
say-bo-take-item = Prendo { $item }: è ciò che ci serve di più.
say-bo-share-suspicion = { $who } ne ha più bisogno: è in pericolo.
say-bo-share-suspicion-own = Ne ho più bisogno io: mi sorvegliano.
say-bo-call-deputy = { $leader } lì ci fa meno danno.
say-bo-defections = Due ufficiali che disertano pesano quanto tre che protestano.
say-bo-defections-none = I bersagli ci servono di più sull’indicatore del Dissenso.
say-bo-draw-more = C’è ancora posto: pesco un’altra carta.
say-bo-draw-enough = Ho abbastanza; di più servirebbe solo a farmi scoprire.
say-bo-either = Questa metà ci dà di più.
say-bo-more-actions = { $who } può sfruttare meglio il tempo.
say-bo-more-actions-own = Posso sfruttare meglio io il tempo.
say-bo-look-next = Che venga questo: è ciò che ci fa meno danno.
say-bo-look-remove = Questo non deve succedere. Lo tolgo.
say-bo-hitler-comes = Che venga { $to }: lì è alla nostra portata.
say-bo-leader-comes = { $leader } ci fa meno danno { $in }.
say-bo-retreat = Il posto più sicuro per noi è { $in }.
say-bo-offer-accept = Quello che offrono vale il suo prezzo.
say-bo-offer-decline = Il prezzo è troppo alto per quello che avremmo.
say-bo-any-order = Qui l’ordine non conta.
say-bo-lend =
    { $way ->
        [a] Prendi quello che ti serve, { $who }. È per questo.
       *[b] Per «{ $plot }» hai tutto quello che ho, { $who }.
    }
say-bo-lend-not = Adesso non posso farne a meno.
say-bo-roll-dice = Con questo numero di dadi abbiamo la probabilità migliore: { $percent }%.
say-bo-spend = È per questo tentativo che tenevamo { $thing }.
say-bo-ready-to-roll = Altro a «{ $plot }» non serve. Adesso bisogna farlo.
say-bo-reroll = Questo dado ha più da guadagnare.
say-bo-free-whom = { $who } è quello che ci serve di più fuori.
say-bo-fly = Servo di più { $in }.
say-bo-lead-hitler = Se va { $to }, possiamo raggiungerlo.
say-bo-call-away = Il posto in cui ci danneggiano meno è { $in }.
say-bo-together = Aiuta il maggior numero di noi { $in }.
say-bo-target = Ci serve di più con { $who }.
say-bo-target-own = Ci serve di più con me.
say-bo-tile-reveal = Conviene sapere che cosa c’è { $in }.
say-bo-tile-take = Ciò che si trova { $in } ci serve di più.
say-bo-tile-take-unseen = Nessuno ha visto che cosa c’è { $in }, ma può essere qualcosa che ci serve.
say-bo-tile-lose = Sentiremo meno la mancanza di ciò che si trova { $in }.
say-bo-tile-lose-unseen = Nessuno ha visto che cosa c’è { $in }. Meglio perdere quello che ciò che conosciamo.
say-bo-walk-stop = È qui che volevo arrivare.
say-bo-advise-fetch = Cerchiamo { $item } { $in }. { $plan }
say-bo-advise-fetch-for = A { $who } serve questo: { $item } { $in }. { $plan }
say-bo-advise-deliver = Consegnare { $item } { $in } abbassa il sospetto, e con un sospetto estremo un Raid della Gestapo è un arresto.
say-bo-advise-go-strike = «{ $plot }» si può tentare { $in }.
say-bo-advise-call-strike = «{ $plot }» è al { $percent }%: aspettare non lo migliorerebbe.
say-bo-advise-call-strike-slim = Il { $percent }% è poco, ma forse non ci sarà un’altra occasione per «{ $plot }».
say-bo-advise-hand-over = Quello che hai ci serve di più in mano a { $who }. { $plan }
say-bo-advise-give = A { $who } serve più che a te. { $plan }
say-bo-advise-take-from = A te serve più che a { $who }. { $plan }
say-bo-advise-meet = Con { $who } { $in } ci si passano le cose e i tentativi si fanno insieme. { $plan }
say-bo-advise-release = Ogni prigioniero ci manca: { $who }.
say-bo-advise-play-card = Nessun’altra azione dà di più adesso. { $plan }
say-bo-advise-carry-card = { $card } si può usare { $in }. { $plan }
say-bo-advise-flee = È più sicuro stare { $in } che dove sei.
say-bo-advise-search = Nessuno sa ancora che cosa c’è { $in }. Gli oggetti aiutano i complotti, e consegnarli abbassa il sospetto.
say-bo-advise-look-for-a-plot = Nessuno ha un complotto da tentare, e i complotti vengono dalle carte.
say-bo-advise-look-for-help = Le carte possono dare dadi, azioni o coraggio. { $plan }
say-bo-advise-conspire-for-courage = A { $who } manca il coraggio. I bersagli riempiono l’indicatore del Dissenso, e questo alza la motivazione.
say-bo-advise-conspire-for-courage-own = Ti manca il coraggio. I bersagli riempiono l’indicatore del Dissenso, e questo alza la motivazione.
say-bo-advise-conspire-for-support = Un tentativo richiede tanti bersagli quanto vale il supporto: { $support }. L’indicatore del Dissenso pieno lo abbassa.
say-bo-advise-wait-for-support = Con il supporto a { $support } un tentativo richiede troppi bersagli. Meglio aspettare che cali.
say-bo-advise-wait-for-hitler = È tutto pronto, ma Hitler non è dove possiamo raggiungerlo.
say-bo-advise-wait-for-courage = { $who } deve prima trovare il coraggio.
say-bo-advise-wait-for-courage-own = Prima devi trovare il coraggio.
say-bo-advise-rest = Nient’altro di ciò che puoi fare adesso vale il rischio.
say-bo-advise-use-ability = Quello che solo tu sai fare è ciò che dà di più adesso. { $plan }
say-bo-advise-raid-keep = Vale più di un passo di sospetto. { $plan }
say-bo-advise-raid-discard = Non vale un passo di sospetto. { $plan }
say-bo-advise-react-use = È proprio adesso che fa di più. { $plan }
say-bo-advise-react-pass = Un altro momento ne avrà più bisogno. { $plan }
say-bo-advise-dissent-support = Ogni passo di supporto è un bersaglio in meno in tutti i tentativi. È a { $support }.
say-bo-advise-dissent-courage = Il coraggio serve di più a { $who }. { $plan }
say-bo-advise-dissent-courage-own = Il coraggio serve di più a te. { $plan }
say-bo-advise-give-up = È ciò che ci serve meno. { $plan }
say-bo-advise-keep-all = Quello che hai vale più di quello. { $plan }
say-bo-advise-keep-best = È ciò che ci aiuta di più. { $plan }
say-bo-advise-take-item = È ciò che ci aiuta di più. { $plan }
say-bo-advise-share-suspicion = { $who } è il più vicino all’arresto.
say-bo-advise-share-suspicion-own = Sei il più vicino all’arresto.
say-bo-advise-draw-more = C’è posto per un’altra carta e non costa azioni.
say-bo-advise-draw-enough = Altre carte servirebbero solo a farle trovare.
say-bo-advise-either = Dà di più adesso. { $plan }
say-bo-advise-more-actions = { $who } può sfruttare meglio il tempo. { $plan }
say-bo-advise-more-actions-own = Puoi sfruttarlo meglio tu. { $plan }
say-bo-advise-look-next = Di quello che c’è è ciò che ci fa meno danno.
say-bo-advise-look-remove = Di quello che c’è è ciò che ci farebbe più danno.
say-bo-advise-offer-accept = Vale il suo prezzo. { $plan }
say-bo-advise-offer-decline = Costa più di quello che dà. { $plan }
say-bo-advise-lend = «{ $plot }» ne ha più bisogno di te.
say-bo-advise-lend-not = Serve a te. { $plan }
say-bo-advise-roll-dice = Con tanti dadi la probabilità è la migliore: { $percent }%.
say-bo-advise-spend = Aiuta questo tentativo, ed è per questo che lo tenevamo.
say-bo-advise-ready-to-roll = Nient’altro che tu possa aggiungere rende più probabile «{ $plot }».
say-bo-advise-free-whom = { $who } è quello che ci serve di più fuori. { $plan }
say-bo-advise-fly = Servi di più { $in }. { $plan }
say-bo-advise-target = Ci serve di più con { $who }. { $plan }
say-bo-advise-target-own = Ci serve di più con te. { $plan }
say-bo-advise-tile-reveal = Nessuno sa che cosa c’è { $in }. { $plan }
say-bo-advise-tile-take = Ciò che si trova { $in } ci aiuta di più. { $plan }
say-bo-advise-walk-stop = Sei dove servi. { $plan }
say-bo-advise-plan-none = Finché nessuno ha un complotto, contano il coraggio e un supporto basso.
say-bo-advise-plan-prepare = Il piano: { $who } con «{ $plot }». Manca il coraggio.
say-bo-advise-plan-missing = Il piano: { $who } con «{ $plot }». Manca questo: { $items }.
say-bo-advise-plan-support = Il piano: { $who } con «{ $plot }» appena il supporto scende da { $support }.
say-bo-advise-plan-hitler = Il piano: { $who } con «{ $plot }» appena Hitler è a portata.
say-bo-advise-plan-strike = Il piano: { $who } con «{ $plot }» { $in }.
say-bo-advise-you = tu
say-bo-call-come =
    { $way ->
        [a] Venite { $to }: agisco lì. Con voi ho il { $percent }%.
        [b] Agisco { $in }. Con tutti voi è il { $percent }%.
       *[c] Raggiungetemi { $in }: insieme abbiamo il { $percent }%.
    }
say-bo-call-bring =
    { $way ->
        [a] { $name }, puoi portarmi { $item }?
        [b] { $name }, per «{ $plot }» mi serve altro: { $item }.
       *[c] { $name }, mi raggiungi con { $item }?
    }
say-bo-call-offer =
    { $way ->
        [a] { $name }, ho { $item } per te. Aspettami { $in }.
        [b] { $name }, ti porto { $item }. Ti raggiungo io.
       *[c] Ho { $item } per il tuo piano, { $name }. Se puoi, resta { $in }.
    }
say-bo-call-offer-here =
    { $way ->
        [a] { $name }, ho { $item } per te.
       *[b] { $name }, quando vuoi ti passo { $item }.
    }
say-bo-news-lead-own =
    { $way ->
        [a] «{ $plot }» è la nostra occasione migliore. Guido io.
        [b] Ho «{ $plot }». Lavoriamo per questo.
       *[c] Con «{ $plot }» posso farcela. Aiutatemi a prepararlo.
    }
say-bo-news-lead =
    { $way ->
        [a] { $name } ha «{ $plot }»: il meglio che abbiamo. Conta su di me.
        [b] Da ora lavoro per { $name } e «{ $plot }».
       *[c] Sia «{ $plot }». { $name }, guidi tu.
    }
say-bo-news-dares =
    { $way ->
        [a] { $who } è pronto. Adesso deve calare il supporto.
       *[b] { $who } osa. Facciamo calare il supporto in tempo.
    }
say-bo-news-dares-own =
    { $way ->
        [a] Sono pronto a farlo. Adesso deve calare il supporto.
       *[b] Lo farò. Aiutatemi a far calare il supporto.
    }
say-bo-news-arrested =
    { $way ->
        [a] Hanno preso { $who }. Andiamo avanti e proviamo a tirarlo fuori.
       *[b] { $who } è nelle loro mani. Non possiamo abbandonarlo.
    }
say-bo-plan-none =
    { $way ->
        [a] Non abbiamo ancora un complotto: ne cerco uno.
       *[b] Nessuno ha un complotto. Fino ad allora peschiamo, cospiriamo e cerchiamo ciò che può servire.
    }
say-bo-plan-prepare =
    { $way ->
        [a] { $who } guida «{ $plot }» e gli manca ancora il coraggio. L’indicatore del Dissenso è per lui.
       *[b] La nostra speranza è { $who } con «{ $plot }». Prima deve trovare il coraggio.
    }
say-bo-plan-prepare-own = Guido «{ $plot }» e mi manca ancora il coraggio. L’indicatore del Dissenso è ciò che mi aiuta di più.
say-bo-plan-missing =
    { $way ->
        [a] { $who } guida «{ $plot }». Ci serve ancora questo: { $items }.
       *[b] Per «{ $plot }» abbiamo ancora bisogno di questo: { $items }.
    }
say-bo-plan-missing-own = Guido «{ $plot }». Mi serve ancora questo: { $items }.
say-bo-plan-support =
    { $way ->
        [a] { $who } è pronto con «{ $plot }». Aspettiamo che il supporto scenda da { $support }.
       *[b] «{ $plot }» è pronto. Con il supporto a { $support } è presto.
    }
say-bo-plan-support-own = Sono pronto con «{ $plot }». Aspetto che il supporto scenda da { $support }.
say-bo-plan-hitler = { $who } è pronto con «{ $plot }». Manca solo che Hitler sia alla sua portata.
say-bo-plan-hitler-own = Sono pronto con «{ $plot }». Manca solo che Hitler sia alla mia portata.
say-bo-plan-strike = { $who } può agire { $in } con «{ $plot }». Chi può aggiungere qualcosa dovrebbe esserci.
say-bo-plan-strike-own = Posso agire { $in } con «{ $plot }». Venite se potete aggiungere qualcosa.
say-bo-need-items =
    { $way ->
        [a] Quello che mi manca è questo: { $items }.
       *[b] Per «{ $plot }» mi serve questo: { $items }.
    }
say-bo-need-courage =
    { $way ->
        [a] Coraggio. Se puoi, che l’indicatore del Dissenso sia per me.
       *[b] Coraggio, più di ogni altra cosa.
    }
say-bo-need-nothing =
    { $way ->
        [a] Per me niente. { $who } ha più bisogno di aiuto.
       *[b] Io me la cavo. Pensa a { $who }.
    }
say-bo-need-time =
    { $way ->
        [a] Solo tempo, e che il supporto cali.
       *[b] Tempo, e un’occasione che possa riuscire.
    }
say-bo-one-fate =
    { $way ->
        [a] O ce la facciamo insieme o cadiamo insieme. Mi fido di tutti.
       *[b] A questo tavolo non c’è nessuno da sospettare. Loro sono là fuori.
    }
say-bo-novice =
    { $way ->
        [a] Faccio quello che mi sembra giusto, un turno alla volta. Dimmi che cosa ti serve.
        [b] Sinceramente non ho un gran piano. Cerco di rendermi utile.
       *[c] Sto ancora imparando. Che cosa dovrei fare?
    }
talk-bo-wish-come = Vieni da me.
talk-bo-wish-wait = Aspetta, non agire ancora.
talk-bo-wish-strike = Agisci!
talk-bo-wish-lead = Guido io con «{ $plot }».
talk-bo-wish-bring = Portami { $item }.
talk-bo-wish-go = Va’ { $to }.
say-bo-heed-come =
    { $way ->
        [a] Vengo da te, { $name }.
       *[b] Arrivo, { $name }.
    }
say-bo-heed-go =
    { $way ->
        [a] Come vuoi, { $name }: vado { $to }.
       *[b] Vado { $to }, { $name }.
    }
say-bo-heed-bring =
    { $way ->
        [a] Faccio in modo che tu abbia { $item }, { $name }.
       *[b] { $name }, me ne occupo io: { $item }.
    }

## Secret Hitler: what is asked
# do-sh-…: to the one who acts. wait-sh-…: to the others; $name is the one they wait for.

do-sh-nominate = Scegli chi proporre come Cancelliere.
wait-sh-nominate = { $name } sceglie chi proporre come Cancelliere.
do-sh-vote = Vota { $president } come Presidente e { $chancellor } come Cancelliere.
    .you-president = Vota il tuo governo: tu come Presidente e { $chancellor } come Cancelliere.
    .you-chancellor = Vota il tuo governo: { $president } come Presidente e tu come Cancelliere.
wait-sh-vote =
    { $count ->
        [one] Manca il voto di { $names }.
       *[other] Mancano i voti di { $names }.
    }
do-sh-discard = Scarta una delle tre leggi. Le altre due passano al Cancelliere.
wait-sh-discard = { $name } scarta una di tre leggi.
do-sh-enact = Promulga una delle due leggi.
wait-sh-enact = { $name } promulga una di due leggi.
do-sh-veto = { $chancellor } chiede il veto. Accetti?
wait-sh-veto = { $name } risponde al veto.
do-sh-investigate = Scegli di chi guardare la tessera di partito.
wait-sh-investigate = { $name } sceglie quale tessera di partito guardare.
do-sh-special-election = Scegli chi si candida adesso a Presidente.
wait-sh-special-election = { $name } sceglie chi si candida adesso a Presidente.
do-sh-peek = Guarda le prime tre leggi.
wait-sh-peek = { $name } guarda le prime tre leggi.
do-sh-execute = Scegli chi viene giustiziato.
wait-sh-execute = { $name } sceglie chi viene giustiziato.

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
act-sh-claim-drawn = Di’ di aver pescato { count-sh-both } (governo { $session })
act-sh-claim-received = Di’ di aver ricevuto { count-sh-both } (governo { $session })
act-sh-claim-party =
    { $party ->
        [liberal] Di’ che { $target } è liberale
       *[fascist] Di’ che { $target } è fascista
    }
act-sh-claim-peek = Di’ che le prime tre erano { $tiles }
tile-sh-liberal = liberale
tile-sh-fascist = fascista

## Secret Hitler: rules

rule-sh-s1 = Numero di giocatori
    .text = Possono giocare da cinque a dieci persone.
rule-sh-s2 = Ruoli
    .text = Oltre a Hitler, un tavolo da 5 ha 3 liberali e 1 fascista; da 6: 4 e 1; da 7: 4 e 2; da 8: 5 e 2; da 9: 5 e 3; da 10: 6 e 3.
rule-sh-s3 = Distribuzione dei ruoli
    .text = I ruoli si distribuiscono a caso. I liberali sono del partito liberale, i fascisti e Hitler di quello fascista.
rule-sh-s4 = Mazzo delle leggi
    .text = Sei leggi liberali e undici fasciste vengono mescolate in un unico mazzo.
rule-sh-s5 = Primo candidato
    .text = Il caso decide chi si candida per primo a Presidente.
rule-sh-k1 = Cinque o sei giocatori
    .text = A un tavolo da cinque o sei, il fascista e Hitler sanno chi è l’altro.
rule-sh-k2 = Da sette a dieci giocatori
    .text = A un tavolo da sette a dieci, i fascisti si conoscono tra loro e conoscono Hitler. Hitler non conosce loro.
rule-sh-k3 = Che cosa sanno i liberali
    .text = I liberali all’inizio conoscono il proprio ruolo e nient’altro.
rule-sh-e1 = Rotazione della presidenza
    .text = A ogni round la candidatura a Presidente passa in senso orario al giocatore vivo successivo.
rule-sh-e2 = Proposta del Cancelliere
    .text = Il candidato propone come Cancelliere un’altra persona: qualsiasi giocatore vivo che sia eleggibile.
rule-sh-e3 = Limiti di mandato
    .text = L’ultimo Presidente e l’ultimo Cancelliere eletti non possono essere proposti come Cancelliere. Una proposta non eletta non conta, e il limite non chiude mai a nessuno la presidenza.
rule-sh-e4 = Cinque vivi o meno
    .text = Quando sono vivi cinque giocatori o meno, resta escluso solo l’ultimo Cancelliere eletto.
rule-sh-e5 = Voto
    .text = Votano tutti i vivi, anche i due candidati. Nessuno vede un voto prima che sia dato l’ultimo; poi si scoprono tutti insieme e restano pubblici, con i nomi, fino alla fine.
rule-sh-e6 = Maggioranza
    .text = Un governo ha bisogno di più sì che no. Il pareggio è una sconfitta.
rule-sh-e7 = Voto fallito
    .text = Dopo una sconfitta il segnalino elezioni avanza di uno e la candidatura passa al giocatore successivo.
rule-sh-e8 = Caos
    .text = Quando il segnalino arriva a tre, la prima legge del mazzo viene scoperta ed entra in vigore. Non dà alcun potere, il segnalino torna a zero e alla prossima elezione tutti sono eleggibili.
rule-sh-e9 = Ritorno del segnalino a zero
    .text = Ogni legge che entra in vigore, per un governo o per il caos, riporta il segnalino a zero.
rule-sh-e10 = Hitler Cancelliere
    .text = Se all’elezione di un governo sono in vigore almeno tre leggi fasciste, il gioco controlla il Cancelliere: se è Hitler, vincono i fascisti; altrimenti da allora tutti sanno che non è Hitler.
rule-sh-l1 = La scelta del Presidente
    .text = Il Presidente pesca tre leggi, ne scarta una senza mostrarla e consegna le altre due insieme.
rule-sh-l2 = La scelta del Cancelliere
    .text = Il Cancelliere scarta una delle due senza mostrarla e promulga l’altra.
rule-sh-l3 = Mani nascoste
    .text = Solo il Presidente vede le tre e solo il Cancelliere le due. Ciò che è scartato non si mostra a nessuno finché dura la partita.
rule-sh-l4 = Silenzio nella sessione
    .text = Presidente e Cancelliere non comunicano durante la sessione. Non possono farsi segnali né lasciare la scelta al caso.
rule-sh-l5 = Rimescolare
    .text = Se una sessione finisce con meno di tre leggi nel mazzo, mazzo e scarti si mescolano insieme in un nuovo mazzo. Lo stesso si controlla dopo il caos. Le carte avanzate non si mostrano né restano in cima.
rule-sh-l6 = Verità e bugie
    .text = Fuori dalla sessione ognuno può dire ciò che vuole su quanto ha visto, vero o no. Il gioco garantisce la verità solo per quanto riguarda Hitler (vedi «{ rule-sh-e10 }» e «{ rule-sh-p5 }»).
rule-sh-p1 = Uso di un potere
    .text = Il Presidente deve usare il potere, una volta, prima del round successivo; non si può conservare e il gioco aspetta.
rule-sh-p2 = Indagine di lealtà
    .text = Il Presidente sceglie un altro giocatore vivo su cui nessuno ha ancora indagato in questa partita ed è l’unico a conoscerne il partito, mai il ruolo.
rule-sh-p3 = Elezione speciale
    .text = Il Presidente rende prossimo candidato un qualsiasi altro giocatore vivo, anche uno che non può essere Cancelliere. Quel giocatore propone un Cancelliere come al solito. Poi tocca a chi siede a sinistra del Presidente che ha indetto l’elezione: nessuno perde il turno e il prescelto può candidarsi due volte di seguito.
rule-sh-p4 = Sguardo alle leggi
    .text = Solo il Presidente guarda le prime tre leggi del mazzo e le rimette nello stesso ordine.
rule-sh-p5 = Esecuzione
    .text = Il Presidente fa uccidere un giocatore vivo. Se era Hitler, hanno vinto i liberali; altrimenti il ruolo resta nascosto fino alla fine. I morti non parlano, non votano, non si candidano e non contano più.
rule-sh-v1 = Chiedere il veto
    .text = In ogni sessione successiva all’entrata in vigore della quinta legge fascista, il Cancelliere, con le due leggi in mano, può chiedere il veto.
rule-sh-v2 = Veto accettato
    .text = Se il Presidente accetta, entrambe le leggi vengono scartate, il segnalino avanza di uno e il round finisce. Se così arriva a tre, c’è il caos (vedi «{ rule-sh-e8 }»).
rule-sh-v3 = Veto rifiutato
    .text = Se il Presidente rifiuta, il Cancelliere deve promulgare una delle due e in quella sessione non può più chiedere il veto.
rule-sh-w1 = Vittoria liberale
    .text = I liberali vincono con la quinta legge liberale o quando Hitler viene giustiziato.
rule-sh-w2 = Vittoria fascista
    .text = I fascisti vincono con la sesta legge fascista o quando Hitler viene eletto Cancelliere con tre o più leggi fasciste in vigore (vedi «{ rule-sh-e10 }»).
rule-sh-w3 = Leggi per caos
    .text = Una legge arrivata con il caos conta come ogni altra.
rule-sh-w4 = Tutto viene rivelato
    .text = A partita finita tutti vedono tutti i ruoli e tutte le mani: ciò che è stato pescato, passato e scartato.
rule-sh-t1 = Dichiarazioni
    .text = Ci sono pulsanti per dichiarare in pubblico, il vero o il falso: il Presidente sulle tre leggi pescate, il Cancelliere sulle due ricevute, chi ha indagato, su un partito; chi ha dato uno sguardo, su quelle tre leggi. Le dichiarazioni che si contraddicono sono segnate come conflitto. Lo è anche una legge liberale pescata e nessuna ricevuta quando non ne è stata promulgata una liberale: una delle due persone l’ha fatta sparire, o mente. Un Cancelliere che ammette una legge liberale e ne ha promulgata una fascista non contraddice nessuno.
rule-sh-t2 = Chat
    .text = I vivi parlano liberamente; i morti e gli spettatori hanno un canale proprio; Presidente e Cancelliere sono muti per la durata della loro sessione (vedi «{ rule-sh-l4 }»).
rule-sh-x1 = Tavolo muto
    .text = Senza dichiarazioni né chat, per la ricerca e per partite tra bot.
rule-sh-x2 = Tavoli riequilibrati
    .text = Sei giocatori iniziano con una legge fascista in vigore; sette e nove giocano con una legge fascista in meno nel mazzo. Le impostazioni del tavolo lo dicono.
rule-sh-x3 = Tavoli su misura
    .text = Si possono fissare il potere di ogni casella, la composizione del mazzo, le leggi in vigore dall’inizio, la legge da cui eleggere Hitler fa vincere, quella da cui si può porre il veto, e se Hitler conosce i fascisti. Un tavolo che non si potrebbe giocare viene rifiutato, con il motivo.
rule-sh-r1 = Solo una legge azzera il segnalino
    .text = Solo una legge che entra in vigore azzera il segnalino. Vincere un’elezione no: due sconfitte seguite da un governo che pone il veto danno il caos.
rule-sh-r2 = Veto con il segnalino a due
    .text = Un veto con il segnalino a due è caos, e così tre veti di fila.
rule-sh-r3 = Veto, rimescolamento, caos
    .text = Quando una sessione con veto porta al caos, la sessione è già finita: il mazzo si controlla e, se serve, si rimescola (vedi «{ rule-sh-l5 }») prima che il caos scopra una legge.
rule-sh-r4 = Prima si mescola, poi il potere
    .text = Il mazzo si controlla prima di usare un potere, perciò uno sguardo vede il mazzo nuovo. Ciò che era avanzato viene mescolato e non resta mai in cima.
rule-sh-r5 = Limiti dopo il caos
    .text = Il caos cancella i limiti di mandato; il prossimo governo eletto ne fissa di nuovi.
rule-sh-r6 = Da sei a cinque vivi
    .text = I vivi si contano quando si propone un Cancelliere: un’esecuzione che ne lascia cinque libera subito l’ultimo Presidente.
rule-sh-r7 = Muore un giocatore escluso
    .text = Se muore uno dei due esclusi, l’altro resta escluso.
rule-sh-r8 = Un governo che ha posto il veto
    .text = Un governo che ha posto il veto è stato comunque eletto e la volta dopo è escluso.
rule-sh-r9 = Limiti in un’elezione speciale
    .text = I limiti di mandato valgono anche in un’elezione speciale: chi la indice e il suo Cancelliere sono l’ultima coppia eletta. Se il governo speciale viene eletto, prende il loro posto.
rule-sh-r10 = Chi segue un’elezione speciale
    .text = Dopo un’elezione speciale la candidatura va a sinistra di chi l’ha indetta, che il governo sia stato eletto, respinto o finito con un veto. Se nel frattempo è stato giustiziato, si riparte dal suo posto vuoto.
rule-sh-r11 = Due volte di fila
    .text = Se chi l’ha indetta ha scelto il giocatore a cui toccava comunque, quel giocatore si candida due volte di fila.
rule-sh-r12 = Terza legge fascista per caos
    .text = Se il caos porta la terza legge fascista, il controllo su Hitler vale dalla prossima elezione.
rule-sh-r13 = Quinta legge fascista per caos
    .text = Se il caos porta la quinta legge fascista, l’esecuzione è persa, ma il veto è aperto.
rule-sh-r14 = Niente veto sulla quinta
    .text = Nella sessione che promulga la quinta legge fascista non c’è veto; in quelle successive sì.
rule-sh-r15 = Hitler promulga la terza
    .text = Se Hitler viene eletto Cancelliere con due leggi fasciste in vigore e poi promulga la terza, non si vince nulla: conta il numero in vigore all’elezione.
rule-sh-r16 = Hitler Presidente
    .text = Hitler Presidente non provoca nulla.
rule-sh-r17 = Il tabellone non cambia
    .text = Il numero di giocatori all’inizio fissa il tabellone; le morti non lo cambiano.
rule-sh-r18 = Prima la vittoria, poi il potere
    .text = La quinta legge liberale o la sesta fascista chiudono la partita prima di ogni altra cosa.
rule-sh-r19 = Chi si può scegliere
    .text = Nessun potere si può rivolgere contro sé stessi o contro i morti. Un Presidente fascista può giustiziare Hitler, e vincono i liberali.
rule-sh-r20 = Chi conta
    .text = Per la maggioranza contano solo i vivi.
rule-sh-r21 = Dopo un’esecuzione
    .text = Dopo un’esecuzione che non chiude la partita, tutti sanno che la vittima non era Hitler, e nient’altro.
chapter-sh-goal = Scopo del gioco
chapter-sh-round = Un round
chapter-sh-election = Elezione
chapter-sh-session = Sessione legislativa
chapter-sh-powers = Poteri del Presidente
chapter-sh-veto = Veto
chapter-sh-end = Fine della partita
chapter-sh-talk = Dichiarazioni e chat
chapter-sh-example = Esempio: un round intero
chapter-sh-setup = Preparazione
chapter-sh-components = Che cosa c’è nel gioco
chapter-sh-variants = Varianti
chapter-sh-special = Casi particolari
chapter-sh-role = I ruoli
chapter-sh-policy = Le leggi
chapter-sh-vote = Le schede di voto
chapter-sh-office = Le cariche
chapter-sh-power = I poteri
book-sh-round-1 = Un round comincia con un’elezione. Qualcuno si candida a Presidente e propone un Cancelliere (vedi «{ rule-sh-e2 }»); tutti ne discutono, e tutti votano (vedi «{ rule-sh-e5 }»).
book-sh-round-2 = Se il governo è eletto, tiene la sua sessione: il Presidente pesca tre leggi e ne consegna due (vedi «{ rule-sh-l1 }»), il Cancelliere ne promulga una (vedi «{ rule-sh-l2 }»). Se è respinto, avanza invece il segnalino elezioni (vedi «{ rule-sh-e7 }»).
book-sh-round-3 = Una legge fascista può dare al Presidente un potere, che va usato adesso (vedi «{ rule-sh-p1 }»). Poi si candida a Presidente il giocatore successivo (vedi «{ rule-sh-e1 }»).
book-sh-powers-1 = Che cosa dà una legge fascista dipende da quanti giocano. Con 5 o 6 giocatori la terza dà uno sguardo alle leggi, la quarta e la quinta un’esecuzione ciascuna.
book-sh-powers-2 = Con 7 o 8 giocatori la seconda dà un’indagine di lealtà, la terza un’elezione speciale, la quarta e la quinta un’esecuzione ciascuna.
book-sh-powers-3 = Con 9 o 10 giocatori la prima e la seconda danno un’indagine di lealtà ciascuna, la terza un’elezione speciale, la quarta e la quinta un’esecuzione ciascuna.
book-sh-powers-4 = Con la quinta si apre anche il veto (vedi «{ rule-sh-v1 }»). Con la sesta vincono i fascisti.
book-sh-components = Ci sono 17 leggi, 6 liberali e 11 fasciste. Ognuno ha un ruolo, una tessera di partito e due schede di voto, Ja! e Nein!. Il tracciato liberale ha cinque caselle; quello fascista ne ha sei, con poteri che dipendono dal numero dei giocatori. Il segnalino elezioni conta fino a tre.
book-sh-example-1 = Giocano in sette, ed è in vigore una legge fascista. L’ultima Presidente è stata Gina, con Bruno come Cancelliere. Ora si candida Anna. Non può proporre né Gina né Bruno (vedi «{ rule-sh-e3 }»), e propone Carla.
book-sh-example-2 = Votano tutti e sette. Quattro dicono Ja!, tre Nein!: più sì che no, quindi Anna e Carla sono elette (vedi «{ rule-sh-e6 }»). Che cosa ha votato ciascuno resta pubblico.
book-sh-example-3 = Anna pesca tre leggi: una liberale e due fasciste. Ne scarta una fascista senza mostrarla e consegna le altre due a Carla, senza una parola (vedi «{ rule-sh-l4 }»).
book-sh-example-4 = Carla ha una legge liberale e una fascista. Scarta la liberale e promulga la fascista. È la seconda in vigore, e il segnalino elezioni torna a zero (vedi «{ rule-sh-e9 }»).
book-sh-example-5 = Con sette giocatori la seconda legge fascista dà un potere alla Presidente: { power-investigate }. Anna sceglie Dario e vede, lei sola, il suo partito (vedi «{ rule-sh-p2 }»).
book-sh-example-6 = Ora tutte e due possono parlare. Carla dichiara di aver ricevuto due leggi fasciste. Anna dichiara di averne consegnata una liberale. Una delle due mente, e il tavolo deve giudicare quale (vedi «{ rule-sh-l6 }»).
book-sh-example-7 = Il prossimo a candidarsi è Bruno, alla sinistra di Anna; essere stato Cancelliere non glielo impedisce. Non può proporre né Anna né Carla.
search-sh-synonyms = elezione, voto, votare, scheda, ja, nein; uccidere, morte, morto, assassinare, esecuzione; politica, legge, carta; mentire, bugia, bluff, dichiarazione; guardare, vedere, spiare, sguardo, indagine, indagare; vincere, vittoria; perdere, sconfitta; governo, presidente, cancelliere; mazzo, scarti, mescolare; saltare, speciale

## Black Orchestra: rules

rule-bo-c1 = Carte cospiratore
    .text = Ci sono 51 carte cospiratore: 24 normali, 15 illegali e 12 complotti. Un complotto non conta mai come illegale.
rule-bo-c2 = Carte evento
    .text = Ci sono 84 carte evento, 12 per ciascuno dei sette stadi. In tutto 62 sono normali, 15 importanti e 7 chiave.
rule-bo-c3 = Carte interrogatorio
    .text = Ci sono 24 carte interrogatorio.
rule-bo-c4 = Tessere oggetto
    .text = Ci sono 24 tessere oggetto, tre per ciascuno di otto tipi. Ogni tipo mostra le lettere dei complotti in cui serve. La lettera I non indica alcun complotto, perché somiglia a un 1.
rule-bo-c5 = Cospiratori
    .text = Ci sono nove cospiratori. Ognuno ha un nome, un’affiliazione (Abwehr, Civile o Wehrmacht) e una capacità.
rule-bo-c6 = Dadi
    .text = Ci sono dieci dadi con le facce 1, 2, 3, bersaglio, bersaglio e aquila. Non ce ne sono mai di più: un dado sull’indicatore del Dissenso non può servire ad altro.
rule-bo-c7 = Leader
    .text = Ci sono sei leader: Hitler e i suoi delegati Hess, Goebbels, Bormann, Himmler e Goering.
rule-bo-c8 = Motivazione e sospetto
    .text = Ogni cospiratore ha due livelli. Motivazione, in ordine crescente: cauto, scettico, determinato, devoto, temerario. Sospetto, in ordine crescente: basso, medio, alto, estremo.
rule-bo-s1 = Dove iniziano i leader
    .text = Hitler inizia nella Deutschlandhalle, Hess a Hannover, Goebbels nel Ministero della Propaganda, Bormann a Norimberga, Himmler nel QG Gestapo e Goering a Monaco.
rule-bo-s2 = Disposizione degli oggetti
    .text = Le tessere oggetto si mescolano e in ogni casella oggetto se ne mette una a faccia in giù. Quelle che avanzano non si usano.
rule-bo-s3 = Difficoltà
    .text = Il Supporto Militare di Hitler parte da 2 in una partita facile, da 3 in una normale e da 4 in una difficile. Non scende mai sotto quel valore né sale oltre 7; un effetto che andrebbe oltre si ferma lì.
rule-bo-s4 = Mazzi evento
    .text = Gli eventi di ogni stadio si mescolano a parte e le prime due carte di ciascun mazzo escono dal gioco. Nessuno le vede.
rule-bo-s5 = Gli altri mazzi
    .text = Le carte cospiratore e quelle interrogatorio si mescolano, ciascun gruppo nel proprio mazzo.
rule-bo-s6 = Giocatori e cospiratori
    .text = Giocano da una a cinque persone. Ognuna ha un cospiratore, scelto o dato a caso; chi gioca in solitario ne ha due e li gioca entrambi.
rule-bo-s7 = Livelli di partenza
    .text = Tutti i cospiratori iniziano nella Stazione Ferroviaria di Berlino, cauti, con sospetto medio e senza carte né oggetti.
rule-bo-s8 = Chi inizia
    .text = Il tavolo o il caso decide chi inizia (secondo il regolamento, chi indossa più capi neri). Il turno passa in senso orario.
rule-bo-e1 = La carta prima della regola
    .text = Se una carta contraddice una regola, vale la carta. Se si possono rispettare entrambe, si rispettano entrambe.
rule-bo-e2 = Quanto è possibile
    .text = Una carta si risolve dalla prima riga all’ultima. Ciò che non si può fare si salta; il resto avviene comunque.
rule-bo-e3 = Ordine di un tiro
    .text = In ogni tiro vengono prima le aquile, poi i bersagli, infine i numeri.
rule-bo-e4 = Su sé stessi
    .text = Un effetto si può usare su sé stessi, salvo che dica altro.
rule-bo-e5 = Scelte equivalenti
    .text = Quando più scelte sono ugualmente valide, come quando due cospiratori sono ugualmente vicini, decide il giocatore attivo.
rule-bo-e6 = Fulmine e freccia
    .text = Il fulmine segna un effetto gratuito: non richiede azioni e si usa ogni volta che è applicabile, nel turno di chiunque. La freccia segna un effetto che richiede un’azione, Agire.
rule-bo-e7 = Gli interrogatori sono diversi
    .text = Un’opzione di un interrogatorio si può scegliere solo se si applica per intero (vedi «{ rule-bo-i4 }»).
rule-bo-l1 = Benefici della motivazione
    .text = Ogni livello di motivazione si aggiunge a quelli inferiori: da scettico il dossier ha la capienza piena, da determinato puoi usare la capacità, da devoto tentare complotti, da temerario anche quelli che lo richiedono.
rule-bo-l2 = Limite di dossier
    .text = In un dossier entrano 6 carte con uno o due giocatori, 5 con tre o quattro, 4 con cinque. In quello di un cospiratore cauto ne entrano 2, qualunque sia il numero dei giocatori.
rule-bo-l3 = Limite di oggetti
    .text = Un cospiratore porta fino a 4 oggetti con uno o due giocatori, fino a 3 con tre, quattro o cinque.
rule-bo-l4 = Oltre il limite
    .text = Si può ottenere una carta o un oggetto oltre il limite, ma l’eccesso si scarta subito, nel turno di chiunque. Può andarsene anche ciò che si è appena ottenuto.
rule-bo-l5 = Di nuovo cauto
    .text = Un cospiratore che torna cauto ha da quel momento il limite di due carte.
rule-bo-l6 = Aquile che tradiscono
    .text = Più sei sospettato, meno aquile bastano a tradire un complotto: basso 3, medio 2, alto 1, estremo 1.
rule-bo-l7 = Dossier a faccia in su
    .text = I dossier sono visibili a tutti. Una carta cospiratore è sempre in un dossier, nel mazzo o tra gli scarti; non ci sono mani. Una carta continuativa agisce solo in un dossier, e una carta giocata come azione si scarta dopo essere stata risolta.
rule-bo-l8 = Mazzo esaurito
    .text = Un mazzo cospiratore esaurito si sostituisce con i suoi scarti, mescolati.
rule-bo-t1 = Parti di un turno
    .text = Un turno ha tre parti: le penalità dei leader, fino a tre azioni, un evento. Chi inizia il turno in prigione ne ha uno diverso (vedi «{ rule-bo-p5 }»).
rule-bo-t2 = Penalità dei leader
    .text = Ogni leader che è nella tua casella quando inizia il tuo turno ti costa qualcosa. Hitler: la tua motivazione diminuisce di 1. Hess: scarta una carta a tua scelta. Goebbels: niente capacità in questo turno. Bormann: niente Cospirare in questo turno. Himmler: il tuo sospetto aumenta di 1. Goering: scarta un oggetto a tua scelta. L’ordine lo decidi tu. Incontrare o lasciare un leader più tardi non costa nulla.
rule-bo-t3 = Ripetere azioni
    .text = Ogni azione si può ripetere tranne Cospirare, che è una volta per turno. Nessuno è obbligato a usare tutte le azioni.
rule-bo-a1 = Agire
    .text = Risolvi un effetto con la freccia: della tua scheda se la motivazione lo permette, o di una carta del tuo dossier.
rule-bo-a2 = Raccogliere un oggetto
    .text = Prendi la tessera che è a faccia in su nella tua casella.
rule-bo-a3 = Cospirare
    .text = Tira uno, due o tre dadi, un’azione per dado, fin dove arrivano le tue azioni e la riserva. Ogni aquila aumenta di 1 il tuo sospetto e quello di tutti gli altri nella tua casella. Ogni bersaglio va sull’indicatore del Dissenso. La somma dei numeri si aggiunge alle azioni che ti restano.
rule-bo-a4 = Indicatore del Dissenso
    .text = Appena ci sono tre dadi, il giocatore attivo sceglie subito tra aumentare di 1 la motivazione di un cospiratore e diminuire di 1 il Supporto Militare, mai sotto il valore di partenza. I tre tornano nella riserva; gli altri bersagli dello stesso tiro iniziano la fila successiva. I dadi sull’indicatore restano da un turno all’altro.
rule-bo-a5 = Consegnare un oggetto
    .text = In una casella che chiede una consegna e non ha più la sua tessera, scarta ciò che chiede e abbassa il sospetto come dice. «Il tuo sospetto» è quello del giocatore attivo; «da distribuire come vuoi» si divide tra i cospiratori, ovunque siano tranne in prigione. L’oggetto consegnato si scarta e non si mette nella casella.
rule-bo-a6 = Dossier
    .text = Pesca la prima carta cospiratore e mettila a faccia in su nel tuo dossier.
rule-bo-a7 = Movimento
    .text = Vai in una casella collegata il cui numero di stadio non superi lo stadio attuale. Le caselle di Berlino (B) sono sempre valide e tutte collegate tra loro; si entra e si esce da Berlino solo dalla Stazione Ferroviaria.
rule-bo-a8 = Berlino e la tua casella
    .text = Un effetto che dice Berlino intende tutte le caselle di Berlino. Uno che dice la tua casella intende quella sola casella: per trasferimenti, riunioni e complotti.
rule-bo-a9 = Entrare in una casella
    .text = Alcune caselle cambiano i tuoi livelli quando entri: subito, senza richiedere azioni e ogni volta, anche più volte in un turno.
rule-bo-a10 = Caselle fortificate
    .text = Che una casella sia fortificata conta solo per i complotti. Chiunque può entrare e uscire.
rule-bo-a11 = Rilasciare
    .text = Nel QG Gestapo, con sospetto inferiore a estremo e mentre qualcuno è in prigione, tira un dado. Con un’aquila arrestano te. Con ogni altro risultato il tuo sospetto aumenta di 1 e un prigioniero a tua scelta va al QG Gestapo, con sospetto alto.
rule-bo-a12 = Rivelare un oggetto
    .text = Gira a faccia in su la tessera della tua casella.
rule-bo-a13 = Trasferire
    .text = Dai una carta o un oggetto a un cospiratore nella tua casella, o prendilo da lui. Entrambi rispettate i vostri limiti (vedi «{ rule-bo-l4 }»).
rule-bo-v1 = Pescare un evento
    .text = L’evento da pescare è la prima carta dello stadio più basso che ha ancora carte. Diventa l’evento attuale, si risolve subito e il suo numero è lo stadio attuale.
rule-bo-v2 = Niente più eventi
    .text = Se si deve pescare un evento e non ce n’è più nessuno, la partita è persa.
rule-bo-v3 = Inizio di uno stadio
    .text = Uno stadio inizia quando la sua prima carta diventa l’evento attuale, non quando finisce il mazzo precedente.
rule-bo-v4 = Lo stadio 7 chiude caselle
    .text = Quando è stata pescata la prima carta dello stadio 7 e prima di risolverla, le caselle perdute dal Reich si chiudono per sempre. I leader e i cospiratori che vi si trovano vanno nella casella valida più vicina (se ce n’è più d’una, vedi «{ rule-bo-e5 }»).
rule-bo-v5 = Eventi chiave
    .text = Un evento chiave si risolve come ogni evento attuale. Con la pescata successiva passa nello spazio dell’evento chiave: non ha più effetto, ma è ancora visibile.
rule-bo-v6 = Eventi importanti
    .text = Un evento importante pescato mentre l’evento chiave del suo stadio è visibile si scarta senza effetto e si pesca un’altra carta al suo posto. Senza evento chiave si risolve come al solito.
rule-bo-v7 = Fine dell’evento chiave
    .text = L’inizio dello stadio successivo scarta l’evento chiave.
rule-bo-v8 = Più eventi
    .text = Se si deve pescare più di un evento, ciascuno si risolve fino in fondo prima di pescare il successivo.
rule-bo-v9 = Giocatore successivo
    .text = Finito l’evento, il turno passa al giocatore di sinistra.
rule-bo-v10 = Cospiratore più vicino
    .text = Un leader mosso da un evento o da un interrogatorio finisce in una casella diversa dalla sua, perciò nel cercare il cospiratore più vicino si ignorano quelli nella sua casella. Per ogni altro scopo i più vicini sono loro.
rule-bo-v11 = Testo duraturo
    .text = Il testo duraturo di un evento, come una modifica ai complotti, vale finché è l’evento attuale.
rule-bo-g1 = Raid: arresti
    .text = Chi ha sospetto estremo viene arrestato. Se così tutti sono in prigione, la partita è persa.
rule-bo-g2 = Raid: carte illegali
    .text = Gli altri decidono per ogni carta illegale che hanno, una alla volta e nell’ordine che vogliono: scartarla, o tenerla e aumentare di 1 il sospetto. Arrivati a estremo tengono il resto e non decidono più.
rule-bo-g3 = Raid: dadi
    .text = I dadi dell’indicatore del Dissenso tornano nella riserva.
rule-bo-p1 = Arresto
    .text = Un cospiratore arrestato scarta tutte le carte illegali e va subito in Prigione. Se succede nel tuo turno, passa subito all’evento.
rule-bo-p2 = Entrare e uscire dalla Prigione
    .text = Nessun collegamento porta alla Prigione. Si entra con l’arresto e si esce con il rilascio, in nessun altro modo.
rule-bo-p3 = I prigionieri
    .text = Un prigioniero non ha azioni, né effetti gratuiti, né capacità, e nulla può sceglierlo o modificarlo tranne un effetto che lo liberi. Conserva gli oggetti e le carte legali.
rule-bo-p4 = Tutti in prigione
    .text = Nel momento in cui tutti i cospiratori sono in prigione, la partita è persa.
rule-bo-p5 = Un turno in prigione
    .text = Chi inizia il turno in prigione pesca una carta interrogatorio e poi un evento.
rule-bo-i1 = Si legge in segreto
    .text = Solo il prigioniero legge la carta. L’opzione scelta si legge a tutti; le altre non si mostrano finché la partita non è finita.
rule-bo-i2 = Una scelta solitaria
    .text = Il prigioniero decide da solo quale opzione prendere e chi riguarda, senza discuterne.
rule-bo-i3 = Nessun prigioniero si può scegliere
    .text = Non si può scegliere alcun prigioniero, compreso chi decide.
rule-bo-i4 = Solo ciò che si può applicare per intero
    .text = Un’opzione si può scegliere solo se ogni sua parte si può applicare per intero. «Il Supporto Militare aumenta di 2» non si può scegliere se è già a 6 o 7; «il sospetto di tutti gli altri aumenta di 1» non si può finché uno di loro è a estremo.
rule-bo-i5 = Resistere
    .text = Si può sempre provare a resistere. Ciò che porta il dado si applica per quanto possibile (vedi «{ rule-bo-e2 }»).
rule-bo-i6 = Dopo l’interrogatorio
    .text = Un prigioniero è rilasciato solo se il testo lo dice. Salvo che dica altro, la carta si rimescola nel suo mazzo.
rule-bo-x1 = Che cosa serve per un complotto
    .text = Per tentare un complotto ti serve nel dossier, con tutto ciò che richiede sui luoghi in cui siete tu e Hitler, e la motivazione a livello devoto, o temerario se lo dice. Il tentativo è l’azione Agire; Deragliamento e Bomba sull’aereo non spendono azioni.
rule-bo-x2 = Riserva dei dadi
    .text = Si inizia con un dado per i requisiti necessari. I requisiti facoltativi ne aggiungono altri: oggetti scartati (tuoi e, se i proprietari acconsentono, dei cospiratori nella tua casella; ogni beneficio una volta, salvo che il complotto dica di più), la tua affiliazione ma quella di nessun altro, cospiratori riuniti nella tua casella; poi carte e capacità. Alcuni annullano invece aquile del tiro.
rule-bo-x3 = Limite della riserva
    .text = Non si possono raccogliere più dadi di quelli disponibili.
rule-bo-x4 = Annunciare la difficoltà
    .text = Poi si annuncia quanti bersagli servono (il Supporto Militare, con le modifiche dell’evento attuale e dei dossier) e quante aquile tradiscono il complotto. Allora puoi rinunciare a quanti dadi vuoi, e tiri.
rule-bo-x5 = Scoperto
    .text = Prima si contano le aquile. Se sono pari al numero del tuo sospetto o di più, il complotto fallisce e viene scoperto. Nient’altro del tiro conta; il complotto si scarta; Hitler va alla Cancelleria; la motivazione di ogni cospiratore diminuisce di 1; ti arrestano e passi all’evento.
rule-bo-x6 = Successo
    .text = Con meno aquile, e tanti bersagli quanto il Supporto Militare o di più: Hitler è morto e la partita è vinta.
rule-bo-x7 = Fallito, non scoperto
    .text = Se i bersagli non bastano, il complotto fallisce senza essere scoperto. Resta nel tuo dossier, il turno continua e puoi riprovare. Gli oggetti usati sono persi, comunque sia finita.
rule-bo-x8 = Numeri in un complotto
    .text = In un tiro di complotto i numeri non contano nulla.
rule-bo-x9 = Consenso
    .text = L’oggetto di un altro non si usa prima che il proprietario abbia acconsentito.
rule-bo-w1 = Vincere
    .text = Un complotto che uccide Hitler fa vincere la partita (vedi «{ rule-bo-x6 }»), e nient’altro.
rule-bo-w2 = Perdere
    .text = La partita è persa nel momento in cui tutti i cospiratori sono in prigione, si deve pescare un evento e non ce n’è più nessuno, o nello stadio 7 esce Documenti Compromettenti.
rule-bo-w3 = Luogotenenti Fidati
    .text = I complotti possono uccidere anche i delegati, sempre con due bersagli. Sui complotti, «Hitler» indica allora il leader preso di mira; Deragliamento e Bomba sull’aereo rispondono al movimento di quel leader. La vittoria richiede Hitler e almeno due delegati, in qualunque ordine.
rule-bo-w4 = Senso di Urgenza
    .text = All’inizio escono tre carte invece di due da ogni mazzo evento.
rule-bo-w5 = Documenti Sorvegliati
    .text = Documenti Compromettenti viene tolta, e dal mazzo dello stadio 7 all’inizio esce una sola carta.
rule-bo-w6 = Combinare
    .text = Varianti e difficoltà si combinano a piacere.
rule-bo-r1 = Effetti che non cambiano nulla
    .text = Puoi giocare o scegliere un effetto anche se non cambierebbe nulla; il gioco lo segnala. Chi è interessato da un evento o da una carta si sceglie tra coloro che può cambiare, perché si fa quanto è possibile (vedi «{ rule-bo-e2 }»).
rule-bo-r2 = «Qualsiasi» vuol dire uno
    .text = Dove un testo dice «qualsiasi», ne scegli uno tra quelli adatti.
rule-bo-r3 = Un prezzo con sospetto estremo
    .text = Con sospetto estremo puoi comunque accettare che il tuo sospetto aumenti e prendere il beneficio che ne viene.
rule-bo-r4 = La Prigione non è una casella
    .text = Nessuno va in Prigione se non con l’arresto, non è mai la casella più vicina, e gli effetti su un’intera affiliazione ignorano i prigionieri.
rule-bo-r5 = Carte continuative
    .text = Una carta continuativa agisce appena pescata e occupa il suo posto nel dossier.
rule-bo-r6 = I complotti come carte
    .text = Un complotto occupa un posto nel dossier. Si può perdere per colpa di Hess o con ogni altro scarto, e torna quando gli scarti vengono rimescolati.
rule-bo-r7 = Leader fuori dal gioco
    .text = Ogni effetto che nomina un leader uscito dal gioco lo ignora.
rule-bo-r8 = Un leader che è già lì
    .text = Un leader mandato nella casella in cui è già resta lì. Solo chi è mandato dal cospiratore più vicino deve lasciarla (vedi «{ rule-bo-v10 }»).
rule-bo-r9 = Distanze
    .text = Le distanze si contano lungo i collegamenti tra caselle valide nello stadio attuale, anche per i leader.
rule-bo-r10 = Togliere i prossimi eventi
    .text = Un effetto che toglie i prossimi eventi li prende senza guardarli dalla cima del mazzo dello stadio attuale, quanti ce ne sono.
rule-bo-r11 = A che cosa risponde un complotto
    .text = «{ plot-derail-train }» e «{ plot-plane-bomb }» rispondono a un movimento di Hitler causato da un evento. La chiusura delle caselle nello stadio 7 non lo è, né lo è un movimento causato da una carta.
rule-bo-r12 = Niente più dadi
    .text = Finché nella riserva non ci sono dadi, non si può fare nulla che ne richieda uno: cospirare, rilasciare, un tentativo di complotto, «{ card-black-orchestra }», un’offerta di tirare. A un interrogatorio si può resistere, ma non serve a nulla.
rule-bo-r13 = Aquile ignorate
    .text = Ogni carta che ignora un’aquila ne toglie una dal numero finale, qualunque dado sia tirato di nuovo nel frattempo. Dopo ogni modifica del tiro si chiede di nuovo a tutti quelli che potrebbero ancora rispondere.
rule-bo-r14 = Dadi distribuiti
    .text = I dadi distribuiti da «{ card-black-orchestra }» restano fuori dalla riserva fino alla fine del turno successivo di chi li riceve.
rule-bo-r15 = Il Dissenso a un limite
    .text = Con tre dadi sull’indicatore del Dissenso puoi scegliere l’uno o l’altro effetto, anche con il Supporto Militare al valore di partenza e anche per un cospiratore già temerario.
rule-bo-r16 = Tresckow e Goebbels
    .text = Se Tresckow inizia il turno con Goebbels, perde per quel turno il posto in più per un oggetto, e l’oggetto in eccesso si scarta subito.
rule-bo-r17 = Scoperto in un tentativo
    .text = Chi viene scoperto in un tentativo di complotto è arrestato prima che chiunque scarti, risponda o giochi qualcosa.
rule-bo-r18 = Dove vanno i rilasciati
    .text = Chi è rilasciato da un interrogatorio va al QG Gestapo, con sospetto alto.
rule-bo-r19 = Dove può mandare una carta
    .text = «{ card-called-away }» richiede una casella valida adesso; può essere quella in cui i delegati sono già. «{ event-slow-retreat }» intende le caselle che restano aperte nello stadio 7.
rule-bo-r20 = Carte che guardano ogni tiro
    .text = «{ card-defections-and-dissent }» e «{ card-classified-papers }» guardano i tiri di chiunque cospiri. Prima vengono le aquile, poi i bersagli, infine i numeri. «{ card-classified-papers }» conta ogni bersaglio, anche quelli messi altrove; una sola aquila lo annulla e fa scartare la carta.
rule-bo-r21 = Dove i regolamenti differiscono
    .text = Parigi abbassa il sospetto di 3, come dicono i regolamenti italiano e spagnolo, e non di 2. In un Raid della Gestapo il proprietario decide in che ordine si guardano le carte illegali. Un evento chiave annulla solo gli eventi importanti del suo stadio.
rule-bo-r22 = Che cosa le fonti lasciano aperto
    .text = Le carte interrogatorio sono nostre, fatte come le descrivono i regolamenti. I sette stadi contengono 0, 1, 2, 2, 2, 3 e 3 Raid della Gestapo. «{ event-party-rally-2 }» dello stadio 2 e «{ event-western-offensive }» sono eventi normali.
rule-bo-r23 = Una carta gratuita, due dossier
    .text = Chi gioca in solitario e ha la stessa carta gratuita in entrambi i dossier dice quale delle due si gioca.
chapter-bo-goal = Scopo del gioco
chapter-bo-turn = Un turno
chapter-bo-actions = Azioni
chapter-bo-levels = Livelli e limiti
chapter-bo-effects = Come funzionano gli effetti
chapter-bo-events = Eventi e stadi
chapter-bo-raids = Raid, arresto e prigione
chapter-bo-interrogation = Interrogatorio
chapter-bo-plots = Complotti
chapter-bo-example = Esempio: un tentativo di complotto
chapter-bo-setup = Preparazione
chapter-bo-components = Che cosa c’è nel gioco
chapter-bo-variants = Varianti
chapter-bo-special = Casi particolari
chapter-bo-conspirator = I cospiratori
chapter-bo-leader = I leader
chapter-bo-plot = I complotti
chapter-bo-card = Le carte cospiratore
chapter-bo-event = Gli eventi
chapter-bo-space = Le caselle
chapter-bo-item = Gli oggetti
book-bo-example-1 = È il turno di Erich Kordt. È a Monaco, come Hitler. Gli restano due azioni e nel dossier ha «{ plot-hidden-bomb }». La sua motivazione è a livello devoto, perciò può tentare complotti, e vi spende una delle sue azioni (vedi «{ rule-bo-x1 }»).
book-bo-example-2 = Prima controlla i requisiti necessari: essere nella casella di Hitler, e che non sia fortificata. Monaco non lo è, quindi può continuare.
book-bo-example-3 = Ora raccoglie i dadi (vedi «{ rule-bo-x2 }»). Uno per i requisiti necessari, uno perché è un Civile, uno per gli Esplosivi che scarta. Questo complotto ammette Esplosivi a volontà: anche Canaris è a Monaco, ne ha e acconsente a scartarli (vedi «{ rule-bo-x9 }»). Fanno quattro dadi.
book-bo-example-4 = Prima del tiro si annuncia che cosa serve (vedi «{ rule-bo-x4 }»): il Supporto Militare è a 3, quindi gli servono tre bersagli; il suo sospetto è medio, quindi due aquile lo tradiscono. Tiene tutti e quattro i dadi.
book-bo-example-5 = Ottiene un’aquila, due bersagli e un 1. Prima le aquile: una è meno di due, e nessuno si accorge di nulla. Poi i bersagli: due, uno meno dei tre che servivano, e il complotto fallisce (vedi «{ rule-bo-x7 }»). L’1 non conta.
book-bo-example-6 = Gli Esplosivi sono persi, ma il complotto resta nel suo dossier e gli rimane un’azione. Con una seconda aquila sarebbe arrestato (vedi «{ rule-bo-x5 }»). Se qualcuno avesse avuto «{ card-quick-reaction }», l’1 si sarebbe potuto tirare di nuovo.
search-bo-synonyms = carcere, prigione, cella, prigioniero, incarcerato; rilasciare, rilasciato, rilascio, libero, liberare; raid, retata, perquisizione, polizia; omicidio, uccidere, complotto, attentato, tentativo; dado, dadi, tiro, tirare; supporto, esercito, militare; dare, scambiare, scambio, trasferire; viaggiare, andare, movimento, muovere; prendere, raccogliere; mappa, tabellone; mano, dossier; capo, leader, delegato, gerarca, nazista; tessera, oggetto; spazio, casella; fase, stadio; vincere, vittoria; perdere, persa, sconfitta

## Command line

names-of-players = Bruno, Carla, Dario, Greta, Fabio, Laura, Marco, Nora, Rita, Victor
cli-about = Black Orchestra e Secret Hitler: giocali, rivedili, simulali.
cli-command = COMANDO
cli-play = giocare in questo terminale contro i bot
cli-play-seat = il posto che prendi, da 0
cli-play-seed = una parola o un numero che decide distribuzione e dadi
cli-play-record = scrivere la partita finita in questo file
cli-replay = mostrare qualsiasi passo di una partita registrata
cli-replay-step-option = dopo quante azioni (la fine, se manca)
cli-replay-seat-option = da quale posto si guarda (uno spettatore, se manca)
cli-words = controllare le frasi di tutte le lingue
cli-words-sound =
    { $texts ->
        [one] { $texts } testo in { $languages }: niente da correggere.
       *[other] { $texts } testi in ogni lingua ({ $languages }): niente da correggere.
    }
cli-game = il gioco
cli-players = quanti giocatori
cli-sizes = quanti giocatori; più numeri separati da virgole
cli-difficulty = la difficoltà di Black Orchestra
cli-pack = una cartella con le tue carte per Black Orchestra
cli-option = un’impostazione del gioco; si può ripetere
cli-bots = chi gioca: simple, oppure random*2,simple per singoli posti, oppure module:Class per un bot proprio
cli-language = la lingua di tutto ciò che leggi
cli-simulate = giocare molte partite tra bot e contare come finiscono
cli-simulate-games = quante partite
cli-simulate-seed = lo stesso seme dà le stesse partite
cli-simulate-workers = quanti processi
cli-simulate-json = stampare un oggetto JSON invece di una tabella
cli-simulate-records = scrivere ogni partita in questa cartella
cli-simulating = In corso
cli-simulated = { $game }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }
cli-figure = Dato
cli-count = Numero
cli-share = Quota
cli-wins-liberal = Vincono i liberali
cli-wins-fascist = Vincono i fascisti
cli-wins-conspirators = Vincono i cospiratori
cli-wins-regime = Perdono i cospiratori
cli-outcomes-liberal-policies = Cinque leggi liberali
cli-outcomes-hitler-executed = Hitler giustiziato
cli-outcomes-fascist-policies = Sei leggi fasciste
cli-outcomes-hitler-elected = Hitler eletto Cancelliere
cli-outcomes-hitler-dead = Hitler ucciso da un complotto
cli-outcomes-all-in-prison = Tutti i cospiratori in prigione
cli-outcomes-no-event = Nessuna carta evento rimasta
cli-outcomes-documents-located = Documenti Compromettenti
cli-stages = Finite nello stadio { $key }
cli-attempts =
    { $key ->
        [mean_success_odds] Probabilità media di successo al lancio
        [detected] Tentativi scoperti
        [succeeded] Tentativi riusciti
        [failed] Tentativi falliti senza essere scoperti
       *[count] Tentativi
    }
cli-elections =
    { $key ->
        [failed_at_0] Quota di votazioni fallite con il segnalino elezioni a 0
        [failed_at_1] Quota di votazioni fallite con il segnalino elezioni a 1
        [failed_at_2] Quota di votazioni fallite con il segnalino elezioni a 2
        [six_failures] Partite con sei fallimenti di fila
       *[count] Votazioni su un governo
    }
cli-players-figure = Giocatori
cli-seed-figure = Seme
cli-decisions-figure = Decisioni
cli-seconds-figure = Secondi
cli-speed-figure = Decisioni al secondo
cli-tournament = far giocare i bot gli uni contro gli altri con le stesse distribuzioni e confrontare quanto vincono
cli-tournament-bots = i bot; a ciascuno tocca una volta ogni posto e ogni ruolo di ogni distribuzione
cli-tournament-sides = un bot per tutti i posti di una fazione o di un ruolo, invece di --bots: liberal=simple,fascist=random
cli-tournament-mix = sorteggiare il bot di ogni posto; dove tutti vincono o perdono insieme, aggiungere tavoli che i bot condividono
cli-tournament-games = quante partite per ogni numero di giocatori; l’ultima distribuzione si gioca per intero
cli-tournament-resume = annotare ogni distribuzione in questo file e riprendere da lì dopo un’interruzione
cli-tournament-plot = disegnare le quote in questo file (.svg)
cli-tournament-stopped = Interrotto. Lo stesso comando riprende da qui.
cli-tournament-lost = Interrotto. Non è stato salvato nulla; con --resume FILE lo sarebbe stato.
cli-tournament-players = Giocatori
cli-tournament-bot = Bot
cli-tournament-role = Ruolo
cli-tournament-won = Vinte
cli-tournament-share = Quota
cli-tournament-interval = 95%
cli-tournament-differences = Differenza
cli-tournament-wins = Chi vince
cli-tournament-any = tutti
cli-tournament-mixed = tavoli misti
cli-tournament-method = Quote di posti; intervalli per distribuzione, perché i posti di una partita ne condividono l’esito.
cli-tournament-method-together = Il tavolo intero vince o perde; intervalli per distribuzione.
cli-versions = mostrare quale versione è in uso e di che cosa
cli-versions-plain = Python { $python } non compilato; make compiled lo rende molte volte più veloce
cli-versions-compiled = compilato con mypyc { $mypy } per Python { $python }
cli-versions-page = pagina { $page }
cli-versions-no-page = la pagina non è stata costruita
cli-versions-rules = { $game }: regole { $version }
cli-bench = misurare a che velocità si giocano le partite
cli-bench-peers = misurare anche altri pacchetti, in un ambiente a parte (400 MB, creato una volta)
cli-bench-seconds = secondi di processore per misura e giro
cli-bench-rounds = quanti giri; conta il migliore
cli-bench-per-second = Al secondo
cli-bench-microseconds = Microsecondi
cli-bench-decisions = Decisioni al secondo
cli-bench-loop = { $game }: partite intere a caso
cli-bench-stepped = { $game }: partite a caso, passo per passo da Python
cli-bench-views = { $game }: lo stesso, con tutte le viste e gli eventi dopo ogni passo
cli-bench-simple = { $game }: partite tra bot semplici
cli-bench-clone = { $game }: una copia dello stato
cli-bench-silent-clone = { $game }: una copia senza il registro
cli-bench-observe = { $game }: ciò che un posto può sapere
cli-bench-imagine = { $game }: uno stato immaginato
cli-bench-ratio = { $own }: { $times }× { $peer }
cli-pace = misurare quanto i bot pensano a una risposta
cli-pace-bots = i bot, ciascuno a tavoli di suoi pari
cli-pace-answers = Risposte
cli-pace-mean = Media, ms
cli-pace-slow = Il 99% sotto, ms
cli-pace-longest = La più lunga, ms
cli-welcome = { $game }. Sei { $name }. Scrivi il numero della tua scelta; q per uscire.
cli-commitment = Sigillo di distribuzione e dadi: { $hash }
cli-choose = La tua scelta:{" "}
cli-choose-again = Scrivi un numero da 1 a { $most }, o ciò che sta tra parentesi quadre.
cli-version = la versione di Conjura
cli-needs-server = «conjura { $command }» ha bisogno di altri pacchetti. Installali con: pip install "conjura[server]"
cli-changes-nothing = non cambia nulla
cli-nothing = Per ora niente
cli-usage = uso
cli-arguments = comandi e argomenti
cli-options = opzioni
cli-help = mostrare questo aiuto e uscire
cli-called-wrongly = { $command } non si può chiamare così: { $problem }
cli-look-up = Che cosa dice una carta, una persona, un luogo o una regola? Per esempio: { $example }
cli-looked-up-nothing = Nessun risultato. Prova con un’altra parola.
cli-left = Hai lasciato il tavolo.
cli-won = Hai vinto.
cli-lost = Hai perso.
cli-replay-head =
    { $players ->
        [one] { $game } per { $players } giocatore, regole { $rules }
       *[other] { $game } per { $players } giocatori, regole { $rules }
    }
cli-replay-step = Passo { $step } di { $last }
cli-replay-action = { $name }: { $action }
text-own = Solo tu sai
text-name = { $name }
text-pair = { $what }: { $which }
text-facts = { $one }; { $more }
text-sentences = { $one } { $two }
text-sh-tracks = Leggi in vigore: { $liberal } di 5 liberali, { $fascist } di 6 fasciste
text-sh-decks = Mazzo { $deck }, scarti { $discard }, segnalino elezioni { $tracker } di 3
text-sh-next-power = La prossima legge fascista: { $power }
text-sh-fascists-win = vincono i fascisti
text-sh-you = tu
text-sh-dead = non gioca più
text-sh-president = Presidente
text-sh-candidate = candidato a Presidente
text-sh-chancellor = Cancelliere
text-sh-nominee = candidato a Cancelliere
text-sh-last-president = ultimo Presidente
text-sh-last-chancellor = ultimo Cancelliere
text-sh-not-hitler = non è Hitler
text-sh-voted = ha votato
text-sh-your-role = Lo sai solo tu: il tuo ruolo è { $role }.
text-sh-your-hand = In mano hai: { $tiles }

## Errors of the games and the command line

error-unknown-game = Non c’è un gioco chiamato { $game }.
error-unknown-bot = Non c’è un bot chiamato { $bot } per questo gioco. Ci sono: { $known }.
error-bots-notation = «{ $text }» non nomina alcun bot. Scrivi per esempio simple o random*2,simple.
error-too-many-bots =
    { $bots ->
        [one] { $bots } bot è troppo
       *[other] { $bots } bot sono troppi
    } per { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }.
error-own-bot = { $bot } non si può usare: { $why }
error-own-bot-choose = { $bot } non è un bot: non ha un metodo «choose».
error-bot-iterations = { $bot }: le iterazioni sono un numero intero da 1 in su, e solo per: { $known }.
error-bot-declined = Il bot { $bot } non ha scelto dove doveva.
error-bot-broke-a-rule = Il bot { $bot } ha scelto «{ $action }», che ora non è permesso.
error-bot-named-twice = { $bot } è nominato due volte.
error-bots-or-sides = Nomina i bot con --bots o con --sides, e non con entrambi.
error-sides-or-mix = Con --sides non si sorteggia nulla: togli --mix.
error-no-sides = In questo gioco tutti stanno dalla stessa parte. Nomina i bot con --bots.
error-sides-notation = «{ $text }» non dà bot alle fazioni. Scrivi per esempio FAZIONE=simple,ALTRA=random.
error-unknown-side = Non c’è una fazione o un ruolo chiamato { $side }. Ci sono: { $known }.
error-side-without-bot = Nessun bot è stato nominato per la fazione { $side }.
error-sizes-notation = «{ $text }» non è un numero di giocatori. Scrivi per esempio 7, oppure 5,7,10.
error-plot-name = { $file } deve finire in .svg.
error-notes-of-another = { $file } non è di questo torneo con questi bot e questa versione. Non è stato cambiato nulla.
error-players = Il numero di giocatori dev’essere da { $least } a { $most }, non { $players }.
error-unknown-option = Questo gioco non ha un’impostazione chiamata { $option }.
error-option-value = { $value } non vale per l’impostazione { $option }.
error-option-range = L’impostazione { $option } deve stare tra { $least } e { $most }; non può essere { $value }.
error-option-notation = «{ $text }» non è un’impostazione. Scrivi NOME=VALORE.
error-too-few-policies =
    { $tiles ->
        [one] { $tiles } legge è troppo poco
       *[other] { $tiles } leggi sono troppo poche
    }: una partita può richiederne { $needed }.
error-powers-count =
    { $wanted ->
        [one] Serve { $wanted } potere
       *[other] Servono { $wanted } poteri
    }, uno per ogni legge fascista tranne l’ultima.
error-unknown-power = Non c’è un potere chiamato { $power }.
error-too-many-investigations = A un tavolo per { $players }, non resterebbe nessuno su cui indagare.
error-too-many-executions = A un tavolo per { $players }, resterebbero vivi in troppo pochi per formare un governo.
error-simulate-numbers = Partite e processi devono essere almeno 1, il seme almeno 0.
error-no-such-file = Il file { $file } non esiste.
error-bench-numbers = I giri devono essere almeno 1, e i secondi più di 0 e al massimo 60.
error-no-such-choice = Non esiste la scelta { $index }: ce ne sono { $choices }, contate da 0.
error-no-such-seat = Non c’è un posto { $seat } a un tavolo per { $players }.
error-no-such-port = Non c’è una porta { $port }; le porte vanno da 1 a { $last }.
error-bad-notation = «{ $text }» non è un’azione.
error-not-an-action = «{ $action }» non è un’azione.
error-game-over = La partita è finita.
error-dead = Ti hanno giustiziato e non partecipi più alla partita.
error-not-your-turn = Non tocca a te.
error-already-voted = Hai già votato.
error-wrong-action = «{ $action }» non si può fare adesso.
error-target-dead = Non si può scegliere chi è morto.
error-target-self = Non puoi scegliere te stesso.
error-last-chancellor = Non si può proporre l’ultimo Cancelliere eletto.
error-last-president = Non si può proporre l’ultimo Presidente eletto finché più di cinque sono vivi.
error-investigated-before = Su questa persona si è già indagato.
error-veto-closed = Il veto non c’è prima della quinta legge fascista.
error-veto-refused = Il Presidente ha rifiutato il veto. Devi promulgare una legge.
error-not-in-hand = Non hai in mano una legge così.
error-no-talk = A questo tavolo non si fanno dichiarazioni.
error-muted = Presidente e Cancelliere tacciono durante la loro sessione.
error-nothing-to-claim = Non hai niente del genere da dichiarare.
error-declined = Il posto { $seat } deve scegliere e non lo ha fatto.
error-chance-value = Il copione dà { $given } per { $name }; deve essere composto di: { $wanted }.
error-chance-name = Il copione dà { $given } dove si chiede { $name }.
error-chance-exhausted = Il copione finisce dove si chiede { $name }.
error-record-truncated = Riga { $line }: la registrazione finisce troppo presto.
error-record-json = Riga { $line }: questa non è una riga di una registrazione.
error-record-format = Riga { $line }: questa non è una registrazione di Conjura.
error-record-header = Riga { $line }: l’intestazione non dice che cosa si è giocato.
error-record-entry = Riga { $line }: questa non è una voce di una registrazione.
error-record-closing = Riga { $line }: la riga finale non corrisponde alla registrazione.
error-record-game = Riga { $line }: è una registrazione di { $game } con altre impostazioni.
error-record-version = Riga { $line }: la registrazione segue le regole { $version }; queste sono le regole { $current }.
error-record-illegal = Riga { $line }: le regole non lo permettono ({ $cause }).
error-record-chance = Riga { $line }: la voce contiene più esiti del caso di quanti ne siano stati chiesti.
error-record-step = Non c’è un passo { $step }; l’ultimo è { $last }.
error-record-outcome = Riga { $line }: la partita non è finita così.
error-record-no-seed = Riga { $line }: il seme non è rivelato, quindi nulla si può confermare.
error-record-commitment = Riga { $line }: il seme non corrisponde al sigillo.
error-record-unfair = Riga { $line }: qui il seme dà un altro esito.
error-record-link = Riga { $line }: questa riga, o quella prima, è stata alterata: l’anello non combacia.
error-record-not-noted = L’anello { $link } non è nella catena di questa registrazione: non è la partita che ti è stata mostrata.
error-record-content = Riga { $line }: si è giocato con altre carte o un altro tabellone.

## Server

error-malformed = Il messaggio non ha la forma dovuta: { $field }.
error-not-found = Qui non c’è niente.
error-method = Qui non si può fare.
error-internal = Qualcosa è andato storto sul server. La tua partita è al sicuro.
error-too-large = Il messaggio è troppo grande.
error-too-fast = Troppo in fretta. Aspetta un momento.
error-too-many-tables =
    { $most ->
        [one] Hai già { $most } tavolo non finito. Prima finiscilo o lascialo.
       *[other] Hai già { $most } tavoli non finiti. Prima finiscine o lasciane uno.
    }
error-too-many-connections = Ci sono troppe connessioni aperte.
error-too-many-guests = Dalla tua rete arrivano troppi nuovi ospiti. Riprova più tardi.
error-sign-in-unknown = Qui non si conosce questo codice o questa chiave: è scritto male, è già stato usato o è scaduto.
error-too-many-sign-ins = Troppi tentativi di accesso. Aspetta dieci minuti.
error-signed-out = La tua sessione su questo dispositivo è stata chiusa.
error-bad-origin = Solo la pagina di questo server può farlo.
error-not-json = Invia JSON (Content-Type: application/json).
error-no-identity = Scegli prima un nome.
error-not-your-seat = Questo non è il tuo posto.
error-not-seated = Non hai un posto a questo tavolo.
error-not-host = Solo chi ha aperto il tavolo può farlo.
error-no-spectators = A questo tavolo si gioca senza spettatori.
error-no-such-table = Questo tavolo non esiste.
error-which-seat = Occupi più posti. Di’ quale intendi.
error-seat-taken = Quel posto è già occupato.
error-seat-one = A un tavolo pubblico ognuno occupa un solo posto; solo chi lo ha aperto può occuparne di più.
error-seat-back = Chi occupa questo posto è tornato.
error-seat-yours = In questo posto giochi già tu.
error-seat-present = Questa persona è connessa.
error-seat-substituted = In questo posto gioca già un bot.
error-seat-called = L’hai già chiesto.
error-seat-kind = Con questo posto non si può fare.
error-seats-empty = { $seats ->
    [one] Un posto è libero.
   *[other] { $seats } posti sono liberi.
 }
error-too-many-seats =
    { $seats ->
        [one] { $seats } posto è troppo
       *[other] { $seats } posti sono troppi
    } per { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }.
error-draft-none = Ora nessuno sceglie a turno.
error-draft-on = Si sceglie ancora a turno: qualcuno deve ancora scegliere.
error-draft-turn = Non tocca a te scegliere.
error-draft-taken = È già stato scelto.
error-table-full = Il tavolo è al completo.
error-table-open = La partita non è iniziata.
error-table-running = La partita è in corso.
error-table-finished = La partita è finita.
error-table-closed = Il tavolo è stato chiuso.
error-table-paused = La partita è in pausa.
error-table-outdated = Questa partita è iniziata con regole precedenti e non può continuare.
error-table-unreadable = Questo tavolo non si può più leggere. Gli altri non sono toccati.
error-film-failed = Questa partita non si può mostrare.
error-practice-alone = Se scegli tu la distribuzione, giochi in solitario.
error-no-such-bot = Per questo gioco non c’è un bot di nome { $bot }.
error-unknown-setting = Un tavolo non ha un’impostazione di nome { $setting }.
error-setting-value = { $value } non vale per l’impostazione { $setting }.
error-stale-action = La partita è andata avanti da quando hai guardato.
error-version-ahead = Quel passo non è ancora successo.
error-undo-off = A questo tavolo non si possono annullare mosse.
error-undo-nothing = Non c’è niente di tuo da annullare.
error-undo-other = Nel frattempo ha deciso qualcun altro.
error-undo-random = Dadi o carte hanno già deciso qualcosa.
error-undo-active = Ora tocca a qualcun altro.
error-undo-hidden = È stato mostrato qualcosa di nascosto.
error-proposal-open = C’è già una domanda aperta al tavolo.
error-proposal-none = Non c’è nessuna domanda aperta al tavolo.
error-paused-already = La partita è già in pausa.
error-paused-not = La partita non è in pausa.
error-talk-off = A questo tavolo si gioca senza chat.
error-talk-full = La chat di questo tavolo è piena.
error-talk-muted = Adesso non puoi parlare.
error-talk-silenced = Chi ha aperto questo tavolo ti ha tolto la parola.
error-banned = Chi gestisce questo server ti ha escluso.
error-banned-until =
    Chi gestisce questo server ti ha escluso per { $hours ->
        [one] un’altra ora
       *[other] altre { $hours } ore
    }.
error-banned-here = Non puoi partecipare a questo tavolo.
error-which-person = Di’ chi intendi: un posto o un messaggio della chat.
error-no-such-line = Questo messaggio non c’è nella chat.
error-not-yourself = Non puoi farlo a te stesso.
error-sanction-given = È già stato fatto.
error-sanction-none = Non c’è nulla da revocare.
error-vote-given = L’hai già votato.
error-vote-none = Non l’hai votato.
error-vote-too-few = Per escludere qualcuno con un voto servono almeno altre due persone. Può farlo chi ha aperto il tavolo.
error-relation-none = Non hai silenziato né bloccato questa persona.
error-too-many-relations = L’elenco delle persone che hai silenziato o bloccato è pieno.
error-hints-off = A questo tavolo non si dice che cosa farebbe un bot. Può permetterlo chi ha aperto il tavolo.
error-hints-against = Che cosa farebbe un bot si dice solo a chi gioca da solo con i bot.
error-hint-unadvised = Sotto interrogatorio scegli da solo, senza consigli.
error-hint-nothing = Ora non ti si chiede nulla.
error-no-outlook = In questo gioco non c’è nulla da calcolare.
error-wish-unknown = Questo ora qui non si può chiedere a nessuno.
error-bots-quiet = Ai bot di questo tavolo è stato chiesto di non dire nulla, o poco.
error-bot-muted = Questo bot adesso non può parlare.
error-remark-twice = Questo bot ha già detto la sua.
error-name-length = Un nome ha da 1 a { $longest } caratteri.
error-name-characters = Un nome non può contenere questi caratteri.
error-name-of-a-bot = Quel nome è dei bot. Scegline un altro.
error-text-length = Un messaggio ha da 1 a { $longest } caratteri.
error-text-characters = Un messaggio non può contenere questi caratteri.
error-note-length = Una nota ha al massimo { $longest } caratteri.
error-note-characters = Una nota non può contenere questi caratteri.
error-entry-kind = La voce { $line } è di un tipo sconosciuto: { $kind }.
error-database-address = Un database si indica con sqlite:///FILE o postgresql://…, non con { $scheme }.
error-database-in-use = Un altro server sta usando { $file }.
error-database-open = Il database { $file } non si può aprire ({ $cause }).
error-database-foreign = { $file } non è un database integro di Conjura.
error-database-newer = Il database ha lo schema { $version }; questa Conjura conosce fino al { $current }.
error-database-schema = La tabella { $table } di { $file } non è come dovrebbe.
error-database-failed = Il database non risponde. Non è cambiato nulla.
error-database-damaged = { $file } è danneggiato. Ripristina una copia di sicurezza in un file nuovo.
error-folder-missing = La cartella { $folder } non esiste.
error-database-missing = { $file } non esiste.
error-database-one-process = SQLite serve un solo processo; per { $workers } ci vuole PostgreSQL.
error-backup-exists = { $file } esiste già.
error-backup-version = La copia ha lo schema { $version } e questa Conjura il { $current }.
error-restore-not-empty = Il database contiene già dei tavoli. Ripristina in uno vuoto.
error-limit-notation = «{ $text }» non è un limite. Scrivi NOME=NUMERO.
error-proxy-notation = «{ $text }» non è l’indirizzo di un proxy. Scrivi un indirizzo o una rete.
error-prefix-notation = «{ $text }» non è un percorso come /conjura o /giochi/conjura: lettere, cifre e - . _ ~ tra barre.
cli-serve = offrire tavoli a browser e programmi
cli-backup = copiare tutto il database in un file, anche mentre è in uso
cli-restore = riempire un database vuoto da una copia
cli-validate = rigiocare ogni partita salvata con le regole di oggi
cli-admin = badare a un server: elenchi, segnalazioni, esclusioni, avvisi, pulizia
cli-admin-about = Per chi gestisce un server. Lavora sul suo database, anche mentre è acceso; il server lo viene a sapere in pochi secondi.
cli-admin-list = elencare tavoli, persone, segnalazioni, esclusioni o avvisi, l’ultimo per primo
cli-admin-phase = solo tavoli in questo stato
cli-admin-game = solo tavoli di questo gioco
cli-admin-person = tavoli o segnalazioni di questa persona, o solo questa persona
cli-admin-name = persone il cui nome contiene questo
cli-admin-older = tavoli dove non è successo nulla per tanti giorni
cli-admin-settled = segnalazioni chiuse, invece di quelle in attesa
cli-admin-count = quanti elementi elencare alla volta
cli-admin-after = continuare dopo l’ultimo dell’elenco precedente
cli-admin-json = come JSON, per i programmi
cli-admin-show = mostrare una segnalazione con ciò che si è detto intorno
cli-admin-settle = segnare delle segnalazioni come chiuse
cli-admin-settled-done = { $count ->
    [one] Una segnalazione è chiusa.
   *[other] { $count } segnalazioni sono chiuse.
 }
cli-admin-numbers = mostrare come va il server: connessioni, tavoli, persone, bot in attesa, rifiuti
cli-admin-watch = mostrarlo di continuo, ogni tanti secondi (2)
cli-admin-close = chiudere un tavolo per sempre; nessuno può continuare
cli-admin-delete = eliminare un tavolo con tutto ciò che vi si è detto, o una persona con il suo nome e i suoi messaggi
cli-admin-ban = tenere fuori dal server una persona, un indirizzo o una rete
cli-admin-ban-who = l’id di una persona, un indirizzo come 192.0.2.7 o una rete come 192.0.2.0/24
cli-admin-ban-days = per tanti giorni; senza, per sempre
cli-admin-ban-why = un appunto per te
cli-admin-unban = lasciare rientrare
cli-admin-announce = mostrare un testo su tutte le pagine finché non scade
cli-admin-announce-text = per tutti, qualunque sia la lingua
cli-admin-announce-in = per chi legge in questa lingua ({ $language })
cli-admin-announce-hours = per quante ore si mostra (24)
cli-admin-announce-end = togliere tutti gli avvisi
cli-admin-clean = eliminare i tavoli dove da molto non succede nulla, e le persone che non sono tornate
cli-admin-clean-days = per quanti giorni si conservano
cli-admin-yes = farlo senza chiedere
cli-admin-the-yes = sì
cli-admin-type-yes = Scrivi «sì»:
cli-admin-nothing = Non c’è nulla da elencare.
cli-admin-more = C’è dell’altro: --after { $cursor }
cli-admin-no-server = Nessun server usa ora questo database.
cli-admin-close-sure = Chiudere il tavolo { $table } per sempre?
cli-admin-closed = Il tavolo { $table } è chiuso.
cli-admin-delete-table-sure = Eliminare il tavolo { $table } con la partita, i messaggi e le note? Non si può annullare.
cli-admin-deleted-table = Il tavolo { $table } è eliminato.
cli-admin-delete-person-sure = Eliminare { $name } ({ $person }), il nome e tutto ciò che ha detto? Non si può annullare.
cli-admin-deleted-person = { $name } non c’è più, a { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }. Le partite restano, senza il nome.
cli-admin-banned = { $who } è fuori per sempre.
cli-admin-banned-until = { $who } è fuori fino a { $time }.
cli-admin-unbanned = { $who } può rientrare.
cli-admin-announced = Annunciato fino a { $time }.
cli-admin-announced-end = { $count ->
    [one] Un avviso è stato tolto.
   *[other] { $count } avvisi sono stati tolti.
 }
cli-admin-clean-sure = Eliminare tutti i tavoli dove non è successo nulla per { $days ->
    [one] un giorno
   *[other] { $days } giorni
 } e chi è senza tavolo e non si è visto per altrettanto? Non si può annullare.
cli-admin-cleaned = Eliminati: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }, { $people ->
    [one] una persona
   *[other] { $people } persone
 }.
cli-admin-report-line = { $time }: { $reporter } ({ $by }) segnala un messaggio di { $name } ({ $person }) al tavolo { $table }.
cli-admin-report-name = { $time }: { $reporter } ({ $by }) segnala il nome { $name } ({ $person }) al tavolo { $table }.
cli-admin-report-person = { $time }: { $reporter } ({ $by }) segnala { $name } ({ $person }) al tavolo { $table }.
cli-admin-report-text = Con le sue parole: { $text }
cli-admin-head-id = Id
cli-admin-head-game = Gioco
cli-admin-head-phase = Stato
cli-admin-head-public = Pubblico
cli-admin-head-seats = Posti
cli-admin-head-people = Persone
cli-admin-head-entries = Registro
cli-admin-head-created = Creato
cli-admin-head-updated = Ultima modifica
cli-admin-head-name = Nome
cli-admin-head-seen = Ultima visita
cli-admin-head-tables = Tavoli
cli-admin-head-reports = Segnalazioni
cli-admin-head-told = Quando
cli-admin-head-what = Che cosa
cli-admin-head-person = Persona
cli-admin-head-line = Messaggio
cli-admin-head-text = Con le sue parole
cli-admin-head-reporter = Da
cli-admin-head-settled = Chiusa
cli-admin-head-kind = Tipo
cli-admin-head-since = Da quando
cli-admin-head-until = Fino a
cli-admin-head-why = Appunto
cli-admin-head-texts = Testo
cli-admin-head-mark = ·
cli-admin-head-figure = Dato
cli-admin-head-number = Numero
cli-admin-number-processes = processi del server
cli-admin-number-connections = connessioni
cli-admin-number-tables = tavoli in memoria
cli-admin-number-bots-waiting = bot che aspettano il turno
cli-admin-number-refusals = rifiuti dall’avvio
cli-admin-number-failures = guasti del database dall’avvio
cli-admin-number-actions = azioni dall’avvio
cli-admin-number-requests = risposte via HTTP dall’avvio
cli-admin-number-tables-open = tavoli che si formano
cli-admin-number-tables-running = tavoli in gioco
cli-admin-number-tables-finished = tavoli finiti
cli-admin-number-tables-closed = tavoli chiusi
cli-admin-number-people = persone
cli-admin-number-reports = segnalazioni in attesa
cli-keep-days = eliminare i tavoli dove non è successo nulla per tanti giorni, e chi non è tornato; senza, si conserva tutto
error-keep-days = --keep-days vuole un numero di giorni maggiore di 0, non { $days }.
error-admin-yes = { $question } Confermalo con --yes.
error-admin-not-done = Non è cambiato nulla.
error-admin-cursor = «{ $cursor }» non indica dove continua un elenco.
error-admin-no-report = La segnalazione { $report } non esiste.
error-admin-no-table = Il tavolo { $table } non esiste.
error-admin-no-person = Nessuno ha l’id { $person }, e non è un indirizzo. «conjura admin list people» li elenca.
error-admin-not-banned = { $who } non è fuori.
error-admin-no-text = Non c’è un testo da annunciare.
cli-audit = verificare una registrazione: sigillo, caso e ogni azione
cli-database = sqlite:///FILE o postgresql://…
cli-workers = processi del server; più di uno richiede PostgreSQL
cli-bot-processes = processi in cui pensano i bot
cli-bot-seconds = il tempo massimo di un bot per una mossa
cli-origin = un’altra origine le cui pagine possono usare il server
cli-open = aprirlo nel browser, se c’è un desktop
cli-host = l’indirizzo su cui ascolta; 0.0.0.0 fa entrare altri
cli-port = la porta; { $port } se non è indicata
cli-log-level = quanto il server racconta del suo lavoro
cli-log-format = come è scritta ogni riga del registro
cli-serve-pack = una cartella di carte proprie, con cui qui si gioca a Black Orchestra
cli-schema = mostrare ciò che il server invia e accetta, come JSON Schema
cli-schema-typescript = scrivere invece i tipi della pagina nella sua cartella
cli-serving = Il tavolo è aperto: { $address } (Ctrl+C lo chiude)
cli-serving-network = Chi è nella tua rete apre questo indirizzo, oppure il link e il codice QR di un tavolo.
cli-serving-alone = Questo computer non è in nessuna rete: solo lui può aprire questo indirizzo.
cli-proxy = indirizzo o rete di un proxy davanti al server; ci si fida di ciò che dice sull’origine di ogni richiesta
cli-prefix = il percorso sotto il quale un proxy mostra il tavolo, per esempio /conjura
cli-variable-switch = { $variable } può essere 1 o 0.
cli-limit = cambiare uno dei limiti
cli-backup-done =
    { $file }: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } con { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    }.
cli-restore-done =
    Da { $file }: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } con { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    }.
cli-validate-differs = { $table }: differisce alla voce { $version } ({ $code })
cli-validate-done =
    { $tables ->
        [one] { $tables } tavolo rigiocato
       *[other] { $tables } tavoli rigiocati
    }; { $differing ->
        [0] nessuno differisce
        [one] { $differing } differisce
       *[other] { $differing } differiscono
    }.
cli-audit-done =
    Tutto a posto: { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }, ogni esito del caso e il sigillo { $commitment }.
cli-audit-link = un anello che hai annotato durante la partita, o i suoi primi 12 caratteri: dice dove sta
cli-audit-noted = L’anello che hai annotato è quello del passo { $step } (riga { $line }).

## Page: Black Orchestra

bo-map = Mappa dell’Europa con le caselle del gioco. Le frecce portano da una casella all’altra.
page-bo-conspirators = Cospiratori
page-bo-dealt = Distribuiti
page-bo-picked = Scelti
page-bo-drafted = A turno
page-bo-drafted-text = All’inizio ognuno sceglie a turno; l’ordine è estratto a sorte.
page-bo-conspirator-of = Cospiratore di { $name }
page-bo-first = Chi comincia
page-bo-first-lot = a sorte
bo-map-closer = Avvicina
bo-map-farther = Allontana
bo-map-home = Trova la mia pedina
bo-legend = Che cosa significano i segni
bo-legend-number = Un numero: lo stadio da cui la casella è aperta.
bo-legend-fort = Merli: una casella fortificata.
bo-legend-hatched = A righe: non è valida in questo stadio.
bo-legend-closing = Una tacca nel bordo: la casella chiude quando inizia lo stadio 7.
bo-legend-tile = Nel segno: il suo oggetto, a faccia in giù (?) o a faccia in su.
bo-legend-tag = Accanto: che cosa si può consegnare lì e di quanto cala il sospetto. Tratteggiato: chiuso; con cornice: aperto; pieno: uno di voi lo ha. Un pacco: qualsiasi oggetto.
bo-legend-pawn = Tondo: un cospiratore. Anello blu: il tuo. Anello dorato: è il suo turno.
bo-legend-leader = Quadrato, con lettere: Hitler (nero) e i suoi delegati (rosso).
bo-legend-plot = Una lettera su blu, accanto alle carte di qualcuno: un complotto che ha.
bo-legend-gold = Dorato con anello tratteggiato: ora puoi cliccarlo.
bo-legend-sober = Grigio: i campi di Auschwitz e Treblinka.
bo-decks = Mazzi evento
bo-deck = Stadio { $stage }: { $cards ->
        [one] resta { $cards } carta
       *[other] restano { $cards } carte
    }
bo-support = Supporto Militare
bo-support-now = Il Supporto Militare di Hitler è { $support }. Non scende mai sotto { $floor } né sale oltre 7.
bo-dissent = Dissenso
bo-dissent-now =
    { $dice ->
        [one] { $dice } dado sull’indicatore del Dissenso; si riempie con 3.
       *[other] { $dice } dadi sull’indicatore del Dissenso; si riempie con 3.
    }
bo-dice-free = Dadi liberi
bo-no-event = Ancora nessun evento
bo-no-event-text = Il primo evento si pesca alla fine del primo turno.
bo-stage = Stadio { $stage }
bo-your-turn = tocca a te
bo-in-prison = in prigione
bo-mine = Mio
bo-others = Gli altri
bo-items = Oggetti
bo-dossier = Dossier
bo-of = { $count } su { $limit }
bo-no-items = ancora nessuno: rivelali e raccoglili
bo-no-cards = ancora nessuna carta
bo-none = niente
bo-ability-closed =
    { $why ->
        [prison] Non in prigione.
        [blocked] Non in questo turno: { $leader } era nella stessa casella quando è cominciato.
        [lost] Persa per il resto della partita.
       *[motivation] Disponibile dal livello determinato.
    }
bo-cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
bo-illegal = illegale
bo-required = Necessari
bo-optional = Facoltativi
bo-play-card = Gioca
bo-free-use = Usa gratis
bo-try-plot = Prepara il tentativo
bo-try-plot-at = Prepara il tentativo contro { $leader }
bo-plot-letter = Complotto { $letter }
bo-holds-plot = Complotto nel dossier: { $plot }
bo-deck-count =
    Carte cospiratore: { $deck } nel mazzo, { $discard ->
        [one] { $discard } scartata
       *[other] { $discard } scartate
    }
bo-why-wait = Ora non tocca a te scegliere.
bo-why-over = La partita è finita.
bo-why-choice-first = Prima rispondi alla domanda aperta.
bo-why-not-open = Apre allo stadio { $stage }.
bo-why-closed = Chiusa da quando è iniziato lo stadio 7.
bo-why-not-among = Non è tra le caselle che puoi scegliere.
bo-why-nothing-to-act = Ora qui non puoi usare carte né la tua capacità.
bo-why-not-now = Ora non si può usare.
bo-actions-left =
    { $actions ->
        [one] resta { $actions } azione
       *[other] restano { $actions } azioni
    }
bo-move-to = Muoviti { $to }
bo-conspire-dice =
    { $dice ->
        [one] Tira { $dice } dado
       *[other] Tira { $dice } dadi
    }
bo-deliver-what = Consegna: { $item }
bo-give = Dai a { $who }
bo-take = Prendi da { $who }
bo-end = Fine turno
bo-pass = Lascia passare
bo-stop = Fermati qui
bo-draw = Pesca una carta
bo-accept = Accetta
bo-decline = Rifiuta
bo-ready = I dadi sono pronti
bo-cancel = Indietro
bo-keep = Tieni: sospetto +1
bo-keep-safe = Tieni
bo-discard = Scarta
bo-lower-support = Diminuisci di 1 il Supporto Militare
bo-everyone = Motivazione +1 per tutti
bo-more-motivation = { $who }: motivazione +1
bo-less-suspicion = { $who }: sospetto −1
bo-more-action =
    { $actions ->
        [one] { $who }: +{ $actions } azione nel prossimo turno
       *[other] { $who }: +{ $actions } azioni nel prossimo turno
    }
bo-steps-left =
    { $steps ->
        [one] Resta { $steps } passo da distribuire
       *[other] Restano { $steps } passi da distribuire
    }
bo-keep-dice =
    { $dice ->
        [one] Tira { $dice } dado
       *[other] Tira { $dice } dadi
    }
bo-reroll = Tira di nuovo il dado che mostra { $face }
bo-put-dice =
    { $dice ->
        [one] { $dice } dado sulla carta
       *[other] { $dice } dadi sulla carta
    }
bo-stay = Resta in prigione
bo-free = Torna libero, a un prezzo
bo-resist = Prova a resistere
bo-not-possible = Non si può applicare per intero, quindi non si può scegliere.
bo-lacks-others = Nessun altro è libero.
bo-lacks-suspicion = Il sospetto di nessuno può salire tanto.
bo-lacks-motivation-minus = La motivazione di nessuno può scendere tanto.
bo-lacks-motivation-plus = La motivazione di nessuno può salire.
bo-lacks-support = Il Supporto Militare non può salire tanto.
bo-lacks-items = Nessun altro ha tanti oggetti.
bo-lacks-cards = Nessun altro ha tante carte.
bo-lacks-illegal = Gli altri non hanno tante carte illegali.
bo-lacks-plot = Nessun altro ha un complotto.
bo-lacks-tiles = Sul tabellone non ci sono tante tessere.
bo-lacks-events = Lo stadio non ha più tanti eventi.
bo-lacks-dissent = L’indicatore del Dissenso è vuoto.
bo-lacks-hitler = Hitler è già lì.
bo-lacks-elsewhere = Sono già tutti lì.
bo-remove-event = Rimuovi «{ $event }»
bo-next-event = «{ $event }» in cima
bo-secret-title = Puoi leggerlo solo tu
bo-secret-hint = Tieni premuto per leggere il tuo interrogatorio.
bo-secret-others = Si legge ad alta voce solo l’opzione scelta. Nessuno può sapere che altro c’era sulla carta.
bo-looking = Solo tu vedi questi eventi.
bo-plot-needs = Servono
bo-plot-targets =
    { $targets ->
        [one] { $targets } bersaglio
       *[other] { $targets } bersagli
    }
bo-plot-betrayed =
    { $eagles ->
        [one] { $eagles } aquila lo tradisce
       *[other] { $eagles } aquile lo tradiscono
    }
bo-plot-pool =
    { $dice ->
        [one] Riserva dei dadi: { $dice } dado
       *[other] Riserva dei dadi: { $dice } dadi
    }
bo-plot-success = successo
bo-plot-detected = scoperto
bo-plot-nothing = non succede nulla
bo-odds = successo { $success }%, scoperto { $detection }%
bo-plot-dice = Dadi
bo-plot-give-up = Ogni dado in più può colpire, ma anche tradire. Scegli quanti tirarne.
bo-plot-best = più probabile
bo-plot-lost-either-way = Gli oggetti usati vanno persi, comunque vada.
bo-roll-conspire = { $who } cospira
bo-roll-plot = Il tentativo: { $plot }
bo-roll-release = { $who } prova a liberare un prigioniero
bo-roll-resist = { $who } resiste
bo-roll-die = { $who } tira un dado
bo-roll-on = Continua
bo-victory = Vittoria
bo-victory-text = Hitler è morto. Quello che la storia negò loro, voi lo avete fatto.
bo-victory-by = { $plot } · { $space } · stadio { $stage }
bo-victory-save = Salva come immagine
bo-victory-names = I cospiratori
bo-defeat = La congiura è fallita
bo-end-hitler-dead = Hitler è morto. Avete vinto.
bo-end-all-in-prison = Tutti i cospiratori sono in prigione.
bo-end-no-event = Non restavano carte evento: la guerra è finita e Hitler è vivo.
bo-end-documents-located = La Gestapo ha trovato i documenti.
bo-close = Chiudi
bo-ask-action =
    { $actions ->
        [one] { $who }: ti resta { $actions } azione.
       *[other] { $who }: ti restano { $actions } azioni.
    }
bo-wait-action =
    { $actions ->
        [one] { $name } gioca { $who }: resta { $actions } azione.
       *[other] { $name } gioca { $who }: restano { $actions } azioni.
    }
bo-ask-penalty = Quale penalità subisci per prima?
bo-wait-penalty = { $name } ({ $who }) sceglie quale penalità viene prima.
bo-ask-discard-card = Troppe carte: quale scarti?
bo-wait-discard-card = { $name } ({ $who }) scarta una carta.
bo-ask-discard-item = Troppi oggetti: quale scarti?
bo-wait-discard-item = { $name } ({ $who }) scarta un oggetto.
bo-ask-discard = Che cosa scarti?
bo-wait-discard = { $name } ({ $who }) sceglie che cosa scartare.
bo-ask-target = Chi riguarda?
bo-wait-target = { $name } ({ $who }) sceglie un cospiratore.
bo-ask-space = Quale casella?
bo-wait-space = { $name } ({ $who }) sceglie una casella.
bo-ask-react = Ora potresti usare qualcosa. Usalo o lascia passare.
bo-wait-react = { $name } ({ $who }) può usare qualcosa ora.
bo-ask-nearest = Dove va { $leader }? Più d’uno è ugualmente vicino.
bo-wait-nearest = { $name } ({ $who }) sceglie tra caselle ugualmente vicine.
bo-ask-deputy = Quale delegato va { $to }?
bo-wait-deputy = { $name } ({ $who }) sceglie un delegato.
bo-ask-walk =
    { $spaces ->
        [one] Dove va { $figure }? Resta { $spaces } casella.
       *[other] Dove va { $figure }? Restano { $spaces } caselle.
    }
bo-wait-walk = { $name } ({ $who }) sceglie dove va { $figure }.
bo-ask-draw =
    { $cards ->
        [one] Puoi pescare { $cards } carta. La peschi?
       *[other] Puoi pescare fino a { $cards } carte. Ne peschi una?
    }
bo-wait-draw =
    { $cards ->
        [one] { $name } ({ $who }) può pescare { $cards } carta.
       *[other] { $name } ({ $who }) può pescare fino a { $cards } carte.
    }
bo-ask-take-card = Scegli una carta dagli scarti.
bo-wait-take-card = { $name } ({ $who }) sceglie una carta scartata.
bo-ask-take-item = Scegli un oggetto scartato.
bo-wait-take-item = { $name } ({ $who }) sceglie un oggetto scartato.
bo-ask-tile = Scegli una tessera oggetto sulla mappa.
bo-wait-tile = { $name } ({ $who }) sceglie una tessera oggetto.
bo-ask-trade = Scarta oggetti per diminuire di 1 il tuo sospetto per ciascuno, o fermati.
bo-wait-trade = { $name } ({ $who }) può scartare oggetti.
bo-ask-pay = Scegli a che cosa rinunci.
bo-wait-pay = { $name } ({ $who }) sceglie a che cosa rinunciare.
bo-ask-look = Scegli quale evento viene dopo.
bo-wait-look = { $name } ({ $who }) guarda i prossimi eventi.
bo-ask-release = Scegli il prigioniero da liberare.
bo-wait-release = { $name } ({ $who }) sceglie il prigioniero da liberare.
bo-ask-either = Scegli uno dei due effetti.
bo-wait-either = { $name } ({ $who }) sceglie uno di due effetti.
bo-ask-offer = Un’offerta per { $who }: la accetti?
bo-wait-offer = { $name } ({ $who }) ha un’offerta da valutare.
bo-ask-delivery = Distribuisci il calo di sospetto.
bo-wait-delivery = { $name } ({ $who }) distribuisce il calo di sospetto.
bo-ask-dissent = L’indicatore del Dissenso è pieno: che cosa cambia?
bo-wait-dissent = { $name } ({ $who }) sceglie l’effetto del Dissenso.
bo-ask-defections = Quanti bersagli vanno sulla tua carta?
bo-wait-defections = { $name } ({ $who }) può mettere bersagli su una carta.
bo-ask-dossier-keep = Tieni una delle due carte.
bo-wait-dossier-keep = { $name } ({ $who }) tiene una di due carte.
bo-ask-raid = Raid: scarta o tieni ogni carta illegale.
bo-wait-raid = { $name } ({ $who }) decide sulle carte illegali.
bo-ask-interrogation-alone = Interrogano { $who }. Scegli una delle tre.
bo-ask-interrogation = Ti interrogano. Scegli in solitudine, senza discutere.
bo-wait-interrogation = { $name } ({ $who }) è sotto interrogatorio.
bo-ask-plot-prepare = Raccogli i dadi per il tuo tentativo.
bo-wait-plot-prepare = { $name } ({ $who }) prepara un tentativo di complotto.
bo-ask-plot-consent = { $item }: lo cedi per il tentativo?
bo-wait-plot-consent = { $name } ({ $who }) decide se cedere un oggetto.
bo-ask-plot-dice = Quanti dadi tiri?
bo-wait-plot-dice = { $name } ({ $who }) decide quanti dadi tirare.
bo-ask-plot-reroll = Scegli il dado da tirare di nuovo.
bo-wait-plot-reroll = { $name } ({ $who }) sceglie un dado da tirare di nuovo.
bo-ask-hand-out = Chi riceve il dado con il { $number }?
bo-wait-hand-out = { $name } ({ $who }) distribuisce il dado con il { $number }.
bo-ask-free = Puoi usare un effetto gratuito.
bo-wait-free = { $name } ({ $who }) può usare un effetto gratuito.
bo-log-start = Inizia { $who }.
bo-log-turn = Turno di { $who }
bo-log-penalty = { $leader } è con { $who }: { $penalty }.
bo-log-moved = { $who }: { $origin } → { $space }
bo-log-leader-moved = { $leader }: { $origin } → { $space }
bo-log-leader-stayed = { $leader } resta dov’è.
bo-log-leader-left = { $leader } è fuori dal gioco.
bo-log-motivation = { $who }: motivazione: { $before } → { $after }
bo-log-suspicion = { $who }: sospetto: { $before } → { $after }
bo-log-support = Supporto Militare di Hitler: { $before } → { $after }
bo-log-card-drawn = { $who } pesca «{ $card }».
bo-log-card-discarded = { $who } scarta «{ $card }».
bo-log-card-played = { $who } gioca «{ $card }».
bo-log-card-revealed = { $who } rivela «{ $card }».
bo-log-card-retrieved = { $who } riprende «{ $card }» dagli scarti.
bo-log-card-given = { $who } dà «{ $card }» a { $to }.
bo-log-deck-shuffled =
    { $cards ->
        [one] Si mescola il mazzo cospiratore: { $cards } carta.
       *[other] Si mescola il mazzo cospiratore: { $cards } carte.
    }
bo-log-item-revealed = { $space }: si scopre una tessera: { $item }.
bo-log-item-taken = { $who } prende { $item } { $in }.
bo-log-item-retrieved = { $who } recupera { $item } dagli scarti.
bo-log-item-discarded = { $who } scarta { $item }.
bo-log-item-given = { $who } dà { $item } a { $to }.
bo-log-item-delivered = { $who } consegna { $item } { $in }.
bo-log-tile-removed = { $space }: l’oggetto è tolto senza guardarlo.
bo-log-ability-used = { $who } usa la sua capacità.
bo-log-conspired = { $who } cospira: { $dice }.
bo-log-dissent = Indicatore del Dissenso: bersagli { $dice } su 3.
bo-log-dissent-full = L’indicatore del Dissenso era pieno e si svuota.
bo-log-defections = { $who } tiene bersagli su una carta: { $dice }.
bo-log-actions =
    { $left ->
        [one] { $who } ha { $left } azione.
       *[other] { $who } ha { $left } azioni.
    }
bo-log-later-actions =
    { $count ->
        [one] { $who } avrà { $count } azione in più nel prossimo turno.
       *[other] { $who } avrà { $count } azioni in più nel prossimo turno.
    }
bo-log-release-rolled = { $who } prova a liberare un prigioniero e tira: { $die }.
bo-log-released = { $who } è libero.
bo-log-arrested = { $who } viene arrestato.
bo-log-stage = Inizia lo stadio { $stage }
bo-log-event = Evento: { $event }
bo-log-event-ignored = «{ $event }» è un evento importante. L’evento chiave di questo stadio è uscito prima: perciò non ha effetto e si pesca un’altra carta.
bo-log-no-event = In questo turno non si pesca nessun evento.
bo-log-events-removed =
    { $count ->
        [one] Si toglie senza guardarlo { $count } evento dello stadio { $stage }.
       *[other] Si tolgono senza guardarli { $count } eventi dello stadio { $stage }.
    }
bo-log-looked =
    { $count ->
        [one] { $who } guarda il prossimo evento.
       *[other] { $who } guarda i prossimi { $count } eventi.
    }
bo-log-raid = Raid della Gestapo!
bo-log-card-kept = { $who } tiene «{ $card }».
bo-log-interrogated = { $who } viene interrogato.
bo-log-answered = Nell’interrogatorio { $who } sceglie: { $option }.
bo-log-resisted = { $who } prova a resistere e tira: { $die }.
bo-log-interrogation-left = La carta interrogatorio esce dal gioco.
bo-log-rolled = { $who } tira: { $die }.
bo-log-accepted = { $who } accetta l’offerta.
bo-log-declined = { $who } rifiuta l’offerta.
bo-log-plot = { $who } prepara un tentativo di complotto: { $plot }
bo-log-plot-item = { $who } cede { $item } per il tentativo.
bo-log-plot-refused = { $who } non cede { $item }.
bo-log-plot-announced = Dadi: { $dice }. Bersagli necessari: { $targets }. Aquile che lo tradiscono: { $eagles }.
bo-log-plot-kept = { $who } rinuncia a dei dadi e ne tira { $dice }.
bo-log-no-die = nessun dado
bo-log-plot-rolled = { $who } tira: { $dice }.
bo-log-plot-rerolled = { $who } tira di nuovo: { $before } → { $after }.
bo-log-plot-eagle-ignored = { $who } annulla un’aquila.
bo-log-plot-detected = Il tentativo è scoperto: { $plot }.
bo-log-plot-failed = Il tentativo fallisce senza essere scoperto: { $plot }.
bo-log-plot-succeeded = Il tentativo riesce: { $leader } è morto.
bo-log-abilities-lost = { $affiliation }: tutti i suoi cospiratori perdono la capacità.
bo-log-won = I cospiratori hanno vinto.
bo-log-lost = I cospiratori hanno perso.
bo-text-table = Il tavolo come testo
bo-text-state = Stadio { $stage }. Supporto Militare { $support }, mai sotto { $floor }. Dissenso: { $dissent } su 3. Dadi liberi: { $dice }.
bo-text-event = Evento attuale: { $event }. { $text }
bo-text-key = Evento chiave visibile: { $event }.
bo-text-person = { $who } ({ $name }), { $affiliation }: { $space }. Motivazione: { $motivation }; sospetto: { $suspicion }. Oggetti: { $items }. Dossier: { $cards }.
bo-text-board = Mappa
bo-text-people = Cospiratori
bo-text-space = { $space }: { $facts }.
bo-text-tile-hidden = un oggetto a faccia in giù
bo-text-tile = { $item }, a faccia in su
bo-text-leads = collegata a { $spaces }
bo-text-opens = apre allo stadio { $stage }
bo-text-closed = chiusa da quando è iniziato lo stadio 7
bo-text-leaders = Leader
bo-text-click = si può scegliere ora: { $what }
bo-space-leaders = qui: { $names }
bo-space-stage = stadio { $stage }
bo-space-tile-gone = Il suo oggetto non c’è più: si può consegnare.
bo-choose = Scegli
bo-choose-person = Scegli { $who }
bo-ability-inspire = Ispira
    .text = Gli altri cospiratori nella tua casella: motivazione +1.
bo-ability-divert = Svia le tracce
    .text = Scarta un oggetto: sospetto −1 di un cospiratore.
bo-ability-foresee = Guarda avanti
    .text = Guarda i primi 3 eventi di questo stadio e rimettili nell’ordine che vuoi.
bo-ability-march = Muovi fino a 2 caselle
    .text = Un’azione per un massimo di due caselle.
bo-ability-order = Muovi un altro cospiratore
    .text = Un altro cospiratore si muove di 1 casella.
bo-ability-seize = Prendi l’oggetto nascosto
    .text = Prendi senza guardarlo l’oggetto a faccia in giù della tua casella.
bo-ability-scout = Rivela un oggetto qualsiasi
    .text = Gira a faccia in su un qualsiasi oggetto a faccia in giù del tabellone.
bo-move-menu = Muovi
bo-act-menu = Agisci
bo-transfer-menu = Trasferisci
bo-attempt = Tentativo: { $plot }
bo-changes-nothing = Non cambierebbe nulla.
bo-skip = Salta
bo-either-forged-documents-1 = Muovi Hitler fino a 3 caselle
bo-either-forged-documents-2 = Muovi un cospiratore fino a 3 caselle
bo-either-war-crimes-evidence-1 = Supporto Militare −1
bo-either-war-crimes-evidence-2 = Tutti nella tua casella: motivazione +1
bo-defeat-text = Anche i veri congiurati fallirono: nei mesi dopo il 20 luglio 1944 circa duecento persone pagarono con la vita il colpo di Stato fallito. Puoi guardare il tavolo o giocare ancora.
lesson-bo-items = Oggetti e consegne
    .text = Muoversi, rivelare, raccogliere, consegnare: il sospetto cala.
lesson-bo-courage = Coraggio
    .text = Carte, cospirare, l’indicatore del Dissenso, la dedizione.
lesson-bo-prison = Scoperti
    .text = Un tentativo di complotto fallisce, un arresto, un Raid della Gestapo, un rilascio.
lesson-bo-plot = Il complotto
    .text = Incontrare Hitler, leggere le probabilità, tirare: fino alla fine.
lesson-bo-items-welcome = Giochi con Wilhelm Canaris e Friedrich Olbricht, che vogliono fermare Hitler. Vince solo un complotto riuscito; ci portano motivazione, oggetti e pazienza.
lesson-bo-items-begun = Il tuo primo turno è cominciato: Canaris ha cospirato, una volta per turno, e pescato due carte. La lettera su blu: una è un complotto.
lesson-bo-items-sheet = L’oro indica chi agisce. Il blu è la motivazione: apre la capacità e i complotti. Il rosso è il sospetto: più ce n’è, meno aquile bastano a tradirti.
lesson-bo-items-leaders = I quadrati sono Hitler e i suoi delegati. Chi comincia il turno nella casella di uno di loro subisce una penalità.
lesson-bo-items-move = Ogni movimento è un’azione. Vai alla Deutschlandhalle: ciò che è dorato si può premere.
lesson-bo-items-reveal = Qui c’è un oggetto a faccia in giù. Rivelalo; è la tua ultima azione, quindi seguono un evento e il turno di Olbricht.
lesson-bo-items-reveal-then = Un evento; poi cospirate Olbricht e tu. Ogni aquila aumenta il sospetto.
lesson-bo-items-collect = Cospirando avete tirato tutti e due delle aquile: per questo il sospetto è salito. Ora qui c’è una mappa. Raccoglila.
lesson-bo-items-deliver = Questa casella chiede una mappa. Consegnala e il tuo sospetto diminuisce di 2.
lesson-bo-items-done = Il sospetto è di nuovo basso: a questo servono le consegne. Poi: da dove viene il coraggio.
lesson-bo-courage-welcome = Qualche turno dopo. Per un complotto serve la motivazione al livello devoto; ci portano le carte e il cospirare.
lesson-bo-courage-conspire = Cospira, con tre dadi. I numeri danno azioni, i bersagli vanno sull’indicatore del Dissenso, le aquile aumentano il sospetto.
lesson-bo-courage-dossier = Gli uno ti hanno dato altre due azioni. Pesca una carta cospiratore nel tuo dossier.
lesson-bo-courage-card = «{ card-war-crimes-evidence }» ha una freccia: giocarla costa un’azione. Giocala.
lesson-bo-courage-committed = La carta offre due cose. Scegli la motivazione: Canaris arriva al livello devoto e può tentare complotti.
lesson-bo-courage-committed-then = Il turno finisce con un evento.
lesson-bo-courage-offer = Arriva Goebbels e l’evento fa un’offerta a Olbricht. Accetta: anche lui arriva al livello devoto.
lesson-bo-courage-again = Ora cospira Olbricht. Sull’indicatore del Dissenso ci sono due bersagli; il terzo lo riempie.
lesson-bo-courage-dissent = L’indicatore del Dissenso è pieno: aumenta la motivazione di qualcuno o diminuisce il Supporto Militare. Scegli Canaris, che diventa temerario.
lesson-bo-courage-done = Due persone che osano. Poi: che cosa accade quando un complotto viene scoperto.
lesson-bo-prison-welcome = Hitler è nella casella di Olbricht, che ha «{ plot-coup-detat }». Il suo sospetto è alto: con un’aquila è finita.
lesson-bo-prison-attempt = Tentalo comunque. La pagina mostra che cosa serve prima di tirare.
lesson-bo-prison-attempt-then = Nessuno dei tuoi oggetti aiuta qui.
lesson-bo-prison-roll = Basterebbero due bersagli; un’aquila basta a tradirlo. Tira tutti e tre i dadi.
lesson-bo-prison-deliver = Un’aquila: scoperto. Olbricht è in prigione e Canaris va avanti da solo. Consegna le informazioni, così il sospetto cala.
lesson-bo-prison-deliver-then = Canaris continua: cospira e pesca carte.
lesson-bo-prison-raid = L’ultima azione: pesca una carta. Che cosa porterà l’evento, nessuno lo sa.
lesson-bo-prison-illegal = Un Raid della Gestapo. La carta illegale se ne va o il sospetto aumenta di 1: scarta «{ card-hidden-camera }».
lesson-bo-prison-release = Olbricht viene interrogato. Stavolta una risposta lo libera: sceglila.
lesson-bo-prison-done = È fuori. Gli arresti costano tempo e carte, non la partita. Poi: il complotto che riesce.
lesson-bo-plot-welcome = Canaris è temerario e ha «{ plot-sniper }». Hitler è a Norimberga, a un movimento.
lesson-bo-plot-meet = Quasi tutti i complotti richiedono di essere nella casella di Hitler. Vai a Norimberga.
lesson-bo-plot-attempt = I requisiti necessari ci sono tutti. Comincia il tentativo; costa un’azione.
lesson-bo-plot-first = Due dadi; servono due bersagli, e tre aquile lo tradiscono: le probabilità sono accanto. Tira entrambi.
lesson-bo-plot-second = È fallito, ma nessuno se n’è accorto. Hai ancora azioni: riprova.
lesson-bo-plot-last = Le stesse probabilità, di nuovo. Tira.
lesson-bo-plot-done = Due bersagli: Hitler è morto e avete vinto. Ora senza di me: una partita facile, due cospiratori.
bo-ask-target-motivation-up = Di chi aumenta di { $steps } la motivazione?
bo-ask-target-motivation-down = Di chi diminuisce di { $steps } la motivazione?
bo-ask-target-suspicion-up = Di chi aumenta di { $steps } il sospetto?
bo-ask-target-suspicion-down = Di chi diminuisce di { $steps } il sospetto?
bo-ask-space-leader = Dove va { $leader }?
bo-ask-space-deputies = In quale casella vengono chiamati i delegati?
bo-ask-space-go = Dove vai?
bo-why-cards =
    { $count ->
        [one] { $held } carte, { $limit } ammesse: { $count } di troppo.
       *[other] { $held } carte, { $limit } ammesse: { $count } di troppo.
    }
bo-why-items =
    { $count ->
        [one] { $held } oggetti, { $limit } ammessi: { $count } di troppo.
       *[other] { $held } oggetti, { $limit } ammessi: { $count } di troppo.
    }
bo-why-discard-card =
    { $count ->
        [one] Devi scartare { $count } carta.
       *[other] Devi scartare { $count } carte.
    }
bo-why-discard-item =
    { $count ->
        [one] Devi scartare { $count } oggetto.
       *[other] Devi scartare { $count } oggetti.
    }
bo-why-discard-card-or-item = Carte od oggetti da scartare: { $count }.
bo-why-discard-plot = Devi scartare un complotto.
bo-why-raid =
    { $cards ->
        [one] Resta da decidere { $cards } carta illegale.
       *[other] Restano da decidere { $cards } carte illegali.
    }
bo-why-dissent = I suoi tre dadi tornano nella riserva.
bo-why-dissent-over = I suoi tre dadi tornano nella riserva. Restano per l’indicatore vuoto: { $overflow }.
bo-why-react-turn-start = Comincia il tuo turno.
bo-why-react-turn-end = Il turno finisce, ora viene un evento.
bo-why-react-hitler-moves = Hitler sta per muoversi.
bo-why-react-leader-moved = Un leader si è mosso.
bo-why-react-plot-ready = Il tentativo sta per essere tirato.
bo-why-react-plot-rolled = I dadi del tentativo sono sul tavolo.
bo-change-motivation = motivazione: { $before } → { $after }
bo-change-suspicion = sospetto: { $before } → { $after }
bo-change-support = Supporto Militare: { $before } → { $after }
bo-stays-motivation = la motivazione resta al livello { $level }
bo-stays-suspicion = il sospetto resta { $level }
bo-stays-support = il Supporto Militare resta a { $level }, il minimo
bo-change-cards = carte: { $before } → { $after }, { $limit } ammesse
bo-change-items = oggetti: { $before } → { $after }, { $limit } ammessi
bo-change-defections = bersagli sulla carta: { $before } → { $after }
bo-actions-next-turn =
    { $actions ->
        [one] 1 azione in più al prossimo turno
       *[other] { $actions } azioni in più al prossimo turno
    }
bo-changes-nothing-more = Non cambia nulla.
bo-there = lì: { $names }
bo-there-nobody = lì non c’è nessuno
bo-comes-from = ora { $in }
bo-odds-conspire = un bersaglio { $target }%, un’aquila { $eagle }%
bo-odds-release = { $freed }% un prigioniero è libero, { $arrested }% ti arrestano
bo-odds-die = un numero { $numbers }%, un’aquila { $eagle }%
bo-odds-number = numero { $chance }%: { $does }
bo-odds-eagle = aquila { $chance }%: { $does }
bo-rises-by-roll-motivation = la motivazione aumenta di altrettanto
bo-rises-by-roll-suspicion = il sospetto aumenta di altrettanto
bo-offer-pay = perdi una carta o un oggetto
bo-offer-go = vai in una casella valida a tua scelta
bo-offer-trade = scarta quanti oggetti vuoi: sospetto −1 ciascuno
bo-ready-next = Poi: quanti dadi tirare.
bo-odds-reroll = bersaglio { $target }%, aquila { $eagle }%
bo-actions-unused =
    { $actions ->
        [one] { $actions } azione non usata
       *[other] { $actions } azioni non usate
    }
bo-accept-roll = Tira il dado
bo-decline-roll = Non tirare
bo-you = tu
bo-their-turn = il suo turno
bo-read-card = Leggi la carta { $card }
bo-tab-attempt = Tentativo
bo-tab-cards = Carte
bo-tab-story = Cronaca
bo-support-short = Supporto
bo-actions = Azioni di un turno
bo-key-attempt = Tentare un complotto
bo-key-end = Terminare il turno
bo-key-map = Alla mappa; le frecce vanno di casella in casella
bo-map-whole = Tutto
bo-map-me = Io
bo-tag-if-a-deputy-is-here = se delegato
bo-tag-if-hitler-is-here = se Hitler
bo-tag-if-stage-1 = se stadio 1
bo-tag-if-stage-2 = se stadio 2
bo-tag-if-you-are-abwehr = se Abwehr
bo-tag-if-you-are-civilian = se civile
bo-tag-if-you-are-wehrmacht = se Wehrmacht
bo-answers = Risposte
bo-page-back = Risposte precedenti
bo-page-on = Altre risposte
bo-nine-reveal = Rivela
bo-nine-collect = Raccogli
bo-nine-deliver = Consegna
bo-nine-conspire = Cospira
bo-nine-dossier = Dossier
bo-nine-release = Libera
bo-nine-attempt = Tentativo
bo-no-attempt = Nessuno dei tuoi complotti può essere tentato qui e ora.
bo-no-attempt-short = non ora
bo-no-plot-yet = ancora nessun complotto: pesca carte
bo-attempts-open =
    { $count ->
        [one] { $count } complotto
       *[other] { $count } complotti
    }
bo-short-no-cards-left = niente carte
bo-short-conspired-already = già cospirato
bo-short-conspire-blocked = c’è Bormann
bo-short-no-dice = niente dadi
bo-short-not-enough-dice = pochi dadi
bo-short-no-tile = nessun oggetto
bo-short-tile-face-down = a faccia in giù
bo-short-tile-face-up = già rivelato
bo-short-no-delivery = non qui
bo-short-tile-still-here = oggetto presente
bo-short-delivery-condition = condizione assente
bo-short-no-such-item = altro oggetto
bo-short-carries-nothing = non porti nulla
bo-short-not-at-gestapo-hq = solo alla Gestapo
bo-short-nobody-in-prison = nessuno in prigione
bo-short-extreme-suspicion = sospetto estremo
bo-short-nobody-here = nessuno qui
bo-short-nothing-to-transfer = niente da dare
bo-short-nothing-to-act = niente adatto

## Black Orchestra: scene
# Che cosa si legge in scena mentre si mostra qualcosa.

bo-scene-place = { $who } · { $space } · stadio { $stage }
bo-scene-targets =
    { $missing ->
        [0] i bersagli ci sono
        [one] manca un bersaglio
       *[other] mancano { $missing } bersagli
    }
bo-scene-eagles =
    { $missing ->
        [0] bastano a tradirlo
        [one] un’altra e il complotto è tradito
       *[other] altre { $missing } e il complotto è tradito
    }
bo-scene-rolling =
    { $dice ->
        [one] Un dado rotola ancora.
       *[other] { $dice } dadi rotolano ancora.
    }
bo-scene-sixths =
    { $sixths ->
        [one] Riesce una volta su sei.
        [2] Riesce due volte su sei.
        [3] Riesce tre volte su sei.
        [4] Riesce quattro volte su sei.
        [5] Riesce cinque volte su sei.
       *[other] Qualunque cosa mostri, riesce.
    }
bo-scene-percent = Probabilità di successo: { $percent }.
bo-scene-no-hope = Non può più riuscire.
bo-scene-lie = I dadi sono fermi.
bo-scene-no-dice = Nessun dado è stato lanciato.
bo-scene-ignored =
    { $eagles ->
        [one] Un’aquila non conta.
       *[other] { $eagles } aquile non contano.
    }
bo-scene-reroll-key = Tocca un dado per tirarlo di nuovo. Sotto ciascuno: la probabilità che riesca e quella che sia scoperto.
bo-odds-written = successo { $success }, scoperto { $detection }
bo-scene-rerolled = tirato di nuovo: { $before } → { $after }
bo-scene-rerolling = ancora: { $before }…
bo-scene-again = Ancora
bo-stamp-dead = { $leader } è morto
bo-stamp-detected = Scoperto
bo-stamp-unnoticed = Inosservato
bo-scene-why-dead = Bersagli: { $targets }, e ne servivano { $needed }. Aquile: { $eagles } di { $betray }.
bo-scene-why-detected = Aquile: { $eagles }, e { $betray } lo tradiscono. I bersagli non contano.
bo-scene-why-unnoticed = Bersagli: { $targets }, e ne servivano { $needed }. Nessuno se n’è accorto.
bo-scene-then-discarded = «{ $plot }» è scartato
bo-scene-then-chancellery = Hitler → { $space }
bo-scene-then-motivation = Motivazione di tutti −1
bo-scene-then-arrested = { $who }: in prigione
bo-scene-then-leader-left = { $leader } è fuori dalla partita
bo-scene-then-kept = Il complotto resta nel dossier; gli oggetti usati sono persi
bo-scene-line-done = (fatto)
bo-scene-line-idle = (senza effetto)
bo-scene-idle-stays = È già lì.
bo-scene-idle-support = Resta a { $support }.
bo-scene-idle-nobody = Non riguarda nessuno.
bo-scene-idle-tile = Lì non c’è alcun oggetto a faccia in giù.
bo-scene-idle-offer = Non viene offerto.
bo-scene-idle-nothing = Non cambia nulla.
bo-scene-no-effect = Senza effetto
bo-scene-front = Il fronte si avvicina
bo-scene-open = Ora aperte: { $spaces }.
bo-scene-raid = Raid della Gestapo
bo-scene-only-left = Resta solo { $who }.
bo-scene-cards-fall = Carte illegali, scartate
bo-scene-nobody-speaks = Nessuno parla.
bo-scene-resist-odds = Chi resiste tira un dado: un bersaglio due volte su sei, un’aquila una, un numero tre.
bo-scene-conspired-eagle = sospetto +1
bo-scene-conspired-target = sull’indicatore del Dissenso
bo-scene-conspired-number =
    { $more ->
        [one] 1 azione in più
       *[other] { $more } azioni in più
    }
bo-scene-release-rolled-eagle = in prigione
bo-scene-release-rolled-target = un prigioniero esce
bo-scene-release-rolled-number = un prigioniero esce
bo-scene-resisted-eagle = si paga il prezzo
bo-scene-resisted-target = in libertà
bo-scene-resisted-number = non succede nulla
bo-scene-aside = Metti da parte
bo-fresh = La carta che hai pescato
bo-fresh-aside = Metti da parte
bo-fresh-more = altre { $count }
bo-story = La storia di questa partita
bo-story-line = La linea è il Supporto Militare di Hitler. Dietro le sbarre: un arresto. Con la cornice blu: un rilascio. Dadi: tentativi.
bo-story-closest = Il tentativo più vicino: { $plot }, nello stadio { $stage }; { $near }.
bo-story-short =
    { $targets ->
        [one] mancava un bersaglio
       *[other] mancavano { $targets } bersagli
    }
bo-story-over =
    { $eagles ->
        [one] un’aquila di troppo
       *[other] { $eagles } aquile di troppo
    }
bo-story-attempts = Tentativi
bo-story-none = Nessuno ha fatto un tentativo.
bo-story-when = { $who }, stadio { $stage }, probabilità { $chance }
bo-story-deeds = Mosse: { $moves } · oggetti: { $items } · carte: { $cards } · arresti: { $arrests }
bo-story-untried = Mai tentato: { $plot }, con { $who }, nello stadio { $stage }, con una probabilità del { $chance }.

## Page

page-title = Conjura: due giochi di congiura
page-lead = Un tavolo per due giochi di congiura. Gioca in solitario contro i bot o manda un link agli amici: senza account, senza installare nulla.
page-about-sh = Liberali contro fascisti nascosti, e qualcuno è Hitler. Eleggete governi, guardate quali leggi promulgano e scoprite chi mente. Parlare è metà del gioco.
page-about-bo = Tutti contro il regime: attraversate l’Europa, raccogliete oggetti, alleati e coraggio, e colpite prima che la Gestapo vi trovi. Vincete o perdete insieme.
page-language = Lingua
page-theme-light = Colori chiari
page-theme-dark = Colori scuri
page-main-nav = Pagine
page-home = Inizio
page-rules = Regole
page-credits = Crediti
page-credits-line = Di chi sono questi giochi: crediti e licenze
page-close = Chiudi
page-cancel = Annulla
page-yes = Sì
page-no = No
page-next = Avanti
page-you = tu
page-nobody = nessuno
page-guest = Ospite
page-your-name = Il tuo nome
page-players = Giocatori
page-bots = Bot
page-bots-none = nessuno: gioco io tutti i posti
page-play-as = Giochi come
# Somebody who has deleted their name
page-anonymous = Anonimo
page-seat-of = { $name } { $number }
page-i-am-here = Sono qui
page-played-for-you = Mentre non c’eri, un bot ha deciso per te
page-played-show =
    { $count ->
        [one] Mostra che cosa ha deciso, se dietro di te non c’è nessuno
       *[other] Mostra le { $count } cose che ha deciso, se dietro di te non c’è nessuno
    }
page-played-for-you-text = Ha fatto solo ciò che la partita aspettava e non ha dichiarato nulla a tuo nome. Il posto è di nuovo tuo.
page-substitute = Fai giocare un bot per { $name }
page-substitute-hint = Appena lo chiede la maggioranza degli altri, finché non torna. Può riprendere il posto in qualsiasi momento.
bot-random = casuale
bot-lesson = da lezione
bot-simple = semplice
bot-novice = principiante
bot-steady = solido
bot-sharp = astuto
bot-strong = forte
page-play-now = Gioca ora
page-first-game = Impara giocando
page-with-friends = Tavolo per amici
page-my-games = I tuoi tavoli
page-lobby = Tavoli aperti
page-lobby-empty = Al momento non ci sono tavoli pubblici. Un tavolo compare qui dalle sue impostazioni.
page-finished-games = Partite finite
page-finished-empty = Ancora nessuna partita finita. Le troverai qui, per rivederle.
page-table-open =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
page-table-running = in corso
page-table-your-turn = tocca a te
page-table-closed = Tavolo chiuso
page-some-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
page-sit-down = Siediti
page-stand-up = Alzati
page-loading = Un momento…
page-offline = Il server non risponde. Nuovo tentativo in corso…
page-missing = Non è stato possibile caricare una parte della pagina. Nuovo tentativo in corso…
page-reload = Ricarica la pagina
error-offline = Il server non risponde. Non è cambiato nulla.
page-error-unknown = Non ha funzionato ({ $code }).
page-no-table = Qui non c’è niente da vedere
page-nowhere = Questa pagina non esiste
page-connection-lost = Connessione persa. Il tavolo resta com’era; tra un attimo sarai di nuovo qui.
page-log = Diario
page-log-empty = Non è ancora successo nulla.
page-talk = Chat
page-talk-empty = Nessuno ha ancora parlato.
page-talk-write = Scrivi al tavolo
page-talk-write-gallery = Scrivi alla galleria
page-talk-say = Invia
page-talk-gallery = (galleria)
page-talk-new =
    { $count ->
        [one] un messaggio nuovo
       *[other] { $count } messaggi nuovi
    }
page-stream-filter = Che cosa mostra l’elenco
page-stream-all = Tutto
page-stream-talk = Chat
page-stream-claims = Dichiarazioni
page-stream-rolls = Lanci
page-stream-acts = Azioni
page-talk-more = Frasi pronte, domande ai bot, impostazioni
page-ask-bot = Chiedi a un bot
page-ask-why = Perché?
page-ask-trust = Di chi ti fidi?
page-ask-suspect = Di chi sospetti?
page-ask-plan = Qual è il piano?
page-ask-need = Che cosa ti serve?
page-ask-about = Su chi
page-ask-about-nobody = su nessuno in particolare
page-ask-about-name = su { $name }
page-ask-trust-about = Ti fidi di { $name }?
page-ask-suspect-about = Sospetti di { $name }?
page-wish = Chiedere agli altri
page-wish-whom = A chi
page-wish-all = tutti
page-wish-say = Chiedi
page-wish-back = Ritira: { $wish }
page-mute = Ora non puoi parlare.
page-mute-no-identity = Per parlare, siediti o scegli un nome nella pagina iniziale.
page-mute-talk-muted = Le regole ti fanno tacere per ora. Tra un attimo potrai parlare.
talk-ask-why = { $name }, perché l’hai fatto?
talk-ask-why-about = { $name }, perché { $about }?
talk-ask-trust = { $name }, di chi ti fidi?
talk-ask-trust-about = { $name }, ti fidi di { $about }?
talk-ask-suspect = { $name }, di chi sospetti?
talk-ask-suspect-about = { $name }, sospetti di { $about }?
talk-ask-plan = { $name }, qual è il piano?
talk-ask-need = { $name }, di che cosa hai bisogno?
talk-wish-to = { $name }: { $wish }
# Parole dalle quali un bot capisce che gli si chiede qualcosa, e parole con cui può cominciare una domanda; separate da virgole
talk-hears-why = perché, come mai
talk-hears-trust = ti fidi, fidarti, credi a
talk-hears-suspect = sospetti, diffidi, sospetto, sospetta
talk-hears-plan = piano, piani, idea
talk-hears-need = bisogno, serve, manca, aiutarti
talk-hears-opener = perché, come mai, chi, di chi, a chi, ti fidi, sospetti, diffidi, dimmi, che cosa ti, cosa ti, qual è, di che cosa hai
page-tabs = Parti del tavolo
page-tab-act = Turno
page-tab-mine = Mio
page-tab-others = Altri
page-tab-talk = Chat
page-skip = Vai alle mie azioni
page-side = Le mie carte, diario e chat
page-bar = Che cosa fare ora
page-sheet-up = Mostra il pannello
page-sheet-down = Nascondi il pannello
page-menu = Menu
page-explain = Spiega ogni evento del diario
page-sound = Suoni
page-sound-on = Attiva i suoni
page-sound-off = Spegni i suoni
page-volume = { $percent }%
page-volume-off = spenti
page-knock = Bussa quando tocca a me
page-text-form = Tavolo come testo
page-text-now = Adesso
page-text-board = Tabellone
page-text-people = Giocatori
page-tv = Grande schermo
page-tv-join = Prendi il telefono, apri il link e siediti.
page-pause = Pausa
page-resume = Riprendi
page-paused = La partita è in pausa. Chiunque al tavolo può riprenderla.
page-resign = Lascia la partita
page-resign-hint = Un bot giocherà al tuo posto fino alla fine.
page-resign-closes = Sei l’unica persona qui: il tavolo si chiude subito. La partita resta senza finale, non potrai rivederla e ciò che è segreto resta segreto.
page-resign-sure = Sì, lascia la partita
page-you-title = Tu
page-you-home = Altri dispositivi, chiave di recupero, i tuoi dati
page-you-lead = Nessun account, nessun indirizzo e-mail: questo dispositivo ti riconosce da un segreto tutto suo. Qui puoi portare con te la tua identità, uscire o farti dimenticare.
page-you-nobody = Qui ancora nessuno ti conosce. Scegli un nome o accedi con l’identità che hai già altrove.
page-you-save = Salva
page-you-saved = Salvato.
page-you-since = Ti conosciamo dal { $date }.
page-you-devices =
    { $count ->
        [one] Accesso attivo solo su questo dispositivo.
       *[other] Accesso attivo su { $count } dispositivi.
    }
page-you-another = Un altro dispositivo
page-you-another-text = Inquadra l’immagine con il telefono o scrivi lì il codice, sotto «Tu». Fa accedere un solo dispositivo, una volta, e vale cinque minuti.
page-you-code = Mostra un codice
page-you-code-new = Un altro codice
page-you-code-label = Codice per l’altro dispositivo
page-you-code-until = Vale fino alle { $time }.
page-you-code-over = Questo codice non vale più.
page-you-code-used = L’altro dispositivo ha fatto l’accesso.
page-you-key = Chiave di recupero
page-you-key-text = Ti fa tornare se perdi questo dispositivo o ne vengono cancellati i dati. Si mostra una volta sola, e chi la possiede sei tu.
page-you-key-none = Non ne hai ancora una.
page-you-key-made = Creata il { $date }. Una nuova la sostituisce.
page-you-key-make = Crea una chiave
page-you-key-again = Crea un’altra chiave
page-you-key-shown = Scrivila o salvala adesso: non verrà più mostrata.
page-you-key-label = La tua chiave di recupero
page-you-key-save = Salva in un file
page-you-key-file = Chiave di recupero di { $name } per { $place }. Chi la possiede può accedere al tuo posto.
page-you-sign-in = Accedi qui
page-you-sign-in-text = Con il codice mostrato da un altro dispositivo o con la tua chiave di recupero.
page-you-sign-in-instead = Finora su questo dispositivo sei { $name }. Chi accede ne prende il posto.
page-you-sign-in-lost = { $name } non ha una chiave di recupero né un altro dispositivo: le sue partite non sarebbero più raggiungibili.
page-you-secret = Codice o chiave
page-you-open-file = Apri un file di chiave
page-you-no-key-in-file = In questo file non c’è nessuna chiave di recupero.
page-you-sign-out = Esci
page-you-sign-out-here = Da questo dispositivo
page-you-sign-out-all = Da tutti i dispositivi
page-you-sign-out-lost = Non hai una chiave di recupero né un altro dispositivo: non potresti più tornare alle tue partite.
page-you-sign-out-sure = Esci comunque
page-you-data = I tuoi dati
page-you-data-text = Il tuo nome, i tuoi tavoli, ciò che vi hai detto e ciò che hai annotato.
page-you-data-get = Salva i miei dati
page-you-delete = Cancella i miei dati
page-you-delete-text = Il tuo nome e tutto ciò che hai detto e annotato spariscono per sempre. Le partite restano, senza di te; dove se ne gioca ancora una, un bot occupa il tuo posto fino alla fine.
page-you-delete-sure = Cancella per sempre
page-fair = Gioco pulito
page-fair-text = Carte e dadi sono stati fissati prima dell’inizio, e ogni passo è incatenato a quello precedente. Conserva i due sigilli: dopo la partita, «conjura audit» dimostra che nulla è stato alterato.
page-fair-seal = Sigillo di carte e dadi
page-fair-link = Sigillo della partita fin qui
page-fair-save = Salva i sigilli
page-fair-file = Dopo la partita: conjura audit REGISTRAZIONE --link seguito da uno qualsiasi dei sigilli qui sotto.
page-share = Link a questo tavolo
page-share-hint = Chi ha il link può sedersi o guardare.
page-share-watch = Chi ha il link può guardare.
page-share-this-machine = Solo questo computer può aprire il link. Per far entrare altri della tua rete, apri il tavolo con «make play HOST=0.0.0.0» o «conjura serve --host 0.0.0.0».
page-share-no-network = Solo questo computer può aprire il link: non è in nessuna rete.
page-qr = Codice QR del link
page-copy = Copia
page-copied = Copiato
page-source = Da dove viene: { $title }
page-open-rules = Apri nelle regole
page-your-turn = Tocca a te
page-nothing-asked = Per ora non devi fare nulla.
page-waiting-since =
    { $seconds ->
        [one] In attesa di { $names } da { $seconds } secondo.
       *[other] In attesa di { $names } da { $seconds } secondi.
    }
page-waiting-minutes = In attesa di { $names } da { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }.
page-seconds-left = (restano { $seconds } s)
page-undo = Annulla mossa
page-undo-please = Chiedi l’annullo
page-undo-what = Annulla: { $what }
page-undo-random-short = ha già deciso il caso
page-undo-hidden-short = qualcosa è già scoperto
page-undo-other-short = altri hanno agito
page-undo-active-short = ora tocca ad altri
page-undo-ask = Chiede a tutto il tavolo se puoi annullare la tua ultima azione.
page-undo-asked = { $name } chiede di annullare l’ultima azione.
page-undo-waiting = Deve ancora rispondere: { $names }.
aside-taken-back = { $name } torna indietro di un passo.
aside-taken-back-me = Torni indietro di un passo.
aside-clock = L’orologio ha deciso per { $name }.
aside-clock-me = L’orologio ha deciso per te.
aside-played = Un bot decide per { $name }, che non c’è.
aside-played-me = Un bot ha deciso per te mentre non c’eri.
aside-substitute = Un bot gioca al posto di { $name }.
aside-substitute-me = Un bot gioca al posto tuo.
aside-return = { $name } è di nuovo al tavolo.
aside-return-me = Sei di nuovo al tavolo.
aside-resign = { $name } lascia la partita; continua un bot.
aside-resign-me = Lasci la partita; continua un bot.
aside-call = { $name } non c’è: qualcuno chiede che giochi un bot.
aside-call-me = Non c’eri: qualcuno ha chiesto che giocasse un bot.
aside-silence = { $name } non può più parlare: così ha deciso chi ha aperto il tavolo.
aside-silence-me = Non puoi più parlare: così ha deciso chi ha aperto il tavolo.
aside-ban = { $name } è fuori per decisione di chi ha aperto il tavolo; continua un bot.
aside-vote-out = Qualcuno vota perché { $name } lasci la partita.
aside-vote-out-me = Qualcuno vota perché tu lasci la partita.
aside-voted-out = { $name } è fuori dalla partita per votazione; continua un bot.
page-pace = Ritmo
page-pace-slow = Lento
page-pace-normal = Normale
page-pace-fast = Veloce
page-pace-step = Passo per passo
page-pace-none = Subito
page-stage-hold = Ferma l’immagine (spazio)
page-stage-go = Vai avanti (spazio)
page-stage-next = Avanti (→)
page-stage-skip = Salta la scena (S); Maiusc+S: fino a ora
page-stage-to-now = Salta fino a ora
page-stage-soon = Tra un attimo tocca a te
page-stage-soon-hint = Salta ciò che resta da mostrare e ti chiede subito.
page-walk = Passo per passo
page-walk-again = Ancora
page-walk-go = Vai avanti
page-walk-next = Avanti
page-walk-at = Passo { $at }
page-walk-at-of = Passo { $at } di { $of }
page-stage-held = Ferma, { $beats ->
    [one] un passo
   *[other] { $beats } passi
  } da vedere
page-recap = Dal tuo ultimo turno
page-recap-watch = Che cosa è successo finora
page-recap-open = Dal tuo ultimo turno (L)
page-recap-nothing = Da allora non è successo nulla.
page-recap-play = Rivedilo ({ $seconds } s)
page-recap-go = Vai avanti
page-recap-smaller = { $count ->
    [one] e una cosa minore, nel diario
   *[other] e { $count } cose minori, nel diario
  }
page-recap-asked = Adesso: { $what }
page-go-on = Avanti
page-go-on-hint = La partita va avanti quando tutti lo hanno detto o il tempo è finito. Tasto G.
page-stay = Più tempo
page-stay-hint = La partita aspetta finché non vai avanti.
page-stays = La partita ti aspetta.
page-discussion-status = Il tavolo ne discute.
page-discussion-missing = Parlano ancora: { $names }
page-shortcuts = Tasti
page-shortcuts-act = Agire
page-shortcuts-look = Guardare
page-shortcuts-scenes = Scene
page-key-space = Spazio
page-key-shift = Maiusc
page-key-sheet = Questi tasti
page-key-hold = Ferma l’immagine, o prosegue
page-key-next = La prossima cosa che accade
page-key-again = Di nuovo ciò che si è appena visto
page-key-skip = Salta questa scena
page-key-recap = Cos’è accaduto dal tuo ultimo turno
page-key-answer = Dalla prima alla nona scelta della barra, o la persona con quel numero
page-key-talk = Scrivere al tavolo
page-seat-number = Posto { $number }
page-seat-bot = Bot ({ $bot })
page-seat-substitute = Per ora un bot gioca a questo posto.
page-seat-away = senza connessione
page-seat-empty = libero
page-a-bot = bot
page-host = organizza
page-seats = Posti: { $count } su { $of } occupati
page-add-bot = Bot
page-remove-bot = Togli
page-send-away = Allontana
page-people = Persone
page-people-none = Non c’è nessun altro; i bot fanno quel che si dice loro.
page-person-what = Su { $name }…
page-person-about = Su chi ha detto questo
page-person-is-muted = in silenzio per te
page-person-is-blocked = blocco
page-person-is-silenced = senza parola a questo tavolo
page-person-for-me = Per me
page-person-for-me-text = A nessuno si dice che cosa scegli qui.
page-person-mute = Silenzia
page-person-mute-hint = Non vedi più ciò che dice questa persona, a nessun tavolo.
page-person-unmute = Non silenziare più
page-person-block = Blocca
page-person-block-hint = Non vedi più ciò che dice, e non può sedersi ai tavoli che apri.
page-person-unblock = Sblocca
page-person-mute-done = Non vedrai più ciò che dice { $name }. Puoi cambiarlo nelle impostazioni.
page-person-block-done = Hai bloccato { $name }. Puoi cambiarlo nelle impostazioni.
page-person-none-done = Vedi di nuovo ciò che dice { $name }.
page-person-report = Segnala…
page-person-report-hint = Avvisa chi gestisce questo server.
page-person-report-text = Chi gestisce questo server leggerà la segnalazione, con gli ultimi messaggi della chat.
page-person-report-what = Che cosa non va?
page-report-line = questo messaggio della chat
page-report-name = il nome
page-report-person = come si comporta questa persona
page-person-report-words = Con le tue parole (se vuoi)
page-person-report-send = Invia la segnalazione
page-person-report-back = Indietro
page-person-report-done = Grazie. La segnalazione è stata inviata.
page-person-vote = Insieme
page-person-vote-text = { $count ->
    [0] Quando lo vota più della metà delle altre persone, un bot prende questo posto.
    [one] Una persona ha votato perché se ne vada. Quando lo vota più della metà delle altre, un bot prende questo posto.
   *[other] { $count } persone hanno votato perché se ne vada. Quando lo vota più della metà delle altre, un bot prende questo posto.
 }
page-person-vote-out = Vota perché se ne vada
page-person-vote-back = Revoca il mio voto
page-person-as-host = Come chi ha aperto il tavolo
page-person-silence = Togli la parola
page-person-silence-hint = Non potrà dire più nulla a questo tavolo.
page-person-ban-hint = Perde il posto e non può tornare. A partita iniziata continua un bot.
page-person-ban-sure = Sì, allontana per sempre
page-person-gallery = Nella galleria
page-person-gallery-text = Mentre giochi non puoi leggere quello che vi si dice. A chi disturba gli altri puoi togliere la parola.
page-person-sanctions = Senza parola o fuori dal tavolo
page-person-sanction-silence = { $name } non può parlare.
page-person-sanction-ban = { $name } non può tornare.
page-person-forgive = Revoca
page-relations = Persone silenziate e bloccate
page-voted-out = Gli altri ti hanno escluso dalla partita con un voto. Puoi guardare.
page-announcement = Avviso
page-load-more = Mostra altro
page-fill-bots =
    { $count ->
        [one] Riempi l’ultimo posto con un bot
       *[other] Riempi { $count } posti con bot
    }
page-draft = Scelta a turno
page-draft-stop = Interrompi la scelta
page-draft-yours = Tocca a te: scegli
page-draft-turn = Sceglie { $name }
page-draft-bot = { $name } tira a sorte
page-draft-away = { $name } non c’è; se non torna, sceglie chi viene dopo
page-draft-done = Hanno scelto tutti: la partita comincia
page-draft-order = L’ordine è stato estratto a sorte. Ciò che qualcuno ha scelto non resta per gli altri.
page-draft-pick = Scegli { $what }
page-draft-lot = Decida la sorte
page-draft-lot-sure = Sì, decida la sorte
page-draft-sure = { $what }: confermi?
page-draft-by-lot = a sorte
page-draft-passed = non c’era, sceglie alla fine
page-draft-now = sceglie ora
page-draft-next = sceglie dopo
page-draft-left = Ancora liberi
page-draft-start = Comincia la scelta
page-start = Inizia
page-start-why =
    { $count ->
        [one] C’è ancora un posto libero: aspetta qualcuno o metti un bot.
       *[other] Ci sono ancora { $count } posti liberi: aspetta qualcuno o metti dei bot.
    }
page-wait-host = La partita la inizia chi ha aperto il tavolo. Intanto, saluta.
page-invite = Invita
page-settings = Impostazioni
page-room-public = Tavolo pubblico: compare nella pagina iniziale
page-room-private = Tavolo privato: lo trova solo chi ha il link
page-setting-clock = Tempo per decisione
page-no-clock = senza limite
page-clock-seconds =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
page-setting-public = Compare nella pagina iniziale
page-setting-talk = Chat al tavolo
page-setting-pace = Ritmo dei bot
page-setting-pace-text = Quanto aspettano ciò che viene mostrato.
page-setting-bots-talk = I bot parlano
page-bots-talk-all = liberamente
page-bots-talk-little = poco: risposte, accuse, appelli
page-bots-talk-none = per niente
hint-ask = Tu che faresti?
hint-word = Consiglio
page-hint-key = Chiedi a un bot forte (tasto H). Sa quello che sai tu.
hint-said = Al posto tuo sceglierei «{ $action }». { $reason }
hint-pass = Al posto tuo lascerei passare.
hint-hold = Consiglio: tieni premuto
hint-hold-why = Può rivelare ciò che hai in mano. Nessuno guarda? Allora premi.
page-setting-hints = Consigli di un bot
page-hints-alone = da soli con i bot
page-hints-yes = permessi
page-hints-no = non permessi
page-setting-undo = Si può annullare
page-setting-spectators = Altri possono guardare
page-option-difficulty = Difficoltà
page-as-published = come nell’originale
page-settings-table = Tavolo
page-settings-rules = Regole
page-settings-mine = Per me
page-my-settings = Le mie impostazioni
page-mine-pace-text = Con che rapidità vedi ciò che accade.
page-motion = Movimento
page-motion-text = Con meno movimento accadono le stesse cose, in immagini ferme.
page-motion-auto = Come il sistema
page-motion-full = Tutto
page-motion-less = Meno
page-reader = Lettore di schermo: racconta
page-reader-text = Le tue decisioni e la fine si raccontano sempre.
page-reader-all = Tutto
page-reader-scenes = Scene
page-plain = Pagina semplice
page-plain-text = Senza grana né ornamenti.
page-open-alone = Mostra i segreti se sono da solo
page-open-alone-text = Senza tenere premuto se al tavolo non c’è nessun altro.
page-preset = Tavoli salvati
page-preset-load = Carica
page-preset-delete = Elimina
page-preset-name = Salva questo tavolo come
page-preset-save = Salva
page-setting-discussion-sh = Discussione dopo un governo
page-setting-discussion-bo = Consiglio prima dei dadi
page-discussion-usual = come al solito
page-discussion-none = nessuna
page-discussion-all = finché tutti proseguono
page-short-seconds = { $seconds } s
page-setting-absence = Un bot subentra dopo
page-absence-never = mai
page-bot-level = Livello di { $name }
page-setting-discussion-text = I bot aspettano; finisce quando tutti proseguono.
page-you-won = Hai vinto
page-you-lost = Hai perso
page-rematch = Un’altra partita
page-rematch-go = Al nuovo tavolo
page-rematch-ready = Prossima partita: al tavolo { $ready } su { $people }
page-spectator = spettatore
page-replay = Rivedi
page-replay-back = Un passo indietro
page-replay-play = Riproduci
page-replay-stop = Ferma
page-replay-on = Un passo avanti
page-replay-step = Passo { $step } di { $last }
page-replay-eyes = Visto da
page-replay-link = Link a questo passo
page-replay-at = Giro { $chapter } di { $chapters }, passo { $step }
page-replay-scene-on = La prossima scena
page-replay-scene-back = La scena precedente
page-replay-great-on = La prossima grande scena
page-replay-great-back = La grande scena precedente
page-replay-speed = Velocità
page-replay-open = le carte scoperte
page-mark-liberal = legge liberale
page-mark-fascist = legge fascista
page-mark-execution = esecuzione
page-mark-attempt = tentativo di complotto
page-mark-arrest = arresto
page-mark-stage = nuovo stadio
page-replay-record = Registrazione
page-which-game = Quale gioco
page-search-rules = Cerca regole, carte, persone e luoghi
page-rules-found =
    { $count ->
        [0] Nessun risultato. Prova con un’altra parola.
        [one] Una voce
       *[other] { $count } voci
    }
page-glossary = Glossario
page-gallery = Galleria
page-print = Stampa
page-look-up = Consulta
page-key-look-up = Consultare ciò che è selezionato
page-lesson-step = { $step } di { $of }
page-lesson-wait = Guarda che cosa succede…
page-lesson-not-yet = Non ancora: prima fai ciò che dice la guida.
page-lesson-skip = Esci dalla lezione
page-lesson-go-on = Gioca questa partita fino in fondo
page-lesson-show = Mostramelo
page-lesson-next-chapter = Prossimo capitolo
page-lesson-chapters = Tutti i capitoli
page-lesson-alone = Gioca una partita facile
page-credits-sh = Secret Hitler è stato ideato da Mike Boxleiter, Tommy Maranges e Mac Schubert; l’edizione spagnola delle regole che questo tavolo segue è di Andrés Laín Sanclemente. Il gioco, le sue regole e i suoi testi e questo tavolo hanno la licenza CC BY-NC-SA 4.0. Modifiche: testi e disegni sono nostri, si gioca su uno schermo, le dichiarazioni sono pulsanti e possono giocare i bot. È gratis e non si può vendere.
page-credits-bo = Black Orchestra è un gioco di Philip duBarry. Questo è un tavolo non ufficiale, senza illustrazioni né testi della scatola: se ti piace, compra il gioco.
page-credits-own = Coste da Natural Earth (pubblico dominio). Caratteri: League Gothic e Source Serif 4, entrambi con la SIL Open Font License.
page-credits-history = Entrambi i giochi si svolgono tra crimini realmente avvenuti. Questa pagina non mostra simboli del regime, e i suoi capi solo per nome.
page-history = La storia dietro il gioco
page-contents = Indice
page-briefing = Prima di cominciare
page-briefing-begin = Comincia
page-briefing-each = Dimmi chi sono prima di ogni partita
page-briefing-first = Prima leggi qui: gli altri ti aspettano.
page-briefing-sound = Attiva l’audio

## Page: Secret Hitler

page-sh-liberals = Liberali
page-sh-fascists = Fascisti
page-sh-track-liberal = Tracciato liberale: { $count } su 5
page-sh-track-fascist = Tracciato fascista: { $count } su 6
page-sh-in-force = In vigore
page-sh-free-space = Non ancora in vigore
page-sh-win = Vittoria
page-sh-space-liberals-win = Con la quinta legge liberale vincono i liberali.
page-sh-space-fascists-win = Con la sesta legge fascista vincono i fascisti.
page-sh-space-zone = Da qui in poi, se Hitler viene eletto Cancelliere, vincono i fascisti.
page-sh-space-veto = Da qui in poi si può porre il veto.
page-sh-zone-off =
    { $count ->
        [one] Oltre la linea punteggiata ({ $count } legge), Hitler vince se viene eletto Cancelliere.
       *[other] Oltre la linea punteggiata ({ $count } leggi), Hitler vince se viene eletto Cancelliere.
    }
page-sh-zone-on = La linea è superata: se Hitler viene eletto Cancelliere, vincono i fascisti.
page-sh-short-investigate = indagine
page-sh-short-special-election = elezione speciale
page-sh-short-peek = sguardo
page-sh-short-execution = esecuzione
page-sh-short-veto = veto
page-sh-tracker = Segnalino elezioni
page-sh-tracker-at = { $tracker } su 3
page-sh-deck = Mazzo
page-sh-deck-note = Leggi ancora da pescare. Se dopo una sessione ne restano meno di tre, si rimescolano quelle scartate.
page-sh-discard-pile = Scarti
page-sh-discard-note = Leggi scartate. Nessuno può guardarle prima della fine.
page-sh-veto-open = Veto possibile
page-sh-ring = Giocatori intorno al tavolo, in senso orario
page-sh-president = Presidente
page-sh-chancellor = Cancelliere
page-sh-candidate = Presidente?
page-sh-nominee = Cancelliere?
page-sh-chancellor-letter = C
page-sh-nobody-yet = da decidere
page-sh-dead = non gioca più
page-sh-limited = limite di mandato
page-sh-clear = non H.
page-sh-ballots-in =
    { $count ->
        [one] { $count } scheda su { $of } consegnata. Si scoprono tutte insieme.
       *[other] { $count } schede su { $of } consegnate. Si scoprono tutte insieme.
    }
page-sh-ballot-in = La tua scheda è consegnata. Si scoprono tutte insieme.
# La riga sotto la domanda: che cosa comporta. page-sh-bar-…-own: a chi agisce; $name è il Presidente.
page-sh-bar-policy = Si scopre la legge…
page-sh-bar-ballot = Si scoprono le schede: { $name }…
page-sh-bar-ballots = Si scoprono le schede…
page-sh-bar-ballots-in = Erano tutte consegnate prima di scoprire la prima.
page-sh-bar-ballots-mine = Erano tutte consegnate prima di scoprire la prima. L’ultima è la tua.
page-sh-bar-talk = Di’ che cosa hai visto, chiedi, accusa. Poi si cerca il prossimo governo.
page-sh-bar-nominate-own = Poi tutti votano su voi due.
page-sh-bar-nominate-other = Poi tutti votano su loro due.
page-sh-bar-vote-short = Vota questo governo.
page-sh-bar-vote = Serve più della metà: { $needed } su { $voters }.
page-sh-cards-hold = Tieni premute le carte per vederle
page-sh-cards-discard = Premi quella che scarti
page-sh-cards-enact = Premi quella che promulghi
page-sh-cards-discard-again = Premila ancora: scartata
page-sh-cards-enact-again = Premila ancora: promulgata
page-sh-talk-phase = Discussione
page-sh-talk-then = Poi { $name } propone un Cancelliere.
page-sh-bar-zone = Se viene eletto Hitler, vincono i fascisti.
page-sh-bar-fails = Se fallisce, il segnalino va a { $tracker } su 3.
page-sh-bar-fails-chaos = Se fallisce, entra in vigore la legge in cima al mazzo.
page-sh-bar-vote-other = Le schede si scoprono tutte insieme.
page-sh-bar-discard-short = Scartane una. Le altre vanno al Cancelliere.
page-sh-bar-discard-own = Va tra gli scarti a faccia in giù: nessuno la vedrà.
page-sh-bar-discard-other = Nessun altro vede le tre leggi. Presidente e Cancelliere tacciono.
page-sh-bar-veto-own = Se accetti, si scartano le due leggi e il segnalino elezioni avanza.
page-sh-bar-veto-other = Se { $name } accetta, si scartano le due leggi e il segnalino elezioni avanza.
page-sh-bar-investigate-own = Solo tu vedi la tessera. Che cosa ne dirai sta a te.
page-sh-bar-investigate-other = Solo { $name } vedrà la tessera, e potrà dire ciò che vuole.
page-sh-bar-peek-own = Solo tu le vedi, e restano dove sono. Che cosa ne dirai sta a te.
page-sh-bar-peek-other = Solo { $name } le vede, e potrà dire ciò che vuole.
page-sh-bar-execute-own = Chi muore non gioca più. Se è Hitler, vincono i liberali.
page-sh-bar-execute-other = Chi muore non gioca più. Se è Hitler, vincono i liberali.
page-sh-bar-special-election-own = Per una sola elezione: poi la carica riprende il suo giro.
page-sh-bar-special-election-other = Per una sola elezione: poi la carica riprende il suo giro.
page-sh-bar-liberal-win = Con una liberale vincono i liberali.
page-sh-bar-fascist-none = Una fascista non dà poteri.
page-sh-bar-fascist-investigate = Con una fascista { $name } guarda la tessera di qualcuno.
page-sh-bar-fascist-special-election = Con una fascista { $name } sceglie chi si candida a Presidente.
page-sh-bar-fascist-peek = Con una fascista { $name } guarda le tre leggi seguenti.
page-sh-bar-fascist-execution = Con una fascista { $name } fa giustiziare qualcuno.
page-sh-bar-fascist-zone = Una fascista supera la linea: da allora Hitler Cancelliere vince.
page-sh-bar-fascist-win = Con una fascista vincono i fascisti.
page-sh-elected = governo eletto
page-sh-voted-down = governo respinto
page-sh-ballots = Ja: { $ja }. Nein: { $nein }.
page-sh-ballots-ja = Tutti hanno votato ja.
page-sh-ballots-nein = Tutti hanno votato nein.
page-sh-danger-zone = Da adesso: se Hitler viene eletto Cancelliere, vincono i fascisti.
page-sh-danger = Se { $chancellor } è Hitler e questo governo viene eletto, vincono i fascisti.
page-sh-danger-chaos = Se questo governo fallisce, la prima legge del mazzo entra in vigore da sola.
page-sh-hold-hand = Tieni premuto: le tue leggi
page-sh-hold-seen = Tieni: ciò che hai visto
page-sh-hold-hint = Solo tu puoi vederlo. Nessuno guarda? Allora premi.
page-sh-look-first = Guarda prima le tue leggi.
page-sh-say-nothing = Non dire nulla
page-sh-conflict = Ha parte in dichiarazioni che si contraddicono.
page-sh-conflict-drawn-policy = Non può essere: { $first } dice di non averne avuta nessuna di quel tipo, eppure ne è stata promulgata una.
page-sh-conflict-received-policy = Non può essere: { $first } dice di non averne avuta nessuna di quel tipo, eppure ne ha promulgata una.
page-sh-conflict-accused = { $first } contro { $second }: uno dei due è fascista, o { $first } mente.
page-sh-conflict-drawn-received = { $both } si contraddicono.
page-sh-conflict-liberal-buried = { $first } nomina una legge liberale, { $second } nessuna: una delle due persone l’ha fatta sparire, o mente.
page-sh-conflict-peek-drawn = { $both } si contraddicono sulle stesse tre leggi.
page-sh-vetoed = veto
page-sh-your-sessions = Mani che hai visto:
page-sh-reveal = Chi era chi
page-sh-hands = Tutte le mani: pescate, passate, promulgate
page-sh-watching = Stai guardando. Ruoli e mani restano nascosti fino alla fine.
page-sh-you-are-dead = Ti hanno giustiziato. Guarda e parla con la galleria.
page-sh-phrase-trust = Mi fido di questo governo.
page-sh-phrase-doubt = Non mi fido di questo governo.
page-sh-phrase-why = Perché hai votato così?
page-sh-phrase-defend = Non avevo scelta.
page-sh-record = Governi
page-sh-stage-round = Governo del round { $round }
page-sh-stage-all-in = Tutti hanno votato
page-sh-stage-needs = servono { $needed } su { $voters }
page-sh-stage-is-hitler = { $name } è Hitler?
page-sh-stage-nobody-governed = Nessuno ha governato
page-sh-stage-one-more = Ancora uno, e la prima legge del mazzo entra in vigore.
page-sh-stage-only-sees = Solo { $name } lo vede.
page-sh-stage-only-you = Solo tu lo vedi.
page-sh-sight-party = La tessera di partito di { $name }
page-sh-sight-peek = Le prime tre leggi
page-sh-sight-only = Solo tu lo vedi. Dillo al tavolo, o menti.
page-sh-sight-done = Mettila via
page-sh-stage-returns = Poi il turno prosegue con { $name }.
page-sh-stage-executed = Hanno giustiziato { $name }.
page-sh-stage-veto = Veto?
page-sh-stage-veto-agreed = Accettato
page-sh-stage-veto-refused = Rifiutato
page-sh-stage-shuffled = Il mazzo delle leggi viene mescolato.
page-sh-end-liberal = Vincono i liberali
page-sh-end-fascist = Vincono i fascisti
page-sh-end-liberal-policies = Round { $round }: è entrata in vigore la quinta legge liberale.
page-sh-end-fascist-policies = Round { $round }: è entrata in vigore la sesta legge fascista.
page-sh-end-hitler-executed = Round { $round }: hanno giustiziato { $hitler }, che era Hitler.
page-sh-end-hitler-elected = Round { $round }: { $hitler } è diventato Cancelliere, ed era Hitler.
page-sh-end-keep = Salva come immagine
page-sh-end-players = giocatori: { $players } · round: { $rounds }
page-sh-round-players = Round { $round } · giocatori: { $players }
page-sh-end-dead = non giocava più
page-sh-end-lies = Chi ha mentito, e quando
page-sh-end-lies-count = dichiarazioni: { $claims }; false: { $lies }
page-sh-end-no-lies = Tutte le dichiarazioni erano vere.
page-sh-end-no-claims = Nessuno ha dichiarato nulla.
page-sh-end-said = ha detto
page-sh-end-was = era
page-sh-end-votes = Ja a un fascista in carica
page-sh-end-votes-note = Quante volte ogni liberale ha detto ja a un governo con un fascista o con Hitler.
page-sh-end-rounds = La partita, round per round
page-sh-end-rounds-note = premi un round: per rivederlo
page-sh-end-round = Round { $round }: { $what }. Rivedilo.
page-sh-end-no = no
page-sh-end-hands = Tutte le mani
page-sh-end-poster = La fine
page-sh-lie-buried = Ha scartato una legge liberale: { $name } non aveva scelta.
page-sh-lie-blamed = Ha fatto credere che { $name } avesse scelta.
page-sh-lie-hidden = Ha taciuto una legge liberale.
page-sh-lie-chose = Poteva promulgare una legge liberale, e ha promulgato quella fascista.
page-sh-lie-cleared = Ha scagionato { $name }, che stava con i fascisti.
page-sh-lie-accused = Ha accusato { $name }, liberale.
page-sh-lie-peek = Ha detto altro sulle tre successive.
page-sh-lie-misled = Ha dichiarato una mano che non aveva.
page-sh-lie-openly = Ha detto il vero e ha seppellito una legge liberale: { $name } ne ha ricevute due fasciste. Nessuno ha mentito.
page-sh-lie-rightly = Ha accusato { $name } a ragione.
page-sh-lie-truth = { $name } ha detto il contrario, ed era vero.
page-sh-record-title = Registro dei governi
page-sh-record-key = apri: R
page-sh-own-board = Tabellone su misura
page-sh-power-of = Potere della legge fascista n. { $space }
page-sh-own-board-use = Usa questo tabellone
page-sh-as-published = Come pubblicato
page-sh-record-last = Gli ultimi governi
page-sh-record-so-far = detto o visto
page-sh-record-empty = Nessuno si è ancora candidato alla presidenza.
page-sh-record-show = Quali governi
page-sh-record-by-person = Governi di una persona
page-sh-record-all = Tutti
page-sh-record-with = Con { $name }
page-sh-record-disputed = Contraddizioni: { $count }
page-sh-record-filter = { $name }: solo i governi con questa persona
page-sh-record-round = Round
page-sh-record-round-is = Round { $round }:
page-sh-claim-drawn = Di’ di aver pescato { count-sh-both } (round { $round })
page-sh-claim-received = Di’ di aver ricevuto { count-sh-both } (round { $round })
page-sh-record-to-log = Round { $round }: vai al suo posto nel diario
page-sh-record-beside = Round { $round }: le dichiarazioni fianco a fianco
page-sh-record-vote = Voto
page-sh-record-president-says = Il Presidente dice
page-sh-record-chancellor-says = Il Cancelliere dice
page-sh-record-policy = Legge
page-sh-record-power = Potere
page-sh-record-nominating = candidatura
page-sh-record-voting = si vota
page-sh-record-in-session = in sessione
page-sh-record-down = respinto
page-sh-record-chaos = caos
page-sh-record-veto-refused = veto rifiutato
page-sh-record-special = per elezione speciale
page-sh-record-cleared = { $name } non è Hitler
page-sh-record-really = erano
page-sh-record-limits = Limite di mandato adesso: non si può proporre { $names }.
page-sh-used-investigated = indaga su { $target }
page-sh-used-investigated-said =
    { $party ->
        [liberal] indaga su { $target }: «liberale»
       *[fascist] indaga su { $target }: «fascista»
    }
page-sh-used-special-election = elezione speciale: { $target }
page-sh-used-executed = fa giustiziare { $target }
page-sh-used-peeked = guarda le prime tre
page-sh-said-drawn = { $name } dice di aver pescato:
page-sh-said-received = { $name } dice di aver ricevuto:
page-sh-said-peek = { $name } dice che in cima c’erano:
page-sh-said-party = { $name } dice che la tessera è:
page-sh-deck-heading = Il mazzo, secondo quanto detto
page-sh-deck-drawn = Pescate dall’ultima mescolata: { $drawn }; dette o viste: { count-sh-fascist }, { count-sh-liberal }.
page-sh-deck-there = Nel mazzo mescolato c’erano { count-sh-fascist } e { count-sh-liberal }.
page-sh-deck-unsaid =
    { $count ->
        [one] Di una nessuno ha detto che cos’era.
       *[other] Di { $count } nessuno ha detto che cos’erano.
    }
page-sh-deck-left = Se è tutto vero, ne restano { $left }: { count-sh-fascist }, { count-sh-liberal }.
page-sh-must-heading = Che cosa dev’essere vero
page-sh-must-none = Per ora non segue nulla di certo.
page-sh-must-over = La partita è finita; tutto è scoperto.
page-sh-must-lied = { $name } mente sul round { $round }.
page-sh-must-one-lies = Round { $round }: mente { $first } oppure { $second }.
page-sh-must-buried = Round { $round }: se sia { $first } sia { $second } dicono la verità, { $first } ha scartato l’unica legge liberale.
page-sh-must-accused = { $second } è del partito fascista, oppure { $first } mente.
page-sh-must-too-many =
    { $party ->
        [liberal] Sono dichiarate più leggi liberali ({ $said }) di quante ce ne sono ({ $there }):
       *[fascist] Sono dichiarate più leggi fasciste ({ $said }) di quante ce ne sono ({ $there }):
    } { $count ->
        [one] { $names } mente.
       *[other] tra { $names } qualcuno mente.
    }
page-sh-must-cleared = { $name } non è Hitler: ha fatto il Cancelliere oltre la linea.
page-sh-must-executed = L’esecuzione di { $name } l’ha mostrato: non era Hitler.
page-sh-must-hitler-among =
    { $count ->
        [one] Hitler è { $names }.
       *[other] Hitler è tra queste persone: { $names }.
    }
page-sh-dossier-of = { $number }. { $name }
page-sh-dossier-open = Che cosa ha fatto { $name }, e la mia nota
page-sh-dossier-press = Clic: tutto ciò che ha fatto { $name }, e la tua nota.
page-sh-dossier-press-key = Tasto I o il segno nell’angolo: tutto ciò che ha fatto { $name }, e la tua nota.
page-sh-dossier-none = Ancora nulla.
page-sh-dossier-offices = Cariche
page-sh-dossier-president = Round { $round }: Presidente, con { $name } come Cancelliere
page-sh-dossier-chancellor = Round { $round }: Cancelliere, con { $name } come Presidente
page-sh-dossier-claims = Dichiarazioni
page-sh-dossier-said-drawn = Round { $round }, pescate:
page-sh-dossier-said-received = Round { $round }, ricevute:
page-sh-dossier-said-party = Round { $round }, il partito di { $target }:
page-sh-dossier-said-peek = Round { $round }, in cima c’erano:
page-sh-dossier-investigations = Indagini
page-sh-dossier-seen-by = Round { $round }: { $name } ha visto la sua tessera
page-sh-dossier-seen-by-said =
    { $party ->
        [liberal] Round { $round }: { $name } ha visto la sua tessera e dice: liberale
       *[fascist] Round { $round }: { $name } ha visto la sua tessera e dice: fascista
    }
page-sh-dossier-votes = Voti: { $ja } ja, { $nein } nein
page-sh-dossier-times =
    { $count ->
        [one] { $name }
       *[other] { $name } ({ $count })
    }
page-sh-dossier-for = Ja a governi con { $names }.
page-sh-dossier-against = Nein a governi con { $names }.
page-sh-dossier-pairs = Hanno votato uguale
page-sh-dossier-pair = con { $name }: { $alike } su { $of }
page-sh-dossier-talk = Ha detto
page-sh-note-mine = La mia nota su { $name }
page-sh-note-private = Puoi leerlo solo tu. Resta legato al tuo posto.
page-sh-note-keeping = Si salva…
page-sh-mark-mine = Il mio segno su { $name }
page-sh-mark-liberal = liberale?
page-sh-mark-fascist = fascista?
page-sh-mark-hitler = Hitler?
page-sh-flag-liberal = L?
page-sh-flag-fascist = F?
page-sh-flag-hitler = H?
page-sh-mark-flag = Il tuo segno: { $mark }
page-sh-mark-truth = Il tuo segno: { $mark } La verità: { $role }.
page-sh-tab-role = Ruolo
page-sh-stream-round = Round { $round }
page-sh-your-role = Il tuo ruolo
page-sh-hold-role-hint = Tieni premuto. Nessuno dietro di te?
page-sh-hold-look = Tieni premuto
page-sh-hold-let-go = Se lasci, si chiude.
page-sh-envelope = La tua busta, { $name }
page-sh-envelope-seat = Posto { $seat } di { $seats }. Nessuno dietro di te?
page-sh-envelope-closed = Ciò che solo tu puoi sapere sta qui, finché tieni premuto.
page-sh-envelope-seen = L’ho vista
page-sh-envelope-look-first = Prima tienila aperta un momento.
page-sh-party = Partito: { $party }
aim-sh-liberal = Promulgate cinque leggi liberali, o fate giustiziare Hitler.
aim-sh-fascist = Promulgate sei leggi fasciste, o portate { $hitler } al potere come Cancelliere dopo la terza.
aim-sh-hitler = Promulgate sei leggi fasciste, o fatti eleggere Cancelliere dopo la terza. Resta in vita.
page-sh-night = Notte
page-sh-night-text = Tutti chiudono gli occhi. Chi può conoscere qualcuno ora guarda.
page-sh-night-nothing = Nessuno ti mostra niente.
page-sh-night-alone = I fascisti sanno che sei Hitler. Tu non sai chi sono.
page-sh-night-hitler = { $name } è Hitler e non ti conosce.
page-sh-night-hitler-knows = { $name } è Hitler e ti conosce.
page-sh-night-comrade = { $name } è con te.
page-sh-left = Sinistra
page-sh-middle = Centro
page-sh-right = Destra
page-sh-place-left = a sinistra: { $party }
page-sh-place-middle = al centro: { $party }
page-sh-place-right = a destra: { $party }
page-sh-discard-left = Scarta la sinistra
page-sh-discard-middle = Scarta quella al centro
page-sh-discard-right = Scarta la destra
page-sh-discard-sure = { $place ->
        [left] Scarta la sinistra
        [middle] Scarta quella al centro
       *[right] Scarta la destra
    }
page-sh-enact-left = Promulga la sinistra
page-sh-enact-right = Promulga la destra
page-sh-enact-sure = { $party ->
        [liberal] Promulga la liberale
       *[fascist] Promulga la fascista
    }
page-sh-execute-sure = { $target } lascia la partita per sempre.
page-sh-claim-refuted =
    Tutti vedrebbero che non può essere: è stata promulgata una legge { $party ->
        [liberal] liberale
       *[fascist] fascista
    }
page-sh-strip-drawn = di’ che cosa hai pescato con { $name }, vero o no:
page-sh-strip-received = di’ che cosa hai ricevuto da { $name }, vero o no:
page-sh-strip-party = di’ che cos’è { $name }, vero o no:
page-sh-strip-peek = di’ che cosa c’era in cima al mazzo, vero o no:
page-sh-strip-earlier =
    { $count ->
        [one] una precedente
       *[other] { $count } precedenti
    }
page-sh-bubble-drawn = ha pescato
page-sh-bubble-received = ha ricevuto
page-sh-bubble-party = la tessera:
page-sh-bubble-peek = in cima:
page-sh-failed = Fallite
page-sh-muted = In sessione: in silenzio finché la legge non è promulgata.
page-sh-last-round = Il round { $round } è finito
explain-sh-roles = I liberali sono di più, ma non si conoscono.
explain-sh-shuffled = Le leggi fasciste sono molte più di quelle liberali: la sfortuna somiglia al tradimento.
explain-sh-candidate = La candidatura gira intorno al tavolo, in senso orario.
explain-sh-nominated = Ora tutti votano i due insieme.
explain-sh-votes = Più ja che nein: c’è un governo. Il voto di ognuno resta pubblico.
explain-sh-not-hitler = Lo dice il gioco stesso, e il gioco non mente mai.
explain-sh-tracker = Con tre fallimenti di fila, la prima legge del mazzo entra in vigore da sola.
explain-sh-chaos = Nessuno l’ha scelta, quindi nessuno ne ricava un potere. Tutti i limiti di mandato sono dimenticati.
explain-sh-drawn = Solo il Presidente vede le tre, e ne scarta una a faccia in giù.
explain-sh-passed = Solo il Cancelliere vede le due: ne scarta una e promulga l’altra.
explain-sh-enacted = Ora entrambi possono dire che cosa avevano in mano, vero o no.
explain-sh-veto-asked = Se il Presidente accetta, entrambe le leggi si scartano e il governo conta come fallito.
explain-sh-veto-agreed = Nessuna legge entra in vigore; il segnalino elezioni avanza.
explain-sh-veto-refused = Ora il Cancelliere deve promulgare una delle due.
explain-sh-investigated = Solo il Presidente ha visto il partito, mai il ruolo: Hitler sembra un fascista qualsiasi.
explain-sh-special-election = Poi l’ordine solito riprende da dov’era.
explain-sh-peeked = Le tre restano in cima nello stesso ordine: le pescherà il prossimo Presidente.
explain-sh-executed = Se fosse stato Hitler, la partita sarebbe finita. Il ruolo resta segreto.
explain-sh-claimed = Chiunque può mentire. Ciò che non può essere vero insieme viene segnato.
explain-sh-over = Ora tutti possono vedere tutto.
lesson-sh-liberal-welcome = A questo tavolo siedono in cinque: tre liberali, un fascista e Hitler. I liberali devono far passare cinque leggi liberali, oppure trovare Hitler e giustiziarlo.
lesson-sh-liberal-role = Tieni premuta la carta a righe per vedere chi sei. Quando la lasci si copre di nuovo, così nessuno accanto a te può guardare. (Sul telefono è sotto «{ page-sh-tab-role }».)
lesson-sh-liberal-tracks = Questi sono i due tracciati. Ogni governo aggiunge una legge. Quelle fasciste danno al Presidente nuovi poteri, e con sei vincono i fascisti.
lesson-sh-liberal-nominate = Sei il primo candidato a Presidente e ti serve un Cancelliere. Non sai ancora nulla di nessuno: scegli { $seat5 } e conferma.
lesson-sh-liberal-vote = Tutti votano il vostro governo, in segreto e nello stesso momento. Vota ja per il tuo governo.
lesson-sh-liberal-elected = Le schede si scoprono insieme e restano accanto ai nomi. Ricorda chi ha votato cosa: è la prima cosa che tradisce le persone.
lesson-sh-liberal-discard = Hai pescato tre leggi. Tienile premute per guardare, poi scartane una fascista. Le altre due passano al Cancelliere, e nessuno vedrà mai che cosa hai scartato.
lesson-sh-liberal-enacted = Il Cancelliere ha promulgato una delle due. Se non è quella che speravi: non c’era scelta, o è stata una decisione?
lesson-sh-liberal-claim = Ora puoi dire che cosa hai pescato. Premi le tre che avevi, o altre tre: mentire è permesso. I liberali si aiutano dicendo la verità.
lesson-sh-liberal-limits = Ora si candida il giocatore dopo. In cinque, solo l’ultimo Cancelliere non può esserlo di nuovo; lo indica il segno accanto al suo nome.
lesson-sh-liberal-second-vote = Un altro governo: { $seat2 } e { $seat3 }. Ti fidi di loro? Stavolta decidi tu.
lesson-sh-liberal-tracker = Qui si contano i governi falliti. Con tre di fila la prima legge entra in vigore da sola: votare sempre nein non funziona.
lesson-sh-liberal-contradiction = Una legge fascista. { $seat2 } dice che ce n’era una liberale, { $seat3 } che sono arrivate solo fasciste. Qualcuno nasconde qualcosa: da qui il segno ≠. Tienilo a mente.
lesson-sh-liberal-third-vote = Ora si candida a Presidente { $seat3 }, con { $seat4 }. Il tuo voto è tutto ciò che puoi opporre.
lesson-sh-liberal-again-contradiction = Di nuovo { $seat3 }, stavolta contro { $seat4 }. Il registro dei governi tiene tutto fianco a fianco (tasto R). Chi contraddice due persone merita il sospetto più forte.
lesson-sh-liberal-fourth-vote = { $seat4 } e { $seat5 }. Vota, e guarda che cosa ne viene fuori.
lesson-sh-liberal-line = La terza legge fascista: la linea punteggiata è raggiunta. Da ora in poi i fascisti vincono subito se Hitler è eletto Cancelliere.
lesson-sh-liberal-fifth-vote = { $seat5 } ti vuole come Cancelliere. Se il governo è eletto e la partita continua, tutti sapranno che non sei Hitler.
lesson-sh-liberal-enact = Due leggi, e decidi tu quale entra in vigore. Tieni premuto per guardare e promulga quella liberale.
lesson-sh-liberal-again-nominate = Non sei Hitler, e l’hanno visto tutti. Ora ti candidi di nuovo a Presidente. Contro { $seat2 } parla solo { $seat3 }: scegli { $seat2 }.
lesson-sh-liberal-again-vote = Vota ja: questo governo ti serve.
lesson-sh-liberal-again-discard = Tre leggi fasciste. Succede, e pochi ti crederanno. Scartane una.
lesson-sh-liberal-execute = La quarta legge fascista permette al Presidente di far giustiziare qualcuno. { $seat3 } ha contraddetto { $seat2 } e { $seat4 }, e potrebbe essere Hitler. Scegli { $seat3 }.
lesson-sh-liberal-end = { $seat3 } era Hitler: vincono i liberali. Te l’hanno detto i voti, le dichiarazioni e il registro. Ora prova dall’altra parte, o apri un tavolo tuo.
lesson-sh-liberal = Da liberale
    .text = Eleggere, osservare, dichiarare e scoprire chi mente.
lesson-sh-fascist = Da fascista
    .text = Conoscere Hitler, mentire una volta e sembrare liberale.
lesson-sh-fascist-welcome = Stavolta sei fascista: siete in due contro tre liberali. Vincete con sei leggi fasciste, o con Hitler eletto Cancelliere dopo la terza.
lesson-sh-fascist-role = Tieni premuta la carta a righe per vedere chi sei. Nessuno deve notare quanto guardi. (Sul telefono è sotto «{ page-sh-tab-role }».)
lesson-sh-fascist-hitler = Nella notte hai visto Hitler: qui. In cinque anche Hitler conosce te; non sembrate mai amici.
lesson-sh-fascist-line = Ecco la linea. Dalla terza legge fascista in poi, un governo con Hitler Cancelliere vince subito.
lesson-sh-fascist-nominate = Sei il primo candidato a Presidente. { $seat4 } sta con i liberali, e la colpa di ciò che promulgate potrà poi cadere lì: scegli { $seat4 }.
lesson-sh-fascist-vote = Vota ja al tuo governo: qualsiasi altra cosa sembrerebbe strana.
lesson-sh-fascist-elected = Le schede sono scoperte. Le leggono anche i liberali, quindi vota come farebbe un liberale.
lesson-sh-fascist-discard = Due leggi fasciste e una liberale. Scarta la liberale e il tuo Cancelliere non avrà scelta.
lesson-sh-fascist-enacted = Una legge fascista, e siete sospettati entrambi. Ora ti serve una storia.
lesson-sh-fascist-claim = Di’ che ne hai pescate tre fasciste: è una bugia che nessuno può smentire. Oppure di’ la verità, e fai sembrare che il tuo Cancelliere avesse scelta.
lesson-sh-fascist-record = Tutto ciò che si dice resta qui. Se due dichiarazioni non possono essere vere insieme, sono segnate entrambe: calma, e accusa per primo.
lesson-sh-fascist-second-vote = Un altro governo, e c’è dentro Hitler. Un liberale che non si fida vota nein; decidi che cosa vuoi sembrare.
lesson-sh-fascist-third-vote = { $seat3 }, che tu sai essere Hitler, si candida a Presidente. Aiuta senza farlo vedere: un ja fra tanti non si nota.
lesson-sh-fascist-covered = { $seat3 } ha scartato una legge liberale e dice che l’aveva { $seat4 }. Ora si contraddicono a vicenda, e nessuno guarda te.
lesson-sh-fascist-fourth-vote = { $seat4 } e { $seat5 }: due liberali, e lo sai solo tu. Vota come farebbe un liberale.
lesson-sh-fascist-fifth-vote = { $seat5 } ti vuole come Cancelliere: i liberali si fidano di te. Vota ja.
lesson-sh-fascist-enact = Una per parte. Quella fascista è la terza in vigore, e con essa Hitler può vincere: promulgala.
lesson-sh-fascist-second-claim = Ora menti, con un motivo: di’ che ne hai ricevute due fasciste e non avevi scelta.
lesson-sh-fascist-contradiction = { $seat5 } dice il contrario, e tutti vedono il segno ≠ su entrambi. Calma: nessuno può dimostrare chi mente, e ora ti candidi tu a Presidente.
lesson-sh-fascist-again-nominate = La linea è superata. Scegli { $seat3 } come Cancelliere: se questo governo è eletto, avete vinto.
lesson-sh-fascist-again-vote = Vota ja, e guarda che cosa fanno gli altri.
lesson-sh-fascist-end = Hitler è Cancelliere: vincono i fascisti. Poche bugie, ciascuna con un motivo, al momento giusto. Ora senza di me.
page-sh-brief-who = Siete in { $players } a questo tavolo. La maggior parte è liberale, e i liberali non si conoscono. I fascisti si conoscono e sanno chi è Hitler.
page-sh-brief-liberals = vogliono { $policies } leggi liberali o Hitler giustiziato.
page-sh-brief-fascists = vogliono { $policies } leggi fasciste o Hitler eletto Cancelliere quando ne sono in vigore { $zone }.
page-sh-brief-first = Per prima cosa
page-sh-brief-first-own = Guardi il tuo ruolo, che solo tu puoi vedere. Poi proponi un Cancelliere e tutti votano.
page-sh-brief-first-other = Guardi il tuo ruolo, che solo tu puoi vedere. Poi { $name } propone un Cancelliere e tutti votano, anche tu.

## Content packs

cli-verify = controllare le carte di Black Orchestra, le nostre o le tue
cli-verify-folder = la tua cartella (le nostre carte, se manca)
cli-verify-faults = { $count ->
        [one] Un errore.
       *[other] { $count } errori.
    }
cli-verify-sound = Tutto in ordine: nomi, quantità, vocabolario, riferimenti e testi in tre lingue.
cli-verify-standard-cards = carte cospiratore normali
cli-verify-illegal-cards = carte cospiratore illegali
cli-verify-plots = complotti
cli-verify-standard-events = eventi normali
cli-verify-important-events = eventi importanti
cli-verify-key-events = eventi chiave
cli-verify-events-of-stage = eventi dello stadio { $stage }
cli-verify-interrogations = carte interrogatorio
cli-verify-item-tiles = tessere oggetto
cli-verify-conspirators = cospiratori
cli-verify-leaders = leader
cli-verify-spaces = caselle
cli-verify-item-spaces = caselle con un oggetto
cli-verify-fortified-spaces = caselle fortificate
cli-verify-closing-spaces = caselle che si chiudono nello stadio 7
cli-verify-connections = collegamenti fuori Berlino

## Black Orchestra: why not

error-difficulty = Non esiste una difficoltà chiamata { $difficulty }.
error-conspirators = Non è il numero giusto di cospiratori diversi: { $conspirators }.
error-unknown-conspirator = Non esiste un cospiratore chiamato { $conspirator }.
error-first = Non c’è un posto { $first } che possa cominciare.
error-unknown-pack = Non esiste la cartella di contenuti { $pack }.
error-faulty-pack = La cartella di contenuti { $pack } non si può giocare: { $faults }
error-not-in-dossier = Questa carta non è nel tuo dossier.
error-in-prison = In prigione non puoi farlo.
error-free-not-now = { $when ->
    [during-a-turn] Questa carta si può usare durante le azioni di un turno.
    [before-the-event] Questa carta si può usare prima che si peschi l’evento di un turno.
    [an-event-would-move-hitler] Questa carta si può usare quando un evento sta per muovere Hitler.
    [a-plot-was-rolled] Questa carta si può usare dopo il lancio dei dadi di un complotto.
    [you-prepare-a-plot] Questa carta si può usare mentre prepari un complotto.
    [a-plot-is-prepared] Questa carta si può usare mentre qualcuno prepara un complotto.
    [support] Questa carta richiede un Supporto Militare di { $support } o più.
    [resolved] Questa carta si sta risolvendo o non è ancora tua.
   *[other] Questo effetto gratuito non si può usare adesso.
}
error-say-whose = Ce l’hanno entrambi i tuoi cospiratori: di’ chi dei due la gioca.
error-already-here = Sei già lì.
error-not-open-yet = Questa casella si apre nello stadio { $stage }.
error-closed = Questa casella è chiusa dall’inizio dello stadio 7.
error-not-connected = Questa casella non è collegata alla tua.
error-through-the-station = A Berlino si entra e da Berlino si esce per la Stazione Ferroviaria.
error-conspired-already = Puoi cospirare una sola volta per turno.
error-conspire-blocked = Bormann era con te all’inizio del turno: non puoi cospirare.
error-no-dice = Non resta nessun dado nella riserva.
error-not-enough-dice = Non ti restano tante azioni o tanti dadi.
error-no-cards-left = Non resta nessuna carta cospiratore da pescare.
error-no-tile = Non c’è nessun oggetto in questa casella.
error-tile-face-down = L’oggetto di questa casella è ancora a faccia in giù.
error-tile-face-up = L’oggetto di questa casella è già a faccia in su.
error-no-delivery = Qui non si può consegnare niente.
error-tile-still-here = Prima di consegnare qualcosa qui, l’oggetto di questa casella non deve più esserci.
error-delivery-condition = La condizione per consegnare qui non è soddisfatta.
error-no-such-item = Non porti nessun oggetto che si possa consegnare qui.
error-not-at-gestapo-hq = Questo si può fare solo nel QG Gestapo.
error-nobody-in-prison = Non c’è nessuno in prigione.
error-extreme-suspicion = Non puoi farlo con sospetto estremo.
error-nobody-here = Non c’è nessun altro cospiratore nella tua casella.
error-nothing-to-transfer = Qui non c’è niente da dare o da prendere.
error-not-motivated = La tua capacità è disponibile dal livello determinato.
error-ability-blocked = Goebbels era con te all’inizio del turno: non puoi usare la tua capacità.
error-abilities-lost = Hai perso la tua capacità.
error-used-already = L’hai già usato in questo turno.
error-cannot-pay = Non hai niente con cui pagarlo.
error-not-committed = Un complotto richiede il livello di motivazione devoto.
error-not-reckless = Questo complotto richiede il livello di motivazione temerario.
error-only-as-reaction = Questo complotto si può tentare solo subito dopo che un evento ha mosso Hitler.
error-plot-requirements = I requisiti necessari di questo complotto non sono soddisfatti.
error-no-action-effect = Questa carta non ha nessun effetto che costi un’azione.
error-works-by-itself = Questa carta agisce da sola finché è nel tuo dossier.
error-wrong-space = Questa carta non si può usare in questa casella.
error-not-together = Per questa carta tutti i cospiratori devono essere nella tua casella.

## Black Orchestra: plots board and attempts

bo-plots-title = Complotti
bo-plots-ask = i complotti: cosa serve e le probabilità
bo-plots-none =
    { $unseen ->
        [one] Nessuno ha ancora un complotto. Ne resta { $unseen } nel mazzo: chi pesca carte può trovarlo.
       *[other] Nessuno ha ancora un complotto. Ne restano { $unseen } nel mazzo: chi pesca carte può trovarne uno.
    }
bo-plots-unseen =
    { $unseen ->
        [one] Resta ancora { $unseen } complotto nel mazzo.
       *[other] Restano ancora { $unseen } complotti nel mazzo.
    }
bo-plots-heading = { $plot }, { $who }
bo-plots-heading-nearest = { $plot }, { $who } (il più vicino)
bo-plots-nearest = più vicino
bo-plots-yours = ce l’hai tu
bo-plots-on = contro { $leader }
bo-plots-met = ✓ { $what }
bo-plots-unmet = ✗ { $what }
bo-plots-met-word = c’è
bo-plots-unmet-word = manca
bo-plots-lacks-courage = { $level }: ora { $now }
bo-plots-fortified = { $leader } in una casella fortificata
bo-plots-not-fortified = { $leader } in una casella non fortificata
bo-plots-in-berlin = { $leader } a Berlino
bo-plots-in-stages = { $leader } in una casella di stadio da { $first } a { $last }
bo-plots-in-stages-or-berlin = { $leader } in una casella di stadio da { $first } a { $last } o a Berlino
bo-plots-just-moved = un evento ha appena mosso { $leader }
bo-plots-no-dice = dadi finiti
bo-plots-same = nella sua casella
bo-plots-lacks-same =
    { $moves ->
        [one] la sua casella: { $moves } mossa
       *[other] la sua casella: { $moves } mosse
    }
bo-plots-away =
    { $spaces ->
        [one] a { $spaces } casella da lui
       *[other] a { $spaces } caselle da lui
    }
bo-plots-lacks-away =
    una casella accanto a lui: { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
bo-plots-no-way = ora nessuna via fino a lui
bo-plots-leader-away =
    { $spaces ->
        [one] { $leader } è a { $spaces } casella dalla più vicina che va bene: { $in }.
       *[other] { $leader } è a { $spaces } caselle dalla più vicina che va bene: { $in }.
    }
bo-plots-cards = Carte utili a portata di mano: { $cards }.
bo-plots-card-of = { $card } ({ $who })
bo-plots-now = ora
bo-plots-after =
    { $moves ->
        [one] dopo { $moves } mossa
       *[other] dopo { $moves } mosse
    }
bo-plots-then = appena si può tentare
bo-plots-together = tutti insieme
bo-plots-chance =
    { $dice ->
        [one] { $when }: { $dice } dado, { $odds }
       *[other] { $when }: { $dice } dadi, { $odds }
    }
bo-plots-dice =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }
bo-plots-help = { $what }: { $gives }
bo-plots-help-where = { $what }: { $gives } ({ $where })
bo-plots-more-dice =
    { $dice ->
        [one] +{ $dice } dado
       *[other] +{ $dice } dadi
    }
bo-plots-less-eagles =
    { $eagles ->
        [one] −{ $eagles } aquila
       *[other] −{ $eagles } aquile
    }
bo-plots-reroll = 1 dado tirato di nuovo
bo-plots-meeting = Tutti in una casella
bo-plots-beside = { $who } accanto a lui
bo-plots-is = { $who } è { $in }
bo-plots-held = { $who }, { $in }
bo-plots-of = { $who }
bo-plots-lies = si trova { $in }
bo-plots-lies-closed = si trova { $in }, ora non valida
bo-plots-not-found = non ancora trovato
bo-plots-gone = finiti
bo-plots-apart = non siete tutti lì
bo-plots-prisoner = non finché { $who } è in prigione
bo-plots-not-of = { $who } è { $affiliation }
bo-plots-after-roll = dopo il tiro
bo-plots-suspicion = sospetto: { $level }
bo-plots-itself = il complotto
bo-plots-too-late = ormai è tardi
bo-plots-once = conta una volta sola
bo-plots-refused = { $who } ha detto di no
bo-plots-agrees = { $who } deve accettare
bo-plots-later = { $who }, si gioca dopo il tiro
bo-plots-support-least = solo con Supporto Militare { $support } o più
bo-plots-stake-spent = Perso comunque vada: { $things }.
bo-plots-stake-detected = Se è scoperto, { $who } viene arrestato, «{ $plot }» va perso, Hitler va alla Cancelleria e la motivazione di tutti diminuisce di 1.
bo-plots-spare =
    { $dice ->
        [one] { $dice } dado in più di quelli nella riserva.
       *[other] { $dice } dadi in più di quelli nella riserva.
    }
bo-plots-with-later = Con le carte per dopo il tiro:
bo-plots-wanted = { $item }: chiesto per questo tentativo.
bo-plots-before-after = Successo: { $before } ora, { $after } con questo. Scoperto: { $detected } con questo.
bo-council = Consiglio
bo-council-lead = Tutti vedono questa pagina.
bo-council-ready = Pronti: { $ready } su { $people }
bo-council-offer = Posso dare: { $item }. Chiedimelo.
bo-plots-what-else = Che altro può aiutare
bo-plots-ask-for = Chiedi a { $who }
bo-plots-take = Usa
bo-plots-odds-with = con questo
bo-plots-in-hand = in mano
bo-plots-waits = possibile
bo-plots-hopeless = Così non può riuscire. Tirare lo stesso?
bo-plots-hopeless-begin = Con quello che c’è non può riuscire. Cominciare lo stesso?
bo-plots-not-yet = Non ancora
bo-plots-let-be = Non tirare dadi
bo-plots-all-the-same = Lo stesso
bo-plots-best-now = { $plot }: { $success }
bo-plots-best-near = più vicino: { $plot }
bo-key-plots = I complotti e le probabilità
bo-brief-you = Sei { $name }
bo-brief-two = Guidi due cospiratori
bo-brief-ability = Dal livello determinato in su: { $text }
bo-brief-win = Vinciamo
bo-brief-win-text = solo con un complotto che uccida Hitler.
bo-brief-win-lieutenants = solo con complotti che uccidano Hitler e due dei suoi delegati.
bo-brief-lose = Perdiamo
bo-brief-lose-text = se siamo tutti in prigione, se gli eventi finiscono o se esce «{ event-documents-located }» nello stadio 7.
bo-brief-lose-guarded = se siamo tutti in prigione o se gli eventi finiscono.
bo-brief-support = bersagli necessari: Supporto Militare
bo-brief-eagles = aquile tradiscono il tuo tentativo
bo-brief-eagles-of = aquile tradiscono { $who }
bo-brief-plots = complotti noti
bo-brief-idea = Prima idea
bo-brief-idea-search = Pesca carte per trovare un complotto o rivela oggetti a Berlino.
bo-brief-idea-plot = Guarda i complotti (tasto P): quello che serve dice dove andare.

## Black Orchestra: history
# What really happened: who, what and when, each with a source in docs/history-sources.md.

history-note = Storia
history-name = «Orchestra nera», in tedesco Schwarze Kapelle, era il nome dato dalla Gestapo a un gruppo di ufficiali, funzionari e uomini di Chiesa che volevano rovesciare Hitler. Cominciarono nel 1938, fallirono più volte e il 20 luglio 1944 vi andarono più vicino che mai.
history-people = Non erano santi. Molti avevano servito il regime per anni, salutato i suoi primi successi o preso parte alla guerra di annientamento a est, e non tutti volevano una democrazia. Ciò che videro dei suoi crimini portò molti a rischiare la vita, e la maggior parte di quelli nominati qui la perse.
history-others = Non furono i soli. Comunisti, socialdemocratici e sindacalisti resistettero dal primo giorno; il falegname Georg Elser agì da solo; gli studenti della Rosa Bianca scrissero volantini; l’Orchestra Rossa e il Circolo di Kreisau si incontravano in segreto; gli ebrei insorsero nei ghetti e nei campi; e in ogni Paese occupato ci fu chi combatté, nascose altri o disse di no.
history-victims = Ciò che volevano fermare era reale. La Germania nazionalsocialista assassinò sei milioni di ebrei, centinaia di migliaia di sinti e rom, più di tre milioni di prigionieri di guerra sovietici, circa 250.000 persone malate e disabili e milioni di civili, la maggior parte in Polonia e nell’Unione Sovietica. Il gioco mostra questi crimini perché tacerli sarebbe peggio; nulla in esso li premia.
history-after = Nei mesi dopo il 20 luglio 1944 furono giustiziate per questo circa duecento persone, e arrestate molte delle loro famiglie. Nei nove mesi che la guerra durò ancora morirono più tedeschi che nei cinque anni precedenti. Ancora a lungo dopo la guerra molti tedeschi chiamarono traditori i congiurati.
history-more = Per leggere ancora, e per ricordare:
history-part-conspirator = I congiurati
history-part-leader = I capi del regime
history-part-plot = Attentati a Hitler
history-part-space = Luoghi
history-part-event = Avvenimenti
history-leader-hitler = Dittatore della Germania dal 1933 al 1945, responsabile della guerra e dell’assassinio di sei milioni di ebrei e di milioni di altre persone. Si conoscono decine di attentati alla sua vita. Si uccise a Berlino il 30 aprile 1945.
history-leader-hess = Vice di Hitler alla testa del partito. Il 10 maggio 1941 volò da solo in Scozia. Condannato a Norimberga all’ergastolo, si uccise nel carcere di Spandau nel 1987.
history-leader-goebbels = Ministro della Propaganda e capo del partito a Berlino. Scatenò il pogrom del novembre 1938 e aiutò a schiacciare il colpo di Stato del 20 luglio 1944. Il 1º maggio 1945 lui e la moglie fecero uccidere i sei figli e si tolsero la vita.
history-leader-bormann = Capo della Cancelleria del Partito dal maggio 1941 e poi segretario di Hitler: decideva chi lo vedeva e che cosa leggeva. Morì in fuga da Berlino nel maggio 1945; il tribunale di Norimberga lo condannò a morte senza saperlo.
history-leader-himmler = Capo delle SS e di tutta la polizia tedesca. Organizzò l’assassinio degli ebrei d’Europa e dei sinti e rom. Catturato dai britannici, si uccise il 23 maggio 1945.
history-leader-goering = Comandante della Luftwaffe e secondo uomo dello Stato. Nel luglio 1941 firmò l’ordine di preparare una «soluzione totale della questione ebraica». Condannato a morte a Norimberga, si uccise il 15 ottobre 1946.
history-plot-lone-gunman = 11 marzo 1944. Il capitano Eberhard von Breitenbuch si presentò a una riunione al Berghof con una pistola carica in tasca. Quel giorno gli aiutanti non furono fatti entrare.
history-plot-suitcase-bomb = 20 luglio 1944. La valigetta di Stauffenberg esplose alla Wolfsschanze. Morirono quattro uomini; Hitler rimase ferito leggermente.
history-plot-derail-train = Hitler viaggiava spesso su un treno speciale. Nel 1944 il servizio britannico SOE studiò come farlo deragliare o avvelenarne l’acqua; non se ne fece nulla.
history-plot-plane-bomb = 13 marzo 1943. Tresckow e Schlabrendorff fecero portare a Smolensk sull’aereo di Hitler una bomba camuffata da bottiglie di liquore. Non esplose, e Schlabrendorff andò a riprenderla.
history-plot-hidden-bomb = 8 novembre 1939. Georg Elser, falegname che agì da solo, aveva nascosto una bomba in una birreria di Monaco. Hitler se ne andò tredici minuti prima; morirono otto persone. Elser fu assassinato a Dachau il 9 aprile 1945.
history-plot-coup-detat = 20 luglio 1944. Dal Bendlerblock di Berlino Olbricht e Stauffenberg misero in moto gli ordini «Valchiria». A mezzanotte il colpo di Stato era fallito. Nei mesi seguenti furono giustiziate circa duecento persone.
history-plot-poison-gas = Albert Speer disse dopo la guerra di aver pensato, all’inizio del 1945, di introdurre gas velenoso nel bunker di Hitler. Gli storici ne dubitano.
history-plot-sniper = 1944. Il piano britannico «Foxley» prevedeva un tiratore nei boschi vicino al Berghof, dove Hitler passeggiava al mattino. Non fu mai attuato: molti pensavano che, come comandante, fosse più utile da vivo.
history-plot-kidnapping = Settembre 1938. Per il colpo di Stato preparato da Oster, una squadra guidata da Friedrich Wilhelm Heinz doveva catturare Hitler nella Cancelleria. Alcuni volevano processarlo; Heinz intendeva sparargli.
history-plot-poison-parcel = Non si conosce alcun pacco avvelenato per Hitler. Ma fu un pacco, due bottiglie «per un colonnello al quartier generale», a portare senza controlli la bomba di Schlabrendorff sul suo aereo nel marzo 1943.
history-plot-poison-food = Nessun tentativo di questo genere è provato. I pasti di Hitler erano preparati da cuochi suoi e sorvegliati dalle SS.
history-plot-ambush = Marzo 1943. Al Gruppo d’armate Centro alcuni ufficiali attorno a Georg von Boeselager erano pronti a sparare insieme a Hitler durante la sua visita. Il feldmaresciallo von Kluge lo vietò.
history-space-train-station = Dalle stazioni di Berlino partivano treni per tutto il Reich. Dall’ottobre 1941 portarono via anche gli ebrei della città: più di 50.000 persone, quasi tutte assassinate.
history-space-deutschlandhalle = Costruita per i Giochi olimpici del 1936, l’arena servì al regime per lo sport e per le adunate. Fu demolita nel 2011.
history-space-chancellery = La Nuova Cancelleria, di Albert Speer, fu inaugurata nel gennaio 1939. Hitler morì nel bunker sotto il suo giardino. Non ne resta in piedi nulla.
history-space-gestapo-hq = Prinz-Albrecht-Strasse 8, Berlino. Dal 1933 la Gestapo interrogò e torturò qui i suoi prigionieri, dopo il 20 luglio 1944 molti dei congiurati. Oggi vi sorge il centro di documentazione «Topografia del terrore».
history-space-zeughaus = 21 marzo 1943. Rudolf-Christoph von Gersdorff guidò qui Hitler in una mostra con due bombe innescate nel cappotto. Hitler uscì in fretta dopo pochi minuti; Gersdorff le disinnescò in tempo.
history-space-ministry-of-propaganda = Da qui si controllavano stampa, radio, cinema e teatro. Il 20 luglio 1944 Goebbels si guadagnò l’ufficiale mandato a isolare il quartiere del governo facendolo parlare al telefono con Hitler.
history-space-sportpalast = 18 febbraio 1943. Dopo Stalingrado Goebbels chiese qui a un pubblico scelto se voleva la «guerra totale». Gridarono di sì.
history-space-hannover = 15 dicembre 1941. La Gestapo deportò da Hannover al ghetto di Riga 1001 bambini, donne e uomini ebrei; 69 di loro videro la fine della guerra.
history-space-adlerhorst = Dal dicembre 1944 al gennaio 1945 Hitler guidò da qui la sua ultima offensiva a ovest, nelle Ardenne.
history-space-nuremberg = Il partito tenne qui i suoi raduni dal 1933 al 1938 e proclamò le leggi razziali del 1935. Nel 1945 e nel 1946 i capi rimasti furono processati nella stessa città.
history-space-tannenberg = Hitler soggiornò qui circa una settimana tra giugno e luglio 1940, dopo la sconfitta della Francia.
history-space-munich = Nel febbraio 1943 furono giustiziati qui per i loro volantini contro Hitler gli studenti Hans e Sophie Scholl e Christoph Probst della Rosa Bianca; altri del gruppo li seguirono.
history-space-vienna = Nel marzo 1938 a Vienna la folla costrinse i vicini ebrei a strofinare le strade. Entro il 1945 furono assassinati più di 65.000 ebrei austriaci.
history-space-berghof = Hitler ricevette qui il primo ministro britannico Chamberlain il 15 settembre 1938. Gli abitanti della montagna erano stati cacciati per fare posto a lui e alla sua cerchia.
history-space-zurich = Hans Bernd Gisevius, uomo dell’Abwehr al consolato di Zurigo, informò della congiura dal 1943 Allen Dulles, dei servizi segreti americani.
history-space-prague = Occupata il 15 marzo 1939. Sulle pareti della sinagoga Pinkas stanno i nomi di quasi 80.000 ebrei assassinati di Boemia e Moravia.
history-space-posen = Poznań fu annessa nel 1939, e polacchi ed ebrei ne furono cacciati. Nell’ottobre 1943 Himmler parlò qui apertamente ai capi delle SS e del partito dell’assassinio degli ebrei.
history-space-warsaw = Varsavia insorse due volte: il ghetto nell’aprile 1943, tutta la città il 1º agosto 1944. Nella seconda insurrezione furono uccisi tra 150.000 e 200.000 civili, e la città fu distrutta.
history-space-wolfsschanze = Quartier generale principale di Hitler dal giugno 1941 al novembre 1944. Qui esplose la bomba di Stauffenberg il 20 luglio 1944.
history-space-anlage-sued = 27 agosto 1941. Hitler e Mussolini si incontrarono qui, presso una galleria costruita per i loro treni, per parlare della guerra contro l’Unione Sovietica.
history-space-wolfsschlucht = Nel giugno 1940 Hitler diresse la campagna di Francia da questo villaggio belga, i cui abitanti erano stati allontanati.
history-space-paris = Nel luglio 1942 la polizia francese arrestò per gli occupanti circa 13.000 ebrei a Parigi e dintorni. Il 20 luglio 1944 il generale von Stülpnagel fece rinchiudere le SS e l’SD della città, finché si seppe che Hitler era vivo; fu giustiziato.
history-space-riga = Il 30 novembre e l’8 dicembre 1941 le SS e la polizia, con ausiliari lettoni, fucilarono circa 25.000 ebrei di Riga nella foresta di Rumbula.
history-space-stockholm = Nella primavera del 1942 Bonhoeffer parlò in Svezia della congiura al vescovo inglese George Bell e fece i nomi. Londra non rispose.
history-space-auschwitz = Dal 1940 al 1945 furono assassinate qui circa 1,1 milioni di persone: circa un milione di ebrei, circa 70.000 polacchi, 21.000 sinti e rom, 15.000 prigionieri di guerra sovietici e altri. L’Armata Rossa liberò il campo il 27 gennaio 1945.
history-space-treblinka = Qui, dal luglio 1942, la gente del ghetto di Varsavia ed ebrei di tutta la Polonia e di altri Paesi furono assassinati all’arrivo. Il 2 agosto 1943 i prigionieri insorsero; diverse centinaia riuscirono a uscire, e meno di cento di loro sopravvissero.
history-space-borisov = Nell’agosto 1941 Hitler visitò qui lo stato maggiore del Gruppo d’armate Centro; la cerchia di Tresckow pensava già a catturarlo. Il 20 e 21 ottobre furono fucilati gli ebrei della città, migliaia di persone.
history-space-smolensk = Quartier generale del Gruppo d’armate Centro fino al 1943. Tresckow raccolse nel suo stato maggiore avversari di Hitler; lo stesso gruppo d’armate condusse una guerra di annientamento contro la popolazione del Paese.
history-space-wasserburg = Uno dei quartier generali costruiti per Hitler nell’Unione Sovietica occupata. Non lo usò mai.
history-space-wehrwolf = Costruito nel 1941 e nel 1942 da lavoratori forzati, molti dei quali non sopravvissero. Hitler diresse da qui la guerra a est per mesi nel 1942.
history-space-prison = I prigionieri della Gestapo attendevano un processo senza diritti. A Plötzensee, a Berlino, tra il 1933 e il 1945 furono giustiziate più di 2800 persone, tra cui molti dei congiurati.
history-event-parade-in-berlin = 20 aprile 1939. Per il cinquantesimo compleanno di Hitler circa 50.000 soldati sfilarono per ore a Berlino. L’addetto britannico Mason-MacFarlane si era offerto di sparargli dalla finestra; Londra rifiutò.
history-event-visit-from-goebbels = Dal 1926 Goebbels guidò il partito a Berlino, dal 1933 tutto ciò che i tedeschi dovevano leggere, sentire e vedere.
history-event-party-rally = Settembre, dal 1933 al 1938. Ogni anno centinaia di migliaia si radunavano a Norimberga. Il raduno del 1939, «della pace», fu annullato per l’attacco alla Polonia.
history-event-leadership-dispute = Ministri, capi del partito e generali si contesero i poteri per tutto il regime. Hitler lasciava fare: ogni lite lo rendeva arbitro.
history-event-visit-from-himmler = Himmler divenne capo di tutta la polizia tedesca nel giugno 1936, ministro dell’Interno nel 1943 e, dopo il 20 luglio 1944, comandante dell’esercito di riserva.
history-event-kristallnacht = 9 e 10 novembre 1938. In un pogrom organizzato dallo Stato furono distrutte o danneggiate circa 1400 sinagoghe e sale di preghiera, centinaia di ebrei persero la vita e circa 30.000 uomini ebrei furono portati nei campi.
history-event-berlin-speech = 30 gennaio 1939. Davanti al Reichstag Hitler minacciò che una nuova guerra avrebbe portato «l’annientamento della razza ebraica in Europa».
history-event-assassin-caught = Novembre 1938. Maurice Bavaud, studente svizzero di teologia, cercò di avvicinarsi a Hitler a Monaco con una pistola e fu arrestato sul treno mentre lasciava il Paese. Fu decapitato a Berlino il 14 maggio 1941.
history-event-gestapo-investigation = La polizia segreta di Stato aveva meno uomini di quanto molti credessero. Gran parte di ciò che sapeva veniva da vicini e colleghi che denunciavano altri.
history-event-munich-agreement = 29 e 30 settembre 1938. Gran Bretagna e Francia cedettero sulla Cecoslovacchia, e il colpo di Stato preparato da Oster, Halder (successore di Beck) e altri perse la sua occasione.
history-event-blomberg-fritsch-affair = Gennaio e febbraio 1938. Il ministro della Guerra Blomberg cadde per il suo matrimonio, il comandante dell’esercito Fritsch per un’accusa falsa; Hitler prese di persona il comando delle forze armate. Per Beck, Oster e Canaris fu una svolta.
history-event-the-anschluss = 12 marzo 1938. Le truppe tedesche entrarono in Austria. Molti le acclamarono; migliaia di persone furono arrestate, e gli ebrei umiliati e derubati per strada.
history-event-strategy-session = 5 novembre 1937. Hitler disse ai capi dell’esercito, della marina e dell’aviazione che avrebbe conquistato «spazio vitale» con la guerra. Il memorandum Hossbach conserva le sue parole.
history-event-visit-from-hess = Come vice di Hitler, Hess firmò molte leggi del regime, tra cui le leggi razziali del 1935.
history-event-gestapo-raid = La Gestapo poteva mandare chiunque in un campo senza processo e per quanto voleva. Il 5 aprile 1943 arrestò Bonhoeffer e Hans von Dohnanyi; dopo il 20 luglio 1944 migliaia di persone.
history-event-anti-semitic-laws = Dal 1933 centinaia di leggi tolsero agli ebrei di Germania diritti, lavoro e beni; le leggi di Norimberga del 1935 la cittadinanza.
history-event-visit-from-bormann = Bormann guidò gli uffici del partito per Hess e dal maggio 1941 in proprio. Pochi ordini di Hitler non passavano dalla sua scrivania.
history-event-invasion-of-poland = 1º settembre 1939. L’attacco tedesco alla Polonia diede inizio alla Seconda guerra mondiale. Dietro il fronte SS, polizia e soldati fucilarono entro la fine dell’anno decine di migliaia di polacchi, ebrei e non ebrei.
history-event-nazi-soviet-pact = 23 agosto 1939. Hitler e Stalin promisero di non attaccarsi. In segreto si spartirono la Polonia e l’Europa orientale.
history-event-sudetenland-occupation = Dal 1º al 10 ottobre 1938. Dopo Monaco le truppe tedesche occuparono le zone di confine della Cecoslovacchia. Fuggirono decine di migliaia di cechi, ebrei e tedeschi avversari di Hitler.
history-event-czechoslovakia-invaded = 15 marzo 1939. Le truppe tedesche occuparono Praga. Quando a novembre gli studenti protestarono, nove persone furono fucilate, circa 1200 studenti portati in un campo e le università chiuse.
history-event-visit-from-hitler = Hitler cambiava spesso i piani all’ultimo momento e credeva che questo lo proteggesse. Fu così nel novembre 1939 a Monaco e nel marzo 1943 a Berlino.
history-event-berghof-retreat = Hitler passava mesi ogni anno al Berghof. Qui, come a Berlino, si decideva della guerra e dell’assassinio.
history-event-visit-from-goering = Nell’aprile 1933 Goering creò la Gestapo dalla polizia politica prussiana; un anno dopo la lasciò a Himmler.
history-event-jews-targeted = Autunno 1940. Gli occupanti rinchiusero circa 400.000 ebrei nel ghetto di Varsavia, dove decine di migliaia morirono di fame e malattie.
history-event-london-bombed = Dal 7 settembre 1940 la Luftwaffe bombardò Londra per 57 notti di seguito. Fino al maggio 1941 in Gran Bretagna furono uccisi più di 40.000 civili, quasi la metà a Londra.
history-event-germany-bombed = Dal 1940 bombardieri britannici e poi anche americani attaccarono le città tedesche. Sotto le bombe morirono diverse centinaia di migliaia di persone, tra cui lavoratori forzati e prigionieri.
history-event-western-offensive = 10 maggio 1940. La Germania attaccò Paesi Bassi, Belgio, Lussemburgo e Francia. Oster aveva rivelato la data all’addetto olandese, che non fu creduto.
history-event-sea-lion-postponed = 17 settembre 1940. La Luftwaffe non aveva conquistato il cielo inglese, e Hitler rinviò lo sbarco a nuovo ordine.
history-event-invasion-of-norway = 9 aprile 1940. La Germania attaccò Danimarca e Norvegia. Degli ebrei di Norvegia circa 770 furono poi deportati; ne tornarono meno di 40.
history-event-fall-of-paris = 14 giugno 1940. Le truppe tedesche entrarono a Parigi; una settimana dopo la Francia si arrese. Hitler era al culmine della popolarità, e i congiurati erano soli.
history-event-war-conference = 30 marzo 1941. Hitler disse a circa duecento generali che la guerra contro l’Unione Sovietica sarebbe stata di annientamento, fuori da ogni legge. Quasi nessuno obiettò.
history-event-hess-leaves-germany = 10 maggio 1941. Hess volò in Scozia per offrire la pace alle condizioni di Hitler. Hitler lo dichiarò pazzo; i britannici lo tennero prigioniero.
history-event-afrika-korps = Febbraio 1941. Truppe tedesche guidate da Rommel sbarcarono a Tripoli per aiutare l’Italia. In Tunisia, occupata nel 1942, circa 5000 ebrei furono costretti al lavoro forzato.
history-event-yugoslavia-surrenders = 17 aprile 1941. La Jugoslavia si arrese dopo undici giorni. Nella Serbia occupata l’esercito fucilò cento ostaggi per ogni tedesco ucciso e, entro la fine dell’anno, la maggior parte degli uomini ebrei.
history-event-pearl-harbor-attack = 7 dicembre 1941. Il Giappone attaccò la flotta americana. Quattro giorni dopo la Germania dichiarò guerra agli Stati Uniti.
history-event-fall-of-kiev = 19 settembre 1941. Le truppe tedesche presero Kiev. Il 29 e 30 settembre SS e polizia fucilarono 33.771 ebrei nel burrone di Babyn Jar; l’esercito aveva aiutato a prepararlo.
history-event-operation-barbarossa = 22 giugno 1941. La Germania attaccò l’Unione Sovietica. Nella guerra persero la vita circa 27 milioni di cittadini sovietici, più di tre milioni da prigionieri in mani tedesche.
history-event-hitler-assumes-command = 19 dicembre 1941. Davanti a Mosca Hitler destituì il comandante dell’esercito e ne prese il posto.
history-event-casablanca-conference = Dal 14 al 24 gennaio 1943. Roosevelt e Churchill chiesero la resa incondizionata. I congiurati non potevano più sperare in condizioni in cambio della caduta di Hitler.
history-event-heydrich-assassinated = 27 maggio 1942. Paracadutisti cecoslovacchi ferirono a morte Heydrich a Praga. Per rappresaglia gli uomini del villaggio di Lidice furono fucilati, le donne deportate e la maggior parte dei bambini assassinata.
history-event-rommel-defeated = Dal 23 ottobre al 4 novembre 1942. I britannici sfondarono a El Alamein e ricacciarono l’armata di Rommel attraverso la Libia.
history-event-russian-setback = Inverno tra il 1941 e il 1942. L’attacco tedesco fallì davanti a Mosca. Leningrado fu assediata fino al gennaio 1944; centinaia di migliaia di abitanti morirono di fame.
history-event-visit-to-the-front = 13 marzo 1943. In una delle sue rare visite al fronte Hitler andò a Smolensk. Quel giorno c’erano congiurati pronti con le pistole e con una bomba.
history-event-eastern-push = 28 giugno 1942. Cominciò l’offensiva tedesca d’estate, che mirava al petrolio del Caucaso e a Stalingrado.
history-event-lebensraum = Lo «spazio vitale» doveva essere conquistato a est. I piani del 1941 e del 1942 significavano l’assassinio degli ebrei di quelle terre, e fame, espulsione o schiavitù per decine di milioni di slavi.
history-event-slow-retreat = 1943 e 1944. Nella ritirata la Wehrmacht bruciò villaggi a est e portò via centinaia di migliaia di persone per il lavoro forzato.
history-event-berlin-bombed = Dal novembre 1943 al marzo 1944. La Royal Air Force compì sedici grandi incursioni su Berlino. In città morirono migliaia di persone.
history-event-warsaw-ghetto-uprising = Dal 19 aprile al 16 maggio 1943. Combattenti ebrei male armati insorsero contro le deportazioni a Treblinka e resistettero quasi un mese.
history-event-stalingrad-surrounded = 23 novembre 1942. L’Armata Rossa accerchiò la 6ª Armata; il 2 febbraio 1943 si arresero gli ultimi. Dei circa 91.000 prigionieri di allora tornarono a casa circa 6000.
history-event-wolfpacks = Gli U-Boot cacciarono i convogli in branco fino alla primavera del 1943. Nella guerra sul mare morirono più di 30.000 marinai mercantili alleati e circa 30.000 sommergibilisti.
history-event-sicily-invaded = 10 luglio 1943. Gli Alleati sbarcarono in Sicilia, e due settimane dopo cadde Mussolini. I tedeschi occuparono l’Italia e, con l’aiuto di italiani, deportarono più di 7000 ebrei.
history-event-fortress-europa = Dal 1942 al 1944. Centinaia di migliaia di lavoratori, molti dei quali forzati, costruirono bunker lungo la costa dalla Norvegia al confine spagnolo.
history-event-kursk-recaptured = 8 febbraio 1943. L’Armata Rossa riprese Kursk. A luglio vi fallì l’ultima grande offensiva tedesca a est.
history-event-v-2-rocket-attack = Dall’8 settembre 1944 i razzi V-2 caddero su Londra, Anversa e altre città e uccisero migliaia di persone. Li dovevano costruire i prigionieri del campo di Mittelbau-Dora, dove morirono circa 20.000 persone.
history-event-fuehrer-bunker = Dal gennaio 1945 Hitler visse sotto il giardino della Cancelleria. Il 30 aprile, con l’Armata Rossa a poche strade, si uccise.
history-event-operation-overlord = 6 giugno 1944. Più di 150.000 soldati alleati sbarcarono in Normandia in un giorno. I congiurati si chiesero se un colpo di Stato avesse ancora senso; Tresckow rispose che bisognava tentarlo a ogni costo.
history-event-gothic-line = Estate e autunno 1944. I tedeschi tenevano una linea sugli Appennini. Alle sue spalle SS e soldati assassinarono civili: circa 560 a Sant’Anna di Stazzema, circa 770 attorno a Marzabotto.
history-event-rommel-executed = 14 ottobre 1944. Sospettato di conoscere la congiura, Rommel fu costretto a prendere il veleno. Il regime parlò delle sue ferite e gli fece i funerali di Stato.
history-event-documents-located = Settembre 1944. In una cassaforte di Zossen la Gestapo trovò carte sui piani dal 1938 al 1940; nell’aprile 1945 i diari di Canaris. Pochi giorni dopo furono impiccati Canaris, Oster, Bonhoeffer e Dohnanyi.
history-event-fall-of-rome = 4 giugno 1944. Gli Alleati entrarono a Roma. Nell’ottobre 1943 gli occupanti avevano deportato più di mille dei suoi ebrei, di cui tornarono 16; nel marzo 1944 fucilarono 335 persone alle Fosse Ardeatine.
history-event-final-conscription = Autunno 1944. Tutti gli uomini dai 16 ai 60 anni in grado di portare armi furono chiamati nel Volkssturm; alla fine combatterono anche ragazzi.
history-event-anzio-landing = 22 gennaio 1944. Gli Alleati sbarcarono ad Anzio, a sud di Roma, e furono trattenuti sulla costa per quattro mesi.
