## Black Orchestra: terms

game-black-orchestra = Orquesta Negra
    .text = Un juego cooperativo sobre la resistencia alemana, de 1 a 5 jugadores.
term-motivation = motivación
    .text = Hasta dónde llegarías por la causa. De ella depende cuántas cartas caben en tu dosier, si puedes usar tu habilidad y si puedes intentar complots.
term-suspicion = sospecha
    .text = Hasta qué punto te vigilan. Cuanto más alta, menos águilas bastan para delatar tu complot.
term-military-support = apoyo militar a Hitler
    .text = El número de dianas que necesita un complot para tener éxito.
term-dossier = dosier
    .text = Tus cartas de conspiración, a la vista de todos.
term-item = objeto
    .text = Los objetos dan dados a los complots o bajan la sospecha al entregarlos.
term-plot = complot
    .text = Un plan para matar a Hitler. Solo un complot con éxito gana la partida.
term-dissent-track = marcador de disidencia
    .text = Aquí se guardan las dianas obtenidas al conspirar. Con 3 dados, el jugador activo sube la motivación de un conspirador o baja el apoyo militar a Hitler.
term-stage = Fase
    .text = La fase del evento actual. Decide qué espacios están permitidos.
term-current-event = Evento actual
term-key-event = Evento clave
    .text = Mientras está en juego el evento clave de una fase, los eventos importantes de esa fase no tienen efecto.
term-fortified = fortificado
    .text = Algunos complots exigen un espacio fortificado y otros uno que no lo sea. Cualquiera puede entrar y salir.
term-berlin = Berlín
    .text = Siete espacios, todos conectados entre sí. Se entra y se sale por la Estación de tren.
term-closes-in-stage-7 = se cierra al comenzar la fase 7
die-target = diana
die-eagle = águila
kind-event-standard = normal
    .text = Se resuelve al robarlo.
kind-event-important = importante
    .text = Si está en juego el evento clave de su fase, no tiene efecto y se roba otro evento.
kind-event-key = clave
    .text = Una vez resuelto queda en juego y anula los eventos importantes de su fase.
difficulty-easy = Fácil
    .text = El apoyo militar a Hitler empieza en 2 y nunca baja de ahí.
difficulty-standard = Normal
    .text = El apoyo militar a Hitler empieza en 3 y nunca baja de ahí.
difficulty-hard = Difícil
    .text = El apoyo militar a Hitler empieza en 4 y nunca baja de ahí.
variant-trusted-lieutenants = Lugartenientes de confianza
    .text = Los complots también pueden matar a los lugartenientes; siempre hacen falta 2 dianas. Para ganar hay que matar a Hitler y al menos a dos lugartenientes.
variant-sense-of-urgency = El tiempo apremia
    .text = Se retiran tres cartas en vez de dos de cada mazo de eventos.
variant-guarded-documents = Documentos a buen recaudo
    .text = Documentos localizados no está en el juego y del mazo de la fase 7 solo se retira una carta.
option-bo-pack = Cartas
    .text = Un paquete de este servidor, o solo la caja.

## Black Orchestra: levels and affiliations

motivation-timid = indeciso
    .text = En tu dosier solo caben 2 cartas.
motivation-skeptical = escéptico
    .text = Tu dosier tiene toda su capacidad.
motivation-motivated = motivado
    .text = Puedes usar tu habilidad.
motivation-committed = comprometido
    .text = Puedes intentar complots.
motivation-reckless = temerario
    .text = Puedes intentar también los complots que lo exigen.
suspicion-low = bajo
    .text = 3 águilas delatan tu complot.
suspicion-medium = medio
    .text = 2 águilas delatan tu complot.
suspicion-high = alto
    .text = 1 águila delata tu complot.
suspicion-extreme = extremo
    .text = 1 águila delata tu complot, y la próxima Redada de la Gestapo te arresta.
affiliation-abwehr = Abwehr
    .text = El servicio de inteligencia militar.
affiliation-civilian = Civil
    .text = Políticos, diplomáticos y funcionarios sin uniforme.
affiliation-wehrmacht = Wehrmacht
    .text = Las fuerzas armadas.

## Black Orchestra: actions

action-act = Actuar
    .text = Usa un efecto de flecha: tu habilidad, una carta de tu dosier o un complot.
action-collect-item = Coger un objeto
    .text = Coge el objeto boca arriba de tu espacio.
action-conspire = Conspirar
    .text = Una vez por turno: de 1 a 3 dados, una acción cada uno. Águilas: sospecha para todos aquí; dianas: disidencia; números: más acciones.
action-deliver-item = Entregar un objeto
    .text = Cuando el espacio ya no tiene su objeto, descarta lo que pide para bajar la sospecha.
action-dossier = Dosier
    .text = Roba una carta de conspiración y añádela a tu dosier.
action-move = Mover
    .text = Ve a un espacio conectado que esté permitido en la fase actual.
action-release = Liberar
    .text = En el Cuartel de la Gestapo, si tu nivel de sospecha no es extremo, tira un dado: con un águila te arrestan; con otro resultado, un preso va al Cuartel de la Gestapo con nivel de sospecha alto y tu sospecha sube 1 paso.
action-reveal-item = Revelar un objeto
    .text = Pon boca arriba el objeto boca abajo de tu espacio.
action-transfer = Compartir
    .text = Da una carta o un objeto a un conspirador de tu espacio, o recíbelo de él.
action-attempt-plot = Intentar un complot
    .text = Con motivación de nivel comprometido y los elementos requeridos del complot, reúne dados y tíralos para matar a Hitler.

## Black Orchestra: spaces

space-train-station = Estación de tren
    .text = La única entrada y salida de Berlín.
    .place = De aquí parten los trenes de Berlín hacia todo el Reich.
space-deutschlandhalle = Deutschlandhalle
    .text = Entrega un Mapa: tu sospecha baja 2 pasos.
    .place = Pabellón de Berlín, inaugurado en 1935.
space-chancellery = Cancillería
    .text = Entrega Armas: tu sospecha baja 2 pasos.
    .place = Sede del gobierno de Hitler en Berlín.
space-gestapo-hq = Cuartel de la Gestapo
    .text = Entrega Información: tu sospecha baja 2 pasos.
    .place = Sede central de la policía secreta del Estado.
    .map = Gestapo
space-zeughaus = Zeughaus
    .text = Entrega Llaves: tu sospecha baja 2 pasos.
    .place = El antiguo arsenal de Berlín, entonces museo militar.
space-ministry-of-propaganda = Ministerio de Propaganda
    .text = Entrega una Firma: tu sospecha baja 2 pasos.
    .place = El ministerio de Goebbels, en la Wilhelmplatz.
space-sportpalast = Sportpalast
    .text = Entrega una Placa: tu sospecha baja 2 pasos.
    .place = El recinto de los mítines de masas en Berlín.
space-hannover = Hannover
    .text = Entrega cualquier objeto mientras haya aquí un lugarteniente: tu sospecha baja 2 pasos.
    .place = Ciudad del norte de Alemania.
space-adlerhorst = Adlerhorst
    .text = Entrega Explosivos: tu sospecha baja 2 pasos.
    .place = Cuartel general de Hitler cerca de Bad Nauheim.
space-nuremberg = Núremberg
    .text = Entrega cualquier objeto mientras Hitler esté aquí: tu sospecha baja 2 pasos.
    .place = Ciudad de los congresos del partido nazi.
space-tannenberg = Tannenberg
    .text = Entrega Veneno: tu sospecha baja 2 pasos.
    .place = Cuartel general de Hitler en el norte de la Selva Negra.
space-munich = Múnich
    .text = Entrega cualquier objeto, solo en la fase 1: tu sospecha baja 2 pasos.
    .place = Capital de Baviera, donde se fundó el partido nazi.
space-vienna = Viena
    .text = Entrega cualquier objeto, solo en la fase 2: tu sospecha baja 2 pasos.
    .place = Capital de Austria hasta su anexión en 1938.
space-berghof = Berghof
    .text = Entrega cualquier objeto mientras Hitler esté aquí: tu sospecha baja 2 pasos.
    .place = Casa de Hitler en las montañas, sobre Berchtesgaden.
space-zurich = Zúrich
    .text = Al entrar: tu sospecha sube 1 paso.
    .place = Ciudad de la Suiza neutral.
space-prague = Praga
    .text = Entrega una Firma: la sospecha baja 3 pasos en total, a repartir como quieras.
    .place = Capital de Checoslovaquia, ocupada en 1939.
space-posen = Posen
    .text = Entrega una Placa: la sospecha baja 3 pasos en total, a repartir como quieras.
    .place = La ciudad polaca de Poznań, anexionada en 1939.
space-warsaw = Varsovia
    .text = Entrega Información: la sospecha baja 3 pasos en total, a repartir como quieras.
    .place = Capital de Polonia, ocupada en 1939.
space-wolfsschanze = Wolfsschanze
    .text = Entrega Llaves: la sospecha baja 3 pasos en total, a repartir como quieras.
    .place = Cuartel general de Hitler en los bosques cercanos a Rastenburg.
space-anlage-sued = Anlage Süd
    .text = Entrega Veneno: la sospecha baja 3 pasos en total, a repartir como quieras.
    .place = Cuartel general con túnel ferroviario cerca de Strzyżów.
space-wolfsschlucht = Wolfsschlucht
    .text = Entrega cualquier objeto si eres de la Abwehr: tu sospecha baja 2 pasos.
    .place = Cuartel general de Hitler en Brûly-de-Pesche, Bélgica.
space-paris = París
    .text = Al entrar: tu sospecha baja 3 pasos y el apoyo militar a Hitler sube 1 paso.
    .place = Capital de Francia, ocupada en 1940.
space-riga = Riga
    .text = Entrega cualquier objeto si eres civil: tu sospecha baja 2 pasos.
    .place = Capital de Letonia, ocupada por Alemania en 1941.
space-stockholm = Estocolmo
    .text = Al entrar: tu sospecha sube 1 paso.
    .place = Capital de la Suecia neutral.
space-auschwitz = Auschwitz
    .text = Al entrar: tu motivación sube 2 pasos y tu sospecha sube 1 paso.
    .place = Campo de concentración y exterminio. Aquí fueron asesinadas cerca de 1,1 millones de personas, alrededor de un millón de ellas judías.
space-treblinka = Treblinka
    .text = Al entrar: tu motivación sube 2 pasos y tu sospecha sube 1 paso.
    .place = Campo de exterminio. Aquí fueron asesinadas entre 700 000 y 900 000 personas, casi todas judías.
space-borisov = Borísov
    .text = Entrega un Mapa: la sospecha baja 3 pasos en total, a repartir como quieras.
    .place = Ciudad de Bielorrusia, cuartel general del Grupo de Ejércitos Centro en 1941.
space-smolensk = Smolensk
    .text = Entrega Explosivos: la sospecha baja 3 pasos en total, a repartir como quieras.
    .place = Ciudad rusa donde en marzo de 1943 se introdujo una bomba en el avión de Hitler.
space-wasserburg = Wasserburg
    .text = Entrega Armas: la sospecha baja 3 pasos en total, a repartir como quieras.
    .place = Cuartel general cerca de Pskov.
space-wehrwolf = Wehrwolf
    .text = Entrega cualquier objeto si eres de la Wehrmacht: tu sospecha baja 2 pasos.
    .place = Cuartel general de Hitler cerca de Vínnytsia, Ucrania.
space-prison = Prisión
    .text = No está conectada con nada. Se entra por arresto y se sale por liberación.
    .place = Los calabozos de la Gestapo.

## Black Orchestra: items

item-badge = Placa
    .text = Sirve en { plot-lone-gunman } (A), { plot-suitcase-bomb } (B) y { plot-ambush } (M).
item-explosives = Explosivos
    .text = Sirven en { plot-suitcase-bomb } (B), { plot-plane-bomb } (D) y { plot-hidden-bomb } (E).
item-intel = Información
    .text = Sirve en { plot-derail-train } (C), { plot-sniper } (H) y { plot-poison-food } (L).
item-keys = Llaves
    .text = Sirven en { plot-hidden-bomb } (E), { plot-poison-gas } (G) y { plot-ambush } (M).
item-map = Mapa
    .text = Sirve en { plot-derail-train } (C), { plot-plane-bomb } (D) y { plot-poison-parcel } (K).
item-poison = Veneno
    .text = Sirve en { plot-poison-gas } (G), { plot-poison-parcel } (K) y { plot-poison-food } (L).
item-signature = Firma
    .text = Sirve en { plot-coup-detat } (F), { plot-kidnapping } (J) y { plot-poison-parcel } (K).
item-weapons = Armas
    .text = Sirven en { plot-lone-gunman } (A), { plot-sniper } (H) y { plot-kidnapping } (J).

## Black Orchestra: conspirators

conspirator-beck = Ludwig Beck
    .short = Beck
    .text = Todo complot que se intente en tu espacio tiene 1 dado más. Los líderes no te penalizan.
    .life = General; en 1938 dimitió como jefe del Estado Mayor del Ejército en protesta contra la guerra que se preparaba. Detenido tras el golpe fallido del 20 de julio de 1944, intentó quitarse la vida y, gravemente herido, lo mató un soldado.
conspirator-bonhoeffer = Dietrich Bonhoeffer
    .short = Bonhoeffer
    .text = Acción, una vez por turno: la motivación de cada uno de los demás conspiradores de tu espacio sube 1 paso.
    .life = Pastor y teólogo protestante que sirvió a la resistencia desde la Abwehr; ahorcado en Flossenbürg el 9 de abril de 1945.
conspirator-canaris = Wilhelm Canaris
    .short = Canaris
    .text = Acción: descarta un objeto para bajar 1 paso la sospecha de un conspirador (puedes ser tú).
    .life = Almirante y jefe de la Abwehr de 1935 a 1944, encubrió a los conspiradores de su servicio; ahorcado en Flossenbürg el 9 de abril de 1945.
conspirator-goerdeler = Carl Goerdeler
    .short = Goerdeler
    .text = Al comienzo de tu turno, roba gratis 1 carta de conspiración. En tu dosier caben 2 cartas más.
    .life = Alcalde de Leipzig hasta 1937, elegido por los conspiradores como canciller tras Hitler; ejecutado en Berlín el 2 de febrero de 1945.
conspirator-kordt = Erich Kordt
    .short = Kordt
    .text = Acción: mira los 3 primeros eventos de la fase actual y devuélvelos en el orden que quieras.
    .life = Diplomático del Ministerio de Exteriores, desde 1937 miembro del partido nazi, que participó en los planes contra Hitler de 1938 y 1939; sobrevivió a la guerra y murió en 1969.
conspirator-olbricht = Friedrich Olbricht
    .short = Olbricht
    .text = Acción: muévete hasta 2 espacios o mueve 1 espacio a otro conspirador.
    .life = General, jefe de la Oficina General del Ejército en Berlín, que convirtió el plan Valquiria en el plan del golpe; fusilado en la noche del 20 al 21 de julio de 1944.
conspirator-oster = Hans Oster
    .short = Oster
    .text = Con cada acción Dosier, roba 2 cartas, quédate 1 y descarta la otra.
    .life = Oficial de la Abwehr que preparó el golpe de 1938 y avisó a los Países Bajos del ataque de 1940; ahorcado en Flossenbürg el 9 de abril de 1945.
conspirator-stauffenberg = Claus von Stauffenberg
    .short = Stauffenberg
    .text = Tienes 4 acciones por turno.
    .life = Coronel que puso la bomba en la Wolfsschanze el 20 de julio de 1944 y dirigió el golpe en Berlín; fusilado esa misma noche.
conspirator-tresckow = Henning von Tresckow
    .short = Tresckow
    .text = Llevas 1 objeto más. Acción: coge sin mirarlo el objeto boca abajo de tu espacio. Acción: revela un objeto boca abajo cualquiera del tablero.
    .life = Oficial de Estado Mayor del Grupo de Ejércitos Centro que organizó varios atentados contra Hitler en 1943; se quitó la vida en el frente el 21 de julio de 1944.

## Black Orchestra: leaders

leader-hitler = Hitler
    .text = Si empiezas el turno con él: tu motivación baja 1 paso.
leader-hess = Hess
    .text = Si empiezas el turno con él: descarta una carta de tu dosier, a tu elección.
leader-goebbels = Goebbels
    .text = Si empiezas el turno con él: no tienes habilidad este turno.
leader-bormann = Bormann
    .text = Si empiezas el turno con él: no puedes conspirar este turno.
leader-himmler = Himmler
    .text = Si empiezas el turno con él: tu sospecha sube 1 paso.
leader-goering = Goering
    .text = Si empiezas el turno con él: descarta un objeto a tu elección.

## Black Orchestra: penalties
# As the log names them after a colon.

bo-penalty-hitler = motivación −1
bo-penalty-hess = hay que descartar una carta
bo-penalty-goebbels = sin habilidad este turno
bo-penalty-bormann = sin conspirar este turno
bo-penalty-himmler = sospecha +1
bo-penalty-goering = hay que descartar un objeto

## Black Orchestra: plots

plot-lone-gunman = Atentado en solitario
    .required = Estás en el espacio de Hitler. Tu nivel de motivación es temerario.
    .optional = Wehrmacht: 1 dado. Armas: 1 dado. Placa: ignora 1 águila.
plot-suitcase-bomb = Bomba en el maletín
    .required = Estás en el espacio de Hitler. Está fortificado.
    .optional = Wehrmacht: 1 dado. Explosivos: 1 dado. Placa: ignora 1 águila.
plot-derail-train = Descarrilar el tren
    .required = Justo después de que un evento mueva a Hitler, en el turno de cualquiera y desde cualquier espacio, sin gastar acción.
    .optional = Civil: 1 dado. Información: 1 dado. Mapa: 1 dado.
plot-plane-bomb = Bomba en el avión
    .required = Justo después de que un evento mueva a Hitler, en el turno de cualquiera y desde cualquier espacio, sin gastar acción.
    .optional = Abwehr: 1 dado. Explosivos: 1 dado. Mapa: 1 dado.
plot-hidden-bomb = Bomba oculta
    .required = Estás en el espacio de Hitler. No está fortificado.
    .optional = Civil: 1 dado. Explosivos: 1 dado por cada uno, tantos como quieras. Llaves: 1 dado.
plot-coup-detat = Golpe de Estado
    .required = Estás en el espacio de Hitler. Está en Berlín.
    .optional = Firma: 1 dado por cada una, tantas como quieras. Todos los conspiradores en tu espacio: 2 dados.
plot-poison-gas = Gas venenoso
    .required = Estás en el espacio de Hitler. Está fortificado.
    .optional = Abwehr: 1 dado. Veneno: 1 dado por cada uno, tantos como quieras. Llaves: 1 dado.
plot-sniper = Francotirador
    .required = Estás en el espacio de Hitler. Tu nivel de motivación es temerario.
    .optional = Abwehr: 1 dado. Armas: 1 dado. Información: 1 dado por cada una, tantas como quieras.
plot-kidnapping = Secuestro
    .required = Estás en el espacio de Hitler. Es un espacio de la fase 1 o 2, o de Berlín.
    .optional = Wehrmacht: 1 dado. Armas: 1 dado por cada una, tantas como quieras. Firma: 1 dado.
plot-poison-parcel = Paquete envenenado
    .required = Hitler está en un espacio no fortificado. Estás exactamente a 1 espacio de distancia.
    .optional = Firma: 1 dado. Veneno: 1 dado. Mapa: 1 dado.
plot-poison-food = Comida envenenada
    .required = Estás en el espacio de Hitler. Está en Berlín.
    .optional = Civil: 1 dado. Veneno: 1 dado por cada uno, tantos como quieras. Información: 1 dado.
plot-ambush = Emboscada
    .required = Estás en el espacio de Hitler. Es un espacio de la fase 3, 4 o 5.
    .optional = Llaves: 1 dado. Placa: ignora 1 águila por cada una, tantas como quieras. Todos los conspiradores en tu espacio: 2 dados.

## Black Orchestra: conspirator cards

card-airplane-access = Acceso a un avión
    .text = Acción: muévete a cualquier espacio permitido.
card-black-market = Mercado negro
    .text = Acción: coge un objeto descartado cualquiera.
card-black-orchestra = Orquesta Negra
    .text = Acción: si todos los conspiradores están en tu espacio, tira todos los dados de la reserva. Cada águila: la sospecha de cada conspirador sube 1 paso. Las dianas van al marcador de disidencia. Reparte los dados con número entre esos conspiradores: en su próximo turno tienen ese número de acciones adicionales. Un dado repartido queda fuera de la reserva hasta que se usen sus acciones o se pierdan por un arresto.
card-called-away = Reclamados en otra parte
    .text = Gratis: mueve a dos lugartenientes cualesquiera a un mismo espacio permitido de tu elección.
card-cover-story = Coartada
    .text = Acción: la sospecha de cada conspirador de tu espacio, incluido tú, baja 1 paso.
card-defections-and-dissent = Deserciones y disidencia
    .text = Permanente: cuando alguien conspire sin sacar águilas, puedes poner aquí dianas de esa tirada en vez de en el marcador de disidencia. Con dos o más dados aquí, el apoyo militar a Hitler baja 1 paso y los dados vuelven a la reserva. Cuando alguien conspire y saque un águila, descarta esta carta y devuelve sus dados.
card-delay-hitler = Entretener a Hitler
    .text = Gratis: cuando un evento revelado vaya a mover a Hitler, se queda donde está.
card-distant-contact = Contacto lejano
    .text = Acción: coge un objeto, boca arriba o boca abajo, de cualquier espacio.
card-dumpster-dive = Hurgar en la basura
    .text = Acción: coge una carta cualquiera del descarte de conspiración.
card-effective-planning = Planificación eficaz
    .text = Gratis: el conspirador activo tiene 1 acción más este turno.
card-history-repeats = La historia se repite
    .text = Acción: baraja el descarte de conspiración y esta carta en el mazo; después roba 1 carta.
card-hitlers-schedule-leaked = Se filtra la agenda de Hitler
    .text = Gratis: ignora 1 águila obtenida en un intento de complot cualquiera.
card-infiltrate-secret-ss-bunker = Infiltración en un búnker secreto de las SS
    .text = Acción: roba hasta 3 cartas; tu sospecha sube 1 paso.
card-lose-gestapo = Despistar a la Gestapo
    .text = Acción: tu sospecha baja 1 paso.
card-planning-session = Sesión de planificación
    .text = Acción: revela cartas del mazo de conspiración hasta que salga un complot. Quédate el complot y descarta las demás.
card-quick-reaction = Reacción rápida
    .text = Gratis: vuelve a tirar 1 dado de un intento de complot.
card-safe = Caja fuerte
    .text = Permanente: en las Redadas de la Gestapo tus cartas ilegales no suben tu sospecha.
card-slow-news-day = Día sin noticias
    .text = Gratis: este turno no se roba evento. Juégala antes de robarlo.
card-classified-papers = Documentos clasificados
    .text = Permanente: cuando alguien conspire sin sacar águilas, tu sospecha baja 1 paso por cada diana obtenida. Cuando alguien conspire y saque un águila, descarta esta carta y tu sospecha sube 1 paso.
card-concealed-pistol = Pistola oculta
    .text = Siempre que se descarte un objeto, esta carta puede descartarse como Armas. No ocupa el lugar de un objeto.
card-false-safety-report = Falso informe de seguridad
    .text = Acción: la sospecha de cada conspirador baja 1 paso.
card-forged-documents = Documentos falsificados
    .text = Acción: mueve hasta 3 espacios a Hitler o a un conspirador cualquiera.
card-forged-release-orders = Orden de liberación falsificada
    .text = Acción: desde cualquier espacio, un preso queda en libertad y va al Cuartel de la Gestapo, con nivel de sospecha medio.
card-hidden-camera = Cámara oculta
    .text = Acción, solo en Auschwitz o Treblinka: la motivación de cada conspirador sube 1 paso.
card-inspiring-letter = Una carta de aliento
    .text = Acción: la motivación de cada conspirador de tu espacio, incluido tú, sube 1 paso.
card-intelligence-briefing = Informe de inteligencia
    .text = Acción: mira los 2 primeros eventos de la fase actual. Retira uno y devuelve el otro, o devuelve los dos en el orden que quieras.
card-military-secrets = Secretos militares
    .text = Acción, solo en Zúrich o Estocolmo: el apoyo militar a Hitler baja 1 paso.
card-officer-recruited = Oficial reclutado
    .text = Gratis: cuando intentes un complot, tiene 2 dados más.
card-partisan-informant = Informador partisano
    .text = Gratis: si el apoyo militar a Hitler es 5 o más, un intento de complot tiene 1 dado más.
card-war-crimes-evidence = Pruebas de crímenes de guerra
    .text = Acción: el apoyo militar a Hitler baja 1 paso, o la motivación de cada conspirador de tu espacio, incluido tú, sube 1 paso.

## Black Orchestra: events of stage 1

event-parade-in-berlin = Desfile en Berlín
    .text = Hitler, Goebbels y Hess se mueven al Zeughaus. La sospecha de cada conspirador de la Wehrmacht en Berlín baja 1 paso. Mientras sea el evento actual, en cada intento de complot se ignoran 2 águilas.
event-visit-from-goebbels-1 = Visita de Goebbels
    .text = Goebbels se mueve al espacio del conspirador más cercano. Si no hay allí otro conspirador, ese conspirador puede subir su nivel de sospecha a alto (si es menor) para que su motivación suba 2 pasos.
event-party-rally-1 = Congreso del partido
    .text = Hitler y todos los lugartenientes se mueven a Núremberg.
event-leadership-dispute = Disputas en la cúpula
    .text = Bormann se mueve a Hannover. Goering se mueve a Tannenberg. Himmler se mueve a Núremberg.
event-visit-from-himmler-1 = Visita de Himmler
    .text = Himmler se mueve al espacio del conspirador más cercano. Si no hay allí otro conspirador, ese conspirador puede tirar un dado. Número: su motivación sube ese número de pasos. Águila: su sospecha sube 2 pasos. Diana: no pasa nada.
event-kristallnacht = La Noche de los Cristales Rotos
    .text = La motivación de cada conspirador sube 1 paso. Hitler y todos los lugartenientes se mueven a sus espacios iniciales.
event-berlin-speech = Discurso en Berlín
    .text = El apoyo militar a Hitler vuelve a su valor inicial. Hitler y Goebbels se mueven al Sportpalast. La sospecha de un conspirador en Berlín baja 1 paso.
event-assassin-caught-1 = Magnicida detenido
    .text = El conspirador o los conspiradores más cercanos a Hitler suben su nivel de sospecha a alto si es menor. Hitler se mueve a la Cancillería.
event-gestapo-investigation = Investigación de la Gestapo
    .text = La sospecha de cada conspirador sube 1 paso.
event-munich-agreement = Acuerdos de Múnich
    .text = El apoyo militar a Hitler sube 1 paso. Los 2 siguientes eventos de la fase 1 salen del juego sin que nadie los vea.
event-blomberg-fritsch-affair = El caso Blomberg-Fritsch
    .text = El apoyo militar a Hitler sube 1 paso. Goering se mueve a la Cancillería.
event-the-anschluss = El Anschluss
    .text = El apoyo militar a Hitler sube 1 paso. Hitler y Goering se mueven a Múnich.

## Black Orchestra: events of stage 2

event-assassin-caught-2 = Magnicida detenido
    .text = El conspirador o los conspiradores más cercanos a Hitler suben su nivel de sospecha a alto si es menor. Hitler se mueve a la Cancillería.
event-strategy-session-a = Reunión estratégica
    .text = Himmler, Goering y Hess se mueven a Adlerhorst.
event-strategy-session-b = Reunión estratégica
    .text = Bormann y Goebbels se mueven a Múnich. El objeto de ese espacio se pone boca arriba.
event-visit-from-hess = Visita de Hess
    .text = Hess se mueve al espacio del conspirador más cercano. Si no hay allí otro conspirador, ese conspirador puede bajar 1 paso su motivación para moverse a cualquier espacio permitido y bajar 1 paso su sospecha.
event-gestapo-raid-2 = Redada de la Gestapo
    .text = Quien tenga el nivel de sospecha extremo es arrestado. Los demás descartan cada carta ilegal o se la quedan y su sospecha sube 1 paso. Todos los dados del marcador de disidencia vuelven a la reserva.
event-anti-semitic-laws = Leyes antisemitas
    .text = La motivación de cada conspirador sube 1 paso.
event-visit-from-bormann-2 = Visita de Bormann
    .text = Bormann se mueve al espacio del conspirador más cercano. Si no hay allí otro conspirador, ese conspirador puede descartar una carta o un objeto para bajar 2 pasos su sospecha.
event-party-rally-2 = Congreso del partido
    .text = El apoyo militar a Hitler vuelve a su valor inicial. Hitler y todos los lugartenientes se mueven a Núremberg. Mientras sea el evento actual, un conspirador que entre en Núremberg o empiece allí su turno pone su nivel de sospecha en bajo.
event-invasion-of-poland = Invasión de Polonia
    .text = El apoyo militar a Hitler sube 2 pasos.
event-nazi-soviet-pact = Pacto germano-soviético
    .text = El apoyo militar a Hitler sube 1 paso. Bormann y Hess se mueven al Berghof.
event-sudetenland-occupation = Ocupación de los Sudetes
    .text = El apoyo militar a Hitler sube 1 paso.
event-czechoslovakia-invaded = Invasión de Checoslovaquia
    .text = El apoyo militar a Hitler sube 1 paso. Hitler se mueve a Viena. El objeto de ese espacio se pone boca arriba.

## Black Orchestra: events of stage 3

event-visit-from-hitler-3 = Visita de Hitler
    .text = Hitler se mueve al espacio del conspirador más cercano. Si no hay allí otro conspirador, ese conspirador puede poner su motivación y su sospecha en sus niveles iniciales, indeciso y medio.
event-berghof-retreat-3 = Retiro en el Berghof
    .text = Hitler, Himmler, Goebbels y Bormann se mueven al Berghof.
event-visit-from-goering-3 = Visita de Goering
    .text = Goering se mueve al espacio del conspirador más cercano. Si no hay allí otro conspirador, ese conspirador puede descartar cualquier número de objetos; su sospecha baja 1 paso por cada uno.
event-gestapo-raid-3 = Redada de la Gestapo
    .text = Quien tenga el nivel de sospecha extremo es arrestado. Los demás descartan cada carta ilegal o se la quedan y su sospecha sube 1 paso. Todos los dados del marcador de disidencia vuelven a la reserva.
event-jews-targeted = Persecución de los judíos
    .text = La motivación de cada conspirador sube 1 paso. Himmler se mueve a Varsovia. El objeto de ese espacio se pone boca arriba.
event-london-bombed = Bombardeo de Londres
    .text = El apoyo militar a Hitler sube 1 paso. Hess se mueve a Praga. El objeto de ese espacio se pone boca arriba.
event-germany-bombed = Bombardeo de Alemania
    .text = El apoyo militar a Hitler sube 1 paso. Mientras sea el evento actual, cada intento de complot cuenta 1 águila más.
event-western-offensive = Ofensiva en el oeste
    .text = Todos los conspiradores de la Wehrmacht se mueven a Adlerhorst.
event-sea-lion-postponed = Se aplaza León Marino
    .text = La motivación de cada conspirador baja 1 paso.
event-invasion-of-norway = Invasión de Noruega
    .text = El apoyo militar a Hitler sube 1 paso.
event-fall-of-paris = Caída de París
    .text = Si el apoyo militar a Hitler es menor que 5, sube a 5. La motivación de cada conspirador baja 1 paso.

## Black Orchestra: events of stage 4

event-visit-from-himmler-4 = Visita de Himmler
    .text = Himmler se mueve al espacio del conspirador más cercano. La motivación de cada conspirador de la Wehrmacht baja 1 paso.
event-war-conference = Conferencia de guerra
    .text = Hitler y todos los lugartenientes se mueven a Anlage Süd. El objeto de ese espacio se pone boca arriba.
event-gestapo-raid-4 = Redada de la Gestapo
    .text = Quien tenga el nivel de sospecha extremo es arrestado. Los demás descartan cada carta ilegal o se la quedan y su sospecha sube 1 paso. Todos los dados del marcador de disidencia vuelven a la reserva.
event-hess-leaves-germany = Hess abandona Alemania
    .text = El apoyo militar a Hitler baja 2 pasos. Hess sale del juego. Mientras sea el evento actual, en cada intento de complot se ignora 1 águila.
event-visit-from-goebbels-4 = Visita de Goebbels
    .text = Goebbels se mueve al espacio del conspirador más cercano. La motivación de cada conspirador civil baja 1 paso.
event-afrika-korps = Afrika Korps
    .text = El apoyo militar a Hitler sube 1 paso. Bormann y Goebbels se mueven a Praga.
event-yugoslavia-surrenders = Rendición de Yugoslavia
    .text = El apoyo militar a Hitler sube 1 paso. Himmler se mueve a París.
event-pearl-harbor-attack = Ataque a Pearl Harbor
    .text = El apoyo militar a Hitler baja 1 paso. Los 3 siguientes eventos de la fase 4 salen del juego sin que nadie los vea. Hess sale del juego.
event-fall-of-kiev = Caída de Kiev
    .text = El apoyo militar a Hitler sube 2 pasos.
event-operation-barbarossa = Operación Barbarroja
    .text = El apoyo militar a Hitler sube 1 paso. Goering se mueve a Posen.
event-hitler-assumes-command = Hitler asume el mando
    .text = El apoyo militar a Hitler baja 1 paso. Hitler se mueve a la Wolfsschanze. El objeto de ese espacio se pone boca arriba.

## Black Orchestra: events of stage 5

event-visit-from-bormann-5 = Visita de Bormann
    .text = Bormann se mueve al espacio del conspirador más cercano. Si no hay allí otro conspirador, ese conspirador es arrestado.
event-visit-from-goering-5 = Visita de Goering
    .text = Goering se mueve al espacio del conspirador más cercano. La motivación de cada conspirador de la Abwehr baja 1 paso.
event-casablanca-conference = Conferencia de Casablanca
    .text = La motivación de cada conspirador baja 1 paso. Cada conspirador descarta una carta.
event-gestapo-raid-5 = Redada de la Gestapo
    .text = Quien tenga el nivel de sospecha extremo es arrestado. Los demás descartan cada carta ilegal o se la quedan y su sospecha sube 1 paso. Todos los dados del marcador de disidencia vuelven a la reserva.
event-heydrich-assassinated = Atentado contra Heydrich
    .text = Hitler y todos los lugartenientes se mueven a la Cancillería. Los conspiradores en Praga con nivel de sospecha alto o extremo son arrestados.
event-berghof-retreat-5 = Retiro en el Berghof
    .text = Hitler, Bormann y Goebbels se mueven al Berghof. Mientras sea el evento actual, en cada intento de complot se ignora 1 águila.
event-rommel-defeated = Derrota de Rommel
    .text = El apoyo militar a Hitler baja 1 paso. Los 2 siguientes eventos de la fase 5 salen del juego sin que nadie los vea.
event-russian-setback = Revés en Rusia
    .text = El apoyo militar a Hitler baja 1 paso. Los 2 siguientes eventos de la fase 5 salen del juego sin que nadie los vea. Mientras sea el evento actual, cada intento de complot cuenta 1 águila más.
event-visit-to-the-front = Visita al frente
    .text = Hitler y Goebbels se mueven a Smolensk. El objeto de ese espacio se pone boca arriba. Mientras sea el evento actual, en cada intento de complot se ignoran 2 águilas.
event-eastern-push = Avance hacia el este
    .text = El apoyo militar a Hitler sube 1 paso. Todos los conspiradores de la Wehrmacht se mueven a Borísov.
event-lebensraum = Lebensraum
    .text = La motivación de cada conspirador sube 1 paso. Himmler se mueve a Wasserburg. El objeto de ese espacio se pone boca arriba.

## Black Orchestra: events of stage 6

event-visit-from-hitler-6 = Visita de Hitler
    .text = Hitler se mueve al espacio del conspirador más cercano. Mientras sea el evento actual, en cada intento de complot se ignoran 2 águilas.
event-slow-retreat = Lenta retirada
    .text = Todos los conspiradores y lugartenientes en espacios que se cierran en la fase 7 se mueven al espacio más cercano que siga abierto.
event-gestapo-raid-6 = Redada de la Gestapo
    .text = Quien tenga el nivel de sospecha extremo es arrestado. Los demás descartan cada carta ilegal o se la quedan y su sospecha sube 1 paso. Todos los dados del marcador de disidencia vuelven a la reserva.
event-berlin-bombed = Bombardeo de Berlín
    .text = Hitler se mueve a la Cancillería. Mientras sea el evento actual, cada intento de complot cuenta 1 águila más.
event-warsaw-ghetto-uprising = Levantamiento del gueto de Varsovia
    .text = Mientras sea el evento actual, al llenarse el marcador de disidencia el jugador activo puede elegir, en lugar de lo habitual, que la motivación de cada conspirador suba 1 paso.
event-stalingrad-surrounded = Cerco de Stalingrado
    .text = El apoyo militar a Hitler vuelve a su valor inicial.
event-wolfpacks = Manadas de lobos
    .text = El apoyo militar a Hitler sube 1 paso. Bormann y Goebbels se mueven a la Wolfsschlucht.
event-sicily-invaded = Invasión de Sicilia
    .text = El apoyo militar a Hitler baja 1 paso. Hitler y todos los conspiradores de la Abwehr se mueven a la Cancillería.
event-fortress-europa = Fortaleza Europa
    .text = Si el apoyo militar a Hitler es menor que 5, sube a 5. Los 2 siguientes eventos de la fase 6 salen del juego sin que nadie los vea. Mientras sea el evento actual, en cada intento de complot se ignora 1 águila.
event-kursk-recaptured = Reconquista de Kursk
    .text = El apoyo militar a Hitler baja 1 paso. Hitler se mueve a Anlage Süd. Bormann se mueve a Posen.

## Black Orchestra: events of stage 7

event-v-2-rocket-attack = Ataque con cohetes V-2
    .text = El apoyo militar a Hitler sube 1 paso. La motivación de cada conspirador sube 1 paso. Goering se mueve a Hannover. Bormann se mueve al Berghof.
event-gestapo-raid-7 = Redada de la Gestapo
    .text = Quien tenga el nivel de sospecha extremo es arrestado. Los demás descartan cada carta ilegal o se la quedan y su sospecha sube 1 paso. Todos los dados del marcador de disidencia vuelven a la reserva.
event-fuehrer-bunker = El búnker del Führer
    .text = La sospecha de cada conspirador sube 1 paso. Hitler se mueve a la Cancillería.
event-operation-overlord = Operación Overlord
    .text = El apoyo militar a Hitler vuelve a su valor inicial. Goebbels se mueve al Ministerio de Propaganda.
event-gothic-line = Línea Gótica
    .text = El apoyo militar a Hitler sube 1 paso.
event-rommel-executed = Ejecución de Rommel
    .text = El apoyo militar a Hitler baja 1 paso. Himmler se mueve a la Cancillería.
event-documents-located = Documentos localizados
    .text = La partida está perdida.
event-fall-of-rome = Caída de Roma
    .text = El apoyo militar a Hitler baja 1 paso.
