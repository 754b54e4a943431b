import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { persist } from "./lib/later.svelte";
import { prefs } from "./lib/prefs.svelte";
import { router } from "./lib/router.svelte";
import { screens } from "./lib/screens";
import { whenIdle } from "./lib/soon";
import { words } from "./lib/words.svelte";

prefs.begin();
router.begin();
const { screen } = router.route;
if (screen !== "nowhere") void screens[screen](); // on its way together with the words
void persist(() => words.begin()).then(() => {
  mount(App, { target: document.getElementById("app")! });
  whenIdle(() => void words.need("errors").catch(() => undefined)); // asked for again when one is to be told
});
