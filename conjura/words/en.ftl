## Black Orchestra: terms

game-black-orchestra = Black Orchestra
    .text = A cooperative game about the German resistance, for 1 to 5 players.
term-conspirator = conspirator
term-deputy = deputy
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
term-closes-in-stage-7 = Closes when stage 7 begins
term-ability = ability
die-target = target
die-eagle = eagle
kind-card-standard = standard
    .text = A card without risk.
kind-card-illegal = illegal
    .text = In a Gestapo Raid you discard it or your suspicion rises by 1. If you are arrested, it is discarded.
kind-card-plot = plot
    .text = A plan against Hitler. It is never illegal.
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
    .text = Documents Located is not in the game, and only one card is removed from the deck of stage 7.

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
    .text = Once per turn: roll 1 to 3 dice for one action each. Eagles raise the suspicion of everyone in your space, targets go onto the Dissent Track, numbers are extra actions.
action-deliver-item = Deliver item
    .text = Once the space’s own item is gone, discard what it asks for to lower suspicion.
action-dossier = Dossier
    .text = Draw a conspirator card into your dossier.
action-move = Move
    .text = Go to a connected space that is open in the current stage.
action-release = Release
    .text = In Gestapo HQ, roll a die: an eagle has you arrested, anything else frees a prisoner and raises your suspicion by 1.
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
    .text = Deliver Map: your suspicion falls by 2.
    .place = Arena in Berlin, opened in 1935.
space-chancellery = Chancellery
    .text = Deliver Weapons: your suspicion falls by 2.
    .place = Hitler’s seat of government in Berlin.
space-gestapo-hq = Gestapo HQ
    .text = Deliver Intel: your suspicion falls by 2.
    .place = Headquarters of the secret state police.
space-zeughaus = Zeughaus
    .text = Deliver Keys: your suspicion falls by 2.
    .place = The old arsenal of Berlin, then a military museum.
space-ministry-of-propaganda = Ministry of Propaganda
    .text = Deliver Signature: your suspicion falls by 2.
    .place = Goebbels’s ministry on the Wilhelmplatz.
space-sportpalast = Sportpalast
    .text = Deliver Badge: your suspicion falls by 2.
    .place = Berlin’s hall for mass meetings.
space-hannover = Hannover
    .text = Deliver any item while a deputy is here: your suspicion falls by 2.
    .place = City in northern Germany.
space-adlerhorst = Adlerhorst
    .text = Deliver Explosives: your suspicion falls by 2.
    .place = Hitler’s headquarters near Bad Nauheim.
space-nuremberg = Nuremberg
    .text = Deliver any item while Hitler is here: your suspicion falls by 2.
    .place = City of the party rallies.
space-tannenberg = Tannenberg
    .text = Deliver Poison: your suspicion falls by 2.
    .place = Hitler’s headquarters in the northern Black Forest.
space-munich = Munich
    .text = Deliver any item, in stage 1 only: your suspicion falls by 2.
    .place = Capital of Bavaria, where the party was founded.
space-vienna = Vienna
    .text = Deliver any item, in stage 2 only: your suspicion falls by 2.
    .place = Capital of Austria until its annexation in 1938.
space-berghof = Berghof
    .text = Deliver any item while Hitler is here: your suspicion falls by 2.
    .place = Hitler’s house in the mountains above Berchtesgaden.
space-zurich = Zurich
    .text = On entering: your suspicion rises by 1.
    .place = City in neutral Switzerland.
space-prague = Prague
    .text = Deliver Signature: suspicion falls by 3 in all, distributed as you like.
    .place = Capital of Czechoslovakia, occupied in 1939.
space-posen = Posen
    .text = Deliver Badge: suspicion falls by 3 in all, distributed as you like.
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
    .place = Capital of Latvia, occupied in 1941.
space-stockholm = Stockholm
    .text = On entering: your suspicion rises by 1.
    .place = Capital of neutral Sweden.
space-auschwitz = Auschwitz
    .text = On entering: your motivation rises by 2 and your suspicion rises by 1.
    .place = Concentration and extermination camp where more than a million people were murdered.
space-treblinka = Treblinka
    .text = On entering: your motivation rises by 2 and your suspicion rises by 1.
    .place = Extermination camp where hundreds of thousands of people were murdered.
space-borisov = Borisov
    .text = Deliver Map: suspicion falls by 3 in all, distributed as you like.
    .place = Town in Belarus, headquarters of Army Group Centre in 1941.