event-final-conscription = Último reclutamiento
    .text = Cada conspirador puede robar hasta 2 cartas de conspiración.
event-anzio-landing = Desembarco en Anzio
    .text = Los conspiradores de la Abwehr pierden su habilidad para el resto de la partida.

## Black Orchestra: prices of an interrogation
# Named by what they do in content/interrogations.toml; the log reads out the one that was chosen.

bo-answer-suspicion-plus-1-of-one-other = La sospecha de otro conspirador libre de tu elección sube 1 paso.
bo-answer-suspicion-plus-2-of-one-other = La sospecha de otro conspirador libre de tu elección sube 2 pasos.
bo-answer-discard-1-card-of-one-other = Otro conspirador libre de tu elección descarta 1 carta.
bo-answer-discard-3-cards-of-one-other = Otro conspirador libre de tu elección descarta 3 cartas.
bo-answer-motivation-minus-1-of-one-other = La motivación de otro conspirador libre de tu elección baja 1 paso.
bo-answer-motivation-minus-1-of-all-others = La motivación de cada uno de los demás conspiradores libres baja 1 paso.
bo-answer-support-plus-1 = El apoyo militar a Hitler sube 1 paso.
bo-answer-support-plus-2 = El apoyo militar a Hitler sube 2 pasos.
bo-answer-discard-1-item-of-one-other = Otro conspirador libre de tu elección descarta 1 objeto.
bo-answer-discard-2-items-of-one-other = Otro conspirador libre de tu elección descarta 2 objetos.
bo-answer-remove-1-tile = Retira 1 ficha de objeto del tablero sin mirarla.
bo-answer-remove-3-tiles = Retira 3 fichas de objeto del tablero sin mirarlas.
bo-answer-1-more-event-this-turn = Resuelve 1 evento más este turno.
bo-answer-2-more-events-this-turn = Resuelve 2 eventos más este turno.
bo-answer-clear-the-dissent-track = Todos los dados del marcador de disidencia vuelven a la reserva (solo si hay alguno).
bo-answer-clear-the-dissent-track-and-support-plus-1 = Todos los dados del marcador de disidencia vuelven a la reserva (solo si hay alguno). El apoyo militar a Hitler sube 1 paso.
bo-answer-call-1-deputy-to-one-other = Un lugarteniente se mueve al espacio de otro conspirador libre, ambos de tu elección.
bo-answer-call-2-deputies-to-one-other-and-suspicion-plus-1-of-them = Dos lugartenientes de tu elección se mueven al espacio de otro conspirador libre de tu elección, cuya sospecha sube 1 paso.
bo-answer-move-hitler-to-chancellery = Hitler se mueve a la Cancillería (solo si está en otro espacio).
bo-answer-move-hitler-to-chancellery-and-support-plus-1 = Hitler se mueve a la Cancillería (solo si está en otro espacio). El apoyo militar a Hitler sube 1 paso.
bo-answer-suspicion-plus-1-of-one-other-holding-a-plot = La sospecha de otro conspirador libre de tu elección que tenga un complot sube 1 paso.
bo-answer-discard-a-plot-of-one-other = Otro conspirador libre de tu elección descarta un complot.
bo-answer-suspicion-plus-1-of-one-other-and-motivation-minus-1-of-them = La sospecha de otro conspirador libre de tu elección sube 1 paso y su motivación baja 1 paso.
bo-answer-arrest-one-other = Otro conspirador libre de tu elección es arrestado.
bo-answer-discard-all-illegal-cards-of-one-other = Otro conspirador libre de tu elección descarta todas sus cartas ilegales (solo si tiene alguna).
bo-answer-discard-all-illegal-cards-2-or-more-of-all-others = Todos los demás conspiradores libres descartan todas sus cartas ilegales (solo si tienen 2 o más entre todos).
bo-answer-suspicion-up-to-extreme-of-one-other = El nivel de sospecha de otro conspirador libre de tu elección pasa a extremo (solo si es menor).
bo-answer-support-up-to-5 = El apoyo militar a Hitler sube a 5 (solo si es menor).
bo-answer-remove-1-event = El siguiente evento de la fase actual sale del juego sin que nadie lo vea (solo si lo hay).
bo-answer-remove-2-events = Los 2 siguientes eventos de la fase actual salen del juego sin que nadie los vea (solo si los hay).
bo-answer-send-one-other-to-train-station = Otro conspirador libre de tu elección se mueve a la Estación de tren (solo si está en otro espacio).
bo-answer-send-all-others-to-train-station = Cada uno de los demás conspiradores libres se mueve a la Estación de tren (solo si alguno está en otro espacio).
bo-answer-motivation-plus-1-of-one-other = La motivación de otro conspirador libre de tu elección sube 1 paso.
bo-answer-motivation-minus-2-of-one-other = La motivación de otro conspirador libre de tu elección baja 2 pasos.
bo-answer-nothing = No pasa nada.
bo-answer-suspicion-plus-1-of-all-others-in-one-space = Elige un espacio con dos o más de los demás conspiradores libres: la sospecha de cada uno sube 1 paso.
bo-answer-motivation-minus-1-of-one-other-and-suspicion-plus-1-of-another = La motivación de otro conspirador libre de tu elección baja 1 paso y la sospecha de un tercero sube 1 paso.
bo-answer-support-plus-1-and-suspicion-minus-1-of-one-other = El apoyo militar a Hitler sube 1 paso. La sospecha de otro conspirador libre de tu elección baja 1 paso.
bo-answer-support-plus-1-and-suspicion-plus-1-of-one-other = El apoyo militar a Hitler sube 1 paso. La sospecha de otro conspirador libre de tu elección sube 1 paso.
bo-answer-discard-1-card-or-item-of-one-other = Otro conspirador libre de tu elección descarta 1 carta o 1 objeto.
bo-answer-discard-1-card-of-one-other-and-discard-1-item-of-them = Otro conspirador libre de tu elección descarta 1 carta y 1 objeto.
bo-answer-discard-all-items-of-one-other = Otro conspirador libre de tu elección descarta todos sus objetos.
bo-answer-remove-2-tiles = Retira 2 fichas de objeto del tablero sin mirarlas.
bo-answer-move-himmler-to-the-other-nearest-gestapo-hq = Himmler se mueve al espacio del otro conspirador libre más cercano al Cuartel de la Gestapo.
bo-answer-move-deputies-to-start = Cada lugarteniente vuelve a su espacio inicial.
bo-answer-move-bormann-himmler-to-one-other-and-motivation-minus-1-of-them = Bormann y Himmler se mueven al espacio de otro conspirador libre de tu elección, cuya motivación baja 1 paso.

## Black Orchestra: interrogations

interrogation-the-accomplice = El cómplice
    .stay = { bo-answer-suspicion-plus-1-of-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-suspicion-plus-2-of-one-other }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: la sospecha de cada uno de los demás conspiradores libres sube 1 paso. Número: no pasa nada.
interrogation-the-address-book = La agenda de direcciones
    .stay = { bo-answer-discard-1-card-of-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-discard-3-cards-of-one-other }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: cada uno de los demás conspiradores libres descarta 1 carta. Número: no pasa nada.
interrogation-the-broken-oath = El juramento roto
    .stay = { bo-answer-motivation-minus-1-of-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-motivation-minus-1-of-all-others }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: la motivación de cada uno de los demás conspiradores libres baja 1 paso. Número: no pasa nada.
interrogation-the-loyal-soldier = El soldado leal
    .stay = { bo-answer-support-plus-1 }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-support-plus-2 }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: el apoyo militar a Hitler sube 1 paso. Número: no pasa nada.
interrogation-the-storeroom = El almacén
    .stay = { bo-answer-discard-1-item-of-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-discard-2-items-of-one-other }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: cada uno de los demás conspiradores libres descarta 1 objeto. Número: no pasa nada.
interrogation-the-street-list = La lista de calles
    .stay = { bo-answer-remove-1-tile }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-remove-3-tiles }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: retira 2 fichas de objeto del tablero sin mirarlas. Número: no pasa nada.
interrogation-the-long-night = La larga noche
    .stay = { bo-answer-1-more-event-this-turn }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-2-more-events-this-turn }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: resuelve 1 evento más este turno. Número: no pasa nada.
interrogation-the-silenced-crowd = La multitud silenciada
    .stay = { bo-answer-clear-the-dissent-track }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-clear-the-dissent-track-and-support-plus-1 }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: todos los dados del marcador de disidencia vuelven a la reserva. Número: no pasa nada.
interrogation-the-watchers = Los vigilantes
    .stay = { bo-answer-call-1-deputy-to-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-call-2-deputies-to-one-other-and-suspicion-plus-1-of-them }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: Himmler se mueve al espacio del conspirador libre más cercano al Cuartel de la Gestapo. Número: no pasa nada.
interrogation-the-motorcade = La comitiva
    .stay = { bo-answer-move-hitler-to-chancellery }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-move-hitler-to-chancellery-and-support-plus-1 }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: Hitler se mueve a la Cancillería. Número: no pasa nada.
interrogation-the-betrayed-plan = El plan traicionado
    .stay = { bo-answer-suspicion-plus-1-of-one-other-holding-a-plot }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-discard-a-plot-of-one-other }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: la sospecha de cada uno de los demás conspiradores libres que tengan un complot sube 1 paso. Número: no pasa nada.
interrogation-the-next-cell = La celda de al lado
    .stay = { bo-answer-suspicion-plus-1-of-one-other-and-motivation-minus-1-of-them }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-arrest-one-other }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: otro conspirador libre de tu elección es arrestado. Número: no pasa nada.
interrogation-the-search-warrant = La orden de registro
    .stay = { bo-answer-discard-all-illegal-cards-of-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-discard-all-illegal-cards-2-or-more-of-all-others }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: otro conspirador libre de tu elección descarta todas sus cartas ilegales. Número: no pasa nada.
interrogation-the-signed-confession = La confesión firmada
    .stay = { bo-answer-suspicion-plus-1-of-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-suspicion-up-to-extreme-of-one-other }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: el nivel de sospecha de otro conspirador libre de tu elección pasa a extremo. Número: no pasa nada.
interrogation-the-propaganda-reel = El noticiario
    .stay = { bo-answer-support-plus-1 }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-support-up-to-5 }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: el apoyo militar a Hitler sube 1 paso. 1 o 2: no pasa nada. 3: la motivación de cada uno de los demás conspiradores libres sube 1 paso.
interrogation-the-early-hour = Antes de hora
    .stay = { bo-answer-remove-1-event }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-remove-2-events }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: el siguiente evento de la fase actual sale del juego sin que nadie lo vea. Número: no pasa nada.
interrogation-the-travel-ban = La prohibición de viajar
    .stay = { bo-answer-send-one-other-to-train-station }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-send-all-others-to-train-station }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: cada uno de los demás conspiradores libres se mueve a la Estación de tren. Número: no pasa nada.
interrogation-the-chaplain = El capellán
    .stay = { bo-answer-motivation-plus-1-of-one-other } Esta carta sale del juego.
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-motivation-minus-2-of-one-other } Esta carta sale del juego.
    .resist = Tira un dado. Diana: quedas en libertad. Águila: no pasa nada. Número: la motivación de otro conspirador libre de tu elección sube 1 paso. Esta carta sale del juego.
interrogation-the-old-comrade = El viejo compañero de armas
    .stay = { bo-answer-nothing } Esta carta sale del juego.
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-suspicion-plus-1-of-one-other } Esta carta sale del juego.
    .resist = Tira un dado. Diana: quedas en libertad. Águila: la sospecha de otro conspirador libre de tu elección sube 1 paso. 1 o 2: no pasa nada. 3: quedas en libertad. Esta carta sale del juego.
interrogation-the-photograph = La fotografía
    .stay = { bo-answer-suspicion-plus-1-of-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-suspicion-plus-1-of-all-others-in-one-space }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: la sospecha de cada uno de los demás conspiradores libres que comparta espacio con otro sube 1 paso. Número: no pasa nada.
interrogation-the-divided-house = La casa dividida
    .stay = { bo-answer-motivation-minus-1-of-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-motivation-minus-1-of-one-other-and-suspicion-plus-1-of-another }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: la motivación de otro conspirador libre de tu elección baja 2 pasos. Número: no pasa nada.
interrogation-the-double-agent = El agente doble
    .stay = { bo-answer-support-plus-1-and-suspicion-minus-1-of-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-support-plus-1-and-suspicion-plus-1-of-one-other }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: el apoyo militar a Hitler sube 1 paso. Número: no pasa nada.
interrogation-the-ration-card = La cartilla de racionamiento
    .stay = { bo-answer-discard-1-card-or-item-of-one-other }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-discard-1-card-of-one-other-and-discard-1-item-of-them }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: otro conspirador libre de tu elección descarta todos sus objetos. Número: no pasa nada.
interrogation-the-last-visit = La última visita
    .stay = { bo-answer-move-deputies-to-start }
    .free = Quedas en libertad: vas al Cuartel de la Gestapo con nivel de sospecha alto. { bo-answer-move-bormann-himmler-to-one-other-and-motivation-minus-1-of-them }
    .resist = Tira un dado. Diana: quedas en libertad. Águila: la motivación de otro conspirador libre de tu elección baja 1 paso. Número: no pasa nada.

## Introductions

intro-sh = Alemania, 1932. La mayoría sois liberales e intentáis sostener una república frágil, pero no sabéis de quién fiaros: hay fascistas entre vosotros y alguien es Hitler. Cada ronda elegís a un Presidente y a un Canciller, que escogen en secreto una de tres políticas robadas al azar. Cinco políticas liberales o la ejecución de Hitler salvan la república; seis políticas fascistas, o Hitler elegido Canciller cuando ya hay tres en vigor, la hunden. Hablad, prometed, acusad y mentid: lo único que nunca miente es el propio juego.
intro-bo = Eres uno de los alemanes que se propusieron matar a Hitler: oficiales, diplomáticos, un pastor, un almirante. Juntos recorréis el Reich, reunís objetos, encontráis un complot y os armáis de valor, mientras los eventos hacen avanzar la guerra y la Gestapo vigila. Cuando la motivación es alta y la sospecha baja, uno de vosotros intenta un complot: si sacáis tantas dianas como indica el apoyo militar a Hitler, ganáis todos; si salen demasiadas águilas, el complot es detectado. Perdéis juntos si todos acabáis en prisión, si se agota el tiempo o si encuentran vuestros documentos.

## Endings

outcome-sh-liberal-policies = Ganan los liberales: cinco políticas liberales
    .text = La quinta política liberal está en vigor. La república resiste.
outcome-sh-hitler-executed = Ganan los liberales: Hitler, ejecutado
    .text = El Presidente ha hecho ejecutar a Hitler. La república está a salvo.
outcome-sh-fascist-policies = Ganan los fascistas: seis políticas fascistas
    .text = La sexta política fascista está en vigor. La república ha caído.
outcome-sh-hitler-elected = Ganan los fascistas: Hitler, elegido Canciller
    .text = Con tres o más políticas fascistas en vigor, Hitler ha llegado a Canciller. La república ha caído.
outcome-bo-hitler-dead = Victoria: Hitler ha muerto
    .text = El complot ha tenido éxito. Lo que la historia les negó, vosotros lo habéis hecho.
outcome-bo-all-in-prison = Derrota: todos los conspiradores están en prisión
    .text = No queda nadie para seguir, y el régimen ya no encuentra oposición.
outcome-bo-no-event = Derrota: no quedan eventos
    .text = La guerra ha llegado a su fin con Hitler en el poder. Para millones de personas, la ayuda llegó tarde.
outcome-bo-documents-located = Derrota: han localizado vuestros documentos
    .text = La Gestapo tiene las pruebas que buscaba. La conspiración está deshecha.

## Secret Hitler: terms

game-secret-hitler = Hitler Encubierto
    .text = Un juego de roles ocultos, elecciones y mentiras, de 5 a 10 jugadores.
role-liberal = Liberal
    .text = Solo conoces tu propio rol. Ganas con cinco políticas liberales o si Hitler es ejecutado.
role-fascist = Fascista
    .text = Conoces a los demás fascistas y a Hitler. Ganas con seis políticas fascistas o si Hitler es elegido Canciller después de la tercera.
role-hitler = Hitler
    .text = Tu partido es el fascista. Ganas con seis políticas fascistas o si te eligen Canciller después de la tercera. Si te ejecutan, pierdes.
party-liberal = liberal
party-fascist = fascista
policy-liberal = política liberal
policy-fascist = política fascista
office-president = Presidente
    .text = Roba tres políticas, descarta una y pasa dos. Usa el poder que da una política fascista.
office-chancellor = Canciller
    .text = Recibe dos políticas, descarta una y promulga la otra.
office-presidential-candidate = Candidato a Presidente
    .text = Propone a un Canciller. La presidencia avanza en el sentido de las agujas del reloj.
office-nominated-chancellor = Candidato a Canciller
    .text = Lo propone el candidato a Presidente; todos votan a la pareja.
vote-ja = Ja!
    .text = Sí a este gobierno.
vote-nein = Nein!
    .text = No a este gobierno.
power-none = Ningún poder
    .text = Esta política no da nada al Presidente.
power-investigate = Investigar lealtad
    .text = Solo el Presidente ve el partido de otro jugador, nunca el rol. A nadie se le investiga dos veces.
power-special-election = Elección especial
    .text = El Presidente elige quién será el próximo candidato a Presidente. Después sigue el orden habitual y no se salta a nadie.
power-peek = Vistazo a las políticas
    .text = Solo el Presidente mira las tres primeras políticas del mazo, que quedan en el mismo orden.
power-execution = Ejecución
    .text = El Presidente hace ejecutar a un jugador. Si era Hitler, ganan los liberales; si no, el rol sigue en secreto.
power-veto = Poder de veto
    .text = Tras la quinta política fascista, el Canciller puede pedir el veto: que se descarten las dos políticas. Si el Presidente acepta, avanza el marcador del proceso de elección.
phase-sh-nominate = Propuesta
    .text = El candidato a Presidente propone a un Canciller.
phase-sh-vote = Votación
    .text = Todos los jugadores vivos votan el gobierno propuesto.
phase-sh-discard = Sesión legislativa: Presidente
    .text = El Presidente descarta una de tres políticas.
phase-sh-enact = Sesión legislativa: Canciller
    .text = El Canciller promulga una de dos políticas.
phase-sh-veto = Veto
    .text = El Canciller ha pedido el veto; el Presidente acepta o se niega.
phase-sh-investigate = Investigar lealtad
    .text = El Presidente elige de quién quiere ver el partido.
phase-sh-special-election = Elección especial
    .text = El Presidente elige al próximo candidato a Presidente.
phase-sh-peek = Vistazo a las políticas
    .text = El Presidente mira las tres primeras políticas.
phase-sh-execute = Ejecución
    .text = El Presidente elige a quién se ejecuta.
phase-sh-over = Fin de la partida
    .text = Se revelan todos los roles y todas las manos.
term-election-tracker = Marcador del proceso de elección
    .text = Cuenta los gobiernos rechazados o acabados en veto. Con tres llega el caos: la primera política del mazo entra en vigor sola.
term-term-limit = Límite de mandato
    .text = Salió en la última elección: ahora no puede ser Canciller.
term-not-hitler = No es Hitler
    .text = Salió elegido Canciller con tres o más políticas fascistas en vigor, o lo ejecutaron, sin que acabara la partida.
term-chaos = Caos
    .text = Tras tres gobiernos fallidos seguidos entra en vigor la primera política del mazo. No da poder y se olvidan todos los límites de mandato.

## Secret Hitler: options

option-sh-talk = Declaraciones
    .text = Los jugadores pueden declarar lo que han visto, sea verdad o no.
option-sh-rebalanced = Reequilibrada
    .text = Con 6 jugadores hay una política fascista en vigor desde el principio; con 7 y 9 el mazo tiene una política fascista menos.
option-sh-powers = Poderes
    .text = El poder que da cada una de las cinco primeras políticas fascistas.
option-sh-liberal-policies = Políticas liberales en el juego
    .text = Cuántas políticas liberales hay en total; el juego publicado tiene 6.
option-sh-fascist-policies = Políticas fascistas en el juego
    .text = Cuántas políticas fascistas hay en total; el juego publicado tiene 11.
option-sh-liberal-start = Políticas liberales al comienzo
    .text = Políticas liberales en vigor desde el principio.
option-sh-fascist-start = Políticas fascistas al comienzo
    .text = Políticas fascistas en vigor desde el principio.
option-sh-hitler-zone = Hitler gana desde
    .text = El número de políticas fascistas a partir del cual elegir Canciller a Hitler da la victoria a los fascistas.
option-sh-veto-from = Veto desde
    .text = El número de políticas fascistas a partir del cual se puede vetar.
option-sh-hitler-knows = Hitler conoce a los fascistas
    .text = En el juego publicado, Hitler solo conoce al fascista con 5 o 6 jugadores.

## Secret Hitler: log
# What happened, for everyone; the -own form adds what only the reader may know. $seat, $president, $chancellor and $target are names.

count-sh-liberal = { $liberal ->
        [one] { $liberal } liberal
       *[other] { $liberal } liberales
    }
count-sh-fascist = { $fascist ->
        [one] { $fascist } fascista
       *[other] { $fascist } fascistas
    }
# A hand: what it has none of is not named.
count-sh-both = { $fascist ->
        [0] { count-sh-liberal }
        [one] { count-sh-with-fascist }
       *[other] { count-sh-with-fascist }
    }
count-sh-with-fascist = { $liberal ->
        [0] { count-sh-fascist }
        [one] { count-sh-liberal } y { count-sh-fascist }
       *[other] { count-sh-liberal } y { count-sh-fascist }
    }
log-sh-roles = Se reparten los roles.
log-sh-roles-own = Se reparten los roles. Solo tú ves el tuyo.
log-sh-shuffled = Se baraja el mazo de políticas: { count-sh-liberal } y { count-sh-fascist }.
log-sh-candidate = { $seat } se presenta a Presidente.
    .you-seat = Te presentas a Presidente.
log-sh-nominated = { $president } propone a { $chancellor } como Canciller.
    .you-president = Propones a { $chancellor } como Canciller.
    .you-chancellor = { $president } te propone como Canciller.
log-sh-votes =
    { $elected ->
        [yes] Sale elegido el gobierno de { $government } por { $ja } a { $nein }.
       *[no] Se rechaza el gobierno de { $government } por { $ja } a { $nein }.
    }
    .you-government =
        { $elected ->
            [yes] Sale elegido tu gobierno con { $others } por { $ja } a { $nein }.
           *[no] Se rechaza tu gobierno con { $others } por { $ja } a { $nein }.
        }
log-sh-not-hitler = { $seat } no es Hitler.
    .you-seat = No eres Hitler.
log-sh-tracker = El marcador del proceso de elección está en { $tracker }.
log-sh-chaos =
    { $policy ->
        [liberal] Caos: se promulga a ciegas la primera política del mazo. Es liberal.
       *[fascist] Caos: se promulga a ciegas la primera política del mazo. Es fascista.
    }
log-sh-drawn = { $president } roba tres políticas.
    .you-president = Robas tres políticas.
log-sh-drawn-own = { $president } roba { count-sh-both }.
log-sh-passed = { $president } pasa dos políticas a { $chancellor }.
    .you-president = Pasas dos políticas a { $chancellor }.
    .you-chancellor = { $president } te pasa dos políticas.
log-sh-passed-own = { $president } pasa a { $chancellor } { count-sh-both }.
log-sh-enacted =
    { $policy ->
        [liberal] { $government } promulgan una política liberal.
       *[fascist] { $government } promulgan una política fascista.
    }
    .you-government =
        { $policy ->
            [liberal] { $others } y tú promulgáis una política liberal.
           *[fascist] { $others } y tú promulgáis una política fascista.
        }
log-sh-veto-asked = { $seat } pide el veto.
    .you-seat = Pides el veto.
log-sh-veto-agreed = { $seat } acepta el veto. Se descartan las dos políticas.
    .you-seat = Aceptas el veto. Se descartan las dos políticas.
log-sh-veto-refused = { $seat } rechaza el veto.
    .you-seat = Rechazas el veto.
log-sh-investigated = { $president } mira el carné de { $target }.
    .you-president = Miras el carné de { $target }.
    .you-target = { $president } mira tu carné.
log-sh-investigated-own =
    { $party ->
        [liberal] { $president } mira el carné de { $target }: liberal.
       *[fascist] { $president } mira el carné de { $target }: fascista.
    }
log-sh-special-election = { $president } convoca una elección especial: se presenta { $target }.
    .you-president = Convocas una elección especial: se presenta { $target }.
    .you-target = { $president } convoca una elección especial: te presentas tú.
log-sh-peeked = { $president } mira las tres primeras políticas.
    .you-president = Miras las tres primeras políticas.
log-sh-peeked-own = { $president } mira las tres primeras políticas: { $tiles }.
log-sh-executed = { $president } manda ejecutar a { $target }.
    .you-president = Mandas ejecutar a { $target }.
    .you-target = { $president } manda ejecutarte.
log-sh-executed-not-hitler = { $target } no era Hitler.
log-sh-claimed-drawn = { $seat } dice que robó { count-sh-both }.
    .you-seat = Dices que robaste { count-sh-both }.
log-sh-claimed-received = { $seat } dice que recibió { count-sh-both }.
    .you-seat = Dices que recibiste { count-sh-both }.
log-sh-claimed-party =
    { $party ->
        [liberal] { $seat } dice: { $target } es liberal.
       *[fascist] { $seat } dice: { $target } es fascista.
    }
    .you-seat =
        { $party ->
            [liberal] Dices: { $target } es liberal.
           *[fascist] Dices: { $target } es fascista.
        }
    .you-target =
        { $party ->
            [liberal] { $seat } dice que eres liberal.
           *[fascist] { $seat } dice que eres fascista.
        }
log-sh-claimed-peek = { $seat } dice que las tres primeras eran: { $tiles }.
    .you-seat = Dices que las tres primeras eran: { $tiles }.
log-sh-over =
    { $side ->
        [liberal] Han ganado los liberales.
       *[fascist] Han ganado los fascistas.
    }

## Secret Hitler: beliefs

belief-sh-nominated = { $president } propuso a { $chancellor }.
belief-sh-votes =
    { $elected ->
        [yes] Los votos cuando salió elegido el gobierno de { $government }.
       *[no] Los votos cuando se rechazó el gobierno de { $government }.
    }
belief-sh-laid =
    { $policy ->
        [liberal] { $government } promulgaron una política liberal.
       *[fascist] { $government } promulgaron una política fascista.
    }
belief-sh-laid-drawn =
    { $policy ->
        [liberal] { $government } promulgaron una política liberal
       *[fascist] { $government } promulgaron una política fascista
    }; { $president } dice que, de las tres que robó, { $drawn ->
        [0] ninguna era liberal
        [one] una era liberal
       *[other] { $drawn } eran liberales
    }.
belief-sh-laid-received =
    { $policy ->
        [liberal] { $government } promulgaron una política liberal
       *[fascist] { $government } promulgaron una política fascista
    }; { $chancellor } dice que, de las dos que recibió, { $received ->
        [0] ninguna era liberal
        [one] una era liberal
       *[other] { $received } eran liberales
    }.
belief-sh-laid-both =
    { $policy ->
        [liberal] { $government } promulgaron una política liberal
       *[fascist] { $government } promulgaron una política fascista
    }; { $president } dice que, de las tres que robó, { $drawn ->
        [0] ninguna era liberal
        [one] una era liberal
       *[other] { $drawn } eran liberales
    }; { $chancellor } dice que, de las dos que recibió, { $received ->
        [0] ninguna era liberal
        [one] una era liberal
       *[other] { $received } eran liberales
    }.
belief-sh-vetoed = { $government } vetaron las dos políticas.
belief-sh-investigated = { $president } investigó a { $target }.
belief-sh-investigated-said =
    { $party ->
        [liberal] { $president } investigó a { $target } y dice: liberal.
       *[fascist] { $president } investigó a { $target } y dice: fascista.
    }
belief-sh-saw =
    { $party ->
        [liberal] El carné de { $target } es liberal.
       *[fascist] El carné de { $target } es fascista.
    }
belief-sh-special-election = { $president } convocó una elección especial para { $target }.
belief-sh-peeked =
    { $president } dice que, de las tres primeras políticas, { $liberal ->
        [0] ninguna era liberal
        [one] una era liberal
       *[other] { $liberal } eran liberales
    }.
belief-sh-executed = { $president } mandó ejecutar a { $target }.
belief-sh-not-hitler = { $seat } no es Hitler, o la partida habría acabado.

## Secret Hitler: what bots say
# Each line can be put in three ways, so that nobody repeats themselves.

say-sh-nominate-not-hitler =
    { $way ->
        [a] { $name } no puede ser Hitler. Con eso me basta.
        [b] A estas alturas quiero a alguien que no sea Hitler: { $name }.
       *[c] { $name } ya fue Canciller y aquí seguimos. Vayamos por ahí.
    }
say-sh-nominate-vouched =
    { $way ->
        [a] { $by } ha visto el carné de { $name }. Me fío de eso.
        [b] { $by } responde por { $name }, y le creo.
       *[c] { $by } investigó a { $name } y dijo: liberal.
    }
say-sh-nominate-record =
    { $way ->
        [a] { $name } promulgó una política liberal. Sigamos por ahí.
        [b] La última política de { $name } fue liberal, así que propongo a { $name }.
       *[c] Hasta ahora { $name } tiene un historial limpio.
    }
say-sh-nominate-again =
    { $way ->
        [a] Quiero ver a { $name } una vez más antes de juzgar.
        [b] Puede que la última vez { $name } no tuviera elección.
       *[c] Que { $name } demuestre que fue mala suerte.
    }
say-sh-nominate-rather =
    { $way ->
        [a] No creo que { $name } sea Hitler, y ahora eso es lo que cuenta.
        [b] Mejor alguien de quien dudamos que Hitler: { $name }.
       *[c] Sea lo que sea { $name }, probablemente no es Hitler.
    }
say-sh-nominate-least =
    { $way ->
        [a] De quienes puedo elegir, { $name } es de quien menos dudo.
        [b] No veo nada en contra de { $name }.
       *[c] { $name } me parece la opción más segura.
    }
say-sh-nominate-first =
    { $way ->
        [a] Alguien tiene que empezar: { $name }.
        [b] Aún no sabemos nada de nadie. Pues { $name }.
       *[c] Hay que empezar de algún modo. Elijo a { $name }.
    }
say-sh-nominate-new =
    { $way ->
        [a] Aún sabemos poco de { $name }. Averigüémoslo.
        [b] Me gustaría ver qué hace { $name }.
       *[c] { $name } no ha tenido ocasión de mostrar nada.
    }
say-sh-ja-tracker =
    { $way ->
        [a] Prefiero un gobierno a lo que traiga el mazo.
        [b] Un tercer rechazo lo dejaría todo al azar.
        [c] No podemos dejar que este también fracase.
        [d] Ya han fracasado dos. Uno más y decide el mazo.
        [e] Cualquier gobierno es mejor que una ley de la que nadie responde.
       *[f] Voto ja para que elijamos nosotros.
    }
say-sh-ja-trust =
    { $way ->
        [a] De momento me fío de { $government }.
        [b] { $government }: me parece bien.
        [c] Ese gobierno tiene mi voto: { $government }.
        [d] No he visto nada en contra de { $government }.
        [e] { $government } se han ganado una oportunidad.
       *[f] Para mí, { $government } son ahora la pareja más segura.
    }
say-sh-ja-try =
    { $way ->
        [a] Tengo dudas con { $government }, pero esperando no aprendemos nada.
        [b] A alguien hay que probar: que sean { $government }.
        [c] Que { $government } muestren lo que son.
        [d] Aquí nadie tiene certezas. Que gobiernen { $government }.
        [e] Digo ja a { $government }, y voy a mirar de cerca.
       *[f] Después sabremos más de { $government }.
    }
say-sh-nein-hitler =
    { $way ->
        [a] Si { $name } es Hitler, se acabó. No voy a correr ese riesgo.
        [b] { $name } de Canciller no, ahora no.
        [c] Demasiado peligroso: { $name } podría ser Hitler.
        [d] No puedo descartar que { $name } sea Hitler.
        [e] Una mala elección de Canciller y se acaba, y de { $name } sé muy poco.
       *[f] A estas alturas, cualquiera de Canciller menos { $name }.
    }
say-sh-nein-doubt =
    { $way ->
        [a] No me fío de { $name }.
        [b] Con { $name } en el gobierno, no.
        [c] Hay demasiado en contra de { $name }.
        [d] Mientras esté { $name }, voto nein.
        [e] { $name } tiene que explicar antes unas cuantas cosas.
       *[f] Lo que he visto de { $name } no me da para un ja.
    }
say-sh-nein-others =
    { $way ->
        [a] Preferiría ver a otras dos personas.
        [b] En esta mesa hay parejas mejores.
        [c] Esta pareja no, todavía no.
        [d] Esta pareja no me convence.
        [e] Oigamos antes la próxima propuesta.
       *[f] Nada habla a favor de esta pareja.
    }
say-sh-execute =
    { $way ->
        [a] De todos los presentes, de quien menos me fío es de { $name }.
        [b] Tengo que decidir, y todo apunta a { $name }.
       *[c] Puede que me equivoque con { $name }, pero no puedo esperar más.
    }
say-sh-execute-guess =
    { $way ->
        [a] No tengo más que una corazonada: { $name }.
        [b] Nadie se ha fijado lo bastante en { $name }.
       *[c] Podría ser cualquiera. Elijo a { $name }.
    }
say-sh-special-election =
    { $way ->
        [a] Quiero que { $name } dirija el próximo gobierno.
        [b] Ahora debería elegir { $name }.
       *[c] Le paso la presidencia a { $name }.
    }
say-sh-veto =
    { $way ->
        [a] No quiero promulgar ninguna de estas.
        [b] Ninguna de las dos. Pido el veto.
       *[c] Elija la que elija, nos perjudica.
    }
say-sh-agree =
    { $way ->
        [a] De acuerdo: ninguna de las dos.
        [b] No tenía nada mejor que dar. Veto.
       *[c] Mejor ninguna que estas.
    }
say-sh-refuse =
    { $way ->
        [a] Hay que promulgar una de las dos.
        [b] No veo motivo para un veto.
       *[c] Sin veto. Elige.
    }
say-sh-claim-no-choice =
    { $way ->
        [a] No tuve elección.
        [b] Tres iguales. No pude hacer nada.
        [c] Mala suerte, nada más.
        [d] Las tres eran fascistas, lo juro.
        [e] El mazo no me dio otra cosa.
       *[f] No tenía nada liberal en la mano.
    }
say-sh-accuse-passed-liberal =
    { $way ->
        [a] Le di a { $name } una política liberal. ¿Dónde está?
        [b] La elección la tuvo { $name }, no yo.
       *[c] Entre las dos que le pasé a { $name } había una liberal.
    }
say-sh-accuse-got-none =
    { $way ->
        [a] { $name } habla de una política liberal. A mí no me llegó.
        [b] Si había una política liberal, se la quedó { $name }.
       *[c] Alguien miente aquí, { $name }, y no soy yo.
    }
say-sh-why-own =
    { $way ->
        [a] Era mi propio gobierno. Lo defiendo.
        [b] Yo formaba parte de él.
       *[c] Voto por aquello de lo que formo parte.
    }
say-sh-why-nothing =
    { $way ->
        [a] Todavía no he hecho nada.
        [b] Deja que primero haga algo.
       *[c] Pregúntame después de la primera votación.
    }
say-sh-trust =
    { $way ->
        [a] De quien más me fío es de { $name }.
        [b] De { $name }, más que de nadie.
       *[c] Si tuviera que elegir: { $name }.
    }
say-sh-trust-because =
    { $way ->
        [a] De quien más me fío es de { $name }. { $reason }
        [b] De { $name }. Lo que me decide: { $reason }
       *[c] Creo en { $name }. { $reason }
    }
say-sh-trust-saw-me =
    { $way ->
        [a] { $name } vio mi carné y dijo la verdad.
        [b] { $name } me investigó y fue con la verdad por delante.
       *[c] Me fío de { $name }: pudo mentir sobre mí y no lo hizo.
    }
say-sh-trust-with-me =
    { $way ->
        [a] He estado en un gobierno con { $name } y fue bien.
        [b] { $name } y yo hemos gobernado codo con codo. Me gustó lo que vi.
       *[c] De quien más me fío es de { $name }: lo viví de cerca.
    }
say-sh-suspect-saw-me =
    { $way ->
        [a] { $name } me acusa. Yo sé lo que soy.
        [b] { $name } ha mentido sobre mi carné.
       *[c] Quien dice eso de mí no va con los liberales: { $name }.
    }
say-sh-suspect-with-me =
    { $way ->
        [a] He estado en un gobierno con { $name }. Ahí algo no cuadraba.
        [b] Sé lo que { $name } y yo tuvimos en la mano. No me fío de { $name }.
       *[c] Creo que { $name } y yo no queríamos lo mismo.
    }
say-sh-trust-nobody =
    { $way ->
        [a] De momento, de nadie más que de los demás.
        [b] Es pronto para fiarse de alguien.
       *[c] Me fío de mí. De lo demás sé demasiado poco.
    }
say-sh-suspect =
    { $way ->
        [a] De quien más sospecho es de { $name }.
        [b] De { $name }, más que de nadie.
       *[c] No pierdas de vista a { $name }.
    }
say-sh-suspect-because =
    { $way ->
        [a] De quien más sospecho es de { $name }. { $reason }
        [b] De { $name }. Lo que me hace pensarlo: { $reason }
       *[c] No me fío de { $name }. { $reason }
    }
say-sh-suspect-nobody =
    { $way ->
        [a] Todavía de nadie en especial.
        [b] De momento no tengo nada contra nadie.
       *[c] Veamos primero algunos gobiernos más.
    }
say-sh-myself =
    { $way ->
        [a] Voy con los liberales. ¿Qué esperabas que dijera?
        [b] Júzgame por lo que hago.
       *[c] Yo sé lo que soy. Te toca averiguarlo.
    }
say-sh-dead =
    { $way ->
        [a] { $name } ya no está en la partida. Ya no importa.
        [b] Hablemos de quienes aún votan, no de { $name }.
       *[c] { $name } ya no puede hacer nada.
    }
say-sh-unsure =
    { $way ->
        [a] De { $name } todavía no sé qué pensar.
        [b] { $name } podría ser cualquiera de las dos cosas.
       *[c] Me gustaría ver más de { $name }.
    }
say-sh-advice =
    { $way ->
        [a] Tal como lo veo, es lo que más le conviene a mi bando.
        [b] No veo nada que ayude más a mi bando.
       *[c] De todo lo que podría hacer, es lo mejor para mi bando.
    }

## Black Orchestra: what bots say
# $in and $to are places as bo-in-space and bo-to-space tell them, $item a thing with its article.
# …-own: of the one who speaks. Lines with “call” are said also where bots say little.

