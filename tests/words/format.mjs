// Formats every sentence with sample values, as the page does. Reads {file, samples} from standard input and writes
// {key: [text, ...]}: what Python says must be the same, to the letter.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { bundle: home, language, file, samples } = JSON.parse(readFileSync(0, "utf8"));
const { FluentBundle, FluentResource } = createRequire(home)("@fluent/bundle");
const bundle = new FluentBundle(language, { useIsolating: false });
const faults = bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
const texts = {};
for (const [key, values] of Object.entries(samples)) {
  const [name, attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  texts[key] = values.map((args) => {
    const errors = [];
    const text = pattern ? bundle.formatPattern(pattern, args, errors) : "MISSING";
    return errors.length > 0 ? `ERROR ${errors.join("; ")}` : text;
  });
}
process.stdout.write(JSON.stringify({ faults: faults.map(String), texts }));