space-smolensk = Smolensk
    .text = Deliver Explosives: suspicion falls by 3 in all, distributed as you like.
    .place = Russian city; from here a bomb was put on Hitler’s plane in 1943.
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
    .text = Used in plots A, B and M.
item-explosives = Explosives
    .text = Used in plots B, D and E.
item-intel = Intel
    .text = Used in plots C, H and L.
item-keys = Keys
    .text = Used in plots E, G and M.
item-map = Map
    .text = Used in plots C, D and K.
item-poison = Poison
    .text = Used in plots G, K and L.
item-signature = Signature
    .text = Used in plots F, J and K.
item-weapons = Weapons
    .text = Used in plots A, H and J.

## Black Orchestra: conspirators

conspirator-beck = Ludwig Beck
    .short = Beck
    .text = Every plot attempted in your space has 1 more die. Leaders give you no penalty.
    .life = General; resigned as Chief of the Army General Staff in 1938 in protest against the coming war and died on 20 July 1944 after the failed coup.
conspirator-bonhoeffer = Dietrich Bonhoeffer
    .short = Bonhoeffer
    .text = Action, once per turn: the motivation of every other conspirator in your space rises by 1.
    .life = Protestant pastor and theologian who served the resistance from within the Abwehr; hanged at Flossenbürg on 9 April 1945.
conspirator-canaris = Wilhelm Canaris
    .short = Canaris
    .text = Action: discard an item; one conspirator’s suspicion, yours included, falls by 1.
    .life = Admiral and head of the Abwehr from 1935 to 1944, he covered the conspirators in his service; hanged at Flossenbürg on 9 April 1945.
conspirator-goerdeler = Carl Goerdeler
    .short = Goerdeler
    .text = At the start of your turn, draw 1 conspirator card free. Your dossier holds 2 more cards.
    .life = Mayor of Leipzig until 1937, chosen by the conspirators as chancellor after Hitler; executed in Berlin on 2 February 1945.
conspirator-kordt = Erich Kordt
    .short = Kordt
    .text = Action: look at the top 3 events of the current stage and put them back in any order.
    .life = Diplomat in the Foreign Ministry who took part in the plans against Hitler of 1938 and 1939; he survived the war.
conspirator-olbricht = Friedrich Olbricht
    .short = Olbricht
    .text = Action: move 2 spaces, or move one other conspirator 1 space.
    .life = General at the army office in Berlin who turned the plan Valkyrie into a plan for the coup; shot in the night after 20 July 1944.
conspirator-oster = Hans Oster
    .short = Oster
    .text = With each Dossier action, draw 2 cards, keep 1 and discard the other.
    .life = Officer of the Abwehr who planned the coup of 1938 and warned the Netherlands of the attack of 1940; hanged at Flossenbürg on 9 April 1945.
conspirator-stauffenberg = Claus von Stauffenberg
    .short = Stauffenberg
    .text = You have 4 actions per turn.
    .life = Colonel who placed the bomb at the Wolfsschanze on 20 July 1944 and led the coup in Berlin; shot in the following night.
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

## Black Orchestra: plots

plot-lone-gunman = Lone Gunman
    .required = You are in Hitler’s space. You are reckless.
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
    .required = You are in Hitler’s space. You are reckless.
    .optional = Abwehr: 1 die. Weapons: 1 die. Intel: 1 die each, as many as you like.
plot-kidnapping = Kidnapping
    .required = You are in Hitler’s space. It is of stage 1 or 2, or in Berlin.
    .optional = Wehrmacht: 1 die. Weapons: 1 die each, as many as you like. Signature: 1 die.
plot-poison-parcel = Poison Parcel
    .required = Hitler is in a space that is not fortified. You are exactly 1 space away.
    .optional = Signature: 1 die. Poison: 1 die. Map: 1 die.
plot-poison-food = Poison Food
    .required = You are in Hitler’s space. It is in Berlin.
    .optional = Civilian: 1 die. Poison: 1 die each, as many as you like. Intel: 1 die.
plot-ambush = Ambush
    .required = You are in Hitler’s space. It is of stage 3, 4 or 5.
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

## Black Orchestra: events of stage 1

event-parade-in-berlin = Parade in Berlin
    .text = Hitler, Goebbels and Hess move to the Zeughaus. The suspicion of every Wehrmacht conspirator in Berlin falls by 1. While this is the current event, 2 eagles are ignored in every plot attempt.
event-visit-from-goebbels-1 = Visit from Goebbels
    .text = Goebbels moves to the space of the nearest conspirator. If that conspirator is alone there, they may raise their suspicion to high (if it is lower) for 2 more motivation.