bo-in-space =
    { $space ->
        [train-station] en la Estación de tren
        [deutschlandhalle] en la Deutschlandhalle
        [chancellery] en la Cancillería
        [gestapo-hq] en el Cuartel de la Gestapo
        [zeughaus] en el Zeughaus
        [ministry-of-propaganda] en el Ministerio de Propaganda
        [sportpalast] en el Sportpalast
        [adlerhorst] en Adlerhorst
        [tannenberg] en Tannenberg
        [berghof] en el Berghof
        [wolfsschanze] en la Wolfsschanze
        [anlage-sued] en Anlage Süd
        [wolfsschlucht] en la Wolfsschlucht
        [wasserburg] en Wasserburg
        [wehrwolf] en Wehrwolf
        [prison] en prisión
       *[other] en { $name }
    }
bo-to-space =
    { $space ->
        [train-station] a la Estación de tren
        [deutschlandhalle] a la Deutschlandhalle
        [chancellery] a la Cancillería
        [gestapo-hq] al Cuartel de la Gestapo
        [zeughaus] al Zeughaus
        [ministry-of-propaganda] al Ministerio de Propaganda
        [sportpalast] al Sportpalast
        [adlerhorst] a Adlerhorst
        [tannenberg] a Tannenberg
        [berghof] al Berghof
        [wolfsschanze] a la Wolfsschanze
        [anlage-sued] a Anlage Süd
        [wolfsschlucht] a la Wolfsschlucht
        [wasserburg] a Wasserburg
        [wehrwolf] a Wehrwolf
        [prison] a prisión
       *[other] a { $name }
    }
bo-the-item =
    { $item ->
        [badge] la placa
        [explosives] los explosivos
        [intel] la información
        [keys] las llaves
        [map] el mapa
        [poison] el veneno
        [signature] la firma
        [weapons] las armas
       *[other] { $name }
    }
bo-the-card = «{ $name }»
say-bo-fetch =
    { $way ->
        [a] Voy { $to } a por { $item }.
        [b] Yo me ocupo: recojo { $item } { $in }.
       *[c] Dejadme a mí { $item } { $in }.
    }
say-bo-fetch-for =
    { $way ->
        [a] Voy { $to } a por { $item } para { $who }.
        [b] A { $who } le hace falta: voy { $to } a por { $item }.
       *[c] Recojo { $item } { $in } y luego busco a { $who }.
    }
say-bo-deliver =
    { $way ->
        [a] Entrego { $item } { $in }: así sospecharán menos de nosotros.
        [b] Nos vigilan demasiado: dejo { $item } { $in }.
       *[c] Prefiero perder { $item } { $in } a seguir bajo sospecha.
    }
say-bo-enter =
    { $space ->
        [auschwitz] Voy { $to }. Quien lo ha visto no puede callar.
        [treblinka] Voy { $to }. Quien lo ha visto no puede callar.
       *[other] Voy { $to }: estar allí nos ayuda.
    }
say-bo-go-strike =
    { $way ->
        [a] Voy { $to } a intentar «{ $plot }».
        [b] Hitler está { $in }. Voy allí con «{ $plot }».
       *[c] «{ $plot }» se puede intentar { $in }. Me pongo en camino.
    }
say-bo-call-strike =
    { $way ->
        [a] Actúo ahora: «{ $plot }», calculo un { $percent } %.
        [b] No habrá mejor momento: «{ $plot }», { $percent } %.
       *[c] «{ $plot }», ahora. Tenemos un { $percent } %.
    }
say-bo-call-strike-slim =
    { $way ->
        [a] Hay pocas posibilidades, pero quizá no haya otra ocasión: «{ $plot }», { $percent } %.
       *[b] Un { $percent } % es mejor que nada: «{ $plot }».
    }
say-bo-hand-over =
    { $way ->
        [a] Le llevo a { $who } algo que en sus manos nos sirve más.
       *[b] Voy { $to }: lo que llevo le hace más falta a { $who }.
    }
say-bo-give =
    { $way ->
        [a] { $who }, toma { $thing }: a ti te servirá más.
       *[b] Le doy a { $who } { $thing }.
    }
say-bo-take-from =
    { $way ->
        [a] { $who }, me quedo yo con { $thing }.
       *[b] { $who }, déjame { $thing }.
    }
say-bo-meet =
    { $way ->
        [a] Voy { $to }, con { $who }.
        [b] { $who } no debería estar solo { $in }.
       *[c] Me reúno con { $who } { $in }.
    }
say-bo-release =
    { $way ->
        [a] Intento sacar de prisión a { $who }.
       *[b] No dejamos a nadie atrás: intento liberar a { $who }.
    }
say-bo-play-card =
    { $way ->
        [a] Uso { $card } ahora que sirve.
       *[b] Es el momento de { $card }.
    }
say-bo-carry-card =
    { $way ->
        [a] Voy { $to }: allí puedo usar { $card }.
       *[b] { $card } se usa { $in }. Voy para allá.
    }
say-bo-flee =
    { $way ->
        [a] Prefiero que no me encuentren aquí. Me voy.
        [b] Mejor lejos de su vista, { $in }.
       *[c] Los tengo demasiado cerca. Me aparto.
    }
say-bo-search =
    { $way ->
        [a] Miro qué hay { $in }.
        [b] Conviene saber qué hay { $in }.
       *[c] Echo un vistazo { $in }.
    }
say-bo-look-for-a-plot =
    { $way ->
        [a] Aún no tenemos un plan. Busco uno.
        [b] Antes que nada nos falta una forma de hacerlo. Robo carta.
       *[c] Tanteo a mi gente en busca de una ocasión.
    }
say-bo-look-for-help =
    { $way ->
        [a] Busco algo que ayude a nuestro plan.
        [b] No nos vendría mal más ayuda. Robo carta.
       *[c] Pregunto a mis contactos qué nos pueden dar.
    }
say-bo-conspire-for-courage =
    { $way ->
        [a] A { $who } le falta motivación. Conspiro porque necesitamos el marcador de disidencia.
       *[b] { $who } todavía duda. Conspiro para llenar el marcador de disidencia.
    }
say-bo-conspire-for-courage-own =
    { $way ->
        [a] Me falta motivación y el marcador de disidencia la da. Por eso conspiro.
       *[b] Aún no me atrevo. Por eso conspiro.
    }
say-bo-conspire-for-support =
    { $way ->
        [a] Conspiro: necesitamos el marcador de disidencia, el apoyo está en { $support }.
        [b] El apoyo está en { $support }. Conspiro para que baje.
       *[c] Hablo con oficiales que tienen dudas.
    }
say-bo-wait-for-support =
    { $way ->
        [a] Esperemos a que baje el apoyo antes de actuar. Está en { $support }.
       *[b] Con el apoyo en { $support } sería echarlo a perder. Espero.
    }
say-bo-wait-for-hitler =
    { $way ->
        [a] Todo está listo; falta que venga adonde podamos alcanzarlo.
       *[b] Espero a que esté a nuestro alcance.
    }
say-bo-wait-for-courage =
    { $way ->
        [a] { $who } aún no está decidido. Espero.
       *[b] Hay que darle tiempo a { $who }.
    }
say-bo-wait-for-courage-own =
    { $way ->
        [a] Todavía no me siento capaz.
       *[b] Dadme un poco más de tiempo.
    }
say-bo-rest =
    { $way ->
        [a] Ahora no puedo hacer nada sensato. Me quedo quieto.
       *[b] De momento paso desapercibido.
    }
say-bo-use-ability =
    { $way ->
        [a] Hago lo que mejor sé hacer: { $ability }.
       *[b] { $ability }: eso nos ayuda ahora.
    }
say-bo-raid-keep =
    { $way ->
        [a] Escondo { $thing }, aunque sospechen más de mí.
       *[b] { $thing } vale el riesgo.
    }
say-bo-raid-discard =
    { $way ->
        [a] No deben encontrarme con { $thing }. Me deshago de ella.
       *[b] { $thing } no merece que sospechen de mí.
    }
say-bo-prison-stay = Quedarse es lo que menos nos cuesta.
say-bo-prison-free = El precio de salir libre se puede pagar.
say-bo-prison-resist = Resistir promete más que lo que ofrecen.
say-bo-react-use =
    { $way ->
        [a] Este es el momento de { $card }.
       *[b] Uso { $card } antes de que sea tarde.
    }
say-bo-react-pass = Guardo lo que tengo para un momento mejor.
say-bo-dissent-support =
    { $way ->
        [a] Que baje el apoyo a Hitler: cada paso cuenta cuando actuemos.
       *[b] Que el ejército dude de él. El apoyo estaba en { $support }.
    }
say-bo-dissent-courage =
    { $way ->
        [a] Que { $who } encuentre el valor.
       *[b] Es { $who } quien tiene que atreverse: a él le doy ánimo.
    }
say-bo-dissent-courage-own =
    { $way ->
        [a] Soy yo quien tiene que encontrar el valor.
       *[b] Soy yo quien tiene que atreverse.
    }
say-bo-dissent-everyone = Ahora todos necesitamos valor.
say-bo-give-up = Lo que menos falta nos hace: { $thing }.
say-bo-keep-all = Lo que tengo nos vale más que esto.
say-bo-keep-best = { $thing } es lo que más nos sirve.
say-bo-take-item = Me quedo con { $item }: es lo que más nos sirve.
say-bo-share-suspicion = { $who } es quien más lo necesita: corre peligro.
say-bo-share-suspicion-own = Soy quien más lo necesita: me vigilan.
say-bo-call-deputy = { $leader } es quien menos daño nos hace allí.
say-bo-defections = Dos oficiales que desertan pesan tanto como tres que protestan.
say-bo-defections-none = Las dianas nos sirven más en el marcador de disidencia.
say-bo-draw-more = Hay sitio para más: robo otra carta.
say-bo-draw-enough = Ya tengo bastante; más solo serviría para que me lo encuentren.
say-bo-either = Esta mitad nos da más.
say-bo-more-actions = { $who } es quien mejor puede aprovechar el tiempo.
say-bo-more-actions-own = Soy quien mejor puede aprovechar el tiempo.
say-bo-look-next = Que esto venga ahora: es lo que menos daño nos hace.
say-bo-look-remove = Esto no debe pasar. Lo quito.
say-bo-hitler-comes = Que venga { $to }: ahí lo tenemos a nuestro alcance.
say-bo-leader-comes = { $leader } es quien menos nos perjudica { $in }.
say-bo-retreat = Donde más seguros estamos es { $in }.
say-bo-offer-accept = Lo que ofrecen vale lo que cuesta.
say-bo-offer-decline = El precio es demasiado alto para lo que nos dan.
say-bo-any-order = Aquí el orden da igual.
say-bo-lend =
    { $way ->
        [a] Toma lo que necesites, { $who }. Para esto es.
       *[b] Para «{ $plot }» tienes todo lo que llevo, { $who }.
    }
say-bo-lend-not = Ahora no puedo prescindir de ello.
say-bo-roll-dice = Con este número de dados tenemos la mejor opción: { $percent } %.
say-bo-spend = Para este intento guardábamos { $thing }.
say-bo-ready-to-roll = Más no le sirve a «{ $plot }». Ahora hay que hacerlo.
say-bo-reroll = Este dado es el que más puede mejorar.
say-bo-free-whom = { $who } es a quien más necesitamos fuera.
say-bo-fly = Donde más falta hago es { $in }.
say-bo-lead-hitler = Si va { $to }, podremos alcanzarlo.
say-bo-call-away = Donde menos daño nos hacen es { $in }.
say-bo-together = Donde ayuda a más de los nuestros es { $in }.
say-bo-target = Donde más nos sirve es con { $who }.
say-bo-target-own = Donde más nos sirve es conmigo.
say-bo-tile-reveal = Conviene saber qué hay { $in }.
say-bo-tile-take = Lo que hay { $in } es lo que más nos sirve.
say-bo-tile-take-unseen = Nadie ha visto lo que hay { $in }, pero puede ser algo que necesitamos.
say-bo-tile-lose = Lo que menos echaremos de menos es lo que hay { $in }.
say-bo-tile-lose-unseen = Nadie ha visto lo que hay { $in }. Mejor perder eso que lo que conocemos.
say-bo-walk-stop = Aquí es donde quería llegar.
say-bo-advise-fetch = Buscamos { $item } { $in }. { $plan }
say-bo-advise-fetch-for = A { $who } le hace falta esto: { $item } { $in }. { $plan }
say-bo-advise-deliver = Entregar { $item } { $in } baja la sospecha, y con sospecha extrema una Redada de la Gestapo es un arresto.
say-bo-advise-go-strike = «{ $plot }» se puede intentar { $in }.
say-bo-advise-call-strike = «{ $plot }» está en un { $percent } %: esperar apenas lo mejoraría.
say-bo-advise-call-strike-slim = Un { $percent } % es poco, pero quizá no haya otra ocasión para «{ $plot }».
say-bo-advise-hand-over = Lo que llevas nos sirve más en manos de { $who }. { $plan }
say-bo-advise-give = A { $who } le sirve más que a ti. { $plan }
say-bo-advise-take-from = A ti te sirve más que a { $who }. { $plan }
say-bo-advise-meet = Con { $who } { $in } se comparten cosas y los intentos se hacen juntos. { $plan }
say-bo-advise-release = Cada preso nos falta: { $who }.
say-bo-advise-play-card = Ninguna otra acción da más ahora mismo. { $plan }
say-bo-advise-carry-card = { $card } se puede usar { $in }. { $plan }
say-bo-advise-flee = Es más seguro estar { $in } que donde estás.
say-bo-advise-search = Nadie sabe aún qué hay { $in }. Los objetos ayudan a los complots, y entregarlos baja la sospecha.
say-bo-advise-look-for-a-plot = Nadie tiene un complot que se pueda intentar, y los complots salen de las cartas.
say-bo-advise-look-for-help = Las cartas pueden dar dados, acciones o valor. { $plan }
say-bo-advise-conspire-for-courage = A { $who } le falta valor. Las dianas llenan el marcador de disidencia, y eso sube la motivación.
say-bo-advise-conspire-for-courage-own = Te falta valor. Las dianas llenan el marcador de disidencia, y eso sube la motivación.
say-bo-advise-conspire-for-support = Un intento necesita tantas dianas como marca el apoyo: { $support }. El marcador de disidencia lleno lo baja.
say-bo-advise-wait-for-support = Con el apoyo en { $support } un intento necesita demasiadas dianas. Mejor esperar a que baje.
say-bo-advise-wait-for-hitler = Todo está listo, pero Hitler no está donde podamos alcanzarlo.
say-bo-advise-wait-for-courage = { $who } tiene que encontrar antes el valor.
say-bo-advise-wait-for-courage-own = Antes tienes que encontrar el valor.
say-bo-advise-rest = Nada más de lo que puedes hacer ahora merece el riesgo.
say-bo-advise-use-ability = Lo que solo tú puedes hacer es lo que más da ahora. { $plan }
say-bo-advise-raid-keep = Vale más que un paso de sospecha. { $plan }
say-bo-advise-raid-discard = No vale un paso de sospecha. { $plan }
say-bo-advise-react-use = Justo ahora es cuando más hace. { $plan }
say-bo-advise-react-pass = Otro momento lo necesitará más. { $plan }
say-bo-advise-dissent-support = Cada paso de apoyo es una diana menos en todos los intentos. Está en { $support }.
say-bo-advise-dissent-courage = A quien más le sirve el valor es a { $who }. { $plan }
say-bo-advise-dissent-courage-own = A quien más le sirve el valor es a ti. { $plan }
say-bo-advise-give-up = Es lo que menos falta nos hace. { $plan }
say-bo-advise-keep-all = Lo que tienes vale más que eso. { $plan }
say-bo-advise-keep-best = Es lo que más nos ayuda. { $plan }
say-bo-advise-take-item = Es lo que más nos ayuda. { $plan }
say-bo-advise-share-suspicion = { $who } es quien está más cerca del arresto.
say-bo-advise-share-suspicion-own = Eres quien está más cerca del arresto.
say-bo-advise-draw-more = Cabe otra carta y no cuesta acción.
say-bo-advise-draw-enough = Más cartas solo servirían para que te las encuentren.
say-bo-advise-either = Da más ahora mismo. { $plan }
say-bo-advise-more-actions = { $who } es quien mejor puede aprovechar el tiempo. { $plan }
say-bo-advise-more-actions-own = Eres quien mejor puede aprovechar el tiempo. { $plan }
say-bo-advise-look-next = De lo que hay es lo que menos daño nos hace.
say-bo-advise-look-remove = De lo que hay es lo que más daño nos haría.
say-bo-advise-offer-accept = Vale lo que cuesta. { $plan }
say-bo-advise-offer-decline = Cuesta más de lo que da. { $plan }
say-bo-advise-lend = «{ $plot }» lo necesita más que tú.
say-bo-advise-lend-not = Lo necesitas tú. { $plan }
say-bo-advise-roll-dice = Con tantos dados la probabilidad es la mejor: { $percent } %.
say-bo-advise-spend = Suma en este intento, y para eso lo guardábamos.
say-bo-advise-ready-to-roll = Nada más de lo que puedes añadir hace más probable «{ $plot }».
say-bo-advise-free-whom = { $who } es a quien más necesitamos fuera. { $plan }
say-bo-advise-fly = Donde más falta haces es { $in }. { $plan }
say-bo-advise-target = Donde más nos sirve es con { $who }. { $plan }
say-bo-advise-target-own = Donde más nos sirve es contigo. { $plan }
say-bo-advise-tile-reveal = Nadie sabe qué hay { $in }. { $plan }
say-bo-advise-tile-take = Lo que hay { $in } es lo que más nos ayuda. { $plan }
say-bo-advise-walk-stop = Estás donde haces falta. { $plan }
say-bo-advise-plan-none = Mientras nadie tenga un complot, cuentan el valor y un apoyo bajo.
say-bo-advise-plan-prepare = El plan: { $who } con «{ $plot }». Falta valor.
say-bo-advise-plan-missing = El plan: { $who } con «{ $plot }». Falta esto: { $items }.
say-bo-advise-plan-support = El plan: { $who } con «{ $plot }» en cuanto el apoyo baje de { $support }.
say-bo-advise-plan-hitler = El plan: { $who } con «{ $plot }» en cuanto Hitler esté al alcance.
say-bo-advise-plan-strike = El plan: { $who } con «{ $plot }» { $in }.
say-bo-advise-you = tú
say-bo-call-come =
    { $way ->
        [a] Venid { $to }: voy a actuar allí. Con vosotros tengo un { $percent } %.
        [b] Voy a actuar { $in }. Con todos allí es un { $percent } %.
       *[c] Reuníos conmigo { $in }: juntos tenemos un { $percent } %.
    }
say-bo-call-bring =
    { $way ->
        [a] { $name }, ¿me puedes traer { $item }?
        [b] { $name }, para «{ $plot }» necesito { $item }.
       *[c] { $name }, ¿vienes a verme con { $item }?
    }
say-bo-call-offer =
    { $way ->
        [a] { $name }, tengo { $item } para ti. Espérame { $in }.
        [b] { $name }, llevo { $item } para ti. Voy a verte.
       *[c] Tengo { $item } para tu plan, { $name }. Si puedes, quédate { $in }.
    }
say-bo-call-offer-here =
    { $way ->
        [a] { $name }, tengo { $item } para ti.
       *[b] { $name }, cuando quieras te paso { $item }.
    }
say-bo-news-lead-own =
    { $way ->
        [a] «{ $plot }» es nuestra mejor opción. Yo la encabezo.
        [b] Tengo «{ $plot }». Trabajemos para eso.
       *[c] Con «{ $plot }» puedo hacerlo. Ayudadme a prepararlo.
    }
say-bo-news-lead =
    { $way ->
        [a] { $name } tiene «{ $plot }»: lo mejor que hay. Cuenta conmigo.
        [b] Desde ahora trabajo para { $name } y «{ $plot }».
       *[c] Que sea «{ $plot }». { $name }, tú diriges.
    }
say-bo-news-dares =
    { $way ->
        [a] { $who } está decidido. Ahora tiene que bajar el apoyo.
       *[b] { $who } se atreve. Bajemos el apoyo a tiempo.
    }
say-bo-news-dares-own =
    { $way ->
        [a] Estoy decidido. Ahora tiene que bajar el apoyo.
       *[b] Lo haré. Ayudadme a bajar el apoyo.
    }
say-bo-news-arrested =
    { $way ->
        [a] Tienen a { $who }. Seguimos, e intentaremos sacarlo.
       *[b] { $who } está en sus manos. No podemos abandonarlo.
    }
say-bo-plan-none =
    { $way ->
        [a] Aún no tenemos complot: busco uno.
       *[b] Nadie tiene un complot. Hasta entonces robamos, conspiramos y buscamos lo que pueda servir.
    }
say-bo-plan-prepare =
    { $way ->
        [a] { $who } dirige «{ $plot }» y aún le falta motivación. El marcador de disidencia es para él.
       *[b] Nuestra esperanza es { $who } con «{ $plot }». Primero tiene que atreverse.
    }
say-bo-plan-prepare-own = Dirijo «{ $plot }» y aún me falta motivación. Lo que más me ayuda es el marcador de disidencia.
say-bo-plan-missing =
    { $way ->
        [a] { $who } dirige «{ $plot }». Todavía nos falta esto: { $items }.
       *[b] Para «{ $plot }» aún necesitamos { $items }.
    }
say-bo-plan-missing-own = Dirijo «{ $plot }». Todavía me falta esto: { $items }.
say-bo-plan-support =
    { $way ->
        [a] { $who } está listo con «{ $plot }». Esperamos a que el apoyo baje de { $support }.
       *[b] «{ $plot }» está en pie. Con el apoyo en { $support } es pronto.
    }
say-bo-plan-support-own = Estoy listo con «{ $plot }». Espero a que el apoyo baje de { $support }.
say-bo-plan-hitler = { $who } está listo con «{ $plot }». Solo falta que Hitler esté a su alcance.
say-bo-plan-hitler-own = Estoy listo con «{ $plot }». Solo falta que Hitler esté a mi alcance.
say-bo-plan-strike = { $who } puede actuar { $in } con «{ $plot }». Quien pueda aportar algo debería estar allí.
say-bo-plan-strike-own = Puedo actuar { $in } con «{ $plot }». Venid si podéis aportar algo.
say-bo-need-items =
    { $way ->
        [a] Lo que me falta es esto: { $items }.
       *[b] Para «{ $plot }» necesito { $items }.
    }
say-bo-need-courage =
    { $way ->
        [a] Valor. Si puedes, que el marcador de disidencia sea para mí.
       *[b] Valor, más que ninguna otra cosa.
    }
say-bo-need-nothing =
    { $way ->
        [a] Para mí, nada. { $who } necesita la ayuda más que yo.
       *[b] Yo me arreglo. Piensa en { $who }.
    }
say-bo-need-time =
    { $way ->
        [a] Solo tiempo, y que baje el apoyo.
       *[b] Tiempo, y una ocasión que pueda salir bien.
    }
say-bo-one-fate =
    { $way ->
        [a] O vencemos o caemos juntos. Me fío de todos los de esta mesa.
       *[b] En esta mesa no hay de quién sospechar. Ellos están ahí fuera.
    }
say-bo-novice =
    { $way ->
        [a] Hago lo que me parece bien, turno a turno. Dime qué necesitas.
        [b] La verdad, no tengo un gran plan. Intento ser útil.
       *[c] Todavía estoy aprendiendo. ¿Qué debería hacer?
    }
talk-bo-wish-come = Ven adonde estoy.
talk-bo-wish-wait = Espera, no actúes todavía.
talk-bo-wish-strike = ¡Actúa!
talk-bo-wish-lead = Yo dirijo con «{ $plot }».
talk-bo-wish-bring = Tráeme { $item }.
talk-bo-wish-go = Ve { $to }.
say-bo-heed-come =
    { $way ->
        [a] Voy contigo, { $name }.
       *[b] Ya voy, { $name }.
    }
say-bo-heed-go =
    { $way ->
        [a] Como digas, { $name }: voy { $to }.
       *[b] Voy { $to }, { $name }.
    }
say-bo-heed-bring =
    { $way ->
        [a] Me encargo de que recibas { $item }, { $name }.
       *[b] { $name }, yo me ocupo: { $item }.
    }

## Secret Hitler: what is asked
# do-sh-…: to the one who acts. wait-sh-…: to the others; $name is the one they wait for.

do-sh-nominate = Elige a quién propones como Canciller.
wait-sh-nominate = { $name } elige a quién propone como Canciller.
do-sh-vote = Vota a { $president } como Presidente y a { $chancellor } como Canciller.
    .you-president = Vota tu gobierno: tú de Presidente y { $chancellor } de Canciller.
    .you-chancellor = Vota tu gobierno: { $president } de Presidente y tú de Canciller.
wait-sh-vote =
    { $count ->
        [one] Falta el voto de { $names }.
       *[other] Faltan los votos de { $names }.
    }
do-sh-discard = Descarta una de tus tres políticas. Las otras dos pasan al Canciller.
wait-sh-discard = { $name } descarta una de tres políticas.
do-sh-enact = Promulga una de las dos políticas.
wait-sh-enact = { $name } promulga una de dos políticas.
do-sh-veto = { $chancellor } pide el veto. ¿Lo aceptas?
wait-sh-veto = { $name } responde al veto.
do-sh-investigate = Elige de quién miras el carné.
wait-sh-investigate = { $name } elige qué carné mirar.
do-sh-special-election = Elige quién se presenta ahora a Presidente.
wait-sh-special-election = { $name } elige quién se presenta ahora a Presidente.
do-sh-peek = Mira las tres primeras políticas.
wait-sh-peek = { $name } mira las tres primeras políticas.
do-sh-execute = Elige a quién se ejecuta.
wait-sh-execute = { $name } elige a quién se ejecuta.

## Secret Hitler: actions
# The labels of buttons and list entries.

act-sh-nominate = Proponer a { $target }
act-sh-vote-ja = Ja!
act-sh-vote-nein = Nein!
act-sh-discard-liberal = Descartar una política liberal
act-sh-discard-fascist = Descartar una política fascista
act-sh-enact-liberal = Promulgar una política liberal
act-sh-enact-fascist = Promulgar una política fascista
act-sh-veto = Pedir el veto
act-sh-agree = Aceptar el veto
act-sh-refuse = Rechazar el veto
act-sh-investigate = Investigar a { $target }
act-sh-special-election = Que se presente { $target }
act-sh-peek = Mirar las tres primeras políticas
act-sh-execute = Ejecutar a { $target }
act-sh-claim-drawn = Decir que robaste { count-sh-both } (gobierno { $session })
act-sh-claim-received = Decir que recibiste { count-sh-both } (gobierno { $session })
act-sh-claim-party =
    { $party ->
        [liberal] Decir que { $target } es liberal
       *[fascist] Decir que { $target } es fascista
    }
act-sh-claim-peek = Decir que las tres primeras eran { $tiles }
tile-sh-liberal = liberal
tile-sh-fascist = fascista

## Secret Hitler: rules

rule-sh-s1 = Número de jugadores
    .text = Pueden jugar de cinco a diez personas.
rule-sh-s2 = Roles
    .text = Además de Hitler, una mesa de 5 tiene 3 liberales y 1 fascista; de 6: 4 y 1; de 7: 4 y 2; de 8: 5 y 2; de 9: 5 y 3; de 10: 6 y 3.
rule-sh-s3 = Reparto de roles
    .text = Los roles se reparten al azar. Los liberales son del partido liberal; los fascistas y Hitler, del fascista.
rule-sh-s4 = Mazo de políticas
    .text = Seis políticas liberales y once fascistas se barajan en un solo mazo.
rule-sh-s5 = Primer candidato
    .text = El azar decide quién se presenta primero a Presidente.
rule-sh-k1 = Cinco o seis jugadores
    .text = En una mesa de cinco o seis, el fascista y Hitler saben quién es el otro.
rule-sh-k2 = De siete a diez jugadores
    .text = En una mesa de siete a diez, los fascistas se conocen entre sí y conocen a Hitler. Hitler no los conoce.
rule-sh-k3 = Lo que saben los liberales
    .text = Los liberales empiezan conociendo su propio rol y nada más.
rule-sh-e1 = Rotación de la presidencia
    .text = En cada ronda la candidatura a Presidente pasa, en el sentido de las agujas del reloj, al siguiente jugador vivo.
rule-sh-e2 = Propuesta de Canciller
    .text = El candidato propone como Canciller a otra persona: cualquier jugador vivo que sea elegible.
rule-sh-e3 = Límites de mandato
    .text = El último Presidente y el último Canciller elegidos no pueden ser propuestos como Canciller. Una propuesta que no salió elegida no cuenta, y el límite nunca cierra la presidencia a nadie.
rule-sh-e4 = Cinco vivos o menos
    .text = Cuando quedan vivos cinco jugadores o menos, solo el último Canciller elegido queda excluido.
rule-sh-e5 = Votación
    .text = Votan todos los vivos, también los dos candidatos. Nadie ve un voto antes de que se emita el último; entonces se descubren todos a la vez y quedan públicos, con nombre, hasta el final.
rule-sh-e6 = Mayoría
    .text = Un gobierno necesita más síes que noes. El empate es una derrota.
rule-sh-e7 = Votación fallida
    .text = Tras una derrota, el marcador del proceso de elección avanza uno y la candidatura pasa al siguiente.
rule-sh-e8 = Caos
    .text = Cuando el marcador llega a tres, la primera política del mazo se descubre y entra en vigor. No da ningún poder, el marcador vuelve a cero y en la próxima elección todos son elegibles.
rule-sh-e9 = Vuelta del marcador a cero
    .text = Toda política que entra en vigor, por un gobierno o por el caos, pone el marcador a cero.
rule-sh-e10 = Hitler como Canciller
    .text = Si al elegirse un gobierno hay en vigor al menos tres políticas fascistas, el juego comprueba quién es el Canciller: si es Hitler, ganan los fascistas; si no, desde entonces todos saben que no es Hitler.
rule-sh-l1 = La elección del Presidente
    .text = El Presidente roba tres políticas, descarta una sin que nadie la vea y entrega las otras dos a la vez.
rule-sh-l2 = La elección del Canciller
    .text = El Canciller descarta una de las dos sin que nadie la vea y promulga la otra.
rule-sh-l3 = Manos ocultas
    .text = Solo el Presidente ve las tres y solo el Canciller las dos. Lo descartado no se enseña a nadie mientras dura la partida.
rule-sh-l4 = Silencio en la sesión
    .text = El Presidente y el Canciller no se comunican durante la sesión. No pueden hacerse señales ni dejar la elección al azar.
rule-sh-l5 = Volver a barajar
    .text = Si una sesión acaba con menos de tres políticas en el mazo, mazo y descarte se barajan juntos en un mazo nuevo. Lo mismo se comprueba tras el caos. Las sobrantes ni se enseñan ni quedan encima.
rule-sh-l6 = Verdad y mentira
    .text = Fuera de la sesión, cada cual puede decir lo que quiera sobre lo que ha visto, sea verdad o no. El juego solo garantiza la verdad en lo que toca a Hitler (véanse «{ rule-sh-e10 }» y «{ rule-sh-p5 }»).
rule-sh-p1 = Uso de un poder
    .text = El Presidente tiene que usar el poder, una vez, antes de la siguiente ronda; no se puede guardar y el juego espera a que lo use.
rule-sh-p2 = Investigar lealtad
    .text = El Presidente elige a otro jugador vivo a quien nadie haya investigado aún en esta partida y es el único que conoce su partido, nunca el rol.
rule-sh-p3 = Elección especial
    .text = El Presidente hace próximo candidato a cualquier otro jugador vivo, incluso a uno que no pueda ser Canciller. Ese jugador propone a un Canciller como siempre. Después el turno pasa a la izquierda del Presidente que convocó la elección: nadie pierde su turno y el elegido puede presentarse dos veces seguidas.
rule-sh-p4 = Vistazo a las políticas
    .text = Solo el Presidente mira las tres primeras políticas del mazo y las devuelve en el mismo orden.
rule-sh-p5 = Ejecución
    .text = El Presidente hace matar a un jugador vivo. Si era Hitler, han ganado los liberales; si no, el rol queda oculto hasta el final. Los muertos no hablan, no votan, no se presentan y ya no cuentan.
rule-sh-v1 = Pedir el veto
    .text = En toda sesión posterior a la entrada en vigor de la quinta política fascista, el Canciller, con las dos políticas en la mano, puede pedir el veto.
rule-sh-v2 = Veto aceptado
    .text = Si el Presidente acepta, se descartan las dos políticas, el marcador avanza uno y la ronda termina. Si con eso llega a tres, llega el caos (véase «{ rule-sh-e8 }»).
rule-sh-v3 = Veto rechazado
    .text = Si el Presidente se niega, el Canciller tiene que promulgar una de las dos y no puede volver a pedir el veto en esa sesión.
rule-sh-w1 = Victoria liberal
    .text = Los liberales ganan con la quinta política liberal o cuando Hitler es ejecutado.
rule-sh-w2 = Victoria fascista
    .text = Los fascistas ganan con la sexta política fascista o cuando Hitler es elegido Canciller con tres o más políticas fascistas en vigor (véase «{ rule-sh-e10 }»).
rule-sh-w3 = Políticas por caos
    .text = Una política llegada por el caos cuenta como cualquier otra.
rule-sh-w4 = Todo se revela
    .text = Cuando acaba la partida, todos ven todos los roles y todas las manos: lo robado, lo pasado y lo descartado.
rule-sh-t1 = Declaraciones
    .text = Hay botones para declarar en público, con verdad o sin ella: el Presidente sobre las tres políticas robadas, el Canciller sobre las dos recibidas, quien investigó, sobre un partido; quien echó un vistazo, sobre esas tres políticas. Las declaraciones que se contradicen se marcan como conflicto. También una política liberal robada y ninguna recibida cuando no se promulgó ninguna liberal: una de las dos personas la enterró, o miente. Un Canciller que reconoce una política liberal y promulgó una fascista no contradice a nadie.
rule-sh-t2 = Chat
    .text = Los vivos hablan libremente; los muertos y los espectadores tienen su propio canal; el Presidente y el Canciller quedan en silencio mientras dura su sesión (véase «{ rule-sh-l4 }»).
rule-sh-x1 = Mesa muda
    .text = Sin declaraciones ni chat, para la investigación y para partidas entre bots.
rule-sh-x2 = Mesas reequilibradas
    .text = Seis jugadores empiezan con una política fascista en vigor; siete y nueve juegan con una política fascista menos en el mazo. Los ajustes de la mesa lo dicen.
rule-sh-x3 = Mesas a medida
    .text = Se pueden fijar el poder de cada casilla, la composición del mazo, las políticas en vigor desde el principio, la política desde la que gana elegir a Hitler, aquella desde la que se puede vetar y si Hitler conoce a los fascistas. Una mesa que no se podría jugar se rechaza, con el motivo.
rule-sh-r1 = Solo una política reinicia el marcador
    .text = Solo una política que entra en vigor pone el marcador a cero. Ganar una elección no: dos derrotas seguidas de un gobierno que veta dan caos.
rule-sh-r2 = Veto con el marcador en dos
    .text = Un veto con el marcador en dos es caos, y también tres vetos seguidos.
rule-sh-r3 = Veto, barajar, caos
    .text = Cuando una sesión vetada lleva al caos, la sesión ha acabado antes: el mazo se comprueba y, si hace falta, se vuelve a barajar (véase «{ rule-sh-l5 }») antes de que el caos descubra una política.
rule-sh-r4 = Barajar antes del poder
    .text = El mazo se comprueba antes de usar un poder, así que un vistazo mira el mazo nuevo. Lo que sobraba se baraja y nunca queda encima.
rule-sh-r5 = Límites tras el caos
    .text = El caos borra los límites de mandato; el próximo gobierno elegido fija otros nuevos.
rule-sh-r6 = De seis a cinco vivos
    .text = Los vivos se cuentan al proponer Canciller: una ejecución que deja a cinco libera enseguida al último Presidente.
rule-sh-r7 = Muere un jugador excluido
    .text = Si muere uno de los dos excluidos, el otro sigue excluido.
rule-sh-r8 = Un gobierno que vetó
    .text = Un gobierno que vetó fue elegido igualmente y queda excluido la próxima vez.
rule-sh-r9 = Límites en una elección especial
    .text = Los límites de mandato rigen también en una elección especial: quien la convoca y su Canciller son la última pareja elegida. Si sale elegido el gobierno especial, ocupa su lugar.
rule-sh-r10 = Quién sigue a una elección especial
    .text = Tras una elección especial la candidatura pasa a la izquierda de quien la convocó, tanto si el gobierno salió elegido como si fue rechazado o acabó en veto. Si entretanto lo han ejecutado, se sigue desde su asiento vacío.
rule-sh-r11 = Dos veces seguidas
    .text = Si quien convocó eligió al jugador al que le tocaba de todos modos, ese jugador se presenta dos veces seguidas.
rule-sh-r12 = Tercera política fascista por caos
    .text = Si el caos trae la tercera política fascista, la comprobación de Hitler rige desde la próxima elección.
rule-sh-r13 = Quinta política fascista por caos
    .text = Si el caos trae la quinta política fascista, la ejecución se pierde, pero el veto queda abierto.
rule-sh-r14 = Sin veto en la quinta
    .text = En la sesión que promulga la quinta política fascista no hay veto; en las posteriores, sí.
rule-sh-r15 = Hitler promulga la tercera
    .text = Si Hitler es elegido Canciller con dos políticas fascistas en vigor y luego promulga la tercera, no se gana nada: cuenta el número en vigor al elegirlo.
rule-sh-r16 = Hitler como Presidente
    .text = Hitler como Presidente no provoca nada.
rule-sh-r17 = El tablero no cambia
    .text = El número de jugadores al comienzo fija el tablero; las muertes no lo cambian.
rule-sh-r18 = Victoria antes que poder
    .text = La quinta política liberal o la sexta fascista acaban la partida antes que cualquier otra cosa.
rule-sh-r19 = A quién se puede elegir
    .text = Ningún poder se puede volver contra uno mismo ni contra los muertos. Un Presidente fascista puede ejecutar a Hitler, y ganan los liberales.
rule-sh-r20 = Quién cuenta
    .text = Para la mayoría solo cuentan los vivos.
rule-sh-r21 = Tras una ejecución
    .text = Tras una ejecución que no acaba la partida, todos saben que la víctima no era Hitler, y nada más.
