## Black Orchestra: terms

game-black-orchestra = Black Orchestra
    .text = A cooperative game about the German resistance, for 1 to 5 players.
term-motivation = motivation
    .text = How far you would go for the cause. It decides how many cards your dossier holds, whether you may use your ability and whether you may attempt plots.
term-suspicion = suspicion
    .text = How closely you are watched. The higher it is, the fewer eagles it takes to betray your plot.
term-military-support = Hitler’s Military Support
    .text = The number of targets a plot needs to succeed.
term-dossier = dossier
    .text = Your conspirator cards, open for all to see.
term-item = item
    .text = Items add dice to plots, or lower suspicion when delivered.
term-plot = plot
    .text = A plan to kill Hitler. Only a plot that succeeds wins the game.
term-dissent-track = Dissent Track
    .text = Targets rolled when conspiring are kept here. With 3 dice, the active player raises one conspirator’s motivation or lowers Hitler’s Military Support.
term-stage = Stage
    .text = The stage of the current event. It decides which spaces are open.
term-current-event = Current event
term-key-event = Key event
    .text = While the key event of a stage is showing, important events of that stage have no effect.
term-fortified = fortified
    .text = Some plots need a fortified space, others one that is not. Anyone may enter and leave.
term-berlin = Berlin
    .text = Seven spaces, all connected with each other. You enter and leave through the Train Station.
term-closes-in-stage-7 = closes when stage 7 begins
die-target = target
die-eagle = eagle
kind-event-standard = standard
    .text = It is resolved when drawn.
kind-event-important = important
    .text = If the key event of its stage is showing, it has no effect and another event is drawn.
kind-event-key = key
    .text = After it has been resolved it stays in view and cancels the important events of its stage.
difficulty-easy = Easy
    .text = Hitler’s Military Support starts at 2 and never falls below it.
difficulty-standard = Standard
    .text = Hitler’s Military Support starts at 3 and never falls below it.
difficulty-hard = Hard
    .text = Hitler’s Military Support starts at 4 and never falls below it.
variant-trusted-lieutenants = Trusted Lieutenants
    .text = Plots can also kill deputies; that always takes 2 targets. To win, Hitler and at least two deputies must be killed.
variant-sense-of-urgency = Sense of Urgency
    .text = Three cards instead of two are removed from each event deck.
variant-guarded-documents = Guarded Documents
    .text = Documents Located is not in the game, and only one card is removed from the deck of stage 7.
option-bo-pack = Cards
    .text = A pack of this server, or the box alone.

## Black Orchestra: levels and affiliations

motivation-timid = timid
    .text = Your dossier holds only 2 cards.
motivation-skeptical = skeptical
    .text = Your dossier has its full size.
motivation-motivated = motivated
    .text = You may use your ability.
motivation-committed = committed
    .text = You may attempt plots.
motivation-reckless = reckless
    .text = You may also attempt the plots that ask for it.
suspicion-low = low
    .text = 3 eagles betray your plot.
suspicion-medium = medium
    .text = 2 eagles betray your plot.
suspicion-high = high
    .text = 1 eagle betrays your plot.
suspicion-extreme = extreme
    .text = 1 eagle betrays your plot, and the next Gestapo Raid arrests you.
affiliation-abwehr = Abwehr
    .text = The military intelligence service.
affiliation-civilian = Civilian
    .text = Politicians, diplomats and officials without uniform.
affiliation-wehrmacht = Wehrmacht
    .text = The armed forces.

## Black Orchestra: actions

action-act = Act
    .text = Use one arrow effect: your ability, a card in your dossier or a plot.
action-collect-item = Collect item
    .text = Take the face-up item of your space.
action-conspire = Conspire
    .text = Once per turn: 1 to 3 dice, an action each. Eagles: suspicion for everyone here; targets: Dissent Track; numbers: extra actions.
action-deliver-item = Deliver item
    .text = Once the space’s own item is gone, discard what it asks for to lower suspicion.
action-dossier = Dossier
    .text = Draw a conspirator card into your dossier.
action-move = Move
    .text = Go to a connected space that is open in the current stage.
action-release = Release
    .text = In Gestapo HQ, below extreme suspicion, roll a die: an eagle has you arrested; anything else brings a prisoner to Gestapo HQ, at high suspicion, and raises your own suspicion by 1.
action-reveal-item = Reveal item
    .text = Turn the face-down item of your space face up.
action-transfer = Transfer
    .text = Give a card or an item to a conspirator in your space, or take one.
action-attempt-plot = Attempt a plot
    .text = With committed motivation and the plot’s required elements, gather dice and roll to kill Hitler.

## Black Orchestra: spaces

space-train-station = Train Station
    .text = The only way into and out of Berlin.
    .place = Where trains leave Berlin for the whole Reich.
space-deutschlandhalle = Deutschlandhalle
    .text = Deliver a Map: your suspicion falls by 2.
    .place = Arena in Berlin, opened in 1935.
space-chancellery = Chancellery
    .text = Deliver Weapons: your suspicion falls by 2.
    .place = Hitler’s seat of government in Berlin.
space-gestapo-hq = Gestapo HQ
    .text = Deliver Intel: your suspicion falls by 2.
    .place = Headquarters of the secret state police.
    .map = Gestapo HQ
space-zeughaus = Zeughaus
    .text = Deliver Keys: your suspicion falls by 2.
    .place = The old arsenal of Berlin, then a military museum.
space-ministry-of-propaganda = Ministry of Propaganda
    .text = Deliver a Signature: your suspicion falls by 2.
    .place = Goebbels’s ministry on the Wilhelmplatz.
space-sportpalast = Sportpalast
    .text = Deliver a Badge: your suspicion falls by 2.
    .place = Berlin’s hall for mass meetings.
space-hannover = Hannover
    .text = Deliver any item while a deputy is here: your suspicion falls by 2.
    .place = City in northern Germany.
space-adlerhorst = Adlerhorst
    .text = Deliver Explosives: your suspicion falls by 2.
    .place = Hitler’s headquarters near Bad Nauheim.
space-nuremberg = Nuremberg
    .text = Deliver any item while Hitler is here: your suspicion falls by 2.
    .place = City of the Nazi party’s rallies.
space-tannenberg = Tannenberg
    .text = Deliver Poison: your suspicion falls by 2.
    .place = Hitler’s headquarters in the northern Black Forest.
space-munich = Munich
    .text = Deliver any item, in stage 1 only: your suspicion falls by 2.
    .place = Capital of Bavaria, where the Nazi party was founded.
space-vienna = Vienna
    .text = Deliver any item, in stage 2 only: your suspicion falls by 2.
    .place = Capital of Austria until its annexation in 1938.
space-berghof = Berghof
    .text = Deliver any item while Hitler is here: your suspicion falls by 2.
    .place = Hitler’s house in the mountains above Berchtesgaden.
space-zurich = Zurich
    .text = On entering: your suspicion rises by 1.
    .place = City in neutral Switzerland.
space-prague = Prague
    .text = Deliver a Signature: suspicion falls by 3 in all, distributed as you like.
    .place = Capital of Czechoslovakia, occupied in 1939.
space-posen = Posen
    .text = Deliver a Badge: suspicion falls by 3 in all, distributed as you like.
    .place = The Polish city of Poznań, annexed in 1939.
space-warsaw = Warsaw
    .text = Deliver Intel: suspicion falls by 3 in all, distributed as you like.
    .place = Capital of Poland, occupied in 1939.
space-wolfsschanze = Wolfsschanze
    .text = Deliver Keys: suspicion falls by 3 in all, distributed as you like.
    .place = Hitler’s headquarters in the forests near Rastenburg.
space-anlage-sued = Anlage Süd
    .text = Deliver Poison: suspicion falls by 3 in all, distributed as you like.
    .place = Headquarters with a railway tunnel near Strzyżów.
space-wolfsschlucht = Wolfsschlucht
    .text = Deliver any item if you are Abwehr: your suspicion falls by 2.
    .place = Hitler’s headquarters in Brûly-de-Pesche, Belgium.
space-paris = Paris
    .text = On entering: your suspicion falls by 3 and Hitler’s Military Support rises by 1.
    .place = Capital of France, occupied in 1940.
space-riga = Riga
    .text = Deliver any item if you are Civilian: your suspicion falls by 2.
    .place = Capital of Latvia, occupied by Germany in 1941.
space-stockholm = Stockholm
    .text = On entering: your suspicion rises by 1.
    .place = Capital of neutral Sweden.
space-auschwitz = Auschwitz
    .text = On entering: your motivation rises by 2 and your suspicion rises by 1.
    .place = Concentration and extermination camp. Some 1.1 million people were murdered here, about a million of them Jews.
space-treblinka = Treblinka
    .text = On entering: your motivation rises by 2 and your suspicion rises by 1.
    .place = Extermination camp. Between 700,000 and 900,000 people were murdered here, nearly all of them Jews.
space-borisov = Borisov
    .text = Deliver a Map: suspicion falls by 3 in all, distributed as you like.
    .place = Town in Belarus, headquarters of Army Group Centre in 1941.
space-smolensk = Smolensk
    .text = Deliver Explosives: suspicion falls by 3 in all, distributed as you like.
    .place = Russian city where a bomb was smuggled aboard Hitler’s plane in March 1943.
space-wasserburg = Wasserburg
    .text = Deliver Weapons: suspicion falls by 3 in all, distributed as you like.
    .place = Headquarters near Pskov.
space-wehrwolf = Wehrwolf
    .text = Deliver any item if you are Wehrmacht: your suspicion falls by 2.
    .place = Hitler’s headquarters near Vinnytsia, Ukraine.
space-prison = Prison
    .text = Connected to nothing. You enter by arrest and leave by release.
    .place = The cells of the Gestapo.

## Black Orchestra: items

item-badge = Badge
    .text = Used in { plot-lone-gunman } (A), { plot-suitcase-bomb } (B) and { plot-ambush } (M).
item-explosives = Explosives
    .text = Used in { plot-suitcase-bomb } (B), { plot-plane-bomb } (D) and { plot-hidden-bomb } (E).
item-intel = Intel
    .text = Used in { plot-derail-train } (C), { plot-sniper } (H) and { plot-poison-food } (L).
item-keys = Keys
    .text = Used in { plot-hidden-bomb } (E), { plot-poison-gas } (G) and { plot-ambush } (M).
item-map = Map
    .text = Used in { plot-derail-train } (C), { plot-plane-bomb } (D) and { plot-poison-parcel } (K).
item-poison = Poison
    .text = Used in { plot-poison-gas } (G), { plot-poison-parcel } (K) and { plot-poison-food } (L).
item-signature = Signature
    .text = Used in { plot-coup-detat } (F), { plot-kidnapping } (J) and { plot-poison-parcel } (K).
item-weapons = Weapons
    .text = Used in { plot-lone-gunman } (A), { plot-sniper } (H) and { plot-kidnapping } (J).

## Black Orchestra: conspirators

conspirator-beck = Ludwig Beck
    .short = Beck
    .text = Every plot attempted in your space has 1 more die. Leaders give you no penalty.
    .life = General; resigned as Chief of the Army General Staff in 1938 in protest against the coming war. Arrested after the failed coup of 20 July 1944, he tried to shoot himself and, gravely wounded, was killed by a soldier.
conspirator-bonhoeffer = Dietrich Bonhoeffer
    .short = Bonhoeffer
    .text = Action, once per turn: the motivation of every other conspirator in your space rises by 1.
    .life = Protestant pastor and theologian who served the resistance from within the Abwehr; hanged at Flossenbürg on 9 April 1945.
conspirator-canaris = Wilhelm Canaris
    .short = Canaris
    .text = Action: discard an item to lower one conspirator’s suspicion by 1. It may be your own.
    .life = Admiral and head of the Abwehr from 1935 to 1944, he covered the conspirators in his service; hanged at Flossenbürg on 9 April 1945.
conspirator-goerdeler = Carl Goerdeler
    .short = Goerdeler
    .text = At the start of your turn, draw 1 conspirator card free. Your dossier holds 2 more cards.
    .life = Mayor of Leipzig until 1937, chosen by the conspirators as chancellor after Hitler; executed in Berlin on 2 February 1945.
conspirator-kordt = Erich Kordt
    .short = Kordt
    .text = Action: look at the top 3 events of the current stage and put them back in any order.
    .life = Diplomat in the Foreign Ministry, from 1937 a member of the Nazi party, who took part in the plans against Hitler of 1938 and 1939; he survived the war and died in 1969.
conspirator-olbricht = Friedrich Olbricht
    .short = Olbricht
    .text = Action: move up to 2 spaces, or move one other conspirator 1 space.
    .life = General and head of the General Army Office in Berlin who turned the Valkyrie plan into the plan for the coup; shot in the night of 20 to 21 July 1944.
conspirator-oster = Hans Oster
    .short = Oster
    .text = With each Dossier action, draw 2 cards, keep 1 and discard the other.
    .life = Officer of the Abwehr who planned the coup of 1938 and warned the Netherlands of the attack of 1940; hanged at Flossenbürg on 9 April 1945.
conspirator-stauffenberg = Claus von Stauffenberg
    .short = Stauffenberg
    .text = You have 4 actions per turn.
    .life = Colonel who placed the bomb at the Wolfsschanze on 20 July 1944 and led the coup in Berlin; shot that night.
conspirator-tresckow = Henning von Tresckow
    .short = Tresckow
    .text = You carry 1 more item. Action: take the face-down item of your space unseen. Action: reveal any one face-down item on the board.
    .life = Staff officer of Army Group Centre who organised several attempts on Hitler’s life in 1943; killed himself at the front on 21 July 1944.

## Black Orchestra: leaders

leader-hitler = Hitler
    .text = If you start your turn with him: your motivation falls by 1.
leader-hess = Hess
    .text = If you start your turn with him: discard a card of your choice from your dossier.
leader-goebbels = Goebbels
    .text = If you start your turn with him: you have no ability this turn.
leader-bormann = Bormann
    .text = If you start your turn with him: you cannot conspire this turn.
leader-himmler = Himmler
    .text = If you start your turn with him: your suspicion rises by 1.
leader-goering = Goering
    .text = If you start your turn with him: discard an item of your choice.

## Black Orchestra: penalties
# As the log names them after a colon.

bo-penalty-hitler = motivation −1
bo-penalty-hess = a card has to be discarded
bo-penalty-goebbels = no ability this turn
bo-penalty-bormann = no conspiring this turn
bo-penalty-himmler = suspicion +1
bo-penalty-goering = an item has to be discarded

## Black Orchestra: plots

plot-lone-gunman = Lone Gunman
    .required = You are in Hitler’s space. Your motivation is reckless.
    .optional = Wehrmacht: 1 die. Weapons: 1 die. Badge: ignore 1 eagle.
plot-suitcase-bomb = Suitcase Bomb
    .required = You are in Hitler’s space. It is fortified.
    .optional = Wehrmacht: 1 die. Explosives: 1 die. Badge: ignore 1 eagle.
plot-derail-train = Derail Train
    .required = At once after an event has moved Hitler, in anyone’s turn and from any space, without an action.
    .optional = Civilian: 1 die. Intel: 1 die. Map: 1 die.
plot-plane-bomb = Plane Bomb
    .required = At once after an event has moved Hitler, in anyone’s turn and from any space, without an action.
    .optional = Abwehr: 1 die. Explosives: 1 die. Map: 1 die.
plot-hidden-bomb = Hidden Bomb
    .required = You are in Hitler’s space. It is not fortified.
    .optional = Civilian: 1 die. Explosives: 1 die each, as many as you like. Keys: 1 die.
plot-coup-detat = Coup d’État
    .required = You are in Hitler’s space. It is in Berlin.
    .optional = Signature: 1 die each, as many as you like. All conspirators in your space: 2 dice.
plot-poison-gas = Poison Gas
    .required = You are in Hitler’s space. It is fortified.
    .optional = Abwehr: 1 die. Poison: 1 die each, as many as you like. Keys: 1 die.
plot-sniper = Sniper
    .required = You are in Hitler’s space. Your motivation is reckless.
    .optional = Abwehr: 1 die. Weapons: 1 die. Intel: 1 die each, as many as you like.
plot-kidnapping = Kidnapping
    .required = You are in Hitler’s space. It is a space of stage 1 or 2, or in Berlin.
    .optional = Wehrmacht: 1 die. Weapons: 1 die each, as many as you like. Signature: 1 die.
plot-poison-parcel = Poison Parcel
    .required = Hitler is in a space that is not fortified. You are exactly 1 space away.
    .optional = Signature: 1 die. Poison: 1 die. Map: 1 die.
plot-poison-food = Poison Food
    .required = You are in Hitler’s space. It is in Berlin.
    .optional = Civilian: 1 die. Poison: 1 die each, as many as you like. Intel: 1 die.
plot-ambush = Ambush
    .required = You are in Hitler’s space. It is a space of stage 3, 4 or 5.
    .optional = Keys: 1 die. Badge: ignore 1 eagle each, as many as you like. All conspirators in your space: 2 dice.

## Black Orchestra: conspirator cards

card-airplane-access = Airplane Access
    .text = Action: move to any open space.
card-black-market = Black Market
    .text = Action: take any one discarded item.
card-black-orchestra = Black Orchestra
    .text = Action: if all conspirators are in your space, roll every die of the supply. Each eagle: every conspirator’s suspicion rises by 1. Targets go onto the Dissent Track. Hand out the number dice among these conspirators: on their next turn each has that many extra actions. A die given is out of the supply until its actions are used, or lost by arrest.
card-called-away = Called Away
    .text = Free: move any two deputies to one open space of your choice.
card-cover-story = Cover Story
    .text = Action: the suspicion of every conspirator in your space, yours included, falls by 1.
card-defections-and-dissent = Defections and Dissent
    .text = Ongoing: when anyone conspires without rolling an eagle, you may put targets of that roll here instead of on the Dissent Track. With two or more dice here, Hitler’s Military Support falls by 1 and they return to the supply. When anyone conspires and rolls an eagle, discard this card and return its dice.
card-delay-hitler = Delay Hitler
    .text = Free: when a revealed event would move Hitler, he stays where he is.
card-distant-contact = Distant Contact
    .text = Action: take one item, face up or face down, from any space.
card-dumpster-dive = Dumpster Dive
    .text = Action: take any one card from the conspirator discard pile.
card-effective-planning = Effective Planning
    .text = Free: the active conspirator has 1 more action this turn.
card-history-repeats = History Repeats
    .text = Action: shuffle the conspirator discard pile and this card into the deck, then draw 1 card.
card-hitlers-schedule-leaked = Hitler’s Schedule Leaked
    .text = Free: ignore 1 rolled eagle in any plot attempt.
card-infiltrate-secret-ss-bunker = Infiltrate Secret SS Bunker
    .text = Action: draw up to 3 cards; your suspicion rises by 1.
card-lose-gestapo = Lose Gestapo
    .text = Action: your suspicion falls by 1.
card-planning-session = Planning Session
    .text = Action: reveal cards from the conspirator deck until a plot appears. Keep the plot and discard the rest.
card-quick-reaction = Quick Reaction
    .text = Free: re-roll 1 die of a plot attempt.
card-safe = Safe
    .text = Ongoing: in Gestapo Raids your illegal cards do not raise your suspicion.
card-slow-news-day = Slow News Day
    .text = Free: no event is drawn this turn. Play it before the event is drawn.
card-classified-papers = Classified Papers
    .text = Ongoing: when anyone conspires without rolling an eagle, your suspicion falls by 1 for each target rolled. When anyone conspires and rolls an eagle, discard this card and your suspicion rises by 1.
card-concealed-pistol = Concealed Pistol
    .text = Wherever an item is discarded, this card may be discarded as Weapons. It takes up no item slot.
card-false-safety-report = False Safety Report
    .text = Action: every conspirator’s suspicion falls by 1.
card-forged-documents = Forged Documents
    .text = Action: move Hitler, or any one conspirator, up to 3 spaces.
card-forged-release-orders = Forged Release Orders
    .text = Action: from any space, one prisoner is released to Gestapo HQ, at medium suspicion.
card-hidden-camera = Hidden Camera
    .text = Action, only in Auschwitz or Treblinka: every conspirator’s motivation rises by 1.
card-inspiring-letter = Inspiring Letter
    .text = Action: the motivation of every conspirator in your space, yours included, rises by 1.
card-intelligence-briefing = Intelligence Briefing
    .text = Action: look at the top 2 events of the current stage. Remove one and put the other back, or put both back in any order.
card-military-secrets = Military Secrets
    .text = Action, only in Zurich or Stockholm: Hitler’s Military Support falls by 1.
card-officer-recruited = Officer Recruited
    .text = Free: when you attempt a plot, it has 2 more dice.
card-partisan-informant = Partisan Informant
    .text = Free: if Hitler’s Military Support is 5 or more, a plot attempt has 1 more die.
card-war-crimes-evidence = War Crimes Evidence
    .text = Action: Hitler’s Military Support falls by 1, or the motivation of every conspirator in your space, yours included, rises by 1.

## Black Orchestra: events of stage 1

event-parade-in-berlin = Parade in Berlin
    .text = Hitler, Goebbels and Hess move to the Zeughaus. The suspicion of every Wehrmacht conspirator in Berlin falls by 1. While this is the current event, 2 eagles are ignored in every plot attempt.
event-visit-from-goebbels-1 = Visit from Goebbels
    .text = Goebbels moves to the space of the nearest conspirator. If no other conspirator is there, that conspirator may raise their suspicion to high (if it is lower) to raise their motivation by 2.
event-party-rally-1 = Party Rally
    .text = Hitler and all deputies move to Nuremberg.
event-leadership-dispute = Leadership Dispute
    .text = Bormann moves to Hannover. Goering moves to Tannenberg. Himmler moves to Nuremberg.
event-visit-from-himmler-1 = Visit from Himmler
    .text = Himmler moves to the space of the nearest conspirator. If no other conspirator is there, that conspirator may roll a die. Number: their motivation rises by that many. Eagle: their suspicion rises by 2. Target: nothing happens.
event-kristallnacht = Kristallnacht
    .text = Every conspirator’s motivation rises by 1. Hitler and all deputies move to their starting spaces.
event-berlin-speech = Berlin Speech
    .text = Hitler’s Military Support returns to its starting value. Hitler and Goebbels move to the Sportpalast. The suspicion of one conspirator in Berlin falls by 1.
event-assassin-caught-1 = Assassin Caught
    .text = The conspirator or conspirators nearest to Hitler raise their suspicion to high if it is lower. Hitler moves to the Chancellery.
event-gestapo-investigation = Gestapo Investigation
    .text = Every conspirator’s suspicion rises by 1.
event-munich-agreement = Munich Agreement
    .text = Hitler’s Military Support rises by 1. The next 2 events of stage 1 leave the game unseen.
event-blomberg-fritsch-affair = Blomberg-Fritsch Affair
    .text = Hitler’s Military Support rises by 1. Goering moves to the Chancellery.
event-the-anschluss = The Anschluss
    .text = Hitler’s Military Support rises by 1. Hitler and Goering move to Munich.

## Black Orchestra: events of stage 2

event-assassin-caught-2 = Assassin Caught
    .text = The conspirator or conspirators nearest to Hitler raise their suspicion to high if it is lower. Hitler moves to the Chancellery.
event-strategy-session-a = Strategy Session
    .text = Himmler, Goering and Hess move to Adlerhorst.
event-strategy-session-b = Strategy Session
    .text = Bormann and Goebbels move to Munich. The item there is turned face up.
event-visit-from-hess = Visit from Hess
    .text = Hess moves to the space of the nearest conspirator. If no other conspirator is there, that conspirator may lower their motivation by 1 to move to any open space and lower their suspicion by 1.
event-gestapo-raid-2 = Gestapo Raid
    .text = Whoever is at extreme suspicion is arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
event-anti-semitic-laws = Anti-Semitic Laws
    .text = Every conspirator’s motivation rises by 1.
event-visit-from-bormann-2 = Visit from Bormann
    .text = Bormann moves to the space of the nearest conspirator. If no other conspirator is there, that conspirator may discard a card or an item to lower their suspicion by 2.
event-party-rally-2 = Party Rally
    .text = Hitler’s Military Support returns to its starting value. Hitler and all deputies move to Nuremberg. While this is the current event, a conspirator who enters Nuremberg or starts the turn there sets their suspicion to low.
event-invasion-of-poland = Invasion of Poland
    .text = Hitler’s Military Support rises by 2.
event-nazi-soviet-pact = Nazi-Soviet Pact
    .text = Hitler’s Military Support rises by 1. Bormann and Hess move to the Berghof.
event-sudetenland-occupation = Sudetenland Occupation
    .text = Hitler’s Military Support rises by 1.
event-czechoslovakia-invaded = Czechoslovakia Invaded
    .text = Hitler’s Military Support rises by 1. Hitler moves to Vienna. The item there is turned face up.

## Black Orchestra: events of stage 3

event-visit-from-hitler-3 = Visit from Hitler
    .text = Hitler moves to the space of the nearest conspirator. If no other conspirator is there, that conspirator may set their motivation and suspicion to their starting levels, timid and medium.
event-berghof-retreat-3 = Berghof Retreat
    .text = Hitler, Himmler, Goebbels and Bormann move to the Berghof.
event-visit-from-goering-3 = Visit from Goering
    .text = Goering moves to the space of the nearest conspirator. If no other conspirator is there, that conspirator may discard any number of items; their suspicion falls by 1 for each.
event-gestapo-raid-3 = Gestapo Raid
    .text = Whoever is at extreme suspicion is arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
event-jews-targeted = Jews Targeted
    .text = Every conspirator’s motivation rises by 1. Himmler moves to Warsaw. The item there is turned face up.
event-london-bombed = London Bombed
    .text = Hitler’s Military Support rises by 1. Hess moves to Prague. The item there is turned face up.
event-germany-bombed = Germany Bombed
    .text = Hitler’s Military Support rises by 1. While this is the current event, every plot attempt counts 1 more eagle.
event-western-offensive = Western Offensive
    .text = All Wehrmacht conspirators move to Adlerhorst.
event-sea-lion-postponed = Sea Lion Postponed
    .text = Every conspirator’s motivation falls by 1.
event-invasion-of-norway = Invasion of Norway
    .text = Hitler’s Military Support rises by 1.
event-fall-of-paris = Fall of Paris
    .text = If Hitler’s Military Support is below 5, it rises to 5. Every conspirator’s motivation falls by 1.

## Black Orchestra: events of stage 4

event-visit-from-himmler-4 = Visit from Himmler
    .text = Himmler moves to the space of the nearest conspirator. Every Wehrmacht conspirator’s motivation falls by 1.
event-war-conference = War Conference
    .text = Hitler and all deputies move to Anlage Süd. The item there is turned face up.
event-gestapo-raid-4 = Gestapo Raid
    .text = Whoever is at extreme suspicion is arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
event-hess-leaves-germany = Hess Leaves Germany
    .text = Hitler’s Military Support falls by 2. Hess leaves the game. While this is the current event, 1 eagle is ignored in every plot attempt.
event-visit-from-goebbels-4 = Visit from Goebbels
    .text = Goebbels moves to the space of the nearest conspirator. Every Civilian conspirator’s motivation falls by 1.
event-afrika-korps = Afrika Korps
    .text = Hitler’s Military Support rises by 1. Bormann and Goebbels move to Prague.
event-yugoslavia-surrenders = Yugoslavia Surrenders
    .text = Hitler’s Military Support rises by 1. Himmler moves to Paris.
event-pearl-harbor-attack = Pearl Harbor Attack
    .text = Hitler’s Military Support falls by 1. The next 3 events of stage 4 leave the game unseen. Hess leaves the game.
event-fall-of-kiev = Fall of Kiev
    .text = Hitler’s Military Support rises by 2.
event-operation-barbarossa = Operation Barbarossa
    .text = Hitler’s Military Support rises by 1. Goering moves to Posen.
event-hitler-assumes-command = Hitler Assumes Command
    .text = Hitler’s Military Support falls by 1. Hitler moves to the Wolfsschanze. The item there is turned face up.

## Black Orchestra: events of stage 5

event-visit-from-bormann-5 = Visit from Bormann
    .text = Bormann moves to the space of the nearest conspirator. If no other conspirator is there, that conspirator is arrested.
event-visit-from-goering-5 = Visit from Goering
    .text = Goering moves to the space of the nearest conspirator. Every Abwehr conspirator’s motivation falls by 1.
event-casablanca-conference = Casablanca Conference
    .text = Every conspirator’s motivation falls by 1. Each conspirator discards a card.
event-gestapo-raid-5 = Gestapo Raid
    .text = Whoever is at extreme suspicion is arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
event-heydrich-assassinated = Heydrich Assassinated
    .text = Hitler and all deputies move to the Chancellery. Conspirators in Prague at high or extreme suspicion are arrested.
event-berghof-retreat-5 = Berghof Retreat
    .text = Hitler, Bormann and Goebbels move to the Berghof. While this is the current event, 1 eagle is ignored in every plot attempt.
event-rommel-defeated = Rommel Defeated
    .text = Hitler’s Military Support falls by 1. The next 2 events of stage 5 leave the game unseen.
event-russian-setback = Russian Setback
    .text = Hitler’s Military Support falls by 1. The next 2 events of stage 5 leave the game unseen. While this is the current event, every plot attempt counts 1 more eagle.
event-visit-to-the-front = Visit to the Front
    .text = Hitler and Goebbels move to Smolensk. The item there is turned face up. While this is the current event, 2 eagles are ignored in every plot attempt.
event-eastern-push = Eastern Push
    .text = Hitler’s Military Support rises by 1. All Wehrmacht conspirators move to Borisov.
event-lebensraum = Lebensraum
    .text = Every conspirator’s motivation rises by 1. Himmler moves to Wasserburg. The item there is turned face up.

## Black Orchestra: events of stage 6

event-visit-from-hitler-6 = Visit from Hitler
    .text = Hitler moves to the space of the nearest conspirator. While this is the current event, 2 eagles are ignored in every plot attempt.
event-slow-retreat = Slow Retreat
    .text = All conspirators and deputies in spaces that close in stage 7 move to the nearest space that stays open.
event-gestapo-raid-6 = Gestapo Raid
    .text = Whoever is at extreme suspicion is arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
event-berlin-bombed = Berlin Bombed
    .text = Hitler moves to the Chancellery. While this is the current event, every plot attempt counts 1 more eagle.
event-warsaw-ghetto-uprising = Warsaw Ghetto Uprising
    .text = While this is the current event, a filled Dissent Track may instead, if the active player chooses, raise every conspirator’s motivation by 1.
event-stalingrad-surrounded = Stalingrad Surrounded
    .text = Hitler’s Military Support returns to its starting value.
event-wolfpacks = Wolfpacks
    .text = Hitler’s Military Support rises by 1. Bormann and Goebbels move to the Wolfsschlucht.
event-sicily-invaded = Sicily Invaded
    .text = Hitler’s Military Support falls by 1. Hitler and all Abwehr conspirators move to the Chancellery.
event-fortress-europa = Fortress Europa
    .text = If Hitler’s Military Support is below 5, it rises to 5. The next 2 events of stage 6 leave the game unseen. While this is the current event, 1 eagle is ignored in every plot attempt.
event-kursk-recaptured = Kursk Recaptured
    .text = Hitler’s Military Support falls by 1. Hitler moves to Anlage Süd. Bormann moves to Posen.

## Black Orchestra: events of stage 7

event-v-2-rocket-attack = V-2 Rocket Attack
    .text = Hitler’s Military Support rises by 1. Every conspirator’s motivation rises by 1. Goering moves to Hannover. Bormann moves to the Berghof.
event-gestapo-raid-7 = Gestapo Raid
    .text = Whoever is at extreme suspicion is arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
event-fuehrer-bunker = Führer Bunker
    .text = Every conspirator’s suspicion rises by 1. Hitler moves to the Chancellery.
event-operation-overlord = Operation Overlord
    .text = Hitler’s Military Support returns to its starting value. Goebbels moves to the Ministry of Propaganda.
event-gothic-line = Gothic Line
    .text = Hitler’s Military Support rises by 1.
event-rommel-executed = Rommel Executed
    .text = Hitler’s Military Support falls by 1. Himmler moves to the Chancellery.
event-documents-located = Documents Located
    .text = The game is lost.
event-fall-of-rome = Fall of Rome
    .text = Hitler’s Military Support falls by 1.
event-final-conscription = Final Conscription
    .text = Each conspirator may draw up to 2 conspirator cards.
event-anzio-landing = Anzio Landing
    .text = Abwehr conspirators lose their abilities for the rest of the game.

## Black Orchestra: prices of an interrogation
# Named by what they do in content/interrogations.toml; the log reads out the one that was chosen.