event-party-rally-1 = Party Rally
    .text = Hitler and all deputies move to Nuremberg.
event-leadership-dispute = Leadership Dispute
    .text = Bormann moves to Hannover. Goering moves to Tannenberg. Himmler moves to Nuremberg.
event-visit-from-himmler-1 = Visit from Himmler
    .text = Himmler moves to the space of the nearest conspirator. If that conspirator is alone there, they may roll a die. Number: their motivation rises by that many. Eagle: their suspicion rises by 2. Target: nothing happens.
event-kristallnacht = Kristallnacht
    .text = Every conspirator’s motivation rises by 1. Hitler and all deputies move to their starting spaces.
event-berlin-speech = Berlin Speech
    .text = Hitler’s Military Support returns to its starting value. Hitler and Goebbels move to the Sportpalast. The suspicion of one conspirator in Berlin falls by 1.
event-assassin-caught-1 = Assassin Caught
    .text = The conspirator or conspirators nearest to Hitler raise their suspicion to high if it is lower. Hitler moves to the Chancellery.
event-gestapo-investigation = Gestapo Investigation
    .text = Every conspirator’s suspicion rises by 1.
event-munich-agreement = Munich Agreement
    .text = Hitler’s Military Support rises by 1. The next 2 events of stage 1 leave the game unseen.
event-blomberg-fritsch-affair = Blomberg-Fritsch Affair
    .text = Hitler’s Military Support rises by 1. Goering moves to the Chancellery.
event-the-anschluss = The Anschluss
    .text = Hitler’s Military Support rises by 1. Hitler and Goering move to Munich.

## Black Orchestra: events of stage 2

event-assassin-caught-2 = Assassin Caught
    .text = The conspirator or conspirators nearest to Hitler raise their suspicion to high if it is lower. Hitler moves to the Chancellery.
event-strategy-session-a = Strategy Session
    .text = Himmler, Goering and Hess move to Adlerhorst.
event-strategy-session-b = Strategy Session
    .text = Bormann and Goebbels move to Munich. The item there is turned face up.
event-visit-from-hess = Visit from Hess
    .text = Hess moves to the space of the nearest conspirator. If that conspirator is alone there, they may lower their motivation by 1 to move to any open space and lower their suspicion by 1.
event-gestapo-raid-2 = Gestapo Raid
    .text = Conspirators at extreme suspicion are arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
event-anti-semitic-laws = Anti-Semitic Laws
    .text = Every conspirator’s motivation rises by 1.
event-visit-from-bormann-2 = Visit from Bormann
    .text = Bormann moves to the space of the nearest conspirator. If that conspirator is alone there, they may discard a card or an item to lower their suspicion by 2.
event-party-rally-2 = Party Rally
    .text = Hitler’s Military Support returns to its starting value. Hitler and all deputies move to Nuremberg. While this is the current event, a conspirator who enters Nuremberg or starts the turn there sets suspicion to low.
event-invasion-of-poland = Invasion of Poland
    .text = Hitler’s Military Support rises by 2.
event-nazi-soviet-pact = Nazi-Soviet Pact
    .text = Hitler’s Military Support rises by 1. Bormann and Hess move to the Berghof.
event-sudetenland-occupation = Sudetenland Occupation
    .text = Hitler’s Military Support rises by 1.
event-czechoslovakia-invaded = Czechoslovakia Invaded
    .text = Hitler’s Military Support rises by 1. Hitler moves to Vienna. The item there is turned face up.

## Black Orchestra: events of stage 3

event-visit-from-hitler-3 = Visit from Hitler
    .text = Hitler moves to the space of the nearest conspirator. If that conspirator is alone there, they may set their motivation and suspicion to their starting levels, timid and medium.
event-berghof-retreat-3 = Berghof Retreat
    .text = Hitler, Himmler, Goebbels and Bormann move to the Berghof.
event-visit-from-goering-3 = Visit from Goering
    .text = Goering moves to the space of the nearest conspirator. If that conspirator is alone there, they may discard any number of items; their suspicion falls by 1 for each.
event-gestapo-raid-3 = Gestapo Raid
    .text = Conspirators at extreme suspicion are arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
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

## Black Orchestra: events of stage 4

event-visit-from-himmler-4 = Visit from Himmler
    .text = Himmler moves to the space of the nearest conspirator. Every Wehrmacht conspirator’s motivation falls by 1.
event-war-conference = War Conference
    .text = Hitler and all deputies move to Anlage Süd. The item there is turned face up.