chapter-sh-goal = Objetivo del juego
chapter-sh-round = Una ronda
chapter-sh-election = Elección
chapter-sh-session = Sesión legislativa
chapter-sh-powers = Poderes del Presidente
chapter-sh-veto = Veto
chapter-sh-end = Fin de la partida
chapter-sh-talk = Declaraciones y chat
chapter-sh-example = Ejemplo: una ronda entera
chapter-sh-setup = Preparación
chapter-sh-components = Qué hay en el juego
chapter-sh-variants = Variantes
chapter-sh-special = Casos especiales
chapter-sh-role = Los roles
chapter-sh-policy = Las políticas
chapter-sh-vote = Las papeletas
chapter-sh-office = Los cargos
chapter-sh-power = Los poderes
book-sh-round-1 = Una ronda comienza con una elección. Alguien se presenta a Presidente y propone a un Canciller (véase «{ rule-sh-e2 }»); todos lo debaten y todos votan (véase «{ rule-sh-e5 }»).
book-sh-round-2 = Si el gobierno sale elegido, celebra su sesión: el Presidente roba tres políticas y entrega dos (véase «{ rule-sh-l1 }»), y el Canciller promulga una de ellas (véase «{ rule-sh-l2 }»). Si es rechazado, avanza en cambio el marcador del proceso de elección (véase «{ rule-sh-e7 }»).
book-sh-round-3 = Una política fascista puede dar al Presidente un poder, que tiene que usar ahora (véase «{ rule-sh-p1 }»). Después se presenta a Presidente el jugador siguiente (véase «{ rule-sh-e1 }»).
book-sh-powers-1 = Lo que da una política fascista depende de cuántos jueguen. Con 5 o 6 jugadores, la tercera da un vistazo a las políticas; la cuarta y la quinta, una ejecución cada una.
book-sh-powers-2 = Con 7 u 8 jugadores, la segunda permite investigar lealtad; la tercera da una elección especial; la cuarta y la quinta, una ejecución cada una.
book-sh-powers-3 = Con 9 o 10 jugadores, la primera y la segunda permiten investigar lealtad; la tercera da una elección especial; la cuarta y la quinta, una ejecución cada una.
book-sh-powers-4 = Con la quinta se abre además el veto (véase «{ rule-sh-v1 }»). Con la sexta ganan los fascistas.
book-sh-components = Hay 17 políticas, 6 liberales y 11 fascistas. Cada jugador tiene un rol, un carné de afiliación y dos papeletas, Ja! y Nein!. El tablero liberal tiene cinco espacios; el fascista, seis, con poderes que dependen del número de jugadores. El marcador del proceso de elección cuenta hasta tres.
book-sh-example-1 = Juegan siete y hay una política fascista en vigor. La última Presidenta fue Gina, con Bruno de Canciller. Ahora se presenta Ana. No puede proponer ni a Gina ni a Bruno (véase «{ rule-sh-e3 }»), y propone a Carla.
book-sh-example-2 = Votan los siete. Cuatro dicen Ja! y tres Nein!: más síes que noes, así que Ana y Carla salen elegidas (véase «{ rule-sh-e6 }»). Lo que ha votado cada cual queda público.
book-sh-example-3 = Ana roba tres políticas: una liberal y dos fascistas. Descarta una fascista sin enseñarla y entrega las otras dos a Carla, sin decir palabra (véase «{ rule-sh-l4 }»).
book-sh-example-4 = Carla tiene una política liberal y una fascista. Descarta la liberal y promulga la fascista. Es la segunda en vigor, y el marcador del proceso de elección vuelve a cero (véase «{ rule-sh-e9 }»).
book-sh-example-5 = Con siete jugadores, la segunda política fascista da un poder a la Presidenta: { power-investigate }. Ana elige a Darío y solo ella ve su partido (véase «{ rule-sh-p2 }»).
book-sh-example-6 = Ahora las dos pueden hablar. Carla declara que recibió dos políticas fascistas. Ana declara que entregó una liberal. Una de las dos miente, y la mesa tiene que juzgar cuál (véase «{ rule-sh-l6 }»).
book-sh-example-7 = El siguiente en presentarse es Bruno, a la izquierda de Ana; haber sido Canciller no se lo impide. No puede proponer ni a Ana ni a Carla.
search-sh-synonyms = elección, voto, votar, papeleta, ja, nein; matar, muerte, muerto, asesinar, ejecución, ejecutar; ley, política, carta; mentir, mentira, farol, declaración; mirar, ver, espiar, vistazo, investigar; ganar, victoria; perder, derrota; gobierno, presidente, canciller; mazo, descarte, barajar; saltar, especial

## Black Orchestra: rules

rule-bo-c1 = Cartas de conspiración
    .text = Hay 51 cartas de conspiración: 24 normales, 15 ilegales y 12 complots. Un complot nunca cuenta como ilegal.
rule-bo-c2 = Cartas de evento
    .text = Hay 84 cartas de evento, 12 por cada una de las siete fases. En total 62 son normales, 15 importantes y 7 clave.
rule-bo-c3 = Cartas de interrogatorio
    .text = Hay 24 cartas de interrogatorio.
rule-bo-c4 = Fichas de objeto
    .text = Hay 24 fichas de objeto, tres de cada uno de ocho tipos. Cada tipo muestra las letras de los complots en que sirve. La letra I no designa ningún complot, porque se parece a un 1.
rule-bo-c5 = Conspiradores
    .text = Hay nueve conspiradores. Cada uno tiene nombre, afiliación (Abwehr, Civil o Wehrmacht) y habilidad.
rule-bo-c6 = Dados
    .text = Hay diez dados con las caras 1, 2, 3, diana, diana y águila. Nunca hay más: un dado que está en el marcador de disidencia no sirve para nada más.
rule-bo-c7 = Líderes
    .text = Hay seis líderes: Hitler y sus lugartenientes Hess, Goebbels, Bormann, Himmler y Goering.
rule-bo-c8 = Motivación y sospecha
    .text = Cada conspirador tiene dos niveles. Motivación, de menor a mayor: indeciso, escéptico, motivado, comprometido, temerario. Sospecha, de menor a mayor: bajo, medio, alto, extremo.
rule-bo-s1 = Dónde empiezan los líderes
    .text = Hitler empieza en la Deutschlandhalle, Hess en Hannover, Goebbels en el Ministerio de Propaganda, Bormann en Núremberg, Himmler en el Cuartel de la Gestapo y Goering en Múnich.
rule-bo-s2 = Colocación de los objetos
    .text = Las fichas de objeto se barajan y en cada espacio de objeto se pone una boca abajo. Las que sobran no se usan.
rule-bo-s3 = Dificultad
    .text = El apoyo militar a Hitler empieza en 2 en una partida fácil, en 3 en una normal y en 4 en una difícil. Nunca baja de ese comienzo ni sube de 7; un efecto que fuera más allá se detiene ahí.
rule-bo-s4 = Mazos de eventos
    .text = Los eventos de cada fase se barajan aparte, y las dos primeras cartas de cada mazo salen del juego. Nadie las ve.
rule-bo-s5 = Los otros mazos
    .text = Las cartas de conspiración y las de interrogatorio se barajan, cada grupo en su mazo.
rule-bo-s6 = Jugadores y conspiradores
    .text = Juegan de una a cinco personas. Cada una tiene un conspirador, elegido o repartido al azar; quien juega en solitario tiene dos y lleva ambos.
rule-bo-s7 = Niveles iniciales
    .text = Todos los conspiradores empiezan en la Estación de tren de Berlín, indecisos, con nivel de sospecha medio y sin cartas ni objetos.
rule-bo-s8 = Quién empieza
    .text = La mesa o el azar decide quién empieza (según el reglamento, quien lleve más prendas negras). El turno pasa en el sentido de las agujas del reloj.
rule-bo-e1 = La carta antes que la regla
    .text = Si una carta contradice una regla, vale la carta. Si se pueden cumplir ambas, se cumplen ambas.
rule-bo-e2 = Todo lo posible
    .text = Una carta se resuelve de la primera línea a la última. Lo que no se puede hacer se omite; lo demás ocurre igualmente.
rule-bo-e3 = Orden de una tirada
    .text = En toda tirada van primero las águilas, después las dianas y al final los números.
rule-bo-e4 = Sobre uno mismo
    .text = Un efecto se puede usar en uno mismo salvo que diga otra cosa.
rule-bo-e5 = Opciones iguales
    .text = Cuando más de una opción es igual de válida, como cuando dos conspiradores están igual de cerca, decide el jugador activo.
rule-bo-e6 = Rayo y flecha
    .text = El rayo señala un efecto gratuito: no gasta acción y se usa siempre que sea aplicable, en el turno de cualquiera. La flecha señala un efecto que gasta una acción, Actuar.
rule-bo-e7 = Los interrogatorios son distintos
    .text = Una opción de un interrogatorio solo se puede elegir si se aplica por completo (véase «{ rule-bo-i4 }»).
rule-bo-l1 = Beneficios de la motivación
    .text = Cada nivel de motivación se suma a lo que daban los inferiores: desde escéptico el dosier tiene toda su capacidad; desde motivado puedes usar la habilidad; desde comprometido, intentar complots; con temerario, también los que lo exigen.
rule-bo-l2 = Límite del dosier
    .text = En un dosier caben 6 cartas con uno o dos jugadores, 5 con tres o cuatro, 4 con cinco. En el de un conspirador indeciso caben 2, sean cuantos sean los jugadores.
rule-bo-l3 = Límite de objetos
    .text = Un conspirador lleva hasta 4 objetos con uno o dos jugadores, y hasta 3 con tres a cinco.
rule-bo-l4 = Por encima del límite
    .text = Se puede ganar una carta o un objeto por encima del límite, pero el exceso se descarta enseguida, en el turno de quien sea. Lo recién ganado puede ser lo que se vaya.
rule-bo-l5 = Otra vez indeciso
    .text = Un conspirador que vuelve a estar indeciso tiene desde ese momento el límite de dos cartas.
rule-bo-l6 = Águilas que delatan
    .text = Cuanto mayor es la sospecha, menos águilas bastan para delatar un complot: bajo 3, medio 2, alto 1, extremo 1.
rule-bo-l7 = Dosieres a la vista
    .text = Los dosieres están a la vista de todos. Una carta de conspiración está siempre en un dosier, en el mazo o en el descarte; no hay manos. Una carta permanente solo actúa en un dosier, y una carta jugada como acción se descarta una vez resuelta.
rule-bo-l8 = Mazo agotado
    .text = Un mazo de conspiración agotado se sustituye por su descarte, barajado.
rule-bo-t1 = Partes de un turno
    .text = Un turno tiene tres partes: las penalizaciones de los líderes, hasta tres acciones y un evento. Quien empieza el turno en prisión tiene otro distinto (véase «{ rule-bo-p5 }»).
rule-bo-t2 = Penalizaciones de los líderes
    .text = Cada líder que comparte tu espacio al empezar tu turno te cuesta algo. Hitler: tu motivación baja 1 paso. Hess: descarta una carta a tu elección. Goebbels: sin habilidad este turno. Bormann: sin Conspirar este turno. Himmler: tu sospecha sube 1 paso. Goering: descarta un objeto a tu elección. El orden lo decides tú. Encontrarte con un líder o dejarlo más tarde no cuesta nada.
rule-bo-t3 = Repetir acciones
    .text = Toda acción se puede repetir salvo Conspirar, que es una vez por turno. Nadie está obligado a usar todas las acciones.
rule-bo-a1 = Actuar
    .text = Resuelve un efecto de flecha: de tu tablero de conspirador si tu motivación lo permite, o de una carta de tu dosier.
rule-bo-a2 = Coger un objeto
    .text = Coge la ficha que está boca arriba en tu espacio.
rule-bo-a3 = Conspirar
    .text = Tira uno, dos o tres dados, por una acción cada uno, hasta donde lleguen tus acciones y la reserva. Cada águila sube 1 paso tu sospecha y la de todos los demás en tu espacio. Cada diana va al marcador de disidencia. La suma de los números se añade a las acciones que te quedan.
rule-bo-a4 = Marcador de disidencia
    .text = En cuanto hay tres dados, el jugador activo elige al momento entre subir 1 paso la motivación de un conspirador y bajar 1 paso el apoyo militar, nunca por debajo de su comienzo. Los tres vuelven a la reserva; las demás dianas de la misma tirada empiezan la siguiente fila. Los dados del marcador se quedan de un turno a otro.
rule-bo-a5 = Entregar un objeto
    .text = En un espacio que pide una entrega y ya no tiene su propia ficha, descarta lo que pide y baja la sospecha como dice. «Tu sospecha» es la del jugador activo; «a repartir como quieras» se divide entre los conspiradores, estén donde estén, menos los de la prisión. Lo entregado se descarta y no se pone en el espacio.
rule-bo-a6 = Dosier
    .text = Roba la primera carta de conspiración y ponla a la vista en tu dosier.
rule-bo-a7 = Mover
    .text = Ve a un espacio conectado cuyo número de fase no supere la fase actual. Los espacios de Berlín (B) están siempre permitidos y todos conectados entre sí; solo se entra y se sale de Berlín por la Estación de tren.
rule-bo-a8 = Berlín y tu espacio
    .text = Un efecto que dice Berlín se refiere a todos los espacios de Berlín. Uno que dice tu espacio se refiere a ese único espacio: para compartir, para encuentros, para complots.
rule-bo-a9 = Entrar en un espacio
    .text = Algunos espacios cambian tus niveles al entrar: al momento, sin gastar acción y cada vez, también varias veces en un turno.
rule-bo-a10 = Espacios fortificados
    .text = Que un espacio esté fortificado solo importa para los complots. Cualquiera puede entrar y salir.
rule-bo-a11 = Liberar
    .text = En el Cuartel de la Gestapo, por debajo del nivel de sospecha extremo y mientras alguien esté en prisión, tira un dado. Con un águila te arrestan a ti. Con cualquier otra cosa, tu sospecha sube 1 paso y un preso de tu elección va al Cuartel de la Gestapo, con nivel de sospecha alto.
rule-bo-a12 = Revelar un objeto
    .text = Pon boca arriba la ficha de tu espacio.
rule-bo-a13 = Compartir
    .text = Da una carta o un objeto a un conspirador de tu espacio, o recíbelo de él. Ambos respetáis vuestros límites (véase «{ rule-bo-l4 }»).
rule-bo-v1 = Robar un evento
    .text = El evento que se roba es la primera carta de la fase más baja a la que le queden cartas. Pasa a ser el evento actual, se resuelve al momento y su número es la fase actual.
rule-bo-v2 = Sin eventos
    .text = Si hay que robar un evento y no queda ninguno, la partida está perdida.
rule-bo-v3 = Comienzo de una fase
    .text = Una fase comienza cuando su primera carta pasa a ser el evento actual, no cuando se agota el mazo anterior.
rule-bo-v4 = La fase 7 cierra espacios
    .text = Cuando se ha robado la primera carta de la fase 7 y antes de resolverla, los espacios que el Reich ha perdido se cierran para siempre. Los líderes y conspiradores que estén allí van al espacio permitido más cercano (si hay varios, véase «{ rule-bo-e5 }»).
rule-bo-v5 = Eventos clave
    .text = Un evento clave se resuelve como cualquier evento actual. Con el siguiente robo pasa al espacio del evento clave: ya no tiene efecto, pero sigue en juego.
rule-bo-v6 = Eventos importantes
    .text = Un evento importante robado mientras el evento clave de su fase está en juego se descarta sin efecto y se roba otra carta en su lugar. Sin evento clave se resuelve como siempre.
rule-bo-v7 = Fin del evento clave
    .text = El comienzo de la fase siguiente descarta el evento clave.
rule-bo-v8 = Varios eventos
    .text = Si hay que robar más de un evento, cada uno se resuelve hasta el final antes de robar el siguiente.
rule-bo-v9 = Siguiente jugador
    .text = Acabado el evento, el turno es del jugador de la izquierda.
rule-bo-v10 = Conspirador más cercano
    .text = Un líder movido por un evento o un interrogatorio acaba en un espacio distinto del suyo, así que al buscar al conspirador más cercano se pasa por alto a los de su espacio. Para todo lo demás, esos son los más cercanos.
rule-bo-v11 = Texto duradero
    .text = El texto duradero de un evento, como un cambio para los complots, vale mientras sea el evento actual.
rule-bo-g1 = Redada: arrestos
    .text = Quien tenga el nivel de sospecha extremo es arrestado. Si con eso todos están en prisión, la partida está perdida.
rule-bo-g2 = Redada: cartas ilegales
    .text = Los demás deciden sobre cada carta ilegal que tienen, de una en una y en el orden que quieran: descartarla, o quedársela y que su sospecha suba 1 paso. Al llegar a extremo se quedan el resto y no deciden más.
rule-bo-g3 = Redada: dados
    .text = Los dados del marcador de disidencia vuelven a la reserva.
rule-bo-p1 = Arresto
    .text = Un conspirador arrestado descarta todas sus cartas ilegales y va a la Prisión al momento. Si ocurre en tu propio turno, pasa directamente al evento.
rule-bo-p2 = Entrar y salir de la Prisión
    .text = Ninguna conexión lleva a la Prisión. Se entra por arresto y se sale por liberación, y de ninguna otra forma.
rule-bo-p3 = Los presos
    .text = Un preso no tiene acciones, ni efectos gratuitos, ni habilidad, y nada puede elegirlo ni cambiarlo salvo un efecto que lo libere. Conserva los objetos y las cartas legales.
rule-bo-p4 = Todos en prisión
    .text = En el momento en que todos los conspiradores están en prisión, la partida está perdida.
rule-bo-p5 = Un turno en prisión
    .text = Quien empieza su turno en prisión roba una carta de interrogatorio y después un evento.
rule-bo-i1 = Se lee en secreto
    .text = Solo el preso lee la carta. La opción elegida se lee a todos; las demás no se enseñan hasta que acaba la partida.
rule-bo-i2 = Una decisión en soledad
    .text = El preso decide a solas qué opción toma y a quién afecta, sin discutirlo con nadie.
rule-bo-i3 = Ningún preso puede ser elegido
    .text = No se puede elegir a ningún preso, incluido el que decide.
rule-bo-i4 = Solo lo que se puede aplicar por completo
    .text = Una opción solo se puede elegir si cada una de sus partes se puede aplicar por completo. «El apoyo militar sube 2 pasos» no se puede elegir si ya está en 6 o 7; «la sospecha de todos los demás sube 1 paso», tampoco mientras la de alguno de ellos sea extrema.
rule-bo-i5 = Resistir
    .text = Siempre se puede intentar resistir. Lo que traiga el dado se aplica en lo posible (véase «{ rule-bo-e2 }»).
rule-bo-i6 = Tras el interrogatorio
    .text = Un preso solo queda libre si el texto lo dice. Salvo que diga otra cosa, la carta se baraja de nuevo en su mazo.
rule-bo-x1 = Qué necesita un complot
    .text = Para intentar un complot lo necesitas en tu dosier, con todo lo que exige de los lugares donde estáis Hitler y tú, y motivación de nivel comprometido, o temerario si lo dice. El intento es la acción Actuar; Descarrilar el tren y Bomba en el avión no gastan acción.
rule-bo-x2 = Reunir dados
    .text = Se empieza con un dado por lo requerido. Los elementos opcionales añaden más: objetos descartados (tuyos y, si sus dueños aceptan, los de conspiradores de tu espacio; cada beneficio una vez salvo que el complot diga más), tu propia afiliación pero la de nadie más, conspiradores reunidos en tu espacio; después cartas y habilidades. Algunos elementos anulan en cambio águilas de la tirada.
rule-bo-x3 = Límite de dados
    .text = No se pueden reunir más dados que los que hay en la reserva.
rule-bo-x4 = Anunciar la dificultad
    .text = Después se anuncia cuántas dianas hacen falta (el apoyo militar, con los cambios del evento actual y de los dosieres) y cuántas águilas delatan el complot. Entonces puedes renunciar a tantos dados como quieras, y tiras.
rule-bo-x5 = Detectado
    .text = Primero se cuentan las águilas. Si son tantas como el número de tu sospecha o más, el complot fracasa y es detectado. Nada más de la tirada cuenta; el complot se descarta; Hitler va a la Cancillería; la motivación de cada conspirador baja 1 paso; te arrestan y pasas al evento.
rule-bo-x6 = Éxito
    .text = Con menos águilas, y tantas dianas como el apoyo militar o más: Hitler ha muerto y la partida está ganada.
rule-bo-x7 = Fracaso sin detección
    .text = Si las dianas no bastan, el complot fracasa sin ser detectado. Se queda en tu dosier, tu turno sigue y puedes intentarlo otra vez. Los objetos usados se pierden, acabe como acabe.
rule-bo-x8 = Números en un complot
    .text = En una tirada de complot los números no significan nada.
rule-bo-x9 = Permiso
    .text = El objeto de otro conspirador no se usa antes de que su dueño haya aceptado.
rule-bo-w1 = Ganar
    .text = Un complot que mata a Hitler gana la partida (véase «{ rule-bo-x6 }»), y nada más la gana.
rule-bo-w2 = Perder
    .text = La partida está perdida en el momento en que todos los conspiradores están en prisión, hay que robar un evento y no queda ninguno, o aparece Documentos localizados en la fase 7.
rule-bo-w3 = Lugartenientes de confianza
    .text = Los complots también pueden matar a lugartenientes, siempre con dos dianas. En los complots, «Hitler» significa entonces el líder contra el que se dirigen; Descarrilar el tren y Bomba en el avión responden al movimiento de ese líder. La victoria exige a Hitler y al menos a dos lugartenientes, en el orden que sea.
rule-bo-w4 = El tiempo apremia
    .text = Al comienzo salen tres cartas en vez de dos de cada mazo de eventos.
rule-bo-w5 = Documentos a buen recaudo
    .text = Documentos localizados se retira, y del mazo de la fase 7 solo sale una carta al comienzo.
rule-bo-w6 = Combinar
    .text = Variantes y dificultades se combinan a voluntad.
rule-bo-r1 = Efectos que no cambian nada
    .text = Puedes jugar o elegir un efecto aunque no fuera a cambiar nada; el juego lo indica. A quién afecta un evento o una carta se elige entre aquellos a los que puede cambiar, porque se aplica todo lo posible (véase «{ rule-bo-e2 }»).
rule-bo-r2 = «Cualquiera» es uno
    .text = Donde un texto dice «cualquiera», eliges uno entre los que valen.
rule-bo-r3 = Un precio con sospecha extrema
    .text = Con nivel de sospecha extremo puedes aceptar igualmente que tu sospecha suba y quedarte con la ventaja que eso trae.
rule-bo-r4 = La Prisión no es un espacio
    .text = Nadie va a la Prisión si no es por arresto, nunca es el espacio más cercano, y los efectos sobre toda una afiliación pasan por alto a los presos.
rule-bo-r5 = Cartas permanentes
    .text = Una carta permanente actúa en cuanto se roba y ocupa su lugar en el dosier.
rule-bo-r6 = Los complots como cartas
    .text = Un complot ocupa lugar en el dosier. Se puede perder por Hess o con cualquier otro descarte, y vuelve cuando se baraja la pila de descarte.
rule-bo-r7 = Líderes fuera del juego
    .text = Todo efecto que nombra a un líder que ha salido del juego lo pasa por alto.
rule-bo-r8 = Un líder que ya está allí
    .text = Un líder enviado al espacio donde ya está se queda allí. Solo el que va al conspirador más cercano tiene que dejarlo (véase «{ rule-bo-v10 }»).
rule-bo-r9 = Distancias
    .text = Las distancias se cuentan por conexiones entre espacios permitidos en la fase actual, también para los líderes.
rule-bo-r10 = Retirar los próximos eventos
    .text = Un efecto que retira los próximos eventos los toma sin mirarlos de la parte superior del mazo de la fase actual, tantos como haya.
rule-bo-r11 = A qué responde un complot
    .text = «{ plot-derail-train }» y «{ plot-plane-bomb }» responden a un movimiento de Hitler causado por un evento. El cierre de espacios en la fase 7 no lo es, ni tampoco un movimiento causado por una carta.
rule-bo-r12 = Sin dados
    .text = Mientras la reserva no tenga dados, no se puede hacer nada que necesite uno: conspirar, liberar, un intento de complot, «{ card-black-orchestra }», una oferta de tirar. A un interrogatorio se puede resistir, pero no sirve de nada.
rule-bo-r13 = Águilas ignoradas
    .text = Cada carta que ignora un águila resta una al número final de águilas, se vuelva a tirar lo que se vuelva a tirar entretanto. Tras cada cambio en la tirada se pregunta otra vez a todos los que aún podrían responder.
rule-bo-r14 = Dados repartidos
    .text = Los dados que reparte «{ card-black-orchestra }» quedan fuera de la reserva hasta que acaba el siguiente turno de quien los recibe.
rule-bo-r15 = La disidencia en un límite
    .text = Con tres dados en el marcador de disidencia puedes elegir cualquiera de los dos efectos, también con el apoyo militar en su comienzo y también para un conspirador que ya es temerario.
rule-bo-r16 = Tresckow y Goebbels
    .text = Si Tresckow empieza su turno con Goebbels, pierde durante ese turno su lugar adicional para un objeto, y el objeto que sobra se descarta al momento.
rule-bo-r17 = Detectado en un intento
    .text = Quien es detectado en un intento de complot es arrestado antes de que nadie descarte, responda o juegue nada.
rule-bo-r18 = Adónde van los liberados
    .text = Quien queda libre por un interrogatorio va al Cuartel de la Gestapo, con nivel de sospecha alto.
rule-bo-r19 = Adónde puede enviar una carta
    .text = «{ card-called-away }» necesita un espacio permitido ahora; puede ser aquel donde los lugartenientes ya están. «{ event-slow-retreat }» se refiere a los espacios que siguen abiertos en la fase 7.
rule-bo-r20 = Cartas que miran toda tirada
    .text = «{ card-defections-and-dissent }» y «{ card-classified-papers }» miran las tiradas de todo el que conspira. Primero van las águilas, después las dianas y al final los números. «{ card-classified-papers }» cuenta todas las dianas, también las que se ponen en otra parte; una sola águila lo anula y retira la carta.
rule-bo-r21 = Donde los reglamentos difieren
    .text = París baja la sospecha 3 pasos, como dicen los reglamentos español e italiano, y no 2. En una Redada de la Gestapo, el dueño decide en qué orden se miran las cartas ilegales. Un evento clave solo anula los eventos importantes de su propia fase.
rule-bo-r22 = Lo que las fuentes dejan abierto
    .text = Las cartas de interrogatorio son nuestras, hechas como las describen los reglamentos. Las siete fases tienen 0, 1, 2, 2, 2, 3 y 3 Redadas de la Gestapo. «{ event-party-rally-2 }» de la fase 2 y «{ event-western-offensive }» son eventos normales.
rule-bo-r23 = Una carta gratuita, dos dosieres
    .text = Quien juega en solitario y tiene la misma carta gratuita en ambos dosieres dice cuál de las dos se juega.
chapter-bo-goal = Objetivo del juego
chapter-bo-turn = Un turno
chapter-bo-actions = Acciones
chapter-bo-levels = Niveles y límites
chapter-bo-effects = Cómo funcionan los efectos
chapter-bo-events = Eventos y fases
chapter-bo-raids = Redadas, arresto y prisión
chapter-bo-interrogation = Interrogatorio
chapter-bo-plots = Complots
chapter-bo-example = Ejemplo: un intento de complot
chapter-bo-setup = Preparación
chapter-bo-components = Qué hay en el juego
chapter-bo-variants = Variantes
chapter-bo-special = Casos especiales
chapter-bo-conspirator = Los conspiradores
chapter-bo-leader = Los líderes
chapter-bo-plot = Los complots
chapter-bo-card = Las cartas de conspiración
chapter-bo-event = Los eventos
chapter-bo-space = Los espacios
chapter-bo-item = Los objetos
book-bo-example-1 = Es el turno de Erich Kordt. Está en Múnich, igual que Hitler. Le quedan dos acciones y tiene «{ plot-hidden-bomb }» en su dosier. Su nivel de motivación es comprometido, así que puede intentar complots, y gasta en ello una de sus acciones (véase «{ rule-bo-x1 }»).
book-bo-example-2 = Primero comprueba los elementos requeridos: estar en el espacio de Hitler y que no esté fortificado. Múnich no lo está, así que puede seguir.
book-bo-example-3 = Ahora reúne dados (véase «{ rule-bo-x2 }»). Uno por lo requerido, otro por ser Civil y otro por los Explosivos que descarta. Este complot admite tantos Explosivos como se quiera: Canaris también está en Múnich, los tiene y acepta descartarlos (véase «{ rule-bo-x9 }»). Con eso son cuatro dados.
book-bo-example-4 = Antes de tirar se anuncia qué hace falta (véase «{ rule-bo-x4 }»): el apoyo militar está en 3, así que necesita tres dianas; su nivel de sospecha es medio, así que dos águilas lo delatan. No renuncia a ningún dado.
book-bo-example-5 = Saca un águila, dos dianas y un 1. Primero las águilas: una es menos que dos, y nadie se entera de nada. Después las dianas: dos, una menos de las tres que hacían falta, y el complot fracasa (véase «{ rule-bo-x7 }»). El 1 no cuenta.
book-bo-example-6 = Los Explosivos se han perdido, pero el complot sigue en su dosier y le queda una acción. Con una segunda águila estaría arrestado (véase «{ rule-bo-x5 }»). Si alguien hubiera tenido «{ card-quick-reaction }», el 1 se podría haber vuelto a tirar.
search-bo-synonyms = cárcel, prisión, celda, preso, encarcelado; liberar, liberado, libre, soltar, rescatar; redada, registro, policía; asesinato, asesinar, matar, complot, atentado, intento; dado, tirada, tirar; apoyo, ejército, militar; dar, cambiar, intercambiar, compartir; viajar, andar, ir, mover; tomar, recoger, coger; mapa, tablero; mano, dosier; jefe, líder, lugarteniente, nazi; ficha, objeto; casilla, espacio; ganar, victoria; perder, perdida, derrota

## Command line

names-of-players = Bruno, Carla, Dario, Greta, Fabio, Laura, Marco, Nora, Rita, Victor
cli-about = Orquesta Negra y Hitler Encubierto: juégalos, revívelos, simúlalos.
cli-command = ORDEN
cli-play = jugar en esta terminal contra bots
cli-play-seat = el asiento que ocupas, desde 0
cli-play-seed = una palabra o un número que decide el reparto y los dados
cli-play-record = escribir la partida acabada en este archivo
cli-replay = mostrar cualquier paso de una partida grabada
cli-replay-step-option = tras cuántas acciones (el final si no se dice)
cli-replay-seat-option = desde qué asiento se ve (un espectador, si no se indica)
cli-words = comprobar las frases de todos los idiomas
cli-words-sound =
    { $texts ->
        [one] { $texts } texto en { $languages }: nada que corregir.
       *[other] { $texts } textos en cada idioma ({ $languages }): nada que corregir.
    }
cli-game = el juego
cli-players = cuántos jugadores
cli-sizes = cuántos jugadores; varios números separados por comas
cli-difficulty = la dificultad de Orquesta Negra
cli-pack = una carpeta con tus propias cartas de Orquesta Negra
cli-option = un ajuste del juego; se puede repetir
cli-bots = quién juega: simple, o random*2,simple para asientos sueltos, o module:Class para un bot propio
cli-language = el idioma de todo lo que lees
cli-simulate = jugar muchas partidas entre bots y contar cómo acaban
cli-simulate-games = cuántas partidas
cli-simulate-seed = la misma semilla da las mismas partidas
cli-simulate-workers = cuántos procesos
cli-simulate-json = imprimir un objeto JSON en vez de una tabla
cli-simulate-records = escribir cada partida en esta carpeta
cli-simulating = Jugando
cli-simulated = { $game }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
cli-figure = Dato
cli-count = Número
cli-share = Proporción
cli-wins-liberal = Ganan los liberales
cli-wins-fascist = Ganan los fascistas
cli-wins-conspirators = Ganan los conspiradores
cli-wins-regime = Pierden los conspiradores
cli-outcomes-liberal-policies = Cinco políticas liberales
cli-outcomes-hitler-executed = Hitler ejecutado
cli-outcomes-fascist-policies = Seis políticas fascistas
cli-outcomes-hitler-elected = Hitler elegido Canciller
cli-outcomes-hitler-dead = Hitler muerto en un complot
cli-outcomes-all-in-prison = Todos los conspiradores en prisión
cli-outcomes-no-event = No quedan cartas de evento
cli-outcomes-documents-located = Documentos localizados
cli-stages = Acabadas en la fase { $key }
cli-attempts =
    { $key ->
        [mean_success_odds] Probabilidad media de éxito al tirar
        [detected] Intentos detectados
        [succeeded] Intentos con éxito
        [failed] Intentos fallidos sin ser detectados
       *[count] Intentos
    }
cli-elections =
    { $key ->
        [failed_at_0] Proporción de votaciones fallidas con el marcador del proceso de elección en 0
        [failed_at_1] Proporción de votaciones fallidas con el marcador del proceso de elección en 1
        [failed_at_2] Proporción de votaciones fallidas con el marcador del proceso de elección en 2
        [six_failures] Partidas con seis fracasos seguidos
       *[count] Votaciones de un gobierno
    }
cli-players-figure = Jugadores
cli-seed-figure = Semilla
cli-decisions-figure = Decisiones
cli-seconds-figure = Segundos
cli-speed-figure = Decisiones por segundo
cli-tournament = enfrentar a los bots en los mismos repartos y comparar cuánto ganan
cli-tournament-bots = los bots; a cada uno le toca una vez cada asiento y cada rol de cada reparto
cli-tournament-sides = un bot para todos los asientos de un bando o de un rol, en vez de --bots: liberal=simple,fascist=random
cli-tournament-mix = sortear el bot de cada asiento; donde todos ganan o pierden juntos, añadir mesas que los bots comparten
cli-tournament-games = cuántas partidas para cada número de jugadores; el último reparto se juega entero
cli-tournament-resume = anotar cada reparto en este archivo y seguir desde ahí tras una interrupción
cli-tournament-plot = dibujar las proporciones en este archivo (.svg)
cli-tournament-stopped = Interrumpido. La misma orden sigue desde aquí.
cli-tournament-lost = Interrumpido. No se ha guardado nada; con --resume ARCHIVO se habría guardado.
cli-tournament-players = Jugadores
cli-tournament-bot = Bot
cli-tournament-role = Rol
cli-tournament-won = Ganadas
cli-tournament-share = Proporción
cli-tournament-interval = 95 %
cli-tournament-differences = Diferencia
cli-tournament-wins = Quién gana
cli-tournament-any = todos
cli-tournament-mixed = mesas mixtas
cli-tournament-method = Proporciones de asientos; intervalos por reparto, pues los asientos de una partida comparten su resultado.
cli-tournament-method-together = La mesa entera gana o pierde; intervalos por reparto.
cli-versions = mostrar qué versión se ejecuta y de qué
cli-versions-plain = Python { $python } sin compilar; make compiled lo hace varias veces más rápido
cli-versions-compiled = compilado con mypyc { $mypy } para Python { $python }
cli-versions-page = página { $page }
cli-versions-no-page = la página no está construida
cli-versions-rules = { $game }: reglas { $version }
cli-bench = medir a qué velocidad se juegan las partidas
cli-bench-peers = medir también otros paquetes, en un entorno propio (400 MB, se crea una vez)
cli-bench-seconds = segundos de procesador por medida y vuelta
cli-bench-rounds = cuántas vueltas; cuenta la mejor
cli-bench-per-second = Por segundo
cli-bench-microseconds = Microsegundos
cli-bench-decisions = Decisiones por segundo
cli-bench-loop = { $game }: partidas al azar enteras
cli-bench-stepped = { $game }: partidas al azar, paso a paso desde Python
cli-bench-views = { $game }: igual, con todas las vistas y los sucesos tras cada paso
cli-bench-simple = { $game }: partidas entre bots sencillos
cli-bench-clone = { $game }: una copia del estado
cli-bench-silent-clone = { $game }: una copia sin el registro
cli-bench-observe = { $game }: lo que puede saber un asiento
cli-bench-imagine = { $game }: un estado imaginado
cli-bench-ratio = { $own }: { $times }× { $peer }
cli-pace = medir cuánto piensan los bots una respuesta
cli-pace-bots = los bots, cada uno en mesas de los suyos
cli-pace-answers = Respuestas
cli-pace-mean = Media, ms
cli-pace-slow = El 99 % por debajo de, ms
cli-pace-longest = La más larga, ms
cli-welcome = { $game }. Eres { $name }. Escribe el número de tu elección; q para salir.
cli-commitment = Sello del reparto y de los dados: { $hash }
cli-choose = Tu elección:{" "}
cli-choose-again = Escribe un número del 1 al { $most }, o lo que está entre corchetes.
cli-version = la versión de Conjura
cli-needs-server = «conjura { $command }» necesita más paquetes. Instálalos con: pip install "conjura[server]"
cli-changes-nothing = no cambia nada
cli-nothing = Nada por ahora
cli-usage = uso
cli-arguments = órdenes y argumentos
cli-options = opciones
cli-help = mostrar esta ayuda y salir
cli-called-wrongly = No se puede llamar así a { $command }: { $problem }
cli-look-up = ¿Qué dice una carta, una persona, un lugar o una regla? Por ejemplo: { $example }
cli-looked-up-nothing = No se ha encontrado nada. Prueba con otra palabra.
cli-left = Has dejado la mesa.
cli-won = Has ganado.
cli-lost = Has perdido.
cli-replay-head =
    { $players ->
        [one] { $game } para { $players } jugador, reglas { $rules }
       *[other] { $game } para { $players } jugadores, reglas { $rules }
    }
cli-replay-step = Paso { $step } de { $last }
cli-replay-action = { $name }: { $action }
text-own = Solo tú sabes
text-name = { $name }
text-pair = { $what }: { $which }
text-facts = { $one }; { $more }
text-sentences = { $one } { $two }
text-sh-tracks = Políticas en vigor: { $liberal } de 5 liberales, { $fascist } de 6 fascistas
text-sh-decks = Mazo { $deck }, descartes { $discard }, marcador del proceso de elección { $tracker } de 3
text-sh-next-power = La próxima política fascista: { $power }
text-sh-fascists-win = ganan los fascistas
text-sh-you = tú
text-sh-dead = ya no juega
text-sh-president = Presidente
text-sh-candidate = candidato a Presidente
text-sh-chancellor = Canciller
text-sh-nominee = candidato a Canciller
text-sh-last-president = último Presidente
text-sh-last-chancellor = último Canciller
text-sh-not-hitler = no es Hitler
text-sh-voted = ya ha votado
text-sh-your-role = Solo tú lo sabes: tu rol es { $role }.
text-sh-your-hand = En tu mano: { $tiles }

## Errors of the games and the command line

error-unknown-game = No hay ningún juego llamado { $game }.
error-unknown-bot = No hay ningún bot llamado { $bot } para este juego. Hay: { $known }.
error-bots-notation = «{ $text }» no nombra ningún bot. Escribe por ejemplo simple o random*2,simple.
error-too-many-bots =
    { $bots ->
        [one] { $bots } bot es demasiado
       *[other] { $bots } bots son demasiados
    } para { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }.
error-own-bot = { $bot } no se puede usar: { $why }
error-own-bot-choose = { $bot } no es un bot: no tiene ningún método «choose».
error-bot-iterations = { $bot }: las iteraciones son un número entero desde 1, y solo para: { $known }.
error-bot-declined = El bot { $bot } no quiso elegir donde debía.
error-bot-broke-a-rule = El bot { $bot } eligió «{ $action }», que ahora no está permitido.
error-bot-named-twice = { $bot } aparece dos veces.
error-bots-or-sides = Nombra los bots con --bots o con --sides, y no con ambos.
error-sides-or-mix = Con --sides no se sortea nada: quita --mix.
error-no-sides = En este juego todos están en el mismo bando. Nombra los bots con --bots.
error-sides-notation = «{ $text }» no da bots a los bandos. Escribe por ejemplo BANDO=simple,OTRO=random.
error-unknown-side = No hay ningún bando ni rol llamado { $side }. Hay: { $known }.
error-side-without-bot = No se ha nombrado ningún bot para el bando { $side }.
error-sizes-notation = «{ $text }» no es un número de jugadores. Escribe por ejemplo 7, o 5,7,10.
error-plot-name = { $file } debe acabar en .svg.
error-notes-of-another = { $file } no es de este torneo con estos bots y esta versión. No se ha cambiado nada en él.
error-players = El número de jugadores debe ser de { $least } a { $most }, no { $players }.
error-unknown-option = Este juego no tiene ningún ajuste llamado { $option }.
error-option-value = { $value } no vale para el ajuste { $option }.
error-option-range = El ajuste { $option } debe estar entre { $least } y { $most }; no puede ser { $value }.
error-option-notation = «{ $text }» no es un ajuste. Escribe NOMBRE=VALOR.
error-too-few-policies =
    { $tiles ->
        [one] { $tiles } política es poco
       *[other] { $tiles } políticas son pocas
    }: una partida puede necesitar { $needed }.