bo-answer-suspicion-plus-1-of-one-other = The suspicion of another free conspirator of your choice rises by 1.
bo-answer-suspicion-plus-2-of-one-other = The suspicion of another free conspirator of your choice rises by 2.
bo-answer-discard-1-card-of-one-other = Another free conspirator of your choice discards 1 card.
bo-answer-discard-3-cards-of-one-other = Another free conspirator of your choice discards 3 cards.
bo-answer-motivation-minus-1-of-one-other = The motivation of another free conspirator of your choice falls by 1.
bo-answer-motivation-minus-1-of-all-others = The motivation of every other free conspirator falls by 1.
bo-answer-support-plus-1 = Hitler’s Military Support rises by 1.
bo-answer-support-plus-2 = Hitler’s Military Support rises by 2.
bo-answer-discard-1-item-of-one-other = Another free conspirator of your choice discards 1 item.
bo-answer-discard-2-items-of-one-other = Another free conspirator of your choice discards 2 items.
bo-answer-remove-1-tile = Remove 1 item tile from the board unseen.
bo-answer-remove-3-tiles = Remove 3 item tiles from the board unseen.
bo-answer-1-more-event-this-turn = Resolve 1 more event this turn.
bo-answer-2-more-events-this-turn = Resolve 2 more events this turn.
bo-answer-clear-the-dissent-track = All dice return from the Dissent Track to the supply (only if there are any).
bo-answer-clear-the-dissent-track-and-support-plus-1 = All dice return from the Dissent Track to the supply (only if there are any). Hitler’s Military Support rises by 1.
bo-answer-call-1-deputy-to-one-other = A deputy moves to the space of another free conspirator, both of your choice.
bo-answer-call-2-deputies-to-one-other-and-suspicion-plus-1-of-them = Two deputies of your choice move to the space of another free conspirator of your choice, whose suspicion rises by 1.
bo-answer-move-hitler-to-chancellery = Hitler moves to the Chancellery (only if he is elsewhere).
bo-answer-move-hitler-to-chancellery-and-support-plus-1 = Hitler moves to the Chancellery (only if he is elsewhere). Hitler’s Military Support rises by 1.
bo-answer-suspicion-plus-1-of-one-other-holding-a-plot = The suspicion of another free conspirator of your choice who holds a plot rises by 1.
bo-answer-discard-a-plot-of-one-other = Another free conspirator of your choice discards a plot.
bo-answer-suspicion-plus-1-of-one-other-and-motivation-minus-1-of-them = The suspicion of another free conspirator of your choice rises by 1 and their motivation falls by 1.
bo-answer-arrest-one-other = Another free conspirator of your choice is arrested.
bo-answer-discard-all-illegal-cards-of-one-other = Another free conspirator of your choice discards all their illegal cards (only if they have any).
bo-answer-discard-all-illegal-cards-2-or-more-of-all-others = All other free conspirators discard all their illegal cards (only if they have 2 or more among them).
bo-answer-suspicion-up-to-extreme-of-one-other = The suspicion of another free conspirator of your choice becomes extreme (only if it is lower).
bo-answer-support-up-to-5 = Hitler’s Military Support rises to 5 (only if it is lower).
bo-answer-remove-1-event = The next event of the current stage leaves the game unseen (only if there is one).
bo-answer-remove-2-events = The next 2 events of the current stage leave the game unseen (only if there are two).
bo-answer-send-one-other-to-train-station = Another free conspirator of your choice moves to the Train Station (only if they are elsewhere).
bo-answer-send-all-others-to-train-station = Every other free conspirator moves to the Train Station (only if one of them is elsewhere).
bo-answer-motivation-plus-1-of-one-other = The motivation of another free conspirator of your choice rises by 1.
bo-answer-motivation-minus-2-of-one-other = The motivation of another free conspirator of your choice falls by 2.
bo-answer-nothing = Nothing happens.
bo-answer-suspicion-plus-1-of-all-others-in-one-space = Choose a space with two or more other free conspirators: the suspicion of each of them rises by 1.
bo-answer-motivation-minus-1-of-one-other-and-suspicion-plus-1-of-another = The motivation of another free conspirator of your choice falls by 1, and the suspicion of a third one rises by 1.
bo-answer-support-plus-1-and-suspicion-minus-1-of-one-other = Hitler’s Military Support rises by 1. The suspicion of another free conspirator of your choice falls by 1.
bo-answer-support-plus-1-and-suspicion-plus-1-of-one-other = Hitler’s Military Support rises by 1. The suspicion of another free conspirator of your choice rises by 1.
bo-answer-discard-1-card-or-item-of-one-other = Another free conspirator of your choice discards 1 card or 1 item.
bo-answer-discard-1-card-of-one-other-and-discard-1-item-of-them = Another free conspirator of your choice discards 1 card and 1 item.
bo-answer-discard-all-items-of-one-other = Another free conspirator of your choice discards all their items.
bo-answer-remove-2-tiles = Remove 2 item tiles from the board unseen.
bo-answer-move-himmler-to-the-other-nearest-gestapo-hq = Himmler moves to the space of the other free conspirator nearest to Gestapo HQ.
bo-answer-move-deputies-to-start = Every deputy returns to their starting space.
bo-answer-move-bormann-himmler-to-one-other-and-motivation-minus-1-of-them = Bormann and Himmler move to the space of another free conspirator of your choice, whose motivation falls by 1.

## Black Orchestra: interrogations

interrogation-the-accomplice = The Accomplice
    .stay = { bo-answer-suspicion-plus-1-of-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-suspicion-plus-2-of-one-other }
    .resist = Roll a die. Target: you are released. Eagle: the suspicion of every other free conspirator rises by 1. Number: nothing happens.
interrogation-the-address-book = The Address Book
    .stay = { bo-answer-discard-1-card-of-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-discard-3-cards-of-one-other }
    .resist = Roll a die. Target: you are released. Eagle: every other free conspirator discards 1 card. Number: nothing happens.
interrogation-the-broken-oath = The Broken Oath
    .stay = { bo-answer-motivation-minus-1-of-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-motivation-minus-1-of-all-others }
    .resist = Roll a die. Target: you are released. Eagle: the motivation of every other free conspirator falls by 1. Number: nothing happens.
interrogation-the-loyal-soldier = The Loyal Soldier
    .stay = { bo-answer-support-plus-1 }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-support-plus-2 }
    .resist = Roll a die. Target: you are released. Eagle: Hitler’s Military Support rises by 1. Number: nothing happens.
interrogation-the-storeroom = The Storeroom
    .stay = { bo-answer-discard-1-item-of-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-discard-2-items-of-one-other }
    .resist = Roll a die. Target: you are released. Eagle: every other free conspirator discards 1 item. Number: nothing happens.
interrogation-the-street-list = The Street List
    .stay = { bo-answer-remove-1-tile }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-remove-3-tiles }
    .resist = Roll a die. Target: you are released. Eagle: remove 2 item tiles from the board unseen. Number: nothing happens.
interrogation-the-long-night = The Long Night
    .stay = { bo-answer-1-more-event-this-turn }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-2-more-events-this-turn }
    .resist = Roll a die. Target: you are released. Eagle: resolve 1 more event this turn. Number: nothing happens.
interrogation-the-silenced-crowd = The Silenced Crowd
    .stay = { bo-answer-clear-the-dissent-track }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-clear-the-dissent-track-and-support-plus-1 }
    .resist = Roll a die. Target: you are released. Eagle: all dice return from the Dissent Track to the supply. Number: nothing happens.
interrogation-the-watchers = The Watchers
    .stay = { bo-answer-call-1-deputy-to-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-call-2-deputies-to-one-other-and-suspicion-plus-1-of-them }
    .resist = Roll a die. Target: you are released. Eagle: Himmler moves to the space of the free conspirator nearest to Gestapo HQ. Number: nothing happens.
interrogation-the-motorcade = The Motorcade
    .stay = { bo-answer-move-hitler-to-chancellery }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-move-hitler-to-chancellery-and-support-plus-1 }
    .resist = Roll a die. Target: you are released. Eagle: Hitler moves to the Chancellery. Number: nothing happens.
interrogation-the-betrayed-plan = The Betrayed Plan
    .stay = { bo-answer-suspicion-plus-1-of-one-other-holding-a-plot }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-discard-a-plot-of-one-other }
    .resist = Roll a die. Target: you are released. Eagle: the suspicion of every other free conspirator who holds a plot rises by 1. Number: nothing happens.
interrogation-the-next-cell = The Next Cell
    .stay = { bo-answer-suspicion-plus-1-of-one-other-and-motivation-minus-1-of-them }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-arrest-one-other }
    .resist = Roll a die. Target: you are released. Eagle: another free conspirator of your choice is arrested. Number: nothing happens.
interrogation-the-search-warrant = The Search Warrant
    .stay = { bo-answer-discard-all-illegal-cards-of-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-discard-all-illegal-cards-2-or-more-of-all-others }
    .resist = Roll a die. Target: you are released. Eagle: another free conspirator of your choice discards all their illegal cards. Number: nothing happens.
interrogation-the-signed-confession = The Signed Confession
    .stay = { bo-answer-suspicion-plus-1-of-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-suspicion-up-to-extreme-of-one-other }
    .resist = Roll a die. Target: you are released. Eagle: the suspicion of another free conspirator of your choice becomes extreme. Number: nothing happens.
interrogation-the-propaganda-reel = The Propaganda Reel
    .stay = { bo-answer-support-plus-1 }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-support-up-to-5 }
    .resist = Roll a die. Target: you are released. Eagle: Hitler’s Military Support rises by 1. 1 or 2: nothing happens. 3: the motivation of every other free conspirator rises by 1.
interrogation-the-early-hour = The Early Hour
    .stay = { bo-answer-remove-1-event }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-remove-2-events }
    .resist = Roll a die. Target: you are released. Eagle: the next event of the current stage leaves the game unseen. Number: nothing happens.
interrogation-the-travel-ban = The Travel Ban
    .stay = { bo-answer-send-one-other-to-train-station }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-send-all-others-to-train-station }
    .resist = Roll a die. Target: you are released. Eagle: every other free conspirator moves to the Train Station. Number: nothing happens.
interrogation-the-chaplain = The Chaplain
    .stay = { bo-answer-motivation-plus-1-of-one-other } This card leaves the game.
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-motivation-minus-2-of-one-other } This card leaves the game.
    .resist = Roll a die. Target: you are released. Eagle: nothing happens. Number: the motivation of another free conspirator of your choice rises by 1. This card leaves the game.
interrogation-the-old-comrade = The Old Comrade
    .stay = { bo-answer-nothing } This card leaves the game.
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-suspicion-plus-1-of-one-other } This card leaves the game.
    .resist = Roll a die. Target: you are released. Eagle: the suspicion of another free conspirator of your choice rises by 1. 1 or 2: nothing happens. 3: you are released. This card leaves the game.
interrogation-the-photograph = The Photograph
    .stay = { bo-answer-suspicion-plus-1-of-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-suspicion-plus-1-of-all-others-in-one-space }
    .resist = Roll a die. Target: you are released. Eagle: the suspicion of every other free conspirator who shares a space with another one rises by 1. Number: nothing happens.
interrogation-the-divided-house = The Divided House
    .stay = { bo-answer-motivation-minus-1-of-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-motivation-minus-1-of-one-other-and-suspicion-plus-1-of-another }
    .resist = Roll a die. Target: you are released. Eagle: the motivation of another free conspirator of your choice falls by 2. Number: nothing happens.
interrogation-the-double-agent = The Double Agent
    .stay = { bo-answer-support-plus-1-and-suspicion-minus-1-of-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-support-plus-1-and-suspicion-plus-1-of-one-other }
    .resist = Roll a die. Target: you are released. Eagle: Hitler’s Military Support rises by 1. Number: nothing happens.
interrogation-the-ration-card = The Ration Card
    .stay = { bo-answer-discard-1-card-or-item-of-one-other }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-discard-1-card-of-one-other-and-discard-1-item-of-them }
    .resist = Roll a die. Target: you are released. Eagle: another free conspirator of your choice discards all their items. Number: nothing happens.
interrogation-the-last-visit = The Last Visit
    .stay = { bo-answer-move-deputies-to-start }
    .free = You are released to Gestapo HQ, at high suspicion. { bo-answer-move-bormann-himmler-to-one-other-and-motivation-minus-1-of-them }
    .resist = Roll a die. Target: you are released. Eagle: the motivation of another free conspirator of your choice falls by 1. Number: nothing happens.

## Introductions

intro-sh = Germany, 1932. Most of you are liberals trying to hold a fragile republic together, but you do not know whom to trust: fascists sit among you, and one of you is Hitler. Each round you elect a president and a chancellor, who secretly choose one of three policies drawn at random. Five liberal policies or Hitler’s execution save the republic; six fascist policies, or Hitler elected chancellor once three of them are in force, bring it down. Talk, promise, accuse and lie. Only the game itself never lies.
intro-bo = You are one of the Germans who set out to kill Hitler: officers, diplomats, a pastor, an admiral. Together you travel through the Reich, collect items, find a plot and gather courage, while events move the war forward and the Gestapo watches. When your motivation is high and your suspicion low, one of you attempts a plot: roll as many targets as Hitler’s Military Support and you all win; roll too many eagles and the plot is betrayed. You lose together if all of you are in prison, if time runs out or if your documents are found.

## Endings

outcome-sh-liberal-policies = The liberals win: five liberal policies
    .text = The fifth liberal policy is in force. The republic holds.
outcome-sh-hitler-executed = The liberals win: Hitler executed
    .text = The president had Hitler executed. The republic is saved.
outcome-sh-fascist-policies = The fascists win: six fascist policies
    .text = The sixth fascist policy is in force. The republic has fallen.
outcome-sh-hitler-elected = The fascists win: Hitler elected chancellor
    .text = With three or more fascist policies in force, Hitler has become chancellor. The republic has fallen.
outcome-bo-hitler-dead = Victory: Hitler is dead
    .text = The plot succeeded. What history denied them, you have done.
outcome-bo-all-in-prison = Defeat: all conspirators are in prison
    .text = Nobody is left to carry on, and the regime goes unopposed.
outcome-bo-no-event = Defeat: no event is left
    .text = The war has run to its end with Hitler in power. For millions, help came too late.
outcome-bo-documents-located = Defeat: your documents were located
    .text = The Gestapo holds the proof it was looking for. The conspiracy is broken.

## Secret Hitler: terms

game-secret-hitler = Secret Hitler
    .text = A game of hidden roles, elections and lies, for 5 to 10 players.
role-liberal = Liberal
    .text = You know only your own role. You win with five liberal policies, or when Hitler is executed.
role-fascist = Fascist
    .text = You know your fellow fascists and Hitler. You win with six fascist policies, or when Hitler is elected chancellor after the third.
role-hitler = Hitler
    .text = Your party is fascist. You win with six fascist policies, or when you are elected chancellor after the third. If you are executed, you lose.
party-liberal = liberal
party-fascist = fascist
policy-liberal = liberal policy
policy-fascist = fascist policy
office-president = President
    .text = Draws three policies, discards one and passes two on. Uses the power that a fascist policy gives.
office-chancellor = Chancellor
    .text = Receives two policies, discards one and enacts the other.
office-presidential-candidate = Candidate for president
    .text = Nominates a chancellor. The presidency moves clockwise.
office-nominated-chancellor = Candidate for chancellor
    .text = Nominated by the candidate for president; everyone votes on the two together.
vote-ja = Ja!
    .text = Yes to this government.
vote-nein = Nein!
    .text = No to this government.
power-none = No power
    .text = This policy gives the president nothing.
power-investigate = Investigate loyalty
    .text = The president alone sees the party of another player, never the role. Nobody is investigated twice.
power-special-election = Special election
    .text = The president chooses who stands for president next. Then the usual order goes on, and nobody is skipped.
power-peek = Policy peek
    .text = The president alone looks at the top three policies of the deck and leaves them in their order.
power-execution = Execution
    .text = The president has a player executed. If it was Hitler, the liberals win; if not, the role stays secret.
power-veto = Veto power
    .text = After the fifth fascist policy the chancellor may ask for a veto, to discard both policies. If the president agrees, the election tracker advances.
phase-sh-nominate = Nomination
    .text = The candidate for president nominates a chancellor.
phase-sh-vote = Vote
    .text = Everyone alive votes on the nominated government.
phase-sh-discard = Legislative session: president
    .text = The president discards one of three policies.
phase-sh-enact = Legislative session: chancellor
    .text = The chancellor enacts one of two policies.
phase-sh-veto = Veto
    .text = The chancellor has asked for a veto; the president agrees or refuses.
phase-sh-investigate = Investigate loyalty
    .text = The president chooses whose party to see.
phase-sh-special-election = Special election
    .text = The president chooses the next candidate for president.
phase-sh-peek = Policy peek
    .text = The president looks at the top three policies.
phase-sh-execute = Execution
    .text = The president chooses who is executed.
phase-sh-over = Game over
    .text = All roles and all hands are revealed.
term-election-tracker = Election tracker
    .text = Counts governments voted down or ended by a veto. At three comes chaos: the top policy comes into force by itself.
term-term-limit = Term limit
    .text = Elected last time, so not eligible as chancellor now.
term-not-hitler = Not Hitler
    .text = Elected chancellor with three or more fascist policies in force, or executed, without the game ending.
term-chaos = Chaos
    .text = After three failed governments in a row the top policy comes into force. It gives no power, and all term limits are forgotten.

## Secret Hitler: options

option-sh-talk = Claims
    .text = Players may make claims about what they have seen, true or not.
option-sh-rebalanced = Rebalanced
    .text = With 6 players one fascist policy is in force from the start; with 7 and 9 the deck has one fascist policy fewer.
option-sh-powers = Powers
    .text = The power given by each of the first five fascist policies.
option-sh-liberal-policies = Liberal policies in the game
    .text = How many liberal policies there are in all; the published game has 6.
option-sh-fascist-policies = Fascist policies in the game
    .text = How many fascist policies there are in all; the published game has 11.
option-sh-liberal-start = Liberal policies at the start
    .text = Liberal policies in force from the start.
option-sh-fascist-start = Fascist policies at the start
    .text = Fascist policies in force from the start.
option-sh-hitler-zone = Hitler wins from
    .text = The number of fascist policies from which electing Hitler chancellor wins the game for the fascists.
option-sh-veto-from = Veto from
    .text = The number of fascist policies from which the veto is open.
option-sh-hitler-knows = Hitler knows the fascists
    .text = As published, Hitler knows the fascist only with 5 or 6 players.

## Secret Hitler: log
# What happened, for everyone; the -own form adds what only the reader may know. $seat, $president, $chancellor and $target are names.

count-sh-liberal = { $liberal ->
        [one] { $liberal } liberal
       *[other] { $liberal } liberal
    }
count-sh-fascist = { $fascist ->
        [one] { $fascist } fascist
       *[other] { $fascist } fascist
    }
# A hand: what it has none of is not named.
count-sh-both = { $fascist ->
        [0] { count-sh-liberal }
        [one] { count-sh-with-fascist }
       *[other] { count-sh-with-fascist }
    }
count-sh-with-fascist = { $liberal ->
        [0] { count-sh-fascist }
        [one] { count-sh-liberal } and { count-sh-fascist }
       *[other] { count-sh-liberal } and { count-sh-fascist }
    }
log-sh-roles = The roles are dealt.
log-sh-roles-own = The roles are dealt. Only you see yours.
log-sh-shuffled = The policy deck is shuffled: { count-sh-liberal }, { count-sh-fascist }.
log-sh-candidate = { $seat } stands for president.
    .you-seat = You stand for president.
log-sh-nominated = { $president } nominates { $chancellor } as chancellor.
    .you-president = You nominate { $chancellor } as chancellor.
    .you-chancellor = { $president } nominates you as chancellor.
log-sh-votes =
    { $elected ->
        [yes] { $government } are elected, { $ja } to { $nein }.
       *[no] { $government } are voted down, { $ja } to { $nein }.
    }
    .you-government =
        { $elected ->
            [yes] You and { $others } are elected, { $ja } to { $nein }.
           *[no] You and { $others } are voted down, { $ja } to { $nein }.
        }
log-sh-not-hitler = { $seat } is not Hitler.
    .you-seat = You are not Hitler.
log-sh-tracker = The election tracker stands at { $tracker }.
log-sh-chaos =
    { $policy ->
        [liberal] Chaos: the top policy is enacted unseen. It is liberal.
       *[fascist] Chaos: the top policy is enacted unseen. It is fascist.
    }
log-sh-drawn = { $president } draws three policies.
    .you-president = You draw three policies.
log-sh-drawn-own = { $president } draws { count-sh-both }.
log-sh-passed = { $president } passes two policies to { $chancellor }.
    .you-president = You pass two policies to { $chancellor }.
    .you-chancellor = { $president } passes two policies to you.
log-sh-passed-own = { $president } passes { $chancellor } { count-sh-both }.
log-sh-enacted =
    { $policy ->
        [liberal] { $government } enact a liberal policy.
       *[fascist] { $government } enact a fascist policy.
    }
    .you-government =
        { $policy ->
            [liberal] You and { $others } enact a liberal policy.
           *[fascist] You and { $others } enact a fascist policy.
        }
log-sh-veto-asked = { $seat } asks for a veto.
    .you-seat = You ask for a veto.
log-sh-veto-agreed = { $seat } agrees to the veto. Both policies are discarded.
    .you-seat = You agree to the veto. Both policies are discarded.
log-sh-veto-refused = { $seat } refuses the veto.
    .you-seat = You refuse the veto.
log-sh-investigated = { $president } looks at the party card of { $target }.
    .you-president = You look at the party card of { $target }.
    .you-target = { $president } looks at your party card.
log-sh-investigated-own =
    { $party ->
        [liberal] { $president } looks at the party card of { $target }: liberal.
       *[fascist] { $president } looks at the party card of { $target }: fascist.
    }
log-sh-special-election = { $president } calls a special election: { $target } stands next.
    .you-president = You call a special election: { $target } stands next.
    .you-target = { $president } calls a special election: you stand next.
log-sh-peeked = { $president } looks at the top three policies.
    .you-president = You look at the top three policies.
log-sh-peeked-own = { $president } looks at the top three policies: { $tiles }.
log-sh-executed = { $president } has { $target } executed.
    .you-president = You have { $target } executed.
    .you-target = { $president } has you executed.
log-sh-executed-not-hitler = { $target } was not Hitler.
log-sh-claimed-drawn = { $seat } claims to have drawn { count-sh-both }.
    .you-seat = You claim to have drawn { count-sh-both }.
log-sh-claimed-received = { $seat } claims to have received { count-sh-both }.
    .you-seat = You claim to have received { count-sh-both }.
log-sh-claimed-party =
    { $party ->
        [liberal] { $seat } claims: { $target } is a liberal.
       *[fascist] { $seat } claims: { $target } is a fascist.
    }
    .you-seat =
        { $party ->
            [liberal] You claim: { $target } is a liberal.
           *[fascist] You claim: { $target } is a fascist.
        }
    .you-target =
        { $party ->
            [liberal] { $seat } claims: you are a liberal.
           *[fascist] { $seat } claims: you are a fascist.
        }
log-sh-claimed-peek = { $seat } claims the top three were: { $tiles }.
    .you-seat = You claim the top three were: { $tiles }.
log-sh-over =
    { $side ->
        [liberal] The liberals have won.
       *[fascist] The fascists have won.
    }

## Secret Hitler: beliefs

belief-sh-nominated = { $president } nominated { $chancellor }.
belief-sh-votes =
    { $elected ->
        [yes] How everyone voted when { $government } were elected.
       *[no] How everyone voted when { $government } were rejected.
    }
belief-sh-laid =
    { $policy ->
        [liberal] { $government } enacted a liberal policy.
       *[fascist] { $government } enacted a fascist policy.
    }
belief-sh-laid-drawn =
    { $policy ->
        [liberal] { $government } enacted a liberal policy
       *[fascist] { $government } enacted a fascist policy
    }; { $president } says { $drawn ->
        [0] none of the three drawn was liberal
        [one] one of the three drawn was liberal
       *[other] { $drawn } of the three drawn were liberal
    }.
belief-sh-laid-received =
    { $policy ->
        [liberal] { $government } enacted a liberal policy
       *[fascist] { $government } enacted a fascist policy
    }; { $chancellor } says { $received ->
        [0] neither of the two received was liberal
        [one] one of the two received was liberal
       *[other] { $received } of the two received were liberal
    }.
belief-sh-laid-both =
    { $policy ->
        [liberal] { $government } enacted a liberal policy
       *[fascist] { $government } enacted a fascist policy
    }; { $president } says { $drawn ->
        [0] none of the three drawn was liberal
        [one] one of the three drawn was liberal
       *[other] { $drawn } of the three drawn were liberal
    }; { $chancellor } says { $received ->
        [0] neither of the two received was liberal
        [one] one of the two received was liberal
       *[other] { $received } of the two received were liberal
    }.
belief-sh-vetoed = { $government } vetoed both policies.
belief-sh-investigated = { $president } investigated { $target }.
belief-sh-investigated-said =
    { $party ->
        [liberal] { $president } investigated { $target } and says: liberal.
       *[fascist] { $president } investigated { $target } and says: fascist.
    }
belief-sh-saw =
    { $party ->
        [liberal] The party card of { $target } is liberal.
       *[fascist] The party card of { $target } is fascist.
    }
belief-sh-special-election = { $president } called a special election for { $target }.
belief-sh-peeked =
    { $president } says { $liberal ->
        [0] none of the three policies on top was liberal
        [one] one of the three policies on top was liberal
       *[other] { $liberal } of the three policies on top were liberal
    }.
belief-sh-executed = { $president } had { $target } executed.
belief-sh-not-hitler = { $seat } is not Hitler, or the game would be over.

## Secret Hitler: what bots say
# Each line can be put in three ways, so that nobody repeats themselves.

say-sh-nominate-not-hitler =
    { $way ->
        [a] { $name } cannot be Hitler. That settles it for me.
        [b] At this stage I want somebody who is not Hitler: { $name }.
       *[c] { $name } has been chancellor and we are still here. Let us go on with that.
    }
say-sh-nominate-vouched =
    { $way ->
        [a] { $by } has seen the party card of { $name }. I go by that.
        [b] { $by } vouches for { $name }, and I believe it.
       *[c] { $name } was investigated by { $by } and came out liberal.
    }
say-sh-nominate-record =
    { $way ->
        [a] { $name } enacted a liberal policy. Let us build on that.
        [b] I nominate { $name }, whose last policy was liberal.
       *[c] { $name } has a clean record so far.
    }
say-sh-nominate-again =
    { $way ->
        [a] I want to see { $name } once more before I judge.
        [b] { $name } may have had no choice the last time.
       *[c] Let { $name } show that it was bad luck.
    }
say-sh-nominate-rather =
    { $way ->
        [a] I do not take { $name } for Hitler, and that is what counts now.
        [b] Better somebody we doubt than Hitler: { $name }.
       *[c] Whatever { $name } is, it is probably not Hitler.
    }
say-sh-nominate-least =
    { $way ->
        [a] Of those I can choose, I doubt { $name } least.
        [b] I see nothing against { $name }.
       *[c] { $name } seems the safest choice.
    }
say-sh-nominate-first =
    { $way ->
        [a] Somebody has to begin: { $name }.
        [b] We know nothing of anybody yet. { $name }, then.
       *[c] A start has to be made. I choose { $name }.
    }
say-sh-nominate-new =
    { $way ->
        [a] We know little of { $name } yet. Let us find out.
        [b] I would like to see what { $name } does.
       *[c] { $name } has not had a turn to show anything.
    }
say-sh-ja-tracker =
    { $way ->
        [a] I would rather have a government than the top of the deck.
        [b] A third rejection would leave it to chance.
        [c] We cannot let this one fail as well.
        [d] Two have failed already. One more and the deck decides.
        [e] Any government is better than a policy nobody answers for.
       *[f] I vote ja so that it is we who choose.
    }
say-sh-ja-trust =
    { $way ->
        [a] I trust { $government } so far.
        [b] { $government }: I can live with that.
        [c] That government has my vote: { $government }.
        [d] I have seen nothing against { $government }.
        [e] { $government } have earned a try.
       *[f] For me { $government } are the safest pair just now.
    }
say-sh-ja-try =
    { $way ->
        [a] I am not sure of { $government }, but we learn nothing by waiting.
        [b] We have to try somebody: { $government } will do.
        [c] Let { $government } show what they are.
        [d] Nobody here is sure of anything. Let { $government } govern.
        [e] I say ja to { $government }, and I shall watch closely.
       *[f] We will know more of { $government } afterwards.
    }
say-sh-nein-hitler =
    { $way ->
        [a] If { $name } is Hitler, it is all over. I will not risk that.
        [b] Not { $name } as chancellor, not now.
        [c] Too dangerous: { $name } could be Hitler.
        [d] I cannot rule out that { $name } is Hitler.
        [e] One wrong chancellor ends it, and of { $name } I know too little.
       *[f] Anybody but { $name } as chancellor at this point.
    }
say-sh-nein-doubt =
    { $way ->
        [a] I do not trust { $name }.
        [b] Not with { $name } in the government.
        [c] There is too much against { $name }.
        [d] As long as { $name } is in it, I vote nein.
        [e] { $name } has to explain a few things first.
       *[f] What I have seen of { $name } is not enough for a ja.
    }
say-sh-nein-others =
    { $way ->
        [a] I would rather see two others.
        [b] There are better pairs at this table.
        [c] Not these two, not yet.
        [d] I am not convinced by this pair.
        [e] Let us hear the next proposal first.
       *[f] Nothing speaks for these two.
    }
say-sh-execute =
    { $way ->
        [a] Of all of us I trust { $name } least.
        [b] I have to decide, and everything points to { $name }.
       *[c] I may be wrong about { $name }, but I cannot wait any longer.
    }
say-sh-execute-guess =
    { $way ->
        [a] I have nothing to go on but a feeling: { $name }.
        [b] Nobody has looked at { $name } closely enough.
       *[c] It could be anybody. I choose { $name }.
    }
say-sh-special-election =
    { $way ->
        [a] I want { $name } to lead the next government.
        [b] { $name } should choose a chancellor now.
       *[c] I hand the presidency to { $name }.
    }
say-sh-veto =
    { $way ->
        [a] I do not want to enact either of these.
        [b] Neither of the two. I ask for a veto.
       *[c] Whatever I choose here harms us.
    }
say-sh-agree =
    { $way ->
        [a] Agreed: neither of the two.
        [b] I had nothing better to give. Veto.
       *[c] Better none than these.
    }
say-sh-refuse =
    { $way ->
        [a] One of the two has to be enacted.
        [b] I see no reason for a veto.
       *[c] No veto. Choose.
    }
say-sh-claim-no-choice =
    { $way ->
        [a] I had no choice.
        [b] Three of a kind. Nothing I could do.
        [c] Bad luck, nothing more.
        [d] All three were fascist, I swear.
        [e] The deck gave me nothing else.
       *[f] There was nothing liberal in my hand.
    }
say-sh-accuse-passed-liberal =
    { $way ->
        [a] I gave { $name } a liberal policy. Ask { $name } where it is.
        [b] { $name } had the choice, not I.
       *[c] There was a liberal policy among the two I passed to { $name }.
    }
say-sh-accuse-got-none =
    { $way ->
        [a] { $name } speaks of a liberal policy. I never got it.
        [b] If there was a liberal policy, { $name } kept it.
       *[c] One of us is lying, { $name }, and it is not me.
    }
say-sh-why-own =
    { $way ->
        [a] It was my own government. I stand by it.
        [b] I was part of it myself.
       *[c] I vote for what I am part of.
    }
say-sh-why-nothing =
    { $way ->
        [a] I have not done anything yet.
        [b] Give me a chance to do something first.
       *[c] Ask me again after the first vote.
    }
say-sh-trust =
    { $way ->
        [a] I trust { $name } most.
        [b] { $name }, more than anybody else.
       *[c] If I had to choose: { $name }.
    }
say-sh-trust-because =
    { $way ->
        [a] I trust { $name } most. { $reason }
        [b] { $name }. What decides it for me: { $reason }
       *[c] I take { $name } for a liberal. { $reason }
    }
say-sh-trust-saw-me =
    { $way ->
        [a] { $name } has looked at my party card and told the truth.
        [b] { $name } investigated me and was honest about it.
       *[c] I trust { $name }, who could have lied about me and did not.
    }
say-sh-trust-with-me =
    { $way ->
        [a] I have been in a government with { $name }, and it went well.
        [b] { $name } and I have worked together. I liked what I saw.
       *[c] I trust { $name } most: I was there.
    }
say-sh-suspect-saw-me =
    { $way ->
        [a] { $name } calls me a fascist. I know better.
        [b] { $name } has lied about my party card.
       *[c] Whoever says such things about me is no liberal: { $name }.
    }
say-sh-suspect-with-me =
    { $way ->
        [a] I have been in a government with { $name }. Something was wrong there.
        [b] I know what { $name } and I had in our hands. I do not trust { $name }.
       *[c] { $name } and I did not want the same, I think.
    }
say-sh-trust-nobody =
    { $way ->
        [a] Nobody more than the others yet.
        [b] It is too early to trust anybody.
       *[c] I trust myself. Beyond that I know too little.
    }