event-gestapo-raid-4 = Gestapo Raid
    .text = Conspirators at extreme suspicion are arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
event-hess-leaves-germany = Hess Leaves Germany
    .text = Hitler’s Military Support falls by 2. Hess leaves the game. While this is the current event, 1 eagle is ignored in every plot attempt.
event-visit-from-goebbels-4 = Visit from Goebbels
    .text = Goebbels moves to the space of the nearest conspirator. Every Civilian conspirator’s motivation falls by 1.
event-afrika-korps = Afrika Korps
    .text = Hitler’s Military Support rises by 1. Bormann and Goebbels move to Prague.
event-yugoslavia-surrenders = Yugoslavia Surrenders
    .text = Hitler’s Military Support rises by 1. Himmler moves to Paris.
event-pearl-harbor-attack = Pearl Harbor Attack
    .text = Hitler’s Military Support falls by 1. The next 3 events of stage 4 leave the game unseen. Hess leaves the game.
event-fall-of-kiev = Fall of Kiev
    .text = Hitler’s Military Support rises by 2.
event-operation-barbarossa = Operation Barbarossa
    .text = Hitler’s Military Support rises by 1. Goering moves to Posen.
event-hitler-assumes-command = Hitler Assumes Command
    .text = Hitler’s Military Support falls by 1. Hitler moves to the Wolfsschanze. The item there is turned face up.

## Black Orchestra: events of stage 5

event-visit-from-bormann-5 = Visit from Bormann
    .text = Bormann moves to the space of the nearest conspirator. If that conspirator is alone there, they are arrested.
event-visit-from-goering-5 = Visit from Goering
    .text = Goering moves to the space of the nearest conspirator. Every Abwehr conspirator’s motivation falls by 1.
event-casablanca-conference = Casablanca Conference
    .text = Every conspirator’s motivation falls by 1. Each conspirator discards a card.
event-gestapo-raid-5 = Gestapo Raid
    .text = Conspirators at extreme suspicion are arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
event-heydrich-assassinated = Heydrich Assassinated
    .text = Hitler and all deputies move to the Chancellery. Conspirators in Prague at high or extreme suspicion are arrested.
event-berghof-retreat-5 = Berghof Retreat
    .text = Hitler, Bormann and Goebbels move to the Berghof. While this is the current event, 1 eagle is ignored in every plot attempt.
event-rommel-defeated = Rommel Defeated
    .text = Hitler’s Military Support falls by 1. The next 2 events of stage 5 leave the game unseen.
event-russian-setback = Russian Setback
    .text = Hitler’s Military Support falls by 1. The next 2 events of stage 5 leave the game unseen. While this is the current event, every plot attempt counts 1 more eagle.
event-visit-to-the-front = Visit to the Front
    .text = Hitler and Goebbels move to Smolensk. The item there is turned face up. While this is the current event, 2 eagles are ignored in every plot attempt.
event-eastern-push = Eastern Push
    .text = Hitler’s Military Support rises by 1. All Wehrmacht conspirators move to Borisov.
event-lebensraum = Lebensraum
    .text = Every conspirator’s motivation rises by 1. Himmler moves to Wasserburg. The item there is turned face up.

## Black Orchestra: events of stage 6

event-visit-from-hitler-6 = Visit from Hitler
    .text = Hitler moves to the space of the nearest conspirator. While this is the current event, 2 eagles are ignored in every plot attempt.
event-slow-retreat = Slow Retreat
    .text = All conspirators and deputies in spaces that close in stage 7 move to the nearest space that stays open.
event-gestapo-raid-6 = Gestapo Raid
    .text = Conspirators at extreme suspicion are arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
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
    .text = If Hitler’s Military Support is below 5, it rises to 5. The next 2 events of stage 6 leave the game unseen. While this is the current event, 1 eagle is ignored in every plot attempt.
event-kursk-recaptured = Kursk Recaptured
    .text = Hitler’s Military Support falls by 1. Hitler moves to Anlage Süd. Bormann moves to Posen.

## Black Orchestra: events of stage 7

event-v-2-rocket-attack = V-2 Rocket Attack
    .text = Hitler’s Military Support rises by 1. Every conspirator’s motivation rises by 1. Goering moves to Hannover. Bormann moves to the Berghof.
event-gestapo-raid-7 = Gestapo Raid
    .text = Conspirators at extreme suspicion are arrested. Everyone else discards each illegal card, or keeps it and their suspicion rises by 1. All dice return from the Dissent Track to the supply.
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

## Black Orchestra: interrogations

