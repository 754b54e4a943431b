// Written by `make contract` from the types and the content in Python. Not to be edited.

import type { Content } from "./contract.gen";

export const CONTENT: Content = {
 "hash": "sha256:eea61440560a0c298336f2f41f512c3ff3ea338b8d0b160d71c9f17666d07934",
 "start": "train-station",
 "safety": "chancellery",
 "release": "gestapo-hq",
 "prison": "prison",
 "spaces": {
  "train-station": {
   "stage": 0,
   "berlin": true,
   "fortified": false,
   "closes": false,
   "item": false,
   "neighbours": [
    "deutschlandhalle",
    "chancellery",
    "gestapo-hq",
    "zeughaus",
    "ministry-of-propaganda",
    "sportpalast",
    "hannover",
    "nuremberg",
    "prague",
    "posen"
   ],
   "delivery": null,
   "entering": []
  },
  "deutschlandhalle": {
   "stage": 0,
   "berlin": true,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "train-station",
    "chancellery",
    "gestapo-hq",
    "zeughaus",
    "ministry-of-propaganda",
    "sportpalast"
   ],
   "delivery": {
    "item": "map",
    "lowers": 2,
    "shared": false,
    "condition": null
   },
   "entering": []
  },
  "chancellery": {
   "stage": 0,
   "berlin": true,
   "fortified": true,
   "closes": false,
   "item": true,
   "neighbours": [
    "train-station",
    "deutschlandhalle",
    "gestapo-hq",
    "zeughaus",
    "ministry-of-propaganda",
    "sportpalast"
   ],
   "delivery": {
    "item": "weapons",
    "lowers": 2,
    "shared": false,
    "condition": null
   },
   "entering": []
  },
  "gestapo-hq": {
   "stage": 0,
   "berlin": true,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "train-station",
    "deutschlandhalle",
    "chancellery",
    "zeughaus",
    "ministry-of-propaganda",
    "sportpalast"
   ],
   "delivery": {
    "item": "intel",
    "lowers": 2,
    "shared": false,
    "condition": null
   },
   "entering": []
  },
  "zeughaus": {
   "stage": 0,
   "berlin": true,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "train-station",
    "deutschlandhalle",
    "chancellery",
    "gestapo-hq",
    "ministry-of-propaganda",
    "sportpalast"
   ],
   "delivery": {
    "item": "keys",
    "lowers": 2,
    "shared": false,
    "condition": null
   },
   "entering": []
  },
  "ministry-of-propaganda": {
   "stage": 0,
   "berlin": true,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "train-station",
    "deutschlandhalle",
    "chancellery",
    "gestapo-hq",
    "zeughaus",
    "sportpalast"
   ],
   "delivery": {
    "item": "signature",
    "lowers": 2,
    "shared": false,
    "condition": null
   },
   "entering": []
  },
  "sportpalast": {
   "stage": 0,
   "berlin": true,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "train-station",
    "deutschlandhalle",
    "chancellery",
    "gestapo-hq",
    "zeughaus",
    "ministry-of-propaganda"
   ],
   "delivery": {
    "item": "badge",
    "lowers": 2,
    "shared": false,
    "condition": null
   },
   "entering": []
  },
  "hannover": {
   "stage": 1,
   "berlin": false,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "train-station",
    "adlerhorst"
   ],
   "delivery": {
    "item": null,
    "lowers": 2,
    "shared": false,
    "condition": "a deputy is here"
   },
   "entering": []
  },
  "adlerhorst": {
   "stage": 1,
   "berlin": false,
   "fortified": true,
   "closes": false,
   "item": true,
   "neighbours": [
    "hannover",
    "nuremberg",
    "tannenberg",
    "wolfsschlucht"
   ],
   "delivery": {
    "item": "explosives",
    "lowers": 2,
    "shared": false,
    "condition": null
   },
   "entering": []
  },
  "nuremberg": {
   "stage": 1,
   "berlin": false,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "train-station",
    "adlerhorst",
    "munich",
    "prague"
   ],
   "delivery": {
    "item": null,
    "lowers": 2,
    "shared": false,
    "condition": "hitler is here"
   },
   "entering": []
  },
  "tannenberg": {
   "stage": 1,
   "berlin": false,
   "fortified": true,
   "closes": false,
   "item": true,
   "neighbours": [
    "adlerhorst",
    "munich"
   ],
   "delivery": {
    "item": "poison",
    "lowers": 2,
    "shared": false,
    "condition": null
   },
   "entering": []
  },
  "munich": {
   "stage": 1,
   "berlin": false,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "nuremberg",
    "tannenberg",
    "vienna",
    "berghof",
    "zurich"
   ],
   "delivery": {
    "item": null,
    "lowers": 2,
    "shared": false,
    "condition": "stage 1"
   },
   "entering": []
  },
  "vienna": {
   "stage": 2,
   "berlin": false,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "munich",
    "anlage-sued"
   ],
   "delivery": {
    "item": null,
    "lowers": 2,
    "shared": false,
    "condition": "stage 2"
   },
   "entering": []
  },
  "berghof": {
   "stage": 2,
   "berlin": false,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "munich"
   ],
   "delivery": {
    "item": null,
    "lowers": 2,
    "shared": false,
    "condition": "hitler is here"
   },
   "entering": []
  },
  "zurich": {
   "stage": 3,
   "berlin": false,
   "fortified": false,
   "closes": false,
   "item": false,
   "neighbours": [
    "munich"
   ],
   "delivery": null,
   "entering": [
    "suspicion +1 of you"
   ]
  },
  "prague": {
   "stage": 3,
   "berlin": false,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "train-station",
    "nuremberg",
    "auschwitz"
   ],
   "delivery": {
    "item": "signature",
    "lowers": 3,
    "shared": true,
    "condition": null
   },
   "entering": []
  },
  "posen": {
   "stage": 3,
   "berlin": false,
   "fortified": false,
   "closes": false,
   "item": true,
   "neighbours": [
    "train-station",
    "warsaw",
    "wolfsschanze"
   ],
   "delivery": {
    "item": "badge",
    "lowers": 3,
    "shared": true,
    "condition": null
   },
   "entering": []
  },
  "warsaw": {
   "stage": 3,
   "berlin": false,
   "fortified": false,
   "closes": true,
   "item": true,
   "neighbours": [
    "posen",
    "wolfsschanze",
    "anlage-sued",
    "treblinka"
   ],
   "delivery": {
    "item": "intel",
    "lowers": 3,
    "shared": true,
    "condition": null
   },
   "entering": []
  },
  "wolfsschanze": {
   "stage": 3,
   "berlin": false,
   "fortified": true,
   "closes": true,
   "item": true,
   "neighbours": [
    "posen",
    "warsaw",
    "riga",
    "treblinka",
    "borisov"
   ],
   "delivery": {
    "item": "keys",
    "lowers": 3,
    "shared": true,
    "condition": null
   },
   "entering": []
  },
  "anlage-sued": {
   "stage": 3,
   "berlin": false,
   "fortified": true,
   "closes": true,
   "item": true,
   "neighbours": [
    "vienna",
    "warsaw",
    "auschwitz",
    "wehrwolf"
   ],
   "delivery": {
    "item": "poison",
    "lowers": 3,
    "shared": true,
    "condition": null
   },
   "entering": []
  },
  "wolfsschlucht": {
   "stage": 4,
   "berlin": false,
   "fortified": true,
   "closes": true,
   "item": true,
   "neighbours": [
    "adlerhorst",
    "paris"
   ],
   "delivery": {
    "item": null,
    "lowers": 2,
    "shared": false,
    "condition": "you are abwehr"
   },
   "entering": []
  },
  "paris": {
   "stage": 4,
   "berlin": false,
   "fortified": false,
   "closes": true,
   "item": false,
   "neighbours": [
    "wolfsschlucht"
   ],
   "delivery": null,
   "entering": [
    "suspicion -3 of you",
    "support +1"
   ]
  },
  "riga": {
   "stage": 4,
   "berlin": false,
   "fortified": false,
   "closes": true,
   "item": true,
   "neighbours": [
    "wolfsschanze",
    "stockholm",
    "wasserburg"
   ],
   "delivery": {
    "item": null,
    "lowers": 2,
    "shared": false,
    "condition": "you are civilian"
   },
   "entering": []
  },
  "stockholm": {
   "stage": 4,
   "berlin": false,
   "fortified": false,
   "closes": true,
   "item": false,
   "neighbours": [
    "riga"
   ],
   "delivery": null,
   "entering": [
    "suspicion +1 of you"
   ]
  },
  "auschwitz": {
   "stage": 4,
   "berlin": false,
   "fortified": false,
   "closes": true,
   "item": false,
   "neighbours": [
    "prague",
    "anlage-sued"
   ],
   "delivery": null,
   "entering": [
    "motivation +2 of you",
    "suspicion +1 of you"
   ]
  },
  "treblinka": {
   "stage": 4,
   "berlin": false,
   "fortified": false,
   "closes": true,
   "item": false,
   "neighbours": [
    "warsaw",
    "wolfsschanze"
   ],
   "delivery": null,
   "entering": [
    "motivation +2 of you",
    "suspicion +1 of you"
   ]
  },
  "borisov": {
   "stage": 5,
   "berlin": false,
   "fortified": false,
   "closes": true,
   "item": true,
   "neighbours": [
    "wolfsschanze",
    "smolensk",
    "wasserburg"
   ],
   "delivery": {
    "item": "map",
    "lowers": 3,
    "shared": true,
    "condition": null
   },
   "entering": []
  },
  "smolensk": {
   "stage": 5,
   "berlin": false,
   "fortified": true,
   "closes": true,
   "item": true,
   "neighbours": [
    "borisov"
   ],
   "delivery": {
    "item": "explosives",
    "lowers": 3,
    "shared": true,
    "condition": null
   },
   "entering": []
  },
  "wasserburg": {
   "stage": 5,
   "berlin": false,
   "fortified": true,
   "closes": true,
   "item": true,
   "neighbours": [
    "riga",
    "borisov"
   ],
   "delivery": {
    "item": "weapons",
    "lowers": 3,
    "shared": true,
    "condition": null
   },
   "entering": []
  },
  "wehrwolf": {
   "stage": 5,
   "berlin": false,
   "fortified": true,
   "closes": true,
   "item": true,
   "neighbours": [
    "anlage-sued"
   ],
   "delivery": {
    "item": null,
    "lowers": 2,
    "shared": false,
    "condition": "you are wehrmacht"
   },
   "entering": []
  }
 },
 "leaders": {
  "hitler": {
   "start": "deutschlandhalle",
   "penalty": [
    "motivation -1 of you"
   ]
  },
  "hess": {
   "start": "hannover",
   "penalty": [
    "discard 1 card of you"
   ]
  },
  "goebbels": {
   "start": "ministry-of-propaganda",
   "penalty": [
    "no ability this turn"
   ]
  },
  "bormann": {
   "start": "nuremberg",
   "penalty": [
    "no conspire this turn"
   ]
  },
  "himmler": {
   "start": "gestapo-hq",
   "penalty": [
    "suspicion +1 of you"
   ]
  },
  "goering": {
   "start": "munich",
   "penalty": [
    "discard 1 item of you"
   ]
  }
 },
 "items": {
  "badge": {
   "copies": 3,
   "plots": [
    "A",
    "B",
    "M"
   ]
  },
  "explosives": {
   "copies": 3,
   "plots": [
    "B",
    "D",
    "E"
   ]
  },
  "intel": {
   "copies": 3,
   "plots": [
    "C",
    "H",
    "L"
   ]
  },
  "keys": {
   "copies": 3,
   "plots": [
    "E",
    "G",
    "M"
   ]
  },
  "map": {
   "copies": 3,
   "plots": [
    "C",
    "D",
    "K"
   ]
  },
  "poison": {
   "copies": 3,
   "plots": [
    "G",
    "K",
    "L"
   ]
  },
  "signature": {
   "copies": 3,
   "plots": [
    "F",
    "J",
    "K"
   ]
  },
  "weapons": {
   "copies": 3,
   "plots": [
    "A",
    "H",
    "J"
   ]
  }
 },
 "cards": {
  "airplane-access": {
   "kind": "action",
   "illegal": false,
   "copies": 2,
   "counts_as": null
  },
  "black-market": {
   "kind": "action",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "black-orchestra": {
   "kind": "action",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "called-away": {
   "kind": "free",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "cover-story": {
   "kind": "action",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "defections-and-dissent": {
   "kind": "ongoing",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "delay-hitler": {
   "kind": "free",
   "illegal": false,
   "copies": 2,
   "counts_as": null
  },
  "distant-contact": {
   "kind": "action",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "dumpster-dive": {
   "kind": "action",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "effective-planning": {
   "kind": "free",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "history-repeats": {
   "kind": "action",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "hitlers-schedule-leaked": {
   "kind": "free",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "infiltrate-secret-ss-bunker": {
   "kind": "action",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "lose-gestapo": {
   "kind": "action",
   "illegal": false,
   "copies": 2,
   "counts_as": null
  },
  "planning-session": {
   "kind": "action",
   "illegal": false,
   "copies": 2,
   "counts_as": null
  },
  "quick-reaction": {
   "kind": "free",
   "illegal": false,
   "copies": 2,
   "counts_as": null
  },
  "safe": {
   "kind": "ongoing",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "slow-news-day": {
   "kind": "free",
   "illegal": false,
   "copies": 2,
   "counts_as": null
  },
  "classified-papers": {
   "kind": "ongoing",
   "illegal": true,
   "copies": 1,
   "counts_as": null
  },
  "concealed-pistol": {
   "kind": "ongoing",
   "illegal": true,
   "copies": 1,
   "counts_as": "weapons"
  },
  "false-safety-report": {
   "kind": "action",
   "illegal": true,
   "copies": 1,
   "counts_as": null
  },
  "forged-documents": {
   "kind": "action",
   "illegal": true,
   "copies": 2,
   "counts_as": null
  },
  "forged-release-orders": {
   "kind": "action",
   "illegal": true,
   "copies": 1,
   "counts_as": null
  },
  "hidden-camera": {
   "kind": "action",
   "illegal": true,
   "copies": 1,
   "counts_as": null
  },
  "inspiring-letter": {
   "kind": "action",
   "illegal": true,
   "copies": 1,
   "counts_as": null
  },
  "intelligence-briefing": {
   "kind": "action",
   "illegal": true,
   "copies": 1,
   "counts_as": null
  },
  "military-secrets": {
   "kind": "action",
   "illegal": true,
   "copies": 2,
   "counts_as": null
  },
  "officer-recruited": {
   "kind": "free",
   "illegal": true,
   "copies": 1,
   "counts_as": null
  },
  "partisan-informant": {
   "kind": "free",
   "illegal": true,
   "copies": 1,
   "counts_as": null
  },
  "war-crimes-evidence": {
   "kind": "action",
   "illegal": true,
   "copies": 2,
   "counts_as": null
  },
  "lone-gunman": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "suitcase-bomb": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "derail-train": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "plane-bomb": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "hidden-bomb": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "coup-detat": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "poison-gas": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "sniper": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "kidnapping": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "poison-parcel": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "poison-food": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  },
  "ambush": {
   "kind": "plot",
   "illegal": false,
   "copies": 1,
   "counts_as": null
  }
 },
 "plots": {
  "lone-gunman": {
   "letter": "A",
   "reaction": false,
   "reckless": true,
   "same_space": true,
   "fortified": null,
   "in_berlin": false,
   "stages": null,
   "away": null,
   "items": [
    "weapons",
    "badge"
   ]
  },
  "suitcase-bomb": {
   "letter": "B",
   "reaction": false,
   "reckless": false,
   "same_space": true,
   "fortified": true,
   "in_berlin": false,
   "stages": null,
   "away": null,
   "items": [
    "explosives",
    "badge"
   ]
  },
  "derail-train": {
   "letter": "C",
   "reaction": true,
   "reckless": false,
   "same_space": false,
   "fortified": null,
   "in_berlin": false,
   "stages": null,
   "away": null,
   "items": [
    "intel",
    "map"
   ]
  },
  "plane-bomb": {
   "letter": "D",
   "reaction": true,
   "reckless": false,
   "same_space": false,
   "fortified": null,
   "in_berlin": false,
   "stages": null,
   "away": null,
   "items": [
    "explosives",
    "map"
   ]
  },
  "hidden-bomb": {
   "letter": "E",
   "reaction": false,
   "reckless": false,
   "same_space": true,
   "fortified": false,
   "in_berlin": false,
   "stages": null,
   "away": null,
   "items": [
    "explosives",
    "keys"
   ]
  },
  "coup-detat": {
   "letter": "F",
   "reaction": false,
   "reckless": false,
   "same_space": true,
   "fortified": null,
   "in_berlin": true,
   "stages": null,
   "away": null,
   "items": [
    "signature"
   ]
  },
  "poison-gas": {
   "letter": "G",
   "reaction": false,
   "reckless": false,
   "same_space": true,
   "fortified": true,
   "in_berlin": false,
   "stages": null,
   "away": null,
   "items": [
    "poison",
    "keys"
   ]
  },
  "sniper": {
   "letter": "H",
   "reaction": false,
   "reckless": true,
   "same_space": true,
   "fortified": null,
   "in_berlin": false,
   "stages": null,
   "away": null,
   "items": [
    "weapons",
    "intel"
   ]
  },
  "kidnapping": {
   "letter": "J",
   "reaction": false,
   "reckless": false,
   "same_space": true,
   "fortified": null,
   "in_berlin": false,
   "stages": [
    1,
    2
   ],
   "away": null,
   "items": [
    "weapons",
    "signature"
   ]
  },
  "poison-parcel": {
   "letter": "K",
   "reaction": false,
   "reckless": false,
   "same_space": false,
   "fortified": false,
   "in_berlin": false,
   "stages": null,
   "away": 1,
   "items": [
    "signature",
    "poison",
    "map"
   ]
  },
  "poison-food": {
   "letter": "L",
   "reaction": false,
   "reckless": false,
   "same_space": true,
   "fortified": null,
   "in_berlin": true,
   "stages": null,
   "away": null,
   "items": [
    "poison",
    "intel"
   ]
  },
  "ambush": {
   "letter": "M",
   "reaction": false,
   "reckless": false,
   "same_space": true,
   "fortified": null,
   "in_berlin": false,
   "stages": [
    3,
    4,
    5
   ],
   "away": null,
   "items": [
    "keys",
    "badge"
   ]
  }
 },
 "events": {
  "parade-in-berlin": {
   "stage": 1,
   "kind": "standard",
   "copies": 1,
   "eagles": -2,
   "effects": [
    "move hitler goebbels hess to zeughaus",
    "suspicion -1 of all wehrmacht in berlin"
   ],
   "lasts": true
  },
  "visit-from-goebbels-1": {
   "stage": 1,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move goebbels to the nearest conspirator"
   ],
   "lasts": false
  },
  "party-rally-1": {
   "stage": 1,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move hitler deputies to nuremberg"
   ],
   "lasts": false
  },
  "leadership-dispute": {
   "stage": 1,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move bormann to hannover",
    "move goering to tannenberg",
    "move himmler to nuremberg"
   ],
   "lasts": false
  },
  "visit-from-himmler-1": {
   "stage": 1,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move himmler to the nearest conspirator"
   ],
   "lasts": false
  },
  "kristallnacht": {
   "stage": 1,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "motivation +1 of all",
    "move hitler deputies to start"
   ],
   "lasts": false
  },
  "berlin-speech": {
   "stage": 1,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support to start",
    "move hitler goebbels to sportpalast",
    "suspicion -1 of one in berlin"
   ],
   "lasts": false
  },
  "assassin-caught-1": {
   "stage": 1,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "suspicion up to high of the nearest to hitler",
    "move hitler to chancellery"
   ],
   "lasts": false
  },
  "gestapo-investigation": {
   "stage": 1,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "suspicion +1 of all"
   ],
   "lasts": false
  },
  "munich-agreement": {
   "stage": 1,
   "kind": "key",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "remove 2 events"
   ],
   "lasts": false
  },
  "blomberg-fritsch-affair": {
   "stage": 1,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "move goering to chancellery"
   ],
   "lasts": false
  },
  "the-anschluss": {
   "stage": 1,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "move hitler goering to munich"
   ],
   "lasts": false
  },
  "assassin-caught-2": {
   "stage": 2,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "suspicion up to high of the nearest to hitler",
    "move hitler to chancellery"
   ],
   "lasts": false
  },
  "strategy-session-a": {
   "stage": 2,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move himmler goering hess to adlerhorst"
   ],
   "lasts": false
  },
  "strategy-session-b": {
   "stage": 2,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move bormann goebbels to munich",
    "reveal munich"
   ],
   "lasts": false
  },
  "visit-from-hess": {
   "stage": 2,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move hess to the nearest conspirator"
   ],
   "lasts": false
  },
  "gestapo-raid-2": {
   "stage": 2,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "raid"
   ],
   "lasts": false
  },
  "anti-semitic-laws": {
   "stage": 2,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "motivation +1 of all"
   ],
   "lasts": false
  },
  "visit-from-bormann-2": {
   "stage": 2,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move bormann to the nearest conspirator"
   ],
   "lasts": false
  },
  "party-rally-2": {
   "stage": 2,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support to start",
    "move hitler deputies to nuremberg"
   ],
   "lasts": true
  },
  "invasion-of-poland": {
   "stage": 2,
   "kind": "key",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +2"
   ],
   "lasts": false
  },
  "nazi-soviet-pact": {
   "stage": 2,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "move bormann hess to berghof"
   ],
   "lasts": false
  },
  "sudetenland-occupation": {
   "stage": 2,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1"
   ],
   "lasts": false
  },
  "czechoslovakia-invaded": {
   "stage": 2,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "move hitler to vienna",
    "reveal vienna"
   ],
   "lasts": false
  },
  "visit-from-hitler-3": {
   "stage": 3,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move hitler to the nearest conspirator"
   ],
   "lasts": false
  },
  "berghof-retreat-3": {
   "stage": 3,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move hitler himmler goebbels bormann to berghof"
   ],
   "lasts": false
  },
  "visit-from-goering-3": {
   "stage": 3,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move goering to the nearest conspirator"
   ],
   "lasts": false
  },
  "gestapo-raid-3": {
   "stage": 3,
   "kind": "standard",
   "copies": 2,
   "eagles": 0,
   "effects": [
    "raid"
   ],
   "lasts": false
  },
  "jews-targeted": {
   "stage": 3,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "motivation +1 of all",
    "move himmler to warsaw",
    "reveal warsaw"
   ],
   "lasts": false
  },
  "london-bombed": {
   "stage": 3,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "move hess to prague",
    "reveal prague"
   ],
   "lasts": false
  },
  "germany-bombed": {
   "stage": 3,
   "kind": "standard",
   "copies": 1,
   "eagles": 1,
   "effects": [
    "support +1"
   ],
   "lasts": true
  },
  "western-offensive": {
   "stage": 3,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "send all wehrmacht to adlerhorst"
   ],
   "lasts": false
  },
  "sea-lion-postponed": {
   "stage": 3,
   "kind": "key",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "motivation -1 of all"
   ],
   "lasts": false
  },
  "invasion-of-norway": {
   "stage": 3,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1"
   ],
   "lasts": false
  },
  "fall-of-paris": {
   "stage": 3,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support up to 5",
    "motivation -1 of all"
   ],
   "lasts": false
  },
  "visit-from-himmler-4": {
   "stage": 4,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move himmler to the nearest conspirator",
    "motivation -1 of all wehrmacht"
   ],
   "lasts": false
  },
  "war-conference": {
   "stage": 4,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move hitler deputies to anlage-sued",
    "reveal anlage-sued"
   ],
   "lasts": false
  },
  "gestapo-raid-4": {
   "stage": 4,
   "kind": "standard",
   "copies": 2,
   "eagles": 0,
   "effects": [
    "raid"
   ],
   "lasts": false
  },
  "hess-leaves-germany": {
   "stage": 4,
   "kind": "standard",
   "copies": 1,
   "eagles": -1,
   "effects": [
    "support -2",
    "hess leaves the game"
   ],
   "lasts": true
  },
  "visit-from-goebbels-4": {
   "stage": 4,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move goebbels to the nearest conspirator",
    "motivation -1 of all civilian"
   ],
   "lasts": false
  },
  "afrika-korps": {
   "stage": 4,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "move bormann goebbels to prague"
   ],
   "lasts": false
  },
  "yugoslavia-surrenders": {
   "stage": 4,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "move himmler to paris"
   ],
   "lasts": false
  },
  "pearl-harbor-attack": {
   "stage": 4,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support -1",
    "remove 3 events",
    "hess leaves the game"
   ],
   "lasts": false
  },
  "fall-of-kiev": {
   "stage": 4,
   "kind": "key",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +2"
   ],
   "lasts": false
  },
  "operation-barbarossa": {
   "stage": 4,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "move goering to posen"
   ],
   "lasts": false
  },
  "hitler-assumes-command": {
   "stage": 4,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support -1",
    "move hitler to wolfsschanze",
    "reveal wolfsschanze"
   ],
   "lasts": false
  },
  "visit-from-bormann-5": {
   "stage": 5,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move bormann to the nearest conspirator",
    "arrest the visited alone"
   ],
   "lasts": false
  },
  "visit-from-goering-5": {
   "stage": 5,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move goering to the nearest conspirator",
    "motivation -1 of all abwehr"
   ],
   "lasts": false
  },
  "casablanca-conference": {
   "stage": 5,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "motivation -1 of all",
    "discard 1 card of all"
   ],
   "lasts": false
  },
  "gestapo-raid-5": {
   "stage": 5,
   "kind": "standard",
   "copies": 2,
   "eagles": 0,
   "effects": [
    "raid"
   ],
   "lasts": false
  },
  "heydrich-assassinated": {
   "stage": 5,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "move hitler deputies to chancellery",
    "arrest all in prague at high or more"
   ],
   "lasts": false
  },
  "berghof-retreat-5": {
   "stage": 5,
   "kind": "standard",
   "copies": 1,
   "eagles": -1,
   "effects": [
    "move hitler bormann goebbels to berghof"
   ],
   "lasts": true
  },
  "rommel-defeated": {
   "stage": 5,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support -1",
    "remove 2 events"
   ],
   "lasts": false
  },
  "russian-setback": {
   "stage": 5,
   "kind": "key",
   "copies": 1,
   "eagles": 1,
   "effects": [
    "support -1",
    "remove 2 events"
   ],
   "lasts": true
  },
  "visit-to-the-front": {
   "stage": 5,
   "kind": "important",
   "copies": 1,
   "eagles": -2,
   "effects": [
    "move hitler goebbels to smolensk",
    "reveal smolensk"
   ],
   "lasts": true
  },
  "eastern-push": {
   "stage": 5,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "send all wehrmacht to borisov"
   ],
   "lasts": false
  },
  "lebensraum": {
   "stage": 5,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "motivation +1 of all",
    "move himmler to wasserburg",
    "reveal wasserburg"
   ],
   "lasts": false
  },
  "visit-from-hitler-6": {
   "stage": 6,
   "kind": "standard",
   "copies": 1,
   "eagles": -2,
   "effects": [
    "move hitler to the nearest conspirator"
   ],
   "lasts": true
  },
  "slow-retreat": {
   "stage": 6,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "conspirators and deputies retreat"
   ],
   "lasts": false
  },
  "gestapo-raid-6": {
   "stage": 6,
   "kind": "standard",
   "copies": 3,
   "eagles": 0,
   "effects": [
    "raid"
   ],
   "lasts": false
  },
  "berlin-bombed": {
   "stage": 6,
   "kind": "standard",
   "copies": 1,
   "eagles": 1,
   "effects": [
    "move hitler to chancellery"
   ],
   "lasts": true
  },
  "warsaw-ghetto-uprising": {
   "stage": 6,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "nothing"
   ],
   "lasts": true
  },
  "stalingrad-surrounded": {
   "stage": 6,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support to start"
   ],
   "lasts": false
  },
  "wolfpacks": {
   "stage": 6,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "move bormann goebbels to wolfsschlucht"
   ],
   "lasts": false
  },
  "sicily-invaded": {
   "stage": 6,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support -1",
    "move hitler to chancellery",
    "send all abwehr to chancellery"
   ],
   "lasts": false
  },
  "fortress-europa": {
   "stage": 6,
   "kind": "key",
   "copies": 1,
   "eagles": -1,
   "effects": [
    "support up to 5",
    "remove 2 events"
   ],
   "lasts": true
  },
  "kursk-recaptured": {
   "stage": 6,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support -1",
    "move hitler to anlage-sued",
    "move bormann to posen"
   ],
   "lasts": false
  },
  "v-2-rocket-attack": {
   "stage": 7,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1",
    "motivation +1 of all",
    "move goering to hannover",
    "move bormann to berghof"
   ],
   "lasts": false
  },
  "gestapo-raid-7": {
   "stage": 7,
   "kind": "standard",
   "copies": 3,
   "eagles": 0,
   "effects": [
    "raid"
   ],
   "lasts": false
  },
  "fuehrer-bunker": {
   "stage": 7,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "suspicion +1 of all",
    "move hitler to chancellery"
   ],
   "lasts": false
  },
  "operation-overlord": {
   "stage": 7,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support to start",
    "move goebbels to ministry-of-propaganda"
   ],
   "lasts": false
  },
  "gothic-line": {
   "stage": 7,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support +1"
   ],
   "lasts": false
  },
  "rommel-executed": {
   "stage": 7,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support -1",
    "move himmler to chancellery"
   ],
   "lasts": false
  },
  "documents-located": {
   "stage": 7,
   "kind": "standard",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "the game is lost"
   ],
   "lasts": false
  },
  "fall-of-rome": {
   "stage": 7,
   "kind": "key",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "support -1"
   ],
   "lasts": false
  },
  "final-conscription": {
   "stage": 7,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "draw up to 2 of all"
   ],
   "lasts": false
  },
  "anzio-landing": {
   "stage": 7,
   "kind": "important",
   "copies": 1,
   "eagles": 0,
   "effects": [
    "abwehr lose their abilities"
   ],
   "lasts": false
  }
 },
 "sheets": {
  "beck": {
   "affiliation": "wehrmacht",
   "abilities": []
  },
  "bonhoeffer": {
   "affiliation": "abwehr",
   "abilities": [
    {
     "name": "inspire",
     "once": true
    }
   ]
  },
  "canaris": {
   "affiliation": "abwehr",
   "abilities": [
    {
     "name": "divert",
     "once": false
    }
   ]
  },
  "goerdeler": {
   "affiliation": "civilian",
   "abilities": []
  },
  "kordt": {
   "affiliation": "civilian",
   "abilities": [
    {
     "name": "foresee",
     "once": false
    }
   ]
  },
  "olbricht": {
   "affiliation": "wehrmacht",
   "abilities": [
    {
     "name": "march",
     "once": false
    },
    {
     "name": "order",
     "once": false
    }
   ]
  },
  "oster": {
   "affiliation": "abwehr",
   "abilities": []
  },
  "stauffenberg": {
   "affiliation": "wehrmacht",
   "abilities": []
  },
  "tresckow": {
   "affiliation": "wehrmacht",
   "abilities": [
    {
     "name": "seize",
     "once": false
    },
    {
     "name": "scout",
     "once": false
    }
   ]
  }
 },
 "interrogations": [
  "the-accomplice",
  "the-address-book",
  "the-broken-oath",
  "the-loyal-soldier",
  "the-storeroom",
  "the-street-list",
  "the-long-night",
  "the-silenced-crowd",
  "the-watchers",
  "the-motorcade",
  "the-betrayed-plan",
  "the-next-cell",
  "the-search-warrant",
  "the-signed-confession",
  "the-propaganda-reel",
  "the-early-hour",
  "the-travel-ban",
  "the-chaplain",
  "the-old-comrade",
  "the-photograph",
  "the-divided-house",
  "the-double-agent",
  "the-ration-card",
  "the-last-visit"
 ],
 "limits": {
  "stages": 7,
  "dice": 10,
  "dissent": 3,
  "support": 7,
  "motivations": [
   "timid",
   "skeptical",
   "motivated",
   "committed",
   "reckless"
  ],
  "suspicions": [
   "low",
   "medium",
   "high",
   "extreme"
  ],
  "betrayed_by": {
   "low": 3,
   "medium": 2,
   "high": 1,
   "extreme": 1
  }
 },
 "words": {}
};