say-sh-suspect =
    { $way ->
        [a] I suspect { $name } most.
        [b] { $name }, more than anybody else.
       *[c] Keep an eye on { $name }.
    }
say-sh-suspect-because =
    { $way ->
        [a] I suspect { $name } most. { $reason }
        [b] { $name }. What makes me think so: { $reason }
       *[c] I do not trust { $name }. { $reason }
    }
say-sh-suspect-nobody =
    { $way ->
        [a] Nobody more than the others yet.
        [b] I have nothing against anybody so far.
       *[c] Let us see a few more governments first.
    }
say-sh-myself =
    { $way ->
        [a] I am a liberal. What did you expect me to say?
        [b] Judge me by what I do.
       *[c] I know what I am. You will have to find out.
    }
say-sh-dead =
    { $way ->
        [a] { $name } is out of the game. It no longer matters.
        [b] Let us talk about those who still vote, not about { $name }.
       *[c] { $name } can do nothing any more.
    }
say-sh-unsure =
    { $way ->
        [a] I cannot tell yet about { $name }.
        [b] { $name } could be either.
       *[c] I would like to see more of { $name }.
    }
say-sh-advice =
    { $way ->
        [a] As I see it, that serves my side best.
        [b] I see nothing that would help my side more.
       *[c] Of all I could do, this does most for my side.
    }

## Black Orchestra: what bots say
# $in and $to are places as bo-in-space and bo-to-space tell them, $item a thing with its article.
# …-own: of the one who speaks. Lines with “call” are said also where bots say little.

bo-in-space =
    { $space ->
        [train-station] at the Train Station
        [deutschlandhalle] in the Deutschlandhalle
        [chancellery] at the Chancellery
        [gestapo-hq] at Gestapo HQ
        [zeughaus] in the Zeughaus
        [ministry-of-propaganda] at the Ministry of Propaganda
        [sportpalast] in the Sportpalast
        [adlerhorst] at Adlerhorst
        [tannenberg] at Tannenberg
        [berghof] at the Berghof
        [wolfsschanze] at the Wolfsschanze
        [anlage-sued] at Anlage Süd
        [wolfsschlucht] at the Wolfsschlucht
        [wasserburg] at Wasserburg
        [wehrwolf] at Wehrwolf
        [prison] in prison
       *[other] in { $name }
    }
bo-to-space =
    { $space ->
        [train-station] to the Train Station
        [deutschlandhalle] to the Deutschlandhalle
        [chancellery] to the Chancellery
        [gestapo-hq] to Gestapo HQ
        [zeughaus] to the Zeughaus
        [ministry-of-propaganda] to the Ministry of Propaganda
        [sportpalast] to the Sportpalast
        [adlerhorst] to Adlerhorst
        [tannenberg] to Tannenberg
        [berghof] to the Berghof
        [wolfsschanze] to the Wolfsschanze
        [anlage-sued] to Anlage Süd
        [wolfsschlucht] to the Wolfsschlucht
        [wasserburg] to Wasserburg
        [wehrwolf] to Wehrwolf
        [prison] to prison
       *[other] to { $name }
    }
bo-the-item =
    { $item ->
        [badge] the badge
        [explosives] the explosives
        [intel] the intel
        [keys] the keys
        [map] the map
        [poison] the poison
        [signature] the signature
        [weapons] the weapons
       *[other] { $name }
    }
bo-the-card = “{ $name }”
say-bo-fetch =
    { $way ->
        [a] I will fetch { $item } { $in }.
        [b] I am going { $to } for { $item }.
       *[c] Leave { $item } { $in } to me.
    }
say-bo-fetch-for =
    { $way ->
        [a] I will fetch { $item } { $in } for { $who }.
        [b] { $who } needs { $item }. I am on my way { $to }.
       *[c] I am going { $to } for { $item }, then to { $who }.
    }
say-bo-deliver =
    { $way ->
        [a] I will hand in { $item } { $in }: that takes the suspicion off us.
        [b] Let them have { $item } { $in }: they will look at us less closely.
       *[c] We are watched too closely. I will give { $item } away { $in }.
    }
say-bo-enter =
    { $space ->
        [auschwitz] I am going { $to }. Whoever has seen it cannot stay silent.
        [treblinka] I am going { $to }. Whoever has seen it cannot stay silent.
       *[other] I am going { $to }: being there helps us.
    }
say-bo-go-strike =
    { $way ->
        [a] I am going { $to } to try “{ $plot }”.
        [b] Hitler is { $in }. I am going there with “{ $plot }”.
       *[c] “{ $plot }” can be tried { $in }. I am on my way.
    }
say-bo-call-strike =
    { $way ->
        [a] I strike now: “{ $plot }”, { $percent }% as I reckon it.
        [b] It will not get better than this. “{ $plot }”, { $percent }%.
       *[c] “{ $plot }”, now. The odds are { $percent }%.
    }
say-bo-call-strike-slim =
    { $way ->
        [a] The chance is slim, but there may be no other: “{ $plot }”, { $percent }%.
       *[b] { $percent }% is better than nothing. “{ $plot }”.
    }
say-bo-hand-over =
    { $way ->
        [a] I am bringing { $who } something that serves us better there.
       *[b] I am going { $to }: { $who } can do more than I can with what I carry.
    }
say-bo-give =
    { $way ->
        [a] { $who }, take { $thing }: you can do more with it.
       *[b] I am giving { $who } { $thing }.
    }
say-bo-take-from =
    { $way ->
        [a] I will take { $thing } over from { $who }.
       *[b] { $who }, let me have { $thing }.
    }
say-bo-meet =
    { $way ->
        [a] I am coming { $to }, to be with { $who }.
        [b] { $who } should not stand alone { $in }.
       *[c] I will join { $who } { $in }.
    }
say-bo-release =
    { $way ->
        [a] I will try to get { $who } out of prison.
       *[b] We leave nobody behind. I will try to free { $who }.
    }
say-bo-play-card =
    { $way ->
        [a] I will use { $card } while it helps.
       *[b] Now is the time for { $card }.
    }
say-bo-carry-card =
    { $way ->
        [a] I am going { $to }: { $card } can be used there.
       *[b] { $card } can be used { $in }. I am going there.
    }
say-bo-flee =
    { $way ->
        [a] I would rather not be found here. I am leaving.
        [b] Better to be out of their sight { $in }.
       *[c] They are too close to me. I am moving on.
    }
say-bo-search =
    { $way ->
        [a] I will see what there is { $in }.
        [b] We should know what lies { $in }.
       *[c] I will look around { $in }.
    }
say-bo-look-for-a-plot =
    { $way ->
        [a] We have no plan yet. I will look for one.
        [b] First we need a way to do it at all. I will draw a card.
       *[c] I will ask around for a way to get at him.
    }
say-bo-look-for-help =
    { $way ->
        [a] I will look for something that helps our plan.
        [b] A little more help would not hurt. I will draw a card.
       *[c] Let me see whether my contacts have anything for us.
    }
say-bo-conspire-for-courage =
    { $way ->
        [a] I conspire: { $who } needs more courage, so we need the Dissent Track.
       *[b] { $who } still hesitates. I work on the Dissent Track.
    }
say-bo-conspire-for-courage-own =
    { $way ->
        [a] I conspire: I need more courage, and the Dissent Track gives it.
       *[b] I cannot bring myself to do it yet. So I conspire.
    }
say-bo-conspire-for-support =
    { $way ->
        [a] I conspire: we need the Dissent Track, support stands at { $support }.
        [b] Support for him is at { $support }. I conspire to bring it down.
       *[c] I talk to officers who have their doubts.
    }
say-bo-wait-for-support =
    { $way ->
        [a] Let us wait for support to fall before we strike. It stands at { $support }.
       *[b] With support at { $support } we would only throw it away. I will wait.
    }
say-bo-wait-for-hitler =
    { $way ->
        [a] All is ready but for one thing: he must come where we can reach him.
       *[b] I will wait until he comes within our reach.
    }
say-bo-wait-for-courage =
    { $way ->
        [a] { $who } is not ready for it yet. I will wait.
       *[b] We must give { $who } time.
    }
say-bo-wait-for-courage-own =
    { $way ->
        [a] I am not ready for it yet.
       *[b] Give me a little more time.
    }
say-bo-rest =
    { $way ->
        [a] There is nothing sensible for me to do now. I will keep quiet.
       *[b] I will lie low for the moment.
    }
say-bo-use-ability =
    { $way ->
        [a] I do what I can do best: { $ability }.
       *[b] { $ability }: that helps us now.
    }
say-bo-raid-keep =
    { $way ->
        [a] I will hide { $thing }, even if they suspect me more for it.
       *[b] { $thing } is worth the risk. I will keep it.
    }
say-bo-raid-discard =
    { $way ->
        [a] They must not find { $thing } on me. I will destroy it.
       *[b] { $thing } is not worth being suspected for.
    }
say-bo-prison-stay = To stay costs us least.
say-bo-prison-free = The price of going free is one we can pay.
say-bo-prison-resist = To resist promises more than what they offer.
say-bo-react-use =
    { $way ->
        [a] This is the moment for { $card }.
       *[b] I use { $card }, before it is too late.
    }
say-bo-react-pass = I will keep what I have for a better moment.
say-bo-dissent-support =
    { $way ->
        [a] Support for Hitler comes down: every step counts when we strike.
       *[b] Let the army doubt him. Support stood at { $support }.
    }
say-bo-dissent-courage =
    { $way ->
        [a] { $who } shall have the courage for it.
       *[b] It is { $who } who has to dare. So the courage goes there.
    }
say-bo-dissent-courage-own =
    { $way ->
        [a] I must find the courage for it myself.
       *[b] I am the one who has to dare.
    }
say-bo-dissent-everyone = All of us need courage now.
say-bo-give-up = We can do without { $thing } most easily.
say-bo-keep-all = What I hold is worth more to us than this.
say-bo-keep-best = { $thing } serves us best.
say-bo-take-item = I will take { $item }: that serves us best.
say-bo-share-suspicion = { $who } needs it most: he is in danger.
say-bo-share-suspicion-own = I need it most: I am being watched.
say-bo-call-deputy = { $leader } does us the least harm there.
say-bo-defections = Two officers who desert count for as much as three who grumble.
say-bo-defections-none = The targets serve us better on the Dissent Track.
say-bo-draw-more = There is room for more, so I will draw.
say-bo-draw-enough = I have enough in hand. More would only be found on me.
say-bo-either = This half brings us more.
say-bo-more-actions = { $who } can do most with the time.
say-bo-more-actions-own = I can do most with the time.
say-bo-look-next = This may come next: it hurts us least.
say-bo-look-remove = This must not happen to us. I will take it out.
say-bo-hitler-comes = Let him come { $to }: there we can get at him.
say-bo-leader-comes = { $leader } does us the least harm { $in }.
say-bo-retreat = We are safest { $in }.
say-bo-offer-accept = What is offered is worth its price.
say-bo-offer-decline = The price is too high for what we would get.
say-bo-any-order = The order makes no difference here.
say-bo-lend =
    { $way ->
        [a] Take what you need, { $who }. It is for this.
       *[b] For “{ $plot }” you may have all I carry, { $who }.
    }
say-bo-lend-not = I cannot spare it now.
say-bo-roll-dice = With this number of dice our chance is best: { $percent }%.
say-bo-spend = We kept { $thing } for this attempt.
say-bo-ready-to-roll = More would not help “{ $plot }”. Now it must be done.
say-bo-reroll = This die has the most to gain.
say-bo-free-whom = { $who } is the one we need most outside.
say-bo-fly = I am needed most { $in }.
say-bo-lead-hitler = If he goes { $to }, we can get at him.
say-bo-call-away = They do us the least harm { $in }.
say-bo-together = It helps most of us { $in }.
say-bo-target = It does most for us with { $who }.
say-bo-target-own = It does most for us with me.
say-bo-tile-reveal = We should know what lies { $in }.
say-bo-tile-take = What lies { $in } serves us best.
say-bo-tile-take-unseen = Nobody has seen what lies { $in }, but it may be something we need.
say-bo-tile-lose = We will miss least what lies { $in }.
say-bo-tile-lose-unseen = Nobody has seen what lies { $in }. We would rather lose that than what we know.
say-bo-walk-stop = This is where I want to be.
say-bo-advise-fetch = We want { $item } { $in }. { $plan }
say-bo-advise-fetch-for = { $who } needs { $item }, to be had { $in }. { $plan }
say-bo-advise-deliver = Delivering { $item } { $in } lowers suspicion, and at extreme suspicion a raid means arrest.
say-bo-advise-go-strike = “{ $plot }” can be attempted { $in }.
say-bo-advise-call-strike = “{ $plot }” stands at { $percent }%: waiting would hardly better it.
say-bo-advise-call-strike-slim = { $percent }% is little, but there may be no other chance for “{ $plot }”.
say-bo-advise-hand-over = What you carry does more for us with { $who }. { $plan }
say-bo-advise-give = { $who } can do more with it than you. { $plan }
say-bo-advise-take-from = You can do more with it than { $who }. { $plan }
say-bo-advise-meet = With { $who } { $in } things can be passed on, and attempts are made together. { $plan }
say-bo-advise-release = Everyone in prison is missed: { $who }.
say-bo-advise-play-card = No other action brings more just now. { $plan }
say-bo-advise-carry-card = { $card } can be used { $in }. { $plan }
say-bo-advise-flee = It is safer { $in } than where you are.
say-bo-advise-search = Nobody knows yet what lies { $in }. Items help plots, and deliveries lower suspicion.
say-bo-advise-look-for-a-plot = Nobody holds a plot that could be tried, and plots come from the cards.
say-bo-advise-look-for-help = Cards can bring dice, actions or courage. { $plan }
say-bo-advise-conspire-for-courage = { $who } lacks courage. Targets fill the Dissent Track, and that raises motivation.
say-bo-advise-conspire-for-courage-own = You lack courage. Targets fill the Dissent Track, and that raises motivation.
say-bo-advise-conspire-for-support = An attempt needs as many targets as support stands at: { $support }. A full Dissent Track lowers it.
say-bo-advise-wait-for-support = With support at { $support } an attempt needs too many targets. Better to wait until it falls.
say-bo-advise-wait-for-hitler = All is ready, but Hitler is not where we can reach him.
say-bo-advise-wait-for-courage = { $who } must first find courage.
say-bo-advise-wait-for-courage-own = You must first find courage.
say-bo-advise-rest = Nothing else you could do now is worth its risk.
say-bo-advise-use-ability = What you alone can do brings most now. { $plan }
say-bo-advise-raid-keep = It is worth more than a step of suspicion. { $plan }
say-bo-advise-raid-discard = It is not worth a step of suspicion. { $plan }
say-bo-advise-react-use = It does most at just this moment. { $plan }
say-bo-advise-react-pass = Another moment will need it more. { $plan }
say-bo-advise-dissent-support = Each step of support is one target less for every attempt. It stands at { $support }.
say-bo-advise-dissent-courage = Courage helps us most with { $who }. { $plan }
say-bo-advise-dissent-courage-own = Courage helps us most with you. { $plan }
say-bo-advise-give-up = It is what we need least. { $plan }
say-bo-advise-keep-all = What you hold is worth more than that. { $plan }
say-bo-advise-keep-best = It helps us most. { $plan }
say-bo-advise-take-item = It helps us most. { $plan }
say-bo-advise-share-suspicion = { $who } is nearest to arrest.
say-bo-advise-share-suspicion-own = You are nearest to arrest.
say-bo-advise-draw-more = There is room for another card, and it costs no action.
say-bo-advise-draw-enough = More cards could only be found on you.
say-bo-advise-either = It brings more just now. { $plan }
say-bo-advise-more-actions = { $who } can do most with the time. { $plan }
say-bo-advise-more-actions-own = You can do most with the time. { $plan }
say-bo-advise-look-next = Of what lies there it hurts us least.
say-bo-advise-look-remove = Of what lies there it would hurt us most.
say-bo-advise-offer-accept = It is worth its price. { $plan }
say-bo-advise-offer-decline = It costs more than it brings. { $plan }
say-bo-advise-lend = “{ $plot }” needs it more than you do.
say-bo-advise-lend-not = You need it yourself. { $plan }
say-bo-advise-roll-dice = So many dice give the best chance: { $percent }%.
say-bo-advise-spend = It adds to this attempt, and that is what we kept it for.
say-bo-advise-ready-to-roll = Nothing else that you could add makes “{ $plot }” likelier.
say-bo-advise-free-whom = { $who } is the one we need most outside. { $plan }
say-bo-advise-fly = You are needed most { $in }. { $plan }
say-bo-advise-target = It does most for us with { $who }. { $plan }
say-bo-advise-target-own = It does most for us with you. { $plan }
say-bo-advise-tile-reveal = Nobody knows what lies { $in }. { $plan }
say-bo-advise-tile-take = What lies { $in } helps us most. { $plan }
say-bo-advise-walk-stop = You are where you are needed. { $plan }
say-bo-advise-plan-none = As long as nobody holds a plot, courage and low support count.
say-bo-advise-plan-prepare = The plan: { $who } with “{ $plot }”. Still missing: courage.
say-bo-advise-plan-missing = The plan: { $who } with “{ $plot }”. Still missing: { $items }.
say-bo-advise-plan-support = The plan: { $who } with “{ $plot }” as soon as support falls from { $support }.
say-bo-advise-plan-hitler = The plan: { $who } with “{ $plot }” as soon as Hitler is within reach.
say-bo-advise-plan-strike = The plan: { $who } with “{ $plot }” { $in }.
say-bo-advise-you = you
say-bo-call-come =
    { $way ->
        [a] Come { $to }: I will strike there, { $percent }% with you.
        [b] I will strike { $in }. With all of you there it is { $percent }%.
       *[c] Join me { $in }: together we have { $percent }%.
    }
say-bo-call-bring =
    { $way ->
        [a] { $name }, could you bring me { $item }?
        [b] { $name }, I need { $item } for “{ $plot }”.
       *[c] { $name }, would you come to me with { $item }?
    }
say-bo-call-offer =
    { $way ->
        [a] { $name }, I have { $item } for you. Wait for me { $in }.
        [b] { $name }, I carry { $item } for you. I am coming to you.
       *[c] I have { $item } for your plan, { $name }. Stay { $in } if you can.
    }
say-bo-call-offer-here =
    { $way ->
        [a] { $name }, I have { $item } for you.
       *[b] { $name }, take { $item } from me when you need it.
    }
say-bo-news-lead-own =
    { $way ->
        [a] “{ $plot }” is our best chance. I will lead.
        [b] I have “{ $plot }”. Let us work towards that.
       *[c] With “{ $plot }” I can do it. Help me prepare.
    }
say-bo-news-lead =
    { $way ->
        [a] { $name } has “{ $plot }”: the best we have. Count me in.
        [b] From now on I work for { $name } and “{ $plot }”.
       *[c] “{ $plot }” it is. { $name }, you lead.
    }
say-bo-news-dares =
    { $way ->
        [a] { $who } is ready for it. Now support must fall.
       *[b] { $who } dares. Let us bring support down in time.
    }
say-bo-news-dares-own =
    { $way ->
        [a] I am ready to do it. Now support must fall.
       *[b] I will do it. Help me bring support down.
    }
say-bo-news-arrested =
    { $way ->
        [a] They have { $who }. We go on, and try to get him out.
       *[b] { $who } is in their hands. We must not give up on him.
    }
say-bo-plan-none =
    { $way ->
        [a] We have no plot yet, so I am looking for one.
       *[b] Nobody holds a plot. Until then we draw, conspire and look for what may be of use.
    }
say-bo-plan-prepare =
    { $way ->
        [a] { $who } leads with “{ $plot }” and still lacks courage. The Dissent Track is his.
       *[b] Our hope is { $who } with “{ $plot }”. First he must dare.
    }
say-bo-plan-prepare-own = I lead with “{ $plot }” and still lack courage. The Dissent Track helps me most.
say-bo-plan-missing =
    { $way ->
        [a] { $who } leads with “{ $plot }”. We still lack { $items }.
       *[b] For “{ $plot }” we still need { $items }.
    }
say-bo-plan-missing-own = I lead with “{ $plot }”. I still lack { $items }.
say-bo-plan-support =
    { $way ->
        [a] { $who } is ready with “{ $plot }”. We wait for support to fall from { $support }.
       *[b] “{ $plot }” stands. With support at { $support } it is too early.
    }
say-bo-plan-support-own = I am ready with “{ $plot }”. I wait for support to fall from { $support }.
say-bo-plan-hitler = { $who } is ready with “{ $plot }”. Hitler must come within reach.
say-bo-plan-hitler-own = I am ready with “{ $plot }”. Hitler must come within my reach.
say-bo-plan-strike = { $who } can strike { $in } with “{ $plot }”. Whoever adds something should be there.
say-bo-plan-strike-own = I can strike { $in } with “{ $plot }”. Come if you can add something.
say-bo-need-items =
    { $way ->
        [a] What I lack is { $items }.
       *[b] For “{ $plot }” I need { $items }.
    }
say-bo-need-courage =
    { $way ->
        [a] Courage. If you can, let the Dissent Track be for me.
       *[b] I need courage more than anything else.
    }
say-bo-need-nothing =
    { $way ->
        [a] Nothing for myself. { $who } needs help more than I do.
       *[b] I manage. Think of { $who }.
    }
say-bo-need-time =
    { $way ->
        [a] Only time, and support that falls.
       *[b] A plot that can work. And time.
    }
say-bo-one-fate =
    { $way ->
        [a] We stand or fall together. I trust everyone here.
       *[b] There is nobody at this table to suspect. They are out there.
    }
say-bo-novice =
    { $way ->
        [a] I do what seems right to me, one turn at a time. Tell me what you need.
        [b] To be honest, I have no great plan. I try to be of use.
       *[c] I am still finding my way. What should I do?
    }
talk-bo-wish-come = Come to me.
talk-bo-wish-wait = Wait, do not strike yet.
talk-bo-wish-strike = Strike!
talk-bo-wish-lead = I lead with “{ $plot }”.
talk-bo-wish-bring = Bring me { $item }.
talk-bo-wish-go = Go { $to }.
say-bo-heed-come =
    { $way ->
        [a] I am coming to you, { $name }.
       *[b] On my way, { $name }.
    }
say-bo-heed-go =
    { $way ->
        [a] As you say, { $name }: I am going { $to }.
       *[b] I am on my way { $to }, { $name }.
    }
say-bo-heed-bring =
    { $way ->
        [a] I will see that you get { $item }, { $name }.
       *[b] { $name }, I will take care of it: { $item }.
    }

## Secret Hitler: what is asked
# do-sh-…: to the one who acts. wait-sh-…: to the others; $name is the one they wait for.

do-sh-nominate = Choose a chancellor.
wait-sh-nominate = { $name } chooses a chancellor.
do-sh-vote = Vote on { $president } as president and { $chancellor } as chancellor.
    .you-president = Vote on yourself as president and { $chancellor } as chancellor.
    .you-chancellor = Vote on { $president } as president and yourself as chancellor.
wait-sh-vote =
    { $count ->
        [one] { $names } still has to vote.
       *[other] Still to vote: { $names }.
    }
do-sh-discard = Discard one of your three policies. The chancellor gets the other two.
wait-sh-discard = { $name } discards one of three policies.
do-sh-enact = Enact one of the two policies.
wait-sh-enact = { $name } enacts one of two policies.
do-sh-veto = { $chancellor } asks for a veto. Do you agree?
wait-sh-veto = { $name } answers the veto.
do-sh-investigate = Choose whose party card you look at.
wait-sh-investigate = { $name } chooses whose party card to see.
do-sh-special-election = Choose who stands for president next.
wait-sh-special-election = { $name } chooses who stands for president next.
do-sh-peek = Look at the top three policies.
wait-sh-peek = { $name } looks at the top three policies.
do-sh-execute = Choose who is executed.
wait-sh-execute = { $name } chooses who is executed.

## Secret Hitler: actions
# The labels of buttons and list entries.

act-sh-nominate = Nominate { $target }
act-sh-vote-ja = Ja!
act-sh-vote-nein = Nein!
act-sh-discard-liberal = Discard a liberal policy
act-sh-discard-fascist = Discard a fascist policy
act-sh-enact-liberal = Enact a liberal policy
act-sh-enact-fascist = Enact a fascist policy
act-sh-veto = Ask for a veto
act-sh-agree = Agree to the veto
act-sh-refuse = Refuse the veto
act-sh-investigate = Investigate { $target }
act-sh-special-election = Let { $target } stand
act-sh-peek = Look at the top three policies
act-sh-execute = Execute { $target }
act-sh-claim-drawn = Say you drew { count-sh-both } (government { $session })
act-sh-claim-received = Say you received { count-sh-both } (government { $session })
act-sh-claim-party =
    { $party ->
        [liberal] Say that { $target } is a liberal
       *[fascist] Say that { $target } is a fascist
    }
act-sh-claim-peek = Say the top three were { $tiles }
tile-sh-liberal = liberal
tile-sh-fascist = fascist

## Secret Hitler: rules

rule-sh-s1 = Number of players
    .text = Five to ten people can play.
rule-sh-s2 = Roles
    .text = Besides Hitler, a table of 5 has 3 liberals and 1 fascist; 6: 4 and 1; 7: 4 and 2; 8: 5 and 2; 9: 5 and 3; 10: 6 and 3.
rule-sh-s3 = Dealing the roles
    .text = The roles are dealt at random. Liberals belong to the liberal party, fascists and Hitler to the fascist one.
rule-sh-s4 = Policy deck
    .text = Six liberal and eleven fascist policies are shuffled into one deck.
rule-sh-s5 = First candidate
    .text = Chance picks who stands for president first.
rule-sh-k1 = Five or six players
    .text = At a table of five or six, the fascist and Hitler know who the other is.
rule-sh-k2 = Seven to ten players
    .text = At a table of seven to ten, the fascists know one another and know Hitler. Hitler does not know them.
rule-sh-k3 = What liberals know
    .text = Liberals start out knowing their own role and nothing else.
rule-sh-e1 = Rotation of the presidency
    .text = In each round the candidacy for president passes clockwise to the next player still alive.
rule-sh-e2 = Nominating a chancellor
    .text = The candidate nominates somebody else as chancellor: any living player who is eligible.
rule-sh-e3 = Term limits
    .text = The president and the chancellor elected last cannot be nominated as chancellor. Being nominated without being elected does not count, and the limit never keeps anyone from the presidency.
rule-sh-e4 = Five or fewer alive
    .text = Once no more than five players are alive, only the chancellor elected last is barred.
rule-sh-e5 = Voting
    .text = Everyone alive votes, the two candidates included. Nobody sees a ballot before the last one has been cast; then all of them are turned over together and stay public, with names, until the end.
rule-sh-e6 = Majority
    .text = A government needs more yes than no. A tie is a defeat.
rule-sh-e7 = A failed vote
    .text = After a defeat the election tracker goes up by one and the next player stands for president.
rule-sh-e8 = Chaos
    .text = When the tracker reaches three, the policy on top of the deck is turned over and comes into force. It gives no power, the tracker drops to zero, and in the next election everyone is eligible.
rule-sh-e9 = Resetting the tracker
    .text = Every policy that comes into force, by a government or by chaos, sets the tracker to zero.
rule-sh-e10 = Hitler as chancellor
    .text = If at least three fascist policies are in force when a government is elected, the game checks the chancellor: Hitler there means that the fascists have won; anyone else is from then on publicly known not to be Hitler.
rule-sh-l1 = The president’s choice
    .text = The president draws three policies, discards one unseen by the others, and hands over the remaining two at once.
rule-sh-l2 = The chancellor’s choice
    .text = The chancellor discards one of the two unseen and enacts the other.
rule-sh-l3 = Hidden hands
    .text = Only the president sees the three and only the chancellor the two. What was discarded is shown to nobody while the game lasts.
rule-sh-l4 = Silence in the session
    .text = President and chancellor do not communicate during the session. They may neither signal nor leave the choice to chance.
rule-sh-l5 = Reshuffling
    .text = If a session ends with fewer than three policies in the deck, deck and discard pile are shuffled together into a new deck. The same is checked after chaos. The leftovers are neither shown nor kept on top.
rule-sh-l6 = Truth and lies
    .text = Outside the session everyone may say what they like about what they have seen, truthfully or not. The game vouches for the truth only where Hitler is concerned (see “{ rule-sh-e10 }” and “{ rule-sh-p5 }”).
rule-sh-p1 = Using a power
    .text = The president has to use the power, once, before the next round; it cannot be saved, and play waits for it.
rule-sh-p2 = Investigate loyalty
    .text = The president picks another living player whom nobody has investigated yet in this game and alone learns that player’s party, never the role.
rule-sh-p3 = Special election
    .text = The president makes any other living player the next candidate, even one who may not be chancellor. That player nominates a chancellor as usual. Then the turn goes to the left of the president who called the election, so that nobody loses a turn and the chosen player may stand twice running.
rule-sh-p4 = Policy peek
    .text = The president alone looks at the three policies on top and puts them back in the same order.
rule-sh-p5 = Execution
    .text = The president has one living player killed. If that was Hitler, the liberals have won; if not, the role stays hidden until the end. The dead neither talk, vote nor stand, and are no longer counted.
rule-sh-v1 = Asking for a veto
    .text = In every session after the fifth fascist policy has come into force, the chancellor may, with the two policies in hand, ask for a veto.
rule-sh-v2 = Veto agreed
    .text = If the president agrees, both policies are discarded, the tracker goes up by one and the round is over. If that makes three, chaos follows (see “{ rule-sh-e8 }”).
rule-sh-v3 = Veto refused
    .text = If the president refuses, the chancellor has to enact one of the two and may not ask for a veto again in this session.
rule-sh-w1 = Liberal victory
    .text = The liberals win with the fifth liberal policy, or when Hitler is executed.
rule-sh-w2 = Fascist victory
    .text = The fascists win with the sixth fascist policy, or when Hitler is elected chancellor with three or more fascist policies in force (see “{ rule-sh-e10 }”).
rule-sh-w3 = Policies by chaos
    .text = A policy that came by chaos counts like any other.
rule-sh-w4 = All is revealed
    .text = When the game is over, everyone sees all roles and every hand: what was drawn, passed on and discarded.
rule-sh-t1 = Claims
    .text = There are buttons for public claims, true or false: the president about the three policies drawn, the chancellor about the two received, an investigator about a party, a president who peeked, about those three policies. Claims that contradict each other are marked as a conflict. So is one liberal policy drawn and none received when no liberal policy was enacted: one of the two buried it, or lies. A chancellor who owns up to a liberal policy and enacted a fascist one contradicts nobody.
rule-sh-t2 = Chat
    .text = The living chat freely; the dead and the spectators have a channel of their own; president and chancellor are muted for the length of their session (see “{ rule-sh-l4 }”).
rule-sh-x1 = Silent table
    .text = No claims and no chat, for research and for games among bots.
rule-sh-x2 = Rebalanced tables
    .text = Six players start with one fascist policy in force; seven and nine play with one fascist policy fewer in the deck. The table’s settings say so.
rule-sh-x3 = Custom tables
    .text = A table can set: the power of each space, the make-up of the deck, policies in force from the start, the policy from which electing Hitler wins, the policy from which the veto is open, and whether Hitler knows the fascists. A table that could not be played is refused, with the reason.
rule-sh-r1 = Only a policy resets the tracker
    .text = Only a policy that comes into force resets the tracker. An election that is won does not: two defeats followed by a government that vetoes make chaos.
rule-sh-r2 = Veto with the tracker at two
    .text = A veto with the tracker at two is chaos, and so are three vetoes in a row.
rule-sh-r3 = Veto, reshuffle, chaos
    .text = When a vetoed session leads to chaos, the session has ended first: the deck is checked and if need be reshuffled (see “{ rule-sh-l5 }”) before chaos draws.
rule-sh-r4 = Reshuffle before the power
    .text = The deck is checked before a power is used, so a peek looks at the new deck. What was left over is shuffled in and never stays on top.
rule-sh-r5 = Term limits after chaos
    .text = Chaos wipes out the term limits; the next government elected sets new ones.
rule-sh-r6 = From six to five alive
    .text = The players alive are counted when a chancellor is nominated: an execution that leaves five frees the last president at once.
rule-sh-r7 = Death of a barred player
    .text = If one of the two barred players dies, the other stays barred.
rule-sh-r8 = A government that vetoed
    .text = A government that vetoed was elected all the same and is barred next time.
rule-sh-r9 = Limits in a special election
    .text = Term limits hold in a special election too: the caller and the caller’s chancellor are the pair elected last. If the special government is elected, it takes their place.
rule-sh-r10 = Who follows a special election
    .text = After a special election the candidacy goes to the left of its caller, whether the government was elected, voted down or ended in a veto. If the caller has been executed meanwhile, it goes on from the empty seat.
rule-sh-r11 = Twice in a row
    .text = If the caller chose the player who is next in line anyway, that player stands twice in a row.
rule-sh-r12 = Third fascist policy by chaos
    .text = If chaos brings the third fascist policy, the check for Hitler applies from the next election on.