interrogation-the-accomplice = The Accomplice
    .stay = The suspicion of another free conspirator rises by 1.
    .free = You are released to Gestapo HQ, at high suspicion. The suspicion of another free conspirator rises by 2.
    .resist = Roll a die. Target: you are released. Eagle: the suspicion of every other free conspirator rises by 1. Number: nothing happens.
interrogation-the-address-book = The Address Book
    .stay = Another free conspirator discards 1 card.
    .free = You are released to Gestapo HQ, at high suspicion. Another free conspirator discards 3 cards.
    .resist = Roll a die. Target: you are released. Eagle: every other free conspirator discards 1 card. Number: nothing happens.
interrogation-the-broken-oath = The Broken Oath
    .stay = The motivation of another free conspirator falls by 1.
    .free = You are released to Gestapo HQ, at high suspicion. The motivation of every other free conspirator falls by 1.
    .resist = Roll a die. Target: you are released. Eagle: the motivation of every other free conspirator falls by 1. Number: nothing happens.
interrogation-the-loyal-soldier = The Loyal Soldier
    .stay = Hitler’s Military Support rises by 1.
    .free = You are released to Gestapo HQ, at high suspicion. Hitler’s Military Support rises by 2.
    .resist = Roll a die. Target: you are released. Eagle: Hitler’s Military Support rises by 1. Number: nothing happens.
interrogation-the-storeroom = The Storeroom
    .stay = Another free conspirator discards 1 item.
    .free = You are released to Gestapo HQ, at high suspicion. Another free conspirator discards 2 items.
    .resist = Roll a die. Target: you are released. Eagle: every other free conspirator discards 1 item. Number: nothing happens.
interrogation-the-street-list = The Street List
    .stay = Remove 1 item tile from the board unseen.
    .free = You are released to Gestapo HQ, at high suspicion. Remove 3 item tiles from the board unseen.
    .resist = Roll a die. Target: you are released. Eagle: remove 2 item tiles from the board unseen. Number: nothing happens.
interrogation-the-long-night = The Long Night
    .stay = Resolve 1 more event this turn.
    .free = You are released to Gestapo HQ, at high suspicion. Resolve 2 more events this turn.
    .resist = Roll a die. Target: you are released. Eagle: resolve 1 more event this turn. Number: nothing happens.
interrogation-the-silenced-crowd = The Silenced Crowd
    .stay = All dice return from the Dissent Track to the supply (only if there are any).
    .free = You are released to Gestapo HQ, at high suspicion. All dice return from the Dissent Track to the supply (only if there are any). Hitler’s Military Support rises by 1.
    .resist = Roll a die. Target: you are released. Eagle: all dice return from the Dissent Track to the supply. Number: nothing happens.
interrogation-the-watchers = The Watchers
    .stay = One deputy of your choice moves to the space of another free conspirator.
    .free = You are released to Gestapo HQ, at high suspicion. Two deputies of your choice move to the space of another free conspirator, whose suspicion rises by 1.
    .resist = Roll a die. Target: you are released. Eagle: Himmler moves to the space of the free conspirator nearest to Gestapo HQ. Number: nothing happens.
interrogation-the-motorcade = The Motorcade
    .stay = Hitler moves to the Chancellery (only if he is elsewhere).
    .free = You are released to Gestapo HQ, at high suspicion. Hitler moves to the Chancellery (only if he is elsewhere). Hitler’s Military Support rises by 1.
    .resist = Roll a die. Target: you are released. Eagle: Hitler moves to the Chancellery. Number: nothing happens.
interrogation-the-betrayed-plan = The Betrayed Plan
    .stay = The suspicion of another free conspirator who holds a plot rises by 1.
    .free = You are released to Gestapo HQ, at high suspicion. Another free conspirator discards a plot.
    .resist = Roll a die. Target: you are released. Eagle: the suspicion of every other free conspirator who holds a plot rises by 1. Number: nothing happens.
interrogation-the-next-cell = The Next Cell
    .stay = The suspicion of another free conspirator rises by 1 and their motivation falls by 1.
    .free = You are released to Gestapo HQ, at high suspicion. Another free conspirator of your choice is arrested.
    .resist = Roll a die. Target: you are released. Eagle: another free conspirator of your choice is arrested. Number: nothing happens.
interrogation-the-search-warrant = The Search Warrant
    .stay = Another free conspirator discards all their illegal cards (only if they have any).
    .free = You are released to Gestapo HQ, at high suspicion. All other free conspirators discard all their illegal cards (only if they have 2 or more among them).
    .resist = Roll a die. Target: you are released. Eagle: another free conspirator discards all their illegal cards. Number: nothing happens.
