// Puts into a language what the games tell, as the page does. Reads {bundle, language, locale, file, names, told} from
// standard input and writes the sentences: what Python says must be the same, to the letter.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tell } from "../../web/src/lib/tell.ts";

const { bundle: home, language, locale, file, names, told } = JSON.parse(readFileSync(0, "utf8"));
const { FluentBundle, FluentResource } = createRequire(home)("@fluent/bundle");
const bundle = new FluentBundle(language, { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync(file, "utf8")));

function pattern(key) {
  const [name, attribute] = key.split(".");
  const message = bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

const words = {
  has: (key) => pattern(key) !== null,
  say: (key, args) => {
    const errors = [];
    const text = pattern(key) === null ? "MISSING" : bundle.formatPattern(pattern(key), args, errors);
    return errors.length > 0 ? `ERROR ${errors.join("; ")}` : text;
  },
  list: (items) => new Intl.ListFormat(locale, { type: "conjunction" }).format(items),
};

process.stdout.write(JSON.stringify(told.map((one) => tell(one, (seat) => names[seat], words))));