error-powers-count =
    { $wanted ->
        [one] Debe haber { $wanted } poder
       *[other] Debe haber { $wanted } poderes
    }, uno por cada política fascista menos la última.
error-unknown-power = No hay ningún poder llamado { $power }.
error-too-many-investigations = En una mesa para { $players }, no quedaría nadie a quien investigar.
error-too-many-executions = En una mesa para { $players }, quedarían vivos muy pocos para formar gobierno.
error-simulate-numbers = Partidas y procesos deben ser al menos 1, la semilla al menos 0.
error-no-such-file = No existe el archivo { $file }.
error-bench-numbers = Las vueltas deben ser al menos 1, y los segundos más de 0 y como mucho 60.
error-no-such-choice = No existe la opción { $index }: hay { $choices }, contadas desde 0.
error-no-such-seat = No hay asiento { $seat } en una mesa para { $players }.
error-no-such-port = No hay puerto { $port }; los puertos van de 1 a { $last }.
error-bad-notation = «{ $text }» no es una acción.
error-not-an-action = «{ $action }» no es una acción.
error-game-over = La partida ha terminado.
error-dead = Te han ejecutado y ya no participas en la partida.
error-not-your-turn = No es tu turno.
error-already-voted = Ya has votado.
error-wrong-action = «{ $action }» no se puede hacer ahora.
error-target-dead = No se puede elegir a quien ha muerto.
error-target-self = No puedes elegirte.
error-last-chancellor = No se puede proponer al último Canciller elegido.
error-last-president = No se puede proponer al último Presidente elegido mientras vivan más de cinco.
error-investigated-before = A esta persona ya la han investigado.
error-veto-closed = No hay veto antes de la quinta política fascista.
error-veto-refused = El Presidente ha rechazado el veto. Debes promulgar una política.
error-not-in-hand = No tienes una política así.
error-no-talk = En esta mesa no se hacen declaraciones.
error-muted = El Presidente y el Canciller callan durante su sesión.
error-nothing-to-claim = No tienes nada así que declarar.
error-declined = El asiento { $seat } debe elegir y no lo ha hecho.
error-chance-value = El guion da { $given } para { $name }; debe componerse de: { $wanted }.
error-chance-name = El guion da { $given } donde se pide { $name }.
error-chance-exhausted = El guion se acaba donde se pide { $name }.
error-record-truncated = Línea { $line }: la grabación acaba antes de tiempo.
error-record-json = Línea { $line }: esto no es una línea de una grabación.
error-record-format = Línea { $line }: esto no es una grabación de Conjura.
error-record-header = Línea { $line }: la cabecera no dice qué se jugó.
error-record-entry = Línea { $line }: esto no es una entrada de una grabación.
error-record-closing = Línea { $line }: la línea final no encaja con la grabación.
error-record-game = Línea { $line }: es una grabación de { $game } con otros ajustes.
error-record-version = Línea { $line }: la grabación se hizo con las reglas { $version }; estas son las reglas { $current }.
error-record-illegal = Línea { $line }: las reglas no lo permiten ({ $cause }).
error-record-chance = Línea { $line }: la entrada tiene más resultados de azar de los que se pidieron.
error-record-step = No hay paso { $step }; el último es { $last }.
error-record-outcome = Línea { $line }: la partida no acabó así.
error-record-no-seed = Línea { $line }: la semilla no se ha revelado y no se puede confirmar nada.
error-record-commitment = Línea { $line }: la semilla no encaja con el sello.
error-record-unfair = Línea { $line }: la semilla da aquí otro resultado.
error-record-link = Línea { $line }: esta línea, o la anterior, se alteró: el eslabón no encaja.
error-record-not-noted = El eslabón { $link } no está en la cadena de esta grabación: no es la partida que se te mostró.
error-record-content = Línea { $line }: se jugó con otras cartas u otro tablero.

## Server

error-malformed = El mensaje no tiene la forma debida: { $field }.
error-not-found = Aquí no hay nada.
error-method = Eso no se puede hacer aquí.
error-internal = Algo ha fallado en el servidor. Tu partida está a salvo.
error-too-large = El mensaje es demasiado grande.
error-too-fast = Demasiado rápido. Espera un momento.
error-too-many-tables =
    { $most ->
        [one] Ya tienes { $most } mesa sin terminar. Termínala o déjala antes.
       *[other] Ya tienes { $most } mesas sin terminar. Termina o deja una antes.
    }
error-too-many-connections = Hay demasiadas conexiones abiertas.
error-too-many-guests = Llegan demasiados invitados nuevos desde tu red. Inténtalo más tarde.
error-sign-in-unknown = Aquí no se conoce ese código o esa clave: está mal escrito, ya se usó o ha caducado.
error-too-many-sign-ins = Demasiados intentos de entrar. Espera diez minutos.
error-signed-out = Se ha cerrado tu sesión en este dispositivo.
error-bad-origin = Solo la página de este servidor puede hacer eso.
error-not-json = Envía JSON (Content-Type: application/json).
error-no-identity = Elige antes un nombre.
error-not-your-seat = Este no es tu asiento.
error-not-seated = No tienes asiento en esta mesa.
error-not-host = Solo quien ha abierto la mesa puede hacer eso.
error-no-spectators = En esta mesa se juega sin público.
error-no-such-table = Esa mesa no existe.
error-which-seat = Ocupas varios asientos. Di cuál es.
error-seat-taken = Ese asiento ya está ocupado.
error-seat-one = En una mesa pública cada persona ocupa un solo asiento; solo quien la ha abierto puede ocupar más.
error-seat-back = Quien ocupa este asiento ha vuelto.
error-seat-yours = Ya juegas tú en este asiento.
error-seat-present = Esa persona está conectada.
error-seat-substituted = Un bot ya juega en este asiento.
error-seat-called = Ya lo has pedido.
error-seat-kind = Eso no se puede hacer con este asiento.
error-seats-empty = { $seats ->
    [one] Hay un asiento libre.
   *[other] Hay { $seats } asientos libres.
 }
error-too-many-seats =
    { $seats ->
        [one] { $seats } asiento es demasiado
       *[other] { $seats } asientos son demasiados
    } para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }.
error-draft-none = Ahora nadie elige por turnos.
error-draft-on = Aún se elige por turnos: falta alguien por elegir.
error-draft-turn = No te toca elegir.
error-draft-taken = Ya lo ha elegido otra persona.
error-table-full = La mesa está llena.
error-table-open = La partida no ha empezado.
error-table-running = La partida está en marcha.
error-table-finished = La partida ha terminado.
error-table-closed = La mesa se ha cerrado.
error-table-paused = La partida está en pausa.
error-table-outdated = Esta partida empezó con reglas anteriores y no puede continuar.
error-table-unreadable = Esta mesa ya no se puede leer. Las demás no están afectadas.
error-film-failed = Esta partida no se puede mostrar.
error-practice-alone = Si eliges tú el reparto, juegas en solitario.
error-no-such-bot = No hay ningún bot llamado { $bot } para este juego.
error-unknown-setting = Una mesa no tiene ningún ajuste llamado { $setting }.
error-setting-value = { $value } no vale para el ajuste { $setting }.
error-stale-action = La partida ha avanzado desde que miraste.
error-version-ahead = Ese paso aún no ha ocurrido.
error-undo-off = En esta mesa no se pueden deshacer jugadas.
error-undo-nothing = No hay nada tuyo que deshacer.
error-undo-other = Otra persona ha decidido algo después.
error-undo-random = Los dados o las cartas ya han decidido algo.
error-undo-active = Ahora le toca a otra persona.
error-undo-hidden = Se ha mostrado algo oculto.
error-proposal-open = Ya hay una pregunta abierta en la mesa.
error-proposal-none = No hay ninguna pregunta abierta en la mesa.
error-paused-already = La partida ya está en pausa.
error-paused-not = La partida no está en pausa.
error-talk-off = En esta mesa se juega sin chat.
error-talk-full = El chat de esta mesa está lleno.
error-talk-muted = Ahora no puedes hablar.
error-talk-silenced = Quien ha abierto esta mesa te ha silenciado.
error-banned = Quien administra este servidor te ha excluido de él.
error-banned-until =
    Quien administra este servidor te ha excluido de él durante { $hours ->
        [one] una hora más
       *[other] { $hours } horas más
    }.
error-banned-here = No puedes participar en esta mesa.
error-which-person = Di a quién te refieres: un asiento o un mensaje del chat.
error-no-such-line = Ese mensaje no está en el chat.
error-not-yourself = Eso no puedes hacértelo a ti.
error-sanction-given = Eso ya está hecho.
error-sanction-none = No hay nada que retirar.
error-vote-given = Ya has votado eso.
error-vote-none = No has votado eso.
error-vote-too-few = Para expulsar por votación hacen falta al menos otras dos personas. Puede hacerlo quien ha abierto la mesa.
error-relation-none = No has silenciado ni bloqueado a esa persona.
error-too-many-relations = Tu lista de personas silenciadas y bloqueadas está llena.
error-hints-off = En esta mesa no se dice qué haría un bot. Puede permitirlo quien ha abierto la mesa.
error-hints-against = Lo que haría un bot solo se le dice a quien juega a solas con bots.
error-hint-unadvised = En un interrogatorio eliges a solas, sin consejo.
error-hint-nothing = Ahora no se te pide nada.
error-no-outlook = En este juego no hay nada que calcular.
error-wish-unknown = Eso no se le puede pedir aquí a nadie ahora.
error-bots-quiet = A los bots de esta mesa se les ha pedido que no digan nada, o poco.
error-bot-muted = Este bot no puede hablar ahora.
error-remark-twice = Este bot ya ha dicho lo suyo.
error-name-length = Un nombre tiene de 1 a { $longest } caracteres.
error-name-characters = Un nombre no puede llevar esos caracteres.
error-name-of-a-bot = Ese nombre es de los bots. Elige otro.
error-text-length = Un mensaje tiene de 1 a { $longest } caracteres.
error-text-characters = Un mensaje no puede llevar esos caracteres.
error-note-length = Una nota tiene como máximo { $longest } caracteres.
error-note-characters = Una nota no puede llevar esos caracteres.
error-entry-kind = La entrada { $line } es de un tipo desconocido: { $kind }.
error-database-address = Una base de datos se indica con sqlite:///ARCHIVO o postgresql://…, no con { $scheme }.
error-database-in-use = Otro servidor está usando { $file }.
error-database-open = No se puede abrir la base de datos { $file } ({ $cause }).
error-database-foreign = { $file } no es una base de datos íntegra de Conjura.
error-database-newer = La base de datos tiene el esquema { $version }; esta Conjura conoce hasta el { $current }.
error-database-schema = La tabla { $table } de { $file } no es como debe.
error-database-failed = La base de datos no responde. No se ha cambiado nada.
error-database-damaged = { $file } está dañado. Restaura una copia de seguridad en un archivo nuevo.
error-folder-missing = No existe la carpeta { $folder }.
error-database-missing = No existe { $file }.
error-database-one-process = SQLite sirve a un solo proceso; para { $workers } hace falta PostgreSQL.
error-backup-exists = { $file } ya existe.
error-backup-version = La copia tiene el esquema { $version } y esta Conjura el { $current }.
error-restore-not-empty = La base de datos ya contiene mesas. Restaura en una vacía.
error-limit-notation = «{ $text }» no es un límite. Escribe NOMBRE=NÚMERO.
error-proxy-notation = «{ $text }» no es la dirección de un proxy. Escribe una dirección o una red.
error-prefix-notation = «{ $text }» no es una ruta como /conjura o /juegos/conjura: letras, cifras y - . _ ~ entre barras.
cli-serve = servir mesas a navegadores y programas
cli-backup = copiar toda la base de datos en un archivo, aunque esté en uso
cli-restore = llenar una base de datos vacía desde una copia
cli-validate = repetir cada partida guardada con las reglas de hoy
cli-admin = cuidar de un servidor: listas, denuncias, exclusiones, avisos, limpieza
cli-admin-about = Para quien administra un servidor. Trabaja sobre su base de datos, también mientras funciona; el servidor se entera en segundos.
cli-admin-list = listar mesas, personas, denuncias, exclusiones o avisos, lo último primero
cli-admin-phase = solo mesas en esta fase
cli-admin-game = solo mesas de este juego
cli-admin-person = mesas o denuncias de esta persona, o solo esta persona
cli-admin-name = personas cuyo nombre contiene esto
cli-admin-older = mesas en las que no ha pasado nada en tantos días
cli-admin-settled = denuncias resueltas, en vez de las pendientes
cli-admin-count = cuántos elementos listar de una vez
cli-admin-after = seguir tras el último de la lista anterior
cli-admin-json = como JSON, para programas
cli-admin-show = mostrar una denuncia con lo que se dijo alrededor
cli-admin-settle = marcar denuncias como resueltas
cli-admin-settled-done = { $count ->
    [one] Una denuncia queda resuelta.
   *[other] { $count } denuncias quedan resueltas.
 }
cli-admin-numbers = mostrar cómo va el servidor: conexiones, mesas, personas, bots en espera, rechazos
cli-admin-watch = mostrarlo una y otra vez, cada tantos segundos (2)
cli-admin-close = cerrar una mesa para siempre; nadie puede seguir jugando
cli-admin-delete = borrar una mesa con todo lo que se dijo en ella, o a una persona con su nombre y sus mensajes
cli-admin-ban = mantener fuera del servidor a una persona, una dirección o una red
cli-admin-ban-who = el id de una persona, una dirección como 192.0.2.7 o una red como 192.0.2.0/24
cli-admin-ban-days = durante tantos días; sin ello, para siempre
cli-admin-ban-why = una nota para ti
cli-admin-unban = volver a dejar entrar
cli-admin-announce = mostrar un texto en todas las páginas hasta que termine
cli-admin-announce-text = para todo el mundo, sea cual sea su idioma
cli-admin-announce-in = para quien lee en este idioma ({ $language })
cli-admin-announce-hours = cuántas horas se muestra (24)
cli-admin-announce-end = terminar todos los avisos
cli-admin-clean = borrar mesas en las que hace mucho que no pasa nada, y personas que no volvieron
cli-admin-clean-days = cuántos días se conservan
cli-admin-yes = hacerlo sin preguntar
cli-admin-the-yes = sí
cli-admin-type-yes = Escribe «sí»:
cli-admin-nothing = No hay nada que listar.
cli-admin-more = Hay más: --after { $cursor }
cli-admin-no-server = Ningún servidor usa ahora esta base de datos.
cli-admin-close-sure = ¿Cerrar la mesa { $table } para siempre?
cli-admin-closed = La mesa { $table } está cerrada.
cli-admin-delete-table-sure = ¿Borrar la mesa { $table } con su partida, sus mensajes y sus notas? No se puede deshacer.
cli-admin-deleted-table = La mesa { $table } está borrada.
cli-admin-delete-person-sure = ¿Borrar a { $name } ({ $person }), su nombre y todo lo que dijo? No se puede deshacer.
cli-admin-deleted-person = { $name } ya no está en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
 }. Las partidas quedan, sin el nombre.
cli-admin-banned = { $who } queda fuera para siempre.
cli-admin-banned-until = { $who } queda fuera hasta { $time }.
cli-admin-unbanned = { $who } puede volver a entrar.
cli-admin-announced = Anunciado hasta { $time }.
cli-admin-announced-end = { $count ->
    [one] Se ha terminado un aviso.
   *[other] Se han terminado { $count } avisos.
 }
cli-admin-clean-sure = ¿Borrar todas las mesas en las que no ha pasado nada en { $days ->
    [one] un día
   *[other] { $days } días
 } y a quienes no tienen mesa y no han venido en ese tiempo? No se puede deshacer.
cli-admin-cleaned = Borrado: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
 }, { $people ->
    [one] una persona
   *[other] { $people } personas
 }.
cli-admin-report-line = { $time }: { $reporter } ({ $by }) denuncia un mensaje de { $name } ({ $person }) en la mesa { $table }.
cli-admin-report-name = { $time }: { $reporter } ({ $by }) denuncia el nombre { $name } ({ $person }) en la mesa { $table }.
cli-admin-report-person = { $time }: { $reporter } ({ $by }) denuncia a { $name } ({ $person }) en la mesa { $table }.
cli-admin-report-text = En sus palabras: { $text }
cli-admin-head-id = Id
cli-admin-head-game = Juego
cli-admin-head-phase = Fase
cli-admin-head-public = Pública
cli-admin-head-seats = Asientos
cli-admin-head-people = Personas
cli-admin-head-entries = Entradas
cli-admin-head-created = Creación
cli-admin-head-updated = Último cambio
cli-admin-head-name = Nombre
cli-admin-head-seen = Última visita
cli-admin-head-tables = Mesas
cli-admin-head-reports = Denuncias
cli-admin-head-told = Cuándo
cli-admin-head-what = Qué
cli-admin-head-person = Persona
cli-admin-head-line = Mensaje
cli-admin-head-text = En sus palabras
cli-admin-head-reporter = De
cli-admin-head-settled = Resuelta
cli-admin-head-kind = Clase
cli-admin-head-since = Desde
cli-admin-head-until = Hasta
cli-admin-head-why = Nota
cli-admin-head-texts = Texto
cli-admin-head-mark = ·
cli-admin-head-figure = Cifra
cli-admin-head-number = Número
cli-admin-number-processes = procesos del servidor
cli-admin-number-connections = conexiones
cli-admin-number-tables = mesas en memoria
cli-admin-number-bots-waiting = bots que esperan su turno
cli-admin-number-refusals = rechazos desde el arranque
cli-admin-number-failures = fallos de la base de datos desde el arranque
cli-admin-number-actions = acciones desde el arranque
cli-admin-number-requests = respuestas por HTTP desde el arranque
cli-admin-number-tables-open = mesas que se reúnen
cli-admin-number-tables-running = mesas en juego
cli-admin-number-tables-finished = mesas terminadas
cli-admin-number-tables-closed = mesas cerradas
cli-admin-number-people = personas
cli-admin-number-reports = denuncias pendientes
cli-keep-days = borrar las mesas en las que no ha pasado nada en tantos días, y a quienes no volvieron; sin ello se conserva todo
error-keep-days = --keep-days necesita un número de días mayor que 0, no { $days }.
error-admin-yes = { $question } Confírmalo con --yes.
error-admin-not-done = No se ha cambiado nada.
error-admin-cursor = «{ $cursor }» no indica dónde sigue una lista.
error-admin-no-report = No existe la denuncia { $report }.
error-admin-no-table = No existe la mesa { $table }.
error-admin-no-person = Nadie tiene el id { $person }, ni es una dirección. «conjura admin list people» muestra los ids.
error-admin-not-banned = { $who } no está fuera.
error-admin-no-text = No hay texto que anunciar.
cli-audit = comprobar una grabación: sello, azar y cada acción
cli-database = sqlite:///ARCHIVO o postgresql://…
cli-workers = procesos del servidor; más de uno requiere PostgreSQL
cli-bot-processes = procesos en los que piensan los bots
cli-bot-seconds = lo máximo que un bot puede pensar una jugada
cli-origin = otro origen cuyas páginas pueden usar el servidor
cli-open = abrirla en el navegador, si hay un escritorio
cli-host = la dirección en la que escucha; 0.0.0.0 deja entrar a otros
cli-port = el puerto; { $port } si no se indica
cli-log-level = cuánto cuenta el servidor de su trabajo
cli-log-format = cómo se escribe cada línea del registro
cli-serve-pack = una carpeta con cartas propias, con las que aquí se juega a Orquesta Negra
cli-schema = mostrar lo que el servidor envía y admite, como JSON Schema
cli-schema-typescript = escribir en su lugar los tipos de la página en su carpeta
cli-serving = La mesa está abierta: { $address } (Ctrl+C la cierra)
cli-serving-network = Quien esté en tu red abre esta dirección, o el enlace y el código QR de una mesa.
cli-serving-alone = Este ordenador no está en ninguna red: solo él puede abrir esta dirección.
cli-proxy = dirección o red de un proxy delante del servidor; se confía en lo que dice sobre el origen de cada petición
cli-prefix = la ruta bajo la que un proxy muestra la mesa, por ejemplo /conjura
cli-variable-switch = { $variable } puede ser 1 o 0.
cli-limit = cambiar uno de los límites
cli-backup-done =
    { $file }: { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } con { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }.
cli-restore-done =
    De { $file }: { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } con { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }.
cli-validate-differs = { $table }: difiere en la entrada { $version } ({ $code })
cli-validate-done =
    { $tables ->
        [one] { $tables } mesa repetida
       *[other] { $tables } mesas repetidas
    }; { $differing ->
        [0] ninguna difiere
        [one] { $differing } difiere
       *[other] { $differing } difieren
    }.
cli-audit-done =
    Todo correcto: { $actions ->
        [one] { $actions } acción
       *[other] { $actions } acciones
    }, cada resultado del azar y el sello { $commitment }.
cli-audit-link = un eslabón que anotaste durante la partida, o sus 12 primeros caracteres: dice dónde está
cli-audit-noted = El eslabón que anotaste es el del paso { $step } (línea { $line }).

## Page: Black Orchestra

bo-map = Mapa de Europa con los espacios del juego. Las flechas llevan de un espacio a otro.
page-bo-conspirators = Conspiradores
page-bo-dealt = Repartidos
page-bo-picked = Elegidos
page-bo-drafted = Por turnos
page-bo-drafted-text = Al empezar, cada cual elige por turnos; el orden se echa a suertes.
page-bo-conspirator-of = Conspirador de { $name }
page-bo-first = Quién empieza
page-bo-first-lot = por sorteo
bo-map-closer = Acercar
bo-map-farther = Alejar
bo-map-home = Buscar mi peón
bo-legend = Qué significan los signos
bo-legend-number = Un número: la fase desde la que se abre el espacio.
bo-legend-fort = Almenas: un espacio fortificado.
bo-legend-hatched = Rayado: no está abierto en esta fase.
bo-legend-closing = Una muesca en el borde: el espacio se cierra al empezar la fase 7.
bo-legend-tile = Dentro del signo: su objeto, boca abajo (?) o boca arriba.
bo-legend-tag = Al lado: qué se puede entregar allí y cuánto baja la sospecha. De trazos: cerrado; con marco: abierto; lleno: uno de vosotros lo tiene. Un paquete: cualquier objeto.
bo-legend-pawn = Redondo: un conspirador. Con anillo azul, el tuyo; con anillo dorado, el que juega ahora.
bo-legend-leader = Cuadrado, con letras: Hitler (negro) y sus lugartenientes (rojo).
bo-legend-plot = Una letra sobre azul, junto a las cartas de alguien: un complot que tiene.
bo-legend-gold = Dorado con anillo de trazos: puedes pulsarlo ahora.
bo-legend-sober = Gris: los campos de Auschwitz y Treblinka.
bo-decks = Mazos de eventos
bo-deck = Fase { $stage }: { $cards ->
        [one] queda { $cards } carta
       *[other] quedan { $cards } cartas
    }
bo-support = Apoyo militar
bo-support-now = El apoyo militar a Hitler es { $support }. Nunca baja de { $floor } ni pasa de 7.
bo-dissent = Disidencia
bo-dissent-now =
    { $dice ->
        [one] { $dice } dado en el marcador de disidencia; se llena con 3.
       *[other] { $dice } dados en el marcador de disidencia; se llena con 3.
    }
bo-dice-free = Dados libres
bo-no-event = Aún no hay evento
bo-no-event-text = El primer evento se roba al final del primer turno.
bo-stage = Fase { $stage }
bo-your-turn = te toca
bo-in-prison = en prisión
bo-mine = Lo mío
bo-others = Los demás
bo-items = Objetos
bo-dossier = Dosier
bo-of = { $count } de { $limit }
bo-no-items = aún ninguno: revélalos y cógelos
bo-no-cards = aún sin cartas
bo-none = nada
bo-ability-closed =
    { $why ->
        [prison] No en la prisión.
        [blocked] Este turno no: { $leader } estaba en el mismo espacio cuando empezó.
        [lost] Perdida para el resto de la partida.
       *[motivation] Disponible desde el nivel motivado.
    }
bo-cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
bo-illegal = ilegal
bo-required = Requerido
bo-optional = Opcional
bo-play-card = Jugar
bo-free-use = Usar gratis
bo-try-plot = Preparar el intento
bo-try-plot-at = Preparar el intento contra { $leader }
bo-plot-letter = Complot { $letter }
bo-holds-plot = Complot en el dosier: { $plot }
bo-deck-count =
    Cartas de conspiración: { $deck } en el mazo, { $discard ->
        [one] { $discard } descartada
       *[other] { $discard } descartadas
    }
bo-why-wait = Ahora no te toca elegir.
bo-why-over = La partida ha terminado.
bo-why-choice-first = Antes responde a la pregunta pendiente.
bo-why-not-open = Se abre en la fase { $stage }.
bo-why-closed = Cerrado desde que empezó la fase 7.
bo-why-not-among = No está entre los espacios que puedes elegir.
bo-why-nothing-to-act = Ahora no puedes usar aquí ninguna carta ni tu habilidad.
bo-why-not-now = Ahora no se puede usar.
bo-actions-left =
    { $actions ->
        [one] queda { $actions } acción
       *[other] quedan { $actions } acciones
    }
bo-move-to = Moverse { $to }
bo-conspire-dice =
    { $dice ->
        [one] Tirar { $dice } dado
       *[other] Tirar { $dice } dados
    }
bo-deliver-what = Entregar: { $item }
bo-give = Dar a { $who }
bo-take = Coger de { $who }
bo-end = Terminar turno
bo-pass = Dejar pasar
bo-stop = Parar aquí
bo-draw = Robar una carta
bo-accept = Aceptar
bo-decline = Rechazar
bo-ready = Ya están todos los dados
bo-cancel = Atrás
bo-keep = Conservar: sospecha +1
bo-keep-safe = Conservar
bo-discard = Descartar
bo-lower-support = Bajar 1 paso el apoyo militar
bo-everyone = Motivación +1 para todos
bo-more-motivation = { $who }: motivación +1
bo-less-suspicion = { $who }: sospecha −1
bo-more-action =
    { $actions ->
        [one] { $who }: +{ $actions } acción en su próximo turno
       *[other] { $who }: +{ $actions } acciones en su próximo turno
    }
bo-steps-left =
    { $steps ->
        [one] Queda { $steps } paso por repartir
       *[other] Quedan { $steps } pasos por repartir
    }
bo-keep-dice =
    { $dice ->
        [one] Tirar { $dice } dado
       *[other] Tirar { $dice } dados
    }
bo-reroll = Volver a tirar el dado que muestra { $face }
bo-put-dice =
    { $dice ->
        [one] { $dice } dado a la carta
       *[other] { $dice } dados a la carta
    }
bo-stay = Seguir en prisión
bo-free = Salir libre, a un precio
bo-resist = Intentar resistir
bo-not-possible = No se puede aplicar por completo, así que no se puede elegir.
bo-lacks-others = No hay nadie más en libertad.
bo-lacks-suspicion = La sospecha de nadie puede subir tanto.
bo-lacks-motivation-minus = La motivación de nadie puede bajar tanto.
bo-lacks-motivation-plus = La motivación de nadie puede subir.
bo-lacks-support = El apoyo militar no puede subir tanto.
bo-lacks-items = Nadie más tiene tantos objetos.
bo-lacks-cards = Nadie más tiene tantas cartas.
bo-lacks-illegal = Los demás no tienen tantas cartas ilegales.
bo-lacks-plot = Nadie más tiene un complot.
bo-lacks-tiles = No quedan tantas fichas en el tablero.
bo-lacks-events = A la fase no le quedan tantos eventos.
bo-lacks-dissent = El marcador de disidencia está vacío.
bo-lacks-hitler = Hitler ya está allí.
bo-lacks-elsewhere = Todos están ya allí.
bo-remove-event = Retirar «{ $event }»
bo-next-event = «{ $event }» encima
bo-secret-title = Solo tú puedes leerlo
bo-secret-hint = Mantén pulsado para leer tu interrogatorio.
bo-secret-others = Solo se lee en voz alta la opción elegida. Nadie puede saber qué más ponía en la carta.
bo-looking = Solo tú ves estos eventos.
bo-plot-needs = Hacen falta
bo-plot-targets =
    { $targets ->
        [one] { $targets } diana
       *[other] { $targets } dianas
    }
bo-plot-betrayed =
    { $eagles ->
        [one] { $eagles } águila lo delata
       *[other] { $eagles } águilas lo delatan
    }
bo-plot-pool =
    { $dice ->
        [one] Reunido: { $dice } dado
       *[other] Reunidos: { $dice } dados
    }
bo-plot-success = éxito
bo-plot-detected = detectado
bo-plot-nothing = no pasa nada
bo-odds = éxito { $success } %, detectado { $detection } %
bo-plot-dice = Dados
bo-plot-give-up = Cada dado de más puede acertar, y también delatar. Elige cuántos tiras.
bo-plot-best = mayor probabilidad de éxito
bo-plot-lost-either-way = Los objetos usados se pierden, salga bien o mal.
bo-roll-conspire = { $who } conspira
bo-roll-plot = El intento: { $plot }
bo-roll-release = { $who } intenta liberar a un preso
bo-roll-resist = { $who } resiste
bo-roll-die = { $who } tira un dado
bo-roll-on = Seguir
bo-victory = Victoria
bo-victory-text = Hitler ha muerto. Lo que la historia les negó, vosotros lo habéis hecho.
bo-victory-by = { $plot } · { $space } · fase { $stage }
bo-victory-save = Guardar como imagen
bo-victory-names = Los conspiradores
bo-defeat = La conspiración ha fracasado
bo-end-hitler-dead = Hitler ha muerto. Habéis ganado.
bo-end-all-in-prison = Todos los conspiradores están en prisión.
bo-end-no-event = No quedaban cartas de evento: la guerra ha terminado y Hitler vive.
bo-end-documents-located = La Gestapo ha encontrado los documentos.
bo-close = Cerrar
bo-ask-action =
    { $actions ->
        [one] { $who }: te queda { $actions } acción.
       *[other] { $who }: te quedan { $actions } acciones.
    }
bo-wait-action =
    { $actions ->
        [one] { $name } juega con { $who }: queda { $actions } acción.
       *[other] { $name } juega con { $who }: quedan { $actions } acciones.
    }
bo-ask-penalty = ¿Qué penalización aplicas primero?
bo-wait-penalty = { $name } ({ $who }) elige qué penalización va primero.
bo-ask-discard-card = Demasiadas cartas: ¿cuál descartas?
bo-wait-discard-card = { $name } ({ $who }) descarta una carta.
bo-ask-discard-item = Demasiados objetos: ¿cuál descartas?
bo-wait-discard-item = { $name } ({ $who }) descarta un objeto.
bo-ask-discard = ¿Qué descartas?
bo-wait-discard = { $name } ({ $who }) elige qué descarta.
bo-ask-target = ¿A quién afecta?
bo-wait-target = { $name } ({ $who }) elige a un conspirador.
bo-ask-space = ¿Qué espacio?
bo-wait-space = { $name } ({ $who }) elige un espacio.
bo-ask-react = Ahora podrías usar algo. Úsalo o déjalo pasar.
bo-wait-react = { $name } ({ $who }) puede usar algo ahora.
bo-ask-nearest = ¿Adónde va { $leader }? Varios están igual de cerca.
bo-wait-nearest = { $name } ({ $who }) elige entre espacios igual de cercanos.
bo-ask-deputy = ¿Qué lugarteniente acude { $to }?
bo-wait-deputy = { $name } ({ $who }) elige a un lugarteniente.
bo-ask-walk =
    { $spaces ->
        [one] ¿Adónde va { $figure }? Queda { $spaces } espacio.
       *[other] ¿Adónde va { $figure }? Quedan { $spaces } espacios.
    }
bo-wait-walk = { $name } ({ $who }) elige adónde va { $figure }.
bo-ask-draw =
    { $cards ->
        [one] Puedes robar { $cards } carta. ¿La robas?
       *[other] Puedes robar hasta { $cards } cartas. ¿Robas una?
    }
bo-wait-draw =
    { $cards ->
        [one] { $name } ({ $who }) puede robar { $cards } carta.
       *[other] { $name } ({ $who }) puede robar hasta { $cards } cartas.
    }
bo-ask-take-card = Elige una carta del descarte.
bo-wait-take-card = { $name } ({ $who }) elige una carta descartada.
bo-ask-take-item = Elige un objeto descartado.
bo-wait-take-item = { $name } ({ $who }) elige un objeto descartado.
bo-ask-tile = Elige una ficha de objeto del mapa.
bo-wait-tile = { $name } ({ $who }) elige una ficha de objeto.
bo-ask-trade = Descarta objetos para bajar 1 paso tu sospecha por cada uno, o para.
bo-wait-trade = { $name } ({ $who }) puede descartar objetos.
bo-ask-pay = Elige a qué renuncias.
bo-wait-pay = { $name } ({ $who }) elige a qué renuncia.
bo-ask-look = Elige qué evento viene ahora.
bo-wait-look = { $name } ({ $who }) mira los próximos eventos.
bo-ask-release = Elige al preso que sale libre.
bo-wait-release = { $name } ({ $who }) elige al preso que sale libre.
bo-ask-either = Elige uno de los dos efectos.
bo-wait-either = { $name } ({ $who }) elige uno de dos efectos.
bo-ask-offer = Una oferta para { $who }: ¿la aceptas?
bo-wait-offer = { $name } ({ $who }) tiene una oferta que considerar.
bo-ask-delivery = Reparte la bajada de sospecha.
bo-wait-delivery = { $name } ({ $who }) reparte la bajada de sospecha.
bo-ask-dissent = El marcador de disidencia está lleno: ¿qué cambia?
bo-wait-dissent = { $name } ({ $who }) elige el efecto de la disidencia.
bo-ask-defections = ¿Cuántas dianas van a tu carta?
bo-wait-defections = { $name } ({ $who }) puede poner dianas en una carta.
bo-ask-dossier-keep = Quédate con una de las dos cartas.
bo-wait-dossier-keep = { $name } ({ $who }) se queda con una de dos cartas.
bo-ask-raid = Redada: descarta o conserva cada carta ilegal.
bo-wait-raid = { $name } ({ $who }) decide sobre sus cartas ilegales.
bo-ask-interrogation-alone = Interrogan a { $who }. Elige una de las tres.
bo-ask-interrogation = Te interrogan. Elige a solas, sin hablarlo.
bo-wait-interrogation = Están interrogando a { $name } ({ $who }).
bo-ask-plot-prepare = Reúne los dados para tu intento.
bo-wait-plot-prepare = { $name } ({ $who }) prepara un intento de complot.
bo-ask-plot-consent = { $item }: ¿lo cedes para el intento?
bo-wait-plot-consent = { $name } ({ $who }) decide si cede un objeto.
bo-ask-plot-dice = ¿Cuántos dados tiras?
bo-wait-plot-dice = { $name } ({ $who }) decide cuántos dados tira.
bo-ask-plot-reroll = Elige el dado que vuelves a tirar.
bo-wait-plot-reroll = { $name } ({ $who }) elige un dado para volver a tirarlo.
bo-ask-hand-out = ¿Quién recibe el dado con el { $number }?
bo-wait-hand-out = { $name } ({ $who }) reparte el dado con el { $number }.
bo-ask-free = Puedes usar un efecto gratuito.
bo-wait-free = { $name } ({ $who }) puede usar un efecto gratuito.
bo-log-start = Empieza { $who }.
bo-log-turn = Turno de { $who }
bo-log-penalty = { $leader } está con { $who }: { $penalty }.
bo-log-moved = { $who }: { $origin } → { $space }
bo-log-leader-moved = { $leader }: { $origin } → { $space }
bo-log-leader-stayed = { $leader } se queda donde está.
bo-log-leader-left = { $leader } sale de la partida.
bo-log-motivation = { $who }: motivación: { $before } → { $after }
bo-log-suspicion = { $who }: sospecha: { $before } → { $after }
bo-log-support = Apoyo militar a Hitler: { $before } → { $after }
bo-log-card-drawn = { $who } roba «{ $card }».
bo-log-card-discarded = { $who } descarta «{ $card }».
bo-log-card-played = { $who } juega «{ $card }».
bo-log-card-revealed = { $who } revela «{ $card }».
bo-log-card-retrieved = { $who } recupera «{ $card }» del descarte.
bo-log-card-given = { $who } da «{ $card }» a { $to }.
bo-log-deck-shuffled =
    { $cards ->
        [one] Se baraja el mazo de conspiración: { $cards } carta.
       *[other] Se baraja el mazo de conspiración: { $cards } cartas.
    }
bo-log-item-revealed = { $space }: se descubre una ficha: { $item }.
bo-log-item-taken = { $who } coge { $item } { $in }.
bo-log-item-retrieved = { $who } recupera { $item } del descarte.
bo-log-item-discarded = { $who } descarta { $item }.
bo-log-item-given = { $who } da { $item } a { $to }.
bo-log-item-delivered = { $who } entrega { $item } { $in }.
bo-log-tile-removed = { $space }: el objeto se retira sin mirarlo.
bo-log-ability-used = { $who } usa su habilidad.
bo-log-conspired = { $who } conspira: { $dice }.
bo-log-dissent = Marcador de disidencia: { $dice } de 3 dianas.
bo-log-dissent-full = El marcador de disidencia estaba lleno y se vacía.
bo-log-defections = { $who } guarda dianas en una carta: { $dice }.
bo-log-actions =
    { $left ->
        [one] { $who } tiene { $left } acción.
       *[other] { $who } tiene { $left } acciones.
    }
bo-log-later-actions =
    { $count ->
        [one] { $who } tendrá { $count } acción más en su próximo turno.
       *[other] { $who } tendrá { $count } acciones más en su próximo turno.
    }
bo-log-release-rolled = { $who } intenta liberar a un preso y saca: { $die }.
bo-log-released = { $who } sale en libertad.
bo-log-arrested = { $who } es arrestado.
bo-log-stage = Empieza la fase { $stage }
bo-log-event = Evento: { $event }
bo-log-event-ignored = «{ $event }» es un evento importante. El evento clave de esta fase ha salido antes, así que no tiene efecto y se roba otra carta.
bo-log-no-event = Este turno no se roba evento.
bo-log-events-removed =
    { $count ->
        [one] Se retira sin verlo { $count } evento de la fase { $stage }.
       *[other] Se retiran sin verlos { $count } eventos de la fase { $stage }.
    }