interrogation-the-signed-confession = The Signed Confession
    .stay = The suspicion of another free conspirator rises by 1.
    .free = You are released to Gestapo HQ, at high suspicion. The suspicion of another free conspirator becomes extreme (only if it is lower).
    .resist = Roll a die. Target: you are released. Eagle: the suspicion of another free conspirator becomes extreme. Number: nothing happens.
interrogation-the-propaganda-reel = The Propaganda Reel
    .stay = Hitler’s Military Support rises by 1.
    .free = You are released to Gestapo HQ, at high suspicion. Hitler’s Military Support rises to 5 (only if it is lower).
    .resist = Roll a die. Target: you are released. Eagle: Hitler’s Military Support rises by 1. 1 or 2: nothing happens. 3: the motivation of every other free conspirator rises by 1.
interrogation-the-early-hour = The Early Hour
    .stay = The next event of the current stage leaves the game unseen.
    .free = You are released to Gestapo HQ, at high suspicion. The next 2 events of the current stage leave the game unseen.
    .resist = Roll a die. Target: you are released. Eagle: the next event of the current stage leaves the game unseen. Number: nothing happens.
interrogation-the-travel-ban = The Travel Ban
    .stay = Another free conspirator moves to the Train Station (only if they are elsewhere).
    .free = You are released to Gestapo HQ, at high suspicion. Every other free conspirator moves to the Train Station (only if one of them is elsewhere).
    .resist = Roll a die. Target: you are released. Eagle: every other free conspirator moves to the Train Station. Number: nothing happens.
interrogation-the-chaplain = The Chaplain
    .stay = The motivation of another free conspirator rises by 1. This card leaves the game.
    .free = You are released to Gestapo HQ, at high suspicion. The motivation of another free conspirator falls by 2. This card leaves the game.
    .resist = Roll a die. Target: you are released. Eagle: nothing happens. Number: the motivation of another free conspirator rises by 1. This card leaves the game.
interrogation-the-old-comrade = The Old Comrade
    .stay = Nothing happens. This card leaves the game.
    .free = You are released to Gestapo HQ, at high suspicion. The suspicion of another free conspirator rises by 1. This card leaves the game.
    .resist = Roll a die. Target: you are released. Eagle: the suspicion of another free conspirator rises by 1. 1 or 2: nothing happens. 3: you are released. This card leaves the game.
interrogation-the-photograph = The Photograph
    .stay = The suspicion of another free conspirator rises by 1.
    .free = You are released to Gestapo HQ, at high suspicion. Choose a space with two or more other free conspirators: the suspicion of each of them rises by 1.
    .resist = Roll a die. Target: you are released. Eagle: the suspicion of every other free conspirator who shares a space with another one rises by 1. Number: nothing happens.
interrogation-the-divided-house = The Divided House
    .stay = The motivation of another free conspirator falls by 1.
    .free = You are released to Gestapo HQ, at high suspicion. The motivation of another free conspirator falls by 1, and the suspicion of a third one rises by 1.
    .resist = Roll a die. Target: you are released. Eagle: the motivation of another free conspirator falls by 2. Number: nothing happens.
interrogation-the-double-agent = The Double Agent
    .stay = Hitler’s Military Support rises by 1. The suspicion of another free conspirator falls by 1.
    .free = You are released to Gestapo HQ, at high suspicion. Hitler’s Military Support rises by 1. The suspicion of another free conspirator rises by 1.
    .resist = Roll a die. Target: you are released. Eagle: Hitler’s Military Support rises by 1. Number: nothing happens.
interrogation-the-ration-card = The Ration Card
    .stay = Another free conspirator discards 1 card or 1 item.
    .free = You are released to Gestapo HQ, at high suspicion. Another free conspirator discards 1 card and 1 item.
    .resist = Roll a die. Target: you are released. Eagle: another free conspirator discards all their items. Number: nothing happens.
interrogation-the-last-visit = The Last Visit
    .stay = Every deputy returns to their starting space.
    .free = You are released to Gestapo HQ, at high suspicion. Bormann and Himmler move to the space of another free conspirator, whose motivation falls by 1.
    .resist = Roll a die. Target: you are released. Eagle: the motivation of another free conspirator falls by 1. Number: nothing happens.
answer-stay = Give in a little
answer-free = Buy your freedom
answer-resist = Try and resist

## Introductions