rule-sh-r13 = Fifth fascist policy by chaos
    .text = If chaos brings the fifth fascist policy, the execution is lost, yet the veto is open.
rule-sh-r14 = No veto on the fifth
    .text = The session that enacts the fifth fascist policy has no veto; later ones do.
rule-sh-r15 = Hitler enacts the third
    .text = If Hitler is elected chancellor with two fascist policies in force and then enacts the third, nothing is won: what counts is the number in force at the election.
rule-sh-r16 = Hitler as president
    .text = Hitler as president triggers nothing.
rule-sh-r17 = The board stays
    .text = The number of players at the start fixes the board; deaths do not change it.
rule-sh-r18 = Victory before power
    .text = The fifth liberal or the sixth fascist policy ends the game before anything else happens.
rule-sh-r19 = Who can be chosen
    .text = No power can be turned on oneself or on the dead. A fascist president may execute Hitler, and the liberals win.
rule-sh-r20 = Who counts
    .text = Only the living count for a majority.
rule-sh-r21 = After an execution
    .text = After an execution that does not end the game, everyone learns that the victim was not Hitler, and no more.
chapter-sh-goal = Goal of the game
chapter-sh-round = A round
chapter-sh-election = Election
chapter-sh-session = Legislative session
chapter-sh-powers = Powers of the president
chapter-sh-veto = Veto
chapter-sh-end = End of the game
chapter-sh-talk = Claims and chat
chapter-sh-example = Example: a whole round
chapter-sh-setup = Setup
chapter-sh-components = What is in the game
chapter-sh-variants = Variants
chapter-sh-special = Special cases
chapter-sh-role = The roles
chapter-sh-policy = The policies
chapter-sh-vote = The ballots
chapter-sh-office = The offices
chapter-sh-power = The powers
book-sh-round-1 = A round begins with an election. Somebody stands for president and nominates a chancellor (see “{ rule-sh-e2 }”); everybody talks about it, and everybody votes (see “{ rule-sh-e5 }”).
book-sh-round-2 = If the government is elected, it holds its session: the president draws three policies and passes two on (see “{ rule-sh-l1 }”), the chancellor enacts one of them (see “{ rule-sh-l2 }”). If it is voted down, the election tracker advances instead (see “{ rule-sh-e7 }”).
book-sh-round-3 = A fascist policy may give the president a power, which has to be used now (see “{ rule-sh-p1 }”). Then the next player stands for president (see “{ rule-sh-e1 }”).
book-sh-powers-1 = What a fascist policy gives depends on how many play. With 5 or 6 players the third gives a policy peek, the fourth and the fifth an execution each.
book-sh-powers-2 = With 7 or 8 players the second lets the president investigate loyalty, the third gives a special election, the fourth and the fifth an execution each.
book-sh-powers-3 = With 9 or 10 players the first and the second let the president investigate loyalty, the third gives a special election, the fourth and the fifth an execution each.
book-sh-powers-4 = With the fifth the veto opens as well (see “{ rule-sh-v1 }”). The sixth wins the game for the fascists.
book-sh-components = There are 17 policies, 6 liberal and 11 fascist. Everybody has a role, a party card and two ballots, Ja! and Nein!. The liberal track has five spaces; the fascist one has six, with powers that depend on the number of players. The election tracker counts to three.
book-sh-example-1 = Seven play, and one fascist policy is in force. Gina was president last, with Bruno as chancellor. Now it is Ana’s turn to stand. She may nominate neither Gina nor Bruno (see “{ rule-sh-e3 }”), and nominates Carla.
book-sh-example-2 = All seven vote. Four say Ja!, three say Nein!: more yes than no, so Ana and Carla are elected (see “{ rule-sh-e6 }”). Who voted what stays public.
book-sh-example-3 = Ana draws three policies: one liberal, two fascist. She discards a fascist one without showing it and passes the other two to Carla, without a word (see “{ rule-sh-l4 }”).
book-sh-example-4 = Carla holds one liberal and one fascist policy. She discards the liberal one and enacts the fascist one. It is the second in force, and the election tracker goes back to zero (see “{ rule-sh-e9 }”).
book-sh-example-5 = With seven players the second fascist policy gives the president a power: { power-investigate }. Ana chooses Dario and sees his party, alone (see “{ rule-sh-p2 }”).
book-sh-example-6 = Now both may speak. Carla claims that she received two fascist policies. Ana claims that she passed on a liberal one. One of them lies, and the table has to judge which (see “{ rule-sh-l6 }”).
book-sh-example-7 = The next to stand is Bruno, on Ana’s left; that he was chancellor does not keep him from it. He may not nominate Ana or Carla.
search-sh-synonyms = election, vote, ballot, ja, nein, poll; kill, shoot, dead, death, execution, execute; law, policy, card; lie, lying, bluff, claim; look, see, spy, peek, investigate; win, victory; lose, defeat; government, president, chancellor; deck, pile, shuffle; jump, skip, special

## Black Orchestra: rules

rule-bo-c1 = Conspirator cards
    .text = There are 51 conspirator cards: 24 standard ones, 15 illegal ones and 12 plots. A plot never counts as illegal.
rule-bo-c2 = Event cards
    .text = There are 84 event cards, 12 for each of the seven stages. Of all of them 62 are standard, 15 important and 7 key events.
rule-bo-c3 = Interrogation cards
    .text = There are 24 interrogation cards.
rule-bo-c4 = Item tiles
    .text = There are 24 item tiles, three of each of eight kinds. A kind shows the letters of the plots that can use it. The letter I names no plot, because it looks like a 1.
rule-bo-c5 = Conspirators
    .text = There are nine conspirators. Each has a name, an affiliation (Abwehr, Civilian or Wehrmacht) and an ability.
rule-bo-c6 = Dice
    .text = There are ten dice, each with the faces 1, 2, 3, target, target and eagle. There are never more: a die that lies on the Dissent Track is not available for anything else.
rule-bo-c7 = Leaders
    .text = There are six leaders: Hitler and his deputies Hess, Goebbels, Bormann, Himmler and Goering.
rule-bo-c8 = Motivation and suspicion
    .text = Every conspirator has two levels. Motivation, rising: timid, skeptical, motivated, committed, reckless. Suspicion, rising: low, medium, high, extreme.
rule-bo-s1 = Where leaders start
    .text = Hitler starts in the Deutschlandhalle, Hess in Hannover, Goebbels in the Ministry of Propaganda, Bormann in Nuremberg, Himmler in Gestapo HQ and Goering in Munich.
rule-bo-s2 = Placing the items
    .text = The item tiles are shuffled; each item space gets one, face down. Tiles that remain are not used.
rule-bo-s3 = Difficulty
    .text = Hitler’s Military Support begins at 2 in an easy game, 3 in a standard and 4 in a hard one. It can never fall below that beginning nor rise above 7; an effect that would go further stops there.
rule-bo-s4 = Event decks
    .text = The events of each stage are shuffled separately, and the two cards on top of each of these decks leave the game. Nobody sees them.
rule-bo-s5 = Other decks
    .text = The conspirator cards and the interrogation cards are shuffled, each into a deck.
rule-bo-s6 = Players and conspirators
    .text = One to five people play. Everybody has one conspirator, chosen or dealt at random; a person playing alone has two and plays them both.
rule-bo-s7 = Starting levels
    .text = All conspirators begin in the Train Station of Berlin, timid, at medium suspicion, without cards or items.
rule-bo-s8 = Who begins
    .text = The table or chance decides who begins (in the printed rules, whoever wears the most black). The turn passes clockwise.
rule-bo-e1 = Card before rule
    .text = If a card contradicts a rule, the card applies. If both can be followed, both are.
rule-bo-e2 = As much as possible
    .text = A card is resolved from its first line to its last. Whatever cannot be done is left out; the rest happens all the same.
rule-bo-e3 = Order of a roll
    .text = In every roll the eagles come first, the targets second, the numbers last.
rule-bo-e4 = On yourself
    .text = You may use an effect on yourself unless it says otherwise.
rule-bo-e5 = Equal choices
    .text = When more than one choice fits equally, as when two conspirators are equally near, the player whose turn it is decides.
rule-bo-e6 = Lightning and arrow
    .text = Lightning marks a free effect: it takes no action and may be used whenever it applies, in anybody’s turn. An arrow marks an effect that takes one action, Act.
rule-bo-e7 = Interrogations are different
    .text = An option of an interrogation may be chosen only if all of it can be done (see “{ rule-bo-i4 }”).
rule-bo-l1 = Benefits of motivation
    .text = Each level of motivation adds to what the lower ones gave: at skeptical your dossier has its full size, motivated unlocks the ability, committed permits plots, reckless also those plots that demand it.
rule-bo-l2 = Dossier limit
    .text = A dossier holds 6 cards with one or two players, 5 with three or four, 4 with five. A timid conspirator’s dossier holds 2, however many play.
rule-bo-l3 = Item limit
    .text = A conspirator carries up to 4 items with one or two players, up to 3 with three to five.
rule-bo-l4 = Past the limit
    .text = Gaining a card or an item beyond the limit is allowed, but the surplus is discarded straight away, in anyone’s turn. The new one may be the one to go.
rule-bo-l5 = Timid again
    .text = A conspirator who becomes timid again is held to two cards from that moment.
rule-bo-l6 = Eagles that betray
    .text = The more you are suspected, the fewer eagles it takes to betray a plot: low 3, medium 2, high 1, extreme 1.
rule-bo-l7 = Open dossiers
    .text = Dossiers lie open to all. A conspirator card is always in a dossier, in the deck or in the discard pile; there are no hands. An ongoing card has its effect only in a dossier, and a card played as an action is discarded once resolved.
rule-bo-l8 = Empty deck
    .text = An empty conspirator deck is replaced by its shuffled discard pile.
rule-bo-t1 = Parts of a turn
    .text = A turn has three parts: the penalties of the leaders, up to three actions, one event. Whoever begins the turn in prison has another one instead (see “{ rule-bo-p5 }”).
rule-bo-t2 = Penalties of the leaders
    .text = Each leader who shares your space as your turn begins costs you something. Hitler: motivation down by 1. Hess: discard a card you choose. Goebbels: no ability this turn. Bormann: no Conspire this turn. Himmler: suspicion up by 1. Goering: discard an item you choose. You decide the order. Meeting or leaving a leader later in the turn has no cost.
rule-bo-t3 = Repeating actions
    .text = Any action can be repeated, except Conspire, which is allowed once per turn. Nobody has to use all actions.
rule-bo-a1 = Act
    .text = Resolve one arrow effect, of your sheet if your motivation allows it, or of a card in your dossier.
rule-bo-a2 = Collect item
    .text = Take the tile that lies face up in your space.
rule-bo-a3 = Conspire
    .text = Roll one, two or three dice, for one action each, as far as your actions and the supply go. Every eagle raises your suspicion and that of all others in your space by 1. Every target goes onto the Dissent Track. The sum of the numbers is added to your remaining actions.
rule-bo-a4 = Dissent Track
    .text = As soon as three dice lie there, the player whose turn it is chooses at once between raising one conspirator’s motivation by 1 and lowering Military Support by 1, not below its start. The three go back; further targets of the same roll begin the next row. Dice on the track stay there from turn to turn.
rule-bo-a5 = Deliver item
    .text = In a space that asks for a delivery and has lost its own tile, discard what it asks for and lower suspicion as it says. “Your suspicion” means that of the player whose turn it is; “distributed as you like” may be divided among the conspirators anywhere but in prison. A delivered item is discarded and not put on the space.
rule-bo-a6 = Dossier
    .text = Draw the top conspirator card and lay it open into your dossier.
rule-bo-a7 = Move
    .text = Go to a connected space whose stage number is not above the current stage. The spaces of Berlin (B) are open at all times and all connected to each other; the only way into or out of Berlin is the Train Station.
rule-bo-a8 = Berlin and your space
    .text = An effect that says Berlin means every space of Berlin. One that says your space means that single space: for transfers, for meetings, for plots.
rule-bo-a9 = Entering a space
    .text = Some spaces change your levels when you enter them. They do so at once, without an action, every time, even several times in one turn.
rule-bo-a10 = Fortified spaces
    .text = That a space is fortified matters to plots only. Anyone may enter and leave it.
rule-bo-a11 = Release
    .text = In Gestapo HQ, below extreme suspicion, and while somebody is in prison, roll one die. An eagle has you arrested. On anything else your suspicion rises by 1 and a prisoner you choose comes to Gestapo HQ, at high suspicion.
rule-bo-a12 = Reveal item
    .text = Turn the tile in your space face up.
rule-bo-a13 = Transfer
    .text = Give one card or item to a conspirator in your space, or take one. Both of you keep to your limits (see “{ rule-bo-l4 }”).
rule-bo-v1 = Drawing an event
    .text = The event to draw is the top card of the lowest stage that has cards left. It becomes the current event, is resolved at once, and its number is the current stage.
rule-bo-v2 = No event left
    .text = If an event has to be drawn and there is none, the game is lost.
rule-bo-v3 = Beginning of a stage
    .text = A stage begins when its first card becomes the current event, not when the deck before it runs out.
rule-bo-v4 = Stage 7 closes spaces
    .text = When the first card of stage 7 has been drawn and before it is resolved, the spaces that the Reich has lost close for good. Leaders and conspirators who are there go to the nearest open space (if several are equally near, see “{ rule-bo-e5 }”).
rule-bo-v5 = Key events
    .text = A key event is resolved like any current event. With the next draw it goes to the key event space: it has no effect any more but is still showing.
rule-bo-v6 = Important events
    .text = An important event drawn while the key event of its stage is showing is discarded without effect, and another card is drawn for it. Without a key event it is resolved as usual.
rule-bo-v7 = End of the key event
    .text = The beginning of the next stage discards the key event.
rule-bo-v8 = Several events
    .text = If more than one event is to be drawn, each is resolved to its end before the next is drawn.
rule-bo-v9 = Next player
    .text = When the event is done, the player to the left has the turn.
rule-bo-v10 = Nearest conspirator
    .text = A leader moved by an event or an interrogation ends up in a space other than his own, so conspirators who share his space are passed over in the search for the nearest. For any other purpose they are the nearest.
rule-bo-v11 = Lasting text
    .text = The lasting text of an event, such as a change to plots, holds for as long as it is the current event.
rule-bo-g1 = Raid: arrests
    .text = Whoever is at extreme suspicion is arrested. If that puts everyone in prison, the game is lost.
rule-bo-g2 = Raid: illegal cards
    .text = Everyone else decides about each illegal card they hold, one at a time and in the order they like: discard it, or keep it and let suspicion rise by 1. On reaching extreme they keep the rest and decide no more.
rule-bo-g3 = Raid: dice
    .text = The dice on the Dissent Track return to the supply.
rule-bo-p1 = Arrest
    .text = An arrested conspirator discards all illegal cards and goes to Prison immediately. If it happens in your own turn, go straight to the event.
rule-bo-p2 = In and out of Prison
    .text = No connection leads to Prison. You enter by arrest and leave by release, in no other way.
rule-bo-p3 = Prisoners
    .text = A prisoner has no actions, no free effects and no ability, and nothing can choose or change a prisoner except an effect that sets them free. Items and legal cards are kept.
rule-bo-p4 = Everyone in prison
    .text = The moment all conspirators are in prison, the game is lost.
rule-bo-p5 = A turn in prison
    .text = Whoever begins a turn in prison draws an interrogation card and then an event.
rule-bo-i1 = Read in secret
    .text = Only the prisoner reads the card. The option chosen is read to all; the others are not shown until the game is over.
rule-bo-i2 = A lonely choice
    .text = The prisoner decides alone which option to take and whom it concerns, without any discussion.
rule-bo-i3 = No prisoner can be chosen
    .text = No prisoner can be chosen, the one deciding included.
rule-bo-i4 = Only what can be done in full
    .text = An option can be chosen only if every part of it can be carried out completely. “Military Support rises by 2” cannot be chosen when it is already 6 or 7; “the suspicion of all others rises by 1” cannot while one of them is at extreme.
rule-bo-i5 = Resisting
    .text = You can always try to resist. What the die then brings is done as far as possible (see “{ rule-bo-e2 }”).
rule-bo-i6 = After the interrogation
    .text = A prisoner is released only where the text says so. Unless it says otherwise, the card is shuffled back into its deck.
rule-bo-x1 = What a plot needs
    .text = To attempt a plot you need it in your dossier, everything it requires of the places where you and Hitler are, and committed motivation, or reckless if it says so. The attempt is an Act; Derail Train and Plane Bomb take no action.
rule-bo-x2 = Dice pool
    .text = The pool starts with one die for what is required. Optional elements add to it: items discarded (yours and, if their owners agree, those of conspirators in your space; each benefit once unless the plot says more), your own affiliation but nobody else’s, conspirators meeting in your space; then cards and abilities. Some elements cancel eagles of the roll instead.
rule-bo-x3 = Limit of the pool
    .text = The pool cannot be larger than the supply of dice.
rule-bo-x4 = Announcing the difficulty
    .text = Next it is announced how many targets are needed (Military Support, changed by the current event and by dossiers) and how many eagles betray the plot. You may then leave out as many dice as you like, and roll.
rule-bo-x5 = Detected
    .text = Eagles are counted first. As many as your suspicion’s number or more: the plot fails and is detected. Nothing else of the roll counts; the plot is discarded; Hitler goes to the Chancellery; every conspirator’s motivation falls by 1; you are arrested and go on to the event.
rule-bo-x6 = Success
    .text = With fewer eagles, as many targets as Military Support or more: Hitler is dead and the game is won.
rule-bo-x7 = Failed, not detected
    .text = If the targets are too few, the plot fails undetected. It stays in your dossier, your turn continues and you may try again. The items used are gone, however it ended.
rule-bo-x8 = Numbers in a plot
    .text = Numbers mean nothing in a plot roll.
rule-bo-x9 = Consent
    .text = Nobody’s item is used before its owner has agreed.
rule-bo-w1 = Winning
    .text = A plot that kills Hitler wins the game (see “{ rule-bo-x6 }”), and nothing else does.
rule-bo-w2 = Losing
    .text = The game is lost the moment all conspirators are in prison, an event must be drawn and there is none, or Documents Located turns up in stage 7.
rule-bo-w3 = Trusted Lieutenants
    .text = Plots can also kill deputies, always with two targets needed. On the plots, “Hitler” then means the leader aimed at; Derail Train and Plane Bomb answer the move of that leader. Victory takes Hitler and two deputies at least, in whatever order.
rule-bo-w4 = Sense of Urgency
    .text = Three cards instead of two leave each event deck at the start.
rule-bo-w5 = Guarded Documents
    .text = Documents Located is taken out, and only one card leaves the deck of stage 7 at the start.
rule-bo-w6 = Combining
    .text = Variants and difficulties can be combined at will.
rule-bo-r1 = Effects that change nothing
    .text = You may play or choose an effect even if it would change nothing; the game marks it. Whom an event or a card concerns is chosen among those whom it can change, because as much as possible is done (see “{ rule-bo-e2 }”).
rule-bo-r2 = “Any” means one
    .text = Where a text says “any”, you choose one among those that fit.
rule-bo-r3 = A price at extreme suspicion
    .text = At extreme suspicion you may still accept a rise of your suspicion and take the benefit that comes with it.
rule-bo-r4 = Prison is no space
    .text = Nobody goes to Prison except by arrest, it is never the nearest space, and effects on a whole affiliation pass prisoners over.
rule-bo-r5 = Ongoing cards
    .text = An ongoing card works as soon as it is drawn, and it takes its place in the dossier.
rule-bo-r6 = Plots as cards
    .text = A plot takes room in the dossier. It can be lost to Hess or in any other discard, and it returns when the discard pile is shuffled.
rule-bo-r7 = Leaders out of the game
    .text = A leader who has left the game is passed over by every effect that names him.
rule-bo-r8 = A leader who is there already
    .text = A leader sent to the space where he already is stays there. Only a leader sent to the nearest conspirator has to leave it (see “{ rule-bo-v10 }”).
rule-bo-r9 = Distances
    .text = Distances are counted along connections over spaces that are open in the current stage, for leaders too.
rule-bo-r10 = Removing the next events
    .text = An effect that removes the next events takes them unseen from the top of the deck of the current stage, as many as there are.
rule-bo-r11 = What a plot can answer
    .text = “{ plot-derail-train }” and “{ plot-plane-bomb }” answer a move that an event makes Hitler take. The closing of spaces in stage 7 is no such move, nor is one that a card brings about.
rule-bo-r12 = No dice left
    .text = While the supply has no die, nothing that needs one can be done: conspiring, a release, an attempt, “{ card-black-orchestra }”, an offer to roll. You can still resist an interrogation, but nothing comes of it.
rule-bo-r13 = Ignored eagles
    .text = Every card that ignores an eagle lowers the number of eagles in the end by one, whatever is rolled again in between. After each change to the roll everybody who could still answer is asked again.
rule-bo-r14 = Dice that are handed out
    .text = Dice that “{ card-black-orchestra }” hands out stay out of the supply until the receiver’s next turn ends.
rule-bo-r15 = Dissent Track at a limit
    .text = With three dice on the Dissent Track you may choose either effect, also while Military Support is at its start, and also for a conspirator who is reckless already.
rule-bo-r16 = Tresckow and Goebbels
    .text = If Tresckow starts his turn with Goebbels, his extra place for an item is gone for that turn, and the surplus item is discarded at once.
rule-bo-r17 = Caught in an attempt
    .text = Whoever is caught in an attempt is arrested before anybody discards, answers or plays anything.
rule-bo-r18 = Where the released go
    .text = Whoever an interrogation releases comes to Gestapo HQ, at high suspicion.
rule-bo-r19 = Where a card can send somebody
    .text = “{ card-called-away }” needs a space that is open now; it may be the one where the deputies already stand. “{ event-slow-retreat }” means the spaces that stay open in stage 7.
rule-bo-r20 = Cards that watch every roll
    .text = “{ card-defections-and-dissent }” and “{ card-classified-papers }” watch the rolls of everybody who conspires. Eagles come first, then targets, then numbers. “{ card-classified-papers }” counts every target, also one laid elsewhere; a single eagle undoes that and sends the card away.
rule-bo-r21 = Where the rulebooks differ
    .text = Paris lowers suspicion by 3, as the Spanish and Italian rulebooks have it, and not by 2. In a Gestapo Raid the owner decides in which order the illegal cards are looked at. A key event cancels only the important events of its own stage.
rule-bo-r22 = What the sources leave open
    .text = The interrogation cards are our own, made as the rulebooks describe them. The seven stages hold 0, 1, 2, 2, 2, 3 and 3 Gestapo Raids. “{ event-party-rally-2 }” of stage 2 and “{ event-western-offensive }” are standard events.
rule-bo-r23 = One free card, two dossiers
    .text = Whoever plays alone and has the same free card in both dossiers says whose is played.
chapter-bo-goal = Goal of the game
chapter-bo-turn = A turn
chapter-bo-actions = Actions
chapter-bo-levels = Levels and limits
chapter-bo-effects = How effects work
chapter-bo-events = Events and stages
chapter-bo-raids = Raids, arrest and prison
chapter-bo-interrogation = Interrogation
chapter-bo-plots = Plots
chapter-bo-example = Example: an attempt
chapter-bo-setup = Setup
chapter-bo-components = What is in the game
chapter-bo-variants = Variants
chapter-bo-special = Special cases
chapter-bo-conspirator = The conspirators
chapter-bo-leader = The leaders
chapter-bo-plot = The plots
chapter-bo-card = The conspirator cards
chapter-bo-event = The events
chapter-bo-space = The spaces
chapter-bo-item = The items
book-bo-example-1 = It is Erich Kordt’s turn. He is in Munich, and so is Hitler. He has two actions left and “{ plot-hidden-bomb }” in his dossier. He is committed, so he may attempt plots, and he spends one of his actions on it (see “{ rule-bo-x1 }”).
book-bo-example-2 = First he looks at what the plot requires: to be in Hitler’s space, and that it is not fortified. Munich is not, so he may go on.
book-bo-example-3 = Now he gathers dice (see “{ rule-bo-x2 }”). One for what is required, one because he is a Civilian, one for the Explosives he discards. This plot takes as many Explosives as you like: Canaris is in Munich too, has some and agrees to give them up (see “{ rule-bo-x9 }”). That makes four dice.
book-bo-example-4 = Before the roll it is announced what it takes (see “{ rule-bo-x4 }”): Military Support is 3, so he needs three targets; he is at medium suspicion, so two eagles betray him. He keeps all four dice.
book-bo-example-5 = He rolls an eagle, two targets and a 1. The eagles come first: one is fewer than two, and nobody notices anything. Then the targets: two, one short of three, and the plot fails (see “{ rule-bo-x7 }”). The 1 means nothing.
book-bo-example-6 = The Explosives are gone, but the plot stays in his dossier and he has one action left. With a second eagle he would be under arrest (see “{ rule-bo-x5 }”). Had somebody held “{ card-quick-reaction }”, the 1 could have been rolled again.
search-bo-synonyms = jail, prison, cell, gaol, imprisoned, prisoner; release, released, freed, liberate, rescue; raid, search, police; assassination, assassinate, kill, plot, attempt; die, dice, roll; support, army, military; give, trade, exchange, swap, transfer; travel, walk, go, move; steal, pick, take, collect; map, board; hand, dossier; boss, leader, deputy, nazi; tile, token, item; win, victory; lose, lost, defeat

## Command line

names-of-players = Bruno, Carla, Dario, Greta, Fabio, Laura, Marco, Nora, Rita, Victor
cli-about = Black Orchestra and Secret Hitler: play them, replay them, simulate them.
cli-command = COMMAND
cli-play = play in this terminal against bots
cli-play-seat = the seat you take, from 0
cli-play-seed = a word or number that decides deal and dice
cli-play-record = write the finished game to this file
cli-replay = show any step of a recorded game
cli-replay-step-option = after how many actions (the end if left out)
cli-replay-seat-option = from which seat (a spectator’s view if left out)
cli-words = check the sentences of all languages
cli-words-sound =
    { $texts ->
        [one] { $texts } text in { $languages }: nothing to mend.
       *[other] { $texts } texts in each of { $languages }: nothing to mend.
    }
cli-game = the game
cli-players = how many players
cli-sizes = how many players; several numbers with commas between them
cli-difficulty = how hard Black Orchestra is
cli-pack = a folder with your own cards for Black Orchestra
cli-option = a setting of the game; can be given more than once
cli-bots = who plays: simple, or random*2,simple for single seats, or module:Class for a bot of your own
cli-language = the language of everything you read
cli-simulate = play many games among bots and count how they end
cli-simulate-games = how many games
cli-simulate-seed = the same seed gives the same games
cli-simulate-workers = how many processes
cli-simulate-json = print one JSON object instead of a table
cli-simulate-records = write every game to this folder
cli-simulating = Playing
cli-simulated = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }
cli-figure = Figure
cli-count = Count
cli-share = Share
cli-wins-liberal = Liberals won
cli-wins-fascist = Fascists won
cli-wins-conspirators = Conspirators won
cli-wins-regime = Conspirators lost
cli-outcomes-liberal-policies = Five liberal policies
cli-outcomes-hitler-executed = Hitler executed
cli-outcomes-fascist-policies = Six fascist policies
cli-outcomes-hitler-elected = Hitler elected chancellor
cli-outcomes-hitler-dead = Hitler killed by a plot
cli-outcomes-all-in-prison = All conspirators in prison
cli-outcomes-no-event = No event card left
cli-outcomes-documents-located = Documents Located
cli-stages = Ended in stage { $key }
cli-attempts =
    { $key ->
        [mean_success_odds] Mean odds of success at the roll
        [detected] Attempts detected
        [succeeded] Attempts that succeeded
        [failed] Attempts that failed unnoticed
       *[count] Attempts
    }
cli-elections =
    { $key ->
        [failed_at_0] Share of votes that failed, election tracker at 0
        [failed_at_1] Share of votes that failed, election tracker at 1
        [failed_at_2] Share of votes that failed, election tracker at 2
        [six_failures] Games with six failures in a row
       *[count] Votes on a government
    }
cli-players-figure = Players
cli-seed-figure = Seed
cli-decisions-figure = Decisions
cli-seconds-figure = Seconds
cli-speed-figure = Decisions per second
cli-tournament = let bots play against each other on the same deals, and compare how often they win
cli-tournament-bots = the bots; each has every seat and every role of every deal once
cli-tournament-sides = one bot for all seats of a side or a role, instead of --bots: liberal=simple,fascist=random
cli-tournament-mix = draw the bot of every seat by lot; where all win or lose together, add tables that the bots share
cli-tournament-games = how many games for each number of players; the last deal is played to its end
cli-tournament-resume = note every deal in this file, and go on from there when it was interrupted
cli-tournament-plot = draw the shares into this file (.svg)
cli-tournament-stopped = Stopped. The same command goes on from here.
cli-tournament-lost = Stopped. Nothing was kept; with --resume FILE it would have been.
cli-tournament-players = Players
cli-tournament-bot = Bot
cli-tournament-role = Role
cli-tournament-won = Won
cli-tournament-share = Share
cli-tournament-interval = 95%
cli-tournament-differences = Difference
cli-tournament-wins = Winner
cli-tournament-any = all
cli-tournament-mixed = mixed tables
cli-tournament-method = Shares of seats; intervals by deal, since seats of one game share its result.
cli-tournament-method-together = The whole table wins or loses; intervals by deal.
cli-versions = say which build runs, with versions
cli-versions-plain = plain Python { $python }; make compiled makes it several times faster
cli-versions-compiled = compiled with mypyc { $mypy } for Python { $python }
cli-versions-page = page { $page }
cli-versions-no-page = no page was built
cli-versions-rules = { $game }: rules { $version }
cli-bench = measure how fast the games are played
cli-bench-peers = measure other packages too, in an environment of their own (400 MB, made once)
cli-bench-seconds = CPU seconds for each figure and round
cli-bench-rounds = how many rounds; the best counts
cli-bench-per-second = Per second
cli-bench-microseconds = Microseconds
cli-bench-decisions = Decisions per second
cli-bench-loop = { $game }: whole random games
cli-bench-stepped = { $game }: random games, step by step from Python
cli-bench-views = { $game }: the same, with every view and event after each step
cli-bench-simple = { $game }: games among simple bots
cli-bench-clone = { $game }: a copy of the state
cli-bench-silent-clone = { $game }: a copy without the log
cli-bench-observe = { $game }: what a seat may know
cli-bench-imagine = { $game }: an imagined state
cli-bench-ratio = { $own }: { $times }× { $peer }
cli-pace = measure how long bots think about an answer
cli-pace-bots = the bots, each at tables of its own
cli-pace-answers = Answers
cli-pace-mean = Mean, ms
cli-pace-slow = 99% below, ms
cli-pace-longest = Longest, ms
cli-welcome = { $game }. You are { $name }. Type the number of your choice; q leaves.
cli-commitment = Seal of deal and dice: { $hash }
cli-choose = Your choice:{" "}
cli-choose-again = Please type a number from 1 to { $most }, or the word in brackets.
cli-version = the version of Conjura
cli-needs-server = “conjura { $command }” needs further packages. Install them with: pip install "conjura[server]"
cli-changes-nothing = changes nothing
cli-nothing = Nothing for now
cli-usage = usage
cli-arguments = commands and arguments
cli-options = options
cli-help = show this help and leave
cli-called-wrongly = { $command } cannot be called like this: { $problem }
cli-look-up = What does a card, a person, a place or a rule say? For example: { $example }
cli-looked-up-nothing = Nothing found. Try another word.
cli-left = You have left the table.
cli-won = You have won.
cli-lost = You have lost.
cli-replay-head =
    { $players ->
        [one] { $game } for { $players } player, rules { $rules }
       *[other] { $game } for { $players } players, rules { $rules }
    }
cli-replay-step = Step { $step } of { $last }
cli-replay-action = { $name }: { $action }
text-own = Only you know
text-name = { $name }
text-pair = { $what }: { $which }
text-facts = { $one }; { $more }
text-sentences = { $one } { $two }
text-sh-tracks = Policies in force: { $liberal } of 5 liberal, { $fascist } of 6 fascist
text-sh-decks = Deck { $deck }, discard { $discard }, election tracker { $tracker } of 3
text-sh-next-power = The next fascist policy: { $power }
text-sh-fascists-win = the fascists win
text-sh-you = you
text-sh-dead = executed
text-sh-president = president
text-sh-candidate = candidate for president
text-sh-chancellor = chancellor
text-sh-nominee = nominated chancellor
text-sh-last-president = last president
text-sh-last-chancellor = last chancellor
text-sh-not-hitler = not Hitler
text-sh-voted = has voted
text-sh-your-role = Only you know: you are { $role }.
text-sh-your-hand = In your hand: { $tiles }

## Errors of the games and the command line

