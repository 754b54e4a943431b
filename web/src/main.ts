import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import { router } from "./lib/router.svelte";
import { words } from "./lib/words.svelte";

prefs.begin();
router.begin();
void words.begin().then(() => mount(App, { target: document.getElementById("app")! }));