intro-sh = Germany, 1932. Most of you are liberals trying to hold a fragile republic together, but you do not know whom to trust: fascists sit among you, and one of you is Hitler. Each round you elect a president and a chancellor, who in secret choose a policy out of three that chance has dealt them. Five liberal policies or Hitler’s execution save the republic; six fascist policies, or Hitler elected chancellor once three of them are in force, bring it down. Talk, promise, accuse and lie: only the game itself never does.
intro-bo = You are one of the Germans who set out to kill Hitler: officers, diplomats, a pastor, an admiral. Together you travel through the Reich, collect items, find a plot and gather courage, while events move the war forward and the Gestapo watches. When your motivation is high and your suspicion low, one of you attempts a plot: as many targets on the dice as Hitler’s Military Support win the game for all, too many eagles betray it. You lose together if all of you are in prison, if time runs out or if your documents are found.

## Endings

outcome-sh-liberal-policies = The liberals win: five liberal policies
    .text = The fifth liberal policy is in force. The republic holds.
outcome-sh-hitler-executed = The liberals win: Hitler executed
    .text = The president had Hitler executed. The republic is saved.
outcome-sh-fascist-policies = The fascists win: six fascist policies
    .text = The sixth fascist policy is in force. The republic has fallen.
outcome-sh-hitler-elected = The fascists win: Hitler elected chancellor
    .text = With three or more fascist policies in force, Hitler has become chancellor. The republic has fallen.
outcome-bo-hitler-killed = Victory: Hitler is dead
    .text = The plot succeeded. What history denied them, you have done.
outcome-bo-all-in-prison = Defeat: all conspirators are in prison
    .text = Nobody is left to carry on, and the regime goes unopposed.
outcome-bo-no-event = Defeat: no event is left
    .text = The war has run to its end with Hitler in power. For millions, help came too late.
outcome-bo-documents-located = Defeat: your documents were located
    .text = The Gestapo holds the proof it was looking for. The conspiracy is broken.

## Counted things