error-unknown-game = There is no game called { $game }.
error-unknown-bot = There is no bot called { $bot } for this game. Available: { $known }.
error-bots-notation = “{ $text }” does not name any bots. Write for example simple or random*2,simple.
error-too-many-bots =
    { $bots ->
        [one] { $bots } bot is too many
       *[other] { $bots } bots are too many
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
error-own-bot = { $bot } cannot be used: { $why }
error-own-bot-choose = { $bot } is not a bot: it has no method “choose”.
error-bot-iterations = { $bot }: a number of iterations is a whole number from 1 on, and only for: { $known }.
error-bot-declined = The bot { $bot } declined where it had to choose.
error-bot-broke-a-rule = The bot { $bot } chose “{ $action }”, which is not allowed now.
error-bot-named-twice = { $bot } is named twice.
error-bots-or-sides = Name the bots with --bots or with --sides, and not with both.
error-sides-or-mix = With --sides nothing is drawn by lot: leave --mix out.
error-no-sides = In this game all players are on one side. Name the bots with --bots.
error-sides-notation = “{ $text }” gives no bots to sides. Write for example SIDE=simple,OTHER=random.
error-unknown-side = There is no side or role called { $side }. Available: { $known }.
error-side-without-bot = No bot was named for the side { $side }.
error-sizes-notation = “{ $text }” is not a number of players. Write for example 7, or 5,7,10.
error-plot-name = { $file } must end in .svg.
error-notes-of-another = { $file } was not written by this tournament with these bots and this version. Nothing was changed in it.
error-players = The number of players must be from { $least } to { $most }, not { $players }.
error-unknown-option = This game has no setting called { $option }.
error-option-value = { $value } is not a valid value for { $option }.
error-option-range = The setting { $option } must be from { $least } to { $most }, not { $value }.
error-option-notation = “{ $text }” is not a setting. Write NAME=VALUE.
error-too-few-policies =
    { $tiles ->
        [one] { $tiles } policy is too few
       *[other] { $tiles } policies are too few
    }: a game can need { $needed }.
error-powers-count =
    { $wanted ->
        [one] There must be { $wanted } power
       *[other] There must be { $wanted } powers
    }, one for each fascist policy but the last.
error-unknown-power = There is no power called { $power }.
error-too-many-investigations = At a table for { $players }, nobody would be left to investigate.
error-too-many-executions = At a table for { $players }, too few would be left alive to form a government.
error-simulate-numbers = Games and workers must be at least 1, the seed at least 0.
error-no-such-file = There is no file { $file }.
error-bench-numbers = The rounds must be at least 1, and the seconds more than 0 and at most 60.
error-no-such-choice = There is no choice { $index }: there are { $choices }, counted from 0.
error-no-such-seat = There is no seat { $seat } at a table for { $players }.
error-no-such-port = There is no port { $port }; ports run from 1 to { $last }.
error-bad-notation = “{ $text }” is not an action.
error-not-an-action = “{ $action }” is not an action.
error-game-over = The game is over.
error-dead = You were executed and take no more part in the game.
error-not-your-turn = It is not your turn.
error-already-voted = You have voted already.
error-wrong-action = “{ $action }” cannot be done now.
error-target-dead = A dead player cannot be chosen.
error-target-self = You cannot choose yourself.
error-last-chancellor = The last elected chancellor cannot be nominated.
error-last-president = The last elected president cannot be nominated while more than five are alive.
error-investigated-before = This player has been investigated before.
error-veto-closed = There is no veto before the fifth fascist policy is in force.
error-veto-refused = The president has refused the veto. You must enact a policy.
error-not-in-hand = You do not hold such a policy.
error-no-talk = There are no claims at this table.
error-muted = President and chancellor are silent during their session.
error-nothing-to-claim = You have nothing of this kind to claim.
error-declined = Seat { $seat } must choose and did not.
error-chance-value = The script gives { $given } for { $name }; it must be made of: { $wanted }.
error-chance-name = The script gives { $given } where { $name } is asked for.
error-chance-exhausted = The script has ended where { $name } is asked for.
error-record-truncated = Line { $line }: the record ends too early.
error-record-json = Line { $line }: this is not a line of a record.
error-record-format = Line { $line }: this is not a record of Conjura.
error-record-header = Line { $line }: the header does not say what was played.
error-record-entry = Line { $line }: this is not an entry of a record.
error-record-closing = Line { $line }: the closing line does not fit the record.
error-record-game = Line { $line }: this is a record of { $game } with other options.
error-record-version = Line { $line }: the record was made under rules { $version }; these are rules { $current }.
error-record-illegal = Line { $line }: the rules do not allow this ({ $cause }).
error-record-chance = Line { $line }: the entry holds more chance outcomes than were asked for.
error-record-step = There is no step { $step }; the last one is { $last }.
error-record-outcome = Line { $line }: the game did not end like this.
error-record-no-seed = Line { $line }: the seed is not revealed, so nothing can be confirmed.
error-record-commitment = Line { $line }: the seed does not fit the seal.
error-record-unfair = Line { $line }: the seed gives another outcome here.
error-record-link = Line { $line }: this line, or the one before it, was altered: the link does not fit.
error-record-not-noted = The link { $link } is not in the chain of this record: it is not the game that you were shown.
error-record-content = Line { $line }: the game was played with other cards or another board than these.

## Server

error-malformed = The message is not as it should be: { $field }.
error-not-found = There is nothing here.
error-method = That cannot be done here.
error-internal = Something went wrong on the server. Your game is safe.
error-too-large = The message is too large.
error-too-fast = That was too fast. Wait a moment.
error-too-many-tables =
    { $most ->
        [one] You have { $most } unfinished table already. Finish or leave it first.
       *[other] You have { $most } unfinished tables already. Finish or leave one first.
    }
error-too-many-connections = Too many connections are open.
error-too-many-guests = Too many new guests come from your network. Try again later.
error-sign-in-unknown = That code or key is not known here: it was mistyped, has been used already, or has expired.
error-too-many-sign-ins = Too many tries to sign in. Wait ten minutes.
error-signed-out = You were signed out on this device.
error-bad-origin = Only this server’s own page may do that.
error-not-json = Send JSON (Content-Type: application/json).
error-no-identity = Choose a name first.
error-not-your-seat = This is not your seat.
error-not-seated = You have no seat at this table.
error-not-host = Only the host of the table can do that.
error-no-spectators = This table is played without spectators.
error-no-such-table = There is no such table.
error-which-seat = You hold several seats. Say which one you mean.
error-seat-taken = Somebody sits there already.
error-seat-one = At a public table everybody has one seat; only its host can have more.
error-seat-back = The player of this seat is back.
error-seat-yours = You are playing this seat yourself.
error-seat-present = This player is connected.
error-seat-substituted = A bot plays this seat already.
error-seat-called = You have asked for that already.
error-seat-kind = That cannot be done with this seat.
error-seats-empty = { $seats ->
    [one] One seat is empty.
   *[other] { $seats } seats are empty.
 }
error-too-many-seats =
    { $seats ->
        [one] { $seats } seat is too many
       *[other] { $seats } seats are too many
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
error-draft-none = There is no draft going on.
error-draft-on = The draft is still going on: not everybody has picked.
error-draft-turn = It is not your turn to pick.
error-draft-taken = That one has been picked already.
error-table-full = The table is full.
error-table-open = The game has not begun.
error-table-running = The game is running.
error-table-finished = The game is over.
error-table-closed = The table was closed.
error-table-paused = The game is paused.
error-table-outdated = This game was begun under older rules and cannot go on.
error-table-unreadable = This table cannot be read any more. The other tables are not concerned.
error-film-failed = This game cannot be shown.
error-practice-alone = If you choose the deal yourself, you play alone.
error-no-such-bot = There is no bot called { $bot } for this game.
error-unknown-setting = A table has no setting called { $setting }.
error-setting-value = { $value } is not a valid value for { $setting }.
error-stale-action = The game has moved on since you looked.
error-version-ahead = That step has not happened yet.
error-undo-off = Moves cannot be taken back at this table.
error-undo-nothing = There is nothing of yours to take back.
error-undo-other = Somebody else has decided something since.
error-undo-random = Dice or cards have decided since.
error-undo-active = It is somebody else’s turn now.
error-undo-hidden = Something hidden was shown.
error-proposal-open = The table is being asked something already.
error-proposal-none = The table is not being asked anything.
error-paused-already = The game is paused already.
error-paused-not = The game is not paused.
error-talk-off = This table is played without chat.
error-talk-full = The chat of this table is full.
error-talk-muted = You may not speak now.
error-talk-silenced = The host of this table has silenced you.
error-banned = Whoever runs this server has excluded you from it.
error-banned-until =
    Whoever runs this server has excluded you from it for { $hours ->
        [one] another hour
       *[other] another { $hours } hours
    }.
error-banned-here = You cannot take part at this table.
error-which-person = Say whom you mean: a seat or a line of the chat.
error-no-such-line = There is no such line in the chat.
error-not-yourself = You cannot do that to yourself.
error-sanction-given = That has been done already.
error-sanction-none = There is nothing to take back.
error-vote-given = You have voted for that already.
error-vote-none = You have not voted for that.
error-vote-too-few = Voting somebody out takes at least two other people. The host can send them away.
error-relation-none = You have neither muted nor blocked that person.
error-too-many-relations = Your list of muted and blocked people is full.
error-hints-off = Nobody is told at this table what a bot would do. The host can allow it.
error-hints-against = What a bot would do is told only to those who play alone with bots.
error-hint-unadvised = Under interrogation you choose alone, without advice.
error-hint-nothing = Nothing is asked of you now.
error-no-outlook = There is nothing to reckon in this game.
error-wish-unknown = That cannot be asked of anybody here now.
error-bots-quiet = The bots at this table are asked to say nothing, or little.
error-bot-muted = This bot may not speak now.
error-remark-twice = This bot has had its say.
error-name-length = A name has 1 to { $longest } characters.
error-name-characters = A name cannot hold these characters.
error-name-of-a-bot = That name belongs to bots. Choose another.
error-text-length = A message has 1 to { $longest } characters.
error-text-characters = A message cannot hold these characters.
error-note-length = A note has at most { $longest } characters.
error-note-characters = A note cannot hold these characters.
error-entry-kind = Entry { $line } is of an unknown kind: { $kind }.
error-database-address = A database is named sqlite:///FILE or postgresql://…, not { $scheme }.
error-database-in-use = Another server is using { $file }.
error-database-open = The database { $file } cannot be opened ({ $cause }).
error-database-foreign = { $file } is not a sound database of Conjura.
error-database-newer = The database has schema { $version }; this Conjura knows up to { $current }.
error-database-schema = The table { $table } in { $file } is not as it should be.
error-database-failed = The database does not answer. Nothing was changed.
error-database-damaged = { $file } is damaged. Restore a backup into a new file.
error-folder-missing = There is no folder { $folder }.
error-database-missing = { $file } does not exist.
error-database-one-process = SQLite serves one process; { $workers } need PostgreSQL.
error-backup-exists = { $file } exists already.
error-backup-version = The backup has schema { $version } and this Conjura { $current }.
error-restore-not-empty = The database holds tables already. Restore into an empty one.
error-limit-notation = “{ $text }” is not a limit. Write NAME=NUMBER.
error-proxy-notation = “{ $text }” is not the address of a proxy. Write an address or a network.
error-prefix-notation = “{ $text }” is not a path such as /conjura or /games/conjura: letters, digits and - . _ ~ between slashes.
cli-serve = serve tables to browsers and programs
cli-backup = copy the whole database into one file, also while it is in use
cli-restore = fill an empty database from a backup
cli-validate = replay every stored game under today’s rules
cli-admin = look after a server: lists, reports, bans, announcements, cleaning
cli-admin-about = For whoever runs a server. Works on its database, also while it runs; a running server follows within seconds.
cli-admin-list = list tables, people, reports, bans or announcements, the latest first
cli-admin-phase = tables of this phase only
cli-admin-game = tables of this game only
cli-admin-person = tables or reports of this person, or this person alone
cli-admin-name = people whose name contains this
cli-admin-older = tables at which nothing has happened for so many days
cli-admin-settled = reports that were settled, instead of those that wait
cli-admin-count = how many to list at once
cli-admin-after = go on after the last one of the list before
cli-admin-json = as JSON, for programs
cli-admin-show = show a report with what was said around it
cli-admin-settle = mark reports as settled
cli-admin-settled-done = { $count ->
    [one] One report is settled.
   *[other] { $count } reports are settled.
 }
cli-admin-numbers = show how the server is doing: connections, tables, people, bots that wait, refusals
cli-admin-watch = show them again and again, every so many seconds (2)
cli-admin-close = close a table for good; nobody can play on
cli-admin-delete = delete a table with all that was said there, or a person with their name and talk
cli-admin-ban = keep a person, an address or a network away from the server
cli-admin-ban-who = the id of a person, an address such as 192.0.2.7, or a network such as 192.0.2.0/24
cli-admin-ban-days = for so many days; without it, for good
cli-admin-ban-why = a note for yourself
cli-admin-unban = let them in again
cli-admin-announce = show a text on every page until it ends
cli-admin-announce-text = for everybody, whatever their language
cli-admin-announce-in = for those who read in this language ({ $language })
cli-admin-announce-hours = how long it is shown (24)
cli-admin-announce-end = end all announcements
cli-admin-clean = delete tables at which nothing has happened for long, and people who never came back
cli-admin-clean-days = how many days to keep them
cli-admin-yes = do it without asking
cli-admin-the-yes = yes
cli-admin-type-yes = Type “yes”:
cli-admin-nothing = There is nothing to list.
cli-admin-more = There is more: --after { $cursor }
cli-admin-no-server = No server is using this database now.
cli-admin-close-sure = Close table { $table } for good?
cli-admin-closed = Table { $table } is closed.
cli-admin-delete-table-sure = Delete table { $table } with its game, talk and notes? This cannot be undone.
cli-admin-deleted-table = Table { $table } is deleted.
cli-admin-delete-person-sure = Delete { $name } ({ $person }) with their name and all they said? This cannot be undone.
cli-admin-deleted-person = { $name } is deleted, at { $tables ->
    [one] one table
   *[other] { $tables } tables
 }. Games stay, without the name.
cli-admin-banned = { $who } is banned for good.
cli-admin-banned-until = { $who } is banned until { $time }.
cli-admin-unbanned = { $who } is let in again.
cli-admin-announced = Announced until { $time }.
cli-admin-announced-end = { $count ->
    [one] One announcement was ended.
   *[other] { $count } announcements were ended.
 }
cli-admin-clean-sure = Delete all tables at which nothing has happened for { $days ->
    [one] one day
   *[other] { $days } days
 }, and everybody without a table who has not been here for as long? This cannot be undone.
cli-admin-cleaned = Deleted: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $people ->
    [one] one person
   *[other] { $people } people
 }.
cli-admin-report-line = { $time }: { $reporter } ({ $by }) reports a line by { $name } ({ $person }) at table { $table }.
cli-admin-report-name = { $time }: { $reporter } ({ $by }) reports the name { $name } ({ $person }) at table { $table }.
cli-admin-report-person = { $time }: { $reporter } ({ $by }) reports { $name } ({ $person }) at table { $table }.
cli-admin-report-text = In their words: { $text }
cli-admin-head-id = Id
cli-admin-head-game = Game
cli-admin-head-phase = Phase
cli-admin-head-public = Public
cli-admin-head-seats = Seats
cli-admin-head-people = People
cli-admin-head-entries = Entries
cli-admin-head-created = Created
cli-admin-head-updated = Last change
cli-admin-head-name = Name
cli-admin-head-seen = Last seen
cli-admin-head-tables = Tables
cli-admin-head-reports = Reports
cli-admin-head-told = When
cli-admin-head-what = What
cli-admin-head-person = Person
cli-admin-head-line = Line
cli-admin-head-text = In their words
cli-admin-head-reporter = By
cli-admin-head-settled = Settled
cli-admin-head-kind = Kind
cli-admin-head-since = Since
cli-admin-head-until = Until
cli-admin-head-why = Note
cli-admin-head-texts = Text
cli-admin-head-mark = ·
cli-admin-head-figure = Figure
cli-admin-head-number = Number
cli-admin-number-processes = server processes
cli-admin-number-connections = connections
cli-admin-number-tables = tables in memory
cli-admin-number-bots-waiting = bots that wait for their turn
cli-admin-number-refusals = refusals since the start
cli-admin-number-failures = failures of the database since the start
cli-admin-number-actions = actions since the start
cli-admin-number-requests = answers over HTTP since the start
cli-admin-number-tables-open = tables that gather
cli-admin-number-tables-running = tables that play
cli-admin-number-tables-finished = finished tables
cli-admin-number-tables-closed = closed tables
cli-admin-number-people = people
cli-admin-number-reports = reports that wait
cli-keep-days = delete tables at which nothing has happened for so many days, and people who never came back; without it everything is kept
error-keep-days = --keep-days takes a number of days above 0, not { $days }.
error-admin-yes = { $question } Say so with --yes.
error-admin-not-done = Nothing was changed.
error-admin-cursor = “{ $cursor }” is not where a list goes on.
error-admin-no-report = There is no report { $report }.
error-admin-no-table = There is no table { $table }.
error-admin-no-person = There is nobody with the id { $person }; nor is it an address. “conjura admin list people” lists them.
error-admin-not-banned = { $who } is not banned.
error-admin-no-text = There is no text to announce.
cli-audit = check a record: seal, chance and every action
cli-database = sqlite:///FILE or postgresql://…
cli-workers = server processes; more than one needs PostgreSQL
cli-bot-processes = processes in which bots think
cli-bot-seconds = the longest a bot may think about a move
cli-origin = another origin whose pages may use the server
cli-open = open it in the browser, where there is a desktop
cli-host = the address to listen on; 0.0.0.0 lets others in
cli-port = the port, { $port } if left out
cli-log-level = how much the server tells about its work
cli-log-format = how a line of the log is written
cli-serve-pack = a folder with cards of your own, with which Black Orchestra is played here
cli-schema = print what the server sends and takes, as JSON schema
cli-schema-typescript = write the types of the page into its folder instead
cli-serving = The table is open: { $address } (Ctrl+C closes it)
cli-serving-network = Others in your network open this address, or the link and QR code of a table.
cli-serving-alone = This machine is in no network: only it can open this address.
cli-proxy = address or network of a proxy in front of the server, trusted to say where a request comes from
cli-prefix = the path below which a proxy shows the table, for example /conjura
cli-variable-switch = { $variable } can be 1 or 0.
cli-limit = change one of the limits
cli-backup-done =
    { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
cli-restore-done =
    From { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
cli-validate-differs = { $table }: differs at entry { $version } ({ $code })
cli-validate-done =
    { $tables ->
        [one] { $tables } table replayed
       *[other] { $tables } tables replayed
    }, { $differing ->
        [0] none differs
        [one] { $differing } differs
       *[other] { $differing } differ
    }.
cli-audit-done =
    All is well: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, every outcome of chance, and the seal { $commitment }.
cli-audit-link = a link that you noted during the game, or its first 12 characters: says where it stands
cli-audit-noted = The link that you noted is that of step { $step } (line { $line }).

## Page: Black Orchestra

bo-map = Map of Europe with the spaces of the game. Arrow keys go from space to space.
page-bo-conspirators = Conspirators
page-bo-dealt = Dealt
page-bo-picked = Picked
page-bo-drafted = Drafted
page-bo-drafted-text = When the host starts, everybody picks in turn; the order is drawn by lot.
page-bo-conspirator-of = Conspirator of { $name }
page-bo-first = Who begins
page-bo-first-lot = drawn by lot
bo-map-closer = Closer
bo-map-farther = Farther
bo-map-home = Find my pawn
bo-legend = What the signs mean
bo-legend-number = A number: the stage from which the space is open.
bo-legend-fort = Battlements: a fortified space.
bo-legend-hatched = Hatched: not open in this stage.
bo-legend-closing = A notch in the rim: the space closes when stage 7 begins.
bo-legend-tile = In the sign: its item, face down (?) or face up.
bo-legend-tag = Beside it: what can be delivered there, and how far suspicion falls. Dashed: closed; framed: open; filled: one of you holds it. A parcel: any item.
bo-legend-pawn = Round: a conspirator. A blue ring: yours. A gold one: it is their turn.
bo-legend-leader = Square, with letters: Hitler (black) and his deputies (red).
bo-legend-plot = A letter on blue, with somebody’s cards: a plot they hold.
bo-legend-gold = Gold with a dashed ring: you can click it now.
bo-legend-sober = Grey: the camps of Auschwitz and Treblinka.
bo-decks = Event decks
bo-deck = Stage { $stage }: { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
bo-support = Military Support
bo-support-now = Hitler’s Military Support is { $support }. It never falls below { $floor } nor rises above 7.
bo-dissent = Dissent
bo-dissent-now =
    { $dice ->
        [one] { $dice } die on the Dissent Track; 3 fill it.
       *[other] { $dice } dice on the Dissent Track; 3 fill it.
    }
bo-dice-free = Free dice
bo-no-event = No event yet
bo-no-event-text = The first event is drawn at the end of the first turn.
bo-stage = Stage { $stage }
bo-your-turn = your turn
bo-in-prison = in prison
bo-mine = Mine
bo-others = The others
bo-items = Items
bo-dossier = Dossier
bo-of = { $count } of { $limit }
bo-no-items = none yet: reveal and collect them
bo-no-cards = no cards yet
bo-none = none
bo-ability-closed =
    { $why ->
        [prison] Not while in prison.
        [blocked] Not this turn: { $leader } was in the same space when it began.
        [lost] Lost for the rest of the game.
       *[motivation] Only at motivated or above.
    }
bo-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
bo-illegal = illegal
bo-required = Required
bo-optional = Optional
bo-play-card = Play
bo-free-use = Use for free
bo-try-plot = Prepare the attempt
bo-try-plot-at = Prepare the attempt on { $leader }
bo-plot-letter = Plot { $letter }
bo-holds-plot = Plot in the dossier: { $plot }
bo-deck-count =
    Conspirator cards: { $deck } in the deck, { $discard ->
        [one] { $discard } discarded
       *[other] { $discard } discarded
    }
bo-why-wait = It is not your turn to choose.
bo-why-over = The game is over.
bo-why-choice-first = First answer the question that is open.
bo-why-not-open = Opens in stage { $stage }.
bo-why-closed = Closed since stage 7 began.
bo-why-not-among = Not among the spaces to choose from.
bo-why-nothing-to-act = No card or ability of yours can be used here now.
bo-why-not-now = It cannot be used at this moment.
bo-actions-left =
    { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
bo-move-to = Move { $to }
bo-conspire-dice =
    { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }
bo-deliver-what = Deliver { $item }
bo-give = Give to { $who }
bo-take = Take from { $who }
bo-end = End turn
bo-pass = Let it pass
bo-stop = Stop here
bo-draw = Draw a card
bo-accept = Accept
bo-decline = Decline
bo-ready = The pool is ready
bo-cancel = Back
bo-keep = Keep: suspicion +1
bo-keep-safe = Keep
bo-discard = Discard
bo-lower-support = Lower Military Support by 1
bo-everyone = Everyone’s motivation +1
bo-more-motivation = { $who }: motivation +1
bo-less-suspicion = { $who }: suspicion −1
bo-more-action =
    { $actions ->
        [one] { $who }: +{ $actions } action next turn
       *[other] { $who }: +{ $actions } actions next turn
    }
bo-steps-left =
    { $steps ->
        [one] { $steps } step left to hand out
       *[other] { $steps } steps left to hand out
    }
bo-keep-dice =
    { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }
bo-reroll = Re-roll the die showing { $face }
bo-put-dice =
    { $dice ->
        [one] { $dice } die onto the card
       *[other] { $dice } dice onto the card
    }
bo-stay = Stay in prison
bo-free = Go free, at a price
bo-resist = Try and resist
bo-not-possible = It cannot be applied in full, so it cannot be chosen.
bo-lacks-others = Nobody else is free.
bo-lacks-suspicion = Nobody’s suspicion can rise so far.
bo-lacks-motivation-minus = Nobody’s motivation can fall so far.
bo-lacks-motivation-plus = Nobody’s motivation can rise.
bo-lacks-support = Military Support cannot rise so far.
bo-lacks-items = Nobody else holds so many items.
bo-lacks-cards = Nobody else holds so many cards.
bo-lacks-illegal = The others do not hold that many illegal cards.
bo-lacks-plot = Nobody else holds a plot.
bo-lacks-tiles = There are not so many tiles on the board.
bo-lacks-events = The stage has not so many events left.
bo-lacks-dissent = The Dissent Track is empty.
bo-lacks-hitler = Hitler is there already.
bo-lacks-elsewhere = Everybody is there already.
bo-remove-event = Remove “{ $event }”
bo-next-event = “{ $event }” on top
bo-secret-title = Only you can read this
bo-secret-hint = Press and hold to read your interrogation.
bo-secret-others = Only the chosen option is read out. Nobody may learn what else was on the card.
bo-looking = Only you see these events.
bo-plot-needs = Needs
bo-plot-targets =
    { $targets ->
        [one] { $targets } target
       *[other] { $targets } targets
    }
bo-plot-betrayed =
    { $eagles ->
        [one] betrayed by { $eagles } eagle
       *[other] betrayed by { $eagles } eagles
    }
bo-plot-pool =
    { $dice ->
        [one] Pool: { $dice } die
       *[other] Pool: { $dice } dice
    }
bo-plot-success = success
bo-plot-detected = detected
bo-plot-nothing = nothing happens
bo-odds = success { $success }%, detected { $detection }%
bo-plot-dice = Dice
bo-plot-give-up = Every extra die can hit, and can betray. Choose how many you roll.
bo-plot-best = highest chance of success
bo-plot-lost-either-way = Items used are gone, whether the plot succeeds or not.
bo-roll-conspire = { $who } conspires
bo-roll-plot = The attempt: { $plot }
bo-roll-release = { $who } tries to free a prisoner
bo-roll-resist = { $who } resists
bo-roll-die = { $who } rolls a die
bo-roll-on = Go on
bo-victory = Victory
bo-victory-text = Hitler is dead. What history denied them, you have done.
bo-victory-by = { $plot } · { $space } · stage { $stage }
bo-victory-save = Save as a picture
bo-victory-names = The conspirators
bo-defeat = The conspiracy has failed
bo-end-hitler-dead = Hitler is dead. You have won.
bo-end-all-in-prison = All conspirators are in prison.
bo-end-no-event = No event card was left to draw: the war is over, and Hitler lives.
bo-end-documents-located = The Gestapo has found the documents.
bo-close = Close
bo-ask-action =
    { $actions ->
        [one] { $who }: you have { $actions } action left.
       *[other] { $who }: you have { $actions } actions left.
    }
bo-wait-action =
    { $actions ->
        [one] { $name } plays { $who }: { $actions } action left.
       *[other] { $name } plays { $who }: { $actions } actions left.
    }
bo-ask-penalty = Which leader’s penalty first?
bo-wait-penalty = { $name } ({ $who }) chooses which penalty comes first.
bo-ask-discard-card = Too many cards: which one goes?
bo-wait-discard-card = { $name } ({ $who }) discards a card.
bo-ask-discard-item = Too many items: which one goes?
bo-wait-discard-item = { $name } ({ $who }) discards an item.
bo-ask-discard = What do you discard?
bo-wait-discard = { $name } ({ $who }) chooses what to discard.
bo-ask-target = Whom does it concern?
bo-wait-target = { $name } ({ $who }) chooses a conspirator.
bo-ask-space = Which space?
bo-wait-space = { $name } ({ $who }) chooses a space.
bo-ask-react = You could use something now. Use it, or let it pass.
bo-wait-react = { $name } ({ $who }) may use something now.
bo-ask-nearest = Where does { $leader } go? Several are equally near.
bo-wait-nearest = { $name } ({ $who }) chooses among spaces equally near.
bo-ask-deputy = Which deputy comes { $to }?
bo-wait-deputy = { $name } ({ $who }) chooses a deputy.
bo-ask-walk =
    { $spaces ->
        [one] Where does { $figure } go? { $spaces } space left.
       *[other] Where does { $figure } go? { $spaces } spaces left.
    }
bo-wait-walk = { $name } ({ $who }) chooses where { $figure } goes.
bo-ask-draw =
    { $cards ->
        [one] You may draw { $cards } card. Draw it?
       *[other] You may draw up to { $cards } cards. Draw one?
    }
bo-wait-draw =
    { $cards ->
        [one] { $name } ({ $who }) may draw { $cards } card.
       *[other] { $name } ({ $who }) may draw up to { $cards } cards.
    }
bo-ask-take-card = Choose a card from the discard pile.
bo-wait-take-card = { $name } ({ $who }) chooses a discarded card.
bo-ask-take-item = Choose a discarded item.
bo-wait-take-item = { $name } ({ $who }) chooses a discarded item.
bo-ask-tile = Choose an item tile on the map.
bo-wait-tile = { $name } ({ $who }) chooses an item tile.
bo-ask-trade = Discard items to lower your suspicion by 1 for each, or stop.
bo-wait-trade = { $name } ({ $who }) may discard items.
bo-ask-pay = Choose what you give up.
bo-wait-pay = { $name } ({ $who }) chooses what to give up.
bo-ask-look = Choose which event comes next.
bo-wait-look = { $name } ({ $who }) looks at the next events.
bo-ask-release = Choose the prisoner who goes free.
bo-wait-release = { $name } ({ $who }) chooses the prisoner who goes free.
bo-ask-either = Choose one of the two effects.
bo-wait-either = { $name } ({ $who }) chooses one of two effects.
bo-ask-offer = An offer to { $who }: take it?
bo-wait-offer = { $name } ({ $who }) has an offer to consider.
bo-ask-delivery = Share out the reduction of suspicion.
bo-wait-delivery = { $name } ({ $who }) shares out the reduction of suspicion.
bo-ask-dissent = The Dissent Track is full: what changes?
bo-wait-dissent = { $name } ({ $who }) chooses the effect of the Dissent Track.
bo-ask-defections = How many targets go onto your card?
bo-wait-defections = { $name } ({ $who }) may put targets onto a card.
bo-ask-dossier-keep = Keep one of the two cards.
bo-wait-dossier-keep = { $name } ({ $who }) keeps one of two cards.
bo-ask-raid = Raid: discard or keep each illegal card.
bo-wait-raid = { $name } ({ $who }) decides about illegal cards.
bo-ask-interrogation-alone = { $who } is interrogated. Choose one of the three.
bo-ask-interrogation = You are interrogated. Choose alone, without discussion.
bo-wait-interrogation = { $name } ({ $who }) is being interrogated.
bo-ask-plot-prepare = Gather the dice for your attempt.
bo-wait-plot-prepare = { $name } ({ $who }) prepares an attempt.
bo-ask-plot-consent = { $item }: do you give it up for the attempt?
bo-wait-plot-consent = { $name } ({ $who }) is asked for an item.
bo-ask-plot-dice = How many dice do you roll?
bo-wait-plot-dice = { $name } ({ $who }) decides how many dice to roll.
bo-ask-plot-reroll = Choose the die to roll again.
bo-wait-plot-reroll = { $name } ({ $who }) chooses a die to roll again.
bo-ask-hand-out = Who gets the die with the { $number }?
bo-wait-hand-out = { $name } ({ $who }) hands out the die with the { $number }.
bo-ask-free = You may use a free effect.
bo-wait-free = { $name } ({ $who }) may use a free effect.
bo-log-start = { $who } begins.
bo-log-turn = { $who }’s turn
bo-log-penalty = { $leader } is with { $who }: { $penalty }.
bo-log-moved = { $who }: { $origin } → { $space }
bo-log-leader-moved = { $leader }: { $origin } → { $space }
bo-log-leader-stayed = { $leader } stays where he is.
bo-log-leader-left = { $leader } is out of the game.
bo-log-motivation = { $who }: motivation: { $before } → { $after }
bo-log-suspicion = { $who }: suspicion: { $before } → { $after }
bo-log-support = Hitler’s Military Support: { $before } → { $after }
bo-log-card-drawn = { $who } draws “{ $card }”.
bo-log-card-discarded = { $who } discards “{ $card }”.
bo-log-card-played = { $who } plays “{ $card }”.
bo-log-card-revealed = { $who } reveals “{ $card }”.
bo-log-card-retrieved = { $who } takes “{ $card }” from the discard pile.
bo-log-card-given = { $who } gives “{ $card }” to { $to }.
bo-log-deck-shuffled =
    { $cards ->
        [one] The conspirator deck is shuffled: { $cards } card.
       *[other] The conspirator deck is shuffled: { $cards } cards.
    }
bo-log-item-revealed = { $space }: a tile is turned face up: { $item }.
bo-log-item-taken = { $who } takes { $item } { $in }.
bo-log-item-retrieved = { $who } takes { $item } back from the discard pile.
bo-log-item-discarded = { $who } discards { $item }.
bo-log-item-given = { $who } gives { $item } to { $to }.
bo-log-item-delivered = { $who } delivers { $item } { $in }.
bo-log-tile-removed = { $space }: the item is removed unseen.
bo-log-ability-used = { $who } uses an ability.
bo-log-conspired = { $who } conspires: { $dice }.
bo-log-dissent = Dissent Track: { $dice } of 3 targets.
bo-log-dissent-full = The full Dissent Track is emptied.
bo-log-defections = { $who } keeps targets on a card: { $dice }.
bo-log-actions =
    { $left ->
        [one] { $who } has { $left } action.
       *[other] { $who } has { $left } actions.
    }
bo-log-later-actions =
    { $count ->
        [one] { $who } will have { $count } more action next turn.
       *[other] { $who } will have { $count } more actions next turn.
    }
bo-log-release-rolled = { $who } tries to free a prisoner and rolls: { $die }.
bo-log-released = { $who } is released.
bo-log-arrested = { $who } is arrested.
bo-log-stage = Stage { $stage } begins
bo-log-event = Event: { $event }
bo-log-event-ignored = “{ $event }” is an important event. The key event of this stage has come before it, so it has no effect and another card is drawn.
bo-log-no-event = No event is drawn this turn.
bo-log-events-removed =
    { $count ->
        [one] { $count } event of stage { $stage } is removed unseen.
       *[other] { $count } events of stage { $stage } are removed unseen.
    }
bo-log-looked =
    { $count ->
        [one] { $who } looks at the next event.
       *[other] { $who } looks at the next { $count } events.
    }
bo-log-raid = Gestapo Raid!
bo-log-card-kept = { $who } keeps “{ $card }”.
bo-log-interrogated = { $who } is interrogated.
bo-log-answered = Interrogated, { $who } chooses: { $option }.
bo-log-resisted = { $who } tries to resist and rolls: { $die }.
bo-log-interrogation-left = The interrogation card leaves the game.
bo-log-rolled = { $who } rolls: { $die }.
bo-log-accepted = { $who } accepts the offer.
bo-log-declined = { $who } declines the offer.
bo-log-plot = { $who } prepares an attempt: { $plot }
bo-log-plot-item = { $who } gives up { $item } for the attempt.
bo-log-plot-refused = { $who } does not give up { $item }.
bo-log-plot-announced = Dice: { $dice }. Targets needed: { $targets }. Eagles that betray it: { $eagles }.
bo-log-plot-kept = { $who } gives up dice and rolls { $dice }.
bo-log-no-die = no die
bo-log-plot-rolled = { $who } rolls: { $dice }.
bo-log-plot-rerolled = { $who } rolls again: { $before } → { $after }.
bo-log-plot-eagle-ignored = { $who } cancels one eagle.
bo-log-plot-detected = The attempt is detected: { $plot }.
bo-log-plot-failed = The attempt fails, unnoticed: { $plot }.
bo-log-plot-succeeded = The attempt succeeds: { $leader } is dead.
bo-log-abilities-lost = All { $affiliation } conspirators lose their abilities.
bo-log-won = The conspirators have won.
bo-log-lost = The conspirators have lost.
bo-text-table = The table as text
bo-text-state = Stage { $stage }. Military Support { $support }, never below { $floor }. Dissent Track: { $dissent } of 3. Free dice: { $dice }.
bo-text-event = Current event: { $event }. { $text }
bo-text-key = Key event showing: { $event }.
bo-text-person = { $who } ({ $name }), { $affiliation }: { $space }. Motivation: { $motivation }; suspicion: { $suspicion }. Items: { $items }. Dossier: { $cards }.
bo-text-board = Map
bo-text-people = Conspirators
bo-text-space = { $space }: { $facts }.
bo-text-tile-hidden = an item, face down
bo-text-tile = { $item }, face up
bo-text-leads = connected with { $spaces }
bo-text-opens = opens in stage { $stage }
bo-text-closed = closed since stage 7 began
bo-text-leaders = Leaders
bo-text-click = can be chosen now: { $what }
bo-space-leaders = here: { $names }
bo-space-stage = stage { $stage }
bo-space-tile-gone = Its item is gone: deliveries are open.
bo-choose = Choose
bo-choose-person = Choose { $who }
bo-ability-inspire = Inspire
    .text = Every other conspirator in your space: motivation +1.
bo-ability-divert = Divert the trail
    .text = Discard an item: one conspirator’s suspicion −1.
bo-ability-foresee = Look ahead
    .text = Look at the top 3 events of this stage and put them back in any order.
bo-ability-march = Move up to 2 spaces
    .text = One action for up to two spaces.
bo-ability-order = Move another conspirator
    .text = Another conspirator moves 1 space.
bo-ability-seize = Take the hidden item
    .text = Take the face-down item of your space, unseen.
bo-ability-scout = Reveal any item
    .text = Turn any one face-down item on the board face up.
bo-move-menu = Move
bo-act-menu = Act
bo-transfer-menu = Transfer
bo-attempt = Attempt: { $plot }
bo-changes-nothing = It would change nothing.
bo-skip = Skip
bo-either-forged-documents-1 = Move Hitler up to 3 spaces
bo-either-forged-documents-2 = Move a conspirator up to 3 spaces
bo-either-war-crimes-evidence-1 = Military Support −1
bo-either-war-crimes-evidence-2 = Everyone in your space: motivation +1
bo-defeat-text = The real conspirators failed too: in the months after 20 July 1944 some two hundred people paid for the failed coup with their lives. You can look at the table, or play again.
lesson-bo-items = Items and deliveries
    .text = Move, reveal, collect, deliver: suspicion falls.
lesson-bo-courage = Courage
    .text = Cards, conspiring, the Dissent Track, commitment.
lesson-bo-prison = Detected
    .text = An attempt fails, an arrest, a raid, a release.
lesson-bo-plot = The plot
    .text = Meet Hitler, read the odds, roll: all the way to the end.
lesson-bo-items-welcome = You play Wilhelm Canaris and Friedrich Olbricht, who want to stop Hitler. Only a successful plot wins; motivation, items and patience lead there.
lesson-bo-items-begun = Your first turn has begun: Canaris has conspired, which one may once a turn, and drawn two cards. The letter on blue: one of them is a plot.
lesson-bo-items-sheet = Gold marks whoever acts. Blue is motivation: it opens the ability and plots. Red is suspicion: the more of it, the fewer eagles it takes to betray you.
lesson-bo-items-leaders = The squares are Hitler and his deputies. Whoever begins a turn in the same space as one of them suffers a penalty.
lesson-bo-items-move = Every move is an action. Go to the Deutschlandhalle: what is gold can be clicked.
lesson-bo-items-reveal = An item lies here face down. Reveal it; that is your last action, so an event follows and Olbricht has his turn.
lesson-bo-items-reveal-then = An event, then Olbricht conspires, and so do you. Each eagle raises suspicion.
lesson-bo-items-collect = Conspiring, both of you rolled eagles: that is why suspicion has risen. Now a map lies here. Collect it.
lesson-bo-items-deliver = This space asks for a map. Deliver it, and your suspicion falls by 2.
lesson-bo-items-done = Suspicion is low again: that is what deliveries are for. Next: where courage comes from.
lesson-bo-courage-welcome = A few turns later. Plots need somebody who is committed; conspiring and cards lead there.
lesson-bo-courage-conspire = Conspire, with three dice. Numbers give actions, targets go onto the Dissent Track, eagles raise suspicion.
lesson-bo-courage-dossier = The ones gave you two more actions. Draw a conspirator card into your dossier.
lesson-bo-courage-card = “{ card-war-crimes-evidence }” has an arrow: playing it costs an action. Play it.
lesson-bo-courage-committed = The card offers two things. Choose motivation: Canaris becomes committed and may attempt plots.
lesson-bo-courage-committed-then = The turn ends with an event.
lesson-bo-courage-offer = Goebbels comes, and the event makes Olbricht an offer. Accept: he becomes committed too.
lesson-bo-courage-again = Olbricht conspires now. Two targets lie on the Dissent Track; a third one fills it.
lesson-bo-courage-dissent = The Dissent Track is full: somebody’s motivation rises, or Military Support falls. Choose Canaris, who becomes reckless.
lesson-bo-courage-done = Two people who dare. Next: what happens when a plot is detected.
lesson-bo-prison-welcome = Hitler is in the space of Olbricht, who holds “{ plot-coup-detat }”. His suspicion is high: one eagle and it is over.
lesson-bo-prison-attempt = Attempt it all the same. The page shows what it needs before you roll.
lesson-bo-prison-attempt-then = None of your items helps here.
lesson-bo-prison-roll = Two targets would do; one eagle is enough to betray him. Roll all three dice.
lesson-bo-prison-deliver = An eagle: detected. Olbricht is in prison, and Canaris goes on alone. Deliver the intel, so that suspicion falls.
lesson-bo-prison-deliver-then = Canaris goes on: he conspires and draws cards.
lesson-bo-prison-raid = The last action: draw a card. What the event brings, nobody knows.
lesson-bo-prison-illegal = A raid. An illegal card goes, or suspicion rises by 1: discard “{ card-hidden-camera }”.
lesson-bo-prison-release = Olbricht is interrogated. This time one answer sets him free: choose it.
lesson-bo-prison-done = He is out. An arrest costs time and cards, but not the game. Next: the plot that succeeds.
lesson-bo-plot-welcome = Canaris is reckless and holds “{ plot-sniper }”. Hitler is in Nuremberg, one move away.
lesson-bo-plot-meet = Most plots need you in Hitler’s space. Go to Nuremberg.
lesson-bo-plot-attempt = Everything the plot requires is there. Begin the attempt; it costs an action.
lesson-bo-plot-first = Two dice; two targets are needed, and three eagles betray it: the odds stand beside it. Roll both.
lesson-bo-plot-second = It failed, but nobody noticed. You have actions left: try again.
lesson-bo-plot-last = The same odds, a second time. Roll.
lesson-bo-plot-done = Two targets: Hitler is dead, and you have won. Now without me: an easy game, two conspirators.
bo-ask-target-motivation-up = Whose motivation rises by { $steps }?
bo-ask-target-motivation-down = Whose motivation falls by { $steps }?
bo-ask-target-suspicion-up = Whose suspicion rises by { $steps }?
bo-ask-target-suspicion-down = Whose suspicion falls by { $steps }?
bo-ask-space-leader = Where does { $leader } go?
bo-ask-space-deputies = To which space are deputies called?
bo-ask-space-go = Where do you go?
bo-why-cards =
    { $count ->
        [one] { $held } cards, { $limit } allowed: { $count } must go.
       *[other] { $held } cards, { $limit } allowed: { $count } must go.
    }
bo-why-items =
    { $count ->
        [one] { $held } items, { $limit } allowed: { $count } must go.
       *[other] { $held } items, { $limit } allowed: { $count } must go.
    }
bo-why-discard-card =
    { $count ->
        [one] { $count } card must go.
       *[other] { $count } cards must go.
    }
bo-why-discard-item =
    { $count ->
        [one] { $count } item must go.
       *[other] { $count } items must go.
    }
bo-why-discard-card-or-item = Cards or items that must go: { $count }.
bo-why-discard-plot = A plot must go.
bo-why-raid =
    { $cards ->
        [one] { $cards } illegal card is still to be decided.
       *[other] { $cards } illegal cards are still to be decided.
    }
bo-why-dissent = Its three dice return to the supply.
bo-why-dissent-over = Its three dice return to the supply. Left for the empty track: { $overflow }.
bo-why-react-turn-start = Your turn begins.
bo-why-react-turn-end = The turn ends, an event comes next.
bo-why-react-hitler-moves = Hitler is about to move.
bo-why-react-leader-moved = A leader has moved.
bo-why-react-plot-ready = The attempt is about to be rolled.
bo-why-react-plot-rolled = The dice of the attempt lie there.
bo-change-motivation = motivation { $before } → { $after }
bo-change-suspicion = suspicion { $before } → { $after }
bo-change-support = Military Support { $before } → { $after }
bo-stays-motivation = motivation stays { $level }
bo-stays-suspicion = suspicion stays { $level }
bo-stays-support = Military Support stays at { $level }, its lowest
bo-change-cards = cards { $before } → { $after }, { $limit } allowed
bo-change-items = items { $before } → { $after }, { $limit } allowed
bo-change-defections = targets on the card { $before } → { $after }
bo-actions-next-turn =
    { $actions ->
        [one] 1 action more next turn
       *[other] { $actions } actions more next turn
    }
bo-changes-nothing-more = Nothing changes.
bo-there = { $names } there
bo-there-nobody = nobody there
bo-comes-from = now { $in }
bo-odds-conspire = a target { $target }%, an eagle { $eagle }%
bo-odds-release = { $freed }% a prisoner is free, { $arrested }% you are arrested
bo-odds-die = a number { $numbers }%, an eagle { $eagle }%
bo-odds-number = number { $chance }%: { $does }
bo-odds-eagle = eagle { $chance }%: { $does }
bo-rises-by-roll-motivation = motivation rises by that many
bo-rises-by-roll-suspicion = suspicion rises by that many
bo-offer-pay = you give up a card or an item
bo-offer-go = you go to any open space
bo-offer-trade = discard as many items as you like: suspicion −1 each
bo-ready-next = Next: how many dice to roll.
bo-odds-reroll = target { $target }%, eagle { $eagle }%
bo-actions-unused =
    { $actions ->
        [one] { $actions } action unused
       *[other] { $actions } actions unused
    }
bo-accept-roll = Roll the die
bo-decline-roll = Do not roll
bo-you = you
bo-their-turn = their turn
bo-read-card = Read the card { $card }
bo-tab-attempt = Attempt
bo-tab-cards = Cards
bo-tab-story = Story
bo-support-short = Support
bo-actions = Actions of a turn
bo-key-attempt = Attempt a plot
bo-key-end = End the turn
bo-key-map = To the map; its arrow keys go from space to space
bo-map-whole = Whole
bo-map-me = Me
bo-tag-if-a-deputy-is-here = if deputy
bo-tag-if-hitler-is-here = if Hitler
bo-tag-if-stage-1 = if stage 1
bo-tag-if-stage-2 = if stage 2
bo-tag-if-you-are-abwehr = if Abwehr
bo-tag-if-you-are-civilian = if Civilian
bo-tag-if-you-are-wehrmacht = if Wehrmacht
bo-answers = Answers
bo-page-back = Answers before
bo-page-on = More answers
bo-nine-reveal = Reveal
bo-nine-collect = Collect
bo-nine-deliver = Deliver
bo-nine-conspire = Conspire
bo-nine-dossier = Dossier
bo-nine-release = Release
bo-nine-attempt = Attempt
bo-no-attempt = No plot of yours can be attempted here and now.
bo-no-attempt-short = not now
bo-no-plot-yet = no plot yet: draw cards
bo-attempts-open =
    { $count ->
        [one] { $count } plot
       *[other] { $count } plots
    }
bo-short-no-cards-left = no cards left
bo-short-conspired-already = once a turn
bo-short-conspire-blocked = Bormann is here
bo-short-no-dice = no dice
bo-short-not-enough-dice = too few dice
bo-short-no-tile = no item here
bo-short-tile-face-down = face down
bo-short-tile-face-up = face up
bo-short-no-delivery = not here
bo-short-tile-still-here = item lies here
bo-short-delivery-condition = condition fails
bo-short-no-such-item = wrong item
bo-short-carries-nothing = no item
bo-short-not-at-gestapo-hq = Gestapo HQ only
bo-short-nobody-in-prison = nobody in prison
bo-short-extreme-suspicion = extreme suspicion
bo-short-nobody-here = you are alone
bo-short-nothing-to-transfer = nothing to give
bo-short-nothing-to-act = nothing fits

## Black Orchestra: scenes
# What is written on the stage while something is shown.

bo-scene-place = { $who } · { $space } · stage { $stage }
bo-scene-targets =
    { $missing ->
        [0] the targets are there
        [one] one target is missing
       *[other] { $missing } targets are missing
    }
bo-scene-eagles =
    { $missing ->
        [0] enough to betray it
        [one] one more and it is betrayed
       *[other] { $missing } more and it is betrayed
    }
bo-scene-rolling =
    { $dice ->
        [one] One die is still rolling.
       *[other] { $dice } dice are still rolling.
    }
bo-scene-sixths =
    { $sixths ->
        [one] It succeeds one time in six.
        [2] It succeeds two times in six.
        [3] It succeeds three times in six.
        [4] It succeeds four times in six.
        [5] It succeeds five times in six.
       *[other] Whatever it shows, it succeeds.
    }
bo-scene-percent = Chance of success: { $percent }.
bo-scene-no-hope = It can no longer succeed.
bo-scene-lie = The dice lie still.
bo-scene-no-dice = No die was rolled.
bo-scene-ignored =
    { $eagles ->
        [one] One eagle does not count.
       *[other] { $eagles } eagles do not count.
    }
bo-scene-reroll-key = Touch a die to roll it again. Below each: the chance that it succeeds, and that it is detected.
bo-odds-written = success { $success }, detected { $detection }
bo-scene-rerolled = re-rolled: { $before } → { $after }
bo-scene-rerolling = once more: { $before }…
bo-scene-again = Again
bo-stamp-dead = { $leader } is dead
bo-stamp-detected = Detected
bo-stamp-unnoticed = Unnoticed
bo-scene-why-dead = Targets: { $targets }, and it took { $needed }. Eagles: { $eagles } of { $betray }.
bo-scene-why-detected = Eagles: { $eagles }, and { $betray } betray it. The targets do not count.
bo-scene-why-unnoticed = Targets: { $targets }, and it took { $needed }. Nobody noticed.
bo-scene-then-discarded = “{ $plot }” is discarded
bo-scene-then-chancellery = Hitler → { $space }
bo-scene-then-motivation = Everyone’s motivation −1
bo-scene-then-arrested = { $who } is arrested
bo-scene-then-leader-left = { $leader } is out of the game
bo-scene-then-kept = The plot stays in the dossier; items used for it are gone
bo-scene-line-done = (done)
bo-scene-line-idle = (without effect)
bo-scene-idle-stays = Already there.
bo-scene-idle-support = It stays at { $support }.
bo-scene-idle-nobody = It concerns nobody.
bo-scene-idle-tile = No item lies there face down.
bo-scene-idle-offer = It is not offered.
bo-scene-idle-nothing = Nothing changes.
bo-scene-no-effect = No effect
bo-scene-front = The front draws nearer
bo-scene-open = Open now: { $spaces }.
bo-scene-raid = Gestapo Raid
bo-scene-only-left = Only { $who } is left.
bo-scene-cards-fall = Illegal cards, discarded
bo-scene-nobody-speaks = Nobody speaks.
bo-scene-resist-odds = Whoever resists rolls one die: a target two times in six, an eagle once, a number three times.
bo-scene-conspired-eagle = suspicion +1
bo-scene-conspired-target = onto the Dissent Track
bo-scene-conspired-number =
    { $more ->
        [one] 1 more action
       *[other] { $more } more actions
    }
bo-scene-release-rolled-eagle = arrested
bo-scene-release-rolled-target = a prisoner goes free
bo-scene-release-rolled-number = a prisoner goes free
bo-scene-resisted-eagle = the price is paid
bo-scene-resisted-target = released
bo-scene-resisted-number = nothing happens
bo-scene-aside = Lay it aside
bo-fresh = The card you drew
bo-fresh-aside = Lay aside
bo-fresh-more = { $count } more
bo-story = The story of this game
bo-story-line = The line is Hitler’s Military Support. Behind bars: an arrest. Framed in blue: a release. Dice: attempts.
bo-story-closest = The nearest attempt: { $plot } in stage { $stage }, { $near }.
bo-story-short =
    { $targets ->
        [one] one target short
       *[other] { $targets } targets short
    }
bo-story-over =
    { $eagles ->
        [one] one eagle too many
       *[other] { $eagles } eagles too many
    }
bo-story-attempts = Attempts
bo-story-none = Nobody made an attempt.
bo-story-when = { $who }, stage { $stage }, chance { $chance }
bo-story-deeds = Moves: { $moves } · items: { $items } · cards: { $cards } · arrests: { $arrests }
bo-story-untried = Never tried: { $plot } by { $who } in stage { $stage }, with a chance of { $chance }.

## Page

page-title = Conjura: two games of conspiracy
page-lead = A table for two games of conspiracy. Play alone against bots, or send your friends a link: no account, nothing to install.
page-about-sh = Liberals against hidden fascists, and one of you is Hitler. Elect governments, watch which policies they enact, and find out who is lying. Talk is half of the game.
page-about-bo = All of you against the regime: travel through Europe, gather items, allies and courage, and strike before the Gestapo finds you. You win or lose together.
page-language = Language
page-theme-light = Light colours
page-theme-dark = Dark colours
page-main-nav = Pages
page-home = Home
page-rules = Rules
page-credits = Credits
page-credits-line = Whose games these are: credits and licences
page-close = Close
page-cancel = Cancel
page-yes = Yes
page-no = No
page-next = Next
page-you = you
page-nobody = nobody
page-guest = Guest
page-your-name = Your name
page-players = Players
page-bots = Bots
page-bots-none = none: I play every seat
page-play-as = You play as
# Somebody who has deleted their name
page-anonymous = Anonymous
page-seat-of = { $name } { $number }
page-i-am-here = I am here
page-played-for-you = While you were away, a bot decided for you
page-played-show =
    { $count ->
        [one] Show what it decided, if nobody is behind you
       *[other] Show the { $count } things it decided, if nobody is behind you
    }
page-played-for-you-text = It did only what the game was waiting for, and claimed nothing in your name. The seat is yours again.
page-substitute = Let a bot play for { $name }
page-substitute-hint = As soon as most of the others ask for it, until they come back. They can take their seat again at any time.
bot-random = random
bot-lesson = lesson
bot-simple = simple
bot-novice = novice
bot-steady = steady
bot-sharp = sharp
bot-strong = strong
page-play-now = Play now
page-first-game = Learn by playing
page-with-friends = Table for friends
page-my-games = Your tables
page-lobby = Open tables
page-lobby-empty = No public tables right now. A table can be listed here in its settings.
page-finished-games = Finished games
page-finished-empty = No finished games yet. You will find them here to look back at.
page-table-open =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
page-table-running = in play
page-table-your-turn = your turn
page-table-closed = Table closed
page-some-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
page-sit-down = Sit down
page-stand-up = Stand up
page-loading = One moment…
page-offline = The server cannot be reached. Trying again…
page-missing = Part of the page could not be fetched. Trying again…
page-reload = Load the page anew
error-offline = The server cannot be reached. Nothing was changed.
page-error-unknown = That did not work ({ $code }).
page-no-table = There is nothing to see here
page-nowhere = This page does not exist
page-connection-lost = Connection lost. The table stays as it was; you will be back in a moment.
page-log = Log
page-log-empty = Nothing has happened yet.
page-talk = Chat
page-talk-empty = Nobody has said anything yet.
page-talk-write = Write to the table
page-talk-write-gallery = Write to the gallery
page-talk-say = Send
page-talk-gallery = (gallery)
page-talk-new =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
page-stream-filter = What the list shows
page-stream-all = All
page-stream-talk = Chat
page-stream-claims = Claims
page-stream-rolls = Rolls
page-stream-acts = Actions
page-talk-more = Ready sentences, questions to bots, settings
page-ask-bot = Ask a bot
page-ask-why = Why?
page-ask-trust = Whom do you trust?
page-ask-suspect = Whom do you suspect?
page-ask-plan = What is the plan?
page-ask-need = What do you need?
page-ask-about = About whom
page-ask-about-nobody = about nobody in particular
page-ask-about-name = about { $name }
page-ask-trust-about = Do you trust { $name }?
page-ask-suspect-about = Do you suspect { $name }?
page-wish = Ask of the others
page-wish-whom = Of whom
page-wish-all = everybody
page-wish-say = Ask
page-wish-back = Take back: { $wish }
page-mute = You cannot speak now.
page-mute-no-identity = Sit down, or choose a name on the home page, to speak.
page-mute-talk-muted = The rules keep you silent just now. You can speak again in a moment.
talk-ask-why = { $name }, why did you do that?
talk-ask-why-about = { $name }, why { $about }?
talk-ask-trust = { $name }, whom do you trust?
talk-ask-trust-about = { $name }, do you trust { $about }?
talk-ask-suspect = { $name }, whom do you suspect?
talk-ask-suspect-about = { $name }, do you suspect { $about }?
talk-ask-plan = { $name }, what is the plan?
talk-ask-need = { $name }, what do you need?
talk-wish-to = { $name }: { $wish }
# Words by which a bot notices that it is asked, and words with which a question can begin; separated by commas
talk-hears-why = why, how come
talk-hears-trust = trust, believe
talk-hears-suspect = suspect, distrust
talk-hears-plan = plan, up to, idea
talk-hears-need = need, help you, lack
talk-hears-opener = why, how come, who, whom, do you, did you, don’t you, tell me, what is, what do you
page-tabs = Parts of the table
page-tab-act = Turn
page-tab-mine = Mine
page-tab-others = Others
page-tab-talk = Chat
page-skip = Skip to my actions
page-side = My cards, log and chat
page-bar = What to do now
page-sheet-up = Show the panel
page-sheet-down = Hide the panel
page-menu = Menu
page-explain = Explain each event in the log
page-sound = Sound
page-sound-on = Sound on
page-sound-off = Sound off
page-volume = { $percent }%
page-volume-off = off
page-knock = Knock when it is my turn
page-text-form = Table as text
page-text-now = Now
page-text-board = Board
page-text-people = Players
page-tv = Big screen
page-tv-join = Take your phone, open the link and sit down.
page-pause = Pause
page-resume = Resume
page-paused = The game is paused. Anyone at the table can resume it.
page-resign = Leave the game
page-resign-hint = A bot plays your seat to the end.
page-resign-closes = You are the only person here: the table is closed at once. The game gets no end and no replay, and what is hidden stays hidden.
page-resign-sure = Yes, leave the game
page-you-title = You
page-you-home = Other devices, recovery key, your data
page-you-lead = No account and no e-mail address: this device knows you by a secret of its own. Here you take yourself along, sign out, or have yourself forgotten.
page-you-nobody = Nobody knows you here yet. Choose a name, or sign in as the person you are elsewhere.
page-you-save = Save
page-you-saved = Saved.
page-you-since = Known here since { $date }.
page-you-devices =
    { $count ->
        [one] Signed in on this device alone.
       *[other] Signed in on { $count } devices.
    }
page-you-another = Another device
page-you-another-text = Read the picture with your phone, or type the code there under “You”. It signs in one device, once, and holds for five minutes.
page-you-code = Show a code
page-you-code-new = Another code
page-you-code-label = Code for the other device
page-you-code-until = Holds until { $time }.
page-you-code-over = This code no longer holds.
page-you-code-used = The other device is signed in.
page-you-key = Recovery key
page-you-key-text = It brings you back when this device is lost or emptied. It is shown only once, and whoever has it is you.
page-you-key-none = You have none yet.
page-you-key-made = Made on { $date }. A new one takes its place.
page-you-key-make = Make a recovery key
page-you-key-again = Make a new key
page-you-key-shown = Write it down or save it now: it will not be shown again.
page-you-key-label = Your recovery key
page-you-key-save = Save as a file
page-you-key-file = Recovery key of { $name } for { $place }. Whoever has it can sign in as you.
page-you-sign-in = Sign in here
page-you-sign-in-text = With the code that another device shows, or with your recovery key.
page-you-sign-in-instead = So far you are { $name } on this device. Whoever signs in takes that place.
page-you-sign-in-lost = { $name } has no recovery key and no other device: those games could not be reached any more.
page-you-secret = Code or key
page-you-open-file = Open a key file
page-you-no-key-in-file = There is no recovery key in this file.
page-you-sign-out = Sign out
page-you-sign-out-here = On this device
page-you-sign-out-all = On all devices
page-you-sign-out-lost = You have no recovery key and no other device: you could not come back to your games.
page-you-sign-out-sure = Sign out all the same
page-you-data = Your data
page-you-data-text = Your name, your tables, what you said there and what you noted.
page-you-data-get = Save my data
page-you-delete = Delete my data
page-you-delete-text = Your name and all that you said and noted go for good. The games stay, without you; where one is still on, a bot plays your seat to the end.
page-you-delete-sure = Delete for good
page-fair = Fair deal
page-fair-text = Deal and dice were fixed before the start, and every step is chained to the one before it. Keep both seals: after the game, “conjura audit” shows that nothing was altered.
page-fair-seal = Seal of deal and dice
page-fair-link = Seal of the game so far
page-fair-save = Save the seals
page-fair-file = After the game: conjura audit RECORD --link followed by any of the links below.
page-share = Link to this table
page-share-hint = Whoever has the link can sit down or watch.
page-share-watch = Whoever has the link can watch.
page-share-this-machine = Only this computer can open the link. For others in your network, start the table with “make play HOST=0.0.0.0” or “conjura serve --host 0.0.0.0”.
page-share-no-network = Only this computer can open the link: it is in no network.
page-qr = QR code of the link
page-copy = Copy
page-copied = Copied
page-source = Where this comes from: { $title }
page-open-rules = Open in the rules
page-your-turn = Your turn
page-nothing-asked = Nothing is asked of you right now.
page-waiting-since =
    { $seconds ->
        [one] Waiting for { $names } for { $seconds } second.
       *[other] Waiting for { $names } for { $seconds } seconds.
    }
page-waiting-minutes = Waiting for { $names } for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
page-seconds-left = ({ $seconds } s left)
page-undo = Take back
page-undo-please = Ask to take back
page-undo-what = Take back: { $what }
page-undo-random-short = dice have decided
page-undo-hidden-short = something was turned up
page-undo-other-short = others have acted
page-undo-active-short = others are asked now
page-undo-ask = Asks the whole table whether you may take your last action back.
page-undo-asked = { $name } asks to take the last action back.
page-undo-waiting = Still to answer: { $names }.
aside-taken-back = { $name } takes a step back.
aside-taken-back-me = You take a step back.
aside-clock = The clock has decided for { $name }.
aside-clock-me = The clock has decided for you.
aside-played = A bot decides for { $name }, who is away.
aside-played-me = A bot decided for you while you were away.
aside-substitute = A bot plays for { $name }.
aside-substitute-me = A bot plays for you.
aside-return = { $name } is back.
aside-return-me = You are back.
aside-resign = { $name } leaves the game; a bot plays on.
aside-resign-me = You leave the game; a bot plays on.
aside-call = { $name } is away: somebody asks for a bot to step in.
aside-call-me = You were away: somebody asked for a bot to step in.
aside-silence = { $name } was silenced by the host.
aside-silence-me = The host has silenced you.
aside-ban = { $name } was sent away by the host; a bot plays on.
aside-vote-out = Somebody votes that { $name } leaves the game.
aside-vote-out-me = Somebody votes that you leave the game.
aside-voted-out = { $name } was voted out of the game; a bot plays on.
page-pace = Pace
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-step = Step by step
page-pace-none = At once
page-stage-hold = Hold the picture (Space)
page-stage-go = Go on (Space)
page-stage-next = Next (→)
page-stage-skip = Skip this scene (S); Shift+S: to now
page-stage-to-now = Skip to now
page-stage-soon = Your decision in a moment
page-stage-soon-hint = Skips what is still to be shown, and asks you now.
page-walk = Beat by beat
page-walk-again = Again
page-walk-go = Go on
page-walk-next = Next
page-walk-at = Beat { $at }
page-walk-at-of = Beat { $at } of { $of }
page-stage-held = Held, { $beats ->
    [one] one beat
   *[other] { $beats } beats
  } behind
page-recap = Since your last turn
page-recap-watch = What happened so far
page-recap-open = Since your last turn (L)
page-recap-nothing = Nothing has happened since.
page-recap-play = Play it ({ $seconds } s)
page-recap-go = Go on
page-recap-smaller = { $count ->
    [one] and one smaller thing, in the log
   *[other] and { $count } smaller things, in the log
  }
page-recap-asked = Now: { $what }
page-go-on = Go on
page-go-on-hint = The game goes on when everybody has said so, or the time is over. Key G.
page-stay = More time
page-stay-hint = The game waits until you go on.
page-stays = The game waits for you.
page-discussion-status = The table talks it over.
page-discussion-missing = Still talking: { $names }
page-shortcuts = Keys
page-shortcuts-act = Act
page-shortcuts-look = Look
page-shortcuts-scenes = Scenes
page-key-space = Space
page-key-shift = Shift
page-key-sheet = These keys
page-key-hold = Hold the picture, or go on
page-key-next = The next thing that happens
page-key-again = Once more what was just shown
page-key-skip = Skip this scene
page-key-recap = What happened since your last turn
page-key-answer = The first to the ninth choice in the bar, or the person with that number
page-key-talk = Write to the table
page-seat-number = Seat { $number }
page-seat-bot = Bot ({ $bot })
page-seat-substitute = A bot plays this seat for now.
page-seat-away = not connected
page-seat-empty = free
page-a-bot = bot
page-host = host
page-seats = Seats: { $count } of { $of } taken
page-add-bot = Bot
page-remove-bot = Remove
page-send-away = Send away
page-people = People
page-people-none = Nobody else is here; bots do as they are told.
page-person-what = About { $name }…
page-person-about = About whoever said this
page-person-is-muted = muted
page-person-is-blocked = blocked
page-person-is-silenced = silenced by the host
page-person-for-me = For me
page-person-for-me-text = Nobody is told what you choose here.
page-person-mute = Mute
page-person-mute-hint = You no longer see what this person says, at any table.
page-person-unmute = Unmute
page-person-block = Block
page-person-block-hint = You no longer see what they say, and they cannot join tables you open.
page-person-unblock = Unblock
page-person-mute-done = { $name } is muted. You can take it back in your settings.
page-person-block-done = { $name } is blocked. You can take it back in your settings.
page-person-none-done = You see again what { $name } says.
page-person-report = Report…
page-person-report-hint = Tell whoever runs this server.
page-person-report-text = Whoever runs this server will read your report, with the last lines of the chat.
page-person-report-what = What is wrong?
page-report-line = this line of the chat
page-report-name = the name
page-report-person = how this person behaves
page-person-report-words = In your words (if you like)
page-person-report-send = Send the report
page-person-report-back = Back
page-person-report-done = Thank you. Your report was sent.
page-person-vote = Together
page-person-vote-text = { $count ->
    [0] When more than half of the other people vote for it, a bot takes this seat.
    [one] One person has voted that they leave. When more than half of the others do, a bot takes this seat.
   *[other] { $count } people have voted that they leave. When more than half of the others do, a bot takes this seat.
 }
page-person-vote-out = Vote out
page-person-vote-back = Take my vote back
page-person-as-host = As host
page-person-silence = Silence
page-person-silence-hint = They can say nothing more at this table.
page-person-ban-hint = They lose their seat and cannot come back. In a game a bot plays on.
page-person-ban-sure = Yes, send away for good
page-person-gallery = In the gallery
page-person-gallery-text = While you play you cannot read what is said there. Whoever spoils it for the others can be silenced.
page-person-sanctions = Silenced and sent away
page-person-sanction-silence = { $name } is silenced.
page-person-sanction-ban = { $name } was sent away.
page-person-forgive = Take back
page-relations = Muted and blocked
page-voted-out = The others have voted you out of the game. You can watch.
page-announcement = Announcement
page-load-more = Show more
page-fill-bots =
    { $count ->
        [one] Fill the last seat with a bot
       *[other] Fill { $count } seats with bots
    }
page-draft = The draft
page-draft-stop = Stop the draft
page-draft-yours = Your turn: pick one
page-draft-turn = { $name } picks
page-draft-bot = { $name } draws a lot
page-draft-away = { $name } is away; if that lasts, the next one picks
page-draft-done = Everybody has picked: the game begins
page-draft-order = The order was drawn by lot. What somebody has picked is gone for the others.
page-draft-pick = Pick { $what }
page-draft-lot = Let the lot decide
page-draft-lot-sure = Yes, draw a lot for me
page-draft-sure = { $what }: sure?
page-draft-by-lot = by lot
page-draft-passed = was away, picks last
page-draft-now = picks now
page-draft-next = picks next
page-draft-left = Still to be had
page-draft-start = Start the draft
page-start = Start
page-start-why =
    { $count ->
        [one] One seat is still free: wait for somebody or put a bot there.
       *[other] { $count } seats are still free: wait for people or put bots there.
    }
page-wait-host = The host starts the game. Until then, say hello.
page-invite = Invite
page-settings = Settings
page-room-public = Public table: it is listed on the home page
page-room-private = Private table: only those with the link find it
page-setting-clock = Time per decision
page-no-clock = no limit
page-clock-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
page-setting-public = Listed on the home page
page-setting-talk = Chat at the table
page-setting-pace = Pace of the bots
page-setting-pace-text = How long they wait for what is shown.
page-setting-bots-talk = Bots talk
page-bots-talk-all = freely
page-bots-talk-little = little: answers, accusations, calls
page-bots-talk-none = not at all
hint-ask = What would you do?
hint-word = Advice
page-hint-key = Ask a strong bot (key H). It knows what you know.
hint-said = In your place I would choose “{ $action }”. { $reason }
hint-pass = In your place I would let it pass.
hint-hold = Advice: press and hold
hint-hold-why = It may tell what you hold. Nobody looking? Then hold.
page-setting-hints = Advice from a bot
page-hints-alone = when alone with bots
page-hints-yes = allowed
page-hints-no = not allowed
page-setting-undo = Moves can be taken back
page-setting-spectators = Others may watch
page-option-difficulty = Difficulty
page-as-published = as published
page-settings-table = Table
page-settings-rules = Rules
page-settings-mine = Mine
page-my-settings = My settings
page-mine-pace-text = How fast you are shown what happens.
page-motion = Motion
page-motion-text = With less motion the same things happen, in still pictures.
page-motion-auto = As the system
page-motion-full = All
page-motion-less = Less
page-reader = Screen reader: tell me
page-reader-text = Your own decisions and the end are told in any case.
page-reader-all = Everything
page-reader-scenes = Scenes
page-plain = Plain page
page-plain-text = Without grain and ornament.
page-open-alone = Show secrets openly when alone
page-open-alone-text = No holding down where nobody else is at the table.
page-preset = Kept tables
page-preset-load = Load
page-preset-delete = Delete
page-preset-name = Keep this table as
page-preset-save = Keep
page-setting-discussion-sh = Discussion after a government
page-setting-discussion-bo = Council before the dice
page-discussion-usual = as usual
page-discussion-none = none
page-discussion-all = until all go on
page-short-seconds = { $seconds } s
page-setting-absence = A bot steps in after
page-absence-never = never
page-bot-level = Strength of { $name }
page-setting-discussion-text = Bots wait; it ends when everybody goes on.
page-you-won = You won
page-you-lost = You lost
page-rematch = Play again
page-rematch-go = To the new table
page-rematch-ready = Next game: ready { $ready } of { $people }
page-spectator = a spectator
page-replay = Replay
page-replay-back = One step back
page-replay-play = Play
page-replay-stop = Stop
page-replay-on = One step on
page-replay-step = Step { $step } of { $last }
page-replay-eyes = Seen by
page-replay-link = Link to this step
page-replay-at = Round { $chapter } of { $chapters }, step { $step }
page-replay-scene-on = The next scene
page-replay-scene-back = The scene before
page-replay-great-on = The next great scene
page-replay-great-back = The great scene before
page-replay-speed = Speed
page-replay-open = open cards
page-mark-liberal = liberal policy
page-mark-fascist = fascist policy
page-mark-execution = execution
page-mark-attempt = attempt
page-mark-arrest = arrest
page-mark-stage = new stage
page-replay-record = Record
page-which-game = Which game
page-search-rules = Search rules, cards, people and places
page-rules-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] One entry
       *[other] { $count } entries
    }
page-glossary = Glossary
page-gallery = Gallery
page-print = Print
page-look-up = Look up
page-key-look-up = Look up what is selected
page-lesson-step = { $step } of { $of }
page-lesson-wait = Watch what happens…
page-lesson-not-yet = Not yet: first do what the coach says.
page-lesson-skip = Leave the lesson
page-lesson-go-on = Play this game to the end
page-lesson-show = Show me
page-lesson-next-chapter = Next chapter
page-lesson-chapters = All chapters
page-lesson-alone = Play an easy game
page-credits-sh = Secret Hitler was designed by Mike Boxleiter, Tommy Maranges and Mac Schubert; the Spanish edition of the rules this table follows is by Andrés Laín Sanclemente. The game, its rules and texts, and this table of it are licensed under CC BY-NC-SA 4.0. Changed here: all texts and drawings are our own, the game is played on a screen, claims are buttons, and bots can play. It is free and may not be sold.
page-credits-bo = Black Orchestra is a game by Philip duBarry. This is an unofficial table for it, without any art or text of the box: if you like it, buy the game.
page-credits-own = Coastlines from Natural Earth (public domain). Typefaces: League Gothic and Source Serif 4, both under the SIL Open Font License.
page-credits-history = Both games are set among crimes that really happened. This page shows no symbols of the regime, and its leaders only by name.
page-history = The history behind the game
page-contents = Contents
page-briefing = Before you begin
page-briefing-begin = Begin
page-briefing-each = Tell me before each game who I am
page-briefing-first = Read this first: the others wait for you.
page-briefing-sound = Sound on

## Page: Secret Hitler

page-sh-liberals = Liberals
page-sh-fascists = Fascists
page-sh-track-liberal = Liberal track: { $count } of 5
page-sh-track-fascist = Fascist track: { $count } of 6
page-sh-in-force = In force
page-sh-free-space = Not yet in force
page-sh-win = Victory
page-sh-space-liberals-win = With the fifth liberal policy the liberals win.
page-sh-space-fascists-win = With the sixth fascist policy the fascists win.
page-sh-space-zone = From here on, Hitler elected chancellor wins the game for the fascists.
page-sh-space-veto = From here on a veto is possible.
page-sh-zone-off =
    { $count ->
        [one] Beyond the dotted line ({ $count } policy), Hitler wins when elected chancellor.
       *[other] Beyond the dotted line ({ $count } policies), Hitler wins when elected chancellor.
    }
page-sh-zone-on = The line is crossed: if Hitler is elected chancellor, the fascists win.
page-sh-short-investigate = investigate
page-sh-short-special-election = special election
page-sh-short-peek = peek
page-sh-short-execution = execution
page-sh-short-veto = veto
page-sh-tracker = Election tracker
page-sh-tracker-at = { $tracker } of 3
page-sh-deck = Deck
page-sh-deck-note = Policies left to draw. With fewer than three after a session, the discarded ones are shuffled in again.
page-sh-discard-pile = Discard
page-sh-discard-note = Discarded policies. Nobody may look at them before the end.
page-sh-veto-open = Veto possible
page-sh-ring = Players around the table, clockwise
page-sh-president = President
page-sh-chancellor = Chancellor
page-sh-candidate = President?
page-sh-nominee = Chancellor?
page-sh-chancellor-letter = C
page-sh-nobody-yet = still open
page-sh-dead = executed
page-sh-limited = term limit
page-sh-clear = not H.
page-sh-ballots-in =
    { $count ->
        [one] { $count } of { $of } ballots is in. All are turned over together.
       *[other] { $count } of { $of } ballots are in. All are turned over together.
    }
page-sh-ballot-in = Your ballot is in. All are turned over together.
# The bar's line below the question: what will come of it. page-sh-bar-…-own: to the one who acts; $name is the president.
page-sh-bar-policy = The policy is turned over…
page-sh-bar-ballot = Ballots are turned over: { $name }…
page-sh-bar-ballots = Ballots are turned over…
page-sh-bar-ballots-in = All of them were in before the first was turned over.
page-sh-bar-ballots-mine = All of them were in before the first was turned over. The last one is yours.
page-sh-bar-talk = Say what you saw, ask, accuse. Then the next government is sought.
page-sh-bar-nominate-own = Then everybody votes on the two of you.
page-sh-bar-nominate-other = Then everybody votes on the two of them.
page-sh-bar-vote-short = Vote on this government.
page-sh-bar-vote = It takes more than half: { $needed } of { $voters }.
page-sh-cards-hold = Press and hold the cards to see them
page-sh-cards-discard = Press the one you discard
page-sh-cards-enact = Press the one you enact
page-sh-cards-discard-again = Press it again: discarded for good
page-sh-cards-enact-again = Press it again: enacted
page-sh-talk-phase = Discussion
page-sh-talk-then = Then { $name } nominates a chancellor.
page-sh-bar-zone = If it is Hitler who is elected, the fascists win.
page-sh-bar-fails = If it fails, the tracker stands at { $tracker } of 3.
page-sh-bar-fails-chaos = If it fails, the top policy comes into force.
page-sh-bar-vote-other = All ballots are turned over together.
page-sh-bar-discard-short = Discard one. The chancellor gets the others.
page-sh-bar-discard-own = It goes to the discard face down: nobody ever sees it.
page-sh-bar-discard-other = Nobody else sees the three. President and chancellor keep silent.
page-sh-bar-veto-own = If you agree, both policies are discarded and the election tracker moves on.
page-sh-bar-veto-other = If { $name } agrees, both policies are discarded and the election tracker moves on.
page-sh-bar-investigate-own = You alone see the card. What you say about it is up to you.
page-sh-bar-investigate-other = Only { $name } will see the card, and may say whatever suits.
page-sh-bar-peek-own = You alone see them, and they stay where they are. What you say is up to you.
page-sh-bar-peek-other = Only { $name } sees them, and may say whatever suits.
page-sh-bar-execute-own = Whoever it is takes no further part. If it is Hitler, the liberals win.
page-sh-bar-execute-other = Whoever it is takes no further part. If it is Hitler, the liberals win.
page-sh-bar-special-election-own = For one election only: then the office goes round as before.
page-sh-bar-special-election-other = For one election only: then the office goes round as before.
page-sh-bar-liberal-win = A liberal one wins the game for the liberals.
page-sh-bar-fascist-none = A fascist one brings no power.
page-sh-bar-fascist-investigate = A fascist one lets { $name } see somebody’s party card.
page-sh-bar-fascist-special-election = A fascist one lets { $name } choose who stands for president next.
page-sh-bar-fascist-peek = A fascist one lets { $name } look at the next three policies.
page-sh-bar-fascist-execution = A fascist one lets { $name } have somebody executed.
page-sh-bar-fascist-zone = A fascist one crosses the line: from then on Hitler as chancellor wins.
page-sh-bar-fascist-win = A fascist one wins the game for the fascists.
page-sh-elected = elected
page-sh-voted-down = voted down
page-sh-ballots = Ja: { $ja }. Nein: { $nein }.
page-sh-ballots-ja = Everyone voted ja.
page-sh-ballots-nein = Everyone voted nein.
page-sh-danger-zone = From now on: if Hitler is elected chancellor, the fascists win.
page-sh-danger = If { $chancellor } is Hitler and this government is elected, the fascists win.
page-sh-danger-chaos = If this government fails, the top policy comes into force by itself.
page-sh-hold-hand = Press and hold: your policies
page-sh-hold-seen = Hold: what you saw
page-sh-hold-hint = Only you may see this. Nobody looking? Then hold.
page-sh-look-first = Look at your policies first.
page-sh-say-nothing = Say nothing
page-sh-conflict = Takes part in claims that contradict each other.
page-sh-conflict-drawn-policy = This cannot be: { $first } claims to have had no policy of that kind, yet one was enacted.
page-sh-conflict-received-policy = This cannot be: { $first } claims to have had no policy of that kind, yet enacted one.
page-sh-conflict-accused = { $first } stands against { $second }: one of them is a fascist, or { $first } lies.
page-sh-conflict-drawn-received = { $both } contradict each other.
page-sh-conflict-liberal-buried = { $first } names one liberal policy, { $second } none: one of the two buried it, or lies.
page-sh-conflict-peek-drawn = { $both } contradict each other about the same three policies.
page-sh-vetoed = veto
page-sh-your-sessions = Hands you have seen:
page-sh-reveal = Who was who
page-sh-hands = Every hand: drawn, passed, enacted
page-sh-watching = You are watching. Roles and hands stay hidden until the end.
page-sh-you-are-dead = You were executed. Watch, and talk with the gallery.
page-sh-phrase-trust = I trust this government.
page-sh-phrase-doubt = I do not trust this government.
page-sh-phrase-why = Why did you vote like that?
page-sh-phrase-defend = I had no choice.
page-sh-record = Record
page-sh-stage-round = Government of round { $round }
page-sh-stage-all-in = All ballots are in
page-sh-stage-needs = needs { $needed } of { $voters }
page-sh-stage-is-hitler = Is { $name } Hitler?
page-sh-stage-nobody-governed = Nobody governed
page-sh-stage-one-more = One more, and the top policy comes into force.
page-sh-stage-only-sees = Only { $name } sees it.
page-sh-stage-only-you = Only you see it.
page-sh-sight-party = The party card of { $name }
page-sh-sight-peek = The top three policies
page-sh-sight-only = Only you see this. Tell the table, or lie about it.
page-sh-sight-done = Lay it aside
page-sh-stage-returns = After that the order goes on with { $name }.
page-sh-stage-executed = { $name } was executed.
page-sh-stage-veto = Veto?
page-sh-stage-veto-agreed = Agreed
page-sh-stage-veto-refused = Refused
page-sh-stage-shuffled = The policy deck is shuffled.
page-sh-end-liberal = Liberals win
page-sh-end-fascist = Fascists win
page-sh-end-liberal-policies = Round { $round }: the fifth liberal policy came into force.
page-sh-end-fascist-policies = Round { $round }: the sixth fascist policy came into force.
page-sh-end-hitler-executed = Round { $round }: { $hitler } was executed, and was Hitler.
page-sh-end-hitler-elected = Round { $round }: { $hitler } was elected chancellor, and was Hitler.
page-sh-end-keep = Save as a picture
page-sh-end-players = players: { $players } · rounds: { $rounds }
page-sh-round-players = Round { $round } · players: { $players }
page-sh-end-dead = executed
page-sh-end-lies = Who lied, and when
page-sh-end-lies-count = claims: { $claims }, of them false: { $lies }
page-sh-end-no-lies = Every claim was true.
page-sh-end-no-claims = Nobody claimed anything.
page-sh-end-said = said
page-sh-end-was = was
page-sh-end-votes = Ja to a fascist in office
page-sh-end-votes-note = How often each liberal said ja to a government with a fascist or Hitler in it.
page-sh-end-rounds = The game, round by round
page-sh-end-rounds-note = press a round: its replay
page-sh-end-round = Round { $round }: { $what }. See it again.
page-sh-end-no = no
page-sh-end-hands = Every hand
page-sh-end-poster = The end
page-sh-lie-buried = Discarded a liberal policy: { $name } was left without a choice.
page-sh-lie-blamed = Let it look as if { $name } had had a choice.
page-sh-lie-hidden = Kept quiet about a liberal policy.
page-sh-lie-chose = Could have enacted a liberal policy, and enacted the fascist one.
page-sh-lie-cleared = Cleared { $name }, who was with the fascists.
page-sh-lie-accused = Accused { $name }, a liberal.
page-sh-lie-peek = Gave the next three policies falsely.
page-sh-lie-misled = Claimed a hand that was never held.
page-sh-lie-openly = Told the truth and buried a liberal policy: { $name } got two fascist ones. Neither lied.
page-sh-lie-rightly = Accused { $name } rightly.
page-sh-lie-truth = { $name } said otherwise, and told the truth.
page-sh-record-title = The record of governments
page-sh-record-key = open: R
page-sh-own-board = Custom board
page-sh-power-of = Power of the fascist policy no. { $space }
page-sh-own-board-use = Use this board
page-sh-as-published = As published
page-sh-record-last = The last governments
page-sh-record-so-far = said or seen
page-sh-record-empty = Nobody has stood for president yet.
page-sh-record-show = Which governments
page-sh-record-by-person = Governments of one person
page-sh-record-all = All
page-sh-record-with = With { $name }
page-sh-record-disputed = Contradictions: { $count }
page-sh-record-filter = { $name }: only governments with this person
page-sh-record-round = Round
page-sh-record-round-is = Round { $round }:
page-sh-claim-drawn = Say you drew { count-sh-both } (round { $round })
page-sh-claim-received = Say you received { count-sh-both } (round { $round })
page-sh-record-to-log = Round { $round }: to its place in the log
page-sh-record-beside = Round { $round }: the claims side by side
page-sh-record-vote = Vote
page-sh-record-president-says = President says
page-sh-record-chancellor-says = Chancellor says
page-sh-record-policy = Policy
page-sh-record-power = Power
page-sh-record-nominating = nomination
page-sh-record-voting = voting
page-sh-record-in-session = in session
page-sh-record-down = voted down
page-sh-record-chaos = chaos
page-sh-record-veto-refused = veto refused
page-sh-record-special = by special election
page-sh-record-cleared = { $name } is not Hitler
page-sh-record-really = really
page-sh-record-limits = Term limits now: { $names } cannot be nominated.
page-sh-used-investigated = investigates { $target }
page-sh-used-investigated-said =
    { $party ->
        [liberal] investigates { $target }: “liberal”
       *[fascist] investigates { $target }: “fascist”
    }
page-sh-used-special-election = special election: { $target }
page-sh-used-executed = has { $target } executed
page-sh-used-peeked = looks at the top three
page-sh-said-drawn = { $name } claims to have drawn:
page-sh-said-received = { $name } claims to have received:
page-sh-said-peek = { $name } claims these were on top:
page-sh-said-party = { $name } claims the party card is:
page-sh-deck-heading = The deck, by what was said
page-sh-deck-drawn = Drawn since the shuffle: { $drawn }; said or seen: { count-sh-fascist }, { count-sh-liberal }.
page-sh-deck-there = The shuffle held { count-sh-fascist } and { count-sh-liberal }.
page-sh-deck-unsaid =
    { $count ->
        [one] Of one nobody has said what it was.
       *[other] Of { $count } nobody has said what they were.
    }
page-sh-deck-left = If all of it is true, this is left ({ $left }): { count-sh-fascist }, { count-sh-liberal }.
page-sh-must-heading = What must be true
page-sh-must-none = Nothing follows for certain yet.
page-sh-must-over = The game is over; everything is open.
page-sh-must-lied = { $name } lies about round { $round }.
page-sh-must-one-lies = Round { $round }: { $first } or { $second } lies.
page-sh-must-buried = Round { $round }: if { $first } and { $second } both tell the truth, { $first } discarded the only liberal policy.
page-sh-must-accused = { $second } belongs to the fascists, or { $first } lies.
page-sh-must-too-many =
    { $party ->
        [liberal] More liberal policies are claimed ({ $said }) than there are ({ $there }):
       *[fascist] More fascist policies are claimed ({ $said }) than there are ({ $there }):
    } { $count ->
        [one] { $names } lies.
       *[other] at least one of { $names } lies.
    }
page-sh-must-cleared = { $name } is not Hitler: elected chancellor past the line.
page-sh-must-executed = { $name } was executed and was not Hitler.
page-sh-must-hitler-among =
    { $count ->
        [one] Hitler is { $names }.
       *[other] Hitler is one of these: { $names }.
    }
page-sh-dossier-of = { $number }. { $name }
page-sh-dossier-open = What { $name } did, and my note
page-sh-dossier-press = Click: everything { $name } did, and your note.
page-sh-dossier-press-key = Key I or the sign in the corner: everything { $name } did, and your note.
page-sh-dossier-none = Nothing yet.
page-sh-dossier-offices = Offices
page-sh-dossier-president = Round { $round }: president, with { $name }
page-sh-dossier-chancellor = Round { $round }: chancellor, under { $name }
page-sh-dossier-claims = Claims
page-sh-dossier-said-drawn = Round { $round }, drawn:
page-sh-dossier-said-received = Round { $round }, received:
page-sh-dossier-said-party = Round { $round }, the party of { $target }:
page-sh-dossier-said-peek = Round { $round }, on top:
page-sh-dossier-investigations = Investigations
page-sh-dossier-seen-by = Round { $round }: investigated by { $name }
page-sh-dossier-seen-by-said =
    { $party ->
        [liberal] Round { $round }: investigated by { $name }, who says: liberal
       *[fascist] Round { $round }: investigated by { $name }, who says: fascist
    }
page-sh-dossier-votes = Votes: { $ja } ja, { $nein } nein
page-sh-dossier-times =
    { $count ->
        [one] { $name }
       *[other] { $name } ({ $count })
    }
page-sh-dossier-for = Ja to governments with { $names }.
page-sh-dossier-against = Nein to governments with { $names }.
page-sh-dossier-pairs = Voted alike
page-sh-dossier-pair = with { $name }: { $alike } of { $of }
page-sh-dossier-talk = Said
page-sh-note-mine = My note on { $name }
page-sh-note-private = Only you can read this. It stays with your seat.
page-sh-note-keeping = Being kept…
page-sh-mark-mine = My mark on { $name }
page-sh-mark-liberal = liberal?
page-sh-mark-fascist = fascist?
page-sh-mark-hitler = Hitler?
page-sh-flag-liberal = L?
page-sh-flag-fascist = F?
page-sh-flag-hitler = H?
page-sh-mark-flag = Your mark: { $mark }
page-sh-mark-truth = You marked: { $mark } The truth: { $role }.
page-sh-tab-role = Role
page-sh-stream-round = Round { $round }
page-sh-your-role = Your role
page-sh-hold-role-hint = Hold to look. Nobody behind you?
page-sh-hold-look = Hold to look
page-sh-hold-let-go = Let go and it is closed.
page-sh-envelope = Your envelope, { $name }
page-sh-envelope-seat = Seat { $seat } of { $seats }. Nobody behind you?
page-sh-envelope-closed = What only you may know is here, while you hold.
page-sh-envelope-seen = I have seen it
page-sh-envelope-look-first = Hold it open for a moment first.
page-sh-party = Party: { $party }
aim-sh-liberal = Enact five liberal policies, or have Hitler executed.
aim-sh-fascist = Enact six fascist policies, or bring { $hitler } to power as chancellor after the third.
aim-sh-hitler = Enact six fascist policies, or be elected chancellor after the third. Stay alive.
page-sh-night = Night
page-sh-night-text = All close their eyes. Whoever may know somebody looks at them now.
page-sh-night-nothing = Nobody shows you anything.
page-sh-night-alone = The fascists know that you are Hitler. You do not know who they are.
page-sh-night-hitler = { $name } is Hitler and does not know you.
page-sh-night-hitler-knows = { $name } is Hitler and knows you.
page-sh-night-comrade = { $name } is with you.
page-sh-left = Left
page-sh-middle = Middle
page-sh-right = Right
page-sh-place-left = left: { $party }
page-sh-place-middle = middle: { $party }
page-sh-place-right = right: { $party }
page-sh-discard-left = Discard the left
page-sh-discard-middle = Discard the middle
page-sh-discard-right = Discard the right
page-sh-discard-sure = { $place ->
        [left] Discard the left one
        [middle] Discard the middle one
       *[right] Discard the right one
    }
page-sh-enact-left = Enact the left
page-sh-enact-right = Enact the right
page-sh-enact-sure = { $party ->
        [liberal] Enact the liberal one
       *[fascist] Enact the fascist one
    }
page-sh-execute-sure = { $target } leaves the game for good.
page-sh-claim-refuted =
    Everybody would see that this cannot be: { $party ->
        [liberal] a liberal policy was enacted
       *[fascist] a fascist policy was enacted
    }
page-sh-strip-drawn = say what you drew with { $name }, true or not:
page-sh-strip-received = say what you received from { $name }, true or not:
page-sh-strip-party = say what { $name } is, true or not:
page-sh-strip-peek = say what lay on top of the deck, true or not:
page-sh-strip-earlier =
    { $count ->
        [one] one earlier
       *[other] { $count } earlier
    }
page-sh-bubble-drawn = drew
page-sh-bubble-received = received
page-sh-bubble-party = the party card:
page-sh-bubble-peek = on top:
page-sh-failed = Failed
page-sh-muted = In session: silent until the policy is enacted.
page-sh-last-round = Round { $round } is over
explain-sh-roles = There are more liberals, but they do not know each other.
explain-sh-shuffled = There are far more fascist policies than liberal ones: bad luck looks like treason.
explain-sh-candidate = The candidacy goes around the table, clockwise.
explain-sh-nominated = Now everyone votes on the two of them together.
explain-sh-votes = More ja than nein elects. How everybody voted stays public.
explain-sh-not-hitler = The game itself says so, and the game never lies.
explain-sh-tracker = At three failures in a row the top policy comes into force by itself.
explain-sh-chaos = Nobody chose it, so nobody gets a power from it. All term limits are forgotten.
explain-sh-drawn = Only the president sees the three, and discards one face down.
explain-sh-passed = Only the chancellor sees the two, discards one and enacts the other.
explain-sh-enacted = Both may now say what they held, true or not.
explain-sh-veto-asked = If the president agrees, both policies are discarded and the government counts as failed.
explain-sh-veto-agreed = No policy comes into force; the election tracker moves on.
explain-sh-veto-refused = The chancellor must enact one of the two now.
explain-sh-investigated = Only the president saw the party, never the role: Hitler looks like any fascist.
explain-sh-special-election = Afterwards the usual order goes on where it was.
explain-sh-peeked = The three stay on top in the same order: the next president will draw them.
explain-sh-executed = If it had been Hitler, the game would be over. The role stays secret.
explain-sh-claimed = Anyone may lie. What cannot be true together is marked.
explain-sh-over = Now everyone may see everything.
lesson-sh-liberal-welcome = Five people sit at this table: three liberals, one fascist, and Hitler. Liberals must pass five liberal policies, or find and execute Hitler.
lesson-sh-liberal-role = Press and hold the hatched card to see who you are. Let go and it is covered again, so nobody beside you can look. (On a phone it lies under “{ page-sh-tab-role }”.)
lesson-sh-liberal-tracks = These are the two tracks. Every government adds one policy. Fascist policies give the president new powers, and six of them win the game for the fascists.
lesson-sh-liberal-nominate = You stand for president first and need a chancellor. You know nothing about anybody yet: choose { $seat5 }, and confirm.
lesson-sh-liberal-vote = Everyone votes on you two, in secret and at once. Vote ja for your own government.
lesson-sh-liberal-elected = All ballots are turned over together and stay by the names. Remember who voted how: it is the first thing that gives people away.
lesson-sh-liberal-discard = You drew three policies. Press and hold them to look, then discard a fascist one. Your chancellor gets the other two, and nobody will ever see what you discarded.
lesson-sh-liberal-enacted = The chancellor has enacted one of your two. If it is not what you hoped for: was there a choice, or was it a decision?
lesson-sh-liberal-claim = Now you may say what you drew. Press the three you had, or three others: lying is allowed. Honest liberals help each other by telling the truth.
lesson-sh-liberal-limits = The next player stands for president. With five players only the last chancellor is barred from being chancellor again; the sign at the seat says so.
lesson-sh-liberal-second-vote = Another government: { $seat2 } and { $seat3 }. Do you trust these two? This time you decide.
lesson-sh-liberal-tracker = Up here failed governments are counted. At three in a row the top policy comes into force by itself, so always voting nein does not work.
lesson-sh-liberal-contradiction = A fascist policy. { $seat2 } says there was a liberal one, { $seat3 } says that only fascist ones came. One of the two hides something: both are marked with ≠. Remember it.
lesson-sh-liberal-third-vote = Now { $seat3 } stands for president, with { $seat4 }. Your vote is all you have against it.
lesson-sh-liberal-again-contradiction = { $seat3 } again, this time against { $seat4 }. The record of governments keeps all of it side by side (key R). Whoever contradicts two people deserves the most suspicion.
lesson-sh-liberal-fourth-vote = { $seat4 } and { $seat5 }. Vote, and watch what comes of it.
lesson-sh-liberal-line = The third fascist policy: the dotted line is reached. From now on the fascists win at once if Hitler is elected chancellor.
lesson-sh-liberal-fifth-vote = { $seat5 } wants you as chancellor. If you are elected now and the game goes on, everybody knows that you are not Hitler.
lesson-sh-liberal-enact = Two policies, and you decide which one comes into force. Hold to look, and enact the liberal one.
lesson-sh-liberal-again-nominate = You are not Hitler, and all have seen it. Now you stand for president again. Only { $seat3 } speaks against { $seat2 }: choose { $seat2 }.
lesson-sh-liberal-again-vote = Vote ja: you need this government.
lesson-sh-liberal-again-discard = Three fascist policies. It happens, and few will believe you. Discard one.
lesson-sh-liberal-execute = The fourth fascist policy lets the president have somebody executed. { $seat3 } contradicted both { $seat2 } and { $seat4 }, and was never proven not to be Hitler. Choose { $seat3 }.
lesson-sh-liberal-end = { $seat3 } was Hitler: the liberals win. Votes, claims and the record told you. Now try it from the other side, or open a table of your own.
lesson-sh-liberal = As a liberal
    .text = Elect, watch, claim, and find out who lies.
lesson-sh-fascist = As a fascist
    .text = Know Hitler, lie once, and look like a liberal.
lesson-sh-fascist-welcome = This time you are a fascist: two of you against three liberals. You win with six fascist policies, or with Hitler elected chancellor after the third.
lesson-sh-fascist-role = Press and hold the hatched card to see who you are. Nobody may notice how long you look. (On a phone it lies under “{ page-sh-tab-role }”.)
lesson-sh-fascist-hitler = In the night you saw Hitler: here. With five players Hitler knows you too; never look like friends.
lesson-sh-fascist-line = Here is the line. From the third fascist policy on, a government with Hitler as chancellor wins at once.
lesson-sh-fascist-nominate = You stand for president first. { $seat4 } is a liberal, who can be blamed later for what the two of you enact: choose { $seat4 }.
lesson-sh-fascist-vote = Vote ja for your own government: anything else would look strange.
lesson-sh-fascist-elected = The ballots lie open. Liberals read them too, so vote as a liberal would.
lesson-sh-fascist-discard = Two fascist policies and a liberal one. Discard the liberal one, and your chancellor has no choice.
lesson-sh-fascist-enacted = A fascist policy, and both of you are suspected. Now you need a story.
lesson-sh-fascist-claim = Say that you drew three fascist ones: it is a lie nobody can disprove. Or tell the truth, and let it look as if your chancellor had had a choice.
lesson-sh-fascist-record = Everything said is kept here. Where two claims cannot both be true, both are marked: stay calm and accuse first.
lesson-sh-fascist-second-vote = Another government, and Hitler is in it. A liberal who trusts nobody votes nein; decide what you want to look like.
lesson-sh-fascist-third-vote = { $seat3 }, whom you know as Hitler, stands for president. Help without showing it: one ja among many is not noticed.
lesson-sh-fascist-covered = { $seat3 } discarded a liberal policy and says that { $seat4 } had it. Now these two contradict each other, and nobody looks at you.
lesson-sh-fascist-fourth-vote = { $seat4 } and { $seat5 }: two liberals, and you alone know it. Vote as a liberal would.
lesson-sh-fascist-fifth-vote = { $seat5 } wants you as chancellor: the liberals trust you. Vote ja.
lesson-sh-fascist-enact = One of each. The fascist one is the third in force, and with it Hitler can win: enact it.
lesson-sh-fascist-second-claim = Now lie, with a reason: say that you received two fascist ones and had no choice.
lesson-sh-fascist-contradiction = { $seat5 } says otherwise, and everybody sees the ≠ at both of you. Stay calm: nobody can prove which of you lies, and you stand for president next.
lesson-sh-fascist-again-nominate = The line is crossed. Choose { $seat3 } as chancellor: if this government is elected, you have won.
lesson-sh-fascist-again-vote = Vote ja, and see what the others do.
lesson-sh-fascist-end = Hitler is chancellor: the fascists win. Few lies, each with a reason, at the right moment. Now without me.
page-sh-brief-who = There are { $players } of you at this table. Most are liberals, and do not know one another. The fascists know each other, and who Hitler is.
page-sh-brief-liberals = want { $policies } liberal policies, or Hitler executed.
page-sh-brief-fascists = want { $policies } fascist policies, or Hitler elected chancellor once { $zone } are in force.
page-sh-brief-first = First
page-sh-brief-first-own = You look at your role, which only you may see. Then you nominate a chancellor, and everybody votes.
page-sh-brief-first-other = You look at your role, which only you may see. Then { $name } nominates a chancellor, and everybody votes: you too.

## Content packs

cli-verify = check the cards of Black Orchestra, ours or your own
cli-verify-folder = your folder (our own cards if left out)
cli-verify-faults = { $count ->
        [one] One fault.
       *[other] { $count } faults.
    }
cli-verify-sound = Everything is sound: ids, counts, vocabulary, references, and words in three languages.
cli-verify-standard-cards = standard conspirator cards
cli-verify-illegal-cards = illegal conspirator cards
cli-verify-plots = plots
cli-verify-standard-events = standard events
cli-verify-important-events = important events
cli-verify-key-events = key events
cli-verify-events-of-stage = events of stage { $stage }
cli-verify-interrogations = interrogation cards
cli-verify-item-tiles = item tiles
cli-verify-conspirators = conspirators
cli-verify-leaders = leaders
cli-verify-spaces = spaces
cli-verify-item-spaces = spaces with an item
cli-verify-fortified-spaces = fortified spaces
cli-verify-closing-spaces = spaces that close in stage 7
cli-verify-connections = connections outside Berlin

## Black Orchestra: why not

error-difficulty = There is no difficulty called { $difficulty }.
error-conspirators = These are not the right number of different conspirators: { $conspirators }.
error-unknown-conspirator = There is no conspirator called { $conspirator }.
error-first = There is no seat { $first } that could begin.
error-unknown-pack = There is no content folder { $pack }.
error-faulty-pack = The content folder { $pack } cannot be played: { $faults }
error-not-in-dossier = This card is not in your dossier.
error-in-prison = You cannot do that in prison.
error-free-not-now = { $when ->
    [during-a-turn] This card can be used during the actions of a turn.
    [before-the-event] This card can be used before the event of a turn is drawn.
    [an-event-would-move-hitler] This card can be used when an event is about to move Hitler.
    [a-plot-was-rolled] This card can be used after the dice of a plot have been rolled.
    [you-prepare-a-plot] This card can be used while you prepare a plot.
    [a-plot-is-prepared] This card can be used while somebody prepares a plot.
    [support] This card needs Military Support { $support } or more.
    [resolved] This card is being resolved or is not yet yours to use.
   *[other] This free effect does not apply now.
}
error-say-whose = Both of your conspirators hold it: say whose is played.
error-already-here = You are there already.
error-not-open-yet = This space opens in stage { $stage }.
error-closed = This space has been closed since stage 7 began.
error-not-connected = This space is not connected with yours.
error-through-the-station = Berlin is entered and left through the Train Station.
error-conspired-already = You can conspire only once per turn.
error-conspire-blocked = Bormann was with you when your turn began: you cannot conspire.
error-no-dice = There is no die left in the supply.
error-not-enough-dice = You do not have that many actions or dice left.
error-no-cards-left = There is no conspirator card left to draw.
error-no-tile = There is no item on this space.
error-tile-face-down = The item of this space is still face down.
error-tile-face-up = The item of this space is face up already.
error-no-delivery = Nothing can be delivered here.
error-tile-still-here = The item of this space must be gone before anything is delivered here.
error-delivery-condition = The condition for a delivery here is not met.
error-no-such-item = You do not carry an item that can be delivered here.
error-not-at-gestapo-hq = This can only be done in Gestapo HQ.
error-nobody-in-prison = Nobody is in prison.
error-extreme-suspicion = You cannot do that at extreme suspicion.
error-nobody-here = No other conspirator is in your space.
error-nothing-to-transfer = There is nothing to give or take here.
error-not-motivated = You can use your ability once you are motivated.
error-ability-blocked = Goebbels was with you when your turn began: you cannot use your ability.
error-abilities-lost = You have lost your ability.
error-used-already = You have used this already this turn.
error-cannot-pay = You have nothing to pay for it with.
error-not-committed = A plot needs committed motivation.
error-not-reckless = This plot needs reckless motivation.
error-only-as-reaction = This plot can only be attempted at once after an event has moved Hitler.
error-plot-requirements = The required elements of this plot are not met.
error-no-action-effect = This card has no effect that costs an action.
error-works-by-itself = This card works by itself while it lies in your dossier.
error-wrong-space = This card cannot be used in this space.
error-not-together = For this card all conspirators must be in your space.

## Black Orchestra: plots board and attempts

bo-plots-title = Plots
bo-plots-ask = the plots: what they need, and their odds
bo-plots-none =
    { $unseen ->
        [one] Nobody holds a plot yet. { $unseen } is still in the deck: whoever draws cards may find it.
       *[other] Nobody holds a plot yet. { $unseen } are still in the deck: whoever draws cards may find one.
    }
bo-plots-unseen =
    { $unseen ->
        [one] { $unseen } more plot is still in the deck.
       *[other] { $unseen } more plots are still in the deck.
    }
bo-plots-heading = { $plot }, { $who }
bo-plots-heading-nearest = { $plot }, { $who } (the nearest)
bo-plots-nearest = nearest
bo-plots-yours = you hold it
bo-plots-on = on { $leader }
bo-plots-met = ✓ { $what }
bo-plots-unmet = ✗ { $what }
bo-plots-met-word = met
bo-plots-unmet-word = missing
bo-plots-lacks-courage = { $level }: now { $now }
bo-plots-fortified = { $leader } in a fortified space
bo-plots-not-fortified = { $leader } in a space that is not fortified
bo-plots-in-berlin = { $leader } in Berlin
bo-plots-in-stages = { $leader } in a space of stage { $first } to { $last }
bo-plots-in-stages-or-berlin = { $leader } in a space of stage { $first } to { $last }, or in Berlin
bo-plots-just-moved = an event has just moved { $leader }
bo-plots-no-dice = no dice left
bo-plots-same = in his space
bo-plots-lacks-same =
    { $moves ->
        [one] his space: { $moves } move
       *[other] his space: { $moves } moves
    }
bo-plots-away =
    { $spaces ->
        [one] { $spaces } space away from him
       *[other] { $spaces } spaces away from him
    }
bo-plots-lacks-away =
    a space next to him: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
bo-plots-no-way = no way to his space now
bo-plots-leader-away =
    { $spaces ->
        [one] { $leader } is { $spaces } space from the nearest that suits: { $in }.
       *[other] { $leader } is { $spaces } spaces from the nearest that suits: { $in }.
    }
bo-plots-cards = Cards at hand for it: { $cards }.
bo-plots-card-of = { $card } ({ $who })
bo-plots-now = now
bo-plots-after =
    { $moves ->
        [one] after { $moves } move
       *[other] after { $moves } moves
    }
bo-plots-then = as soon as it can be tried
bo-plots-together = all together
bo-plots-chance =
    { $dice ->
        [one] { $when }: { $dice } die, { $odds }
       *[other] { $when }: { $dice } dice, { $odds }
    }
bo-plots-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
bo-plots-help = { $what }: { $gives }
bo-plots-help-where = { $what }: { $gives } ({ $where })
bo-plots-more-dice =
    { $dice ->
        [one] +{ $dice } die
       *[other] +{ $dice } dice
    }
bo-plots-less-eagles =
    { $eagles ->
        [one] −{ $eagles } eagle
       *[other] −{ $eagles } eagles
    }
bo-plots-reroll = 1 die rolled again
bo-plots-meeting = All in one space
bo-plots-beside = { $who } beside him
bo-plots-is = { $who } is { $in }
bo-plots-held = { $who }, { $in }
bo-plots-of = { $who }
bo-plots-lies = lies { $in }
bo-plots-lies-closed = lies { $in }, not open now
bo-plots-not-found = not found yet
bo-plots-gone = all gone
bo-plots-apart = not all of you are there
bo-plots-prisoner = not while { $who } is in prison
bo-plots-not-of = { $who } is { $affiliation }
bo-plots-after-roll = after the roll
bo-plots-suspicion = suspicion { $level }
bo-plots-itself = the plot
bo-plots-too-late = too late now
bo-plots-once = counts once only
bo-plots-refused = { $who } said no
bo-plots-agrees = { $who } must agree
bo-plots-later = { $who }, played after the roll
bo-plots-support-least = only from Military Support { $support } on
bo-plots-stake-spent = Gone whatever happens: { $things }.
bo-plots-stake-detected = If it is detected, { $who } is arrested, “{ $plot }” is lost, Hitler goes to the Chancellery, and everybody’s motivation falls by 1.
bo-plots-spare =
    { $dice ->
        [one] { $dice } die more than the supply has.
       *[other] { $dice } dice more than the supply has.
    }
bo-plots-with-later = With the cards for after the roll:
bo-plots-wanted = { $item }: wanted for this attempt.
bo-plots-before-after = Success: { $before } now, { $after } with it. Detected: { $detected } with it.
bo-council = Council
bo-council-lead = Everybody sees this page.
bo-council-ready = Ready: { $ready } of { $people }
bo-council-offer = I can give { $item }: ask me for it.
bo-plots-what-else = What else could help
bo-plots-ask-for = Ask { $who }
bo-plots-take = Take
bo-plots-odds-with = odds with it
bo-plots-in-hand = in hand
bo-plots-waits = possible
bo-plots-hopeless = This cannot succeed. Roll all the same?
bo-plots-hopeless-begin = With what is at hand this cannot succeed. Begin all the same?
bo-plots-not-yet = Not yet
bo-plots-let-be = Roll no die
bo-plots-all-the-same = All the same
bo-plots-best-now = { $plot }: { $success }
bo-plots-best-near = nearest: { $plot }
bo-key-plots = The plots and their odds
bo-brief-you = You are { $name }
bo-brief-two = You lead two conspirators
bo-brief-ability = From the level “motivated” on: { $text }
bo-brief-win = We win
bo-brief-win-text = only by one successful attempt on Hitler.
bo-brief-win-lieutenants = only by successful attempts on Hitler and two of his deputies.
bo-brief-lose = We lose
bo-brief-lose-text = if all of us are in prison, if the events run out, or if “{ event-documents-located }” comes in stage 7.
bo-brief-lose-guarded = if all of us are in prison, or if the events run out.
bo-brief-support = targets needed: Military Support
bo-brief-eagles = eagles betray your attempt
bo-brief-eagles-of = eagles betray { $who }
bo-brief-plots = plots known
bo-brief-idea = First idea
bo-brief-idea-search = Draw cards to find a plot, or reveal items in Berlin.
bo-brief-idea-plot = Look at the plots (key P): what they need shows where to go.

## Black Orchestra: history
# What really happened: who, what and when, each with a source in docs/history-sources.md.

history-note = History
history-name = “Black Orchestra”, in German Schwarze Kapelle, is what the Gestapo called a group of officers, officials and churchmen who wanted to overthrow Hitler. They began in 1938, failed again and again, and on 20 July 1944 came nearer than at any other time.
history-people = They were not saints. Several had served the regime for years, welcomed its first successes or taken part in the war of annihilation in the east, and not all of them wanted a democracy. What they saw of its crimes brought many of them to risk their lives, and most of those named here lost them.
history-others = They were not the only ones. Communists, social democrats and trade unionists resisted from the first day; the carpenter Georg Elser acted alone; the students of the White Rose wrote leaflets; the Red Orchestra and the Kreisau Circle met in secret; Jews rose in ghettos and camps; and people in every occupied country fought, hid others or said no.
history-victims = What they wanted to end was real. National Socialist Germany murdered six million Jews, hundreds of thousands of Sinti and Roma, more than three million Soviet prisoners of war, some 250,000 sick and disabled people and millions of civilians, most of them in Poland and the Soviet Union. The game shows these crimes because leaving them out would be worse; nothing in it rewards them.
history-after = In the months after 20 July 1944 some two hundred people were executed for it, and many of their families arrested. In the nine months that the war still lasted more Germans died than in the five years before. For long after the war many Germans called the conspirators traitors.
history-more = To read on, and to remember:
history-part-conspirator = The conspirators
history-part-leader = The leaders of the regime
history-part-plot = Attempts on Hitler
history-part-space = Places
history-part-event = Events
history-leader-hitler = Dictator of Germany from 1933 to 1945, answerable for the war and for the murder of six million Jews and of millions of other people. Dozens of attempts on his life are known. He killed himself in Berlin on 30 April 1945.
history-leader-hess = Hitler’s deputy at the head of the party. On 10 May 1941 he flew alone to Scotland. Sentenced to life at Nuremberg, he killed himself in Spandau prison in 1987.
history-leader-goebbels = Minister of Propaganda and party chief of Berlin. He set off the pogrom of November 1938 and helped to put down the coup of 20 July 1944. On 1 May 1945 he and his wife had their six children killed and took their own lives.
history-leader-bormann = Head of the Party Chancellery from May 1941 and later Hitler’s secretary, who decided who saw him and what he read. He died fleeing from Berlin in May 1945; the court at Nuremberg sentenced him to death without knowing it.
history-leader-himmler = Head of the SS and of all German police. He organised the murder of the European Jews and of the Sinti and Roma. Captured by the British, he killed himself on 23 May 1945.
history-leader-goering = Commander of the Luftwaffe and second man of the state. In July 1941 he signed the order to prepare a “total solution of the Jewish question”. Sentenced to death at Nuremberg, he killed himself on 15 October 1946.
history-plot-lone-gunman = 11 March 1944. Captain Eberhard von Breitenbuch came to a conference at the Berghof with a loaded pistol in his pocket. That day adjutants were not let into the room.
history-plot-suitcase-bomb = 20 July 1944. Stauffenberg’s briefcase exploded at the Wolfsschanze. Four men died; Hitler was slightly hurt.
history-plot-derail-train = Hitler often travelled in a special train. In 1944 the British Special Operations Executive studied how to derail it or to poison its water; nothing came of it.
history-plot-plane-bomb = 13 March 1943. Tresckow and Schlabrendorff had a bomb, packed as bottles of liqueur, carried onto Hitler’s plane at Smolensk. It did not go off, and Schlabrendorff fetched it back.
history-plot-hidden-bomb = 8 November 1939. Georg Elser, a carpenter acting alone, had hidden a bomb in a Munich beer hall. Hitler left thirteen minutes too early; eight people died. Elser was murdered in Dachau on 9 April 1945.
history-plot-coup-detat = 20 July 1944. From the Bendlerblock in Berlin, Olbricht and Stauffenberg set the “Valkyrie” orders going. By midnight the coup had failed. In the months that followed about two hundred people were executed.
history-plot-poison-gas = Albert Speer said after the war that in early 1945 he had thought of leading poison gas into Hitler’s bunker. Historians doubt it.
history-plot-sniper = 1944. The British plan “Foxley” foresaw a marksman in the woods near the Berghof, where Hitler went for a walk in the morning. It was never carried out: many thought him, as a commander, of more use alive.
history-plot-kidnapping = September 1938. For the coup that Oster prepared, a raiding party under Friedrich Wilhelm Heinz was to seize Hitler in the Chancellery. Some wanted to put him on trial; Heinz meant to shoot him.
history-plot-poison-parcel = No poisoned parcel for Hitler is known. But a parcel it was, two bottles “for a colonel at headquarters”, that took Schlabrendorff’s bomb unsearched onto his plane in March 1943.
history-plot-poison-food = No attempt of this kind is proven. Hitler’s meals were prepared by cooks of his own and watched over by the SS.
history-plot-ambush = March 1943. At Army Group Centre, officers around Georg von Boeselager were ready to shoot Hitler together during his visit. Field Marshal von Kluge forbade it.
history-space-train-station = From Berlin’s stations trains went to the whole Reich. From October 1941 on they also carried away the Jews of the city: more than 50,000 people, nearly all of whom were murdered.
history-space-deutschlandhalle = Built for the Olympic Games of 1936, the hall served the regime for sports and for mass meetings. It was pulled down in 2011.
history-space-chancellery = The New Chancellery, by Albert Speer, was opened in January 1939. Hitler died in the bunker under its garden. Nothing of it is left standing.
history-space-gestapo-hq = Prinz-Albrecht-Strasse 8, Berlin. From 1933 the Gestapo interrogated and tortured its prisoners here, after 20 July 1944 many of the conspirators. Today the documentation centre “Topography of Terror” stands on the site.
history-space-zeughaus = 21 March 1943. Rudolf-Christoph von Gersdorff led Hitler through an exhibition here with two armed bombs in his coat. Hitler hurried out after a few minutes; Gersdorff defused them in time.
history-space-ministry-of-propaganda = From here press, radio, film and theatre were controlled. On 20 July 1944 Goebbels won over the officer sent to cordon off the government quarter by letting him speak to Hitler on the telephone.
history-space-sportpalast = 18 February 1943. After Stalingrad, Goebbels asked a chosen audience here whether they wanted “total war”. They shouted yes.
history-space-hannover = 15 December 1941. The Gestapo deported 1,001 Jewish children, women and men from Hannover to the ghetto of Riga; 69 of them lived to see the end of the war.
history-space-adlerhorst = From December 1944 to January 1945 Hitler led his last offensive in the west, in the Ardennes, from here.
history-space-nuremberg = The party held its rallies here from 1933 to 1938 and proclaimed the race laws of 1935. In 1945 and 1946 the leaders who were left were tried in the same city.
history-space-tannenberg = Hitler stayed here for about a week at the turn of June to July 1940, after the defeat of France.
history-space-munich = In February 1943 the students Hans and Sophie Scholl and Christoph Probst of the White Rose were executed here for their leaflets against Hitler; others of the group followed.
history-space-vienna = In March 1938 crowds in Vienna forced their Jewish neighbours to scrub the streets. More than 65,000 Austrian Jews were murdered by 1945.
history-space-berghof = Hitler received the British prime minister Chamberlain here on 15 September 1938. The people of the mountain had been driven out for him and his circle.
history-space-zurich = Hans Bernd Gisevius, an Abwehr man at the consulate in Zurich, told the American intelligence officer Allen Dulles of the conspiracy from 1943 on.
history-space-prague = Occupied on 15 March 1939. The names of nearly 80,000 murdered Jews of Bohemia and Moravia stand on the walls of the Pinkas Synagogue.
history-space-posen = Poznań was annexed in 1939, and Poles and Jews were driven out of it. In October 1943 Himmler spoke here openly to SS and party leaders about the murder of the Jews.
history-space-warsaw = Twice Warsaw rose: the ghetto in April 1943, the whole city on 1 August 1944. In the second rising between 150,000 and 200,000 civilians were killed, and the city was destroyed.
history-space-wolfsschanze = Hitler’s main headquarters from June 1941 to November 1944. Here Stauffenberg’s bomb exploded on 20 July 1944.
history-space-anlage-sued = 27 August 1941. Hitler and Mussolini met here, at a tunnel built for their trains, to speak about the war against the Soviet Union.
history-space-wolfsschlucht = In June 1940 Hitler led the campaign in France from this Belgian village, whose people had been sent away.
history-space-paris = In July 1942 the French police arrested some 13,000 Jews in and around Paris for the occupiers. On 20 July 1944 General von Stülpnagel had the SS and SD of the city locked up, until news came that Hitler lived; he was executed.
history-space-riga = On 30 November and 8 December 1941 SS and police, with Latvian helpers, shot some 25,000 Jews of Riga in the forest of Rumbula.
history-space-stockholm = In the spring of 1942 Bonhoeffer told the English bishop George Bell in Sweden of the conspiracy and named names. London did not answer.
history-space-auschwitz = From 1940 to 1945 some 1.1 million people were murdered here: about a million Jews, some 70,000 Poles, 21,000 Sinti and Roma, 15,000 Soviet prisoners of war and others. The Red Army freed the camp on 27 January 1945.
history-space-treblinka = Here, from July 1942 on, the people of the Warsaw ghetto and Jews of all Poland and other countries were murdered on arrival. On 2 August 1943 the prisoners rose; several hundred broke out, and fewer than a hundred of them survived.
history-space-borisov = In August 1941 Hitler visited the staff of Army Group Centre here; Tresckow’s circle already thought of seizing him. On 20 and 21 October the Jews of the town, thousands of people, were shot.
history-space-smolensk = Headquarters of Army Group Centre until 1943. Tresckow gathered opponents of Hitler in its staff; the same army group waged a war of annihilation against the people of the country.
history-space-wasserburg = One of the headquarters built for Hitler in the occupied Soviet Union. He never used it.
history-space-wehrwolf = Built in 1941 and 1942 by forced labourers, many of whom did not survive. Hitler led the war in the east from here for months in 1942.
history-space-prison = Prisoners of the Gestapo waited for trial without rights. More than 2,800 people were executed at Plötzensee in Berlin between 1933 and 1945, many of the conspirators among them.
history-event-parade-in-berlin = 20 April 1939. For Hitler’s fiftieth birthday some 50,000 soldiers marched through Berlin for hours. The British attaché Mason-MacFarlane had offered to shoot him from his window; London refused.
history-event-visit-from-goebbels = From 1926 Goebbels led the party in Berlin, from 1933 all that Germans were to read, hear and see.
history-event-party-rally = September 1933 to 1938. Each year hundreds of thousands gathered in Nuremberg. The rally of 1939, “of peace”, was called off because of the attack on Poland.
history-event-leadership-dispute = Ministers, party chiefs and generals fought over powers all through the regime. Hitler let them: every quarrel made him the judge.
history-event-visit-from-himmler = Himmler became chief of all German police in June 1936, minister of the interior in 1943 and, after 20 July 1944, commander of the reserve army.
history-event-kristallnacht = 9 and 10 November 1938. In a pogrom organised by the state some 1,400 synagogues and prayer rooms were destroyed or damaged, hundreds of Jews lost their lives and about 30,000 Jewish men were taken to camps.
history-event-berlin-speech = 30 January 1939. Before the Reichstag Hitler threatened that a new war would bring “the annihilation of the Jewish race in Europe”.
history-event-assassin-caught = November 1938. Maurice Bavaud, a Swiss student of theology, tried to get near Hitler in Munich with a pistol and was arrested on the train out of the country. He was beheaded in Berlin on 14 May 1941.
history-event-gestapo-investigation = The secret state police had fewer people than most believed. Much of what it knew came from neighbours and colleagues who informed on others.
history-event-munich-agreement = 29 and 30 September 1938. Britain and France gave way over Czechoslovakia, and the coup that Oster, Beck’s successor Halder and others had prepared lost its occasion.
history-event-blomberg-fritsch-affair = January and February 1938. War minister Blomberg fell over his marriage, the army’s commander Fritsch over a false accusation; Hitler took command of the armed forces himself. For Beck, Oster and Canaris it was a turning point.
history-event-the-anschluss = 12 March 1938. German troops marched into Austria. Many cheered; thousands were arrested, and Jews were humiliated and robbed in the open street.
history-event-strategy-session = 5 November 1937. Hitler told the heads of the army, the navy and the air force that he would win “living space” by war. The Hossbach memorandum keeps his words.
history-event-visit-from-hess = As Hitler’s deputy, Hess signed many laws of the regime, among them the race laws of 1935.
history-event-gestapo-raid = The Gestapo could send people to a camp without any court, for as long as it liked. On 5 April 1943 it arrested Bonhoeffer and Hans von Dohnanyi; after 20 July 1944 it arrested thousands.
history-event-anti-semitic-laws = From 1933 on, hundreds of laws took from Germany’s Jews their rights, work and property; the Nuremberg Laws of 1935 took their citizenship.
history-event-visit-from-bormann = Bormann ran the party’s offices for Hess and from May 1941 in his own right. Few orders of Hitler did not pass over his desk.
history-event-invasion-of-poland = 1 September 1939. The German attack on Poland began the Second World War. By the end of the year SS, police and soldiers had shot tens of thousands of Poles, Jews and non-Jews, behind the front.
history-event-nazi-soviet-pact = 23 August 1939. Hitler and Stalin promised not to attack each other. In secret they divided Poland and eastern Europe between them.
history-event-sudetenland-occupation = 1 to 10 October 1938. After Munich, German troops occupied the borderlands of Czechoslovakia. Tens of thousands of Czechs, Jews and German opponents of Hitler fled.
history-event-czechoslovakia-invaded = 15 March 1939. German troops occupied Prague. When students protested in November, nine people were shot, about 1,200 students were taken to a camp and the universities were closed.
history-event-visit-from-hitler = Hitler often changed his plans at the last moment and believed that this protected him. It did: in November 1939 in Munich, and in March 1943 in Berlin.
history-event-berghof-retreat = Hitler spent months of every year at the Berghof. Decisions about war and murder were taken here as in Berlin.
history-event-visit-from-goering = In April 1933 Goering made the Gestapo out of the Prussian political police; a year later he left it to Himmler.
history-event-jews-targeted = Autumn 1940. The occupiers forced some 400,000 Jews into the sealed ghetto of Warsaw, where tens of thousands died of hunger and disease.
history-event-london-bombed = From 7 September 1940 the Luftwaffe bombed London for 57 nights in a row. More than 40,000 civilians were killed in Britain by May 1941, nearly half of them in London.
history-event-germany-bombed = From 1940 British and later American bombers attacked German cities. Several hundred thousand people died under the bombs, forced labourers and prisoners among them.
history-event-western-offensive = 10 May 1940. Germany attacked the Netherlands, Belgium, Luxembourg and France. Oster had betrayed the date to the Dutch attaché, who was not believed.
history-event-sea-lion-postponed = 17 September 1940. The Luftwaffe had not won the sky over England, and Hitler put off the landing until further notice.
history-event-invasion-of-norway = 9 April 1940. Germany attacked Denmark and Norway. Of Norway’s Jews some 770 were deported later; fewer than 40 came back.
history-event-fall-of-paris = 14 June 1940. German troops entered Paris; a week later France gave up. Hitler stood at the height of his popularity, and the conspirators were alone.
history-event-war-conference = 30 March 1941. Hitler told some two hundred generals that the war against the Soviet Union would be one of annihilation, outside all law. Almost none objected.
history-event-hess-leaves-germany = 10 May 1941. Hess flew to Scotland to offer peace on Hitler’s terms. Hitler declared him mad; the British kept him prisoner.
history-event-afrika-korps = February 1941. German troops under Rommel landed in Tripoli to help Italy. In Tunisia, occupied in 1942, some 5,000 Jews were put to forced labour.
history-event-yugoslavia-surrenders = 17 April 1941. Yugoslavia gave up after eleven days. In occupied Serbia the army shot a hundred hostages for each German killed, and by the end of the year most Jewish men.
history-event-pearl-harbor-attack = 7 December 1941. Japan attacked the American fleet. Four days later Germany declared war on the United States.
history-event-fall-of-kiev = 19 September 1941. German troops took Kyiv. On 29 and 30 September SS and police shot 33,771 Jews in the ravine of Babyn Yar; the army had helped to prepare it.
history-event-operation-barbarossa = 22 June 1941. Germany attacked the Soviet Union. Some 27 million Soviet citizens lost their lives in the war, more than three million of them as prisoners in German hands.
history-event-hitler-assumes-command = 19 December 1941. Before Moscow Hitler dismissed the commander of the army and took his place.
history-event-casablanca-conference = 14 to 24 January 1943. Roosevelt and Churchill demanded unconditional surrender. The conspirators could no longer hope for terms in return for Hitler’s fall.
history-event-heydrich-assassinated = 27 May 1942. Czechoslovak parachutists mortally wounded Heydrich in Prague. In revenge the men of the village of Lidice were shot, its women deported and most of its children murdered.
history-event-rommel-defeated = 23 October to 4 November 1942. The British broke through at El Alamein and drove Rommel’s army back through Libya.
history-event-russian-setback = Winter 1941 to 1942. The German attack failed before Moscow. Leningrad was besieged until January 1944; hundreds of thousands of its people starved to death.
history-event-visit-to-the-front = 13 March 1943. On one of his rare visits to the front Hitler came to Smolensk. That day conspirators stood ready with pistols and with a bomb.
history-event-eastern-push = 28 June 1942. The German summer offensive began; it reached for the oil of the Caucasus and for Stalingrad.
history-event-lebensraum = “Living space” was to be won in the east. The plans of 1941 and 1942 meant the murder of the Jews there and hunger, expulsion or slavery for tens of millions of Slavic people.
history-event-slow-retreat = 1943 and 1944. In retreat the Wehrmacht burned villages in the east and carried off hundreds of thousands of people for forced labour.
history-event-berlin-bombed = November 1943 to March 1944. The Royal Air Force flew sixteen great raids on Berlin. Thousands of people died in the city.
history-event-warsaw-ghetto-uprising = 19 April to 16 May 1943. Poorly armed Jewish fighters rose against the deportations to Treblinka and held out for almost a month.
history-event-stalingrad-surrounded = 23 November 1942. The Red Army surrounded the 6th Army; on 2 February 1943 its last men surrendered. Of about 91,000 who were taken prisoner then some 6,000 came home.
history-event-wolfpacks = U-boats hunted convoys in packs until the spring of 1943. More than 30,000 Allied merchant seamen and some 30,000 U-boat men died in the war at sea.
history-event-sicily-invaded = 10 July 1943. The Allies landed in Sicily, and two weeks later Mussolini fell. The Germans occupied Italy and, with Italian helpers, deported more than 7,000 Jews.
history-event-fortress-europa = 1942 to 1944. Hundreds of thousands of workers, many of them forced, built bunkers along the coast from Norway to the Spanish border.
history-event-kursk-recaptured = 8 February 1943. The Red Army took Kursk back. In July the last great German offensive in the east failed there.
history-event-v-2-rocket-attack = From 8 September 1944 V-2 rockets fell on London, Antwerp and other cities and killed thousands. Prisoners had to build them in the camp Mittelbau-Dora; some 20,000 people died there.
history-event-fuehrer-bunker = From January 1945 Hitler lived under the garden of the Chancellery. On 30 April, with the Red Army a few streets away, he killed himself.
history-event-operation-overlord = 6 June 1944. More than 150,000 Allied soldiers landed in Normandy in one day. The conspirators asked themselves whether a coup still had a purpose; Tresckow answered that it had to be tried at any cost.
history-event-gothic-line = Summer and autumn 1944. The Germans held a line across the Apennines. Behind it SS and soldiers murdered civilians: some 560 in Sant’Anna di Stazzema, about 770 around Marzabotto.
history-event-rommel-executed = 14 October 1944. Suspected of knowing of the plot, Rommel was forced to take poison. The regime spoke of his wounds and gave him a state funeral.
history-event-documents-located = September 1944. In a safe at Zossen the Gestapo found papers on the plans of 1938 to 1940; in April 1945 Canaris’s diaries. Canaris, Oster, Bonhoeffer and Dohnanyi were hanged within days.
history-event-fall-of-rome = 4 June 1944. The Allies entered Rome. In October 1943 the occupiers had deported more than a thousand of its Jews, of whom 16 came back; in March 1944 they shot 335 people in the Ardeatine Caves.
history-event-final-conscription = Autumn 1944. All men from 16 to 60 who could carry arms were called up to the Volkssturm; at the end children fought as well.
history-event-anzio-landing = 22 January 1944. The Allies landed at Anzio, south of Rome, and were held at the coast for four months.