bo-log-looked =
    { $count ->
        [one] { $who } mira el próximo evento.
       *[other] { $who } mira los { $count } próximos eventos.
    }
bo-log-raid = ¡Redada de la Gestapo!
bo-log-card-kept = { $who } conserva «{ $card }».
bo-log-interrogated = { $who } es interrogado.
bo-log-answered = En el interrogatorio, { $who } elige: { $option }.
bo-log-resisted = { $who } intenta resistir y saca: { $die }.
bo-log-interrogation-left = La carta de interrogatorio sale de la partida.
bo-log-rolled = { $who } saca: { $die }.
bo-log-accepted = { $who } acepta la oferta.
bo-log-declined = { $who } rechaza la oferta.
bo-log-plot = { $who } prepara un intento de complot: { $plot }
bo-log-plot-item = { $who } cede { $item } para el intento.
bo-log-plot-refused = { $who } no cede { $item }.
bo-log-plot-announced = Dados: { $dice }. Dianas necesarias: { $targets }. Águilas que lo delatan: { $eagles }.
bo-log-plot-kept = { $who } renuncia a dados y tira { $dice }.
bo-log-no-die = ningún dado
bo-log-plot-rolled = { $who } saca: { $dice }.
bo-log-plot-rerolled = { $who } vuelve a tirar: { $before } → { $after }.
bo-log-plot-eagle-ignored = { $who } anula un águila.
bo-log-plot-detected = El intento es detectado: { $plot }.
bo-log-plot-failed = El intento fracasa sin ser detectado: { $plot }.
bo-log-plot-succeeded = El intento tiene éxito: { $leader } ha muerto.
bo-log-abilities-lost = { $affiliation }: todos sus conspiradores pierden su habilidad.
bo-log-won = Los conspiradores han ganado.
bo-log-lost = Los conspiradores han perdido.
bo-text-table = La mesa en texto
bo-text-state = Fase { $stage }. Apoyo militar { $support }, nunca menos de { $floor }. Disidencia: { $dissent } de 3. Dados libres: { $dice }.
bo-text-event = Evento actual: { $event }. { $text }
bo-text-key = Evento clave en juego: { $event }.
bo-text-person = { $who } ({ $name }), { $affiliation }: { $space }. Motivación: { $motivation }; sospecha: { $suspicion }. Objetos: { $items }. Dosier: { $cards }.
bo-text-board = Mapa
bo-text-people = Conspiradores
bo-text-space = { $space }: { $facts }.
bo-text-tile-hidden = un objeto, boca abajo
bo-text-tile = { $item }, boca arriba
bo-text-leads = conectado con { $spaces }
bo-text-opens = se abre en la fase { $stage }
bo-text-closed = cerrado desde que empezó la fase 7
bo-text-leaders = Líderes
bo-text-click = se puede elegir ahora: { $what }
bo-space-leaders = aquí: { $names }
bo-space-stage = fase { $stage }
bo-space-tile-gone = Su objeto ya no está: se puede entregar.
bo-choose = Elegir
bo-choose-person = Elegir a { $who }
bo-ability-inspire = Inspirar
    .text = Los demás conspiradores de tu espacio: motivación +1.
bo-ability-divert = Desviar la pista
    .text = Descarta un objeto: sospecha −1 de un conspirador.
bo-ability-foresee = Mirar adelante
    .text = Mira los 3 primeros eventos de esta fase y devuélvelos en el orden que quieras.
bo-ability-march = Mover hasta 2 espacios
    .text = Una acción para hasta dos espacios.
bo-ability-order = Mover a otro conspirador
    .text = Otro conspirador se mueve 1 espacio.
bo-ability-seize = Coger el objeto oculto
    .text = Coge sin verlo el objeto boca abajo de tu espacio.
bo-ability-scout = Revelar cualquier objeto
    .text = Pon boca arriba cualquier objeto boca abajo del tablero.
bo-move-menu = Mover
bo-act-menu = Actuar
bo-transfer-menu = Compartir
bo-attempt = Intento: { $plot }
bo-changes-nothing = No cambiaría nada.
bo-skip = Saltar
bo-either-forged-documents-1 = Mover a Hitler hasta 3 espacios
bo-either-forged-documents-2 = Mover a un conspirador hasta 3 espacios
bo-either-war-crimes-evidence-1 = Apoyo militar −1
bo-either-war-crimes-evidence-2 = Todos los de tu espacio: motivación +1
bo-defeat-text = También los conjurados reales fracasaron: en los meses que siguieron al 20 de julio de 1944, unas doscientas personas pagaron con la vida el golpe fallido. Puedes mirar la mesa o volver a jugar.
lesson-bo-items = Objetos y entregas
    .text = Moverse, revelar, coger, entregar: baja la sospecha.
lesson-bo-courage = Valor
    .text = Cartas, conspirar, el marcador de disidencia, el compromiso.
lesson-bo-prison = Detectados
    .text = Un intento de complot fracasa, un arresto, una redada, una liberación.
lesson-bo-plot = El complot
    .text = Encontrar a Hitler, leer las probabilidades, tirar: hasta el final.
lesson-bo-items-welcome = Juegas con Wilhelm Canaris y Friedrich Olbricht, que quieren detener a Hitler. Solo gana un complot con éxito; llevan a él la motivación, los objetos y la paciencia.
lesson-bo-items-begun = Tu primer turno ha empezado: Canaris ha conspirado, lo que se hace una vez por turno, y ha robado dos cartas. La letra sobre azul: una es un complot.
lesson-bo-items-sheet = El dorado marca a quien actúa. El azul es la motivación: abre la habilidad y los complots. El rojo es la sospecha: cuanta más, menos águilas bastan para delatarte.
lesson-bo-items-leaders = Los cuadrados son Hitler y sus lugartenientes. Quien empieza su turno en el espacio de uno de ellos sufre una penalización.
lesson-bo-items-move = Cada movimiento es una acción. Ve a la Deutschlandhalle: lo dorado se puede pulsar.
lesson-bo-items-reveal = Aquí hay un objeto boca abajo. Revélalo; es tu última acción, así que sigue un evento y el turno de Olbricht.
lesson-bo-items-reveal-then = Un evento; después conspiran Olbricht y tú. Cada águila sube la sospecha.
lesson-bo-items-collect = Al conspirar, a los dos os han salido águilas: por eso ha subido la sospecha. Ahora aquí hay un mapa. Cógelo.
lesson-bo-items-deliver = Este espacio pide un mapa. Entrégalo y tu sospecha baja 2 pasos.
lesson-bo-items-done = El nivel de sospecha vuelve a ser bajo: para eso sirven las entregas. Después: de dónde sale el valor.
lesson-bo-courage-welcome = Unos turnos después. Un complot exige el nivel de motivación comprometido; a eso llevan conspirar y las cartas.
lesson-bo-courage-conspire = Conspira, con tres dados. Los números dan acciones, las dianas van al marcador de disidencia, las águilas suben la sospecha.
lesson-bo-courage-dossier = Los unos te han dado dos acciones más. Roba una carta de conspiración para tu dosier.
lesson-bo-courage-card = «{ card-war-crimes-evidence }» lleva una flecha: jugarla cuesta una acción. Juégala.
lesson-bo-courage-committed = La carta ofrece dos cosas. Elige la motivación: Canaris llega al nivel comprometido y puede intentar complots.
lesson-bo-courage-committed-then = El turno acaba con un evento.
lesson-bo-courage-offer = Llega Goebbels y el evento hace una oferta a Olbricht. Acepta: él también llega al nivel comprometido.
lesson-bo-courage-again = Ahora conspira Olbricht. Hay dos dianas en el marcador de disidencia; la tercera lo llena.
lesson-bo-courage-dissent = El marcador de disidencia está lleno: sube la motivación de alguien o baja el apoyo militar. Elige a Canaris, que se vuelve temerario.
lesson-bo-courage-done = Dos personas que se atreven. Después: qué pasa cuando un complot es detectado.
lesson-bo-prison-welcome = Hitler está en el espacio de Olbricht, que tiene «{ plot-coup-detat }». Su nivel de sospecha es alto: con un águila se acabó.
lesson-bo-prison-attempt = Inténtalo de todos modos. La página muestra lo que hace falta antes de tirar.
lesson-bo-prison-attempt-then = Ninguno de tus objetos ayuda aquí.
lesson-bo-prison-roll = Bastarían dos dianas; un águila basta para delatarlo. Tira los tres dados.
lesson-bo-prison-deliver = Un águila: detectado. Olbricht está en prisión y Canaris sigue solo. Entrega la información para que baje la sospecha.
lesson-bo-prison-deliver-then = Canaris sigue: conspira y roba cartas.
lesson-bo-prison-raid = La última acción: roba una carta. Nadie sabe qué traerá el evento.
lesson-bo-prison-illegal = Una redada. La carta ilegal se va o la sospecha sube 1 paso: descarta «{ card-hidden-camera }».
lesson-bo-prison-release = Interrogan a Olbricht. Esta vez una respuesta lo libera: elígela.
lesson-bo-prison-done = Está fuera. Los arrestos cuestan tiempo y cartas, no la partida. Después: el complot que sale bien.
lesson-bo-plot-welcome = Canaris es temerario y tiene «{ plot-sniper }». Hitler está en Núremberg, a un movimiento.
lesson-bo-plot-meet = La mayoría de los complots exige estar en el espacio de Hitler. Ve a Núremberg.
lesson-bo-plot-attempt = Se cumple todo lo que requiere el complot. Empieza el intento de complot; cuesta una acción.
lesson-bo-plot-first = Dos dados; hacen falta dos dianas, y tres águilas lo delatan: las probabilidades están al lado. Tira los dos.
lesson-bo-plot-second = Ha fracasado, pero nadie lo ha notado. Te quedan acciones: inténtalo otra vez.
lesson-bo-plot-last = Las mismas probabilidades, otra vez. Tira.
lesson-bo-plot-done = Dos dianas: Hitler ha muerto y habéis ganado. Ahora sin mí: una partida fácil, dos conspiradores.
bo-ask-target-motivation-up =
    { $steps ->
        [one] ¿De quién sube { $steps } paso la motivación?
       *[other] ¿De quién sube { $steps } pasos la motivación?
    }
bo-ask-target-motivation-down =
    { $steps ->
        [one] ¿De quién baja { $steps } paso la motivación?
       *[other] ¿De quién baja { $steps } pasos la motivación?
    }
bo-ask-target-suspicion-up =
    { $steps ->
        [one] ¿De quién sube { $steps } paso la sospecha?
       *[other] ¿De quién sube { $steps } pasos la sospecha?
    }
bo-ask-target-suspicion-down =
    { $steps ->
        [one] ¿De quién baja { $steps } paso la sospecha?
       *[other] ¿De quién baja { $steps } pasos la sospecha?
    }
bo-ask-space-leader = ¿Adónde va { $leader }?
bo-ask-space-deputies = ¿A qué espacio acuden los lugartenientes?
bo-ask-space-go = ¿Adónde vas?
bo-why-cards =
    { $count ->
        [one] { $held } cartas, { $limit } permitidas: sobra { $count }.
       *[other] { $held } cartas, { $limit } permitidas: sobran { $count }.
    }
bo-why-items =
    { $count ->
        [one] { $held } objetos, { $limit } permitidos: sobra { $count }.
       *[other] { $held } objetos, { $limit } permitidos: sobran { $count }.
    }
bo-why-discard-card =
    { $count ->
        [one] Tienes que descartar { $count } carta.
       *[other] Tienes que descartar { $count } cartas.
    }
bo-why-discard-item =
    { $count ->
        [one] Tienes que descartar { $count } objeto.
       *[other] Tienes que descartar { $count } objetos.
    }
bo-why-discard-card-or-item = Cartas u objetos por descartar: { $count }.
bo-why-discard-plot = Tienes que descartar un complot.
bo-why-raid =
    { $cards ->
        [one] Falta decidir { $cards } carta ilegal.
       *[other] Falta decidir { $cards } cartas ilegales.
    }
bo-why-dissent = Sus tres dados vuelven a la reserva.
bo-why-dissent-over = Sus tres dados vuelven a la reserva. Quedan para el marcador vacío: { $overflow }.
bo-why-react-turn-start = Empieza tu turno.
bo-why-react-turn-end = El turno acaba, ahora viene un evento.
bo-why-react-hitler-moves = Hitler está a punto de moverse.
bo-why-react-leader-moved = Un líder se ha movido.
bo-why-react-plot-ready = El intento está a punto de tirarse.
bo-why-react-plot-rolled = Los dados del intento están sobre la mesa.
bo-change-motivation = motivación: { $before } → { $after }
bo-change-suspicion = sospecha: { $before } → { $after }
bo-change-support = apoyo militar: { $before } → { $after }
bo-stays-motivation = la motivación sigue en { $level }
bo-stays-suspicion = la sospecha sigue en { $level }
bo-stays-support = el apoyo militar sigue en { $level }, su mínimo
bo-change-cards = cartas: { $before } → { $after }, { $limit } permitidas
bo-change-items = objetos: { $before } → { $after }, { $limit } permitidos
bo-change-defections = dianas en la carta: { $before } → { $after }
bo-actions-next-turn =
    { $actions ->
        [one] 1 acción más en su próximo turno
       *[other] { $actions } acciones más en su próximo turno
    }
bo-changes-nothing-more = Nada cambia.
bo-there = allí: { $names }
bo-there-nobody = allí no hay nadie
bo-comes-from = ahora { $in }
bo-odds-conspire = una diana { $target } %, un águila { $eagle } %
bo-odds-release = { $freed } % un preso sale libre, { $arrested } % te arrestan
bo-odds-die = un número { $numbers } %, un águila { $eagle } %
bo-odds-number = número { $chance } %: { $does }
bo-odds-eagle = águila { $chance } %: { $does }
bo-rises-by-roll-motivation = la motivación sube tanto como diga
bo-rises-by-roll-suspicion = la sospecha sube tanto como diga
bo-offer-pay = pierdes una carta o un objeto
bo-offer-go = vas a cualquier espacio permitido
bo-offer-trade = descarta los objetos que quieras: sospecha −1 por cada uno
bo-ready-next = Después: cuántos dados tirar.
bo-odds-reroll = diana { $target } %, águila { $eagle } %
bo-actions-unused =
    { $actions ->
        [one] { $actions } acción sin usar
       *[other] { $actions } acciones sin usar
    }
bo-accept-roll = Tirar el dado
bo-decline-roll = No tirar
bo-you = tú
bo-their-turn = su turno
bo-read-card = Leer la carta { $card }
bo-tab-attempt = Intento
bo-tab-cards = Cartas
bo-tab-story = Crónica
bo-support-short = Apoyo
bo-actions = Acciones de un turno
bo-key-attempt = Intentar un complot
bo-key-end = Terminar el turno
bo-key-map = Al mapa; las flechas van de espacio en espacio
bo-map-whole = Todo
bo-map-me = Yo
bo-tag-if-a-deputy-is-here = si lugart.
bo-tag-if-hitler-is-here = si Hitler
bo-tag-if-stage-1 = si fase 1
bo-tag-if-stage-2 = si fase 2
bo-tag-if-you-are-abwehr = si Abwehr
bo-tag-if-you-are-civilian = si civil
bo-tag-if-you-are-wehrmacht = si Wehrmacht
bo-answers = Respuestas
bo-page-back = Respuestas anteriores
bo-page-on = Más respuestas
bo-nine-reveal = Revelar
bo-nine-collect = Coger
bo-nine-deliver = Entregar
bo-nine-conspire = Conspirar
bo-nine-dossier = Dosier
bo-nine-release = Liberar
bo-nine-attempt = Intento
bo-no-attempt = Ahora no puedes intentar ninguno de tus complots aquí.
bo-no-attempt-short = ahora no
bo-no-plot-yet = aún sin complot: roba cartas
bo-attempts-open =
    { $count ->
        [one] { $count } complot
       *[other] { $count } complots
    }
bo-short-no-cards-left = sin cartas
bo-short-conspired-already = ya conspiraste
bo-short-conspire-blocked = está Bormann
bo-short-no-dice = sin dados
bo-short-not-enough-dice = faltan dados
bo-short-no-tile = sin objeto
bo-short-tile-face-down = boca abajo
bo-short-tile-face-up = ya revelado
bo-short-no-delivery = aquí no
bo-short-tile-still-here = hay un objeto
bo-short-delivery-condition = falta condición
bo-short-no-such-item = otro objeto
bo-short-carries-nothing = no llevas nada
bo-short-not-at-gestapo-hq = solo en Gestapo
bo-short-nobody-in-prison = nadie preso
bo-short-extreme-suspicion = sospecha extrema
bo-short-nobody-here = nadie contigo
bo-short-nothing-to-transfer = nada que dar
bo-short-nothing-to-act = nada sirve

## Black Orchestra: escenas
# Lo que se lee en el escenario mientras se muestra algo.

bo-scene-place = { $who } · { $space } · fase { $stage }
bo-scene-targets =
    { $missing ->
        [0] están todas las dianas
        [one] falta una diana
       *[other] faltan { $missing } dianas
    }
bo-scene-eagles =
    { $missing ->
        [0] bastan para delatarlo
        [one] una más y queda delatado
       *[other] { $missing } más y queda delatado
    }
bo-scene-rolling =
    { $dice ->
        [one] Un dado sigue rodando.
       *[other] { $dice } dados siguen rodando.
    }
bo-scene-sixths =
    { $sixths ->
        [one] Se logra una de cada seis veces.
        [2] Se logra dos de cada seis veces.
        [3] Se logra tres de cada seis veces.
        [4] Se logra cuatro de cada seis veces.
        [5] Se logra cinco de cada seis veces.
       *[other] Salga lo que salga, se logra.
    }
bo-scene-percent = Probabilidad de éxito: { $percent }.
bo-scene-no-hope = Ya no puede tener éxito.
bo-scene-lie = Los dados están quietos.
bo-scene-no-dice = No se ha tirado ningún dado.
bo-scene-ignored =
    { $eagles ->
        [one] Un águila no cuenta.
       *[other] { $eagles } águilas no cuentan.
    }
bo-scene-reroll-key = Toca un dado para volver a tirarlo. Debajo de cada uno: la probabilidad de éxito y la de ser detectado.
bo-odds-written = éxito { $success }, detectado { $detection }
bo-scene-rerolled = tirado de nuevo: { $before } → { $after }
bo-scene-rerolling = de nuevo: { $before }…
bo-scene-again = Otra vez
bo-stamp-dead = { $leader } ha muerto
bo-stamp-detected = Detectado
bo-stamp-unnoticed = Inadvertido
bo-scene-why-dead = Dianas: { $targets }, y hacían falta { $needed }. Águilas: { $eagles } de { $betray }.
bo-scene-why-detected = Águilas: { $eagles }, y { $betray } lo delatan. Las dianas no cuentan.
bo-scene-why-unnoticed = Dianas: { $targets }, y hacían falta { $needed }. Nadie se dio cuenta.
bo-scene-then-discarded = «{ $plot }» se descarta
bo-scene-then-chancellery = Hitler → { $space }
bo-scene-then-motivation = Motivación de todos −1
bo-scene-then-arrested = { $who }: a prisión
bo-scene-then-leader-left = { $leader } queda fuera de la partida
bo-scene-then-kept = El complot sigue en el dosier; los objetos usados se pierden
bo-scene-line-done = (hecho)
bo-scene-line-idle = (sin efecto)
bo-scene-idle-stays = Ya está allí.
bo-scene-idle-support = Sigue en { $support }.
bo-scene-idle-nobody = No afecta a nadie.
bo-scene-idle-tile = Allí no hay ningún objeto boca abajo.
bo-scene-idle-offer = No se ofrece.
bo-scene-idle-nothing = Nada cambia.
bo-scene-no-effect = Sin efecto
bo-scene-front = El frente se acerca
bo-scene-open = Se abren: { $spaces }.
bo-scene-raid = Redada de la Gestapo
bo-scene-only-left = Solo queda { $who }.
bo-scene-cards-fall = Cartas ilegales, descartadas
bo-scene-nobody-speaks = Nadie habla.
bo-scene-resist-odds = Quien resiste tira un dado: diana dos veces de cada seis, águila una, número tres.
bo-scene-conspired-eagle = sospecha +1
bo-scene-conspired-target = al marcador de disidencia
bo-scene-conspired-number =
    { $more ->
        [one] 1 acción más
       *[other] { $more } acciones más
    }
bo-scene-release-rolled-eagle = a prisión
bo-scene-release-rolled-target = sale un preso
bo-scene-release-rolled-number = sale un preso
bo-scene-resisted-eagle = se paga el precio
bo-scene-resisted-target = en libertad
bo-scene-resisted-number = no pasa nada
bo-scene-aside = Dejar a un lado
bo-fresh = La carta que has robado
bo-fresh-aside = Dejar a un lado
bo-fresh-more = { $count } más
bo-story = La historia de esta partida
bo-story-line = La línea es el apoyo militar a Hitler. Tras las rejas: un arresto. Con marco azul: una liberación. Dados: intentos.
bo-story-closest = El intento más cercano: { $plot }, en la fase { $stage }; { $near }.
bo-story-short =
    { $targets ->
        [one] faltó una diana
       *[other] faltaron { $targets } dianas
    }
bo-story-over =
    { $eagles ->
        [one] sobró un águila
       *[other] sobraron { $eagles } águilas
    }
bo-story-attempts = Intentos
bo-story-none = Nadie hizo ningún intento.
bo-story-when = { $who }, fase { $stage }, probabilidad { $chance }
bo-story-deeds = Movimientos: { $moves } · objetos: { $items } · cartas: { $cards } · arrestos: { $arrests }
bo-story-untried = Nunca se intentó: { $plot }, por { $who }, en la fase { $stage }, con una probabilidad del { $chance }.

## Page

page-title = Conjura: dos juegos de conspiración
page-lead = Una mesa para dos juegos de conspiración. Juega en solitario contra bots o manda un enlace a tus amigos: sin cuenta y sin instalar nada.
page-about-sh = Liberales contra fascistas ocultos, y alguien es Hitler. Elegid gobiernos, fijaos en qué políticas promulgan y averiguad quién miente. Hablar es la mitad del juego.
page-about-bo = Todos contra el régimen: recorred Europa, reunid objetos, aliados y valor, y golpead antes de que os encuentre la Gestapo. Ganáis o perdéis juntos.
page-language = Idioma
page-theme-light = Colores claros
page-theme-dark = Colores oscuros
page-main-nav = Páginas
page-home = Inicio
page-rules = Reglas
page-credits = Créditos
page-credits-line = De quién son estos juegos: créditos y licencias
page-close = Cerrar
page-cancel = Cancelar
page-yes = Sí
page-no = No
page-next = Siguiente
page-you = tú
page-nobody = nadie
page-guest = Invitado
page-your-name = Tu nombre
page-players = Jugadores
page-bots = Bots
page-bots-none = ninguno: llevo yo a todos
page-play-as = Juegas como
# Somebody who has deleted their name
page-anonymous = Anónimo
page-seat-of = { $name } { $number }
page-i-am-here = Estoy aquí
page-played-for-you = Mientras no estabas, un bot decidió por ti
page-played-show =
    { $count ->
        [one] Mostrar qué decidió, si no hay nadie detrás de ti
       *[other] Mostrar las { $count } cosas que decidió, si no hay nadie detrás de ti
    }
page-played-for-you-text = Solo hizo lo que la partida esperaba y no declaró nada en tu nombre. El asiento vuelve a ser tuyo.
page-substitute = Que un bot juegue por { $name }
page-substitute-hint = En cuanto lo pida la mayoría de los demás, hasta que vuelva. Puede recuperar su asiento en cualquier momento.
bot-random = al azar
bot-lesson = de lección
bot-simple = sencillo
bot-novice = principiante
bot-steady = sólido
bot-sharp = astuto
bot-strong = fuerte
page-play-now = Jugar ya
page-first-game = Aprende jugando
page-with-friends = Mesa para amigos
page-my-games = Tus mesas
page-lobby = Mesas abiertas
page-lobby-empty = Ahora no hay mesas públicas. Una mesa se anuncia aquí desde sus ajustes.
page-finished-games = Partidas terminadas
page-finished-empty = Aún no hay partidas terminadas. Aquí las encontrarás para revivirlas.
page-table-open =
    { $count ->
        [one] un asiento libre
       *[other] { $count } asientos libres
    }