count-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-items = { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
count-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
count-targets = { $count ->
        [one] { $count } target
       *[other] { $count } targets
    }
count-eagles = { $count ->
        [one] { $count } eagle
       *[other] { $count } eagles
    }
count-actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
count-events = { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
count-policies = { $count ->
        [one] { $count } policy
       *[other] { $count } policies
    }
count-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## Secret Hitler: terms

game-secret-hitler = Secret Hitler
    .text = A game of hidden roles, elections and lies, for 5 to 10 players.
role-liberal = Liberal
    .text = You know only your own role. You win with five liberal policies, or when Hitler is executed.
role-fascist = Fascist
    .text = You know your comrades and Hitler. You win with six fascist policies, or when Hitler is elected chancellor after the third.
role-hitler = Hitler
    .text = Your party is fascist. You win with six fascist policies, or when you are elected chancellor after the third. Being executed loses the game.
party-liberal = liberal
party-fascist = fascist
policy-liberal = liberal policy
    .plural = liberal policies
policy-fascist = fascist policy
    .plural = fascist policies
office-president = President
    .text = Draws three policies, discards one and passes two on. Uses the power that a fascist policy gives.
office-chancellor = Chancellor
    .text = Receives two policies, discards one and puts the other into force.
office-presidential-candidate = Candidate for president
    .text = Proposes a chancellor. The presidency moves clockwise.
office-nominated-chancellor = Candidate for chancellor
    .text = Proposed by the candidate for president; everyone votes on the two together.
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
    .text = After the fifth fascist policy the chancellor may propose to discard both policies. If the president agrees, the election tracker advances.
phase-sh-nominate = Nomination
    .text = The candidate for president proposes a chancellor.
phase-sh-vote = Vote
    .text = Everyone alive votes on the proposed government.
phase-sh-discard = Legislative session: president
    .text = The president discards one of three policies.
phase-sh-enact = Legislative session: chancellor
    .text = The chancellor puts one of two policies into force.
phase-sh-veto = Veto
    .text = The chancellor has proposed a veto; the president agrees or refuses.
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
term-policy = policy
term-election-tracker = Election tracker
    .text = Counts governments voted down or ended by a veto. At three comes chaos: the top policy comes into force by itself.
term-party-membership = Party membership
term-term-limit = Term limit
    .text = Elected last time, so not eligible as chancellor now.
term-not-hitler = Not Hitler
    .text = Elected chancellor with three or more fascist policies in force, or executed, without the game ending.
term-chaos = Chaos
    .text = After three failed governments in a row the top policy comes into force. It gives no power, and all term limits are forgotten.

## Secret Hitler: options

option-sh-talk = Table talk
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

log-sh-roles = The roles are dealt.
log-sh-roles-own = The roles are dealt. Only you see yours.
log-sh-shuffled = The policy deck is shuffled: { $liberal } liberal, { $fascist } fascist.
log-sh-candidate = { $seat } stands for president.
log-sh-nominated = { $president } nominates { $chancellor } as chancellor.
log-sh-votes =
    { $elected ->
        [yes] { $president } and { $chancellor } are elected, { $ja } to { $nein }.
       *[no] { $president } and { $chancellor } are voted down, { $ja } to { $nein }.
    }
log-sh-not-hitler = { $seat } is not Hitler.
log-sh-tracker = The election tracker stands at { $tracker }.
log-sh-chaos =
    { $policy ->
        [liberal] Chaos: the top policy is enacted unseen. It is liberal.
       *[fascist] Chaos: the top policy is enacted unseen. It is fascist.
    }
log-sh-drawn = { $president } draws three policies.
log-sh-drawn-own = You draw three policies: { $liberal } liberal, { $fascist } fascist.
log-sh-passed = { $president } passes two policies to { $chancellor }.
log-sh-passed-own = { $president } passes { $chancellor } { $liberal } liberal and { $fascist } fascist.
log-sh-enacted =
    { $policy ->
        [liberal] { $president } and { $chancellor } enact a liberal policy.
       *[fascist] { $president } and { $chancellor } enact a fascist policy.
    }
log-sh-veto-asked = { $seat } asks for a veto.
log-sh-veto-agreed = { $seat } agrees to the veto. Both policies are discarded.
log-sh-veto-refused = { $seat } refuses the veto.
log-sh-investigated = { $president } looks at the party card of { $target }.
log-sh-investigated-own =
    { $party ->
        [liberal] { $president } looks at the party card of { $target }: liberal.
       *[fascist] { $president } looks at the party card of { $target }: fascist.
    }
log-sh-special-election = { $president } calls a special election: { $target } stands next.
log-sh-peeked = { $president } looks at the top three policies.
log-sh-peeked-own = { $president } looks at the top three policies: { $tiles }.
log-sh-executed = { $president } has { $target } executed.
log-sh-claimed-drawn = { $seat } claims to have drawn { $liberal } liberal and { $fascist } fascist.
log-sh-claimed-received = { $seat } claims to have received { $liberal } liberal and { $fascist } fascist.
log-sh-claimed-party =
    { $party ->
        [liberal] { $seat } claims: { $target } is a liberal.
       *[fascist] { $seat } claims: { $target } is a fascist.
    }
log-sh-claimed-peek = { $seat } claims the top three were: { $tiles }.
log-sh-over =
    { $side ->
        [liberal] The liberals have won.
       *[fascist] The fascists have won.
    }

## Secret Hitler: what is asked
# do-sh-…: to the one who acts. wait-sh-…: to the others; $name is the one they wait for.

do-sh-nominate = You choose a chancellor.
wait-sh-nominate = { $name } chooses a chancellor.
do-sh-vote = You vote on { $president } as president with { $chancellor } as chancellor.
wait-sh-vote = { $name } still has to vote.
do-sh-discard = You discard one of your three policies; the chancellor gets the other two.
wait-sh-discard = { $name } discards one of three policies.
do-sh-enact = You enact one of the two policies.
wait-sh-enact = { $name } enacts one of two policies.
do-sh-veto = The chancellor asks for a veto. You agree or refuse.
wait-sh-veto = { $name } answers the veto.
do-sh-investigate = You look at somebody’s party card.
wait-sh-investigate = { $name } chooses whose party card to see.
do-sh-special-election = You choose who stands for president next.
wait-sh-special-election = { $name } chooses who stands for president next.
do-sh-peek = You may look at the top three policies.
wait-sh-peek = { $name } looks at the top three policies.
do-sh-execute = You choose who is executed.
wait-sh-execute = { $name } chooses who is executed.
do-sh-claim = You can say what you saw, true or not.

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
act-sh-claim-drawn = Say you drew { $liberal } liberal, { $fascist } fascist (government { $session })
act-sh-claim-received = Say you received { $liberal } liberal, { $fascist } fascist (government { $session })
act-sh-claim-party =
    { $party ->
        [liberal] Say that { $target } is a liberal
       *[fascist] Say that { $target } is a fascist
    }
act-sh-claim-peek = Say the top three were { $tiles }
tile-sh-liberal = liberal
tile-sh-fascist = fascist