page-table-running = en juego
page-table-your-turn = te toca
page-table-closed = Mesa cerrada
page-some-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
page-sit-down = Sentarme
page-stand-up = Levantarme
page-loading = Un momento…
page-offline = No se puede contactar con el servidor. Volviendo a intentarlo…
page-missing = No se ha podido cargar una parte de la página. Volviendo a intentarlo…
page-reload = Recargar la página
error-offline = No se puede contactar con el servidor. No ha cambiado nada.
page-error-unknown = No ha funcionado ({ $code }).
page-no-table = Aquí no hay nada que ver
page-nowhere = Esta página no existe
page-connection-lost = Se ha perdido la conexión. La mesa sigue como estaba; volverás en un momento.
page-log = Registro
page-log-empty = Todavía no ha pasado nada.
page-talk = Chat
page-talk-empty = Nadie ha dicho nada todavía.
page-talk-write = Escribe a la mesa
page-talk-write-gallery = Escribe a la galería
page-talk-say = Enviar
page-talk-gallery = (galería)
page-talk-new =
    { $count ->
        [one] un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
page-stream-filter = Qué muestra la lista
page-stream-all = Todo
page-stream-talk = Chat
page-stream-claims = Declaraciones
page-stream-rolls = Tiradas
page-stream-acts = Acciones
page-talk-more = Frases hechas, preguntas a los bots, ajustes
page-ask-bot = Preguntar a un bot
page-ask-why = ¿Por qué?
page-ask-trust = ¿En quién confías?
page-ask-suspect = ¿De quién sospechas?
page-ask-plan = ¿Cuál es el plan?
page-ask-need = ¿Qué necesitas?
page-ask-about = Sobre quién
page-ask-about-nobody = sobre nadie en particular
page-ask-about-name = sobre { $name }
page-ask-trust-about = ¿Te fías de { $name }?
page-ask-suspect-about = ¿Sospechas de { $name }?
page-wish = Pedir a los demás
page-wish-whom = A quién
page-wish-all = todos
page-wish-say = Pedir
page-wish-back = Retirar: { $wish }
page-mute = Ahora no puedes hablar.
page-mute-no-identity = Para hablar, siéntate o elige un nombre en el inicio.
page-mute-talk-muted = Las reglas te hacen callar por ahora. Podrás hablar en un momento.
talk-ask-why = { $name }, ¿por qué has hecho eso?
talk-ask-why-about = { $name }, ¿por qué { $about }?
talk-ask-trust = { $name }, ¿en quién confías?
talk-ask-trust-about = { $name }, ¿confías en { $about }?
talk-ask-suspect = { $name }, ¿de quién sospechas?
talk-ask-suspect-about = { $name }, ¿sospechas de { $about }?
talk-ask-plan = { $name }, ¿cuál es el plan?
talk-ask-need = { $name }, ¿qué necesitas?
talk-wish-to = { $name }: { $wish }
# Palabras por las que un bot nota que se le pregunta, y palabras con las que puede empezar una pregunta; separadas por comas
talk-hears-why = por qué, cómo es que
talk-hears-trust = confías, te fías, crees a, crees en
talk-hears-suspect = sospechas, desconfías, sospechoso, sospechosa
talk-hears-plan = plan, planes, idea
talk-hears-need = necesitas, hace falta, falta, ayudarte
talk-hears-opener = por qué, cómo es que, quién, en quién, de quién, a quién, quién te parece, confías, te fías, sospechas, desconfías, dime, qué necesitas, qué te falta, qué te hace falta, cuál es
page-tabs = Partes de la mesa
page-tab-act = Turno
page-tab-mine = Lo mío
page-tab-others = Los demás
page-tab-talk = Chat
page-skip = Ir a mis acciones
page-side = Lo mío, registro y chat
page-bar = Qué hacer ahora
page-sheet-up = Mostrar el panel
page-sheet-down = Ocultar el panel
page-menu = Menú
page-explain = Explicar cada suceso del registro
page-sound = Sonido
page-sound-on = Activar el sonido
page-sound-off = Quitar el sonido
page-volume = { $percent } %
page-volume-off = sin sonido
page-knock = Avisar con un sonido cuando me toque
page-text-form = La mesa en texto
page-text-now = Ahora
page-text-board = Tablero
page-text-people = Jugadores
page-tv = Pantalla grande
page-tv-join = Coge el móvil, abre el enlace y siéntate.
page-pause = Pausa
page-resume = Reanudar
page-paused = La partida está en pausa. Cualquiera de la mesa puede reanudarla.
page-resign = Dejar la partida
page-resign-hint = Un bot ocupará tu asiento hasta el final.
page-resign-closes = Eres la única persona aquí: la mesa se cierra enseguida. La partida queda sin final ni repetición, y lo oculto sigue oculto.
page-resign-sure = Sí, dejar la partida
page-you-title = Tú
page-you-home = Otros dispositivos, clave de recuperación, tus datos
page-you-lead = Sin cuenta ni correo: este dispositivo te reconoce por un secreto propio. Aquí puedes llevarte tu identidad, cerrar la sesión o pedir que se te olvide.
page-you-nobody = Aquí aún no te conoce nadie. Elige un nombre o entra con la identidad que ya tienes en otra parte.
page-you-save = Guardar
page-you-saved = Guardado.
page-you-since = Te conocemos desde el { $date }.
page-you-devices =
    { $count ->
        [one] Sesión abierta solo en este dispositivo.
       *[other] Sesión abierta en { $count } dispositivos.
    }
page-you-another = Otro dispositivo
page-you-another-text = Lee la imagen con el móvil o escribe allí el código, en «Tú». Abre la sesión en un solo dispositivo, una vez, y vale cinco minutos.
page-you-code = Mostrar un código
page-you-code-new = Otro código
page-you-code-label = Código para el otro dispositivo
page-you-code-until = Vale hasta las { $time }.
page-you-code-over = Este código ya no vale.
page-you-code-used = El otro dispositivo ya tiene la sesión abierta.
page-you-key = Clave de recuperación
page-you-key-text = Te permite volver si pierdes este dispositivo o se borran sus datos. Se muestra una sola vez, y quien la tenga eres tú.
page-you-key-none = Todavía no tienes ninguna.
page-you-key-made = Creada el { $date }. Una nueva la sustituye.
page-you-key-make = Crear una clave
page-you-key-again = Crear otra clave
page-you-key-shown = Apúntala o guárdala ahora: no se volverá a mostrar.
page-you-key-label = Tu clave de recuperación
page-you-key-save = Guardar en un archivo
page-you-key-file = Clave de recuperación de { $name } para { $place }. Quien la tenga puede entrar en tu nombre.
page-you-sign-in = Entrar aquí
page-you-sign-in-text = Con el código que muestra otro dispositivo o con tu clave de recuperación.
page-you-sign-in-instead = En este dispositivo eres { $name } por ahora. Quien entre ocupará su lugar.
page-you-sign-in-lost = { $name } no tiene clave de recuperación ni otro dispositivo: ya no se podría llegar a sus partidas.
page-you-secret = Código o clave
page-you-open-file = Abrir un archivo de clave
page-you-no-key-in-file = En este archivo no hay ninguna clave de recuperación.
page-you-sign-out = Cerrar sesión
page-you-sign-out-here = En este dispositivo
page-you-sign-out-all = En todos los dispositivos
page-you-sign-out-lost = No tienes clave de recuperación ni otro dispositivo: no podrías volver a tus partidas.
page-you-sign-out-sure = Cerrar sesión de todos modos
page-you-data = Tus datos
page-you-data-text = Tu nombre, tus mesas, lo que dijiste en ellas y lo que anotaste.
page-you-data-get = Guardar mis datos
page-you-delete = Borrar mis datos
page-you-delete-text = Tu nombre y todo lo que dijiste y anotaste desaparecen para siempre. Las partidas se quedan, sin ti; si alguna sigue en juego, un bot ocupa tu asiento hasta el final.
page-you-delete-sure = Borrar para siempre
page-fair = Juego limpio
page-fair-text = El reparto y los dados se fijaron antes de empezar, y cada paso va encadenado al anterior. Guarda los dos sellos: después de la partida, «conjura audit» demuestra que no se alteró nada.
page-fair-seal = Sello del reparto y los dados
page-fair-link = Sello de la partida hasta ahora
page-fair-save = Guardar los sellos
page-fair-file = Después de la partida: conjura audit GRABACIÓN --link seguido de cualquiera de los sellos de abajo.
page-share = Enlace a esta mesa
page-share-hint = Quien tenga el enlace puede sentarse o mirar.
page-share-watch = Quien tenga el enlace puede mirar.
page-share-this-machine = Solo este ordenador puede abrir el enlace. Para que entren otros de tu red, abre la mesa con «make play HOST=0.0.0.0» o «conjura serve --host 0.0.0.0».
page-share-no-network = Solo este ordenador puede abrir el enlace: no está en ninguna red.
page-qr = Código QR del enlace
page-copy = Copiar
page-copied = Copiado
page-source = De dónde viene: { $title }
page-open-rules = Abrir en las reglas
page-your-turn = Te toca
page-nothing-asked = Ahora no tienes que hacer nada.
page-waiting-since =
    { $seconds ->
        [one] Esperando a { $names } desde hace { $seconds } segundo.
       *[other] Esperando a { $names } desde hace { $seconds } segundos.
    }
page-waiting-minutes = Esperando a { $names } desde hace { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
page-seconds-left = (quedan { $seconds } s)
page-undo = Deshacer
page-undo-please = Pedir deshacer
page-undo-what = Deshacer: { $what }
page-undo-random-short = ya decidió el azar
page-undo-hidden-short = ya se descubrió algo
page-undo-other-short = otros ya han actuado
page-undo-active-short = ahora deciden otros
page-undo-ask = Pregunta a toda la mesa si puedes deshacer tu última acción.
page-undo-asked = { $name } pide deshacer la última acción.
page-undo-waiting = Falta la respuesta de { $names }.
aside-taken-back = { $name } deshace un paso.
aside-taken-back-me = Deshaces un paso.
aside-clock = El reloj ha decidido por { $name }.
aside-clock-me = El reloj ha decidido por ti.
aside-played = Un bot decide por { $name }, que no está.
aside-played-me = Un bot decidió por ti mientras no estabas.
aside-substitute = Un bot juega por { $name }.
aside-substitute-me = Un bot juega por ti.
aside-return = { $name } ha vuelto.
aside-return-me = Has vuelto.
aside-resign = { $name } deja la partida; sigue un bot.
aside-resign-me = Dejas la partida; sigue un bot.
aside-call = { $name } no está: alguien pide que un bot juegue en su lugar.
aside-call-me = No estabas: alguien pidió que un bot jugara en tu lugar.
aside-silence = { $name } ya no puede hablar: lo ha decidido quien abrió la mesa.
aside-silence-me = Ya no puedes hablar: lo ha decidido quien abrió la mesa.
aside-ban = { $name } queda fuera por decisión de quien abrió la mesa; sigue un bot.
aside-vote-out = Alguien vota que { $name } deje la partida.
aside-vote-out-me = Alguien vota que dejes la partida.
aside-voted-out = { $name } queda fuera de la partida por votación; sigue un bot.
page-pace = Ritmo
page-pace-slow = Lento
page-pace-normal = Normal
page-pace-fast = Rápido
page-pace-step = Paso a paso
page-pace-none = Al momento
page-stage-hold = Detener la imagen (espacio)
page-stage-go = Seguir (espacio)
page-stage-next = Siguiente (→)
page-stage-skip = Saltar la escena (S); Mayús+S: hasta ahora
page-stage-to-now = Saltar hasta ahora
page-stage-soon = Tu decisión, en un momento
page-stage-soon-hint = Salta lo que falta por mostrar y te pregunta ya.
page-walk = Paso a paso
page-walk-again = Otra vez
page-walk-go = Seguir
page-walk-next = Siguiente
page-walk-at = Paso { $at }
page-walk-at-of = Paso { $at } de { $of }
page-stage-held = En espera, { $beats ->
    [one] un paso
   *[other] { $beats } pasos
  } por ver
page-recap = Desde tu último turno
page-recap-watch = Lo que ha pasado hasta ahora
page-recap-open = Desde tu último turno (L)
page-recap-nothing = No ha pasado nada desde entonces.
page-recap-play = Verlo ({ $seconds } s)
page-recap-go = Seguir
page-recap-smaller = { $count ->
    [one] y una cosa menor, en el registro
   *[other] y { $count } cosas menores, en el registro
  }
page-recap-asked = Ahora: { $what }
page-go-on = Seguir
page-go-on-hint = La partida sigue cuando todos lo han dicho o se acaba el tiempo. Tecla G.
page-stay = Más tiempo
page-stay-hint = La partida espera hasta que sigas.
page-stays = La partida te espera.
page-discussion-status = La mesa lo comenta.
page-discussion-missing = Aún hablan: { $names }
page-shortcuts = Teclas
page-shortcuts-act = Actuar
page-shortcuts-look = Mirar
page-shortcuts-scenes = Escenas
page-key-space = Espacio
page-key-shift = Mayús
page-key-sheet = Estas teclas
page-key-hold = Detener la imagen, o seguir
page-key-next = Lo siguiente que ocurre
page-key-again = Otra vez lo que se acaba de mostrar
page-key-skip = Saltar esta escena
page-key-recap = Lo ocurrido desde tu último turno
page-key-answer = De la primera a la novena opción de la barra, o la persona con ese número
page-key-talk = Escribir a la mesa
page-seat-number = Asiento { $number }
page-seat-bot = Bot ({ $bot })
page-seat-substitute = Por ahora juega un bot en este asiento.
page-seat-away = sin conexión
page-seat-empty = libre
page-a-bot = bot
page-host = anfitrión
page-seats = Asientos: { $count } de { $of } ocupados
page-add-bot = Bot
page-remove-bot = Quitar
page-send-away = Echar
page-people = Personas
page-people-none = No hay nadie más; los bots hacen lo que se les dice.
page-person-what = Sobre { $name }…
page-person-about = Sobre quien ha dicho esto
page-person-is-muted = silencio para ti
page-person-is-blocked = bloqueo
page-person-is-silenced = sin palabra en esta mesa
page-person-for-me = Para mí
page-person-for-me-text = A nadie se le dice lo que elijas aquí.
page-person-mute = Silenciar
page-person-mute-hint = Dejas de ver lo que dice esta persona, en todas las mesas.
page-person-unmute = Dejar de silenciar
page-person-block = Bloquear
page-person-block-hint = Dejas de ver lo que dice, y no puede sentarse a las mesas que abras.
page-person-unblock = Desbloquear
page-person-mute-done = Ya no verás lo que dice { $name }. Puedes cambiarlo en tus ajustes.
page-person-block-done = Has bloqueado a { $name }. Puedes cambiarlo en tus ajustes.
page-person-none-done = Vuelves a ver lo que dice { $name }.
page-person-report = Denunciar…
page-person-report-hint = Avisar a quien administra este servidor.
page-person-report-text = Quien administra este servidor leerá tu denuncia, con los últimos mensajes del chat.
page-person-report-what = ¿Qué está mal?
page-report-line = este mensaje del chat
page-report-name = el nombre
page-report-person = cómo se porta esta persona
page-person-report-words = Con tus palabras (si quieres)
page-person-report-send = Enviar la denuncia
page-person-report-back = Volver
page-person-report-done = Gracias. Tu denuncia se ha enviado.
page-person-vote = Entre todos
page-person-vote-text = { $count ->
    [0] Cuando lo vote más de la mitad de las demás personas, un bot ocupará este asiento.
    [one] Una persona ha votado que se vaya. Cuando lo vote más de la mitad de las demás, un bot ocupará este asiento.
   *[other] { $count } personas han votado que se vaya. Cuando lo vote más de la mitad de las demás, un bot ocupará este asiento.
 }
page-person-vote-out = Votar que se vaya
page-person-vote-back = Retirar mi voto
page-person-as-host = Como quien ha abierto la mesa
page-person-silence = Quitar la palabra
page-person-silence-hint = No podrá decir nada más en esta mesa.
page-person-ban-hint = Pierde su asiento y no puede volver. Si la partida ha empezado, sigue un bot.
page-person-ban-sure = Sí, echar para siempre
page-person-gallery = En la galería
page-person-gallery-text = Mientras juegas no puedes leer lo que se dice allí. A quien moleste a los demás puedes quitarle la palabra.
page-person-sanctions = Sin palabra o fuera de la mesa
page-person-sanction-silence = { $name } no puede hablar.
page-person-sanction-ban = { $name } no puede volver.
page-person-forgive = Anular
page-relations = Personas silenciadas y bloqueadas
page-voted-out = Los demás han votado que dejes la partida. Puedes mirar.
page-announcement = Aviso
page-load-more = Mostrar más
page-fill-bots =
    { $count ->
        [one] Sentar a un bot
       *[other] Sentar a { $count } bots
    }
page-draft = Elección por turnos
page-draft-stop = Dejar la elección
page-draft-yours = Te toca: elige
page-draft-turn = Elige { $name }
page-draft-bot = { $name } lo echa a suertes
page-draft-away = { $name } no está; si tarda, elige la siguiente persona
page-draft-done = Ya ha elegido todo el mundo: empieza la partida
page-draft-order = El orden se echó a suertes. Lo que alguien ha elegido ya no queda para los demás.
page-draft-pick = Elegir: { $what }
page-draft-lot = Que decida la suerte
page-draft-lot-sure = Sí, que decida la suerte
page-draft-sure = { $what }: ¿confirmas?
page-draft-by-lot = por sorteo
page-draft-passed = no estaba, elige al final
page-draft-now = elige ahora
page-draft-next = elige a continuación
page-draft-left = Aún quedan
page-draft-start = Empezar a elegir
page-start = Empezar
page-start-why =
    { $count ->
        [one] Queda un asiento libre: espera a que llegue alguien o pon un bot.
       *[other] Quedan { $count } asientos libres: espera a que llegue alguien o pon bots.
    }
page-wait-host = La partida la empieza quien ha abierto la mesa. Mientras tanto, saluda.
page-invite = Invitar
page-settings = Ajustes
page-room-public = Mesa pública: aparece en la página de inicio
page-room-private = Mesa privada: solo la encuentra quien tiene el enlace
page-setting-clock = Tiempo por decisión
page-no-clock = sin límite
page-clock-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
page-setting-public = Aparece en la página de inicio
page-setting-talk = Chat en la mesa
page-setting-pace = Ritmo de los bots
page-setting-pace-text = Cuánto esperan a lo que se muestra.
page-setting-bots-talk = Los bots hablan
page-bots-talk-all = libremente
page-bots-talk-little = poco: respuestas, acusaciones, llamadas
page-bots-talk-none = nada
hint-ask = ¿Qué harías tú?
hint-word = Consejo
page-hint-key = Pregunta a un bot fuerte (tecla H). Sabe lo que tú sabes.
hint-said = En tu lugar elegiría «{ $action }». { $reason }
hint-pass = En tu lugar lo dejaría pasar.
hint-hold = Consejo: mantén pulsado
hint-hold-why = Puede revelar lo que tienes. ¿Nadie mira? Pues pulsa.
page-setting-hints = Consejos de un bot
page-hints-alone = a solas con bots
page-hints-yes = permitidos
page-hints-no = no permitidos
page-setting-undo = Se puede deshacer
page-setting-spectators = Otros pueden mirar
page-option-difficulty = Dificultad
page-as-published = como en el original
page-settings-table = Mesa
page-settings-rules = Reglas
page-settings-mine = Lo mío
page-my-settings = Mis ajustes
page-mine-pace-text = Con qué rapidez se te muestra lo que ocurre.
page-motion = Movimiento
page-motion-text = Con menos movimiento ocurre lo mismo, en imágenes fijas.
page-motion-auto = Como el sistema
page-motion-full = Todo
page-motion-less = Menos
page-reader = Lector de pantalla: cuéntame
page-reader-text = Tus decisiones y el final se cuentan siempre.
page-reader-all = Todo
page-reader-scenes = Escenas
page-plain = Página sencilla
page-plain-text = Sin grano ni adornos.
page-open-alone = Mostrar los secretos si estoy a solas
page-open-alone-text = Sin mantener pulsado si no hay nadie más en la mesa.
page-preset = Mesas guardadas
page-preset-load = Cargar
page-preset-delete = Borrar
page-preset-name = Guardar esta mesa como
page-preset-save = Guardar
page-setting-discussion-sh = Debate tras un gobierno
page-setting-discussion-bo = Consejo antes de los dados
page-discussion-usual = lo habitual
page-discussion-none = ninguno
page-discussion-all = hasta que todos sigan
page-short-seconds = { $seconds } s
page-setting-absence = Un bot entra tras
page-absence-never = nunca
page-bot-level = Nivel de { $name }
page-setting-discussion-text = Los bots esperan; acaba cuando todos siguen.
page-you-won = Has ganado
page-you-lost = Has perdido
page-rematch = Otra partida
page-rematch-go = A la nueva mesa
page-rematch-ready = Otra partida: en la mesa, { $ready } de { $people }
page-spectator = espectador
page-replay = Repetición
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-stop = Parar
page-replay-on = Un paso adelante
page-replay-step = Paso { $step } de { $last }
page-replay-eyes = Visto por
page-replay-link = Enlace a este paso
page-replay-at = Ronda { $chapter } de { $chapters }, paso { $step }
page-replay-scene-on = La escena siguiente
page-replay-scene-back = La escena anterior
page-replay-great-on = La siguiente gran escena
page-replay-great-back = La gran escena anterior
page-replay-speed = Velocidad
page-replay-open = las cartas abiertas
page-mark-liberal = política liberal
page-mark-fascist = política fascista
page-mark-execution = ejecución
page-mark-attempt = intento de complot
page-mark-arrest = detención
page-mark-stage = nueva fase
page-replay-record = Grabación
page-which-game = Qué juego
page-search-rules = Buscar reglas, cartas, personas y lugares
page-rules-found =
    { $count ->
        [0] No se ha encontrado nada. Prueba con otra palabra.
        [one] Una entrada
       *[other] { $count } entradas
    }
page-glossary = Glosario
page-gallery = Galería
page-print = Imprimir
page-look-up = Consultar
page-key-look-up = Consultar lo que está seleccionado
page-lesson-step = { $step } de { $of }
page-lesson-wait = Mira lo que pasa…
page-lesson-not-yet = Aún no: primero haz lo que dice quien te guía.
page-lesson-skip = Salir de la lección
page-lesson-go-on = Jugar esta partida hasta el final
page-lesson-show = Enséñamelo
page-lesson-next-chapter = Capítulo siguiente
page-lesson-chapters = Todos los capítulos
page-lesson-alone = Jugar una partida fácil
page-credits-sh = Secret Hitler (Hitler Encubierto) es un diseño de Mike Boxleiter, Tommy Maranges y Mac Schubert; la edición española de las reglas que sigue esta mesa es de Andrés Laín Sanclemente. El juego, sus reglas y textos y esta mesa tienen la licencia CC BY-NC-SA 4.0. Cambios: todos los textos y dibujos son nuestros, se juega en pantalla, las declaraciones son botones y pueden jugar bots. Es gratis y no se puede vender.
page-credits-bo = Black Orchestra (Orquesta Negra) es un juego de Philip duBarry. Esta es una mesa no oficial, sin ilustraciones ni textos de la caja: si te gusta, compra el juego.
page-credits-own = Costas de Natural Earth (dominio público). Letras: League Gothic y Source Serif 4, ambas con la SIL Open Font License.
page-credits-history = Los dos juegos transcurren entre crímenes que ocurrieron de verdad. Esta página no muestra símbolos del régimen, y a sus dirigentes solo por el nombre.
page-history = La historia tras el juego
page-contents = Índice
page-briefing = Antes de empezar
page-briefing-begin = Empezar
page-briefing-each = Contarme quién soy antes de cada partida
page-briefing-first = Lee esto primero: los demás te esperan.
page-briefing-sound = Activar sonido

## Page: Secret Hitler

page-sh-liberals = Liberales
page-sh-fascists = Fascistas
page-sh-track-liberal = Tablero liberal: { $count } de 5
page-sh-track-fascist = Tablero fascista: { $count } de 6
page-sh-in-force = En vigor
page-sh-free-space = Aún no está en vigor
page-sh-win = Victoria
page-sh-space-liberals-win = Con la quinta política liberal ganan los liberales.
page-sh-space-fascists-win = Con la sexta política fascista ganan los fascistas.
page-sh-space-zone = A partir de aquí, si Hitler sale elegido Canciller, ganan los fascistas.
page-sh-space-veto = A partir de aquí se puede vetar.
page-sh-zone-off =
    { $count ->
        [one] Pasada la línea de puntos ({ $count } política), Hitler gana si sale elegido Canciller.
       *[other] Pasada la línea de puntos ({ $count } políticas), Hitler gana si sale elegido Canciller.
    }
page-sh-zone-on = La línea está cruzada: si Hitler sale elegido Canciller, ganan los fascistas.
page-sh-short-investigate = investigar
page-sh-short-special-election = elección especial
page-sh-short-peek = vistazo
page-sh-short-execution = ejecución
page-sh-short-veto = veto
page-sh-tracker = Proceso de elección
page-sh-tracker-at = { $tracker } de 3
page-sh-deck = Mazo
page-sh-deck-note = Políticas por robar. Si tras una sesión quedan menos de tres, se vuelven a barajar las descartadas.
page-sh-discard-pile = Descarte
page-sh-discard-note = Políticas descartadas. Nadie puede mirarlas antes del final.
page-sh-veto-open = Se puede vetar
page-sh-ring = Jugadores alrededor de la mesa, en el sentido del reloj
page-sh-president = Presidente
page-sh-chancellor = Canciller
page-sh-candidate = ¿Presidente?
page-sh-nominee = ¿Canciller?
page-sh-chancellor-letter = C
page-sh-nobody-yet = por decidir
page-sh-dead = ya no juega
page-sh-limited = límite de mandato
page-sh-clear = no H.
page-sh-ballots-in =
    { $count ->
        [one] Se ha emitido { $count } voto de { $of }. Se descubren todos a la vez.
       *[other] Se han emitido { $count } votos de { $of }. Se descubren todos a la vez.
    }
page-sh-ballot-in = Tu voto está emitido. Se descubren todos a la vez.
# La línea bajo la pregunta: lo que traerá. page-sh-bar-…-own: a quien actúa; $name es el Presidente.
page-sh-bar-policy = Se descubre la política…
page-sh-bar-ballot = Se descubren los votos: { $name }…
page-sh-bar-ballots = Se descubren los votos…
page-sh-bar-ballots-in = Todos estaban emitidos antes de descubrir el primero.
page-sh-bar-ballots-mine = Todos estaban emitidos antes de descubrir el primero. El último es el tuyo.
page-sh-bar-talk = Di lo que viste, pregunta, acusa. Después se busca el siguiente gobierno.
page-sh-bar-nominate-own = Después todos votan sobre vosotros dos.
page-sh-bar-nominate-other = Después todos votan sobre los dos.
page-sh-bar-vote-short = Vota este gobierno.
page-sh-bar-vote = Hace falta más de la mitad: { $needed } de { $voters }.
page-sh-cards-hold = Mantén pulsadas las cartas para verlas
page-sh-cards-discard = Pulsa la que descartas
page-sh-cards-enact = Pulsa la que promulgas
page-sh-cards-discard-again = Púlsala otra vez: descartada
page-sh-cards-enact-again = Púlsala otra vez: promulgada
page-sh-talk-phase = Debate
page-sh-talk-then = Después { $name } propone a un Canciller.
page-sh-bar-zone = Si sale elegido Hitler, ganan los fascistas.
page-sh-bar-fails = Si fracasa, van { $tracker } de 3 fallidas.
page-sh-bar-fails-chaos = Si fracasa, entra en vigor la política de encima del mazo.
page-sh-bar-vote-other = Todos los votos se descubren a la vez.
page-sh-bar-discard-short = Descarta una. Las otras pasan al Canciller.
page-sh-bar-discard-own = Va boca abajo al descarte: nadie la verá.
page-sh-bar-discard-other = Nadie más ve las tres. Presidente y Canciller guardan silencio.
page-sh-bar-veto-own = Si aceptas, se descartan las dos políticas y avanza el proceso de elección.
page-sh-bar-veto-other = Si { $name } acepta, se descartan las dos políticas y avanza el proceso de elección.
page-sh-bar-investigate-own = Solo tú ves el carné. Lo que digas de él es cosa tuya.
page-sh-bar-investigate-other = Solo { $name } verá el carné, y podrá decir lo que quiera.
page-sh-bar-peek-own = Solo tú las ves, y se quedan donde están. Lo que digas es cosa tuya.
page-sh-bar-peek-other = Solo { $name } las ve, y podrá decir lo que quiera.
page-sh-bar-execute-own = Quien muera ya no juega. Si es Hitler, ganan los liberales.
page-sh-bar-execute-other = Quien muera ya no juega. Si es Hitler, ganan los liberales.
page-sh-bar-special-election-own = Solo para una elección: después el cargo sigue su turno.
page-sh-bar-special-election-other = Solo para una elección: después el cargo sigue su turno.
page-sh-bar-liberal-win = Con una liberal ganan los liberales.
page-sh-bar-fascist-none = Una fascista no da ningún poder.
page-sh-bar-fascist-investigate = Con una fascista, { $name } mira el carné de alguien.
page-sh-bar-fascist-special-election = Con una fascista, { $name } elige quién se presenta a Presidente.
page-sh-bar-fascist-peek = Con una fascista, { $name } mira las tres políticas siguientes.
page-sh-bar-fascist-execution = Con una fascista, { $name } manda ejecutar a alguien.
page-sh-bar-fascist-zone = Una fascista cruza la línea: desde entonces gana Hitler si es Canciller.
page-sh-bar-fascist-win = Con una fascista ganan los fascistas.
page-sh-elected = gobierno elegido
page-sh-voted-down = gobierno rechazado
page-sh-ballots = Ja: { $ja }. Nein: { $nein }.
page-sh-ballots-ja = Todos han votado ja.
page-sh-ballots-nein = Todos han votado nein.
page-sh-danger-zone = A partir de ahora: si Hitler sale elegido Canciller, ganan los fascistas.
page-sh-danger = Si { $chancellor } es Hitler y este gobierno sale elegido, ganan los fascistas.
page-sh-danger-chaos = Si este gobierno fracasa, la primera política del mazo entra en vigor sola.
page-sh-hold-hand = Mantén pulsado: tus políticas
page-sh-hold-seen = Mantén: lo que viste
page-sh-hold-hint = Solo tú puedes verlo. ¿Nadie mira? Pues pulsa.
page-sh-look-first = Mira primero tus políticas.
page-sh-say-nothing = No decir nada
page-sh-conflict = Hay declaraciones suyas que se contradicen con otras.
page-sh-conflict-drawn-policy = No puede ser: { $first } dice no haber tenido ninguna política de ese tipo, y sin embargo se promulgó una.
page-sh-conflict-received-policy = No puede ser: { $first } dice no haber tenido ninguna política de ese tipo, y sin embargo promulgó una.
page-sh-conflict-accused = { $first } contra { $second }: uno de los dos es fascista, o { $first } miente.
page-sh-conflict-drawn-received = { $both } se contradicen.
page-sh-conflict-liberal-buried = { $first } nombra una política liberal; { $second }, ninguna: una de las dos personas la enterró, o miente.
page-sh-conflict-peek-drawn = { $both } se contradicen sobre las mismas tres políticas.
page-sh-vetoed = veto
page-sh-your-sessions = Manos que has visto:
page-sh-reveal = Quién era quién
page-sh-hands = Todas las manos: robadas, pasadas, promulgadas
page-sh-watching = Estás mirando. Los roles y las manos siguen ocultos hasta el final.
page-sh-you-are-dead = Te han ejecutado. Mira y habla con la galería.
page-sh-phrase-trust = Me fío de este gobierno.
page-sh-phrase-doubt = No me fío de este gobierno.
page-sh-phrase-why = ¿Por qué has votado eso?
page-sh-phrase-defend = No tenía elección.
page-sh-record = Gobiernos
page-sh-stage-round = Gobierno de la ronda { $round }
page-sh-stage-all-in = Todos han votado
page-sh-stage-needs = necesita { $needed } de { $voters }
page-sh-stage-is-hitler = ¿Es { $name } Hitler?
page-sh-stage-nobody-governed = Nadie ha gobernado
page-sh-stage-one-more = Una más, y la primera política del mazo entra en vigor.
page-sh-stage-only-sees = Solo { $name } lo ve.
page-sh-stage-only-you = Solo tú lo ves.
page-sh-sight-party = El carné de { $name }
page-sh-sight-peek = Las tres primeras políticas
page-sh-sight-only = Solo tú lo ves. Cuéntalo a la mesa, o miente.
page-sh-sight-done = Guardarlo
page-sh-stage-returns = Después el turno sigue con { $name }.
page-sh-stage-executed = Han ejecutado a { $name }.
page-sh-stage-veto = ¿Veto?
page-sh-stage-veto-agreed = Aceptado
page-sh-stage-veto-refused = Rechazado
page-sh-stage-shuffled = Se baraja el mazo de políticas.
page-sh-end-liberal = Ganan los liberales
page-sh-end-fascist = Ganan los fascistas
page-sh-end-liberal-policies = Ronda { $round }: entró en vigor la quinta política liberal.
page-sh-end-fascist-policies = Ronda { $round }: entró en vigor la sexta política fascista.
page-sh-end-hitler-executed = Ronda { $round }: ejecutaron a { $hitler }, que era Hitler.
page-sh-end-hitler-elected = Ronda { $round }: { $hitler } salió Canciller, y era Hitler.
page-sh-end-keep = Guardar como imagen
page-sh-end-players = jugadores: { $players } · rondas: { $rounds }
page-sh-round-players = Ronda { $round } · jugadores: { $players }
page-sh-end-dead = ya no jugaba
page-sh-end-lies = Quién mintió, y cuándo
page-sh-end-lies-count = declaraciones: { $claims }; falsas: { $lies }
page-sh-end-no-lies = Todas las declaraciones eran ciertas.
page-sh-end-no-claims = Nadie declaró nada.
page-sh-end-said = dijo
page-sh-end-was = era
page-sh-end-votes = Ja a un fascista en el cargo
page-sh-end-votes-note = Cuántas veces dijo ja cada liberal a un gobierno con un fascista o con Hitler.
page-sh-end-rounds = La partida, ronda a ronda
page-sh-end-rounds-note = pulsa una ronda: su repetición
page-sh-end-round = Ronda { $round }: { $what }. Ver de nuevo.
page-sh-end-no = no
page-sh-end-hands = Todas las manos
page-sh-end-poster = El final
page-sh-lie-buried = Descartó una política liberal: { $name } no tuvo elección.
page-sh-lie-blamed = Hizo creer que { $name } tenía elección.
page-sh-lie-hidden = Calló una política liberal.
page-sh-lie-chose = Pudo promulgar una política liberal, y promulgó la fascista.
page-sh-lie-cleared = Dio por liberal a { $name }, que iba con los fascistas.
page-sh-lie-accused = Acusó a { $name }, liberal.
page-sh-lie-peek = Dijo otra cosa sobre las tres siguientes.
page-sh-lie-misled = Declaró una mano que no tenía.
page-sh-lie-openly = Dijo la verdad y enterró una política liberal: { $name } recibió dos fascistas. Nadie mintió.
page-sh-lie-rightly = Acusó a { $name } con razón.
page-sh-lie-truth = { $name } dijo lo contrario, y era verdad.
page-sh-record-title = Registro de gobiernos
page-sh-record-key = abrir: R
page-sh-own-board = Tablero a medida
page-sh-power-of = Poder de la política fascista n.º { $space }
page-sh-own-board-use = Usar este tablero
page-sh-as-published = Como se publicó
page-sh-record-last = Los últimos gobiernos
page-sh-record-so-far = dicho o visto
page-sh-record-empty = Nadie se ha presentado aún a la presidencia.
page-sh-record-show = Qué gobiernos
page-sh-record-by-person = Gobiernos de una persona
page-sh-record-all = Todos
page-sh-record-with = Con { $name }
page-sh-record-disputed = Contradicciones: { $count }
page-sh-record-filter = { $name }: solo los gobiernos con esta persona
page-sh-record-round = Ronda
page-sh-record-round-is = Ronda { $round }:
page-sh-claim-drawn = Decir que robaste { count-sh-both } (ronda { $round })
page-sh-claim-received = Decir que recibiste { count-sh-both } (ronda { $round })
page-sh-record-to-log = Ronda { $round }: ir a su lugar en el registro
page-sh-record-beside = Ronda { $round }: las declaraciones, una junto a otra
page-sh-record-vote = Voto
page-sh-record-president-says = El Presidente dice
page-sh-record-chancellor-says = El Canciller dice
page-sh-record-policy = Política
page-sh-record-power = Poder
page-sh-record-nominating = propuesta
page-sh-record-voting = votación
page-sh-record-in-session = en sesión
page-sh-record-down = rechazado
page-sh-record-chaos = caos
page-sh-record-veto-refused = veto rechazado
page-sh-record-special = por elección especial
page-sh-record-cleared = { $name } no es Hitler
page-sh-record-really = eran
page-sh-record-limits = Límite de mandato ahora: no se puede proponer a { $names }.
page-sh-used-investigated = investiga a { $target }
page-sh-used-investigated-said =
    { $party ->
        [liberal] investiga a { $target }: «liberal»
       *[fascist] investiga a { $target }: «fascista»
    }
page-sh-used-special-election = elección especial: { $target }
page-sh-used-executed = manda ejecutar a { $target }
page-sh-used-peeked = mira las tres primeras
page-sh-said-drawn = { $name } dice que robó:
page-sh-said-received = { $name } dice que recibió:
page-sh-said-peek = { $name } dice que arriba estaban:
page-sh-said-party = { $name } dice que el carné es:
page-sh-deck-heading = El mazo, según lo dicho
page-sh-deck-drawn = Robadas desde que se barajó: { $drawn }; dichas o vistas: { count-sh-fascist }, { count-sh-liberal }.
page-sh-deck-there = Al barajar había { count-sh-fascist } y { count-sh-liberal }.
page-sh-deck-unsaid =
    { $count ->
        [one] De una nadie ha dicho cuál era.
       *[other] De { $count } nadie ha dicho cuáles eran.
    }
page-sh-deck-left = Si todo es verdad, quedan { $left }: { count-sh-fascist }, { count-sh-liberal }.
page-sh-must-heading = Lo que tiene que ser verdad
page-sh-must-none = Todavía no se sigue nada seguro.
page-sh-must-over = La partida ha terminado; todo está a la vista.
page-sh-must-lied = { $name } miente sobre la ronda { $round }.
page-sh-must-one-lies = Ronda { $round }: miente { $first } o { $second }.
page-sh-must-buried = Ronda { $round }: si { $first } y { $second } dicen la verdad, { $first } descartó la única política liberal.
page-sh-must-accused = { $second } es del partido fascista, o { $first } miente.
page-sh-must-too-many =
    { $party ->
        [liberal] Se declaran más políticas liberales ({ $said }) de las que hay ({ $there }):
       *[fascist] Se declaran más políticas fascistas ({ $said }) de las que hay ({ $there }):
    } { $count ->
        [one] { $names } miente.
       *[other] entre { $names } alguien miente.
    }
page-sh-must-cleared = { $name } no es Hitler: fue Canciller pasada la línea.
page-sh-must-executed = Ejecutaron a { $name }, y no era Hitler.
page-sh-must-hitler-among =
    { $count ->
        [one] Hitler es { $names }.
       *[other] Hitler está entre estas personas: { $names }.
    }
page-sh-dossier-of = { $number }. { $name }
page-sh-dossier-open = Lo que ha hecho { $name }, y mi nota
page-sh-dossier-press = Clic: todo lo que ha hecho { $name }, y tu nota.
page-sh-dossier-press-key = Tecla I o el signo de la esquina: todo lo que ha hecho { $name }, y tu nota.
page-sh-dossier-none = Nada todavía.
page-sh-dossier-offices = Cargos
page-sh-dossier-president = Ronda { $round }: Presidente, con { $name } de Canciller
page-sh-dossier-chancellor = Ronda { $round }: Canciller, con { $name } de Presidente
page-sh-dossier-claims = Declaraciones
page-sh-dossier-said-drawn = Ronda { $round }, robó:
page-sh-dossier-said-received = Ronda { $round }, recibió:
page-sh-dossier-said-party = Ronda { $round }, el partido de { $target }:
page-sh-dossier-said-peek = Ronda { $round }, arriba estaban:
page-sh-dossier-investigations = Investigaciones
page-sh-dossier-seen-by = Ronda { $round }: { $name } vio su carné
page-sh-dossier-seen-by-said =
    { $party ->
        [liberal] Ronda { $round }: { $name } vio su carné y dice: liberal
       *[fascist] Ronda { $round }: { $name } vio su carné y dice: fascista
    }
page-sh-dossier-votes = Votos: { $ja } ja, { $nein } nein
page-sh-dossier-times =
    { $count ->
        [one] { $name }
       *[other] { $name } ({ $count })
    }
page-sh-dossier-for = Ja a gobiernos con { $names }.
page-sh-dossier-against = Nein a gobiernos con { $names }.
page-sh-dossier-pairs = Votaron igual
page-sh-dossier-pair = con { $name }: { $alike } de { $of }
page-sh-dossier-talk = Ha dicho
page-sh-note-mine = Mi nota sobre { $name }
page-sh-note-private = Solo tú puedes leerlo. Se guarda con tu asiento.
page-sh-note-keeping = Guardando…
page-sh-mark-mine = Mi marca sobre { $name }
page-sh-mark-liberal = ¿liberal?
page-sh-mark-fascist = ¿fascista?
page-sh-mark-hitler = ¿Hitler?
page-sh-flag-liberal = ¿L?
page-sh-flag-fascist = ¿F?
page-sh-flag-hitler = ¿H?
page-sh-mark-flag = Tu marca: { $mark }
page-sh-mark-truth = Tu marca: { $mark } La verdad: { $role }.
page-sh-tab-role = Rol
page-sh-stream-round = Ronda { $round }
page-sh-your-role = Tu rol
page-sh-hold-role-hint = Mantén pulsado. ¿Nadie detrás de ti?
page-sh-hold-look = Mantén pulsado
page-sh-hold-let-go = Si sueltas, se cierra.
page-sh-envelope = Tu sobre, { $name }
page-sh-envelope-seat = Asiento { $seat } de { $seats }. ¿Nadie detrás de ti?
page-sh-envelope-closed = Lo que solo tú puedes saber está aquí, mientras mantienes pulsado.
page-sh-envelope-seen = Ya lo he visto
page-sh-envelope-look-first = Primero mantenlo abierto un momento.
page-sh-party = Partido: { $party }
aim-sh-liberal = Promulgad cinco políticas liberales, o que Hitler sea ejecutado.
aim-sh-fascist = Promulgad seis políticas fascistas, o llevad a { $hitler } al poder como Canciller tras la tercera.
aim-sh-hitler = Promulgad seis políticas fascistas, o sal elegido Canciller tras la tercera. Sigue con vida.
page-sh-night = Noche
page-sh-night-text = Todos cierran los ojos. Quien pueda conocer a alguien mira ahora.
page-sh-night-nothing = Nadie te enseña nada.
page-sh-night-alone = Los fascistas saben que eres Hitler. Tú no sabes quiénes son.
page-sh-night-hitler = { $name } es Hitler y no te conoce.
page-sh-night-hitler-knows = { $name } es Hitler y te conoce.
page-sh-night-comrade = { $name } está contigo.
page-sh-left = Izquierda
page-sh-middle = Centro
page-sh-right = Derecha
page-sh-place-left = izquierda: { $party }
page-sh-place-middle = centro: { $party }
page-sh-place-right = derecha: { $party }
page-sh-discard-left = Descartar la izquierda
page-sh-discard-middle = Descartar la del centro
page-sh-discard-right = Descartar la derecha
page-sh-discard-sure = { $place ->
        [left] Descartar la izquierda
        [middle] Descartar la del centro
       *[right] Descartar la derecha
    }
page-sh-enact-left = Promulgar la izquierda
page-sh-enact-right = Promulgar la derecha
page-sh-enact-sure = { $party ->
        [liberal] Promulgar la liberal
       *[fascist] Promulgar la fascista
    }
page-sh-execute-sure = { $target } deja la partida para siempre.
page-sh-claim-refuted =
    Todos verían que no puede ser: se promulgó una política { $party ->
        [liberal] liberal
       *[fascist] fascista
    }
page-sh-strip-drawn = di qué robaste con { $name }, sea cierto o no:
page-sh-strip-received = di qué recibiste de { $name }, sea cierto o no:
page-sh-strip-party = di qué es { $name }, sea cierto o no:
page-sh-strip-peek = di qué había encima del mazo, sea cierto o no:
page-sh-strip-earlier =
    { $count ->
        [one] una más antigua
       *[other] { $count } más antiguas
    }
page-sh-bubble-drawn = robó
page-sh-bubble-received = recibió
page-sh-bubble-party = el carné:
page-sh-bubble-peek = encima:
page-sh-failed = Fallidas
page-sh-muted = En sesión: en silencio hasta que se promulgue la política.
page-sh-last-round = La ronda { $round } ha terminado
explain-sh-roles = Los liberales son más, pero no se conocen.
explain-sh-shuffled = Hay muchas más políticas fascistas que liberales: la mala suerte se parece a la traición.
explain-sh-candidate = La candidatura va pasando por la mesa, en el sentido del reloj.
explain-sh-nominated = Ahora todos votan a los dos juntos.
explain-sh-votes = Más ja que nein: hay gobierno. El voto de cada cual queda a la vista.
explain-sh-not-hitler = Lo dice el propio juego, y el juego nunca miente.
explain-sh-tracker = Con tres fracasos seguidos, la primera política del mazo entra en vigor sola.
explain-sh-chaos = Nadie la eligió, así que nadie recibe un poder. Se olvidan los límites de mandato.
explain-sh-drawn = Solo el Presidente ve las tres, y descarta una boca abajo.
explain-sh-passed = Solo el Canciller ve las dos: descarta una y promulga la otra.
explain-sh-enacted = Ahora los dos pueden contar qué tenían, sea verdad o no.
explain-sh-veto-asked = Si el Presidente acepta, se descartan las dos políticas y el gobierno cuenta como fracasado.
explain-sh-veto-agreed = No entra en vigor ninguna política; avanza el marcador del proceso de elección.
explain-sh-veto-refused = Ahora el Canciller tiene que promulgar una de las dos.
explain-sh-investigated = Solo el Presidente vio el partido, nunca el rol: Hitler parece un fascista más.
explain-sh-special-election = Después sigue el orden habitual donde estaba.
explain-sh-peeked = Las tres siguen arriba en el mismo orden: las robará el próximo Presidente.
explain-sh-executed = Si hubiera sido Hitler, la partida habría acabado. El rol sigue en secreto.
explain-sh-claimed = Cualquiera puede mentir. Lo que no puede ser verdad a la vez queda marcado.
explain-sh-over = Ahora todos pueden verlo todo.
lesson-sh-liberal-welcome = En esta mesa hay cinco personas: tres liberales, un fascista y Hitler. Los liberales tienen que sacar adelante cinco políticas liberales, o encontrar a Hitler y ejecutarlo.
lesson-sh-liberal-role = Mantén pulsada la carta rayada para ver quién eres. Al soltarla se vuelve a tapar, para que nadie a tu lado la vea. (En el móvil está en «{ page-sh-tab-role }».)
lesson-sh-liberal-tracks = Estos son los dos tableros. Cada gobierno añade una política. Las fascistas dan nuevos poderes al Presidente, y con seis ganan los fascistas.
lesson-sh-liberal-nominate = Eres el primer candidato a Presidente y necesitas un Canciller. Todavía no sabes nada de nadie: elige a { $seat5 } y confirma.
lesson-sh-liberal-vote = Todos votan a vuestro gobierno, en secreto y a la vez. Vota ja a tu propio gobierno.
lesson-sh-liberal-elected = Los votos se descubren a la vez y quedan junto a los nombres. Recuerda quién votó qué: es lo primero que delata a la gente.
lesson-sh-liberal-discard = Has robado tres políticas. Mantenlas pulsadas para mirar y descarta una fascista. Las otras dos pasan al Canciller, y nadie verá nunca lo que has descartado.
lesson-sh-liberal-enacted = El Canciller ha promulgado una de las dos. Si no es la que esperabas: ¿no había elección, o fue una decisión?
lesson-sh-liberal-claim = Ahora puedes decir qué robaste. Pulsa las tres que tenías, u otras: mentir está permitido. Los liberales se ayudan diciendo la verdad.
lesson-sh-liberal-limits = Ahora se presenta el siguiente. Con cinco jugadores, solo el último Canciller no puede repetir; lo indica la señal junto a su nombre.
lesson-sh-liberal-second-vote = Otro gobierno: { $seat2 } y { $seat3 }. ¿Te fías de estas dos personas? Esta vez decides tú.
lesson-sh-liberal-tracker = Aquí se cuentan los gobiernos fallidos. Con tres seguidos, la primera política entra en vigor sola: votar siempre nein no funciona.
lesson-sh-liberal-contradiction = Una política fascista. { $seat2 } dice que había una liberal; { $seat3 }, que solo llegaron fascistas. Alguien oculta algo: por eso llevan la señal ≠. Recuérdalo.
lesson-sh-liberal-third-vote = Ahora se presenta { $seat3 } a Presidente, con { $seat4 }. Tu voto es lo único que tienes en contra.
lesson-sh-liberal-again-contradiction = Otra vez { $seat3 }, ahora contra { $seat4 }. El registro de gobiernos lo guarda todo lado a lado (tecla R). Quien contradice a dos personas merece la mayor sospecha.
lesson-sh-liberal-fourth-vote = { $seat4 } y { $seat5 }. Vota y observa qué sale de ahí.
lesson-sh-liberal-line = La tercera política fascista: se ha llegado a la línea de puntos. A partir de ahora los fascistas ganan al instante si Hitler sale elegido Canciller.
lesson-sh-liberal-fifth-vote = { $seat5 } te quiere de Canciller. Si sale elegido el gobierno y la partida sigue, todos sabrán que no eres Hitler.
lesson-sh-liberal-enact = Dos políticas, y tú decides cuál entra en vigor. Mantén pulsado para mirar y promulga la liberal.
lesson-sh-liberal-again-nominate = No eres Hitler, y todos lo han visto. Ahora vuelves a presentarte a Presidente. Contra { $seat2 } solo habla { $seat3 }: elige a { $seat2 }.
lesson-sh-liberal-again-vote = Vota ja: necesitas este gobierno.
lesson-sh-liberal-again-discard = Tres políticas fascistas. A veces pasa, y pocos te creerán. Descarta una.
lesson-sh-liberal-execute = La cuarta política fascista permite al Presidente hacer ejecutar a alguien. { $seat3 } contradijo a { $seat2 } y a { $seat4 }, y nunca se demostró que no fuera Hitler. Elige a { $seat3 }.
lesson-sh-liberal-end = { $seat3 } era Hitler: ganan los liberales. Te lo dijeron los votos, las declaraciones y el registro. Ahora pruébalo desde el otro lado o abre tu propia mesa.
lesson-sh-liberal = Como liberal
    .text = Elegir, observar, declarar y descubrir quién miente.
lesson-sh-fascist = Como fascista
    .text = Conocer a Hitler, mentir una vez y parecer liberal.
lesson-sh-fascist-welcome = Esta vez eres fascista: sois dos contra tres liberales. Ganáis con seis políticas fascistas, o con Hitler elegido Canciller tras la tercera.
lesson-sh-fascist-role = Mantén pulsada la carta rayada para ver quién eres. Que nadie note cuánto miras. (En el móvil está en «{ page-sh-tab-role }».)
lesson-sh-fascist-hitler = Por la noche viste a Hitler: aquí. Con cinco jugadores Hitler también te conoce; nunca parezcáis amigos.
lesson-sh-fascist-line = Esta es la línea. Desde la tercera política fascista, un gobierno con Hitler de Canciller gana al instante.
lesson-sh-fascist-nominate = Eres el primer candidato a Presidente. { $seat4 } es liberal, y se le podrá culpar luego de lo que promulguéis: elige a { $seat4 }.
lesson-sh-fascist-vote = Vota ja a tu propio gobierno: cualquier otra cosa resultaría rara.
lesson-sh-fascist-elected = Las papeletas están a la vista. Los liberales también las leen, así que vota como un liberal.
lesson-sh-fascist-discard = Dos políticas fascistas y una liberal. Descarta la liberal y tu Canciller no tendrá elección.
lesson-sh-fascist-enacted = Una política fascista, y ambos bajo sospecha. Ahora necesitas una historia.
lesson-sh-fascist-claim = Di que robaste tres fascistas: es una mentira que nadie puede desmentir. O di la verdad, y que parezca que tu Canciller tuvo elección.
lesson-sh-fascist-record = Todo lo dicho queda aquí. Si dos declaraciones no pueden ser ciertas a la vez, se marcan ambas: calma, y acusa primero.
lesson-sh-fascist-second-vote = Otro gobierno, y Hitler está en él. Un liberal que no se fía vota nein; decide qué quieres parecer.
lesson-sh-fascist-third-vote = { $seat3 }, de quien sabes que es Hitler, se presenta a Presidente. Ayuda sin que se note: un ja entre muchos pasa inadvertido.
lesson-sh-fascist-covered = { $seat3 } descartó una política liberal y dice que la tenía { $seat4 }. Ahora se contradicen entre sí, y nadie se fija en ti.
lesson-sh-fascist-fourth-vote = { $seat4 } y { $seat5 }: dos liberales, y solo tú lo sabes. Vota como lo haría un liberal.
lesson-sh-fascist-fifth-vote = { $seat5 } te quiere de Canciller: los liberales se fían de ti. Vota ja.
lesson-sh-fascist-enact = Una de cada. La fascista es la tercera en vigor, y con ella Hitler puede ganar: promúlgala.
lesson-sh-fascist-second-claim = Ahora miente, con un motivo: di que recibiste dos fascistas y no tenías elección.
lesson-sh-fascist-contradiction = { $seat5 } dice lo contrario, y todos ven la señal ≠ en ambos. Calma: nadie puede demostrar quién miente, y ahora te presentas tú a Presidente.
lesson-sh-fascist-again-nominate = Se ha pasado la línea. Elige a { $seat3 } como Canciller: si sale elegido este gobierno, habéis ganado.
lesson-sh-fascist-again-vote = Vota ja y mira qué hacen los demás.
lesson-sh-fascist-end = Hitler es Canciller: ganan los fascistas. Pocas mentiras, cada una con su motivo, en el momento justo. Ahora, sin mí.
page-sh-brief-who = Sois { $players } en esta mesa. La mayoría son liberales y no se conocen entre sí. Los fascistas se conocen y saben quién es Hitler.
page-sh-brief-liberals = quieren { $policies } políticas liberales o que Hitler sea ejecutado.
page-sh-brief-fascists = quieren { $policies } políticas fascistas o que Hitler sea elegido Canciller cuando haya { $zone } en vigor.
page-sh-brief-first = Primero
page-sh-brief-first-own = Miras tu rol, que solo tú puedes ver. Luego propones a un Canciller y todos votan.
page-sh-brief-first-other = Miras tu rol, que solo tú puedes ver. Luego { $name } propone a un Canciller y todos votan, tú también.

## Content packs

cli-verify = comprobar las cartas de Orquesta Negra, las nuestras o las tuyas
cli-verify-folder = tu carpeta (nuestras propias cartas si no se dice)
cli-verify-faults = { $count ->
        [one] Un fallo.
       *[other] { $count } fallos.
    }
cli-verify-sound = Todo está en orden: nombres, cantidades, vocabulario, referencias y textos en tres idiomas.
cli-verify-standard-cards = cartas de conspiración normales
cli-verify-illegal-cards = cartas de conspiración ilegales
cli-verify-plots = complots
cli-verify-standard-events = eventos normales
cli-verify-important-events = eventos importantes
cli-verify-key-events = eventos clave
cli-verify-events-of-stage = eventos de la fase { $stage }
cli-verify-interrogations = cartas de interrogatorio
cli-verify-item-tiles = fichas de objeto
cli-verify-conspirators = conspiradores
cli-verify-leaders = líderes
cli-verify-spaces = espacios
cli-verify-item-spaces = espacios con objeto
cli-verify-fortified-spaces = espacios fortificados
cli-verify-closing-spaces = espacios que se cierran en la fase 7
cli-verify-connections = conexiones fuera de Berlín

## Black Orchestra: why not

error-difficulty = No hay una dificultad llamada { $difficulty }.
error-conspirators = No es el número correcto de conspiradores distintos: { $conspirators }.
error-unknown-conspirator = No hay ningún conspirador llamado { $conspirator }.
error-first = No hay un asiento { $first } que pueda empezar.
error-unknown-pack = No existe la carpeta de contenido { $pack }.
error-faulty-pack = La carpeta de contenido { $pack } no se puede jugar: { $faults }
error-not-in-dossier = Esta carta no está en tu dosier.
error-in-prison = En prisión no puedes hacer eso.
error-free-not-now = { $when ->
    [during-a-turn] Esta carta se puede usar durante las acciones de un turno.
    [before-the-event] Esta carta se puede usar antes de robar el evento de un turno.
    [an-event-would-move-hitler] Esta carta se puede usar cuando un evento va a mover a Hitler.
    [a-plot-was-rolled] Esta carta se puede usar después de tirar los dados de un complot.
    [you-prepare-a-plot] Esta carta se puede usar mientras preparas un complot.
    [a-plot-is-prepared] Esta carta se puede usar mientras alguien prepara un complot.
    [support] Esta carta necesita un apoyo militar de { $support } o más.
    [resolved] Esta carta se está resolviendo o todavía no es tuya.
   *[other] Este efecto gratuito no se puede usar ahora.
}
error-say-whose = Tus dos conspiradores la tienen: di cuál de los dos la juega.
error-already-here = Ya estás ahí.
error-not-open-yet = Este espacio se abre en la fase { $stage }.
error-closed = Este espacio está cerrado desde el comienzo de la fase 7.
error-not-connected = Este espacio no está conectado con el tuyo.
error-through-the-station = A Berlín se entra y de Berlín se sale por la Estación de tren.
error-conspired-already = Solo puedes conspirar una vez por turno.
error-conspire-blocked = Bormann estaba contigo al empezar tu turno: no puedes conspirar.
error-no-dice = No queda ningún dado en la reserva.
error-not-enough-dice = No te quedan tantas acciones o dados.
error-no-cards-left = No queda ninguna carta de conspiración que robar.
error-no-tile = No hay ningún objeto en este espacio.
error-tile-face-down = El objeto de este espacio aún está boca abajo.
error-tile-face-up = El objeto de este espacio ya está boca arriba.
error-no-delivery = Aquí no se puede entregar nada.
error-tile-still-here = Antes de entregar algo aquí, el objeto de este espacio debe haber desaparecido.
error-delivery-condition = No se cumple la condición para entregar aquí.
error-no-such-item = No llevas ningún objeto que se pueda entregar aquí.
error-not-at-gestapo-hq = Esto solo se puede hacer en el Cuartel de la Gestapo.
error-nobody-in-prison = No hay nadie en prisión.
error-extreme-suspicion = No puedes hacerlo con nivel de sospecha extremo.
error-nobody-here = No hay ningún otro conspirador en tu espacio.
error-nothing-to-transfer = Aquí no hay nada que dar ni coger.
error-not-motivated = Tu habilidad está disponible desde el nivel motivado.
error-ability-blocked = Goebbels estaba contigo al empezar tu turno: no puedes usar tu habilidad.
error-abilities-lost = Has perdido tu habilidad.
error-used-already = Ya lo has usado en este turno.
error-cannot-pay = No tienes con qué pagarlo.
error-not-committed = Un complot exige el nivel de motivación comprometido.
error-not-reckless = Este complot exige el nivel de motivación temerario.
error-only-as-reaction = Este complot solo se puede intentar justo después de que un evento mueva a Hitler.
error-plot-requirements = No se cumplen los elementos requeridos de este complot.
error-no-action-effect = Esta carta no tiene ningún efecto que cueste una acción.
error-works-by-itself = Esta carta actúa por sí sola mientras está en tu dosier.
error-wrong-space = Esta carta no se puede usar en este espacio.
error-not-together = Para esta carta todos los conspiradores deben estar en tu espacio.

## Black Orchestra: plots board and attempts

bo-plots-title = Complots
bo-plots-ask = los complots: qué necesitan y sus probabilidades
bo-plots-none =
    { $unseen ->
        [one] Nadie tiene aún un complot. Queda { $unseen } en el mazo: quien robe cartas puede encontrarlo.
       *[other] Nadie tiene aún un complot. Quedan { $unseen } en el mazo: quien robe cartas puede encontrar uno.
    }
bo-plots-unseen =
    { $unseen ->
        [one] Queda { $unseen } complot más en el mazo.
       *[other] Quedan { $unseen } complots más en el mazo.
    }
bo-plots-heading = { $plot }, { $who }
bo-plots-heading-nearest = { $plot }, { $who } (el más cercano)
bo-plots-nearest = más cercano
bo-plots-yours = lo tienes tú
bo-plots-on = contra { $leader }
bo-plots-met = ✓ { $what }
bo-plots-unmet = ✗ { $what }
bo-plots-met-word = se cumple
bo-plots-unmet-word = falta
bo-plots-lacks-courage = { $level }: ahora { $now }
bo-plots-fortified = { $leader } en un espacio fortificado
bo-plots-not-fortified = { $leader } en un espacio sin fortificar
bo-plots-in-berlin = { $leader } en Berlín
bo-plots-in-stages = { $leader } en un espacio de fase { $first } a { $last }
bo-plots-in-stages-or-berlin = { $leader } en un espacio de fase { $first } a { $last } o en Berlín
bo-plots-just-moved = un evento acaba de mover a { $leader }
bo-plots-no-dice = no quedan dados
bo-plots-same = en su espacio
bo-plots-lacks-same =
    { $moves ->
        [one] su espacio: { $moves } movimiento
       *[other] su espacio: { $moves } movimientos
    }
bo-plots-away =
    { $spaces ->
        [one] a { $spaces } espacio de él
       *[other] a { $spaces } espacios de él
    }
bo-plots-lacks-away =
    un espacio junto a él: { $moves ->
        [one] { $moves } movimiento
       *[other] { $moves } movimientos
    }
bo-plots-no-way = ahora no hay camino hasta él
bo-plots-leader-away =
    { $spaces ->
        [one] { $leader } está a { $spaces } espacio del más cercano que sirve: { $in }.
       *[other] { $leader } está a { $spaces } espacios del más cercano que sirve: { $in }.
    }
bo-plots-cards = Cartas a mano para ello: { $cards }.
bo-plots-card-of = { $card } ({ $who })
bo-plots-now = ahora
bo-plots-after =
    { $moves ->
        [one] tras { $moves } movimiento
       *[other] tras { $moves } movimientos
    }
bo-plots-then = en cuanto se pueda intentar
bo-plots-together = entre todos
bo-plots-chance =
    { $dice ->
        [one] { $when }: { $dice } dado, { $odds }
       *[other] { $when }: { $dice } dados, { $odds }
    }
bo-plots-dice =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
bo-plots-help = { $what }: { $gives }
bo-plots-help-where = { $what }: { $gives } ({ $where })
bo-plots-more-dice =
    { $dice ->
        [one] +{ $dice } dado
       *[other] +{ $dice } dados
    }
bo-plots-less-eagles =
    { $eagles ->
        [one] −{ $eagles } águila
       *[other] −{ $eagles } águilas
    }
bo-plots-reroll = 1 dado se vuelve a tirar
bo-plots-meeting = Todos en un espacio
bo-plots-beside = { $who } a su lado
bo-plots-is = { $who } está { $in }
bo-plots-held = { $who }, { $in }
bo-plots-of = { $who }
bo-plots-lies = está { $in }
bo-plots-lies-closed = está { $in }, ahora no permitido
bo-plots-not-found = aún no se ha encontrado
bo-plots-gone = no queda ninguno
bo-plots-apart = no estáis todos allí
bo-plots-prisoner = no mientras { $who } esté en prisión
bo-plots-not-of = { $who } es { $affiliation }
bo-plots-after-roll = tras la tirada
bo-plots-suspicion = sospecha: { $level }
bo-plots-itself = el complot
bo-plots-too-late = ya es tarde
bo-plots-once = cuenta una sola vez
bo-plots-refused = { $who } dijo que no
bo-plots-agrees = { $who } debe aceptar
bo-plots-later = { $who }, se juega tras la tirada
bo-plots-support-least = solo con apoyo militar { $support } o más
bo-plots-stake-spent = Se pierde pase lo que pase: { $things }.
bo-plots-stake-detected = Si es detectado, { $who } es arrestado, se pierde «{ $plot }», Hitler va a la Cancillería y la motivación de todos baja 1 paso.
bo-plots-spare =
    { $dice ->
        [one] { $dice } dado más de los que hay en la reserva.
       *[other] { $dice } dados más de los que hay en la reserva.
    }
bo-plots-with-later = Con las cartas para después de tirar:
bo-plots-wanted = { $item }: se pide para este intento.
bo-plots-before-after = Éxito: { $before } ahora, { $after } con ello. Detectado: { $detected } con ello.
bo-council = Consejo
bo-council-lead = Todos ven esta página.
bo-council-ready = Listos: { $ready } de { $people }
bo-council-offer = Puedo dar: { $item }. Pídemelo.
bo-plots-what-else = Qué más puede ayudar
bo-plots-ask-for = Pedir a { $who }
bo-plots-take = Usar
bo-plots-odds-with = con ello
bo-plots-in-hand = en mano
bo-plots-waits = posible
bo-plots-hopeless = Esto no puede salir bien. ¿Tirar de todos modos?
bo-plots-hopeless-begin = Con lo que hay a mano no puede salir bien. ¿Empezar de todos modos?
bo-plots-not-yet = Todavía no
bo-plots-let-be = No tirar ningún dado
bo-plots-all-the-same = De todos modos
bo-plots-best-now = { $plot }: { $success }
bo-plots-best-near = más cerca: { $plot }
bo-key-plots = Los complots y sus probabilidades
bo-brief-you = Eres { $name }
bo-brief-two = Diriges a dos conspiradores
bo-brief-ability = Desde el nivel motivado: { $text }
bo-brief-win = Ganamos
bo-brief-win-text = solo con un intento de complot que acabe con Hitler.
bo-brief-win-lieutenants = solo con intentos de complot que acaben con Hitler y dos de sus lugartenientes.
bo-brief-lose = Perdemos
bo-brief-lose-text = si todos estamos en prisión, si se acaban los eventos o si sale «{ event-documents-located }» en la fase 7.
bo-brief-lose-guarded = si todos estamos en prisión o si se acaban los eventos.
bo-brief-support = dianas necesarias: apoyo militar
bo-brief-eagles = águilas delatan tu intento
bo-brief-eagles-of = águilas delatan a { $who }
bo-brief-plots = complots conocidos
bo-brief-idea = Primera idea
bo-brief-idea-search = Roba cartas para encontrar un complot o revela objetos en Berlín.
bo-brief-idea-plot = Mira los complots (tecla P): lo que necesitan indica adónde ir.

## Black Orchestra: history
# What really happened: who, what and when, each with a source in docs/history-sources.md.

history-note = Historia
history-name = «Orquesta Negra», en alemán Schwarze Kapelle, llamaba la Gestapo a un grupo de militares, funcionarios y hombres de Iglesia que querían derrocar a Hitler. Empezaron en 1938, fracasaron una y otra vez y el 20 de julio de 1944 estuvieron más cerca que nunca.
history-people = No eran santos. Varios habían servido al régimen durante años, celebrado sus primeros éxitos o participado en la guerra de aniquilación en el este, y no todos querían una democracia. Lo que vieron de sus crímenes llevó a muchos a arriesgar la vida, y la mayoría de los aquí nombrados la perdió.
history-others = No fueron los únicos. Comunistas, socialdemócratas y sindicalistas resistieron desde el primer día; el carpintero Georg Elser actuó solo; los estudiantes de la Rosa Blanca escribieron octavillas; la Orquesta Roja y el Círculo de Kreisau se reunían en secreto; los judíos se alzaron en guetos y campos; y en todos los países ocupados hubo quien luchó, escondió a otros o dijo que no.
history-victims = Lo que querían detener era real. La Alemania nacionalsocialista asesinó a seis millones de judíos, a cientos de miles de sinti y romaníes, a más de tres millones de prisioneros de guerra soviéticos, a unas 250 000 personas enfermas y discapacitadas y a millones de civiles, la mayoría en Polonia y la Unión Soviética. El juego muestra estos crímenes porque callarlos sería peor; nada en él los premia.
history-after = En los meses que siguieron al 20 de julio de 1944 fueron ejecutadas por ello unas doscientas personas, y detenidas muchas de sus familias. En los nueve meses que aún duró la guerra murieron más alemanes que en los cinco años anteriores. Mucho después de la guerra, muchos alemanes seguían llamando traidores a los conjurados.
history-more = Para seguir leyendo, y para recordar:
history-part-conspirator = Los conjurados
history-part-leader = Los dirigentes del régimen
history-part-plot = Atentados contra Hitler
history-part-space = Lugares
history-part-event = Acontecimientos
history-leader-hitler = Dictador de Alemania de 1933 a 1945, responsable de la guerra y del asesinato de seis millones de judíos y de millones de otras personas. Se conocen decenas de atentados contra él. Se suicidó en Berlín el 30 de abril de 1945.
history-leader-hess = Lugarteniente de Hitler al frente del partido. El 10 de mayo de 1941 voló solo a Escocia. Condenado en Núremberg a cadena perpetua, se suicidó en la prisión de Spandau en 1987.
history-leader-goebbels = Ministro de Propaganda y jefe del partido en Berlín. Desató el pogromo de noviembre de 1938 y ayudó a aplastar el golpe del 20 de julio de 1944. El 1 de mayo de 1945 él y su mujer hicieron matar a sus seis hijos y se quitaron la vida.
history-leader-bormann = Jefe de la Cancillería del Partido desde mayo de 1941 y luego secretario de Hitler: decidía quién lo veía y qué leía. Murió al huir de Berlín en mayo de 1945; el tribunal de Núremberg lo condenó a muerte sin saberlo.
history-leader-himmler = Jefe de las SS y de toda la policía alemana. Organizó el asesinato de los judíos de Europa y de los sinti y romaníes. Capturado por los británicos, se suicidó el 23 de mayo de 1945.
history-leader-goering = Jefe de la Luftwaffe y segundo hombre del Estado. En julio de 1941 firmó la orden de preparar una «solución total de la cuestión judía». Condenado a muerte en Núremberg, se suicidó el 15 de octubre de 1946.
history-plot-lone-gunman = 11 de marzo de 1944. El capitán Eberhard von Breitenbuch acudió a una reunión en el Berghof con una pistola cargada en el bolsillo. Aquel día no dejaron entrar a los ayudantes.
history-plot-suitcase-bomb = 20 de julio de 1944. El maletín de Stauffenberg explotó en la Wolfsschanze. Murieron cuatro hombres; Hitler salió con heridas leves.
history-plot-derail-train = Hitler viajaba a menudo en un tren especial. En 1944 el servicio británico SOE estudió cómo descarrilarlo o envenenar su agua; no pasó de ahí.
history-plot-plane-bomb = 13 de marzo de 1943. Tresckow y Schlabrendorff hicieron subir en Smolensk al avión de Hitler una bomba disfrazada de botellas de licor. No estalló, y Schlabrendorff fue a recuperarla.
history-plot-hidden-bomb = 8 de noviembre de 1939. Georg Elser, un carpintero que actuó solo, había ocultado una bomba en una cervecería de Múnich. Hitler se fue trece minutos antes; murieron ocho personas. Elser fue asesinado en Dachau el 9 de abril de 1945.
history-plot-coup-detat = 20 de julio de 1944. Desde el Bendlerblock de Berlín, Olbricht y Stauffenberg pusieron en marcha las órdenes «Valquiria». A medianoche el golpe había fracasado. En los meses siguientes fueron ejecutadas unas doscientas personas.
history-plot-poison-gas = Albert Speer afirmó tras la guerra que a comienzos de 1945 había pensado en introducir gas venenoso en el búnker de Hitler. Los historiadores lo ponen en duda.
history-plot-sniper = 1944. El plan británico «Foxley» preveía un tirador en los bosques junto al Berghof, donde Hitler paseaba por la mañana. Nunca se llevó a cabo: muchos creían que, como comandante, era más útil vivo.
history-plot-kidnapping = Septiembre de 1938. En el golpe que preparaba Oster, un comando al mando de Friedrich Wilhelm Heinz debía apresar a Hitler en la Cancillería. Unos querían juzgarlo; Heinz pensaba matarlo.
history-plot-poison-parcel = No se conoce ningún paquete envenenado para Hitler. Pero fue un paquete, dos botellas «para un coronel del cuartel general», lo que en marzo de 1943 metió sin registro la bomba de Schlabrendorff en su avión.
history-plot-poison-food = No está probado ningún intento de este tipo. Las comidas de Hitler las preparaban sus propios cocineros bajo la vigilancia de las SS.
history-plot-ambush = Marzo de 1943. En el Grupo de Ejércitos Centro, oficiales en torno a Georg von Boeselager estaban dispuestos a disparar juntos contra Hitler durante su visita. El mariscal von Kluge lo prohibió.
history-space-train-station = De las estaciones de Berlín partían trenes a todo el Reich. Desde octubre de 1941 se llevaron también a los judíos de la ciudad: más de 50 000 personas, casi todas asesinadas.
history-space-deutschlandhalle = Construido para los Juegos Olímpicos de 1936, el pabellón sirvió al régimen para el deporte y los actos de masas. Fue derribado en 2011.
history-space-chancellery = La Nueva Cancillería, de Albert Speer, se inauguró en enero de 1939. Hitler murió en el búnker bajo su jardín. No queda nada en pie.
history-space-gestapo-hq = Prinz-Albrecht-Strasse 8, Berlín. Desde 1933 la Gestapo interrogó y torturó aquí a sus presos, y tras el 20 de julio de 1944 a muchos de los conjurados. Hoy está en el lugar el centro de documentación «Topografía del Terror».
history-space-zeughaus = 21 de marzo de 1943. Rudolf-Christoph von Gersdorff guió aquí a Hitler por una exposición con dos bombas activadas en el abrigo. Hitler salió a los pocos minutos; Gersdorff las desactivó a tiempo.
history-space-ministry-of-propaganda = Desde aquí se controlaban prensa, radio, cine y teatro. El 20 de julio de 1944 Goebbels se ganó al oficial enviado a acordonar el barrio del Gobierno haciéndole hablar por teléfono con Hitler.
history-space-sportpalast = 18 de febrero de 1943. Después de Stalingrado, Goebbels preguntó aquí a un público escogido si quería la «guerra total». Gritaron que sí.
history-space-hannover = 15 de diciembre de 1941. La Gestapo deportó de Hannover al gueto de Riga a 1001 niños, mujeres y hombres judíos; 69 de ellos vivieron hasta el final de la guerra.
history-space-adlerhorst = De diciembre de 1944 a enero de 1945 Hitler dirigió desde aquí su última ofensiva en el oeste, en las Ardenas.
history-space-nuremberg = El partido celebró aquí sus congresos de 1933 a 1938 y proclamó las leyes raciales de 1935. En 1945 y 1946 los dirigentes que quedaban fueron juzgados en la misma ciudad.
history-space-tannenberg = Hitler se alojó aquí alrededor de una semana entre junio y julio de 1940, tras la derrota de Francia.
history-space-munich = En febrero de 1943 fueron ejecutados aquí por sus octavillas contra Hitler los estudiantes Hans y Sophie Scholl y Christoph Probst, de la Rosa Blanca; los siguieron otros del grupo.
history-space-vienna = En marzo de 1938 una multitud obligó en Viena a sus vecinos judíos a fregar las calles. Hasta 1945 fueron asesinados más de 65 000 judíos austriacos.
history-space-berghof = Hitler recibió aquí al primer ministro británico Chamberlain el 15 de septiembre de 1938. A la gente de la montaña la habían expulsado para él y su círculo.
history-space-zurich = Hans Bernd Gisevius, hombre de la Abwehr en el consulado de Zúrich, informó de la conjura desde 1943 a Allen Dulles, del servicio secreto estadounidense.
history-space-prague = Ocupada el 15 de marzo de 1939. En las paredes de la sinagoga Pinkas están los nombres de casi 80 000 judíos asesinados de Bohemia y Moravia.
history-space-posen = Poznań fue anexionada en 1939, y de allí se expulsó a polacos y judíos. En octubre de 1943 Himmler habló aquí abiertamente a mandos de las SS y del partido del asesinato de los judíos.
history-space-warsaw = Varsovia se alzó dos veces: el gueto en abril de 1943 y toda la ciudad el 1 de agosto de 1944. En el segundo alzamiento murieron entre 150 000 y 200 000 civiles, y la ciudad fue destruida.
history-space-wolfsschanze = Principal cuartel general de Hitler de junio de 1941 a noviembre de 1944. Aquí explotó la bomba de Stauffenberg el 20 de julio de 1944.
history-space-anlage-sued = 27 de agosto de 1941. Hitler y Mussolini se reunieron aquí, junto a un túnel construido para sus trenes, para hablar de la guerra contra la Unión Soviética.
history-space-wolfsschlucht = En junio de 1940 Hitler dirigió la campaña de Francia desde este pueblo belga, del que se había echado a los habitantes.
history-space-paris = En julio de 1942 la policía francesa detuvo para los ocupantes a unos 13 000 judíos en París y alrededores. El 20 de julio de 1944 el general von Stülpnagel hizo encerrar a las SS y al SD de la ciudad, hasta saberse que Hitler vivía; fue ejecutado.
history-space-riga = El 30 de noviembre y el 8 de diciembre de 1941 las SS y la policía, con auxiliares letones, mataron a tiros a unos 25 000 judíos de Riga en el bosque de Rumbula.
history-space-stockholm = En la primavera de 1942 Bonhoeffer habló en Suecia de la conjura al obispo inglés George Bell y dio nombres. Londres no respondió.
history-space-auschwitz = De 1940 a 1945 fueron asesinadas aquí alrededor de 1,1 millones de personas: cerca de un millón de judíos, unos 70 000 polacos, 21 000 sinti y romaníes, 15 000 prisioneros de guerra soviéticos y otros. El Ejército Rojo liberó el campo el 27 de enero de 1945.
history-space-treblinka = Aquí, desde julio de 1942, la gente del gueto de Varsovia y judíos de toda Polonia y de otros países fueron asesinados al llegar. El 2 de agosto de 1943 los prisioneros se alzaron; varios cientos lograron salir, y menos de cien de ellos sobrevivieron.
history-space-borisov = En agosto de 1941 Hitler visitó aquí al Estado Mayor del Grupo de Ejércitos Centro; el círculo de Tresckow pensaba ya en apresarlo. El 20 y 21 de octubre fueron fusilados los judíos de la ciudad, miles de personas.
history-space-smolensk = Cuartel general del Grupo de Ejércitos Centro hasta 1943. Tresckow reunió en su Estado Mayor a adversarios de Hitler; ese mismo grupo de ejércitos libró una guerra de aniquilación contra la población del país.
history-space-wasserburg = Uno de los cuarteles generales construidos para Hitler en la Unión Soviética ocupada. Nunca lo usó.
history-space-wehrwolf = Construido en 1941 y 1942 por trabajadores forzados, muchos de los cuales no sobrevivieron. Hitler dirigió desde aquí la guerra en el este durante meses en 1942.
history-space-prison = Los presos de la Gestapo esperaban un juicio sin derechos. En Plötzensee, en Berlín, fueron ejecutadas entre 1933 y 1945 más de 2800 personas, entre ellas muchos de los conjurados.
history-event-parade-in-berlin = 20 de abril de 1939. En el 50.º cumpleaños de Hitler unos 50 000 soldados desfilaron durante horas por Berlín. El agregado británico Mason-MacFarlane se había ofrecido a dispararle desde su ventana; Londres se negó.
history-event-visit-from-goebbels = Desde 1926 Goebbels dirigió el partido en Berlín; desde 1933, todo lo que los alemanes debían leer, oír y ver.
history-event-party-rally = Septiembre de 1933 a 1938. Cada año se reunían cientos de miles en Núremberg. El congreso de 1939, «de la paz», se canceló por el ataque a Polonia.
history-event-leadership-dispute = Ministros, jefes del partido y generales se disputaron las competencias durante todo el régimen. Hitler los dejaba hacer: cada disputa lo convertía en árbitro.
history-event-visit-from-himmler = Himmler fue jefe de toda la policía alemana desde junio de 1936, ministro del Interior desde 1943 y, tras el 20 de julio de 1944, comandante del ejército de reserva.
history-event-kristallnacht = 9 y 10 de noviembre de 1938. En un pogromo organizado por el Estado fueron destruidas o dañadas unas 1400 sinagogas y salas de oración, cientos de judíos perdieron la vida y unos 30 000 hombres judíos fueron llevados a campos.
history-event-berlin-speech = 30 de enero de 1939. Ante el Reichstag, Hitler amenazó con que una nueva guerra traería «la aniquilación de la raza judía en Europa».
history-event-assassin-caught = Noviembre de 1938. Maurice Bavaud, estudiante suizo de teología, intentó acercarse a Hitler en Múnich con una pistola y fue detenido en el tren al salir del país. Fue decapitado en Berlín el 14 de mayo de 1941.
history-event-gestapo-investigation = La policía secreta del Estado tenía menos gente de lo que muchos creían. Buena parte de lo que sabía venía de vecinos y compañeros que delataban a otros.
history-event-munich-agreement = 29 y 30 de septiembre de 1938. Gran Bretaña y Francia cedieron en Checoslovaquia, y el golpe que preparaban Oster, Halder (sucesor de Beck) y otros perdió su ocasión.
history-event-blomberg-fritsch-affair = Enero y febrero de 1938. El ministro de la Guerra, Blomberg, cayó por su matrimonio, y el jefe del ejército, Fritsch, por una acusación falsa; Hitler asumió el mando de las fuerzas armadas. Para Beck, Oster y Canaris fue un punto de inflexión.
history-event-the-anschluss = 12 de marzo de 1938. Las tropas alemanas entraron en Austria. Muchos las aclamaron; miles de personas fueron detenidas, y los judíos, humillados y saqueados en plena calle.
history-event-strategy-session = 5 de noviembre de 1937. Hitler dijo a los jefes del ejército, la marina y la aviación que conquistaría «espacio vital» por la guerra. El memorando Hossbach conserva sus palabras.
history-event-visit-from-hess = Como lugarteniente de Hitler, Hess firmó muchas leyes del régimen, entre ellas las leyes raciales de 1935.
history-event-gestapo-raid = La Gestapo podía enviar a cualquiera a un campo sin juicio y por el tiempo que quisiera. El 5 de abril de 1943 detuvo a Bonhoeffer y a Hans von Dohnanyi; tras el 20 de julio de 1944, a miles de personas.
history-event-anti-semitic-laws = Desde 1933, cientos de leyes quitaron a los judíos de Alemania derechos, trabajo y bienes; las leyes de Núremberg de 1935, la ciudadanía.
history-event-visit-from-bormann = Bormann dirigió las oficinas del partido para Hess y, desde mayo de 1941, por su cuenta. Pocas órdenes de Hitler no pasaban por su mesa.
history-event-invasion-of-poland = 1 de septiembre de 1939. El ataque alemán a Polonia desencadenó la Segunda Guerra Mundial. Tras el frente, las SS, la policía y soldados fusilaron hasta fin de año a decenas de miles de polacos, judíos y no judíos.
history-event-nazi-soviet-pact = 23 de agosto de 1939. Hitler y Stalin prometieron no atacarse. En secreto se repartieron Polonia y la Europa del Este.
history-event-sudetenland-occupation = Del 1 al 10 de octubre de 1938. Después de Múnich, las tropas alemanas ocuparon las zonas fronterizas de Checoslovaquia. Huyeron decenas de miles de checos, judíos y alemanes contrarios a Hitler.
history-event-czechoslovakia-invaded = 15 de marzo de 1939. Las tropas alemanas ocuparon Praga. Cuando los estudiantes protestaron en noviembre, nueve personas fueron fusiladas, unos 1200 estudiantes llevados a un campo y las universidades cerradas.
history-event-visit-from-hitler = Hitler solía cambiar de planes en el último momento y creía que eso lo protegía. Así fue en noviembre de 1939 en Múnich y en marzo de 1943 en Berlín.
history-event-berghof-retreat = Hitler pasaba meses cada año en el Berghof. Aquí, como en Berlín, se decidía sobre la guerra y el asesinato.
history-event-visit-from-goering = En abril de 1933 Goering creó la Gestapo a partir de la policía política prusiana; un año después se la dejó a Himmler.
history-event-jews-targeted = Otoño de 1940. Los ocupantes encerraron a unos 400 000 judíos en el gueto de Varsovia, donde decenas de miles murieron de hambre y enfermedad.
history-event-london-bombed = Desde el 7 de septiembre de 1940 la Luftwaffe bombardeó Londres 57 noches seguidas. Hasta mayo de 1941 murieron en Gran Bretaña más de 40 000 civiles, casi la mitad en Londres.
history-event-germany-bombed = Desde 1940 bombarderos británicos y luego también estadounidenses atacaron las ciudades alemanas. Bajo las bombas murieron varios cientos de miles de personas, entre ellas trabajadores forzados y prisioneros.
history-event-western-offensive = 10 de mayo de 1940. Alemania atacó los Países Bajos, Bélgica, Luxemburgo y Francia. Oster había revelado la fecha al agregado neerlandés, al que no creyeron.
history-event-sea-lion-postponed = 17 de septiembre de 1940. La Luftwaffe no había ganado el cielo de Inglaterra, y Hitler aplazó el desembarco hasta nuevo aviso.
history-event-invasion-of-norway = 9 de abril de 1940. Alemania atacó Dinamarca y Noruega. De los judíos de Noruega unos 770 fueron deportados después; volvieron menos de 40.
history-event-fall-of-paris = 14 de junio de 1940. Las tropas alemanas entraron en París; una semana después Francia capituló. Hitler estaba en la cima de su popularidad, y los conjurados, solos.
history-event-war-conference = 30 de marzo de 1941. Hitler dijo a unos doscientos generales que la guerra contra la Unión Soviética sería de aniquilación, al margen de toda ley. Casi ninguno objetó nada.
history-event-hess-leaves-germany = 10 de mayo de 1941. Hess voló a Escocia para ofrecer la paz en los términos de Hitler. Hitler lo declaró loco; los británicos lo mantuvieron preso.
history-event-afrika-korps = Febrero de 1941. Tropas alemanas al mando de Rommel desembarcaron en Trípoli para ayudar a Italia. En Túnez, ocupado en 1942, unos 5000 judíos fueron sometidos a trabajos forzados.
history-event-yugoslavia-surrenders = 17 de abril de 1941. Yugoslavia se rindió a los once días. En la Serbia ocupada, el ejército fusiló a cien rehenes por cada alemán muerto y, hasta fin de año, a la mayoría de los hombres judíos.
history-event-pearl-harbor-attack = 7 de diciembre de 1941. Japón atacó la flota estadounidense. Cuatro días después Alemania declaró la guerra a Estados Unidos.
history-event-fall-of-kiev = 19 de septiembre de 1941. Las tropas alemanas tomaron Kiev. El 29 y 30 de septiembre las SS y la policía fusilaron a 33 771 judíos en el barranco de Babi Yar; el ejército había ayudado a prepararlo.
history-event-operation-barbarossa = 22 de junio de 1941. Alemania atacó la Unión Soviética. En la guerra perdieron la vida unos 27 millones de ciudadanos soviéticos, más de tres millones como prisioneros en manos alemanas.
history-event-hitler-assumes-command = 19 de diciembre de 1941. A las puertas de Moscú, Hitler destituyó al jefe del ejército y ocupó su puesto.
history-event-casablanca-conference = Del 14 al 24 de enero de 1943. Roosevelt y Churchill exigieron la rendición incondicional. Los conjurados ya no podían esperar condiciones a cambio de la caída de Hitler.
history-event-heydrich-assassinated = 27 de mayo de 1942. Paracaidistas checoslovacos hirieron de muerte a Heydrich en Praga. En represalia, los hombres del pueblo de Lidice fueron fusilados, las mujeres deportadas y la mayoría de los niños asesinados.
history-event-rommel-defeated = Del 23 de octubre al 4 de noviembre de 1942. Los británicos rompieron el frente en El Alamein e hicieron retroceder al ejército de Rommel por Libia.
history-event-russian-setback = Invierno de 1941 a 1942. El ataque alemán fracasó ante Moscú. Leningrado estuvo sitiada hasta enero de 1944; cientos de miles de sus habitantes murieron de hambre.
history-event-visit-to-the-front = 13 de marzo de 1943. En una de sus raras visitas al frente, Hitler fue a Smolensk. Aquel día había conjurados preparados con pistolas y con una bomba.
history-event-eastern-push = 28 de junio de 1942. Comenzó la ofensiva alemana de verano, que buscaba el petróleo del Cáucaso y Stalingrado.
history-event-lebensraum = El «espacio vital» debía conquistarse en el este. Los planes de 1941 y 1942 suponían asesinar a los judíos de allí, y hambre, expulsión o esclavitud para decenas de millones de eslavos.
history-event-slow-retreat = 1943 y 1944. En la retirada, la Wehrmacht quemó aldeas en el este y se llevó a cientos de miles de personas a trabajos forzados.
history-event-berlin-bombed = De noviembre de 1943 a marzo de 1944. La Royal Air Force lanzó dieciséis grandes ataques contra Berlín. En la ciudad murieron miles de personas.
history-event-warsaw-ghetto-uprising = Del 19 de abril al 16 de mayo de 1943. Combatientes judíos mal armados se alzaron contra las deportaciones a Treblinka y resistieron casi un mes.
history-event-stalingrad-surrounded = 23 de noviembre de 1942. El Ejército Rojo cercó al 6.º Ejército; el 2 de febrero de 1943 se rindieron los últimos. De los unos 91 000 prisioneros de entonces volvieron a casa unos 6000.
history-event-wolfpacks = Los submarinos cazaban convoyes en manada hasta la primavera de 1943. En la guerra del mar murieron más de 30 000 marinos mercantes aliados y unos 30 000 submarinistas.
history-event-sicily-invaded = 10 de julio de 1943. Los Aliados desembarcaron en Sicilia, y dos semanas después cayó Mussolini. Los alemanes ocuparon Italia y, con ayuda italiana, deportaron a más de 7000 judíos.
history-event-fortress-europa = De 1942 a 1944. Cientos de miles de trabajadores, muchos forzados, construyeron búnkeres en la costa desde Noruega hasta la frontera española.
history-event-kursk-recaptured = 8 de febrero de 1943. El Ejército Rojo recuperó Kursk. En julio fracasó allí la última gran ofensiva alemana en el este.
history-event-v-2-rocket-attack = Desde el 8 de septiembre de 1944 los cohetes V-2 cayeron sobre Londres, Amberes y otras ciudades y mataron a miles de personas. Los construían presos del campo de Mittelbau-Dora, donde murieron unas 20 000 personas.
history-event-fuehrer-bunker = Desde enero de 1945 Hitler vivió bajo el jardín de la Cancillería. El 30 de abril, con el Ejército Rojo a pocas calles, se suicidó.
history-event-operation-overlord = 6 de junio de 1944. Más de 150 000 soldados aliados desembarcaron en Normandía en un día. Los conjurados se preguntaron si un golpe tenía aún sentido; Tresckow respondió que había que intentarlo a toda costa.
history-event-gothic-line = Verano y otoño de 1944. Los alemanes mantenían una línea en los Apeninos. Tras ella, las SS y soldados asesinaron a civiles: unos 560 en Sant’Anna di Stazzema y unos 770 en torno a Marzabotto.
history-event-rommel-executed = 14 de octubre de 1944. Sospechoso de conocer la conjura, Rommel fue obligado a tomar veneno. El régimen habló de sus heridas y le dio un funeral de Estado.
history-event-documents-located = Septiembre de 1944. En una caja fuerte de Zossen la Gestapo halló papeles sobre los planes de 1938 a 1940; en abril de 1945, los diarios de Canaris. A los pocos días fueron ahorcados Canaris, Oster, Bonhoeffer y Dohnanyi.
history-event-fall-of-rome = 4 de junio de 1944. Los Aliados entraron en Roma. En octubre de 1943 los ocupantes habían deportado a más de mil de sus judíos, de los que volvieron 16; en marzo de 1944 fusilaron a 335 personas en las Fosas Ardeatinas.
history-event-final-conscription = Otoño de 1944. Todos los hombres de 16 a 60 años capaces de llevar armas fueron llamados al Volkssturm; al final combatieron también niños.
history-event-anzio-landing = 22 de enero de 1944. Los Aliados desembarcaron en Anzio, al sur de Roma, y quedaron retenidos en la costa cuatro meses.
